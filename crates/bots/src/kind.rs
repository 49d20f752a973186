//! The bots there are, by name.

use std::fmt;
use std::str::FromStr;

use engine::Judge;

use crate::{Bot, EasyBot, GreedyBot, RandomBot, SearchBot, SearchOptions, SensibleBot};

/// Every bot there is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum BotKind {
    /// [`RandomBot`].
    Random,
    /// [`SensibleBot`].
    Sensible,
    /// [`GreedyBot`].
    Greedy,
    /// [`EasyBot`]: a friendly, distracted person.
    Easy,
    /// A [`SearchBot`] that thinks a moment.
    Medium,
    /// One that thinks longer.
    Hard,
    /// One that thinks as long as people put up with.
    Expert,
}

impl BotKind {
    /// All of them: those for comparisons, then the levels that people play against.
    pub const ALL: [Self; 7] =
        [Self::Random, Self::Sensible, Self::Greedy, Self::Easy, Self::Medium, Self::Hard, Self::Expert];

    /// Its name in commands, links and records.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Sensible => "sensible",
            Self::Greedy => "greedy",
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Expert => "expert",
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

/// The levels differ in their budgets alone, counted in worlds and not in time: so the same seed plays the same game
/// on every machine.
const fn level(iterations: u32) -> SearchOptions {
    SearchOptions {
        iterations,
        exploration: 1.0,
        horizon: 60,
        first_play: 0.1,
        careless: 10,
        most_nodes: 50_000,
    }
}

/// A bot of that kind. The same seed makes the same choices.
pub fn make<G: Judge>(kind: BotKind, seed: u64) -> Box<dyn Bot<G>> {
    match kind {
        BotKind::Random => Box::new(RandomBot::new(seed)),
        BotKind::Sensible => Box::new(SensibleBot::new(seed)),
        BotKind::Greedy => Box::new(GreedyBot::new(seed)),
        BotKind::Easy => Box::new(EasyBot::new(seed)),
        BotKind::Medium => Box::new(SearchBot::new(level(1_000), seed)),
        BotKind::Hard => Box::new(SearchBot::new(level(4_000), seed)),
        BotKind::Expert => Box::new(SearchBot::new(level(16_000), seed)),
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
        assert_eq!(
            error,
            "there is no bot “clever”, only random, sensible, greedy, easy, medium, hard, expert"
        );
    }
}
