//! From a TOML file to a draft: what is missing, unknown or of the wrong type.

use toml::Spanned;
use toml::de::{DeTable, DeValue, Error};

use super::draft::{At, CardDraft, Draft, Faults, IconDraft, Lines, NAME, NOTE, PortalDraft, quote};
use super::fault::{Fault, FaultKind, Place, ValueType};
use super::item::{Item, wrong_type};
use super::{Deck, check};
use crate::ids::{CardAction, Tool};

pub(super) fn read(text: &str) -> Result<Deck, Vec<Fault>> {
    let (root, errors) = DeTable::parse_recoverable(text);
    let mut faults = Faults::default();
    let draft = deck(&Item { place: Place::Deck, at: 0, table: root.get_ref() }, &mut faults);
    let deck = check::check(draft, &mut faults);
    match deck {
        Some(deck) if errors.is_empty() && faults.is_empty() => Ok(deck),
        _ => {
            let lines = Lines::new(text);
            let faults = faults.into_list(&lines);
            Err(if errors.is_empty() { faults } else { with_syntax(&errors, faults, &lines) })
        }
    }
}

/// The syntax errors, and those other faults that are certain in spite of them.
///
/// The TOML reader goes on after an error, which is right most of the time: a string without its end costs one line.
/// But after a bracket that is never closed it takes the rest of the file for a list and complains about all of it:
/// then the first complaint is kept, which is near the bracket, and the one that says that it was never closed.
fn with_syntax(errors: &[Error], faults: Vec<Fault>, lines: &Lines) -> Vec<Fault> {
    let mut places: Vec<(usize, &str)> =
        errors.iter().map(|error| (error.span().map_or(0, |span| span.start), error.message())).collect();
    places.sort_by_key(|(at, _)| *at);
    let unclosed = |message: &str| message.starts_with("unclosed");
    let lost = places.iter().any(|(_, message)| unclosed(message));
    if lost {
        let start = places[0].0;
        places.retain(|(at, message)| *at == start || unclosed(message));
    }
    // One a line, and before the columns are counted: the work must not grow with the square of a line.
    places.dedup_by_key(|(at, _)| lines.line(*at));
    let mut all: Vec<Fault> = places
        .into_iter()
        .map(|(at, message)| {
            let kind = FaultKind::Syntax { column: lines.column(at), message: message.to_owned() };
            Fault { line: lines.line(at), kind }
        })
        .collect();
    let first = all.first().map_or(0, |fault| fault.line);
    let certain = |fault: &Fault| {
        let readable = if lost {
            fault.line < first
        } else {
            all.binary_search_by_key(&fault.line, |syntax| syntax.line).is_err()
        };
        readable && fault.kind.stands_alone()
    };
    let others: Vec<Fault> = faults.into_iter().filter(certain).collect();
    all.extend(others);
    all.sort_by_key(|fault| fault.line);
    all
}

// ---- the parts of the file ----

fn deck(deck: &Item, faults: &mut Faults) -> Draft {
    deck.only(&[NAME.key, NOTE.key, "cards", "icon", "portal"], faults);
    Draft {
        name: deck.texts(&NAME, faults),
        note: deck.texts(&NOTE, faults),
        cards: deck.get("cards", faults).and_then(|value| cards(value, faults)),
        icons: deck.each("icon", faults, icon),
        portals: deck.each("portal", faults, portal),
    }
}

/// The cards of all tools, in the order of the file.
fn cards(At { at, it: value }: At<&DeValue>, faults: &mut Faults) -> Option<At<Vec<CardDraft>>> {
    let DeValue::Table(table) = value else {
        wrong_type(at, Place::Deck, "cards", ValueType::Table, value, faults);
        return None;
    };
    let mut lists: Vec<_> =
        table.iter().map(|(key, list)| (key.span().start, key.get_ref(), list.get_ref())).collect();
    lists.sort_unstable_by_key(|(at, ..)| *at);
    let mut cards = Vec::new();
    for (at, key, list) in lists {
        let tool = tool(at, Place::Cards, key, faults);
        let key = tool.map_or("cards", Tool::word);
        match list {
            DeValue::Array(list) => {
                for value in list {
                    let at = value.span().start;
                    let slots = slots(At { at, it: value.get_ref() }, cards.len() + 1, key, faults);
                    cards.push(CardDraft { at, slots, tool });
                }
            }
            other => wrong_type(at, Place::Cards, key, ValueType::List, other, faults),
        }
    }
    Some(At { at, it: cards })
}

fn slots(
    At { at, it: value }: At<&DeValue>,
    card: usize,
    key: &'static str,
    faults: &mut Faults,
) -> Option<Vec<Option<CardAction>>> {
    let DeValue::String(words) = value else {
        wrong_type(at, Place::Card(card), key, ValueType::Text, value, faults);
        return None;
    };
    let mut slots = Vec::new();
    for (index, word) in words.split_whitespace().enumerate() {
        let action = CardAction::ALL.into_iter().find(|action| action.word() == word);
        if action.is_none() {
            faults.note(at, FaultKind::UnknownAction { card, slot: index + 1, word: quote(word) });
        }
        slots.push(action);
    }
    Some(slots)
}

fn icon(number: usize, value: &Spanned<DeValue>, faults: &mut Faults) -> IconDraft {
    let Some(icon) = Item::open(Place::Icon(number), "icon", value, faults) else {
        return IconDraft { at: value.span().start, ..IconDraft::default() };
    };
    icon.only(&["key", NAME.key, "bars"], faults);
    IconDraft {
        at: icon.at,
        key: icon.text("key", faults),
        name: icon.texts(&NAME, faults),
        bars: icon.number("bars", faults),
    }
}

fn portal(number: usize, value: &Spanned<DeValue>, faults: &mut Faults) -> PortalDraft {
    let place = Place::Portal(number);
    let Some(portal) = Item::open(place, "portal", value, faults) else {
        return PortalDraft { at: value.span().start, ..PortalDraft::default() };
    };
    portal.only(&["key", NAME.key, "icon", "dp", "tools"], faults);
    PortalDraft {
        at: portal.at,
        key: portal.text("key", faults),
        name: portal.texts(&NAME, faults),
        icon: portal.text("icon", faults),
        dp: portal.number("dp", faults),
        tools: portal.each("tools", faults, |_, value, faults| match value.get_ref() {
            DeValue::String(word) => tool(value.span().start, place, word, faults),
            other => {
                wrong_type(value.span().start, place, "tools", ValueType::Text, other, faults);
                None
            }
        }),
    }
}

fn tool(at: usize, place: Place, word: &str, faults: &mut Faults) -> Option<Tool> {
    let tool = Tool::ALL.into_iter().find(|tool| tool.word() == word);
    if tool.is_none() {
        faults.note(at, FaultKind::UnknownTool { place, word: quote(word) });
    }
    tool
}
