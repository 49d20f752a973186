//! The bots there are, by name.

use std::fmt;
use std::str::FromStr;

use engine::Judge;

use crate::{Bot, EasyBot, GreedyBot, RandomBot, SearchBot, SearchOptions, SensibleBot, Stop};

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

    /// Those that people play against, the weakest first.
    pub const LEVELS: [Self; 4] = [Self::Easy, Self::Medium, Self::Hard, Self::Expert];

    /// Whether it looks ahead.
    pub const fn looks_ahead(self) -> bool {
        matches!(self, Self::Medium | Self::Hard | Self::Expert)
    }

    /// How it looks ahead in a game, if it does. The levels differ in their budgets alone, counted in worlds and not in
    /// time: so the same seed plays the same game on every machine.
    pub fn search<G: Judge>(self) -> Option<SearchOptions> {
        let worlds = match self {
            Self::Medium => G::FEW_WORLDS,
            Self::Hard => 2_000,
            Self::Expert => 16_000,
            Self::Random | Self::Sensible | Self::Greedy | Self::Easy => return None,
        };
        Some(SearchOptions {
            iterations: worlds,
            exploration: 0.25,
            prior: 20.0,
            looks: 12,
            turns: None,
            careless: 10,
            most_nodes: 200_000,
        })
    }

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

/// A bot of that kind. The same seed makes the same choices.
pub fn make<G: Judge>(kind: BotKind, seed: u64) -> Box<dyn Bot<G>> {
    match kind.search::<G>() {
        Some(options) => Box::new(SearchBot::new(options, seed)),
        None => quick(kind, seed),
    }
}

/// The same, but whoever looks ahead does so until its [`Stop`] says so, however many worlds that are.
pub fn make_until<G: Judge>(
    kind: BotKind,
    seed: u64,
    deadline: impl FnMut() -> Stop + Send + 'static,
) -> Box<dyn Bot<G>> {
    match kind.search::<G>() {
        Some(options) => Box::new(SearchBot::new(options, seed).until(deadline)),
        None => quick(kind, seed),
    }
}

/// Somebody who does not look ahead.
fn quick<G: Judge>(kind: BotKind, seed: u64) -> Box<dyn Bot<G>> {
    match kind {
        BotKind::Random => Box::new(RandomBot::new(seed)),
        BotKind::Sensible => Box::new(SensibleBot::new(seed)),
        BotKind::Easy => Box::new(EasyBot::new(seed)),
        _ => Box::new(GreedyBot::new(seed)),
    }
}

engine::serde_as_notation!(BotKind);

#[cfg(feature = "schema")]
engine::schema_as!(BotKind, "BotKind", {
    "description": "The name of a bot.",
    "type": "string",
    "enum": BotKind::ALL.map(BotKind::name),
});

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
