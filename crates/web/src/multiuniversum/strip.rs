//! The strip between table and hand: what to do now, the uses of the chosen card, taking back and passing.

use leptos::prelude::Get as _;
use wire::multiuniversum::{Action, CardAction, CardId, Event, Phase, Transformer};

use super::cards::{effect, named_tool};
use super::labs::number;
use super::look::Look;
use super::parts::{SIGN, gem_of, ic, tool_of};
use super::{advice, tally};
use crate::html::{Html, attribute, esc, join, tip, when};
use crate::learn::Advice;

/// The strip of a wide screen.
pub(super) fn strip(look: &Look<'_>) -> String {
    let uses = uses(look);
    format!(
        "<div class=\"strip {}\"><p class=\"coach\">{}</p><div class=\"uses\">{uses}</div><div class=\"ctl\">{}</div></div>",
        when(!uses.is_empty(), "using"),
        coach(look),
        controls(look),
    )
}

/// The bar below a phone's hand: help, or the uses of the chosen card.
pub(super) fn bar(look: &Look<'_>) -> String {
    let uses = uses(look);
    if uses.is_empty() {
        let end = if look.behind { skip(look) } else { hint(look) };
        let text = if guided(look) { advice::worth_a_look(look) } else { coach(look) };
        format!("<div class=\"bar w\"><p class=\"coach\">{text}</p>{end}</div>")
    } else {
        format!("<div class=\"bar\">{uses}</div>")
    }
}

/// Whether the coach speaks in the bar of a phone, where a bubble would lie on the table.
fn guided(look: &Look<'_>) -> bool {
    may_ask(look) && look.scene.client.guided.get()
}

/// What the game waits for, and how one does it.
fn coach(look: &Look<'_>) -> String {
    use words::Told as _;
    let said = |title: String, text: String| format!("<b>{title}</b> {text}");
    if look.is_over() {
        return said(look.text("table-game-over").into(), String::new());
    }
    if !look.my_turn() {
        let name = look.scene.name(look.view().turn);
        let text = if look.me().is_some() { look.text("screen-coach-wait").into() } else { String::new() };
        return said(look.text_with("screen-is-playing", &[("name", name.into())]).into(), text);
    }
    if let Some(refused) = refused_play(look) {
        return said(look.text("screen-not-here").into(), esc(&refused).into());
    }
    match look.view().phase {
        Phase::Turn if look.mine().is_some_and(|me| me.hand.is_empty()) => {
            said(look.text("table-your-turn").into(), look.text("screen-coach-empty").into())
        }
        Phase::Turn if tally::if_sealed(look).is_some() && can_seal(look) => {
            said(look.text("screen-can-end").into(), look.text("screen-can-end-text").into())
        }
        Phase::Turn if look.hands.narrow => {
            said(format!("{}.", look.text("table-your-turn")), look.text("screen-coach-tap").into())
        }
        Phase::Turn => {
            said(format!("{}.", look.text("table-your-turn")), look.text("screen-coach-turn").into())
        }
        _ => said(
            esc(&look.rules().say_prompt(look.words(), &look.scene.names, look.view())).into(),
            String::new(),
        ),
    }
}

pub(super) fn can_seal(look: &Look<'_>) -> bool {
    let Some(me) = look.mine() else { return false };
    me.hand.iter().any(|card| look.lit(card) == Some(CardAction::Seal) && look.may(Action::Play(card)))
}

/// Why the chosen card cannot be played here.
fn refused_play(look: &Look<'_>) -> Option<String> {
    let card = look.hands.chosen.or(look.hands.pointed)?;
    look.verdict(Action::Play(card))?.err()
}

/// The three uses of the card that is pointed at or chosen (MU-T1).
fn uses(look: &Look<'_>) -> String {
    let Some(card) = look.hands.card().filter(|_| look.choosing()) else { return String::new() };
    let kind = look.tool_of(card);
    let (Some(at), Some(does)) = (look.at(), look.lit(card)) else { return String::new() };
    let play = play_use(look, card, at, does);
    let completes = look.completes(kind);
    let prepared = match completes {
        Some(portal) if !look.hands.narrow => {
            let name = words::multiuniversum::portal(look.words(), look.deck(), portal);
            look.text_with("screen-could-seal", &[("portal", name.into())]).into()
        }
        _ => named_tool(look, kind),
    };
    // The tool is shown once: beside what it could seal, or before its name.
    let title = when(completes.is_some() && !look.hands.narrow, &format!(" {}", tool_of(kind, "in")));
    let title = format!("{}{title}", look.text("screen-prepare"));
    let prepare = one_use(look, Action::Prepare(card), "a-prepare", &title, &prepared, 2);
    let discard = one_use(
        look,
        Action::Discard(card),
        "a-discard",
        &look.text("screen-discard"),
        &look.text("screen-then-draw"),
        3,
    );
    format!("{play}{prepare}{discard}")
}

fn play_use(look: &Look<'_>, card: CardId, at: Transformer, does: CardAction) -> String {
    let name = look.action_name(does);
    let icon = format!("a-{}", does.word());
    let action = Action::Play(card);
    if look.hands.narrow {
        let small = if does == CardAction::Move && look.may(action) {
            look.text("screen-tap-transformer")
        } else {
            let (Ok(text) | Err(text)) = effect(look, does, at, true);
            text
        };
        return one_use(look, action, &icon, &name, &small, 1);
    }
    let (title, small) = match (does, look.may(action)) {
        (CardAction::Move, true) => {
            let others = Transformer::ALL.into_iter().filter(|&other| other != at);
            let others = join(others.map(|other| gem_of(other, "xs")));
            (
                look.text_with("screen-play", &[("action", SIGN.into())]).replace(SIGN, &name),
                look.text_with("screen-to", &[("places", SIGN.into())]).replace(SIGN, &others),
            )
        }
        (CardAction::Seal, true) => {
            let portal = look.view().top(at).map(|portal| look.portal_name(portal)).unwrap_or_default();
            let ends = tally::if_sealed(look).map(|scores| {
                let mine = look.me().map_or(0, |me| scores[me.index()]);
                let other =
                    look.seats().filter(|&seat| !look.is_me(seat)).map(|seat| scores[seat.index()]).max();
                let values = [("mine", number(mine).into()), ("other", number(other.unwrap_or(0)).into())];
                look.text_with("screen-ends-game", &values)
            });
            let (Ok(text) | Err(text)) = effect(look, does, at, false);
            (format!("{name} {portal}"), ends.unwrap_or(text).into())
        }
        _ => {
            let (Ok(text) | Err(text)) = effect(look, does, at, false);
            (look.text_with("screen-play", &[("action", SIGN.into())]).replace(SIGN, &name), text.into())
        }
    };
    one_use(look, action, &icon, &title, &small, 1)
}

/// A button that says what it does, or why not.
fn one_use(look: &Look<'_>, action: Action, icon: &str, title: &str, small: &str, key: u8) -> String {
    let class = if look.hands.narrow { "go" } else { "ch" };
    let key = when(!look.hands.narrow, &format!("<kbd>{key}</kbd>"));
    let inside = format!("{}<span><b>{title}</b><small>{small}</small></span>{key}", ic(icon));
    match look.verdict(action) {
        Some(Ok(())) => format!(
            "<button type=\"button\" class=\"{class} offer\" data-action=\"{action}\">{inside}</button>"
        ),
        Some(Err(why)) => format!(
            "<button type=\"button\" class=\"{class} off refused\" aria-disabled=\"true\" data-do=\"no\"{}>{inside}</button>",
            tip(&why)
        ),
        None => String::new(),
    }
}

/// Taking back, passing, and skipping what others do.
pub(super) fn controls(look: &Look<'_>) -> String {
    if look.is_over() {
        return String::new();
    }
    if look.behind {
        return skip(look);
    }
    let undo = undo(look);
    let pass = when(
        look.may(Action::Pass),
        &format!(
            "<button type=\"button\" class=\"btn offer\" id=\"pass\" data-action=\"pass\"{}{}>{}<span>{}</span></button>",
            // On a phone its text is not shown.
            attribute("aria-label", Some(&look.words().text("screen-pass"))),
            tip(&format!("{} (MU-T5)", super::cards::offer_text(look, Action::Pass))),
            ic("u-pass"),
            look.text("screen-pass")
        ),
    );
    let hint = when(!look.hands.narrow, &hint(look));
    format!("{hint}{undo}{pass}")
}

/// Whether a strong player may be asked for a hint: at tables in this browser.
pub(super) fn may_ask(look: &Look<'_>) -> bool {
    let client = look.scene.client;
    look.my_turn() && client.is_kept_here()
}

/// The button that asks for a hint.
pub(super) fn hint(look: &Look<'_>) -> String {
    if !may_ask(look) {
        return String::new();
    }
    let advice = look.scene.client.advice.get();
    let thinks = advice == Advice::Asked;
    let name = if thinks { look.text("screen-hint-thinks") } else { look.text("screen-hint-name") };
    format!(
        "<button type=\"button\" class=\"btn\" id=\"hint\" data-do=\"hint\"{}{}>{}<span>{name}</span></button>",
        attribute("aria-busy", thinks.then_some("true")),
        // What it is for would lie on the answer.
        when(advice == Advice::None, &tip(&look.words().text("screen-hint-about"))),
        ic("u-help"),
    )
}

/// The button that takes back, with the reason if it cannot.
fn undo(look: &Look<'_>) -> String {
    if look.me().is_none() {
        return String::new();
    }
    let acted = look.this_turn().iter().any(|event| {
        matches!(event, Event::Played { .. } | Event::Prepared { .. } | Event::Discarded { .. })
    });
    let mine = look.is_me(look.view().turn);
    let (class, small) = match (look.scene.may_undo, mine && acted) {
        (true, _) => ("", Html::default()),
        (false, true) => ("off", look.text("screen-undo-shown")),
        (false, false) => ("off", look.text("screen-undo-nothing")),
    };
    let disabled = when(!look.scene.may_undo, " disabled");
    let about = when(!look.scene.may_undo, &tip(&look.words().text("table-no-take-back")));
    let small = when(!small.is_empty(), &format!("<small>{small}</small>"));
    format!(
        "<button type=\"button\" class=\"btn {class}\" id=\"undo\" data-do=\"undo\"{disabled}{about}{}>{}<span>{}{small}</span></button>",
        attribute("aria-label", Some(&look.words().text("table-take-back"))),
        ic("u-undo"),
        look.text("table-take-back"),
    )
}

fn skip(look: &Look<'_>) -> String {
    format!(
        "<button type=\"button\" class=\"btn\" id=\"skip\" data-do=\"skip\">{}<span>{}</span></button>",
        ic("u-pass"),
        look.text("screen-skip")
    )
}
