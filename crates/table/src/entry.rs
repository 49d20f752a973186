//! What a table's log is made of.

use std::fmt;
use std::str::FromStr;

use engine::{Game, Input, NotationError, Seat, canonical_number};

/// One line of a table's log, which only ever grows: an input, or that a seat took its last action back.
///
/// Written as the input (`2 play 17`, `* card 17`) or as `undo 2`; no input begins with a word.
#[derive(Clone)]
pub enum Entry<G: Game> {
    /// An action, or an outcome of chance.
    Input(Input<G>),
    /// The seat took back its last action.
    Undo(Seat),
}

// Derived, these would ask for `G: Copy` and `G: PartialEq`.
impl<G: Game> Copy for Entry<G> {}

impl<G: Game> PartialEq for Entry<G> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Input(one), Self::Input(two)) => one == two,
            (Self::Undo(one), Self::Undo(two)) => one == two,
            _ => false,
        }
    }
}

impl<G: Game> Eq for Entry<G> {}

impl<G: Game> From<Input<G>> for Entry<G> {
    fn from(input: Input<G>) -> Self {
        Self::Input(input)
    }
}

impl<G: Game> fmt::Debug for Entry<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "‹{self}›")
    }
}

impl<G: Game> fmt::Display for Entry<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Input(input) => input.fmt(f),
            Self::Undo(seat) => write!(f, "undo {seat}"),
        }
    }
}

impl<G: Game> FromStr for Entry<G> {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text.strip_prefix("undo ") {
            Some(seat) => canonical_number(seat)
                .and_then(Seat::new)
                .map(Self::Undo)
                .ok_or_else(|| NotationError::new(text, "`undo` and a seat from 1")),
            None => text.parse().map(Self::Input),
        }
    }
}

impl<G: Game> serde::Serialize for Entry<G> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de, G: Game> serde::Deserialize<'de> for Entry<G> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}
