//! What the coach says: the lesson, or a hint at a table in this browser: what a strong player would do, and why.

use leptos::prelude::Get as _;
use wire::engine::Seat;
use wire::multiverse::{Action, World};
use words::Told as _;

use super::coach::{ROOM, press};
use super::look::Look;
use super::parts::ic;
use super::reach::{Way, onward};
use super::{card, draft, lesson};
use crate::coach::{Bubble, Button, Place};
use crate::html::{attribute, esc, tip};
use crate::learn::Advice;

/// Whether a hint may be asked for.
pub(super) fn may_ask(look: &Look<'_>) -> bool {
    look.may_act() && look.scene.client.is_kept_here()
}

/// The button that asks for one.
pub(super) fn button(look: &Look<'_>) -> String {
    if !may_ask(look) {
        return String::new();
    }
    let thinks = look.scene.client.advice.get() == Advice::Asked;
    let name = look.text(if thinks { "screen-hint-thinks" } else { "screen-hint-name" });
    format!(
        "<button type=\"button\" class=\"undo\" id=\"hint\" data-do=\"hint\"{}{}>{}<span>{name}</span></button>",
        attribute("aria-label", Some(&look.words().text("screen-hint-ask"))),
        tip(&look.words().text("screen-hint-about")),
        ic("help", 18),
    )
}

/// What is said now, if anything is; whoever calls it is drawn anew when a hint comes.
pub(super) fn bubble(look: &Look<'_>) -> Option<Bubble> {
    let client = look.scene.client;
    let advice = client.advice.get();
    // What was opened over the table is read first, and what happens is watched first.
    if look.hands.open.is_some() || look.behind {
        return None;
    }
    if client.is_lesson() {
        return Some(lesson::bubble(look));
    }
    match advice {
        Advice::Given { action, then, after } if look.shown == Some(after) && may_ask(look) => {
            let then = then.first().and_then(|next| next.parse().ok());
            hint(look, action.parse().ok()?, then)
        }
        _ => None,
    }
}

/// What a strong player would do, and why. To act first instead of visiting somebody is one thing (MV-T5).
fn hint(look: &Look<'_>, action: Action, then: Option<Action>) -> Option<Bubble> {
    if !look.may(action) {
        return None;
    }
    let way = |wanted: Action| look.ways.iter().find(|way| way.action == wanted);
    let way = match (action, then) {
        (Action::Decline, Some(next)) => way(next),
        _ => way(action),
    };
    let (action, sent) = way.map_or((action, action.to_string()), |way| (way.action, way.sent.clone()));
    let told = look.rules().say_offer(look.words(), &look.scene.names, look.scene.view, action);
    // The odds after the label are told as the reason.
    let title = told.split(" · ").next().unwrap_or_default();
    Some(Bubble {
        class: "hint",
        place: Place::Beside,
        room: ROOM,
        narrow: look.hands.is_narrow(),
        lights: Vec::new(),
        tie: None,
        press: press(action),
        kicker: look.text("screen-hint-name").into(),
        title: esc(title).into(),
        text: reason(look, action, way).unwrap_or_default(),
        progress: String::new(),
        how: String::new(),
        why: None,
        buttons: vec![
            Button::act(&sent, &look.text("screen-hint-do")),
            Button::plain("hint away", &look.text("screen-hint-away"), "lnk"),
        ],
    })
}

/// Why, as far as the table shows it.
fn reason(look: &Look<'_>, action: Action, way: Option<&Way>) -> Option<String> {
    match action {
        Action::Keep(world) => Some(nearest(look, world, "screen-mv-hint-keep")),
        Action::Place(world) => Some(nearest(look, world, "screen-mv-hint-place")),
        Action::Visit => {
            let here = look.player(look.near()).panel.world();
            let point = look.text("screen-mv-hint-visit");
            Some(format!("{point} {}", esc(&onward(look, here))))
        }
        Action::Meet => Some(look.text("screen-mv-hint-meet").into()),
        Action::Decline => Some(look.text("screen-mv-hint-decline").into()),
        Action::Switch(_) | Action::SwitchAll => way.map(|way| esc(&way.prospects(look)).into()),
        Action::JustRoll | Action::Allow => Some(card::at_stake(look)),
        Action::Repeat | Action::Stand => {
            let odds = look.rules().repeat_odds(look.view())?;
            let chances = [
                ("keep", look.percent(odds.keep.visits).into()),
                ("repeat", look.percent(odds.repeat.visits).into()),
            ];
            Some(look.text_with("screen-mv-hint-repeat", &chances).into())
        }
    }
}

/// How near the others are to a world of one's own: only they capture it.
fn nearest(look: &Look<'_>, world: World, key: &str) -> String {
    let away = |seat: Seat| draft::turns_away(look.player(seat).panel, world);
    let turns = look.others().into_iter().map(away).min().unwrap_or_default();
    look.text_with(key, &[("turns", turns.into())]).into()
}
