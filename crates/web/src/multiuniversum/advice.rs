//! What the coach says: the lesson, a hint that was asked for, or in a guided game what is worth looking at.

use leptos::prelude::Get as _;
use wire::multiuniversum::{
    Action, CardAction, CardId, Phase, PortalId, PortalSet, Scoring, Tool, Transformer,
};

use super::cards::{ability, offer_text};
use super::coach::{ROOM, press};
use super::look::Look;
use super::parts::{SIGN, gem_of, ic_of, tool_of};
use super::{lesson, strip};
use crate::coach::{Bubble, Button, Place};
use crate::html::esc;
use crate::learn::Advice;

/// What is said now, if anything is; whoever calls it is drawn anew when a hint comes.
pub(super) fn bubble(look: &Look<'_>) -> Option<Bubble> {
    let client = look.scene.client;
    let (advice, guided) = (client.advice.get(), client.guided.get());
    // What was opened over the table is read first.
    if look.hands.open.is_some() {
        return None;
    }
    if client.is_lesson() {
        return Some(lesson::bubble(look));
    }
    if !look.my_turn() || !client.is_kept_here() {
        return None;
    }
    if let Advice::Given { action, then, after } = advice
        && look.shown == Some(after)
    {
        let then: Vec<Action> = then.iter().map_while(|action| action.parse().ok()).collect();
        return hint(look, action.parse().ok()?, &then);
    }
    let shown = guided && !look.hands.narrow && look.hands.dismissed != look.shown;
    shown.then(|| guide(look))
}

/// What a strong player would do, and why.
fn hint(look: &Look<'_>, action: Action, then: &[Action]) -> Option<Bubble> {
    if !look.may(action) {
        return None;
    }
    // What is chosen together is lit together.
    let together = then.iter().copied().take_while(|next| {
        matches!((action, next), (Action::Drop(_), Action::Drop(_)) | (Action::Keep(_), Action::Keep(_)))
    });
    let actions: Vec<Action> = std::iter::once(action).chain(together).collect();
    let row = match (action, then.first()) {
        (Action::Play(card), Some(Action::Move(to))) if look.lit(card) == Some(CardAction::Move) => {
            format!("{action};{}", Action::Move(*to))
        }
        _ => actions.iter().map(ToString::to_string).collect::<Vec<_>>().join(";"),
    };
    Some(Bubble {
        class: "hint",
        place: Place::Beside,
        room: ROOM,
        narrow: look.hands.narrow,
        lights: Vec::new(),
        tie: None,
        press: actions.iter().flat_map(|&action| press(look, action)).collect(),
        kicker: look.text("screen-hint-name").into(),
        title: deed(look, action, then),
        text: reason(look, action, then).unwrap_or_default(),
        progress: String::new(),
        how: String::new(),
        why: None,
        buttons: vec![
            Button::act(&row, &look.text("screen-hint-do")),
            Button::plain("hint away", &look.text("screen-hint-away"), "lnk"),
        ],
    })
}

/// The action in a few words, with its signs.
fn deed(look: &Look<'_>, action: Action, then: &[Action]) -> String {
    let with_tool = |key: &str, card: CardId| {
        let kind = look.tool_of(card);
        let drawn = format!("{} {}", tool_of(kind, "in"), look.tool_name(kind));
        look.text_with(key, &[("tool", SIGN.into())]).replace(SIGN, &drawn)
    };
    match action {
        Action::Prepare(card) => with_tool("screen-hint-prepare", card),
        Action::Discard(card) => with_tool("screen-hint-discard", card),
        Action::Play(card) => {
            let does = look.lit(card);
            let name = does.map(|does| look.action_name(does)).unwrap_or_default();
            let icon = does.map(|does| ic_of(&format!("a-{}", does.word()), "in")).unwrap_or_default();
            let more = match (does, then.first(), look.at()) {
                (Some(CardAction::Move), Some(Action::Move(to)), _) => gem_of(*to, "xs"),
                (Some(CardAction::Seal), _, Some(at)) => {
                    look.view().top(at).map(|portal| look.portal_name(portal)).unwrap_or_default().into()
                }
                (Some(CardAction::Trigger), _, Some(at)) => format!("· {}", ability(look, at, false)),
                _ => String::new(),
            };
            format!("{icon} {name} {more}")
        }
        Action::Move(to) => {
            format!("{} {} {}", ic_of("a-move", "in"), look.action_name(CardAction::Move), gem_of(to, "xs"))
        }
        Action::Pass => look.text("screen-pass").into(),
        _ => esc(&offer_text(look, action)).into(),
    }
}

/// Why, as far as the table shows it.
fn reason(look: &Look<'_>, action: Action, then: &[Action]) -> Option<String> {
    match action {
        Action::Prepare(card) => {
            let kind = look.tool_of(card);
            let completes = look.completes(kind);
            let key = if completes.is_some() { "screen-hint-completes" } else { "screen-hint-wanted" };
            let portal = completes.or_else(|| wanting(look, kind))?;
            Some(of_portal(look, key, portal))
        }
        Action::Play(card) => match look.lit(card)? {
            CardAction::Seal => sealing(look),
            CardAction::Move => match then.first() {
                Some(Action::Move(to)) => arriving(look, *to),
                _ => None,
            },
            CardAction::Search => Some(look.text("screen-hint-search").into()),
            CardAction::Recycle => match then.first() {
                Some(Action::Take(card)) => taking(look, *card),
                _ => Some(look.text("screen-hint-recycle").into()),
            },
            CardAction::Trigger => {
                Some(esc(&words::multiuniversum::ability(look.words(), look.at()?).text).into())
            }
        },
        Action::Move(to) => arriving(look, to),
        Action::Take(card) | Action::Keep(card) => taking(look, card),
        Action::Discard(_) | Action::Drop(_) => Some(look.text("screen-hint-useless").into()),
        Action::Pass => Some(look.text("screen-hint-pass").into()),
        Action::Look(_) | Action::Arrange(_) | Action::Swap(..) => {
            Some(look.text("screen-hint-portals").into())
        }
        Action::Spend(_) => None,
    }
}

/// What a seal gives, and the set it makes (MU-E3).
fn sealing(look: &Look<'_>) -> Option<String> {
    let (mine, top) = (look.mine()?, look.view().top(look.at()?)?);
    let dp = look.deck().portal(top).dp;
    let after: PortalSet = mine.sealed.iter().chain([top]).collect();
    let sets = |sealed| match look.rules().options().scoring {
        Scoring::Standard => look.rules().best_sets(sealed).points,
        Scoring::Basic | Scoring::Deadly => 0,
    };
    let more = sets(after) - sets(mine.sealed);
    let points = look.text_with("screen-hint-seal", &[("dp", dp.into())]);
    let makes = (more > 0).then(|| look.text_with("screen-hint-set", &[("dp", more.into())]));
    Some(match makes {
        Some(makes) => format!("{points} {makes}"),
        None => points.into(),
    })
}

/// What awaits the own scientist there.
fn arriving(look: &Look<'_>, to: Transformer) -> Option<String> {
    let portal = look.view().top(to);
    if let Some(portal) = portal.filter(|&portal| look.missing(portal, look.tools()) == [0; 5]) {
        return Some(of_portal(look, "screen-hint-ready", portal));
    }
    let hand = look.mine()?.hand;
    let does = hand.iter().map(|card| look.rules().action_of(card, to)).find(|does| {
        matches!(does, CardAction::Trigger | CardAction::Search | CardAction::Recycle | CardAction::Seal)
    })?;
    let values = [("to", SIGN.into()), ("action", words::multiuniversum::action(look.words(), does).into())];
    Some(look.text_with("screen-hint-row", &values).replace(SIGN, &gem_of(to, "xs")))
}

/// What a card is good for.
fn taking(look: &Look<'_>, card: CardId) -> Option<String> {
    let kind = look.tool_of(card);
    wanting(look, kind).map(|portal| of_portal(look, "screen-hint-wanted", portal))
}

fn of_portal(look: &Look<'_>, key: &str, portal: PortalId) -> String {
    let at = Transformer::ALL.into_iter().find(|&at| look.view().top(at) == Some(portal));
    let at = at.map(|at| gem_of(at, "xs")).unwrap_or_default();
    // The drawing of a tool, where a text names one, comes last.
    let values = [("portal", "\u{e001}".into()), ("at", SIGN.into()), ("tool", "\u{e002}".into())];
    look.text_with(key, &values)
        .replace('\u{e001}', &format!("<b>{}</b>", look.portal_name(portal)))
        .replace(SIGN, &at)
}

/// A face-up portal that still wants a tool, the one with the fewest tools missing.
fn wanting(look: &Look<'_>, kind: Tool) -> Option<PortalId> {
    let tops = Transformer::ALL.into_iter().filter_map(|at| look.view().top(at));
    let left = |portal: PortalId| look.missing(portal, look.tools());
    let wants = tops.filter(|&portal| left(portal)[kind.index()] > 0);
    wants.min_by_key(|&portal| left(portal).iter().sum::<u8>())
}

/// In a guided game: what is worth looking at.
fn guide(look: &Look<'_>) -> Bubble {
    Bubble {
        class: "guide",
        place: Place::Aside,
        room: ROOM,
        narrow: look.hands.narrow,
        lights: Vec::new(),
        tie: None,
        press: Vec::new(),
        kicker: look.text("screen-guide-name").into(),
        title: String::new(),
        text: worth_a_look(look),
        progress: String::new(),
        how: String::new(),
        why: None,
        buttons: vec![
            Button::new("hint", "u-help", &look.text("screen-guide-show"), "btn"),
            Button::plain("guide away", &look.text("screen-hint-away"), "lnk"),
            Button::plain("guide off", &look.text("screen-guide-off"), "lnk"),
        ],
    }
}

/// The first thing that somebody who looks over one's shoulder would notice.
pub(super) fn worth_a_look(look: &Look<'_>) -> String {
    match look.view().phase {
        Phase::Turn => in_turn(look),
        Phase::Move => look.text("screen-guide-move").into(),
        Phase::Look | Phase::Arrange { .. } => look.text("screen-guide-arrange").into(),
        Phase::Swap => look.text("screen-guide-swap").into(),
        Phase::Drop { .. } => look.text("screen-guide-drop").into(),
        Phase::Keep { .. } => look.text("screen-guide-keep").into(),
        Phase::Take => look.text("screen-guide-take").into(),
        _ => look.text("screen-guide-spend").into(),
    }
}

fn in_turn(look: &Look<'_>) -> String {
    let (Some(me), Some(here)) = (look.mine(), look.at()) else { return String::new() };
    let top = |at: Transformer| look.view().top(at);
    if strip::can_seal(look)
        && let Some(portal) = top(here)
    {
        return of_portal(look, "screen-guide-seal", portal);
    }
    let ready = |at: &Transformer| {
        *at != here && top(*at).is_some_and(|portal| look.missing(portal, look.tools()) == [0; 5])
    };
    let has_tools = !me.lab.is_empty();
    if let Some(portal) = Transformer::ALL.into_iter().find(ready).and_then(top).filter(|_| has_tools) {
        let moves = me.hand.iter().any(|card| look.lit(card) == Some(CardAction::Move));
        let key = if moves { "screen-guide-go" } else { "screen-guide-ready" };
        return of_portal(look, key, portal);
    }
    if look.view().round == 1 && look.view().actions_left == 3 {
        let text = look.text_with("screen-guide-first", &[("at", SIGN.into())]);
        return text.replace(SIGN, &gem_of(here, "xs"));
    }
    let completes = |card: CardId| look.completes(look.tool_of(card)).map(|portal| (card, portal));
    if let Some((card, portal)) = me.hand.iter().find_map(completes) {
        let kind = look.tool_of(card);
        let drawn = format!("{} <b>{}</b>", tool_of(kind, "in"), look.tool_name(kind));
        return of_portal(look, "screen-guide-prepare", portal).replace('\u{e002}', &drawn);
    }
    let near_end = look.empty_stacks() + 1 >= usize::from(look.rules().stacks_to_end());
    if near_end && has_tools {
        return look.text("screen-guide-end").into();
    }
    let tops = Transformer::ALL.into_iter().filter_map(top);
    let nearest = tops.min_by_key(|&portal| {
        look.missing(portal, look.tools()).iter().map(|&count| u32::from(count)).sum::<u32>()
    });
    match nearest {
        Some(portal) if me.hand.len() > 1 => of_portal(look, "screen-guide-wants", portal),
        _ => look.text("screen-guide-few").into(),
    }
}
