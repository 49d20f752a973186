//! The bots there are, by name.

use std::fmt;
use std::str::FromStr;

use engine::Sense;

use crate::{Bot, RandomBot, SensibleBot};

/// Every bot there is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum BotKind {
    /// [`RandomBot`].
    Random,
    /// [`SensibleBot`].
    Sensible,
}

impl BotKind {
    /// All of them, the weakest first.
    pub const ALL: [Self; 2] = [Self::Random, Self::Sensible];

    /// Its name in commands, links and records.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Sensible => "sensible",
        }
    }
}

impl fmt::Display for BotKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for BotKind {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Self, UnknownBot> {
        Self::ALL.into_iter().find(|kind| kind.name() == name).ok_or_else(|| UnknownBot(name.to_owned()))
    }
}

/// A name that no bot has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownBot(String);

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = BotKind::ALL.map(BotKind::name).join(", ");
        write!(f, "there is no bot “{}”, only {names}", self.0.escape_debug())
    }
}

impl std::error::Error for UnknownBot {}

/// A bot of that kind. The same seed makes the same choices.
pub fn make<G: Sense>(kind: BotKind, seed: u64) -> Box<dyn Bot<G>> {
    match kind {
        BotKind::Random => Box::new(RandomBot::new(seed)),
        BotKind::Sensible => Box::new(SensibleBot::new(seed)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip_and_the_error_lists_them() {
        for kind in BotKind::ALL {
            assert_eq!(kind.to_string().parse(), Ok(kind));
        }
        let error = "clever".parse::<BotKind>().unwrap_err().to_string();
        assert_eq!(error, "there is no bot “clever”, only random, sensible");
    }
}
