//! What somebody wants to play, and the one place where it becomes rules.

use std::fmt;

use engine::{Game as _, Seat};
use multiuniversum::Multiuniversum;
use multiuniversum::deck::Deck;
use multiverse::Multiverse;
use serde::{Deserialize, Serialize};

use crate::{GameId, MultiuniversumSetup, MultiverseSetup, WithGame};

/// A game with its options and its deck, as somebody asked for it: `{"game": "multiuniversum", "options": {…}}`.
/// It may be impossible; [`Setup::rules`] tells.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "game", rename_all = "kebab-case")]
pub enum Setup {
    /// Multiuniversum.
    Multiuniversum(MultiuniversumSetup),
    /// Multiverse.
    Multiverse(MultiverseSetup),
}

/// The rules of whichever game it is, ready to be played.
#[derive(Clone, Debug)]
pub enum Rules {
    /// Of Multiuniversum.
    Multiuniversum(Multiuniversum),
    /// Of Multiverse.
    Multiverse(Multiverse),
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
        for (index, (key, _)) in flags.settings.iter().enumerate() {
            if flags.settings[..index].iter().any(|(earlier, _)| earlier == key) {
                return Err(SetupError::SettingTwice(key.clone()));
            }
        }
        let setup = match game {
            GameId::Multiuniversum => Self::Multiuniversum(MultiuniversumSetup::from_flags(flags)?),
            GameId::Multiverse => Self::Multiverse(MultiverseSetup::from_flags(&flags)?),
        };
        setup.rules()?;
        Ok(setup)
    }

    /// Which game it is.
    pub const fn game(&self) -> GameId {
        match self {
            Self::Multiuniversum(_) => GameId::Multiuniversum,
            Self::Multiverse(_) => GameId::Multiverse,
        }
    }

    /// How many people and bots act.
    pub const fn players(&self) -> u8 {
        match self {
            Self::Multiuniversum(setup) => setup.options.players,
            Self::Multiverse(setup) => setup.options.players,
        }
    }

    /// The same with the shipped deck spelled out, for somebody who may not have it.
    #[must_use]
    pub fn spelled_out(&self) -> Self {
        match self {
            Self::Multiuniversum(setup) => Self::Multiuniversum(setup.spelled_out()),
            Self::Multiverse(setup) => Self::Multiverse(setup.clone()),
        }
    }

    /// The same without a deck: for whoever only tells what was played.
    #[must_use]
    pub fn without_deck(&self) -> Self {
        match self {
            Self::Multiuniversum(setup) => {
                Self::Multiuniversum(MultiuniversumSetup { options: setup.options.clone(), deck: None })
            }
            Self::Multiverse(setup) => Self::Multiverse(setup.clone()),
        }
    }

    /// Whether it is played with another deck than the shipped one.
    pub fn has_own_deck(&self) -> bool {
        match self {
            Self::Multiuniversum(setup) => {
                setup.deck.as_deref().is_some_and(|deck| deck != Deck::default_deck())
            }
            Self::Multiverse(_) => false,
        }
    }

    /// The ruleset that a game set up now is played by.
    pub const fn ruleset(&self) -> u16 {
        match self {
            Self::Multiuniversum(_) => Multiuniversum::RULESET,
            Self::Multiverse(_) => Multiverse::RULESET,
        }
    }

    /// Lets another seat start.
    pub const fn set_starter(&mut self, starter: Seat) {
        match self {
            Self::Multiuniversum(setup) => setup.options.starter = starter,
            Self::Multiverse(setup) => setup.options.starter = starter,
        }
    }

    /// The rules of the game, or why it cannot be played like that.
    pub fn rules(&self) -> Result<Rules, SetupError> {
        Ok(match self {
            Self::Multiuniversum(setup) => Rules::Multiuniversum(setup.rules()?),
            Self::Multiverse(setup) => Rules::Multiverse(setup.rules()?),
        })
    }

    /// The rules as they were at a ruleset; a game that was played by an older one goes on by it.
    pub fn rules_of(&self, ruleset: u16) -> Result<Rules, SetupError> {
        let newest = self.ruleset();
        if ruleset == newest {
            self.rules()
        } else {
            Err(SetupError::Ruleset { game: self.game(), found: ruleset, newest })
        }
    }

    /// Hands the rules of the game to `visitor`.
    pub fn visit<V: WithGame>(&self, visitor: V) -> Result<V::Output, SetupError> {
        Ok(self.rules()?.visit(visitor))
    }
}

impl Rules {
    /// How many players act.
    pub fn seats(&self) -> u8 {
        match self {
            Self::Multiuniversum(rules) => rules.seats(),
            Self::Multiverse(rules) => rules.seats(),
        }
    }

    /// Hands them to `visitor`.
    pub fn visit<V: WithGame>(self, visitor: V) -> V::Output {
        match self {
            Self::Multiuniversum(rules) => visitor.with(rules),
            Self::Multiverse(rules) => visitor.with(rules),
        }
    }
}

/// Why a game cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// An option of Multiuniversum is wrong.
    Multiuniversum(multiuniversum::OptionsError),
    /// An option of Multiverse is wrong.
    Multiverse(multiverse::OptionsError),
    /// The game has nothing of this kind.
    Lacks {
        /// Which game.
        game: GameId,
        /// What was asked for.
        what: &'static str,
    },
    /// The game is not played by this ruleset, or not yet.
    Ruleset {
        /// Which game.
        game: GameId,
        /// The ruleset.
        found: u16,
        /// The newest one.
        newest: u16,
    },
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

impl From<multiuniversum::OptionsError> for SetupError {
    fn from(error: multiuniversum::OptionsError) -> Self {
        Self::Multiuniversum(error)
    }
}

impl From<multiverse::OptionsError> for SetupError {
    fn from(error: multiverse::OptionsError) -> Self {
        Self::Multiverse(error)
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Multiuniversum(error) => error.fmt(f),
            Self::Multiverse(error) => error.fmt(f),
            Self::Ruleset { game, found, newest } => {
                write!(f, "ruleset {found} of {game} is not known here; the newest is {newest}")
            }
            Self::Lacks { game, what } => write!(f, "{game} has no {what}"),
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

/// The value of the setting `starter`.
pub(crate) fn seat_of(value: &str) -> Result<Seat, SetupError> {
    value.parse().ok().and_then(Seat::new).ok_or_else(|| bad("starter", value, "the number of a seat"))
}

pub(crate) fn bad(key: &'static str, value: &str, expected: &'static str) -> SetupError {
    SetupError::BadValue { key, value: value.to_owned(), expected }
}

/// What somebody typed, cut and without control characters.
fn quoted(text: &str) -> String {
    text.chars().take(40).flat_map(char::escape_debug).collect()
}
