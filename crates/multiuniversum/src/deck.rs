//! The deck as data: fifty action cards and twenty portals (MU-P3 to MU-P6).
//!
//! The books do not print the faces of the cards, so a deck is a file. The shipped one is
//! [`Deck::default_deck`]; a person's own goes through [`Deck::read`], which lists every fault in it. Whichever
//! way a deck comes in, from TOML or from JSON, it passes the same checks, so a `Deck` in hand is a good one.

mod check;
mod draft;
mod fault;
mod item;
mod json;
mod read;

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

pub use self::fault::{Fault, FaultKind, Place, ValueType};
use self::json::RawDeck;
use crate::ids::{CardAction, CardId, PortalId, Tool, Transformer};

/// The fifty action cards, the twenty portals and the icons on them.
///
/// As JSON it is the same data with lists for the arrays; reading that checks it like a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(try_from = "RawDeck", into = "RawDeck")]
pub struct Deck {
    /// What it is called.
    pub name: Text,
    /// What players should know about it; the default deck says here that it is a reconstruction (MU-P6).
    pub note: Text,
    /// The action cards, by [`CardId::index`].
    pub cards: [Card; CardId::COUNT],
    /// The dimension icons, by [`IconId::index`].
    pub icons: Vec<Icon>,
    /// The portals, by [`PortalId::index`].
    pub portals: [Portal; PortalId::COUNT],
}

impl Deck {
    /// The text of the deck file that is shipped, an example for people's own.
    pub const DEFAULT_TEXT: &str = include_str!("../decks/default.toml");

    /// The same deck as JSON. Whoever only plays with it, as a browser does, need not carry what reads deck files.
    const DEFAULT_JSON: &str = include_str!("../decks/default.json");

    /// The deck that is shipped (MU-P6).
    pub fn default_deck() -> &'static Self {
        static DEFAULT: LazyLock<Deck> = LazyLock::new(|| {
            // It is part of the program, and a test reads it: this cannot fail at a table.
            serde_json::from_str(Deck::DEFAULT_JSON)
                .unwrap_or_else(|wrong| panic!("the default deck: {wrong}"))
        });
        &DEFAULT
    }

    /// Reads a deck file, or lists everything that is wrong with it in the order of its lines (MU-P6). It is TOML, as
    /// people write it, or the JSON in which decks travel: no TOML starts with a brace.
    pub fn read(text: &str) -> Result<Self, Vec<Fault>> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        if text.trim_start().starts_with('{') { json::read(text) } else { read::read(text) }
    }

    /// The card of this number.
    pub fn card(&self, id: CardId) -> Card {
        self.cards[id.index()]
    }

    /// The portal of this number.
    pub fn portal(&self, id: PortalId) -> &Portal {
        &self.portals[id.index()]
    }

    /// The icon of this number; `id` is from one of this deck's portals.
    pub fn icon(&self, id: IconId) -> &Icon {
        &self.icons[id.index()]
    }
}

/// A name or a note in both languages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Text {
    /// In English.
    pub en: String,
    /// In French.
    pub fr: String,
}

/// The face of an action card (MU-P3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// The action for each transformer, by [`Transformer::index`]; each of the five exactly once.
    pub slots: [CardAction; Transformer::COUNT],
    /// Its tool.
    pub tool: Tool,
}

impl Card {
    /// What it does for a scientist who stands there (MU-T2).
    pub const fn action_at(self, transformer: Transformer) -> CardAction {
        self.slots[transformer.index()]
    }
}

/// A dimension icon (MU-P5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Icon {
    /// Its word in the file and for its drawing.
    pub key: String,
    /// What the dimension is called.
    pub name: Text,
    /// How many portals of the deck show it: one, two or three.
    pub bars: u8,
}

/// An icon, by its place in [`Deck::icons`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct IconId(u8);

impl IconId {
    /// More icons than portals cannot be: each is on a portal at least (MU-P5).
    pub const MOST: usize = PortalId::COUNT;

    /// Its index, which starts at 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The face of a portal (MU-P4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Portal {
    /// Its word in the file and for its picture.
    pub key: String,
    /// What it is called.
    pub name: Text,
    /// Its dimension icon.
    pub icon: IconId,
    /// Its discovery points, 1 to 9.
    pub dp: u8,
    /// How many of each tool seal it, by [`Tool::index`]; one to three in all.
    pub tools: [u8; Tool::COUNT],
}

impl Portal {
    /// How many tools seal it, one to three.
    pub fn tool_count(&self) -> usize {
        self.tools.iter().map(|&count| usize::from(count)).sum()
    }

    /// Its tier, which is the number of its tools (MU-P4).
    pub fn tier(&self) -> Tier {
        match self.tool_count() {
            ..=1 => Tier::Basic,
            2 => Tier::Medium,
            3.. => Tier::Advanced,
        }
    }
}

/// The three kinds of portals (MU-P4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Tier {
    /// One tool.
    Basic,
    /// Two tools.
    Medium,
    /// Three tools.
    Advanced,
}

impl Tier {
    /// How many there are.
    pub const COUNT: usize = 3;
    /// All three, ascending.
    pub const ALL: [Self; Self::COUNT] = [Self::Basic, Self::Medium, Self::Advanced];

    /// Its index, 0 to 2.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// How many tools a portal of this tier asks for.
    pub const fn tools(self) -> usize {
        self as usize + 1
    }

    /// How many portals of this tier a deck has.
    pub const fn portals(self) -> usize {
        match self {
            Self::Basic | Self::Advanced => 5,
            Self::Medium => 10,
        }
    }

    /// Its word in keys of sentences.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Basic => "basic",
            Self::Medium => "medium",
            Self::Advanced => "advanced",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mu_p06_the_default_deck_is_its_file() {
        let read = Deck::read(Deck::DEFAULT_TEXT).unwrap();
        let written = serde_json::to_string(&read).unwrap() + "\n";
        assert_eq!(
            written,
            Deck::DEFAULT_JSON,
            "crates/multiuniversum/decks/default.json is not the file's deck"
        );
    }
}
