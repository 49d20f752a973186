//! What a table can choose before the game starts.

use std::fmt;
use std::str::FromStr;

use engine::{Seat, serde_as_notation};
use serde::{Deserialize, Serialize};

use crate::ids::Transformer;

/// The options of one game. [`Options::for_players`] gives the ones nobody needs to read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "MultiuniversumOptions"))]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// 1 (solo, MU-V4) to 5.
    pub players: u8,
    /// Which book's tie-break is last (MU-V7).
    #[serde(default)]
    pub preset: Preset,
    /// How the game is scored (MU-V8).
    #[serde(default)]
    pub scoring: Scoring,
    /// Whether one portal leaves each stack at set-up (MU-V3).
    #[serde(default)]
    pub short: bool,
    /// When spent tools reach the discard pile (MU-C5).
    #[serde(default)]
    pub used_tools: UsedTools,
    /// After how many rounds without a sealed portal the game ends (MU-E6): 1 to 99.
    #[serde(default = "default_stalemate_rounds")]
    pub stalemate_rounds: u8,
    /// Who has the first turn (MU-S4).
    #[serde(default = "first_seat")]
    pub starter: Seat,
    /// The colour of each participant, all different; in a solo game the second is the virtual player's (MU-S2). If
    /// none is chosen, they are dealt in order.
    #[serde(default)]
    pub colours: Vec<Transformer>,
    /// Birth dates by seat, for the last tie-break of the French book (MU-E4).
    #[serde(default)]
    pub born: Vec<Option<Date>>,
    /// Whether the screen shows what a player could remember (MU-K3). The view holds it in any case.
    #[serde(default = "yes")]
    pub memory_aid: bool,
}

fn default_stalemate_rounds() -> u8 {
    20
}

fn first_seat() -> Seat {
    Seat::from_index(0)
}

fn yes() -> bool {
    true
}

impl Options {
    /// The usual game for so many players: colours in order, the host starts.
    pub fn for_players(players: u8) -> Self {
        let participants = usize::from(players.max(2)).min(Transformer::COUNT);
        Self {
            players,
            preset: Preset::default(),
            scoring: Scoring::default(),
            short: false,
            used_tools: UsedTools::default(),
            stalemate_rounds: default_stalemate_rounds(),
            starter: first_seat(),
            colours: Transformer::ALL[..participants].to_vec(),
            born: Vec::new(),
            memory_aid: true,
        }
    }

    /// How many are scored: the players, and the virtual player of a solo game.
    pub fn participants(&self) -> u8 {
        self.players.max(2)
    }

    /// Applies the name of a variant as typed: `basic`, `deadly`, `short` or `standard`.
    pub fn apply_variant(&mut self, name: &str) -> Result<(), OptionsError> {
        match name {
            "short" => self.short = true,
            _ => self.scoring = name.parse()?,
        }
        Ok(())
    }

    /// Whether a game can be made of them.
    pub fn check(&self) -> Result<(), OptionsError> {
        let participants = usize::from(self.participants());
        if !(1..=5).contains(&self.players) {
            return Err(OptionsError::Players(self.players));
        }
        if self.colours.len() != participants {
            return Err(OptionsError::ColourCount {
                expected: participants as u8,
                found: self.colours.len(),
            });
        }
        if let Some(twice) =
            self.colours.iter().enumerate().find(|&(index, colour)| self.colours[..index].contains(colour))
        {
            return Err(OptionsError::ColourTwice(*twice.1));
        }
        if self.starter.number() > self.players {
            return Err(OptionsError::Starter(self.starter));
        }
        if !(1..=99).contains(&self.stalemate_rounds) {
            return Err(OptionsError::StalemateRounds(self.stalemate_rounds));
        }
        if self.born.len() > usize::from(self.players) {
            return Err(OptionsError::BirthDates(self.born.len()));
        }
        Ok(())
    }
}

/// Which book the table plays by (MU-V7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Preset {
    /// The English book: those still tied share.
    #[default]
    En,
    /// The French book: the oldest of those still tied wins.
    Fr,
}

impl FromStr for Preset {
    type Err = OptionsError;
    fn from_str(text: &str) -> Result<Self, OptionsError> {
        match text {
            "en" => Ok(Self::En),
            "fr" => Ok(Self::Fr),
            _ => Err(OptionsError::UnknownPreset(text.into())),
        }
    }
}

/// How the game is scored (MU-E2, MU-V1, MU-V2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Scoring {
    /// Portals, unused tools, sets.
    #[default]
    Standard,
    /// No sets.
    Basic,
    /// Portals whose icon is still in sight are lost; no sets.
    Deadly,
}

impl FromStr for Scoring {
    type Err = OptionsError;
    fn from_str(text: &str) -> Result<Self, OptionsError> {
        match text {
            "standard" => Ok(Self::Standard),
            "basic" => Ok(Self::Basic),
            "deadly" => Ok(Self::Deadly),
            _ => Err(OptionsError::UnknownVariant(text.into())),
        }
    }
}

/// When spent tools reach the discard pile (MU-C5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum UsedTools {
    /// As part of the Seal action.
    #[default]
    AtOnce,
    /// They wait in the play area.
    EndOfTurn,
}

impl FromStr for UsedTools {
    type Err = OptionsError;
    fn from_str(text: &str) -> Result<Self, OptionsError> {
        match text {
            "at-once" => Ok(Self::AtOnce),
            "end-of-turn" => Ok(Self::EndOfTurn),
            _ => Err(OptionsError::UnknownUsedTools(text.into())),
        }
    }
}

/// A day of the calendar; earlier is less, so older people come first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

impl FromStr for Date {
    type Err = OptionsError;

    /// Reads `1970-12-31`.
    fn from_str(text: &str) -> Result<Self, OptionsError> {
        let wrong = || OptionsError::BadDate(text.chars().take(20).collect());
        let mut parts = text.split('-');
        let mut part = |digits: usize| {
            let part =
                parts.next().filter(|part| part.len() == digits && part.bytes().all(|b| b.is_ascii_digit()));
            part.and_then(|part| part.parse::<u16>().ok()).ok_or_else(wrong)
        };
        let (year, month, day) = (part(4)?, part(2)?, part(2)?);
        let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
        let days = match month {
            1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
            4 | 6 | 9 | 11 => 30,
            2 => 28 + u16::from(leap),
            _ => return Err(wrong()),
        };
        if parts.next().is_some() || !(1..=days).contains(&day) || year < 1800 {
            return Err(wrong());
        }
        Ok(Self { year, month: month as u8, day: day as u8 })
    }
}

serde_as_notation!(Date);

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

/// What is wrong with options.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionsError {
    /// Not 1 to 5.
    Players(u8),
    /// Not one colour per participant.
    ColourCount {
        /// How many there should be.
        expected: u8,
        /// How many there are.
        found: usize,
    },
    /// Two participants with the same colour.
    ColourTwice(Transformer),
    /// The starter does not sit at the table.
    Starter(Seat),
    /// Not 1 to 99.
    StalemateRounds(u8),
    /// More birth dates than players.
    BirthDates(usize),
    /// Not a date.
    BadDate(String),
    /// Neither `en` nor `fr`.
    UnknownPreset(String),
    /// Not a variant's name.
    UnknownVariant(String),
    /// Not a moment for spent tools.
    UnknownUsedTools(String),
}

impl fmt::Display for OptionsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Players(found) => write!(f, "Multiuniversum is for 1 to 5 players, not {found}"),
            Self::ColourCount { expected, found } => {
                write!(f, "{expected} colours are needed, one per participant, but {found} are given")
            }
            Self::ColourTwice(colour) => write!(f, "colour {} is given to two participants", colour.number()),
            Self::Starter(seat) => write!(f, "seat {seat} cannot start: nobody sits there"),
            Self::StalemateRounds(found) => write!(f, "stalemate_rounds must be 1 to 99, not {found}"),
            Self::BirthDates(found) => write!(f, "{found} birth dates are more than there are players"),
            Self::BadDate(found) => write!(f, "“{found}” is not a date such as 1970-12-31"),
            Self::UnknownPreset(found) => write!(f, "there is no preset “{found}”: choose en or fr"),
            Self::UnknownVariant(found) => {
                write!(f, "there is no variant “{found}”: choose standard, basic, deadly or short")
            }
            Self::UnknownUsedTools(found) => {
                write!(f, "used_tools cannot be “{found}”: choose at-once or end-of-turn")
            }
        }
    }
}

impl std::error::Error for OptionsError {}
