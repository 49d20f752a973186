//! What happened, in sentences with the signs of the table in them, newest first.

use wire::engine::{Known, Seat};
use wire::multiuniversum::{CardAction, CardId, Event, Transformer};

use super::look::Look;
use super::parts::{badge, bulb, gem_of, ic_of, medal, tool_of};
use crate::html::{attribute, drawn, esc, join, when};
use crate::{records, since};

/// So many lines are kept on the screen.
const LINES: usize = 80;

/// One sentence.
struct Line {
    /// The event it tells of last.
    event: usize,
    who: Option<Seat>,
    class: &'static str,
    html: String,
}

/// The log in its box.
pub(super) fn tale(look: &Look<'_>) -> String {
    let lines = lines(look);
    let first = lines.len().saturating_sub(LINES);
    let newest = lines.len().saturating_sub(1);
    let shown = lines.iter().enumerate().skip(first).rev().map(|(index, line)| {
        let now = if index == newest { "now" } else { "" };
        let colour = line.who.map_or(0, |seat| look.colour(seat).number());
        let html = jump(look, line);
        let fresh = when(look.scene.known.is_some_and(|known| line.event >= known), "fresh");
        format!("<li class=\"{now} {} {fresh} c{colour}\" data-id=\"l{index}\">{html}</li>", line.class)
    });
    let fresh = fresh(look, &lines);
    format!(
        "<div class=\"tale\"><h2>{}{}</h2>{}<ol id=\"log\" tabindex=\"0\"{}>{}</ol></div>",
        look.text("table-log"),
        records::seal(look.scene.client, look.words()),
        since::line(look.scene, fresh),
        attribute("aria-label", Some(&look.words().text("table-log"))),
        join(shown),
    )
}

/// How many of them are new to somebody who has just come back.
fn fresh(look: &Look<'_>, lines: &[Line]) -> usize {
    look.scene.known.map_or(0, |known| lines.iter().filter(|line| line.event >= known).count())
}

/// In a replay a line leads to its moment.
fn jump(look: &Look<'_>, line: &Line) -> String {
    if !look.is_replay() {
        return line.html.clone();
    }
    let Line { event, html, .. } = line;
    format!("<button type=\"button\" class=\"jump\" data-do=\"replay event {event}\">{html}</button>")
}

/// What is new since so many events, in words alone, and what the game waits for: a game can be followed without being
/// seen.
pub(super) fn news(look: &Look<'_>, since: usize) -> String {
    use words::Told as _;
    let (rules, words, names) = (look.rules(), look.words(), &look.scene.names);
    let new = look.scene.log.iter().skip(since);
    let mut said: Vec<String> =
        new.map(|event| rules.say_event(words, names, event, look.viewer())).collect();
    if look.my_turn() {
        said.push(rules.say_prompt(words, names, look.view()));
    }
    said.join(" ")
}

/// The tools that were used up since so many events, and where, as selectors.
pub(super) fn spent(look: &Look<'_>, since: usize) -> Vec<(String, String)> {
    let new = look.scene.log.iter().skip(since);
    let flights = new.filter_map(|event| match *event {
        Event::Spent { who, card } => Some((
            format!("[data-key=\"c{}\"] .tl", card.number()),
            format!(".st{} .need", look.player(who).at.number()),
        )),
        _ => None,
    });
    flights.collect()
}

/// The last thing that happened, in one line that opens the log.
pub(super) fn tick(look: &Look<'_>) -> String {
    let mut lines = lines(look);
    let notice = since::notice(look.scene, fresh(look, &lines));
    let last = lines.pop().map(|line| line.html).unwrap_or_default();
    format!(
        "{notice}<button type=\"button\" class=\"tick\" data-do=\"tale\"{}><span>{last}</span>{}</button>",
        attribute("aria-label", Some(&look.words().text("table-log"))),
        ic_of("u-arrow", "")
    )
}

/// The events in sentences, oldest first. What belongs together is one sentence: the cards of one draw, a seal and the
/// tools spent on it. What everybody sees on the table is left out.
fn lines(look: &Look<'_>) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    let mut drawn: Vec<Known<CardId>> = Vec::new();
    let mut spent: Vec<CardId> = Vec::new();
    let events = look.scene.log;
    for (index, event) in events.iter().enumerate() {
        match *event {
            Event::Drew { who, card } => {
                drawn.push(card);
                let goes_on =
                    matches!(events.get(index + 1), Some(Event::Drew { who: next, .. }) if *next == who);
                if !goes_on {
                    lines.push(Line { event: index, ..drew(look, who, &drawn) });
                    drawn.clear();
                }
            }
            Event::Spent { card, .. } => spent.push(card),
            Event::Sealed { who, portal, .. } => {
                let dp = look.deck().portal(portal).dp;
                let tools = spent.drain(..).map(|card| tool_of(look.tool_of(card), "in")).collect::<String>();
                let sealed = format!("{} <b>{}</b>", medal(look, portal), look.portal_name(portal));
                let values = [("portal", sealed), ("dp", bulb(dp)), ("tools", tools)];
                lines.push(Line { event: index, ..by(look, who, "screen-tale-sealed", &values, "") });
            }
            _ => lines.extend(one(look, event).map(|line| Line { event: index, ..line })),
        }
    }
    lines
}

/// A sentence of its own for this event; nothing for what the table shows anyway.
fn one(look: &Look<'_>, event: &Event) -> Option<Line> {
    let gem = |at: Transformer| gem_of(at, "xs");
    let card = |card: CardId| tool_of(look.tool_of(card), "in");
    let tool = |card: CardId| look.tool_name(look.tool_of(card));
    let plain = |class: &'static str, key: &str, values: &[(&'static str, String)]| {
        Some(Line { event: 0, who: None, class, html: drawn(look.words(), key, &[], values).into() })
    };
    Some(match *event {
        Event::RoundBegan { round } => return plain("round", "table-round", &[("round", round.to_string())]),
        // What follows tells where to, what was sealed and what was taken.
        Event::Played { action: CardAction::Move | CardAction::Seal | CardAction::Recycle, .. } => {
            return None;
        }
        Event::Played { who, at, action, .. } => {
            let name =
                format!("{} {}", ic_of(&format!("a-{}", action.word()), "in"), look.action_name(action));
            by(look, who, "screen-tale-played", &[("at", gem(at)), ("action", name)], "")
        }
        Event::Prepared { who, card: it } => {
            by(look, who, "screen-tale-prepared", &[("card", card(it)), ("tool", tool(it).into())], "")
        }
        Event::Discarded { who, card: it } | Event::Dropped { who, card: it } => {
            by(look, who, "screen-tale-discarded", &[("card", card(it)), ("tool", tool(it).into())], "")
        }
        Event::Passed { who } => by(look, who, "mu-event-passed", &[], ""),
        Event::Moved { who, from, to } => {
            by(look, who, "screen-tale-moved", &[("from", gem(from)), ("to", gem(to))], "")
        }
        Event::Looked { who, stack } => by(look, who, "screen-tale-looked", &[("stack", gem(stack))], ""),
        Event::Arranged { who, stack, .. } => {
            by(look, who, "screen-tale-arranged", &[("stack", gem(stack))], "")
        }
        Event::Swapped { who, a, b } => {
            by(look, who, "screen-tale-swapped", &[("a", gem(a)), ("b", gem(b))], "")
        }
        Event::SentUnder { who } => by(look, who, "mu-event-sent-under", &[], ""),
        Event::WillKeep { who } => by(look, who, "mu-event-will-keep", &[], ""),
        Event::Recycled { who, card: it } => {
            by(look, who, "screen-tale-recycled", &[("card", card(it)), ("tool", tool(it).into())], "")
        }
        Event::Kept { who, card: it } => {
            by(look, who, "screen-tale-kept", &[("card", card(it)), ("tool", tool(it).into())], "")
        }
        Event::VirtualDrew { who, card: it } => {
            by(look, who, "screen-tale-machine", &[("card", card(it)), ("tool", tool(it).into())], "")
        }
        Event::StackEmptied { stack, empty, needed } => {
            let values =
                [("stack", gem(stack)), ("empty", empty.to_string()), ("needed", needed.to_string())];
            return plain("big", "screen-tale-emptied", &values);
        }
        Event::PileFormed { .. }
        | Event::StalemateNears { .. }
        | Event::GameOver { .. }
        | Event::GameBegan => {
            use words::Told as _;
            let said = look.rules().say_event(look.words(), &look.scene.names, event, look.viewer());
            let class = if matches!(event, Event::PileFormed { .. }) { "quiet" } else { "big" };
            Line { event: 0, who: None, class, html: esc(&said).into() }
        }
        Event::TurnBegan { .. }
        | Event::PortalShown { .. }
        | Event::Dealt { .. }
        | Event::Drew { .. }
        | Event::LaidOut { .. }
        | Event::Saw { .. }
        | Event::Spent { .. }
        | Event::Sealed { .. }
        | Event::ClearedUp { .. } => return None,
    })
}

fn drew(look: &Look<'_>, who: Seat, cards: &[Known<CardId>]) -> Line {
    let tools = cards.iter().filter_map(|card| card.known()).map(|card| tool_of(look.tool_of(card), "in"));
    let tools: String = tools.collect();
    let tools = if tools.is_empty() { tools } else { format!(": {tools}") };
    let line = by(look, who, "screen-tale-drew", &[("tools", tools)], "");
    // The number chooses the plural, so it is no sign.
    let count = [("count", cards.len().into())];
    Line { html: line.html.replace('\u{e0ff}', &look.text_with("table-card-count", &count)), ..line }
}

/// A sentence with somebody as its subject.
fn by(look: &Look<'_>, who: Seat, key: &str, values: &[(&'static str, String)], class: &'static str) -> Line {
    let you = if look.is_me(who) { "yes" } else { "no" };
    let name = look.name(who);
    let html = drawn(
        look.words(),
        key,
        &[("you", you.into()), ("player", look.scene.name(who).into()), ("count", "\u{e0ff}".into())],
        &[&[("name", format!("<b>{name}</b>"))], values].concat(),
    );
    // A full stop after a sign would stand alone on the next line.
    let html = match html.strip_suffix("svg>.") {
        Some(before) => format!("{before}svg>"),
        None => html.into(),
    };
    // The subject stands out, whether it is a name or "you".
    let subject = look.text("name-you");
    let html = match html.strip_prefix(&*subject) {
        Some(rest) if look.is_me(who) => format!("<b>{subject}</b>{rest}"),
        _ => html,
    };
    Line { event: 0, who: Some(who), class, html: format!("{}{html}", badge(look, who)) }
}
