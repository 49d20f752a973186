//! What a seat and what chance can do, and how it is written (`keep gw`, `switch red`, `change`).

use std::fmt;
use std::str::FromStr;

use engine::{NotationError, canonical_number, serde_as_notation};

use crate::ids::{Colour, POSITIONS, World};

/// One small choice of a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Keep this token of the pack (MV-S5).
    Keep(World),
    /// Put this token on the next place of the formation: front left, middle, right, back left (MV-S6).
    Place(World),
    /// Visit the world that matches the own panel (MV-T5).
    Visit,
    /// Meet the revealed player whose panel is the same, although a world could be visited first (MV-E1).
    Meet,
    /// Do not visit it (MV-T5).
    Decline,
    /// Switch one colour (MV-T3).
    Switch(Colour),
    /// Switch all colours (MV-T4).
    SwitchAll,
    /// "Just roll!" (MV-T3).
    JustRoll,
    /// Let the switch be (MV-T3).
    Allow,
    /// Repeat the roll with the wooden scepter (MV-W1).
    Repeat,
    /// Let the roll stand (MV-W1).
    Stand,
}

const ACTIONS: &str = "keep or place and a world (letters of gwryb in this order, or 0), switch and a colour, \
     switch all, visit, meet, decline, roll, allow, repeat or stand";

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Keep(world) => write!(f, "keep {world}"),
            Self::Place(world) => write!(f, "place {world}"),
            Self::Switch(colour) => write!(f, "switch {}", colour.word()),
            Self::SwitchAll => f.write_str("switch all"),
            Self::Visit => f.write_str("visit"),
            Self::Meet => f.write_str("meet"),
            Self::Decline => f.write_str("decline"),
            Self::JustRoll => f.write_str("roll"),
            Self::Allow => f.write_str("allow"),
            Self::Repeat => f.write_str("repeat"),
            Self::Stand => f.write_str("stand"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let wrong = || NotationError::new(text, ACTIONS);
        Ok(match text {
            "visit" => Self::Visit,
            "meet" => Self::Meet,
            "decline" => Self::Decline,
            "switch all" => Self::SwitchAll,
            "roll" => Self::JustRoll,
            "allow" => Self::Allow,
            "repeat" => Self::Repeat,
            "stand" => Self::Stand,
            _ => match text.split_once(' ').ok_or_else(wrong)? {
                ("keep", world) => Self::Keep(world.parse().map_err(|_| wrong())?),
                ("place", world) => Self::Place(world.parse().map_err(|_| wrong())?),
                ("switch", colour) => Self::Switch(colour.parse().map_err(|_| wrong())?),
                _ => return Err(wrong()),
            },
        })
    }
}

serde_as_notation!(Action);

/// What chance can do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// The multi-cube shows an empty square (MV-P5).
    Stability,
    /// It shows anything else.
    Change,
    /// The next scepter goes to this position, from 0 (MV-S3).
    Position(u8),
    /// This token is drawn (MV-S5, MV-S7).
    Token(World),
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stability => f.write_str("stability"),
            Self::Change => f.write_str("change"),
            Self::Position(index) => write!(f, "position {}", index + 1),
            Self::Token(world) => write!(f, "token {world}"),
        }
    }
}

impl FromStr for Outcome {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let read = || match text {
            "stability" => Some(Self::Stability),
            "change" => Some(Self::Change),
            _ => match text.split_once(' ')? {
                ("position", number) => canonical_number(number)
                    .filter(|number| (1..=POSITIONS as u8).contains(number))
                    .map(|number| Self::Position(number - 1)),
                ("token", world) => world.parse().ok().map(Self::Token),
                _ => None,
            },
        };
        let expected = "stability, change, position and a number from 1 to 6, or token and a world";
        read().ok_or_else(|| NotationError::new(text, expected))
    }
}

serde_as_notation!(Outcome);
