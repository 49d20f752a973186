//! The only things that ever change a game, and how they are written down.

use std::fmt;
use std::str::FromStr;

use crate::{Game, Seat};

/// One seat's action, or one outcome of chance. A game is its rules and its inputs, nothing else.
///
/// Written as `2 play 17` (seat 2 acts) or `* card 17` (chance). This notation is the only serialisation of an
/// input: in the log, on the wire and in records.
pub enum Input<G: Game> {
    /// A player acts.
    Act(Seat, G::Action),
    /// Chance decides.
    Chance(G::Outcome),
}

// Derived impls would ask for `G: Clone` and so on, although only the associated types matter.
#[expect(clippy::expl_impl_clone_on_copy, reason = "a derive would ask for `G: Copy`")]
impl<G: Game> Clone for Input<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Input<G> {}

impl<G: Game> PartialEq for Input<G> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Act(a, x), Self::Act(b, y)) => a == b && x == y,
            (Self::Chance(x), Self::Chance(y)) => x == y,
            _ => false,
        }
    }
}

impl<G: Game> Eq for Input<G> {}

impl<G: Game> fmt::Debug for Input<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "‹{self}›")
    }
}

impl<G: Game> fmt::Display for Input<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Act(seat, action) => write!(f, "{seat} {action}"),
            Self::Chance(outcome) => write!(f, "* {outcome}"),
        }
    }
}

impl<G: Game> FromStr for Input<G> {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let wrong = |expected| NotationError::new(text, expected);
        let (who, what) =
            text.split_once(' ').ok_or_else(|| wrong("a seat or `*`, a space, and what happens"))?;
        if who == "*" {
            return what.parse().map(Self::Chance);
        }
        // `+1` and `01` parse as numbers, but one input has one notation.
        let seat = canonical_number(who).and_then(Seat::new).ok_or_else(|| wrong("a seat from 1, or `*`"))?;
        what.parse().map(|action| Self::Act(seat, action))
    }
}

/// Reads a number written the one way [`fmt::Display`] writes it.
pub fn canonical_number(text: &str) -> Option<u8> {
    text.parse().ok().filter(|number: &u8| number.to_string() == text)
}

/// A text that is not the notation of anything.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotationError {
    /// The text.
    pub text: String,
    /// What could have stood there.
    pub expected: &'static str,
}

impl NotationError {
    /// `text` was found where `expected` was expected. Long texts are cut: they may come from a stranger.
    pub fn new(text: &str, expected: &'static str) -> Self {
        Self { text: text.chars().take(60).collect(), expected }
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "“{}” is not understood: expected {}", self.text.escape_debug(), self.expected)
    }
}

impl std::error::Error for NotationError {}

/// Implements `Serialize` and `Deserialize` as the notation, so that there is no second one.
#[macro_export]
macro_rules! serde_as_notation {
    ($type:ty) => {
        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <String as ::serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err(::serde::de::Error::custom)
            }
        }
    };
}

#[cfg(feature = "serde")]
mod notation_is_the_only_serialisation {
    use super::{Game, Input};

    impl<G: Game> serde::Serialize for Input<G> {
        fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_str(self)
        }
    }

    impl<'de, G: Game> serde::Deserialize<'de> for Input<G> {
        fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
            let text = <String as serde::Deserialize>::deserialize(deserializer)?;
            text.parse().map_err(serde::de::Error::custom)
        }
    }
}
