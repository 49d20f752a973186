// Runs in the page, before each script of a story that waits there.

const find = (selector) => document.querySelector(selector);
const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
const moveNumber = () => find("[data-move], #open-curtain")?.getAttribute("data-move");

// Waits until something is so; false if it never is.
const until = (isSo, patience) => new Promise((resolve) => {
  if (isSo()) return resolve(true);
  const end = (found) => {
    observer.disconnect();
    clearTimeout(timer);
    resolve(found);
  };
  const observer = new MutationObserver(() => { if (isSo()) end(true); });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
  const timer = setTimeout(() => end(isSo()), patience);
});

// Waits until nothing flies: a click on a card in flight may press the button on it and let go beside it. What glows or
// turns without end is made by a sheet, what flies is not.
const landed = async () => {
  for (;;) {
    const flying = document.getAnimations().filter((one) => !(one instanceof CSSAnimation));
    if (!flying.length) return;
    await Promise.allSettled(flying.map((one) => one.finished));
    await frame();
  }
};

// Waits until an element does not move, nor what it lies in: a sheet that slides in has other buttons there meanwhile.
const atRest = async (element) => {
  const ends = (one) => one.effect.getComputedTiming().endTime < Infinity;
  for (;;) {
    const moving = document.getAnimations().filter((one) => one.effect?.target?.contains(element) && ends(one));
    if (!moving.length) return;
    await Promise.allSettled(moving.map((one) => one.finished));
    await frame();
  }
};

// Waits until another move than this one is shown, or the screen is to be handed over.
const answered = (before, patience) => until(
  () => [...document.querySelectorAll("[data-move], #open-curtain")].some((one) => one.getAttribute("data-move") !== before),
  patience,
);

// The point where a pointer would press an element: nothing if it is hidden, or if something lies over it.
const pointOn = (element) => {
  const inView = () => {
    const [box] = element.getClientRects();
    if (!box || !box.width || !box.height) return undefined;
    const left = Math.max(0, box.left), right = Math.min(innerWidth, box.right);
    const top = Math.max(0, box.top), bottom = Math.min(innerHeight, box.bottom);
    return left < right && top < bottom ? { clientX: (left + right) / 2, clientY: (top + bottom) / 2 } : undefined;
  };
  const isOn = (point) => point && element.contains(document.elementFromPoint(point.clientX, point.clientY));
  let point = inView();
  if (isOn(point)) return point;
  element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  point = inView();
  return isOn(point) ? point : undefined;
};

// Clicks an element as a mouse does; says whether it could.
const click = (element) => {
  const point = pointOn(element);
  if (!point) return false;
  const target = document.elementFromPoint(point.clientX, point.clientY);
  const press = { ...point, bubbles: true, cancelable: true, composed: true, button: 0, detail: 1, view: window };
  const pointer = { ...press, pointerId: 1, pointerType: "mouse", isPrimary: true };
  target.dispatchEvent(new PointerEvent("pointerdown", { ...pointer, buttons: 1 }));
  if (target.dispatchEvent(new MouseEvent("mousedown", { ...press, buttons: 1 }))) {
    const focusable = target.closest("a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex]");
    if (focusable) focusable.focus({ preventScroll: true });
    else document.activeElement?.blur();
  }
  target.dispatchEvent(new PointerEvent("pointerup", pointer));
  target.dispatchEvent(new MouseEvent("mouseup", press));
  if (target.closest(":disabled")) return true;
  target.dispatchEvent(new MouseEvent("click", press));
  return true;
};
