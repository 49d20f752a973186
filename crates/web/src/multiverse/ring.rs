//! The six positions in a ring with their scepters, which travel counter-clockwise (MV-R1), and the columns inside it.

use std::f64::consts::PI;

use wire::engine::Seat;
use wire::multiverse::{POSITIONS, Scepter};

use super::hands::Layout;
use super::look::Look;
use super::parts::{head, ic, scepter, scepter_key, sg};
use super::tokens::column;
use crate::html::{attribute, join, tip_of_picture, when};

/// The ellipse on the table.
#[derive(Clone, Copy)]
struct Ring {
    middle: (f64, f64),
    radius: (f64, f64),
    /// By how many degrees it is turned.
    turned: f64,
    size: (f64, f64),
}

impl Ring {
    /// Position `k` clockwise from the one nearest to the viewer, or a point between two.
    fn at(self, k: f64, out: f64) -> (f64, f64) {
        let angle = (90.0 + self.turned + 60.0 * k) * PI / 180.0;
        (
            self.middle.0 + (self.radius.0 + out) * angle.cos(),
            self.middle.1 + (self.radius.1 + out * 0.62) * angle.sin(),
        )
    }

    /// The way of the scepters there, in degrees.
    fn way(self, k: f64) -> f64 {
        let angle = (90.0 + self.turned + 60.0 * k) * PI / 180.0;
        (-self.radius.1 * angle.cos()).atan2(self.radius.0 * angle.sin()) * 180.0 / PI
    }
}

/// Where the columns stand: how far apart, how high, and how large their tokens are.
struct Row {
    apart: f64,
    top: f64,
    px: u16,
}

fn ring_of(look: &Look<'_>) -> (Ring, Row) {
    if look.hands.layout == Layout::Tall {
        let turned = if look.count() == 3 { 30.0 } else { 0.0 };
        let ring = Ring { middle: (398.0, 136.0), radius: (330.0, 84.0), turned, size: (796.0, 250.0) };
        let apart = if look.count() == 2 { 104.0 } else { 132.0 };
        return (ring, Row { apart, top: 66.0, px: 72 });
    }
    let size = (976.0, 408.0);
    let ring = |middle, radius, turned| Ring { middle, radius, turned, size };
    match look.count() {
        2 => (ring((488.0, 290.0), (318.0, 98.0), 0.0), Row { apart: 97.0, top: 218.0, px: 68 }),
        3 => (ring((488.0, 266.0), (276.0, 116.0), 30.0), Row { apart: 98.0, top: 190.0, px: 74 }),
        4 => (ring((488.0, 288.0), (222.0, 100.0), 0.0), Row { apart: 120.0, top: 212.0, px: 80 }),
        5 => (ring((488.0, 288.0), (222.0, 100.0), 0.0), Row { apart: 130.0, top: 210.0, px: 84 }),
        _ => (ring((488.0, 288.0), (222.0, 100.0), 0.0), Row { apart: 0.0, top: 208.0, px: 88 }),
    }
}

/// Where a position stands, clockwise from the nearest.
pub(super) fn place_of(look: &Look<'_>, position: usize) -> usize {
    let mine = (0..POSITIONS).find(|&one| look.rules().owner(one) == Some(look.near())).unwrap_or(0);
    // Of several positions the middle one, or the last of two, is nearest.
    let nearest = mine + usize::from(look.count() < 4);
    (position + 2 * POSITIONS - nearest) % POSITIONS
}

/// The same for the first position of a player.
pub(super) fn side_of(look: &Look<'_>, seat: Seat) -> usize {
    let first = (0..POSITIONS).find(|&one| look.rules().owner(one) == Some(seat)).unwrap_or(0);
    place_of(look, first)
}

/// The ring with its scepters, and the columns.
pub(super) fn ring(look: &Look<'_>) -> String {
    let (ring, row) = ring_of(look);
    format!("{}{}{}", floor(look, ring), nodes(look, ring), columns(look, ring, &row))
}

fn ellipse(ring: Ring, more: (f64, f64), rest: &str) -> String {
    format!(
        "<ellipse cx=\"{}\" cy=\"{}\" rx=\"{}\" ry=\"{}\" {rest}/>",
        ring.middle.0,
        ring.middle.1,
        ring.radius.0 + more.0,
        ring.radius.1 + more.1
    )
}

fn floor(look: &Look<'_>, ring: Ring) -> String {
    let chevron = |k: usize| {
        let between = k as f64 + 0.5;
        let (x, y) = ring.at(between, 0.0);
        format!(
            "<path transform=\"translate({x:.0} {y:.0}) rotate({:.0})\" d=\"M-9-5-3 0-9 5M-1-5 5 0-1 5M7-5 13 0 7 5\"/>",
            ring.way(between)
        )
    };
    let base = |position: usize| {
        let (x, y) = ring.at(place_of(look, position) as f64, 0.0);
        let owner = look.rules().owner(position);
        let class = match owner {
            None => "ghost",
            owner if owner == look.me() => "me",
            Some(_) => "",
        };
        let glow = match look.view().scepters[position] {
            Some(Scepter::Of(colour)) => format!(
                "<ellipse cx=\"{x:.0}\" cy=\"{y:.0}\" rx=\"42\" ry=\"19\" fill=\"url(#gl{})\" opacity=\".5\"/>",
                &colour.word()[..1]
            ),
            _ => String::new(),
        };
        format!("{glow}<ellipse class=\"base {class}\" cx=\"{x:.0}\" cy=\"{y:.0}\" rx=\"25\" ry=\"9.5\"/>")
    };
    let ticks = when(look.count() > 3, &ellipse(ring, (22.0, 13.0), "class=\"ticks\""));
    format!(
        "<svg class=\"ring\" width=\"{}\" height=\"{}\" aria-hidden=\"true\"><defs><radialGradient id=\"gTable\">\
         <stop offset=\"0\" class=\"t0\"/><stop offset=\".45\" class=\"t1\"/><stop offset=\"1\" class=\"t2\"/></radialGradient></defs>\
         {}{}{ticks}{}{}<g class=\"chev\">{}</g>{}</svg>",
        ring.size.0,
        ring.size.1,
        ellipse(ring, (30.0, 20.0), "class=\"felt\" fill=\"url(#gTable)\""),
        arcs(look, ring),
        ellipse(ring, (0.0, 0.0), "class=\"rail\""),
        ellipse(ring, (-44.0, -26.0), "class=\"inner\""),
        join((0..POSITIONS).map(chevron)),
        join((0..POSITIONS).map(base)),
    )
}

/// With two and three players an arc outside the ring says whose the positions are (MV-S3).
fn arcs(look: &Look<'_>, ring: Ring) -> String {
    if look.count() > 3 {
        return String::new();
    }
    let each = 6.0 / look.count() as f64;
    join(look.view().seats().map(|seat| {
        let first = side_of(look, seat) as f64;
        let points = (0..=20).map(|step| {
            let k = first - 0.36 + (each - 1.0 + 0.72) * f64::from(step) / 20.0;
            let (x, y) = ring.at(k, 26.0);
            format!("{x:.1} {y:.1}")
        });
        let class = if look.is_me(seat) { "arc me" } else { "arc" };
        format!("<path class=\"{class}\" d=\"M{}\"/>", points.collect::<Vec<_>>().join("L"))
    }))
}

/// The scepters on their positions, and whose these are.
fn nodes(look: &Look<'_>, ring: Ring) -> String {
    let node = |position: usize| {
        let k = place_of(look, position);
        let (x, y) = ring.at(k as f64, 0.0);
        let owner = look.rules().owner(position);
        let holder = words::multiverse::holder(look.words(), &look.scene.names, owner);
        let held = look.view().scepters[position];
        let near = k == 0 || (look.count() == 3 && k == 5);
        let tall = match look.hands.layout {
            Layout::Tall => 54,
            _ if near => 58,
            _ => 68,
        };
        let drawn = held.map(|held| {
            let tip = format!(
                "{}: {holder}\n{}\nMV-R1 · MV-T3",
                words::multiverse::scepter(look.words(), held),
                look.words().text(if held == Scepter::Wooden {
                    "screen-mv-wooden-tip"
                } else {
                    "screen-mv-scepter-tip"
                })
            );
            format!(
                "<span class=\"sc\" data-key=\"{}\"{}>{}</span>",
                scepter_key(held),
                tip_of_picture(&tip),
                scepter(look, held, tall)
            )
        });
        let label = match owner {
            None => format!("<em>{}</em>", look.text("screen-mv-imaginary")),
            Some(seat) if look.count() > 3 && look.hands.layout == Layout::Tall && !near && k != 3 => {
                look.name(seat).into()
            }
            Some(_) => String::new(),
        };
        format!(
            "<div class=\"node\" data-css=\"left:{x:.0}px;top:{:.0}px\">{}{label}</div>",
            y + 13.0,
            drawn.unwrap_or_default()
        )
    };
    let owners = when(look.count() < 4, &owner_labels(look, ring));
    format!("{}{owners}", join((0..POSITIONS).map(node)))
}

/// "your three", "Chloé’s two".
fn owner_labels(look: &Look<'_>, ring: Ring) -> String {
    let count = 6 / look.count();
    join(look.view().seats().map(|seat| {
        let first = side_of(look, seat) as f64;
        let mine = seat == look.near();
        // Beside the middle position, not under it.
        let middle = first + (count as f64 - 1.0) / 2.0;
        let k = match look.count() {
            2 => middle + if mine { 0.5 } else { -0.5 },
            _ if mine => middle,
            // At the lower ends: the cards of the others are above.
            _ => 2.5 + (middle - 2.5) * 1.8,
        };
        let (x, y) = ring.at(k, 28.0);
        let values = [look.you(seat), ("name", look.scene.name(seat).into()), ("count", count.into())];
        let class = if look.is_me(seat) { "owner me" } else { "owner" };
        format!(
            "<div class=\"{class}\" data-css=\"left:{x:.0}px;top:{y:.0}px\">{}</div>",
            look.text_with("screen-mv-positions-of", &values)
        )
    }))
}

fn columns(look: &Look<'_>, ring: Ring, row: &Row) -> String {
    let count = look.view().columns.len();
    join((1..=count as u8).map(|number| {
        let x = ring.middle.0 + (f64::from(number) - 1.0 - (count as f64 - 1.0) / 2.0) * row.apart;
        let edge = if look.view().columns[usize::from(number) - 1].height > 3 { 6 } else { 8 };
        let (stack, counter) = column(look, number, row.px, edge);
        format!("<div class=\"col\" data-css=\"left:{x:.0}px;top:{}px\">{stack}{counter}</div>", row.top)
    }))
}

/// What happens to the scepters next, and when: they move when the holder of the wooden one ends a turn (MV-R1, MV-R2).
pub(super) fn next_rotation(look: &Look<'_>) -> String {
    let Some(wooden) = look.view().scepters.iter().position(|&held| held == Some(Scepter::Wooden)) else {
        return String::new();
    };
    let when_it_is = match look.rules().owner(wooden) {
        Some(seat) if look.is_me(seat) => look.text("screen-mv-rotates-you"),
        Some(seat) => look.text_with("screen-mv-rotates-player", &[("name", look.scene.name(seat).into())]),
        None => look.text("screen-mv-rotates-imaginary"),
    };
    let comes = look.me().and_then(|me| {
        let last = (0..POSITIONS).rfind(|&one| look.rules().owner(one) == Some(me))?;
        look.view().scepters[(last + 1) % POSITIONS]
    });
    let comes = comes.map(|held| {
        let sign = match held {
            Scepter::Of(colour) => sg(look, colour, 13),
            Scepter::Wooden => head(look, held, 18),
        };
        look.drawn("screen-mv-comes-to-you", &[], &[("scepter", sign)])
    });
    format!(
        "<div class=\"note\"{}>{} <b>{when_it_is}</b> {} {}</div>",
        attribute("data-tip", Some(&look.words().text("mv-scepter-way"))),
        ic("ccw", 14),
        look.text("screen-mv-scepters-move"),
        comes.unwrap_or_default()
    )
}
