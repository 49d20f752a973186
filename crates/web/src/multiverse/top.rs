//! The bar on top: the round, who has how many points and how many worlds left, and the menu.

use wire::engine::Seat;
use wire::multiverse::{Ending, PANEL_POINTS, Phase};
use words::Told as _;

use super::look::Look;
use super::parts::{av, ic, lives, pic};
use crate::away;
use crate::html::{attribute, esc, join, languages, when};

/// Points so far: one for each captured world (MV-T5), and those of the meeting that ends a game (MV-E1).
pub(super) fn points(look: &Look<'_>, seat: Seat) -> i16 {
    let met = matches!(look.view().phase, Phase::Over(Ending::Met { by, .. }) if by == seat);
    look.player(seat).captured.len() as i16 + if met { PANEL_POINTS } else { 0 }
}

/// Everybody, most points first.
fn race(look: &Look<'_>) -> String {
    let mut seats: Vec<Seat> = look.view().seats().collect();
    seats.sort_by_key(|&seat| (std::cmp::Reverse(points(look, seat)), seat));
    let best = seats.first().map_or(0, |&seat| points(look, seat));
    let alone = seats.iter().filter(|&&seat| points(look, seat) == best).count() == 1;
    let one = |seat: Seat| {
        let leads = alone && best > 0 && points(look, seat) == best;
        format!(
            "<li class=\"{}\" data-key=\"race{}\">{}<span class=\"two\"><span>{}{}</span>{}</span><b class=\"pts num\">{}</b>{}</li>",
            when(look.is_me(seat), "me"),
            seat.number(),
            av(seat, 24),
            look.name(seat),
            away::mark(look.scene.client, look.words(), seat),
            lives(look, seat),
            points(look, seat),
            when(leads, &ic("trophy", 14))
        )
    };
    format!(
        "<ul class=\"race\"{}>{}</ul>",
        attribute("aria-label", Some(&look.words().text("screen-mv-race"))),
        join(seats.into_iter().map(one))
    )
}

/// How far the game is, and what draws near.
fn progress(look: &Look<'_>) -> String {
    let view = look.view();
    if look.scene.client.is_lesson() {
        return look.text("screen-lesson-name").into();
    }
    if look.is_setup() {
        return look.text("screen-mv-draft-sub").into();
    }
    let round = look.text_with("table-round", &[("round", view.round.into())]);
    let round =
        if look.is_replay() { format!("{} · {round}", look.text("replay-name")) } else { round.into() };
    if let Some(warning) = look.rules().say_warning(look.words(), view) {
        return format!("{round} · <b class=\"warn\">{}</b>", esc(&warning));
    }
    let revealed = view.players.iter().filter(|player| player.is_revealed()).count();
    let about = match revealed {
        0 => look.text("screen-mv-nobody-revealed"),
        count => look.text_with("mv-revealed-count", &[("count", count.into())]),
    };
    format!("{round} · {about}")
}

/// The bar of a screen with room.
pub(super) fn bar(look: &Look<'_>) -> String {
    format!(
        "<div class=\"top\"><button type=\"button\" class=\"logo\" data-do=\"home\" id=\"home\"{}>{}<span>MULTIVERSE</span></button><span class=\"sub\">{}</span>{}<div class=\"tools\">{}{}</div></div>",
        attribute("aria-label", Some(&look.words().text("home-back"))),
        pic("emblem", 24, 24, ""),
        progress(look),
        when(!look.is_setup(), &race(look)),
        languages(look.words()),
        tools(look)
    )
}

/// The log and the menu.
pub(super) fn tools(look: &Look<'_>) -> String {
    let button = |word: &str, icon: &str, text: &'static str| {
        format!(
            "<button type=\"button\" class=\"tool\" data-do=\"{word}\" id=\"{word}\"{}>{}</button>",
            attribute("aria-label", Some(&look.words().text(text)))
                + &attribute("data-tip", Some(&look.words().text(text))),
            ic(icon, 20)
        )
    };
    format!("{}{}", button("tale", "log", "table-log"), button("menu", "menu", "screen-menu"))
}
