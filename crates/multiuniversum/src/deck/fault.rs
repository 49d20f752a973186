//! What can be wrong with a deck: data, which [`std::fmt::Display`] puts into plain English.

use std::fmt;

use serde::Serialize;

use super::Tier;
use super::draft::{DP, MOST_KEY};
use crate::ids::{CardAction, CardId, PortalId};

/// Something wrong with a deck file, and where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Fault {
    /// The line of the file, from 1. Of too many, the first one over; of too few, where the list starts.
    pub line: usize,
    /// What is wrong there.
    #[serde(flatten)]
    pub kind: FaultKind,
}

impl Fault {
    /// The rule that the file breaks.
    pub const fn rule(&self) -> &'static str {
        self.kind.rule()
    }
}

/// What is wrong. Words quoted from the file are shortened and free of control characters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "fault", rename_all = "kebab-case")]
pub enum FaultKind {
    /// The file is not TOML. While there is such a fault, those that might only follow from it are not listed.
    Syntax {
        /// The column, from 1.
        column: usize,
        /// What the TOML reader says, in English.
        message: String,
    },
    /// A part of the file is not the JSON of a deck.
    Unreadable {
        /// The column, from 1.
        column: usize,
        /// What the JSON reader says, in English.
        message: String,
    },
    /// A key that has to be there is not, a name's language (`name.fr`) among them.
    MissingKey {
        /// Where it belongs.
        place: Place,
        /// The key.
        key: &'static str,
    },
    /// A key that means nothing here.
    UnknownKey {
        /// Where it stands.
        place: Place,
        /// The key.
        key: String,
    },
    /// A value of another type than its key asks for.
    WrongType {
        /// Where it stands.
        place: Place,
        /// The key.
        key: &'static str,
        /// What it should be.
        expected: ValueType,
        /// What it is.
        found: ValueType,
    },
    /// Two icons or two portals have the same key.
    DuplicateKey {
        /// The second one.
        place: Place,
        /// The key.
        key: String,
        /// The first one.
        first: Place,
    },
    /// The key of an icon or a portal is not one to 24 lower-case letters, digits and hyphens.
    BadKey {
        /// Whose.
        place: Place,
        /// The key.
        key: String,
    },
    /// A name or note is empty.
    EmptyText {
        /// Whose.
        place: Place,
        /// Which.
        key: &'static str,
    },
    /// A name or note is too long.
    LongText {
        /// Whose.
        place: Place,
        /// Which.
        key: &'static str,
        /// How many characters it has.
        length: usize,
        /// How many it may have.
        most: usize,
    },
    /// A name or note has a line break or another control character in it.
    ControlInText {
        /// Whose.
        place: Place,
        /// Which.
        key: &'static str,
    },
    /// Not fifty cards (MU-P3).
    CardCount {
        /// How many there are.
        found: usize,
    },
    /// A card has not five slots (MU-P3).
    SlotCount {
        /// The card's number.
        card: usize,
        /// How many slots it has.
        found: usize,
    },
    /// A slot holds none of the five actions (MU-P3).
    UnknownAction {
        /// The card's number.
        card: usize,
        /// The slot, from 1.
        slot: usize,
        /// What stands there.
        word: String,
    },
    /// A card has an action more than once (MU-P3).
    ActionRepeated {
        /// The card's number.
        card: usize,
        /// The action.
        action: CardAction,
        /// How often it is there.
        times: usize,
    },
    /// A card lacks an action (MU-P3). Not said where a slot holds an unknown word, which may be meant for it.
    ActionMissing {
        /// The card's number.
        card: usize,
        /// The action.
        action: CardAction,
    },
    /// None of the five tools (MU-P3).
    UnknownTool {
        /// The cards, or the portal.
        place: Place,
        /// What stands there.
        word: String,
    },
    /// Not twenty portals (MU-P4).
    PortalCount {
        /// How many there are.
        found: usize,
    },
    /// Not five basic, ten medium and five advanced portals (MU-P4).
    TierCount {
        /// The tier.
        tier: Tier,
        /// How many there are of it.
        found: usize,
    },
    /// A portal asks for no tool or for more than three (MU-P4).
    ToolCount {
        /// The portal's number.
        portal: usize,
        /// How many it asks for.
        found: usize,
    },
    /// Discovery points outside 1 to 9 (MU-P4).
    DpRange {
        /// The portal's number.
        portal: usize,
        /// Its discovery points.
        found: i64,
    },
    /// A portal names an icon that is not in the file (MU-P4).
    UnknownIcon {
        /// The portal's number.
        portal: usize,
        /// The icon's key.
        icon: String,
    },
    /// An icon is on no portal or on more than three (MU-P5).
    IconUse {
        /// The icon's key.
        icon: String,
        /// How many portals show it.
        found: usize,
    },
    /// An icon's bars do not say how many portals show it (MU-P5).
    BarsMismatch {
        /// The icon's key.
        icon: String,
        /// Its bars.
        bars: i64,
        /// How many portals show it.
        found: usize,
    },
}

impl FaultKind {
    /// The rule that the deck breaks: MU-P3 to MU-P5, or MU-P6 if it is only not as a deck file should be.
    pub const fn rule(&self) -> &'static str {
        match self {
            Self::Syntax { .. }
            | Self::Unreadable { .. }
            | Self::MissingKey { .. }
            | Self::UnknownKey { .. }
            | Self::WrongType { .. }
            | Self::DuplicateKey { .. }
            | Self::BadKey { .. }
            | Self::EmptyText { .. }
            | Self::LongText { .. }
            | Self::ControlInText { .. } => "MU-P6",
            Self::CardCount { .. }
            | Self::SlotCount { .. }
            | Self::UnknownAction { .. }
            | Self::ActionRepeated { .. }
            | Self::ActionMissing { .. }
            | Self::UnknownTool { .. } => "MU-P3",
            Self::PortalCount { .. }
            | Self::TierCount { .. }
            | Self::ToolCount { .. }
            | Self::DpRange { .. }
            | Self::UnknownIcon { .. } => "MU-P4",
            Self::IconUse { .. } | Self::BarsMismatch { .. } => "MU-P5",
        }
    }

    /// Whether it is a fault whatever the rest of the file says, also if some of that could not be read.
    pub(super) const fn stands_alone(&self) -> bool {
        !matches!(
            self,
            Self::MissingKey { .. }
                | Self::CardCount { .. }
                | Self::PortalCount { .. }
                | Self::TierCount { .. }
                | Self::ToolCount { .. }
                | Self::UnknownIcon { .. }
                | Self::IconUse { .. }
                | Self::BarsMismatch { .. }
        )
    }
}

/// The part of the deck that a fault is about. Numbers start at 1 and count in the order of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// The file itself.
    Deck,
    /// The lists of cards.
    Cards,
    /// A card.
    Card(usize),
    /// An icon.
    Icon(usize),
    /// A portal.
    Portal(usize),
}

/// The types of values in a deck file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ValueType {
    /// A text in quotes.
    Text,
    /// A whole number.
    Number,
    /// A number with a point.
    Fraction,
    /// `true` or `false`.
    Truth,
    /// A date or a time.
    Date,
    /// A list in square brackets.
    List,
    /// A table of keys and values.
    Table,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {} ({})", self.line, self.kind, self.rule())
    }
}

impl std::error::Error for Fault {}

impl fmt::Display for FaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Syntax { column, message } => write!(f, "not TOML at column {column}: {message}"),
            Self::Unreadable { column, message } => {
                write!(f, "not a deck in JSON at column {column}: {message}")
            }
            Self::MissingKey { place, key } => write!(f, "{place} has no {key}"),
            Self::UnknownKey { place, key } => write!(f, "{place} has the unknown key “{key}”"),
            Self::WrongType { place, key, expected, found } => {
                write!(f, "{place}: {key} should be {expected}, not {found}")
            }
            Self::DuplicateKey { place, key, first } => {
                write!(f, "{place} has the same key as {first}: “{key}”")
            }
            Self::BadKey { place, key } => {
                write!(f, "{place}: “{key}” is no key of 1 to {MOST_KEY} letters a-z, digits and hyphens")
            }
            Self::EmptyText { place, key } => write!(f, "{place}: {key} is empty"),
            Self::LongText { place, key, length, most } => {
                write!(f, "{place}: {key} has {length} characters, {most} at most")
            }
            Self::ControlInText { place, key } => {
                write!(f, "{place}: {key} has a line break or another control character in it")
            }
            Self::CardCount { found } => write!(f, "cards: {found}, not {}", CardId::COUNT),
            Self::SlotCount { card, found } => write!(f, "slots of card {card}: {found}, not 5"),
            Self::UnknownAction { card, slot, word } => {
                write!(f, "card {card}, slot {slot}: “{word}” is not an action")
            }
            Self::ActionRepeated { card, action, times } => {
                write!(f, "card {card} has {} {times} times, not once", action.word())
            }
            Self::ActionMissing { card, action } => write!(f, "card {card} lacks {}", action.word()),
            Self::UnknownTool { place, word } => write!(f, "{place}: “{word}” is not a tool"),
            Self::PortalCount { found } => write!(f, "portals: {found}, not {}", PortalId::COUNT),
            Self::TierCount { tier, found } => {
                let (word, tools) = (tier.word(), tier.tools());
                write!(f, "{word} portals (tools: {tools}): {found}, not {}", tier.portals())
            }
            Self::ToolCount { portal, found } => write!(f, "tools of portal {portal}: {found}, not 1 to 3"),
            Self::DpRange { portal, found } => {
                write!(f, "DP of portal {portal}: {found}, not {} to {}", DP.start(), DP.end())
            }
            Self::UnknownIcon { portal, icon } => write!(f, "portal {portal}: there is no icon “{icon}”"),
            Self::IconUse { icon, found } => write!(f, "portals with the icon “{icon}”: {found}, not 1 to 3"),
            Self::BarsMismatch { icon, bars, found } => {
                write!(f, "bars of the icon “{icon}”: {bars}, but portals with it: {found}")
            }
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Deck => write!(f, "the deck"),
            Self::Cards => write!(f, "the cards"),
            Self::Card(number) => write!(f, "card {number}"),
            Self::Icon(number) => write!(f, "icon {number}"),
            Self::Portal(number) => write!(f, "portal {number}"),
        }
    }
}

impl fmt::Display for ValueType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Text => "text in quotes",
            Self::Number => "a whole number",
            Self::Fraction => "a number with a point",
            Self::Truth => "true or false",
            Self::Date => "a date",
            Self::List => "a list",
            Self::Table => "a table of keys and values",
        })
    }
}
