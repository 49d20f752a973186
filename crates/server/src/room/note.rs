//! The rows of a match's log: what happens at a table, beside the moves of the game.
//!
//! A row of the game is an entry in its notation, which begins with a digit, a `*`, or `undo`; every other row
//! begins with a word of ours. No row has a name in it: people can delete theirs.

use std::fmt;

use engine::Seat;
use games::{BotKind, Orders};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use store::{Millis, PersonId};
use table::{PledgeNote, Seed};
use wire::online::Wish;

/// A row of the log of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Note {
    /// The host wants another to sit on a seat that is still free.
    Plan(Seat, Wish),
    /// The host has sent somebody away for good.
    Removed(PersonId),
    /// The game starts.
    Start(Start),
    /// A line of the game's log.
    Game(String),
    /// What a seat has said beforehand.
    Orders(Seat, Orders),
    /// A bot goes on for the owner of a seat.
    StandIn(Seat, BotKind),
    /// The owner of a seat is back.
    Back(Seat),
    /// A seat had no time left; what it does next is idle.
    TimeOut(Seat),
    /// Nobody ran the table from this time on until this row was written: no clock ran.
    Up(Millis),
    /// The table was given up before the game had its end.
    GivenUp,
}

/// What is fixed when a game starts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Start {
    /// The ruleset it is played by.
    pub(crate) ruleset: u16,
    /// Who starts, if the dice drew it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) starter: Option<Seat>,
    /// What everybody knows of the dice.
    pub(crate) dice: PledgeNote,
    /// What nobody knows of them before the end.
    pub(crate) seed: Seed,
}

/// A row that no release of ours has written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct BadNote;

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Plan(seat, wish) => write!(f, "plan {seat} {}", json(wish)),
            Self::Removed(person) => write!(f, "removed {person}"),
            Self::Start(start) => write!(f, "start {}", json(start)),
            Self::Game(line) => f.write_str(line),
            Self::Orders(seat, orders) => write!(f, "orders {seat} {}", json(orders)),
            Self::StandIn(seat, bot) => write!(f, "stand-in {seat} {bot}"),
            Self::Back(seat) => write!(f, "back {seat}"),
            Self::TimeOut(seat) => write!(f, "time-out {seat}"),
            Self::Up(since) => write!(f, "up {since}"),
            Self::GivenUp => f.write_str("given-up"),
        }
    }
}

impl Note {
    /// What a row says.
    pub(crate) fn parse(text: &str) -> Result<Self, BadNote> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        Ok(match word {
            "plan" => {
                let (seat, wish) = of_seat(rest)?;
                Self::Plan(seat, read(wish)?)
            }
            "removed" => Self::Removed(PersonId::new(rest).map_err(|_| BadNote)?),
            "start" => Self::Start(read(rest)?),
            "orders" => {
                let (seat, orders) = of_seat(rest)?;
                Self::Orders(seat, read(orders)?)
            }
            "stand-in" => {
                let (seat, bot) = of_seat(rest)?;
                Self::StandIn(seat, bot.parse().map_err(|_| BadNote)?)
            }
            "back" => Self::Back(of_seat(rest)?.0),
            "time-out" => Self::TimeOut(of_seat(rest)?.0),
            "up" => Self::Up(Millis(rest.parse().map_err(|_| BadNote)?)),
            "given-up" => Self::GivenUp,
            "undo" => Self::Game(text.to_owned()),
            _ if word.starts_with(|first: char| first == '*' || first.is_ascii_digit()) => {
                Self::Game(text.to_owned())
            }
            _ => return Err(BadNote),
        })
    }
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("notes have only text as keys")
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, BadNote> {
    serde_json::from_str(text).map_err(|_| BadNote)
}

/// A seat, and what comes after it.
fn of_seat(text: &str) -> Result<(Seat, &str), BadNote> {
    let (number, rest) = text.split_once(' ').unwrap_or((text, ""));
    let seat = number.parse().ok().and_then(Seat::new).ok_or(BadNote)?;
    Ok((seat, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_are_read_as_they_are_written() {
        let seat = Seat::from_index(1);
        let seed = Seed::named("one");
        let notes = [
            Note::Plan(seat, Wish::Bot(BotKind::Hard)),
            Note::Plan(seat, Wish::Open),
            Note::Removed(PersonId::from_random([7; 16])),
            Note::Start(Start { ruleset: 1, starter: Some(seat), dice: PledgeNote::alone(&seed, "m"), seed }),
            Note::Game("2 play 17".to_owned()),
            Note::Game("* card 17".to_owned()),
            Note::Game("undo 2".to_owned()),
            Note::Orders(seat, Orders::default()),
            Note::StandIn(seat, BotKind::Medium),
            Note::Back(seat),
            Note::TimeOut(seat),
            Note::Up(Millis(12)),
            Note::GivenUp,
        ];
        for note in notes {
            assert_eq!(Note::parse(&note.to_string()), Ok(note));
        }
    }

    #[test]
    fn what_is_no_note_is_told_apart() {
        for text in ["", "hello", "plan", "plan 9 \"open\"", "back 0", "start {}", "up soon", "stand-in 1 me"]
        {
            assert_eq!(Note::parse(text), Err(BadNote), "{text}");
        }
    }
}
