//! What happened, in sentences with the signs of the table in them, newest last.

use wire::engine::Seat;
use wire::multiverse::{Colour, Ending, Event, Roll};
use words::{Told as _, Value};

use super::look::Look;
use super::parts::{av, face, ic, sg, signs};
use crate::html::{attribute, esc, join, when};
use crate::{records, since};

/// So many lines are kept on the screen.
const LINES: usize = 60;

/// One line: what it says, and what kind it is of.
struct Line {
    class: &'static str,
    html: String,
}

fn line(html: String) -> Line {
    Line { class: "", html }
}

/// The log in its box.
pub(super) fn tale(look: &Look<'_>) -> String {
    let mut lines: Vec<(usize, Line)> = look
        .log
        .iter()
        .enumerate()
        .filter_map(|(index, &event)| Some((index, tell(look, index, event)?)))
        .collect();
    let last = lines.len().saturating_sub(1);
    let first = lines.len().saturating_sub(LINES);
    let fresh = lines.iter().filter(|(index, _)| is_fresh(look, *index)).count();
    let shown = lines.drain(..).enumerate().skip(first).map(|(place, (index, line))| {
        let new = if place == last && line.class != "turn" { " hl" } else { "" };
        let html = jump(look, index, line.html);
        let fresh = when(is_fresh(look, index), " fresh");
        format!(
            "<li class=\"{}{new}{fresh}\" data-id=\"l{index}\" data-line=\"{index}\">{html}</li>",
            line.class
        )
    });
    format!(
        "<section class=\"tale\"><h2>{}{}<span>{}</span></h2>{}<ol id=\"log\" tabindex=\"0\"{}>{}</ol></section>",
        look.text("table-log"),
        records::seal(look.scene.client, look.words()),
        ic("log", 15),
        since::line(look.scene, fresh),
        attribute("aria-label", Some(&look.words().text("table-log"))),
        join(shown)
    )
}

/// What is new to somebody who has just come back, where the log is behind a button.
pub(super) fn notice(look: &Look<'_>) -> String {
    let told = look.log.iter().enumerate().filter(|(index, _)| is_fresh(look, *index));
    since::notice(look.scene, told.filter(|&(index, &event)| tell(look, index, event).is_some()).count())
}

/// Whether this is new to somebody who has just come back.
fn is_fresh(look: &Look<'_>, event: usize) -> bool {
    look.scene.known.is_some_and(|known| event >= known)
}

/// In a replay a line leads to its moment.
fn jump(look: &Look<'_>, event: usize, html: String) -> String {
    if !look.is_replay() {
        return html;
    }
    format!("<button type=\"button\" class=\"jump\" data-do=\"replay event {event}\">{html}</button>")
}

/// The last thing that happened.
pub(super) fn last(look: &Look<'_>) -> String {
    let mut lines = look.log.iter().enumerate().rev();
    lines.find_map(|(index, &event)| tell(look, index, event)).map(|line| line.html).unwrap_or_default()
}

/// All that is new, as it is read out.
pub(super) fn news(look: &Look<'_>, told: usize) -> String {
    let new = look.log.iter().skip(told);
    let quiet = |event: &&Event| !matches!(event, Event::TurnBegan { .. } | Event::RoundBegan { .. });
    let said = new
        .filter(quiet)
        .map(|event| look.rules().say_event(look.words(), &look.scene.names, event, look.viewer()));
    said.collect::<Vec<_>>().join(" ")
}

/// What a sentence with somebody as its subject needs.
fn by(
    look: &Look<'_>,
    who: Seat,
    key: &'static str,
    more: &[(&'static str, Value<'static>)],
    drawn: &[(&'static str, String)],
) -> Line {
    let mut plain = vec![look.you(who), ("name", look.scene.name(who).into())];
    plain.extend_from_slice(more);
    line(look.drawn(key, &plain, drawn).into())
}

fn on(on: bool) -> (&'static str, Value<'static>) {
    ("on", if on { "yes" } else { "no" }.into())
}

/// Whoever switches together after a roll.
fn together(look: &Look<'_>, index: usize) -> Vec<Seat> {
    let after = look.log.iter().skip(index + 1);
    let jumped = after.map_while(|event| match event {
        Event::Jumped { who, .. } => Some(*who),
        _ => None,
    });
    jumped.collect()
}

fn roll(look: &Look<'_>, index: usize, roll: Roll, change: bool) -> Line {
    let colour: Colour = roll.colour();
    let signs = [("sign", sg(look, colour, 13)), ("face", face(look, change, 17))];
    let hue = ("colour", look.colour(colour).into());
    let result = ("result", words::multiverse::roll_result(look.words(), change).into());
    let jumpers = together(look, index);
    line(match (roll, change) {
        (Roll::Jump { .. }, true) if !jumpers.is_empty() => {
            let everybody = jumpers.len() == look.count() && jumpers.len() > 2;
            let whose =
                if everybody { look.words().text("screen-mv-everybody") } else { look.names(jumpers) };
            look.drawn("screen-mv-tale-jump", &[hue, result, ("names", whose.into())], &signs).into()
        }
        (_, true) => look.drawn("screen-mv-tale-change", &[hue, result], &signs).into(),
        (_, false) => look.drawn("screen-mv-tale-stays", &[hue, result], &signs).into(),
    })
}

fn tell(look: &Look<'_>, index: usize, event: Event) -> Option<Line> {
    let sign = |colour| sg(look, colour, 13);
    let named = |world| [("world", look.world_name(world).into())];
    Some(match event {
        Event::TurnBegan { who } => {
            Line { class: "turn", html: format!("{} {}", av(who, 18), look.name(who)) }
        }
        Event::Captured { who, world, from } => {
            let whose = match from {
                Some(owner) => look.place(owner, world),
                None => look.words().text("screen-mv-from-a-column"),
            };
            let plain = [("world", look.world_name(world).into()), ("spot", whose.into())];
            by(look, who, "screen-mv-tale-met", &plain, &[("signs", signs(look, world, 12))])
        }
        Event::Unlocked { who, world } => {
            by(look, who, "screen-mv-tale-unlocked", &named(world), &[("signs", signs(look, world, 12))])
        }
        Event::Revealed { who } => {
            Line { class: "big", ..by(look, who, "screen-mv-tale-revealed", &[], &[]) }
        }
        Event::Declined { who } => by(look, who, "screen-mv-tale-declined", &[], &[]),
        Event::Switched { who, colour, on: it } => {
            by(look, who, "screen-mv-tale-switched", &[on(it)], &[("colour", sign(colour))])
        }
        Event::SwitchedAll { who, .. } => by(look, who, "screen-mv-tale-all", &[], &[]),
        Event::Objected { who } => by(look, who, "screen-mv-tale-objected", &[], &[]),
        Event::Allowed { who } => by(look, who, "screen-mv-tale-allowed", &[], &[]),
        Event::Rolled { roll: it, change, .. } => roll(look, index, it, change),
        Event::Repeated { who } => by(look, who, "screen-mv-tale-repeated", &[], &[]),
        Event::SwitchedBack { who, colour } => {
            by(look, who, "screen-mv-tale-back", &[], &[("colour", sign(colour))])
        }
        Event::Rotated { .. } => Line {
            class: "quiet",
            html: format!("{} {}", ic("ccw", 13), look.text("screen-mv-tale-rotated")),
        },
        Event::ColumnShown { column, world } if look.view().round > 0 => {
            let plain = [("column", look.column(column).into()), ("world", look.world_name(world).into())];
            line(look.drawn("screen-mv-tale-column", &plain, &[("signs", signs(look, world, 12))]).into())
        }
        Event::GameOver { ending: Ending::Met { .. } }
        | Event::StalemateNears { .. }
        | Event::GameOver { .. } => {
            let said = look.rules().say_event(look.words(), &look.scene.names, &event, look.viewer());
            Line { class: "big", html: esc(&said).into() }
        }
        _ => return None,
    })
}
