//! A drawn page turned into the next one: what stays the same stays, with its focus, its scrolling and its motion.
//!
//! A screen with hundreds of small parts is written as one text and compared with what is shown. As views of their
//! own the parts would weigh more than everything else in the program.

use leptos::prelude::document;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, HtmlTemplateElement, Node};

/// What names a thing that flies when it changes its place, and tells it from its siblings.
pub(crate) const KEY: &str = "data-key";
/// What only tells an element from its siblings.
const ID: &str = "data-id";

/// Makes the content of `root` what `html` says.
pub(crate) fn morph(root: &Element, html: &str) {
    let template = document().create_element("template").ok();
    let Some(template) = template.and_then(|made| made.dyn_into::<HtmlTemplateElement>().ok()) else {
        return;
    };
    template.set_inner_html(html);
    children(root, &template.content());
}

/// Goes through the new children in order. Each takes over the old one with its key; without a key, the next old one
/// of its kind.
fn children(old: &Node, new: &Node) {
    let mut place = old.first_child();
    let mut next = new.first_child();
    while let Some(wanted) = next {
        next = wanted.next_sibling();
        match take_over(old, place.as_ref(), &wanted) {
            Some(kept) => {
                if place.as_ref().is_some_and(|place| place.is_same_node(Some(&kept))) {
                    place = kept.next_sibling();
                } else {
                    let _ = old.insert_before(&kept, place.as_ref());
                }
                node(&kept, &wanted);
            }
            None => {
                let _ = old.insert_before(&wanted, place.as_ref());
            }
        }
    }
    while let Some(gone) = place {
        place = gone.next_sibling();
        let _ = old.remove_child(&gone);
    }
}

/// The old child that becomes the wanted one.
fn take_over(parent: &Node, place: Option<&Node>, wanted: &Node) -> Option<Node> {
    let key = key_of(wanted);
    if key.is_none() {
        let place = place?;
        return (key_of(place).is_none() && same_kind(place, wanted)).then(|| place.clone());
    }
    let mut child = parent.first_child();
    while let Some(one) = child {
        if key_of(&one) == key && same_kind(&one, wanted) {
            return Some(one);
        }
        child = one.next_sibling();
    }
    None
}

fn key_of(node: &Node) -> Option<String> {
    let element = node.dyn_ref::<Element>()?;
    element.get_attribute(KEY).or_else(|| element.get_attribute(ID))
}

fn same_kind(one: &Node, other: &Node) -> bool {
    one.node_type() == other.node_type() && one.node_name() == other.node_name()
}

fn node(old: &Node, new: &Node) {
    if old.is_equal_node(Some(new)) {
        return;
    }
    match (old.dyn_ref::<Element>(), new.dyn_ref::<Element>()) {
        (Some(element), Some(wanted)) => {
            attributes(element, wanted);
            children(old, new);
        }
        _ => old.set_node_value(new.node_value().as_deref()),
    }
}

/// The style is set by what moves the element, and is no part of a drawing.
fn attributes(old: &Element, new: &Element) {
    let names = |element: &Element| -> Vec<String> {
        element.get_attribute_names().iter().filter_map(|name| name.as_string()).collect()
    };
    for name in names(new) {
        let value = new.get_attribute(&name).unwrap_or_default();
        if old.get_attribute(&name).as_ref() != Some(&value) {
            let _ = old.set_attribute(&name, &value);
        }
    }
    for name in names(old) {
        if name != "style" && !new.has_attribute(&name) {
            let _ = old.remove_attribute(&name);
        }
    }
}
