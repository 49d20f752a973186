//! What a table can choose, and what is wrong with a choice.

use multiuniversum::{OptionsError, Preset, Scoring, UsedTools};

use super::piece::colour;
use crate::{Explained, Words};

/// A field of [`multiuniversum::Options`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionField {
    /// How many play.
    Players,
    /// Which book's tie-break is last.
    Preset,
    /// How the game is scored.
    Scoring,
    /// Whether the stacks are lower.
    Short,
    /// When spent tools are discarded.
    UsedTools,
    /// When a game that goes nowhere ends.
    StalemateRounds,
    /// Who has the first turn.
    Starter,
    /// Who has which colour.
    Colours,
    /// Who was born when.
    Born,
    /// Whether the screen remembers for the players.
    MemoryAid,
}

impl OptionField {
    /// All of them, in the order of the type.
    pub const ALL: [Self; 10] = [
        Self::Players,
        Self::Preset,
        Self::Scoring,
        Self::Short,
        Self::UsedTools,
        Self::StalemateRounds,
        Self::Starter,
        Self::Colours,
        Self::Born,
        Self::MemoryAid,
    ];
}

/// What an option is called and what it means.
pub fn option(words: &Words, field: OptionField) -> Explained {
    let (name, text) = match field {
        OptionField::Players => ("mu-option-players", "mu-option-players-text"),
        OptionField::Preset => ("mu-option-preset", "mu-option-preset-text"),
        OptionField::Scoring => ("mu-option-scoring", "mu-option-scoring-text"),
        OptionField::Short => ("mu-option-short", "mu-option-short-text"),
        OptionField::UsedTools => ("mu-option-used-tools", "mu-option-used-tools-text"),
        OptionField::StalemateRounds => ("mu-option-stalemate-rounds", "mu-option-stalemate-rounds-text"),
        OptionField::Starter => ("mu-option-starter", "mu-option-starter-text"),
        OptionField::Colours => ("mu-option-colours", "mu-option-colours-text"),
        OptionField::Born => ("mu-option-born", "mu-option-born-text"),
        OptionField::MemoryAid => ("mu-option-memory-aid", "mu-option-memory-aid-text"),
    };
    Explained { name: words.text(name), text: words.text(text) }
}

/// A preset's name and meaning.
pub fn preset(words: &Words, preset: Preset) -> Explained {
    let (name, text) = match preset {
        Preset::En => ("mu-preset-en", "mu-preset-en-text"),
        Preset::Fr => ("mu-preset-fr", "mu-preset-fr-text"),
    };
    Explained { name: words.text(name), text: words.text(text) }
}

/// A scoring's name and meaning.
pub fn scoring(words: &Words, scoring: Scoring) -> Explained {
    let (name, text) = match scoring {
        Scoring::Standard => ("mu-scoring-standard", "mu-scoring-standard-text"),
        Scoring::Basic => ("mu-scoring-basic", "mu-scoring-basic-text"),
        Scoring::Deadly => ("mu-scoring-deadly", "mu-scoring-deadly-text"),
    };
    Explained { name: words.text(name), text: words.text(text) }
}

/// When spent tools are discarded: name and meaning.
pub fn used_tools(words: &Words, used_tools: UsedTools) -> Explained {
    let (name, text) = match used_tools {
        UsedTools::AtOnce => ("mu-used-tools-at-once", "mu-used-tools-at-once-text"),
        UsedTools::EndOfTurn => ("mu-used-tools-end-of-turn", "mu-used-tools-end-of-turn-text"),
    };
    Explained { name: words.text(name), text: words.text(text) }
}

/// What is wrong with options, in one sentence.
pub fn options_error(words: &Words, error: &OptionsError) -> String {
    let found = |key, found: &str| words.text_with(key, &[("found", found.into())]);
    let count = |key, found: usize| words.text_with(key, &[("found", found.into())]);
    match error {
        OptionsError::Players(players) => count("mu-bad-players", (*players).into()),
        OptionsError::ColourCount { expected, found } => {
            words.text_with("mu-bad-colour-count", &[("expected", expected.into()), ("found", found.into())])
        }
        OptionsError::ColourTwice(twice) => {
            words.text_with("mu-bad-colour-twice", &[("colour", colour(words, *twice).into())])
        }
        OptionsError::Starter(seat) => words.text_with("mu-bad-starter", &[("seat", seat.number().into())]),
        OptionsError::StalemateRounds(rounds) => count("mu-bad-stalemate-rounds", (*rounds).into()),
        OptionsError::BirthDates(dates) => count("mu-bad-birth-dates", *dates),
        OptionsError::BadDate(date) => found("mu-bad-date", date),
        OptionsError::UnknownPreset(name) => found("mu-bad-preset", name),
        OptionsError::UnknownVariant(name) => found("mu-bad-variant", name),
        OptionsError::UnknownUsedTools(name) => found("mu-bad-used-tools", name),
    }
}
