//! The small parts that everything is put together from. Colour never stands alone: every colour has its shape and its
//! place, and where there is room its letter.

use wire::engine::Seat;
use wire::multiverse::{Colour, Colours, Ratio, Scepter, World};

use super::look::{Holder, Look};
use crate::html::{attribute, esc, join, when};

/// A drawing of the kit, so many pixels wide and high.
pub(super) fn pic(id: &str, width: u16, height: u16, class: &str) -> String {
    format!(
        "<svg class=\"{class}\" width=\"{width}\" height=\"{height}\" aria-hidden=\"true\"><use href=\"#{id}\"/></svg>"
    )
}

/// A small sign without colour.
pub(super) fn ic(id: &str, px: u16) -> String {
    pic(&format!("i-{id}"), px, px, "ic")
}

/// The letter of a colour in the kit.
fn letter(colour: Colour) -> &'static str {
    &colour.word()[..1]
}

/// The sign of a colour, named for whoever cannot see it.
pub(super) fn sg(look: &Look<'_>, colour: Colour, px: u16) -> String {
    format!(
        "<svg class=\"sg\" width=\"{px}\" height=\"{px}\" role=\"img\"{}><use href=\"#s-{}\"/></svg>",
        attribute("aria-label", Some(&look.colour(colour))),
        letter(colour)
    )
}

/// The sign of a colour that is off.
pub(super) fn hollow(colour: Colour, px: u16) -> String {
    pic(&format!("o-{}", letter(colour)), px, px, "sg off")
}

/// The signs of all colours of a world.
pub(super) fn signs(look: &Look<'_>, world: World, px: u16) -> String {
    let all = join(world.colours().iter().map(|colour| sg(look, colour, px)));
    let none = when(all.is_empty(), &look.text("mv-colours-none"));
    format!("<span class=\"sgs\">{all}{none}</span>")
}

/// The picture of a world: calm where it is small, with letters where it is large.
pub(super) fn world(world: World, px: u16) -> String {
    world_of(world, px, "")
}

pub(super) fn world_of(world: World, px: u16, class: &str) -> String {
    let bits = world.index();
    let kind = if px < 58 { 'Q' } else { 'W' };
    let letters = when(px >= 64 && bits > 0, &format!("<use href=\"#L{bits}\"/>"));
    format!(
        "<svg class=\"wd {class}\" width=\"{px}\" height=\"{px}\" viewBox=\"0 0 100 100\" aria-hidden=\"true\">\
         <use href=\"#{kind}{bits}\"/>{letters}</svg>"
    )
}

/// A world face down.
pub(super) fn back(px: u16) -> String {
    pic("t-back", px, px, "wd")
}

/// A place whose world was captured.
pub(super) fn slot(px: u16) -> String {
    pic("t-slot", px, px, "wd slot")
}

/// The face of a player.
pub(super) fn av(seat: Seat, px: u16) -> String {
    pic(&format!("av-{}", super::look::face(seat)), px, px, "av")
}

/// The face of an imaginary player.
pub(super) fn ghost(px: u16) -> String {
    pic("av-ghost", px, px, "av")
}

/// What the multi-cube shows.
pub(super) fn face(look: &Look<'_>, change: bool, px: u16) -> String {
    let label = words::multiverse::roll_result(look.words(), change);
    format!(
        "<svg class=\"face\" width=\"{px}\" height=\"{px}\" role=\"img\"{}><use href=\"#{}\"/></svg>",
        attribute("aria-label", Some(&label)),
        if change { "f-mark" } else { "f-stab" }
    )
}

/// The multi-cube at rest.
pub(super) fn cube(change: bool, px: u16) -> String {
    pic(if change { "cube-mark" } else { "cube-stab" }, px, px, "cube")
}

/// The faces of the multi-cube, six squares and eight triangles.
const FACES: &str = include_str!("die.html");

/// The multi-cube as it falls. `number` tells one roll from the next, so that each is seen.
pub(super) fn die(number: usize, change: bool, class: &str) -> String {
    format!(
        "<div class=\"die {class} {}\" data-id=\"die{number}\" aria-hidden=\"true\"><div class=\"sh\"></div><div class=\"eye\">\
         <div class=\"spin\"><div class=\"rest\">{FACES}</div></div></div></div>",
        if change { "change" } else { "stays" }
    )
}

fn scepter_id(scepter: Scepter) -> String {
    match scepter {
        Scepter::Wooden => "sc-wood".to_owned(),
        Scepter::Of(colour) => format!("sc-{}", letter(colour)),
    }
}

/// What tells a scepter from the others.
pub(super) fn scepter_key(scepter: Scepter) -> String {
    scepter_id(scepter)
}

/// A whole scepter.
pub(super) fn scepter(look: &Look<'_>, scepter: Scepter, height: u16) -> String {
    let id = scepter_id(scepter);
    format!(
        "<svg class=\"scep\" width=\"{}\" height=\"{height}\" viewBox=\"0 0 48 112\" role=\"img\"{}><use href=\"#{id}\"/></svg>",
        height * 48 / 112,
        attribute("aria-label", Some(&words::multiverse::scepter(look.words(), scepter)))
    )
}

/// The head of a scepter.
pub(super) fn head(look: &Look<'_>, scepter: Scepter, height: u16) -> String {
    let id = scepter_id(scepter);
    format!(
        "<svg class=\"scep schead\" width=\"{}\" height=\"{height}\" viewBox=\"2 -1 44 60\" role=\"img\"{}>\
         <use href=\"#{id}\" width=\"48\" height=\"112\"/></svg>",
        height * 44 / 60,
        attribute("aria-label", Some(&words::multiverse::scepter(look.words(), scepter)))
    )
}

/// A small switch panel: what is on is filled and raised, what is off is hollow and sunk.
pub(super) fn mini(look: &Look<'_>, on: Colours, px: u16) -> String {
    let one = |colour: Colour| {
        if on.has(colour) {
            let sign = pic(&format!("s-{}", letter(colour)), px, px, "sg");
            format!("<i class=\"on\" data-id=\"{}1\">{sign}</i>", letter(colour))
        } else {
            format!("<i data-id=\"{}0\">{}</i>", letter(colour), hollow(colour, px - 2))
        }
    };
    let label =
        format!("{}: {}", look.words().text("mv-panel-title"), words::multiverse::colours(look.words(), on));
    format!(
        "<span class=\"mini\" role=\"img\"{}>{}</span>",
        attribute("aria-label", Some(&label)),
        join(Colour::ALL.map(one))
    )
}

/// The chance chip. Sure: one solid pill. Where somebody may object it has two halves: solid if they let it be, hollow
/// with the bubble if they say "Just roll!".
pub(super) fn chip(look: &Look<'_>, objected: Option<Ratio>, class: &str) -> String {
    match objected {
        None => format!("<span class=\"chip {class}\">{}</span>", esc(&look.percent(Ratio::ONE))),
        Some(chance) => format!(
            "<span class=\"chip two {class}\"><b>100</b><i>{}{}</i></span>",
            ic("bubble", 11),
            esc(&look.percent(chance))
        ),
    }
}

/// The number of captured worlds.
pub(super) fn captured(look: &Look<'_>, seat: Seat, px: u16) -> String {
    let count = look.player(seat).captured.len();
    let label = words::multiverse::captured_count(look.words(), count);
    format!(
        "<span class=\"cap\" data-pile=\"{}\" role=\"img\"{}><b class=\"num\">{count}</b>{}</span>",
        seat.number(),
        attribute("aria-label", Some(&label)),
        back(px)
    )
}

/// How many of a player's five worlds are left, as five pips.
pub(super) fn lives(look: &Look<'_>, seat: Seat) -> String {
    use wire::multiverse::Place;
    let gone = look.player(seat).formation.iter().filter(|place| matches!(place, Place::Gone(_))).count();
    let pips = (0..5).map(|index| format!("<i class=\"{}\"></i>", when(index >= 5 - gone, "x")));
    format!("<span class=\"lives\">{}</span>", join(pips))
}

/// Whose a scepter is, in a word or two.
pub(super) fn held_by(look: &Look<'_>, holder: Holder) -> String {
    match holder {
        Holder::Player(seat) if look.is_me(seat) => format!("<b>{}</b>", look.text("screen-mv-you-hold")),
        Holder::Player(seat) => format!("<span class=\"dim\">{}</span>", look.name(seat)),
        Holder::Imaginary => format!("<span class=\"dim\">{}</span>", look.text("screen-mv-imaginary")),
        Holder::Nobody => "<span class=\"dim\">–</span>".to_owned(),
    }
}

/// A key on the keyboard; touch screens do not show it.
pub(super) fn key(name: &str) -> String {
    format!("<kbd>{}</kbd>", esc(name))
}

/// Stars, the same ones at every drawing.
pub(super) fn stars(width: u32, height: u32, count: u32) -> String {
    let mut seed = 7_u64;
    let mut next = |most: u32| {
        seed = seed * 16_807 % 2_147_483_647;
        (seed % u64::from(most)) as u32
    };
    let star = |_| {
        let (x, y, size, light) = (next(width), next(height), 4 + next(8), 2 + next(5));
        format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{}.{}\" opacity=\".{light}\"/>", size / 10, size % 10)
    };
    format!(
        "<svg class=\"stars\" viewBox=\"0 0 {width} {height}\" preserveAspectRatio=\"xMidYMid slice\" aria-hidden=\"true\">{}</svg>",
        join((0..count).map(star))
    )
}
