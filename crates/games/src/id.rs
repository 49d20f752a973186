//! The games there are, by name.

use std::fmt;
use std::str::FromStr;

use engine::Game as _;
use multiuniversum::Multiuniversum;
use multiverse::Multiverse;

/// Every game there is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum GameId {
    /// [`Multiuniversum`].
    Multiuniversum,
    /// [`Multiverse`].
    Multiverse,
}

impl GameId {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Multiuniversum, Self::Multiverse];

    /// Its name in commands, links and records.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Multiuniversum => Multiuniversum::ID,
            Self::Multiverse => Multiverse::ID,
        }
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for GameId {
    type Err = UnknownGame;

    fn from_str(name: &str) -> Result<Self, UnknownGame> {
        Self::ALL.into_iter().find(|game| game.name() == name).ok_or_else(|| UnknownGame(name.to_owned()))
    }
}

/// A name that no game has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownGame(String);

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = GameId::ALL.map(GameId::name).join(", ");
        write!(f, "there is no game “{}”, only {names}", self.0.escape_debug())
    }
}

impl std::error::Error for UnknownGame {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip_and_the_error_lists_them() {
        for game in GameId::ALL {
            assert_eq!(game.to_string().parse(), Ok(game));
        }
        let error = "chess".parse::<GameId>().unwrap_err().to_string();
        assert_eq!(error, "there is no game “chess”, only multiuniversum, multiverse");
    }
}
