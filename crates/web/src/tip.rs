//! What a thing is and does, told beside it: to whoever points at it, comes to it by keyboard, or rests a finger on it.
//!
//! The text is its `data-tip`. One can point at the text itself, and Escape sends it away (WCAG 1.4.13).

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, Event, EventTarget, HtmlElement, KeyboardEvent, PointerEvent};

use crate::room::room;

/// How long one points at a thing, or rests a finger on it, before it is told of, in milliseconds.
const DELAY: u64 = 450;
/// How long the text stays when the pointer has left, so that it can get there.
const LEAVE: u64 = 160;
/// How far a finger may stray, in pixels.
const STRAY: f64 = 7.0;
/// How far the text is from its thing and from the window's edge.
const GAP: f64 = 8.0;

/// The one text that is shown, in the element with the id `tip`.
#[derive(Default)]
pub(crate) struct Tip {
    /// What will be told of next.
    wanted: RefCell<Option<Element>>,
    timer: Cell<Option<TimeoutHandle>>,
    /// Where a finger rests.
    finger: Cell<Option<(f64, f64)>>,
    by_key: Cell<bool>,
    /// Since a finger touched, no mouse has moved: browsers make up one that follows the finger.
    by_finger: Cell<bool>,
    /// A finger that read something does not click as it leaves.
    read: Cell<bool>,
}

/// The element or the nearest around it that the selector finds.
pub(crate) fn around(target: Option<EventTarget>, selector: &str) -> Option<Element> {
    target?.dyn_into::<Element>().ok()?.closest(selector).ok().flatten()
}

fn text() -> Option<HtmlElement> {
    document().query_selector("#tip").ok()??.dyn_into().ok()
}

fn is_hidden() -> bool {
    text().is_none_or(|text| text.hidden())
}

impl Tip {
    /// Listens as long as its owner lives.
    pub(crate) fn new() -> Rc<Self> {
        let tip = Rc::new(Self::default());
        let events = [
            "pointerover",
            "pointerdown",
            "pointermove",
            "pointerup",
            "pointercancel",
            "focusin",
            "keydown",
            "contextmenu",
        ];
        let listeners = events.map(|name| {
            let tip = Rc::clone(&tip);
            window_event_listener_untyped(name, move |event| tip.hear(&event))
        });
        on_cleanup(move || listeners.into_iter().for_each(WindowListenerHandle::remove));
        tip
    }

    /// Whether a click only ends the reading.
    pub(crate) fn takes_click(&self) -> bool {
        self.read.take()
    }

    /// Whether a finger was used last.
    pub(crate) fn is_by_finger(&self) -> bool {
        self.by_finger.get()
    }

    /// Goes away with the thing it tells of.
    pub(crate) fn check(self: &Rc<Self>) {
        if self.wanted.borrow().as_ref().is_some_and(|of| !of.is_connected()) {
            self.want(None, 0);
        }
    }

    fn hear(self: &Rc<Self>, event: &Event) {
        let pointer = event.dyn_ref::<PointerEvent>();
        let is_finger = pointer.is_some_and(|pointer| pointer.pointer_type() == "touch");
        let at = pointer.map_or((0.0, 0.0), |pointer| (pointer.client_x().into(), pointer.client_y().into()));
        let thing = || around(event.target(), "[data-tip]");
        match event.type_().as_str() {
            "pointerover" if is_finger || self.by_finger.get() => {}
            "pointerover" if around(event.target(), "#tip").is_some() => self.stop(),
            "pointerover" => {
                // The text of a phone's card would lie on the buttons below it: it is for fingers alone.
                let of = thing().filter(|of| !of.matches(".fc").unwrap_or(false));
                let after = if of.is_some() { DELAY } else { LEAVE };
                if of.is_none() || *self.wanted.borrow() != of || is_hidden() {
                    self.want(of, after);
                }
            }
            "pointerdown" => {
                self.by_key.set(false);
                self.by_finger.set(is_finger);
                self.read.set(false);
                self.want(None, 0);
                if is_finger {
                    self.finger.set(Some(at));
                    self.want(thing(), DELAY);
                }
            }
            "pointermove" => {
                self.by_finger.set(is_finger);
                let strays = |from: (f64, f64)| (from.0 - at.0).hypot(from.1 - at.1) > STRAY;
                if self.finger.get().is_some_and(strays) {
                    self.finger.set(None);
                    self.want(None, 0);
                }
            }
            // What was read until now stays until the next touch.
            "pointerup" | "pointercancel" if self.finger.take().is_some() && is_hidden() => {
                self.want(None, 0);
            }
            "focusin" if self.by_key.get() => {
                self.want(around(event.target(), "[data-tip]:focus:not(.fc)"), 0);
            }
            "keydown" => {
                self.by_key.set(true);
                let escapes = event.dyn_ref::<KeyboardEvent>().is_some_and(|event| event.key() == "Escape");
                if escapes && !is_hidden() {
                    event.prevent_default();
                    event.stop_immediate_propagation();
                    self.want(None, 0);
                }
            }
            "contextmenu" if self.finger.get().is_some() => event.prevent_default(),
            _ => {}
        }
    }

    fn stop(&self) {
        if let Some(timer) = self.timer.take() {
            timer.clear();
        }
    }

    /// Tells of this after a while, or of nothing.
    fn want(self: &Rc<Self>, of: Option<Element>, after: u64) {
        self.stop();
        self.wanted.replace(of);
        if after == 0 {
            return self.show();
        }
        let tip = Rc::clone(self);
        let timer = set_timeout_with_handle(move || tip.show(), Duration::from_millis(after));
        self.timer.set(timer.ok());
    }

    fn show(&self) {
        let Some(text) = text() else { return };
        let of = self.wanted.borrow().clone().filter(|of| of.is_connected());
        text.set_hidden(of.is_none());
        let Some(of) = of else { return };
        text.set_text_content(of.get_attribute("data-tip").as_deref());
        self.read.set(self.finger.get().is_some());
        let (thing, own) = (of.get_bounding_client_rect(), text.get_bounding_client_rect());
        let (wide, high) = room();
        let middle = thing.left() + (thing.width() - own.width()) / 2.0;
        let below = thing.bottom() + GAP;
        let above = thing.top() - own.height() - GAP;
        // A finger hides what is below it.
        let first = if self.read.get() { above } else { below };
        let fits = |top: f64| top >= GAP && top + own.height() + GAP <= high;
        let top = [first, below, above].into_iter().find(|&top| fits(top)).unwrap_or(GAP);
        let style = text.style();
        let left = middle.min(wide - own.width() - GAP).max(GAP);
        let _ = style.set_property("transform", &format!("translate({left:.0}px,{top:.0}px)"));
    }
}
