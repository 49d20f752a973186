//! The lines of a record, as they are written.

use engine::{ScoreSheet, Seat};
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use table::Seed;
use words::{Names, Words};

use super::DiceNote;
use crate::{BotKind, Playable, Setup, bot_name};

/// The version of the format. It changes when a reader of the one before would misunderstand a record.
pub(super) const FORMAT: u16 = 1;

/// The first line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The version of the format.
    pub record: u16,
    /// The ruleset of the game.
    pub ruleset: u16,
    /// The game, its options, and its whole deck.
    pub setup: Setup,
    /// Who sat where.
    pub seats: Vec<Sitter>,
    /// Where the chance came from.
    pub dice: DiceNote,
}

impl Header {
    /// What everybody is called, for a game with these rules.
    pub fn names<G: Playable>(&self, rules: &G) -> Names {
        rules.everybody(Names::new(Sitter::names(&self.seats)))
    }

    /// What was played, and who sat there: bots with their kinds.
    pub fn title(&self, words: &Words) -> String {
        words.titled(&words::game(words, self.setup.game().name()), &Sitter::company(&self.seats, words))
    }
}

/// Who sat on a seat: `{"name": "Mila"}` or `{"bot": "sensible"}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Sitter {
    /// A person of this name.
    Name(String),
    /// A program of this kind. Any text will do: bots come and go, and records stay.
    Bot(String),
}

impl Sitter {
    /// The longest name of anybody, in characters.
    pub const LONGEST_NAME: usize = 60;

    /// A bot.
    pub fn bot(kind: BotKind) -> Self {
        Self::Bot(kind.name().to_owned())
    }

    /// Whether the name can be shown: 1 to 60 characters, and none of them controls anything.
    pub fn is_presentable(&self) -> bool {
        let (Self::Name(name) | Self::Bot(name)) = self;
        (1..=Self::LONGEST_NAME).contains(&name.chars().count()) && !name.contains(char::is_control)
    }

    /// What everybody is called in sentences, seat by seat: the same as at a table in the browser.
    pub fn names(seats: &[Self]) -> Vec<String> {
        let name = |(seat, sitter): (usize, &Self)| match sitter {
            Self::Name(name) => name.clone(),
            Self::Bot(_) => bot_name(Seat::from_index(seat)).to_owned(),
        };
        let names: Vec<String> = seats.iter().enumerate().map(name).collect();
        // Whoever is called the same is told apart by the seat.
        let apart = (1..).zip(&names).map(|(seat, name)| {
            let alone = names.iter().filter(|other| *other == name).count() == 1;
            if alone { name.clone() } else { format!("{name} {seat}") }
        });
        apart.collect()
    }

    /// Who sits there, bots with their kinds.
    pub fn company(seats: &[Self], words: &Words) -> String {
        let who = seats.iter().zip(Self::names(seats)).map(|(sitter, name)| match sitter {
            Self::Name(_) => name,
            Self::Bot(kind) => format!("{name} ({})", words::bot(words, kind)),
        });
        words.list(&who.collect::<Vec<_>>())
    }

    /// A person's name, or a bot's kind.
    pub fn name(&self, words: &Words) -> String {
        match self {
            Self::Name(name) => name.clone(),
            Self::Bot(kind) => words::bot(words, kind),
        }
    }
}

/// A line in between: one input.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct InputLine {
    /// In the game's notation.
    pub(super) input: String,
    /// Which tickets the outcome holds, if it is one of chance.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) lot: Option<Lot>,
}

/// Whether a line is one of an input.
#[derive(Deserialize)]
pub(super) struct Peek {
    pub(super) input: Option<IgnoredAny>,
}

/// The tickets of an outcome: from `first` to `last`, both its own, of `of` tickets numbered from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Lot {
    pub(super) first: u32,
    pub(super) last: u32,
    pub(super) of: u32,
}

/// The last line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EndLine {
    /// How the game ended; `null` if it was left before.
    pub(super) ending: Option<String>,
    /// The score sheet; as things stood, if the game was left before its end.
    pub(super) sheet: ScoreSheet,
    /// The seed that was pledged.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) seed: Option<Seed>,
    /// The SHA-256 of all lines before, their line ends included.
    pub(super) check: String,
}
