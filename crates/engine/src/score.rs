//! How a game ended, in the same shape for every game.

use crate::MAX_SEATS;

/// Points and places, without allocation: what search and statistics need.
///
/// Participants are the seats in order and then whoever else is scored (the virtual player of a solo game).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// How many are scored.
    pub participants: u8,
    /// Points of each.
    pub points: [i16; MAX_SEATS],
    /// Place of each, from 1; equal places are shared.
    pub places: [u8; MAX_SEATS],
}

impl Standing {
    /// Each participant's share of the win: a win shared by k counts 1/k.
    pub fn win_shares(&self) -> impl Iterator<Item = f64> {
        let places = &self.places[..usize::from(self.participants)];
        let winners = places.iter().filter(|&&place| place == 1).count();
        places.iter().map(move |&place| if place == 1 { 1.0 / winners as f64 } else { 0.0 })
    }
}

/// The score sheet of a finished game, line by line.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ScoreSheet {
    /// The lines that add up to the total, then those that decided ties.
    pub lines: Vec<ScoreLine>,
    /// The sum of each participant.
    pub totals: Vec<i16>,
    /// The place of each participant, from 1.
    pub places: Vec<u8>,
}

/// One line of a score sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ScoreLine {
    /// What the line counts: a key that `words` puts into words.
    pub label: String,
    /// Whether the line is part of the total, or only breaks a tie.
    pub counts: bool,
    /// One number per participant.
    pub values: Vec<i16>,
}
