//! Where the focus goes.

use leptos::prelude::document;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, HtmlElement, Node};

/// Gives an element the focus; the content of a page can only have it when it is given.
pub(crate) fn give(element: &Element) {
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        if element.tag_name() == "MAIN" {
            element.set_tab_index(-1);
        }
        // It can only fail on an element that cannot have the focus.
        let _ = element.focus();
    }
}

/// Gives the focus to the first thing of the first kind that there is.
pub(crate) fn first(selectors: &[&str]) {
    let mut found =
        selectors.iter().filter_map(|selector| document().query_selector(selector).ok().flatten());
    if let Some(element) = found.next() {
        give(&element);
    }
}

/// A step of the tabulator that would leave a question goes to its other end instead; whether it did.
pub(crate) fn wrap(question: &Element, back: bool) -> bool {
    let Ok(all) = question.query_selector_all("button:enabled, [tabindex=\"0\"]") else { return false };
    let Some(last) = all.length().checked_sub(1) else { return true };
    let active = document().active_element();
    let active = active.as_deref().map(AsRef::<Node>::as_ref);
    let place = (0..=last).find(|&index| all.get(index).is_some_and(|one| one.is_same_node(active)));
    let next = match (place, back) {
        (None | Some(0), true) => last,
        (None, false) => 0,
        (Some(place), false) if place == last => 0,
        _ => return false,
    };
    if let Some(next) = all.get(next) {
        give(next.unchecked_ref());
    }
    true
}
