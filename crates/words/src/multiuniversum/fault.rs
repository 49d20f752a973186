//! What is wrong with a deck file.

use multiuniversum::deck::{Fault, FaultKind, Place, ValueType};

use super::piece::tier;
use crate::{Value, Words};

/// A fault with its line and the id of the rule it breaks.
pub fn deck_fault_line(words: &Words, fault: &Fault) -> String {
    let text = deck_fault(words, &fault.kind);
    let values = [("line", fault.line.into()), ("fault", text.into()), ("rule", fault.rule().into())];
    words.text_with("mu-fault", &values)
}

/// What is wrong, without its line.
pub fn deck_fault(words: &Words, fault: &FaultKind) -> String {
    let (key, values) = described(words, fault);
    words.text_with(key, &values)
}

fn described<'a>(words: &Words, fault: &'a FaultKind) -> (&'static str, Vec<(&'static str, Value<'a>)>) {
    use FaultKind as F;
    let at = |place: &Place| ("place", place_name(words, *place).into());
    match fault {
        F::Syntax { column, message } => {
            ("mu-fault-syntax", vec![("column", column.into()), ("message", text(message))])
        }
        F::Unreadable { column, message } => {
            ("mu-fault-unreadable", vec![("column", column.into()), ("message", text(message))])
        }
        F::MissingKey { place, key } => ("mu-fault-missing-key", vec![at(place), ("key", text(key))]),
        F::UnknownKey { place, key } => ("mu-fault-unknown-key", vec![at(place), ("key", text(key))]),
        F::WrongType { place, key, expected, found } => {
            let [expected, found] = [expected, found].map(|one| type_name(words, *one).into());
            (
                "mu-fault-wrong-type",
                vec![at(place), ("key", text(key)), ("expected", expected), ("found", found)],
            )
        }
        F::DuplicateKey { place, key, first } => (
            "mu-fault-duplicate-key",
            vec![at(place), ("key", text(key)), ("first", place_name(words, *first).into())],
        ),
        F::BadKey { place, key } => ("mu-fault-bad-key", vec![at(place), ("key", text(key))]),
        F::EmptyText { place, key } => ("mu-fault-empty-text", vec![at(place), ("key", text(key))]),
        F::LongText { place, key, length, most } => (
            "mu-fault-long-text",
            vec![at(place), ("key", text(key)), ("length", length.into()), ("most", most.into())],
        ),
        F::ControlInText { place, key } => ("mu-fault-control", vec![at(place), ("key", text(key))]),
        F::CardCount { found } => ("mu-fault-card-count", vec![("found", found.into())]),
        F::SlotCount { card, found } => {
            ("mu-fault-slot-count", vec![("card", card.into()), ("found", found.into())])
        }
        F::UnknownAction { card, slot, word } => (
            "mu-fault-unknown-action",
            vec![("card", card.into()), ("slot", slot.into()), ("word", text(word))],
        ),
        F::ActionRepeated { card, action, times } => (
            "mu-fault-action-repeated",
            vec![("card", card.into()), ("action", action.word().into()), ("times", times.into())],
        ),
        F::ActionMissing { card, action } => {
            ("mu-fault-action-missing", vec![("card", card.into()), ("action", action.word().into())])
        }
        F::UnknownTool { place, word } => ("mu-fault-unknown-tool", vec![at(place), ("word", text(word))]),
        F::PortalCount { found } => ("mu-fault-portal-count", vec![("found", found.into())]),
        F::TierCount { tier: one, found } => (
            "mu-fault-tier-count",
            vec![
                ("tier", tier(words, *one).into()),
                ("tools", one.tools().into()),
                ("wanted", one.portals().into()),
                ("found", found.into()),
            ],
        ),
        F::ToolCount { portal, found } => {
            ("mu-fault-tool-count", vec![("portal", portal.into()), ("found", found.into())])
        }
        F::DpRange { portal, found } => {
            ("mu-fault-dp-range", vec![("portal", portal.into()), ("found", found.into())])
        }
        F::UnknownIcon { portal, icon } => {
            ("mu-fault-unknown-icon", vec![("portal", portal.into()), ("icon", text(icon))])
        }
        F::IconUse { icon, found } => {
            ("mu-fault-icon-use", vec![("icon", text(icon)), ("found", found.into())])
        }
        F::BarsMismatch { icon, bars, found } => {
            ("mu-fault-bars", vec![("icon", text(icon)), ("bars", bars.into()), ("found", found.into())])
        }
    }
}

fn text(text: &str) -> Value<'_> {
    text.into()
}

fn place_name(words: &Words, place: Place) -> String {
    let numbered = |key, number: usize| words.text_with(key, &[("number", number.into())]);
    match place {
        Place::Deck => words.text("mu-fault-deck"),
        Place::Cards => words.text("mu-fault-cards"),
        Place::Card(number) => numbered("mu-fault-card", number),
        Place::Icon(number) => numbered("mu-fault-icon", number),
        Place::Portal(number) => numbered("mu-fault-portal", number),
    }
}

fn type_name(words: &Words, of: ValueType) -> String {
    words.text(match of {
        ValueType::Text => "mu-fault-type-text",
        ValueType::Number => "mu-fault-type-number",
        ValueType::Fraction => "mu-fault-type-fraction",
        ValueType::Truth => "mu-fault-type-truth",
        ValueType::Date => "mu-fault-type-date",
        ValueType::List => "mu-fault-type-list",
        ValueType::Table => "mu-fault-type-table",
    })
}
