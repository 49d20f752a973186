//! Everybody's seat: who it is, the panel, the scepters held, the formation, what was captured.

use wire::engine::Seat;
use wire::multiverse::{Event, Phase};
use wire::online::SitterInfo;

use super::look::Look;
use super::parts::{av, back, captured, ghost, head, ic, mini, world};
use super::reach::meeting;
use super::ring::{next_rotation, side_of};
use super::tokens::{lattice, zigzag};
use crate::away;
use crate::html::{attribute, esc, join, when};

/// Whether the seat takes part in the jump that is shown (MV-Q3).
pub(super) fn jumps(look: &Look<'_>, seat: Seat) -> bool {
    let met = match look.log.last() {
        Some(Event::Rolled { roll: wire::multiverse::Roll::Jump { met, .. }, .. }) => *met,
        Some(Event::Jumped { who, .. }) => return *who == seat || look.view().turn == seat,
        _ => return false,
    };
    met.is_none_or(|met| met == seat) || look.view().turn == seat
}

/// Who may say "Just roll!" now.
pub(super) fn asked(look: &Look<'_>) -> Option<Seat> {
    match look.phase() {
        Phase::Object { who, .. } if !look.behind => Some(who),
        _ => None,
    }
}

/// What is to be said of somebody beside the name.
fn tag(look: &Look<'_>, seat: Seat) -> String {
    let next = (look.view().turn.index() + 1) % look.count();
    let away = look.online.and_then(|online| online.seats.get(seat.index())).is_some_and(|info| {
        info.stand_in.is_some() || matches!(info.sitter, SitterInfo::Person { here: false, .. })
    });
    let text = match () {
        () if asked(look) == Some(seat) => look.text("screen-mv-tag-asked"),
        () if jumps(look, seat) && look.behind => look.text("screen-mv-tag-jumps"),
        () if away => look.text("screen-mv-tag-away"),
        () if seat.index() == next && look.view().turn != seat && !look.is_setup() => {
            look.text("screen-mv-tag-next")
        }
        () => return String::new(),
    };
    format!("<span class=\"tag\">{text}</span>")
}

/// The states of a seat, as classes.
fn states(look: &Look<'_>, seat: Seat) -> String {
    let on = look.view().turn == seat && !look.is_setup();
    [
        when(on, "on "),
        when(look.player(seat).is_revealed(), "rev "),
        when(jumps(look, seat) && look.behind || asked(look) == Some(seat), "part "),
    ]
    .concat()
}

/// Somebody whose five worlds are captured is a world to be met (MV-F3, MV-E1).
fn revealed(look: &Look<'_>, seat: Seat, px: u16) -> String {
    let panel = look.player(seat).panel.world();
    let values = [look.you(seat), ("name", look.scene.name(seat).into())];
    let drawn = match meeting(look, seat) {
        Some(wanted) => format!(
            "<button type=\"button\" class=\"tok lit offer\" data-action=\"{wanted}\" data-meets{}>{}<span class=\"chip\">{}{}</span></button>",
            attribute(
                "aria-label",
                Some(
                    &look
                        .words()
                        .text_with("screen-mv-meet-player", &[("name", look.scene.name(seat).into())])
                )
            ),
            world(panel, px),
            ic("heart", 12),
            look.text("screen-mv-meet")
        ),
        None => world(panel, px),
    };
    format!(
        "<div class=\"revbody\"><span data-key=\"rev{}\">{drawn}</span><p><span class=\"tag rev\">{}</span><br>{}</p></div>",
        seat.number(),
        look.text("mv-revealed"),
        look.text_with("screen-mv-revealed-text", &values)
    )
}

/// The card of a seat, on a screen with room.
pub(super) fn card(look: &Look<'_>, seat: Seat, class: &str, px: u16, gap: u16) -> String {
    let player = look.player(seat);
    let scepters = join(look.scepters(seat).into_iter().map(|one| head(look, one, 28)));
    let on = look.view().turn == seat && !look.is_over();
    let tab = when(on, &format!("<span class=\"tag tab\">{}</span>", look.text("screen-mv-on-turn")));
    let body = if player.is_revealed() { revealed(look, seat, 84) } else { lattice(look, seat, px, gap) };
    format!(
        "<section class=\"seat {class} {}\" data-id=\"seat{}\"{}>{tab}<header role=\"none\">{}<div class=\"nm\"><span>{}<span class=\"holds\">{scepters}</span>{}</span>{}</div>{}</header>{body}</section>",
        states(look, seat),
        seat.number(),
        attribute("aria-label", Some(&look.scene.name(seat))),
        av(seat, 44),
        look.name(seat),
        tag(look, seat),
        mini(look, player.panel, 17),
        captured(look, seat, 26),
    )
}

/// All cards around the ring. Where an imaginary player sits there is none: that room is for the note.
pub(super) fn around(look: &Look<'_>) -> String {
    let others = look.others();
    let cards = join(others.iter().map(|&seat| match look.count() {
        2 => card(look, seat, "wide two", 56, 12),
        3 => card(look, seat, if side_of(look, seat) == 1 { "a3" } else { "b3" }, 54, 8),
        _ => match side_of(look, seat) {
            3 => card(look, seat, "wide k3", 54, 8),
            side => card(look, seat, &format!("k{side}"), 54, 8),
        },
    }));
    let free = match look.count() {
        2 => "f2",
        3 => "f3",
        count => {
            let taken: Vec<usize> = others.iter().map(|&seat| side_of(look, seat)).collect();
            match (1..6).rfind(|side| !taken.contains(side)) {
                Some(5) => "f5",
                Some(4) => "f4",
                Some(3) => "f3s",
                Some(2) => "f2s",
                Some(_) => "f1",
                None if count == 6 => return cards,
                None => "f5",
            }
        }
    };
    format!("{cards}<div class=\"spare {free}\">{}</div>", next_rotation(look))
}

/// One's own worlds and what one has captured.
pub(super) fn own(look: &Look<'_>) -> String {
    let seat = look.near();
    let player = look.player(seat);
    let about =
        if look.is_me(seat) { look.text("screen-mv-your-five") } else { look.text("screen-mv-five-worlds") };
    // Its owner may always look at what was captured; that the others remember it is an aid (MV-K2).
    let count = player.captured.len();
    let px = match count {
        0..=4 => 36,
        5 => 29,
        _ => 22,
    };
    let shown = look.is_me(seat) || look.rules().options().memory_aid;
    let pile = join(player.captured.iter().filter(|_| shown).map(|one| {
        format!(
            "<span data-key=\"w{}\" data-closes{}>{}</span>",
            one.index(),
            crate::html::tip_of_picture(&look.world_title(one)),
            world(one, px)
        )
    }));
    let note = when(
        count > 0,
        &format!(
            "<span>{}<br>{} {}</span>",
            look.text("screen-mv-captured-word"),
            ic("eye", 13),
            if look.is_me(seat) {
                look.text("screen-mv-you-only")
            } else {
                look.text("screen-mv-seen-by-all")
            }
        ),
    );
    let body = if player.is_revealed() { revealed(look, seat, 84) } else { lattice(look, seat, 66, 10) };
    format!(
        "<div class=\"own {}\"><header role=\"none\">{}<div><b>{}</b><small>{about}</small></div>{}</header>{body}<div class=\"pile\">{pile}{note}</div></div>",
        states(look, seat),
        av(seat, 40),
        look.name(seat),
        captured(look, seat, 26),
    )
}

/// The world that one's panel matches.
pub(super) fn here(look: &Look<'_>) -> String {
    let seat = look.near();
    let it = look.player(seat).panel.world();
    let values = [look.you(seat), ("name", look.scene.name(seat).into())];
    let text = look.text_with("screen-mv-you-are-in", &values);
    format!(
        "<div class=\"here\"><h2>{text}</h2><span class=\"hw\" data-id=\"here{}\">{}</span><strong>{}</strong>{}</div>",
        it.index(),
        world(it, 150),
        esc(&look.world_name(it)),
        super::parts::signs(look, it, 15)
    )
}

/// How the next row of a phone is reached by the scepters.
const CLIMB: &str = "<svg class=\"upc\" width=\"12\" height=\"10\" viewBox=\"0 0 12 10\" aria-hidden=\"true\"><path d=\"M2 5 6 1l4 4M2 9 6 5l4 4\"/></svg>";

/// The row of a seat on a phone; a tap on its name opens it.
pub(super) fn row(look: &Look<'_>, seat: Seat) -> String {
    let player = look.player(seat);
    let many = look.count() > 4;
    let rail = when(
        many,
        &format!(
            "<span class=\"rail\">{CLIMB}{}</span>",
            join(look.scepters(seat).into_iter().map(|one| {
                format!(
                    "<span data-key=\"{}\">{}</span>",
                    super::parts::scepter_key(one),
                    head(look, one, 30)
                )
            }))
        ),
    );
    let bubble = when(asked(look) == Some(seat), &format!("<span class=\"bub\">{}</span>", ic("bubble", 13)));
    let who = format!(
        "<button type=\"button\" class=\"pwhois\" data-do=\"seat {}\"><span class=\"p1\">{}{bubble}<b>{}</b>{}{}</span>{}</button>",
        seat.number(),
        av(seat, if many { 23 } else { 25 }),
        look.name(seat),
        away::mark(look.scene.client, look.words(), seat),
        pile(look, seat, 13),
        mini(look, player.panel, if look.count() == 2 { 15 } else { 12 }),
    );
    let worlds = if player.is_revealed() {
        let meet = meeting(look, seat).map(|sent| {
            format!(
                "<button type=\"button\" class=\"pmeet offer\" data-action=\"{sent}\" data-meets>{}{}<b>+3</b></button>",
                ic("heart", 13),
                look.text("screen-mv-meet")
            )
        });
        format!(
            "<div class=\"prev\">{}<span><small class=\"tag rev\">{}</small><b>{}</b></span>{}</div>",
            world(player.panel.world(), 46),
            look.text("mv-revealed"),
            esc(&look.world_name(player.panel.world())),
            meet.unwrap_or_default()
        )
    } else {
        match look.count() {
            2 => zigzag(look, seat, 64, 66, 12),
            3 | 4 => zigzag(look, seat, 44, 45, 9),
            _ => zigzag(look, seat, 40, 42, 6),
        }
    };
    let class = match look.count() {
        2 => "big",
        3 | 4 => "",
        _ => "r5",
    };
    format!(
        "<section class=\"prow {class} {}\" data-id=\"row{}\"{}>{rail}{who}{worlds}</section>",
        states(look, seat),
        seat.number(),
        attribute("aria-label", Some(&look.scene.name(seat)))
    )
}

/// The points on a phone: nearly all of them are captured worlds.
pub(super) fn pile(look: &Look<'_>, seat: Seat, px: u16) -> String {
    format!(
        "<span class=\"pc num\" data-pile=\"{}\">{}{}</span>",
        seat.number(),
        super::top::points(look, seat),
        back(px)
    )
}

/// The row of an imaginary player, who does nothing but hold a scepter (MV-S4).
pub(super) fn ghost_row(look: &Look<'_>, position: usize) -> String {
    let held = look.view().scepters[position];
    let held = held.map(|held| {
        format!("<span data-key=\"{}\">{}</span>", super::parts::scepter_key(held), head(look, held, 22))
    });
    format!(
        "<section class=\"prow r5 gh\"><span class=\"rail\">{CLIMB}{}</span><div class=\"gl\">{}<span>{}</span></div></section>",
        held.unwrap_or_default(),
        ghost(20),
        look.text("screen-mv-imaginary-row")
    )
}

/// One's own worlds on a phone, beside the one that the panel matches.
pub(super) fn own_narrow(look: &Look<'_>) -> String {
    let seat = look.near();
    let player = look.player(seat);
    let it = player.panel.world();
    let values = [look.you(seat), ("name", look.scene.name(seat).into())];
    let worlds = if player.is_revealed() {
        format!("<span class=\"tag rev\">{}</span>", look.text("mv-revealed"))
    } else {
        zigzag(look, seat, 40, 41, 9)
    };
    format!(
        "<div class=\"pown\"><button type=\"button\" class=\"phere\" data-do=\"seat {}\">{}<span><small>{}</small><b>{}</b>{}</span></button>{worlds}</div>",
        seat.number(),
        world(it, 52),
        look.text_with("screen-mv-here-short", &values),
        esc(&look.world_name(it)),
        pile(look, seat, 15)
    )
}
