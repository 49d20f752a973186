//! The table as a whole, in its three layouts.

use wire::multiverse::Event;

use super::hands::Layout;
use super::look::Look;
use super::{card, draft, finale, parts, phone, replayed, ring, seats, sheets, strip, switches, tale, top};
use crate::room::room;

/// The table while the game goes on.
pub(super) fn table(look: &Look<'_>) -> String {
    let over = finale::reveal(look).or_else(|| sheets::sheet(look)).unwrap_or_default();
    let body = match look.hands.layout {
        _ if look.is_setup() => {
            let bar = replayed::bar(look, room().0).map(|bar| format!("<div class=\"rfloor\">{bar}</div>"));
            format!("{}{}", draft::draft(look), bar.unwrap_or_default())
        }
        Layout::Narrow => narrow(look),
        Layout::Wide => wide(look),
        Layout::Tall => tall(look),
    };
    format!("{body}{over}")
}

/// What is in the dock of a screen with room.
fn dock(look: &Look<'_>) -> String {
    if let Some(bar) = replayed::bar(look, window_width(look)) {
        return format!("<div class=\"dock\">{bar}</div>");
    }
    let rest = card::repeat(look)
        .unwrap_or_else(|| format!("{}{}{}", seats::here(look), switches::panel(look), card::card(look)));
    format!("<div class=\"dock\"><div class=\"din\">{}{rest}</div></div>", seats::own(look))
}

fn wide(look: &Look<'_>) -> String {
    format!(
        "<div class=\"stage\">{}{}{}<div class=\"hall\"><div class=\"tin\">{}{}</div></div>{}{}</div>",
        parts::stars(1280, 800, 70),
        top::bar(look),
        strip::strip(look),
        ring::ring(look),
        seats::around(look),
        tale::tale(look),
        dock(look)
    )
}

/// A tablet held upright: seats in rows, then the ring, the last line of the log, and everything one taps below.
fn tall(look: &Look<'_>) -> String {
    let seats: String =
        look.others().into_iter().map(|seat| seats::card(look, seat, "flow", 50, 7)).collect();
    format!(
        "<div class=\"stage\">{}{}{}<div class=\"tseats n{}\">{seats}</div><div class=\"tring\">{}</div>\
         <button type=\"button\" class=\"tlog\" data-do=\"tale\"><span>{}</span></button>{}{}</div>",
        parts::stars(820, 1180, 80),
        top::bar(look),
        strip::strip(look),
        look.others().len(),
        ring::ring(look),
        tale::last(look),
        dock(look),
        tale::notice(look)
    )
}

/// The width of the window in the pixels that the stage is drawn in.
fn window_width(look: &Look<'_>) -> f64 {
    let (wide, high) = room();
    match look.hands.layout {
        Layout::Wide => (wide / (wide / 1280.0).min(high / 800.0).clamp(0.55, 1.5)).max(1280.0),
        Layout::Tall => (wide / (wide / 820.0).min(high / 1180.0).clamp(0.6, 1.4)).max(820.0),
        Layout::Narrow => wide,
    }
}

fn narrow(look: &Look<'_>) -> String {
    if let Some(bar) = replayed::bar(look, window_width(look)) {
        return format!(
            "{}{}<div class=\"pmain\">{}</div>{bar}",
            parts::stars(360, 740, 50),
            strip::narrow(look),
            phone::table(look),
        );
    }
    let (middle, large) = card::narrow(look);
    let switches = if large { String::new() } else { switches::panel(look) };
    format!(
        "{}{}<div class=\"pmain\">{}</div><section class=\"pdock {}\">{}{middle}{switches}</section>{}",
        parts::stars(360, 740, 50),
        strip::narrow(look),
        phone::table(look),
        if large { "large" } else { "" },
        seats::own_narrow(look),
        tale::notice(look),
    )
}

/// What was captured flies to the captor's pile, unless it is laid out there.
pub(super) fn spent(look: &Look<'_>) -> Vec<(String, String)> {
    match look.log.last() {
        Some(&Event::Captured { who, world, .. }) if who != look.near() || look.hands.is_narrow() => {
            vec![(format!("[data-w=\"{}\"] .wd", world.index()), format!("[data-pile=\"{}\"]", who.number()))]
        }
        _ => Vec::new(),
    }
}
