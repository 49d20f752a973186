//! What somebody wants to play, and the one place where it becomes rules.

use std::fmt;

use multiuniversum::deck::Deck;
use multiuniversum::{Multiuniversum, OptionsError};
use serde::{Deserialize, Serialize};

use crate::{GameId, MultiuniversumSetup, WithGame};

/// A game with its options and its deck, as somebody asked for it: `{"game": "multiuniversum", "options": {…}}`.
/// It may be impossible; [`Setup::rules`] tells.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "game", rename_all = "kebab-case")]
pub enum Setup {
    /// Multiuniversum.
    Multiuniversum(MultiuniversumSetup),
}

/// The rules of whichever game it is, ready to be played.
#[derive(Clone, Debug)]
pub enum Rules {
    /// Of Multiuniversum.
    Multiuniversum(Multiuniversum),
}

/// A game's options as a person types them.
#[derive(Clone, Debug, Default)]
pub struct Flags {
    /// How many players act.
    pub seats: u8,
    /// The name of the game's preset.
    pub preset: Option<String>,
    /// The names of its variants.
    pub variants: Vec<String>,
    /// Further options, each with its value.
    pub settings: Vec<(String, String)>,
    /// A person's own deck instead of the shipped one.
    pub deck: Option<Deck>,
}

impl Setup {
    /// What the flags ask for; it can be played, or one sentence says why not.
    pub fn from_flags(game: GameId, flags: Flags) -> Result<Self, SetupError> {
        let setup = match game {
            GameId::Multiuniversum => Self::Multiuniversum(MultiuniversumSetup::from_flags(flags)?),
        };
        setup.rules()?;
        Ok(setup)
    }

    /// Which game it is.
    pub const fn game(&self) -> GameId {
        match self {
            Self::Multiuniversum(_) => GameId::Multiuniversum,
        }
    }

    /// The same with the shipped deck spelled out, for somebody who may not have it.
    #[must_use]
    pub fn spelled_out(&self) -> Self {
        match self {
            Self::Multiuniversum(setup) => Self::Multiuniversum(setup.spelled_out()),
        }
    }

    /// The rules of the game, or why it cannot be played like that.
    pub fn rules(&self) -> Result<Rules, SetupError> {
        Ok(match self {
            Self::Multiuniversum(setup) => Rules::Multiuniversum(setup.rules()?),
        })
    }

    /// Hands the rules of the game to `visitor`.
    pub fn visit<V: WithGame>(&self, visitor: V) -> Result<V::Output, SetupError> {
        Ok(self.rules()?.visit(visitor))
    }
}

impl Rules {
    /// Hands them to `visitor`.
    pub fn visit<V: WithGame>(self, visitor: V) -> V::Output {
        match self {
            Self::Multiuniversum(rules) => visitor.with(rules),
        }
    }
}

/// Why a game cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// An option of Multiuniversum is wrong.
    Multiuniversum(OptionsError),
    /// The game has no such setting.
    UnknownSetting {
        /// What was typed.
        key: String,
        /// What there is.
        known: &'static [&'static str],
    },
    /// A setting was given twice.
    SettingTwice(String),
    /// The value of a setting is not what it takes.
    BadValue {
        /// The setting.
        key: &'static str,
        /// Its value.
        value: String,
        /// What it takes.
        expected: &'static str,
    },
    /// Two variants that exclude each other.
    Exclusive(String, String),
}

impl From<OptionsError> for SetupError {
    fn from(error: OptionsError) -> Self {
        Self::Multiuniversum(error)
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Multiuniversum(error) => error.fmt(f),
            Self::UnknownSetting { key, known } => {
                write!(f, "there is no setting “{}”, only {}", quoted(key), known.join(", "))
            }
            Self::SettingTwice(key) => write!(f, "the setting {key} is given twice"),
            Self::BadValue { key, value, expected } => {
                write!(f, "{key} takes {expected}, not “{}”", quoted(value))
            }
            Self::Exclusive(one, other) => write!(f, "the variants {one} and {other} exclude each other"),
        }
    }
}

impl std::error::Error for SetupError {}

/// What somebody typed, cut and without control characters.
fn quoted(text: &str) -> String {
    text.chars().take(40).flat_map(char::escape_debug).collect()
}
