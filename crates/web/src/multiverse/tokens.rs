//! World tokens as they lie on the table: lit if one action leads there, turned up just now, face down, captured.

use wire::engine::{Known, Seat};
use wire::multiverse::{Action, Event, Place, Spot, World};

use super::look::Look;
use super::parts::{back, chip, ic, slot, world};
use super::reach::{Goal, Way, onward};
use crate::html::{attribute, esc, join, tip_of_picture, when};

/// What one can do with a world that lies face up.
enum Use<'a> {
    /// One is there now (MV-T5).
    Visit,
    /// One action leads there.
    Way(&'a Way),
}

fn use_of<'a>(look: &'a Look<'_>, world: World, spot: Spot) -> Option<Use<'a>> {
    let me = look.me()?;
    if look.may(Action::Visit) && look.player(me).panel.world() == world {
        return Some(Use::Visit);
    }
    let way = look.ways.iter().find(|way| way.to == world && way.goal == Some(Goal::World(spot)));
    way.map(Use::Way)
}

/// Whether a world was turned up in this turn (MV-F2).
fn is_new(look: &Look<'_>, world: World) -> bool {
    let new = |event: &Event| matches!(event, Event::Unlocked { world: it, .. } if *it == world);
    look.this_turn().1.iter().any(new)
}

/// Whether the line of the log that is pointed at speaks of this world.
fn is_told(look: &Look<'_>, world: World) -> bool {
    match look.hands.line.and_then(|index| look.log.get(index)) {
        Some(
            Event::Captured { world: it, .. }
            | Event::Unlocked { world: it, .. }
            | Event::ColumnShown { world: it, .. },
        ) => *it == world,
        _ => false,
    }
}

/// A world that lies face up and might be visited.
pub(super) fn open(look: &Look<'_>, it: World, spot: Spot, px: u16) -> String {
    let what = format!("{}\n{}", look.world_title(it), look.spot(spot, it));
    let tag = when(
        is_new(look, it),
        &format!("<span class=\"new-tag\">{}</span>", look.text("screen-mv-turned-up")),
    );
    let told = when(is_told(look, it), "told");
    let keys = format!("data-key=\"w{0}\" data-w=\"{0}\" data-opens", it.index());
    let Some(used) = use_of(look, it, spot) else {
        return format!(
            "<span class=\"tok {told}\" {keys}{}>{}{tag}</span>",
            tip_of_picture(&what),
            world(it, px)
        );
    };
    let (sent, action, chip, told_of) = match used {
        Use::Visit => {
            let chip = format!(
                "<span class=\"chip\">{}{}</span>",
                ic("hand", 12),
                look.text("screen-mv-visit-chip")
            );
            let told = format!("{}\nMV-T5 · MV-Q1", onward(look, it));
            ("visit".to_owned(), Action::Visit, chip, told)
        }
        Use::Way(way) => {
            let objected = way.objector.map(|_| way.stands);
            (way.sent.clone(), way.action, chip(look, objected, ""), way.told(look))
        }
    };
    let hot = when(look.hands.pointed == Some(action), "hot");
    format!(
        "<button type=\"button\" class=\"tok lit offer {hot} {told}\" {keys} data-action=\"{sent}\" data-meets data-point=\"{action}\"{}{}>{}{chip}{tag}</button>",
        attribute("aria-label", Some(&what.replace('\n', ", "))),
        attribute("data-tip", Some(&format!("{what}\n{told_of}")))
            + &attribute("aria-description", Some(&told_of)),
        world(it, px)
    )
}

/// A place of a formation.
pub(super) fn place(look: &Look<'_>, owner: Seat, place: Place, px: u16) -> String {
    match place {
        Place::Up(it) if look.is_me(owner) => mine(look, it, px, false),
        Place::Up(it) => open(look, it, Spot::Formation(owner), px),
        Place::Down(Known::Known(it)) => mine(look, it, px, true),
        Place::Down(Known::Hidden) => {
            let label = look.words().text("screen-mv-face-down-tip");
            format!("<span class=\"tok\"{}>{}</span>", tip_of_picture(&label), back(px))
        }
        Place::Gone(it) => {
            let label =
                look.words().text_with("screen-mv-gone-tip", &[("world", look.world_title(it).into())]);
            format!("<span class=\"tok\"{}>{}</span>", tip_of_picture(&label), slot(px))
        }
    }
}

/// One of the own worlds; nobody captures those, and only their owner knows those face down.
fn mine(look: &Look<'_>, it: World, px: u16, down: bool) -> String {
    let eye = when(down, &format!("<span class=\"eye\">{}</span>", ic("eyeoff", 14)));
    let key = if down { "screen-mv-own-down-tip" } else { "screen-mv-own-up-tip" };
    let tip = format!("{}\n{}", look.world_title(it), look.words().text(key));
    let new = is_new(look, it);
    let tag = when(new, &format!("<span class=\"new-tag low\">{}</span>", look.text("screen-mv-turned-up")));
    format!(
        "<span class=\"tok {} {}\" data-key=\"w{}\"{}>{}{eye}{tag}</span>",
        when(down, "veil"),
        when(is_told(look, it), "told"),
        it.index(),
        tip_of_picture(&tip),
        world(it, px)
    )
}

/// Which back place each front place guards (MV-F2), front places first.
const GUARDS: [(usize, usize); 4] = [(0, 3), (1, 3), (1, 4), (2, 4)];

/// A formation as a lattice: a world of the back row stands between the two that guard it. One's own has the front row
/// on top, so that front rows face each other.
pub(super) fn lattice(look: &Look<'_>, seat: Seat, px: u16, gap: u16) -> String {
    let places = &look.player(seat).formation;
    let step = px + gap;
    let rise = px * 91 / 100;
    let near = seat == look.near();
    let (front, behind) = if near { (0, rise) } else { (rise, 0) };
    let at = [(0, front), (step, front), (2 * step, front), (step / 2, behind), (step * 3 / 2, behind)];
    let middle = |index: usize| format!("{} {}", at[index].0 + px / 2, at[index].1 + px / 2);
    let link = |&(guard, guarded): &(usize, usize)| {
        let holds = !matches!(places.get(guard), Some(Place::Gone(_)));
        let hidden = matches!(places.get(guarded), Some(Place::Down(_)));
        when(holds && hidden, &format!("<path d=\"M{}L{}\"/>", middle(guard), middle(guarded)))
    };
    let (wide, high) = (2 * step + px, rise + px);
    let cells = places.iter().zip(at).map(|(&one, (x, y))| {
        format!("<span class=\"pl\" data-css=\"left:{x}px;top:{y}px\">{}</span>", place(look, seat, one, px))
    });
    format!(
        "<div class=\"form\" data-css=\"width:{wide}px;height:{high}px\" role=\"group\"{}>\
         <svg class=\"links\" width=\"{wide}\" height=\"{high}\" aria-hidden=\"true\">{}</svg>{}</div>",
        attribute("aria-label", Some(&look.words().text("mv-formation"))),
        join(GUARDS.iter().map(link)),
        join(cells)
    )
}

/// The places from left to right: the back ones between the front ones.
const FROM_LEFT: [usize; 5] = [0, 3, 1, 4, 2];

/// A formation as a zigzag, for a phone.
pub(super) fn zigzag(look: &Look<'_>, seat: Seat, px: u16, step: u16, rise: u16) -> String {
    let places = &look.player(seat).formation;
    let near = seat == look.near();
    let cells = FROM_LEFT.iter().enumerate().filter_map(|(index, &at)| {
        let up = (index % 2 == 1) != near;
        let one = places.get(at)?;
        Some(format!(
            "<span class=\"pl\" data-css=\"left:{}px;top:{}px\">{}</span>",
            index as u16 * step,
            if up { 0 } else { rise },
            place(look, seat, *one, px)
        ))
    });
    format!(
        "<div class=\"zig\" data-css=\"width:{}px;height:{}px\" role=\"group\"{}>{}</div>",
        step * 4 + px,
        px + rise,
        attribute("aria-label", Some(&look.words().text("mv-formation"))),
        join(cells)
    )
}

/// The coins below the top of a column show their rims, light and dark in turn.
fn rims(px: u16, height: u8, edge: u16) -> String {
    let rim = |below: u8| {
        let (fill, line) = if below % 2 == 1 { ("#3a4a80", "#a9b8e6") } else { ("#1d2850", "#7484b6") };
        format!(
            "<svg class=\"edge\" width=\"{px}\" height=\"{px}\" viewBox=\"0 0 100 100\" data-css=\"top:{}px\" aria-hidden=\"true\">\
             <circle cx=\"50\" cy=\"50\" r=\"48.5\" fill=\"{fill}\" stroke=\"#04070f\" stroke-width=\"2\"/>\
             <path d=\"M3.5 60A47 47 0 0 0 96.500 60\" fill=\"none\" stroke=\"{line}\" stroke-width=\"2.600\"/></svg>",
            u16::from(below) * edge
        )
    };
    join((1..height).rev().map(rim))
}

/// A column: its top, the rims of the coins below, and how many there are (MV-S7).
pub(super) fn column(look: &Look<'_>, number: u8, px: u16, edge: u16) -> (String, String) {
    let column = look.view().columns[usize::from(number) - 1];
    let name = match look.view().columns.len() {
        1 => look.words().text("screen-mv-the-column"),
        _ => super::look::roman(number).to_owned(),
    };
    let height = words::multiverse::column_height(look.words(), column.height);
    let label = format!("{}: {height}\nMV-S7", look.column(number));
    let top = match column.top {
        Some(it) => open(look, it, Spot::Column(number), px),
        None if column.height > 0 => format!("<span class=\"tok\">{}</span>", back(px)),
        None => format!("<span class=\"tok\">{}</span>", slot(px)),
    };
    let stack = format!(
        "<div class=\"stack\" data-css=\"width:{px}px;height:{}px\">{}{top}</div>",
        px + u16::from(column.height.saturating_sub(1)) * edge,
        rims(px, column.height, edge)
    );
    let counter = format!(
        "<div class=\"lab\"{}><b>{}</b> <span class=\"cnt num\">{}{}</span></div>",
        tip_of_picture(&label),
        esc(&name),
        ic("stack", 12),
        column.height
    );
    (stack, counter)
}
