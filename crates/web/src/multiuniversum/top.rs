//! The bar on top: whose turn, who leads, how far the end is.

use wire::engine::Seat;

use super::labs::{bars, number};
use super::look::Look;
use super::parts::{ic, ic_of, pawn};
use super::{lesson, stage, tally};
use crate::away;
use crate::clock::clock;
use crate::html::{Html, attribute, join, languages, when};

/// Who is alone in the lead.
pub(super) fn leader(look: &Look<'_>) -> Option<Seat> {
    let totals = tally::totals(look);
    let best = totals.iter().copied().max()?;
    let mut ahead = look.seats().filter(|seat| totals[seat.index()] == best);
    let first = ahead.next()?;
    ahead.next().is_none().then_some(first)
}

/// Whose turn it is, in a few words.
fn turn(look: &Look<'_>) -> String {
    if look.is_over() {
        look.text("table-game-over").into()
    } else if look.my_turn() || (look.is_me(look.view().turn) && !look.behind) {
        if look.hands.narrow {
            look.text("screen-your-turn").into()
        } else {
            look.text("table-your-turn").into()
        }
    } else {
        look.text_with("screen-plays", &[("name", look.scene.name(look.view().turn).into())]).into()
    }
}

/// When somebody's turn comes.
fn when_next(look: &Look<'_>, seat: Seat) -> Html {
    if look.is_over() {
        return Html::default();
    }
    if look.is_machine(seat) {
        return look.text("screen-by-itself");
    }
    let count = usize::from(look.rules().options().players);
    match (seat.index() + count - look.view().turn.index()) % count {
        0 => look.text("screen-playing"),
        1 => look.text("screen-next"),
        turns => look.text_with("screen-in-turns", &[("turns", turns.into())]),
    }
}

/// How many stacks are empty, of how many that end the game (MU-E1, MU-V5).
fn end(look: &Look<'_>) -> String {
    let needed = look.rules().stacks_to_end();
    let empty = look.empty_stacks();
    let counts = [("empty", empty.into()), ("needed", needed.into())];
    let near = empty + 1 >= usize::from(needed);
    let line = if look.hands.narrow {
        look.text_with("screen-empty-short", &counts)
    } else {
        look.text_with("screen-empty-of", &counts)
    };
    let then = if look.rules().is_solo() {
        look.text("screen-end-at-once")
    } else {
        look.text_with("screen-end-round", &[("needed", needed.into())])
    };
    let text = if look.hands.narrow {
        format!("<small>{line}</small>")
    } else {
        format!("<span class=\"ep\"><b>{line}</b><small>{then}</small></span>")
    };
    let label = format!("{}. {}", look.words().text_with("screen-empty-of", &counts), then);
    format!(
        "<span class=\"end {}\" role=\"img\"{}>{}{text}</span>",
        when(near, "near"),
        attribute("aria-label", Some(&label)),
        bars(look)
    )
}

/// The bar of a wide screen.
pub(super) fn wide(look: &Look<'_>) -> String {
    let leader = leader(look);
    let totals = tally::totals(look);
    let seat = |seat: Seat| {
        let on = look.view().turn == seat && !look.is_over();
        let crown = when(leader == Some(seat), &ic_of("u-crown", "crown"));
        let bot = when(look.is_machine(seat), &ic("u-bot"));
        let gone = away::mark(look.scene.client, look.words(), seat);
        format!(
            "<li class=\"c{} {}\"{}>{}<span>{} {bot}{gone}<small>{}</small></span><b>{}</b>{crown}</li>",
            look.colour(seat).number(),
            when(on, "on"),
            attribute("aria-current", on.then_some("true")),
            pawn(look.colour(seat)),
            look.name(seat),
            clock(look.scene.client, look.words(), seat).unwrap_or_else(|| when_next(look, seat).into()),
            number(totals[seat.index()]),
        )
    };
    let seats = join(look.seats().map(seat));
    let count = totals.len();
    let round = if look.scene.client.is_lesson() {
        look.text("screen-lesson-name")
    } else {
        look.text_with("table-round", &[("round", look.view().round.into())])
    };
    let round =
        if look.is_replay() { format!("{} · {round}", look.text("replay-name")) } else { round.into() };
    let short = when(look.rules().options().short, &format!(" · {}", look.text("mu-option-short")));
    format!(
        "<div class=\"top\"><span class=\"brand\"><b role=\"heading\" aria-level=\"1\">MULTIUNIVERSUM</b><span>{round}{short}</span></span>\
         <ol class=\"turns n{count}\"{}>{seats}</ol>{}<span class=\"nav\">{}\
         <button type=\"button\" class=\"logb\" data-do=\"tale\"{}>{}</button>\
         <button type=\"button\" data-do=\"menu\" id=\"menu\"{}>{}</button></span></div>\
         <h2 id=\"turn\" class=\"unseen\">{}</h2>",
        attribute("aria-label", Some(&look.words().text("screen-order"))),
        end(look),
        languages(look.words()),
        attribute("aria-label", Some(&look.words().text("table-log"))),
        ic("u-clock"),
        attribute("aria-label", Some(&look.words().text("screen-menu"))),
        ic("u-menu"),
        turn(look),
    )
}

/// The bar of a phone.
pub(super) fn narrow(look: &Look<'_>) -> String {
    if look.scene.client.is_lesson() {
        return lesson::top(look);
    }
    let view = look.view();
    let whose = look.colour(view.turn);
    let mine = look.is_me(view.turn);
    let under = if look.is_over() {
        Html::default()
    } else if mine {
        look.text_with("table-actions-left", &[("count", view.actions_left.into())])
    } else if let Some(me) = look.me() {
        let turns = (me.index() + view.players.len() - view.turn.index()) % view.players.len();
        look.text_with("screen-you-in", &[("turns", turns.into())])
    } else {
        look.text_with("table-round", &[("round", view.round.into())])
    };
    let clock = clock(look.scene.client, look.words(), view.turn).filter(|_| !look.is_over());
    let clock = clock.map(|clock| format!("{clock} · ")).unwrap_or_default();
    format!(
        "<div class=\"top c{} {}\"><span class=\"turn\">{}<span><b id=\"turn\">{}</b><small>{clock}{under}</small></span></span>{}{}\
         <button type=\"button\" class=\"mn\" data-do=\"menu\" id=\"menu\"{}>{}</button></div>",
        whose.number(),
        when(!look.my_turn(), "w"),
        pawn(whose),
        turn(look),
        stage::pips(look),
        end(look),
        attribute("aria-label", Some(&look.words().text("screen-menu"))),
        ic("u-menu"),
    )
}
