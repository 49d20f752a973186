//! What a table can choose, and what is wrong with a choice.

use multiverse::{Encounters, OptionsError};

use crate::{Explained, Words};

/// A field of [`multiverse::Options`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionField {
    /// How many play.
    Players,
    /// The chance of STABILITY.
    Stability,
    /// Whether visiting a world is a choice.
    Encounters,
    /// When a game that goes nowhere ends.
    StalemateRounds,
    /// Who has the first turn.
    Starter,
    /// Whether the screen remembers for the players.
    MemoryAid,
}

impl OptionField {
    /// All of them, in the order of the type.
    pub const ALL: [Self; 6] = [
        Self::Players,
        Self::Stability,
        Self::Encounters,
        Self::StalemateRounds,
        Self::Starter,
        Self::MemoryAid,
    ];
}

/// What an option is called and what it means.
pub fn option(words: &Words, field: OptionField) -> Explained {
    let (name, text) = match field {
        OptionField::Players => ("mv-option-players", "mv-option-players-text"),
        OptionField::Stability => ("mv-option-stability", "mv-option-stability-text"),
        OptionField::Encounters => ("mv-option-encounters", "mv-option-encounters-text"),
        OptionField::StalemateRounds => ("mv-option-stalemate-rounds", "mv-option-stalemate-rounds-text"),
        OptionField::Starter => ("mv-option-starter", "mv-option-starter-text"),
        OptionField::MemoryAid => ("mv-option-memory-aid", "mv-option-memory-aid-text"),
    };
    Explained { name: words.text(name), text: words.text(text) }
}

/// Whether visiting a world is a choice: name and meaning.
pub fn encounters(words: &Words, encounters: Encounters) -> Explained {
    let (name, text) = match encounters {
        Encounters::May => ("mv-encounters-may", "mv-encounters-may-text"),
        Encounters::Must => ("mv-encounters-must", "mv-encounters-must-text"),
    };
    Explained { name: words.text(name), text: words.text(text) }
}

/// What is wrong with options, in one sentence.
pub fn options_error(words: &Words, error: &OptionsError) -> String {
    let found = |key, found: &str| words.text_with(key, &[("found", found.into())]);
    let count = |key, found: u8| words.text_with(key, &[("found", found.into())]);
    match error {
        OptionsError::Players(players) => count("mv-bad-players", *players),
        OptionsError::Starter(seat) => words.text_with("mv-bad-starter", &[("seat", seat.number().into())]),
        OptionsError::StalemateRounds(rounds) => count("mv-bad-stalemate-rounds", *rounds),
        OptionsError::BadStability(text) => found("mv-bad-stability", text),
        OptionsError::UnknownEncounters(name) => found("mv-bad-encounters", name),
    }
}
