//! Things fly from where they were to where they are.
//!
//! Elements that are the same thing carry the same `data-key`. Their places are read before a new picture is drawn,
//! and afterwards they travel from there. A thing that was nowhere comes from the key that `data-from` names, or
//! opens, if it has `data-opens`. One with `data-closes` closes where it was before it flies. What is used up leaves a
//! ghost, which flies to where it was used.

use std::collections::HashMap;
use std::time::Duration;

use leptos::prelude::set_timeout;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::js_sys::{Array, Function, JSON, Reflect};
use web_sys::{DomRect, Element};

use crate::morph::KEY;

/// How long a flight takes, in milliseconds.
const FLIGHT: u32 = 280;
/// How long a thing takes to open.
const OPENING: u32 = 220;
/// How long a ghost flies.
const GHOST: u32 = 200;
/// Things close after the ghosts have come, and fly when they are closed; all of it takes so long.
const CLOSING: u32 = 640;
/// Quick at first.
const EASE: &str = "cubic-bezier(.2,.8,.2,1)";
/// How far a thing must have gone for a flight, in pixels.
const NEAR: f64 = 3.0;

/// What a screen has while something flies.
const FLYING: &str = "data-flying";

/// Where everything was.
pub(crate) struct Places(HashMap<String, DomRect>);

impl Places {
    /// Reads where everything with a key is now.
    pub(crate) fn read(root: &Element) -> Self {
        let all = keyed(root);
        Self(all.into_iter().map(|(key, element)| (key, element.get_bounding_client_rect())).collect())
    }

    /// Lets everything that is elsewhere now fly there.
    pub(crate) fn fly(&self, root: &Element) {
        if is_reduced() {
            return;
        }
        let all = keyed(root);
        let closes = |key: &str, element: &Element| {
            let was = self.0.get(key);
            element.has_attribute("data-closes")
                && was.is_some_and(|was| was.width() > 1.5 * element.get_bounding_client_rect().width())
        };
        let closing = all.iter().any(|(key, element)| closes(key, element));
        // Nothing in flight is cut off at the edge of its box.
        let _ = root.set_attribute(FLYING, "");
        let landed = root.clone();
        set_timeout(
            move || {
                let _ = landed.remove_attribute(FLYING);
            },
            Duration::from_millis(CLOSING.into()),
        );
        for (key, element) in all {
            let from = element.get_attribute("data-from");
            let was = self.0.get(&key).or_else(|| self.0.get(from.as_deref()?));
            match was {
                Some(was) => fly(&element, was, closes(&key, &element)),
                None if element.has_attribute("data-opens") => open(&element, closing),
                None => {}
            }
        }
    }
}

/// What is used up, where it was and where it goes.
pub(crate) struct Ghosts(Vec<(Element, DomRect, DomRect)>);

impl Ghosts {
    /// Takes the likeness of what the first selectors find, to fly to what the second ones find.
    pub(crate) fn of(root: &Element, flights: &[(String, String)]) -> Self {
        let likeness = |(what, place): &(String, String)| {
            let what = root.query_selector(what).ok()??;
            let place = root.query_selector(place).ok()??;
            let ghost = what.clone_node_with_deep(true).ok()?.dyn_into().ok()?;
            Some((ghost, what.get_bounding_client_rect(), place.get_bounding_client_rect()))
        };
        Self(if is_reduced() { Vec::new() } else { flights.iter().filter_map(likeness).collect() })
    }

    /// Lets them fly in a layer above everything, and vanish.
    pub(crate) fn fly(self, layer: &Element) {
        for (ghost, was, place) in self.0 {
            let (x, y, size) = (was.x(), was.y(), was.width());
            let style =
                format!("position:fixed;left:{x:.1}px;top:{y:.1}px;width:{size:.1}px;height:{size:.1}px");
            // The page's policy allows no style as an attribute. Drawings have a style as other elements do.
            ghost.unchecked_ref::<web_sys::HtmlElement>().style().set_css_text(&style);
            let _ = layer.append_child(&ghost);
            let ((x, y), (to_x, to_y)) = (middle(&was), middle(&place));
            let (across, down) = (to_x - x, to_y - y);
            let frames =
                format!(r#"[{{"transform":"none"}},{{"transform":"translate({across:.1}px,{down:.1}px)"}}]"#);
            animate(&ghost, &frames, GHOST, 0, EASE);
            set_timeout(move || ghost.remove(), Duration::from_millis(GHOST.into()));
        }
    }
}

/// Whether the person at the screen wants nothing to travel.
pub(crate) fn is_reduced() -> bool {
    crate::preferences::is_still()
}

fn keyed(root: &Element) -> Vec<(String, Element)> {
    let Ok(found) = root.query_selector_all(&format!("[{KEY}]:not(.drag)")) else { return Vec::new() };
    let elements = (0..found.length()).filter_map(|index| found.get(index)?.dyn_into::<Element>().ok());
    elements.filter_map(|element| Some((element.get_attribute(KEY)?, element))).collect()
}

fn middle(rect: &DomRect) -> (f64, f64) {
    (rect.x() + rect.width() / 2.0, rect.y() + rect.height() / 2.0)
}

fn fly(element: &Element, was: &DomRect, closes: bool) {
    let now = element.get_bounding_client_rect();
    let ((old_x, old_y), (x, y)) = (middle(was), middle(&now));
    let (across, down) = (old_x - x, old_y - y);
    let is_somewhere = was.width() > 0.0 && now.width() > 0.0;
    if !is_somewhere || (across.abs() < NEAR && down.abs() < NEAR) {
        return;
    }
    // A parent may be drawn larger or smaller than it says; the flight happens inside it.
    let drawn = element.dyn_ref::<web_sys::HtmlElement>().map_or(0, web_sys::HtmlElement::offset_width);
    let zoom = if drawn > 0 { now.width() / f64::from(drawn) } else { 1.0 };
    let (across, down, scale) = (across / zoom, down / zoom, (was.width() / now.width()).clamp(0.2, 5.0));
    let start = format!("translate({across:.1}px,{down:.1}px) scale({scale:.3})");
    let between = if closes {
        let shut = format!("{start} scaleX(.04)");
        // What is written on it would be far too large.
        if let Some(plate) = element.last_element_child() {
            let frames = r#"[{"opacity":0},{"opacity":0,"offset":0.62},{"opacity":1}]"#;
            animate(&plate, frames, CLOSING, 0, "linear");
        }
        format!(r#"{{"transform":"{start}","offset":0.32}},{{"transform":"{shut}","offset":0.62}},"#)
    } else if element.has_attribute("data-opens") {
        // Two that change places pass each other.
        let (x, y) = (across * 0.5 - down * 0.2, down * 0.5 + across * 0.2);
        format!(r#"{{"transform":"translate({x:.1}px,{y:.1}px)"}},"#)
    } else {
        String::new()
    };
    let frames = format!(r#"[{{"transform":"{start}"}},{between}{{"transform":"none"}}]"#);
    let frames = frames.replace('}', r#","zIndex":20}"#);
    let (duration, easing) = if closes { (CLOSING, "linear") } else { (FLIGHT, EASE) };
    animate(element, &frames, duration, 0, easing);
}

/// It waits until the one before it has closed.
fn open(element: &Element, waits: bool) {
    let frames = r#"[{"transform":"scaleX(.04)","opacity":0},{"transform":"none","opacity":1}]"#;
    animate(element, frames, OPENING, if waits { CLOSING - OPENING } else { 0 }, EASE);
}

/// `Element.animate` is called by its name, as the bindings count it among what may still change.
fn animate(element: &Element, frames: &str, duration: u32, delay: u32, easing: &str) {
    let run = || -> Result<(), JsValue> {
        let options =
            format!(r#"{{"duration":{duration},"delay":{delay},"fill":"backwards","easing":"{easing}"}}"#);
        let arguments = Array::of2(&JSON::parse(frames)?, &JSON::parse(&options)?);
        let animate: Function = Reflect::get(element, &"animate".into())?.dyn_into()?;
        animate.apply(element, &arguments).map(drop)
    };
    // A browser that cannot animate shows the result at once.
    let _ = run();
}
