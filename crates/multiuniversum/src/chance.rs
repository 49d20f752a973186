//! The odds of what nobody knows yet.

use engine::Odds;

use crate::action::Outcome;
use crate::ids::{CardSet, PortalId, PortalSet};
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

    /// The portals that may show.
    fn possible(&self) -> PortalSet {
        let tiers = (0..3).filter(|&tier| self.hides[tier] > 0).map(|tier| self.undrawn[tier]);
        tiers.fold(PortalSet::EMPTY, |all, some| all | some)
    }

    fn tier_of(&self, portal: PortalId) -> Option<usize> {
        (0..3).find(|&tier| self.undrawn[tier].contains(portal))
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
                let each = [0, 1, 2].map(|tier| odds.tickets_each(tier));
                let mut left = ticket;
                let holds = |portal: &PortalId| {
                    let tickets = odds.tier_of(*portal).map_or(0, |tier| each[tier]);
                    let holds = left < tickets;
                    left = left.wrapping_sub(tickets);
                    holds
                };
                let portal = odds.possible().iter().find(holds);
                Outcome::Portal(portal.expect("a ticket is less than the total"))
            }
        }
    }

    fn tickets(&self, outcome: Outcome) -> u32 {
        match (self, outcome) {
            (Self::Card(cards), Outcome::Card(card)) => u32::from(cards.contains(card)),
            (Self::Portal(odds), Outcome::Portal(portal)) => {
                odds.tier_of(portal).map_or(0, |tier| odds.tickets_each(tier))
            }
            _ => 0,
        }
    }

    fn outcomes(&self) -> Vec<Outcome> {
        match self {
            Self::Card(cards) => cards.iter().map(Outcome::Card).collect(),
            Self::Portal(odds) => odds.possible().iter().map(Outcome::Portal).collect(),
        }
    }
}
