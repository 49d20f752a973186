//! The own hand with the beam: the row of the own transformer runs through all cards from the scientist on the rail.

use wire::engine::Seat;
use wire::multiuniversum::Transformer;

use super::cards::{Size, card};
use super::look::Look;
use super::parts::{gem, pawn};
use crate::html::{attribute, join, when};

/// The hand of a wide screen, with the rail.
pub(super) fn wide(look: &Look<'_>, seat: Seat) -> String {
    let me = look.player(seat);
    let count = me.hand.len();
    let size = if count <= 5 { Size::Full } else { Size::Slim };
    let class = match count {
        0..=4 => "four",
        5 => "five",
        _ => "s",
    };
    let waits = when(!look.choosing(), "faint");
    let row = |at: Transformer| {
        let lit = at == me.at;
        let there = when(look.hands.there == Some(at), "there");
        format!(
            "<li class=\"c{k} {} {there}\"><button type=\"button\" data-do=\"rail {k}\" data-at=\"{k}\" tabindex=\"-1\"{}>{}{}</button></li>",
            when(lit, "lit"),
            attribute(
                "aria-label",
                Some(&look.words().text_with("screen-what-there", &[("at", at.number().into())]))
            ),
            when(lit, &pawn(look.colour(seat))),
            gem(at),
            k = at.number(),
        )
    };
    let rail = join(Transformer::ALL.map(row));
    let cards = join(me.hand.iter().map(|one| card(look, one, size)));
    let k = me.at.number();
    let empty = when(count == 0, &format!("<p class=\"none\">{}</p>", look.text("screen-no-cards")));
    format!(
        "<div class=\"handwrap {class} row{k}\"><ol class=\"rail {waits}\">{rail}</ol><i class=\"beam {waits} c{k}\"></i>\
         <div class=\"fan {} {}\" role=\"group\"{}>{cards}{empty}</div></div>",
        when(look.hands.chosen.is_some(), "chosen"),
        drags(look),
        attribute("aria-label", Some(&look.words().text("table-hand"))),
    )
}

/// The hand of a phone; more than four cards scroll sideways.
pub(super) fn narrow(look: &Look<'_>, seat: Seat) -> String {
    let me = look.player(seat);
    let cards = join(me.hand.iter().map(|one| card(look, one, Size::Phone)));
    let many = if me.hand.len() > 4 { "many" } else { "" };
    let k = me.at.number();
    let empty = when(me.hand.is_empty(), &format!("<p class=\"none\">{}</p>", look.text("screen-no-cards")));
    format!(
        "<div class=\"hand {many} {} at{k}\" role=\"group\"{}><i class=\"beam c{k} {}\"></i><div class=\"scr\">{cards}{empty}</div></div>",
        drags(look),
        attribute("aria-label", Some(&look.words().text("table-hand"))),
        when(!look.choosing(), "faint"),
    )
}

/// A card that is dragged leaves the box of the hand.
fn drags(look: &Look<'_>) -> &'static str {
    if look.hands.dragged.is_some() { "drags" } else { "" }
}
