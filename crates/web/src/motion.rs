//! Things fly from where they were to where they are.
//!
//! Elements that are the same thing carry the same `data-key`. Their places are read before a new picture is drawn,
//! and afterwards they travel from there. A thing that was nowhere comes from the key that `data-from` names, or
//! opens, if it has `data-opens`.

use std::collections::HashMap;

use leptos::prelude::window;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::js_sys::{Array, Function, JSON, Reflect};
use web_sys::{DomRect, Element};

use crate::morph::KEY;

/// How long a flight takes, in milliseconds.
const FLIGHT: u32 = 280;
/// How long a thing takes to open.
const OPENING: u32 = 220;
/// How far a thing must have gone for a flight, in pixels.
const NEAR: f64 = 3.0;

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
        for (key, element) in keyed(root) {
            let from = element.get_attribute("data-from");
            let was = self.0.get(&key).or_else(|| self.0.get(from.as_deref()?));
            match was {
                Some(was) => fly(&element, was),
                None if element.has_attribute("data-opens") => open(&element),
                None => {}
            }
        }
    }
}

/// Whether the person at the screen wants nothing to travel.
pub(crate) fn is_reduced() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)");
    query.ok().flatten().is_some_and(|query| query.matches())
}

fn keyed(root: &Element) -> Vec<(String, Element)> {
    let Ok(found) = root.query_selector_all(&format!("[{KEY}]")) else { return Vec::new() };
    let elements = (0..found.length()).filter_map(|index| found.get(index)?.dyn_into::<Element>().ok());
    elements.filter_map(|element| Some((element.get_attribute(KEY)?, element))).collect()
}

fn fly(element: &Element, was: &DomRect) {
    let now = element.get_bounding_client_rect();
    let middle = |rect: &DomRect| (rect.x() + rect.width() / 2.0, rect.y() + rect.height() / 2.0);
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
    animate(
        element,
        &format!(
            r#"[{{"transform":"translate({across:.1}px,{down:.1}px) scale({scale:.3})","zIndex":20}},{{"transform":"none","zIndex":20}}]"#
        ),
        FLIGHT,
    );
}

fn open(element: &Element) {
    animate(
        element,
        r#"[{"transform":"scaleX(.04)","opacity":0},{"transform":"none","opacity":1}]"#,
        OPENING,
    );
}

/// `Element.animate` is called by its name, as the bindings count it among what may still change.
fn animate(element: &Element, frames: &str, duration: u32) {
    let run = || -> Result<(), JsValue> {
        let options = format!(r#"{{"duration":{duration},"easing":"cubic-bezier(.2,.8,.2,1)"}}"#);
        let arguments = Array::of2(&JSON::parse(frames)?, &JSON::parse(&options)?);
        let animate: Function = Reflect::get(element, &"animate".into())?.dyn_into()?;
        animate.apply(element, &arguments).map(drop)
    };
    // A browser that cannot animate shows the result at once.
    let _ = run();
}
