//! Samples of what can be wrong with a deck file.

use multiuniversum::CardAction;
use multiuniversum::deck::{FaultKind, Place, Tier, ValueType};

/// Every fault, every place and every type of value.
pub(crate) fn faults() -> Vec<FaultKind> {
    let mut faults = kinds();
    faults.extend(places().into_iter().map(|place| FaultKind::UnknownKey { place, key: "colour".into() }));
    faults.extend(types().into_iter().map(|found| {
        let expected = if found == ValueType::Text { ValueType::Number } else { ValueType::Text };
        FaultKind::WrongType { place: Place::Portal(4), key: "dp", expected, found }
    }));
    faults
}

fn kinds() -> Vec<FaultKind> {
    let place = Place::Portal(4);
    all_of!(
        vec![
            FaultKind::Syntax { column: 7, message: "expected a value".into() },
            FaultKind::Unreadable { column: 9, message: "missing field `dp`".into() },
            FaultKind::MissingKey { place, key: "name.fr" },
            FaultKind::UnknownKey { place, key: "colour".into() },
            FaultKind::WrongType { place, key: "dp", expected: ValueType::Number, found: ValueType::Text },
            FaultKind::DuplicateKey { place, key: "cat".into(), first: Place::Portal(2) },
            FaultKind::BadKey { place, key: "Cat!".into() },
            FaultKind::EmptyText { place, key: "name.en" },
            FaultKind::LongText { place, key: "name.en", length: 77, most: 40 },
            FaultKind::ControlInText { place, key: "name.en" },
            FaultKind::CardCount { found: 49 },
            FaultKind::SlotCount { card: 3, found: 1 },
            FaultKind::UnknownAction { card: 3, slot: 2, word: "jump".into() },
            FaultKind::ActionRepeated { card: 3, action: CardAction::Search, times: 2 },
            FaultKind::ActionMissing { card: 3, action: CardAction::Move },
            FaultKind::UnknownTool { place, word: "spoon".into() },
            FaultKind::PortalCount { found: 1 },
            FaultKind::TierCount { tier: Tier::Basic, found: 4 },
            FaultKind::ToolCount { portal: 4, found: 0 },
            FaultKind::DpRange { portal: 4, found: -1 },
            FaultKind::UnknownIcon { portal: 4, icon: "dog".into() },
            FaultKind::IconUse { icon: "cat".into(), found: 4 },
            FaultKind::BarsMismatch { icon: "cat".into(), bars: 2, found: 3 },
        ],
        FaultKind::Syntax { .. },
        FaultKind::Unreadable { .. },
        FaultKind::MissingKey { .. },
        FaultKind::UnknownKey { .. },
        FaultKind::WrongType { .. },
        FaultKind::DuplicateKey { .. },
        FaultKind::BadKey { .. },
        FaultKind::EmptyText { .. },
        FaultKind::LongText { .. },
        FaultKind::ControlInText { .. },
        FaultKind::CardCount { .. },
        FaultKind::SlotCount { .. },
        FaultKind::UnknownAction { .. },
        FaultKind::ActionRepeated { .. },
        FaultKind::ActionMissing { .. },
        FaultKind::UnknownTool { .. },
        FaultKind::PortalCount { .. },
        FaultKind::TierCount { .. },
        FaultKind::ToolCount { .. },
        FaultKind::DpRange { .. },
        FaultKind::UnknownIcon { .. },
        FaultKind::IconUse { .. },
        FaultKind::BarsMismatch { .. },
    )
}

fn places() -> Vec<Place> {
    all_of!(
        vec![Place::Deck, Place::Cards, Place::Card(3), Place::Icon(2), Place::Portal(4)],
        Place::Deck,
        Place::Cards,
        Place::Card(_),
        Place::Icon(_),
        Place::Portal(_),
    )
}

fn types() -> Vec<ValueType> {
    use ValueType::{Date, Fraction, List, Number, Table, Text, Truth};
    let all = vec![Text, Number, Fraction, Truth, Date, List, Table];
    all_of!(all, Text, Number, Fraction, Truth, Date, List, Table)
}
