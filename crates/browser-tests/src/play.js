// Plays a game by clicking, for a while. `order` says what is wanted, when to stop, and where the dice are.

const [order, done] = arguments;
const choices = ".offer, .pick:enabled, .fc.pick";
const curtain = "#open-curtain";
const ends = performance.now() + order.time;
let dice = BigInt(order.dice);
let clicks = 0;

const isReached = () => order.until !== null && find(order.until) !== null;
const canGoOn = () => isReached() || find(`${choices}, #score, ${curtain}`) !== null;
const wanted = () => document.evaluate(order.wanted, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue;
const any = () => {
  const all = document.querySelectorAll(choices);
  dice = BigInt.asUintN(64, dice * 6364136223846793005n + 1442695040888963407n);
  return all[Number(dice >> 33n) % all.length];
};

// Clicks one thing that can be done; says why nothing comes of it, if so.
const step = async () => {
  const toOpen = find(curtain);
  const chosen = toOpen ?? wanted() ?? any();
  if (!chosen?.classList.contains("offer")) {
    if (chosen) click(chosen);
    await frame();
    return undefined;
  }
  await landed();
  const before = chosen.isConnected ? moveNumber() : undefined;
  // What is covered, or gone by now, is looked for again.
  if (before === undefined || !click(chosen)) {
    await frame();
    return undefined;
  }
  if (!await answered(before, order.patience)) return "the table did not answer";
  await frame();
  return undefined;
};

const play = async () => {
  for (;;) {
    if (isReached()) return "reached";
    if (find("#score")) return "over";
    if (clicks === order.clicks || performance.now() > ends) return "paused";
    if (!await until(canGoOn, order.pause)) return "idle";
    if (isReached() || find("#score")) continue;
    const wrong = await step();
    if (wrong) return wrong;
    clicks += 1;
  }
};

play().then(
  (end) => done({ end, clicks, dice: dice.toString() }),
  (error) => done({ end: String(error), clicks, dice: dice.toString() }),
);
