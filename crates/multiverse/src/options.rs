//! What a table can choose before the game starts.

use std::fmt;
use std::str::FromStr;

use engine::{Seat, serde_as_notation};
use serde::{Deserialize, Serialize};

/// The options of one game. [`Options::for_players`] gives the ones nobody needs to read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "MultiverseOptions"))]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// 2 to 6.
    pub players: u8,
    /// The chance of STABILITY (MV-P5).
    #[serde(default)]
    pub stability: Fraction,
    /// Whether visiting a world is a choice (MV-T5).
    #[serde(default)]
    pub encounters: Encounters,
    /// After how many rounds without a capture the game ends (MV-E3): 1 to 250.
    #[serde(default = "default_stalemate_rounds")]
    pub stalemate_rounds: u8,
    /// Who has the first turn and the wooden scepter (MV-S2).
    #[serde(default = "first_seat")]
    pub starter: Seat,
    /// Whether the screen shows what a player could remember (MV-K2). The view holds it in any case.
    #[serde(default = "yes")]
    pub memory_aid: bool,
}

fn default_stalemate_rounds() -> u8 {
    50
}

fn first_seat() -> Seat {
    Seat::from_index(0)
}

fn yes() -> bool {
    true
}

impl Options {
    /// The usual game for so many players; the host starts.
    pub fn for_players(players: u8) -> Self {
        Self {
            players,
            stability: Fraction::default(),
            encounters: Encounters::default(),
            stalemate_rounds: default_stalemate_rounds(),
            starter: first_seat(),
            memory_aid: true,
        }
    }

    /// Whether a game can be made of them.
    pub fn check(&self) -> Result<(), OptionsError> {
        if !(2..=6).contains(&self.players) {
            return Err(OptionsError::Players(self.players));
        }
        if self.starter.number() > self.players {
            return Err(OptionsError::Starter(self.starter));
        }
        if !(1..=250).contains(&self.stalemate_rounds) {
            return Err(OptionsError::StalemateRounds(self.stalemate_rounds));
        }
        Ok(())
    }
}

/// A fraction strictly between 0 and 1, exact (MV-P5). Written `1/2`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fraction {
    numerator: u16,
    denominator: u16,
}

impl Fraction {
    /// The largest number below the line: the odds of six rolls and their products still fit into 128 bits.
    pub const MAX_DENOMINATOR: u16 = 1000;

    /// `numerator` of `denominator`, if it lies strictly between 0 and 1.
    pub const fn new(numerator: u16, denominator: u16) -> Option<Self> {
        if numerator > 0 && numerator < denominator && denominator <= Self::MAX_DENOMINATOR {
            Some(Self { numerator, denominator })
        } else {
            None
        }
    }

    /// The number above the line.
    pub const fn numerator(self) -> u16 {
        self.numerator
    }

    /// The number below the line.
    pub const fn denominator(self) -> u16 {
        self.denominator
    }
}

impl Default for Fraction {
    fn default() -> Self {
        Self { numerator: 1, denominator: 2 }
    }
}

impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.numerator, self.denominator)
    }
}

impl FromStr for Fraction {
    type Err = OptionsError;
    fn from_str(text: &str) -> Result<Self, OptionsError> {
        let read = || {
            let (above, below) = text.split_once('/')?;
            Self::new(above.parse().ok()?, below.parse().ok()?)
        };
        // One fraction has one notation.
        let canonical = |fraction: &Self| fraction.to_string() == text;
        read().filter(canonical).ok_or_else(|| OptionsError::BadStability(text.chars().take(20).collect()))
    }
}

serde_as_notation!(Fraction);

/// Whether a world that can be visited must be (MV-T5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Encounters {
    /// Visiting is a choice.
    #[default]
    May,
    /// Whoever can visit a world does.
    Must,
}

impl FromStr for Encounters {
    type Err = OptionsError;
    fn from_str(text: &str) -> Result<Self, OptionsError> {
        match text {
            "may" => Ok(Self::May),
            "must" => Ok(Self::Must),
            _ => Err(OptionsError::UnknownEncounters(text.chars().take(20).collect())),
        }
    }
}

/// What is wrong with options.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionsError {
    /// Not 2 to 6.
    Players(u8),
    /// The starter does not sit at the table.
    Starter(Seat),
    /// Not 1 to 250.
    StalemateRounds(u8),
    /// Not a fraction strictly between 0 and 1.
    BadStability(String),
    /// Neither `may` nor `must`.
    UnknownEncounters(String),
}

impl fmt::Display for OptionsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Players(found) => write!(f, "Multiverse is for 2 to 6 players, not {found}"),
            Self::Starter(seat) => write!(f, "seat {seat} cannot start: nobody sits there"),
            Self::StalemateRounds(found) => write!(f, "stalemate_rounds must be 1 to 250, not {found}"),
            Self::BadStability(found) => {
                write!(
                    f,
                    "stability must be a fraction between 0 and 1 such as 1/2, in thousandths at most, not “{found}”"
                )
            }
            Self::UnknownEncounters(found) => write!(f, "encounters cannot be “{found}”: choose may or must"),
        }
    }
}

impl std::error::Error for OptionsError {}
