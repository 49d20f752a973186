//! The small closed vocabularies: transformers, actions, tools, and the numbers of cards and portals.

use std::fmt;

use engine::small_set;
use serde::{Deserialize, Serialize};

/// One of the five transformers of the machine, 1 to 5 in a circle (MU-P1).
///
/// A player's colour is the transformer of that colour (MU-P2, MU-S2), so this type names colours, too:
/// 1 white, 2 yellow, 3 red, 4 blue, 5 green.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Transformer(u8);

impl Transformer {
    /// How many there are.
    pub const COUNT: usize = 5;
    /// All five, ascending.
    pub const ALL: [Self; 5] = [Self(0), Self(1), Self(2), Self(3), Self(4)];

    /// From its printed number, 1 to 5.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= 5 { Some(Self(number - 1)) } else { None }
    }

    /// From an index 0 to 4.
    pub(crate) const fn from_index(index: usize) -> Self {
        debug_assert!(index < 5);
        Self(index as u8)
    }

    /// Its printed number, 1 to 5.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// Its index, 0 to 4.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next one clockwise; after 5 comes 1 (MU-P1).
    pub const fn clockwise(self) -> Self {
        Self(if self.0 == 4 { 0 } else { self.0 + 1 })
    }
}

impl From<Transformer> for u8 {
    fn from(it: Transformer) -> u8 {
        it.number()
    }
}

impl TryFrom<u8> for Transformer {
    type Error = String;
    fn try_from(number: u8) -> Result<Self, String> {
        Self::new(number).ok_or_else(|| format!("there is no transformer {number}, only 1 to 5"))
    }
}

impl fmt::Debug for Transformer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "T{}", self.number())
    }
}

/// What a slot of an action card does (MU-C1 to MU-C6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum CardAction {
    /// Draw two cards (MU-C1).
    Search,
    /// Use the ability of the own transformer (MU-C2).
    Trigger,
    /// Go to another transformer (MU-C3).
    Move,
    /// Seal the portal above the own transformer (MU-C4).
    Seal,
    /// Take a card from the discard pile (MU-C6).
    Recycle,
}

impl CardAction {
    /// All five, in the order of the books.
    pub const ALL: [Self; 5] = [Self::Search, Self::Trigger, Self::Move, Self::Seal, Self::Recycle];

    /// Its word in deck files and in keys of sentences.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Search => "search",
            Self::Trigger => "trigger",
            Self::Move => "move",
            Self::Seal => "seal",
            Self::Recycle => "recycle",
        }
    }
}

/// The tool on an action card (MU-P3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Tool {
    /// Duct tape.
    Tape,
    /// Plunger.
    Plunger,
    /// Tuning fork.
    Fork,
    /// Butterfly net.
    Net,
    /// Steam iron.
    Iron,
}

impl Tool {
    /// How many there are.
    pub const COUNT: usize = 5;
    /// All five.
    pub const ALL: [Self; 5] = [Self::Tape, Self::Plunger, Self::Fork, Self::Net, Self::Iron];

    /// Its index, 0 to 4.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its word in deck files and in keys of sentences.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Tape => "tape",
            Self::Plunger => "plunger",
            Self::Fork => "fork",
            Self::Net => "net",
            Self::Iron => "iron",
        }
    }
}

small_set! {
    /// An action card, by its number in the deck: 1 to 50 (MU-P3).
    CardId in /** A set of action cards. */ CardSet: u64, 50
}

small_set! {
    /// A portal, by its number in the deck: 1 to 20 (MU-P4).
    PortalId in /** A set of portals. */ PortalSet: u32, 20
}
