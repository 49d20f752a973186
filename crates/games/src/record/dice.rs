//! Where the chance of a recorded game came from.

use bots::Pcg;
use serde::{Deserialize, Serialize};
use table::{Dice, PledgeNote, PledgedDice};

/// Where the chance came from, as the first line says it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum DiceNote {
    /// Dice that were pledged before the game; the last line opens the seed.
    Pledged(PledgeNote),
    /// The pinned generator of simulations. It proves nothing about who chose the seed.
    Pcg32 {
        /// The seed.
        seed: u64,
        /// The stream.
        stream: u64,
    },
}

/// The dice of a record, once all is known of them.
pub(super) enum RecordedDice {
    Pledged(PledgedDice),
    Pcg32(Pcg),
}

impl Dice for RecordedDice {
    fn ticket(&mut self, number: u64, total: u32) -> u32 {
        match self {
            Self::Pledged(dice) => dice.ticket(number, total),
            Self::Pcg32(pcg) => pcg.ticket(number, total),
        }
    }
}
