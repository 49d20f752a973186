//! The odds of what nobody knows yet.

use engine::Odds;

use crate::action::Outcome;
use crate::ids::{CardSet, PortalSet};
use crate::rules::Multiuniversum;
use crate::state::State;

/// What chance may do next, with exact odds.
#[derive(Clone, Copy, Debug)]
pub enum Chance {
    /// Any card of the draw pile, each equally likely (MU-K4).
    Card(CardSet),
    /// A portal nobody has seen (MU-K5).
    Portal(PortalOdds),
}

/// First the tier, in proportion to what the stack as dealt still hides; then any undrawn portal of that tier.
#[derive(Clone, Copy, Debug)]
pub struct PortalOdds {
    /// How many of each tier the stack as dealt still hides.
    hides: [u8; 3],
    /// The undrawn portals of each tier.
    undrawn: [PortalSet; 3],
}

impl PortalOdds {
    pub(crate) fn new(rules: &Multiuniversum, hides: [u8; 3], undrawn: PortalSet) -> Self {
        Self { hides, undrawn: [0, 1, 2].map(|tier| undrawn & rules.of_tier(tier)) }
    }

    /// Tickets of one portal of `tier`: hidden of that tier, times the numbers of undrawn ones of the others. So
    /// a tier holds tickets in proportion to what is hidden, whatever the numbers.
    fn tickets_each(&self, tier: usize) -> u32 {
        let others = (0..3).filter(|&other| other != tier && self.hides[other] > 0);
        others.map(|other| self.undrawn[other].len() as u32).product::<u32>() * u32::from(self.hides[tier])
    }

    fn tickets_of_tier(&self, tier: usize) -> u32 {
        self.tickets_each(tier) * self.undrawn[tier].len() as u32
    }
}

impl Multiuniversum {
    #[inline]
    pub(crate) fn chance(&self, state: &State) -> Chance {
        match state.portal_place() {
            None => Chance::Card(state.draw),
            Some((stack, _)) => {
                Chance::Portal(PortalOdds::new(self, state.stacks[stack.index()].unseen(), state.undrawn()))
            }
        }
    }
}

impl Odds for Chance {
    type Outcome = Outcome;

    #[inline]
    fn total(&self) -> u32 {
        match self {
            Self::Card(cards) => cards.len() as u32,
            Self::Portal(odds) => (0..3).map(|tier| odds.tickets_of_tier(tier)).sum(),
        }
    }

    #[inline]
    fn pick(&self, ticket: u32) -> Outcome {
        match self {
            Self::Card(cards) => Outcome::Card(cards.nth(ticket as usize)),
            Self::Portal(odds) => {
                let mut ticket = ticket;
                let mut tier = 0;
                while ticket >= odds.tickets_of_tier(tier) {
                    ticket -= odds.tickets_of_tier(tier);
                    tier += 1;
                }
                Outcome::Portal(odds.undrawn[tier].nth((ticket / odds.tickets_each(tier)) as usize))
            }
        }
    }

    fn tickets(&self, outcome: Outcome) -> u32 {
        match (self, outcome) {
            (Self::Card(cards), Outcome::Card(card)) => u32::from(cards.contains(card)),
            (Self::Portal(odds), Outcome::Portal(portal)) => {
                let tier = (0..3).find(|&tier| odds.undrawn[tier].contains(portal));
                tier.map_or(0, |tier| odds.tickets_each(tier))
            }
            _ => 0,
        }
    }

    fn outcomes(&self) -> Vec<Outcome> {
        match self {
            Self::Card(cards) => cards.iter().map(Outcome::Card).collect(),
            Self::Portal(odds) => {
                let possible = (0..3).filter(|&tier| odds.hides[tier] > 0).map(|tier| odds.undrawn[tier]);
                possible.fold(PortalSet::EMPTY, |all, some| all | some).iter().map(Outcome::Portal).collect()
            }
        }
    }
}
