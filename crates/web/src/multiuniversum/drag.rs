//! Cards are dragged onto what they are used for, and portals of a stack in hand to another place.

use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, HtmlElement, PointerEvent};
use wire::multiuniversum::{Action, CardId, Transformer};

use super::look::Look;
use super::screen::{Screen, numbered};
use super::stage::{self, Target};
use crate::tip::around;

/// How far a pointer goes before it drags, in pixels.
const DRAG: f64 = 7.0;

/// Something that can be dragged: a card, or a portal of a stack in hand. The point moves along when a portal takes
/// another place.
#[derive(Clone)]
pub(super) struct Grip {
    pub(super) element: HtmlElement,
    pub(super) card: Option<CardId>,
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) moves: bool,
}

impl Screen {
    pub(super) fn grip(self, event: &PointerEvent) {
        let memory = self.memory();
        memory.by_touch.set(event.pointer_type() == "touch");
        memory.dragged.set(false);
        let card = around(event.target(), "[data-card]");
        let card = card.filter(|_| self.look(|look| Some(look.choosing())).unwrap_or(false));
        let portal = || around(event.target(), ".grab").and_then(|held| held.closest(".ap").ok().flatten());
        let Some(element) = card.or_else(portal).and_then(|element| element.dyn_into::<HtmlElement>().ok())
        else {
            return;
        };
        if event.button() == 0 {
            let number = element.get_attribute("data-card").and_then(|number| number.parse().ok());
            let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
            let card = number.and_then(CardId::new);
            memory.down.replace(Some(Grip { element, card, x, y, moves: false }));
        }
    }

    pub(super) fn drag(self, event: &PointerEvent) {
        let memory = self.memory();
        let Some(mut grip) = memory.down.borrow().clone() else { return };
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        let (across, down) = (x - grip.x, y - grip.y);
        if !grip.moves {
            if across.hypot(down) < DRAG {
                return;
            }
            // Sideways a finger scrolls the hand.
            if grip.card.is_some() && memory.by_touch.get() && across.abs() > down.abs() {
                memory.down.take();
                return;
            }
            grip.moves = true;
            // What is dragged may be drawn elsewhere meanwhile.
            if let Some(root) = self.root() {
                let _ = root.set_pointer_capture(event.pointer_id());
            }
            let place = place_of(&grip.element);
            self.change(|hands| match grip.card {
                Some(card) => hands.dragged = Some(card),
                None => hands.lifted = hands.order.get(place).copied(),
            });
        }
        if grip.card.is_none() {
            self.shove(&mut grip, across, down);
        }
        let (across, down) = (x - grip.x, y - grip.y);
        let _ = grip
            .element
            .style()
            .set_property("transform", &format!("translate({across}px,{down}px) rotate(4deg) scale(1.04)"));
        memory.down.replace(Some(grip));
    }

    /// A portal takes the place that it is held over, and the others make room.
    fn shove(self, grip: &mut Grip, across: f64, down: f64) {
        let at = |element: &HtmlElement| (f64::from(element.offset_left()), f64::from(element.offset_top()));
        let Some(all) = grip.element.parent_element().map(|parent| parent.children()) else { return };
        let own = at(&grip.element);
        let places = (0..all.length()).filter_map(|place| {
            let at = at(all.item(place)?.dyn_ref::<HtmlElement>()?);
            Some((place as usize, at, (own.0 + across - at.0).hypot(own.1 + down - at.1)))
        });
        let nearest = places.min_by(|one, other| one.2.total_cmp(&other.2));
        let from = place_of(&grip.element);
        if let Some((to, at, _)) = nearest.filter(|&(to, ..)| to != from) {
            grip.x += at.0 - own.0;
            grip.y += at.1 - own.1;
            self.change(|hands| hands.shove(from, to));
        }
    }

    /// Lets go of what is dragged, over something or of itself.
    pub(super) fn release(self, event: Option<&PointerEvent>) {
        let memory = self.memory();
        let Some(grip) = memory.down.take().filter(|grip| grip.moves) else {
            return;
        };
        memory.dragged.set(event.is_some());
        let _ = grip.element.style().remove_property("transform");
        // The card itself lets the pointer through while it is dragged.
        let found = event.and_then(|event| {
            document().element_from_point(event.client_x() as f32, event.client_y() as f32)
        });
        let place = found.and_then(|element| element.closest("[data-drop]").ok().flatten());
        let place = place.and_then(|element| element.get_attribute("data-drop"));
        let actions = self.look(|look| dropped(look, grip.card?, &place?));
        self.change(|hands| {
            hands.dragged = None;
            hands.lifted = None;
        });
        if let Some(actions) = actions {
            self.act(&actions);
        }
    }
}

/// What dropping a card somewhere does.
fn dropped(look: &Look<'_>, card: CardId, place: &str) -> Option<String> {
    let action = match place {
        "pile" => Action::Discard(card),
        "lab" => Action::Prepare(card),
        _ => {
            let at = numbered(place, "at").and_then(Transformer::new)?;
            return match stage::target(look, at)? {
                Target::Act(actions) => Some(actions),
                Target::Pick => None,
            };
        }
    };
    look.may(action).then(|| action.to_string())
}

/// How many are before it.
fn place_of(element: &Element) -> usize {
    std::iter::successors(element.previous_element_sibling(), Element::previous_element_sibling).count()
}
