//! The odds of what nobody knows yet.

use engine::Odds;

use crate::action::Outcome;
use crate::ids::{World, WorldSet, nth_bit};
use crate::options::Fraction;
use crate::phase::Phase;
use crate::rules::Multiverse;
use crate::state::State;

/// What chance may do next, with exact odds.
#[derive(Clone, Copy, Debug)]
pub enum Chance {
    /// A roll of the multi-cube, with the chance of STABILITY (MV-P5).
    Roll(Fraction),
    /// One of these positions, as bits, each equally likely (MV-S3).
    Position(u8),
    /// One of these tokens, each equally likely (MV-S5, MV-K3).
    Token(WorldSet),
}

impl Multiverse {
    #[inline]
    pub(crate) fn chance(&self, state: &State) -> Chance {
        match state.phase {
            Phase::Panels { .. } | Phase::Roll(_) => Chance::Roll(self.options().stability),
            Phase::Scepters { dealt } => Chance::Position(self.free_positions(state, dealt)),
            _ => Chance::Token(state.undrawn),
        }
    }
}

impl Odds for Chance {
    type Outcome = Outcome;

    #[inline]
    fn total(&self) -> u32 {
        match self {
            Self::Roll(stability) => u32::from(stability.denominator()),
            Self::Position(positions) => positions.count_ones(),
            Self::Token(worlds) => worlds.len() as u32,
        }
    }

    #[inline]
    fn pick(&self, ticket: u32) -> Outcome {
        match *self {
            Self::Roll(stability) if ticket < u32::from(stability.numerator()) => Outcome::Stability,
            Self::Roll(_) => Outcome::Change,
            Self::Position(positions) => Outcome::Position(nth_bit(positions.into(), ticket as usize) as u8),
            Self::Token(worlds) => Outcome::Token(World::from_index(nth_bit(worlds.bits(), ticket as usize))),
        }
    }

    fn tickets(&self, outcome: Outcome) -> u32 {
        match (*self, outcome) {
            (Self::Roll(stability), Outcome::Stability) => u32::from(stability.numerator()),
            (Self::Roll(stability), Outcome::Change) => {
                u32::from(stability.denominator() - stability.numerator())
            }
            (Self::Position(positions), Outcome::Position(index)) => u32::from(positions >> index & 1),
            (Self::Token(worlds), Outcome::Token(world)) => u32::from(worlds.contains(world)),
            _ => 0,
        }
    }

    fn outcomes(&self) -> Vec<Outcome> {
        match *self {
            Self::Roll(_) => vec![Outcome::Stability, Outcome::Change],
            Self::Position(_) => (0..self.total()).map(|ticket| self.pick(ticket)).collect(),
            Self::Token(worlds) => worlds.iter().map(Outcome::Token).collect(),
        }
    }
}
