//! Common sense, for quick games and playouts: seal when you can, prepare only what a portal in sight asks for.

use engine::{Seat, Sense};

use crate::ids::{CardAction, CardSet, Tool};
use crate::offer::{CardChoice, Choices};
use crate::rules::Multiuniversum;
use crate::state::State;

impl Multiuniversum {
    /// Cards with a tool of which some portal in sight asks for more than the lab has.
    fn wanted(&self, state: &State, seat: Seat) -> CardSet {
        let lab = state.labs[seat.index()];
        let mut most = [0u8; Tool::COUNT];
        for portal in state.stacks.iter().filter_map(|stack| stack.top()) {
            for (most, need) in most.iter_mut().zip(self.needs(portal)) {
                *most = need.max(*most);
            }
        }
        Tool::ALL
            .into_iter()
            .map(|tool| self.with_tool(tool))
            .zip(most)
            .filter(|&(cards, most)| usize::from(most) > (lab & cards).len())
            .fold(CardSet::EMPTY, |wanted, (cards, _)| wanted | cards)
    }
}

impl Sense for Multiuniversum {
    #[inline]
    fn sensible(&self, state: &State, seat: Seat) -> Choices {
        match self.choices(state, seat) {
            Choices::Turn { play, prepare, discard, .. } => {
                let seals = play & self.doing(CardAction::Seal, state.at[seat.index()]);
                if !seals.is_empty() {
                    let none = CardSet::EMPTY;
                    return Choices::Turn { play: seals, prepare: none, discard: none, pass: false };
                }
                let prepare = prepare & self.wanted(state, seat);
                let pass = (play | prepare | discard).is_empty();
                Choices::Turn { play, prepare, discard, pass }
            }
            Choices::Cards(CardChoice::Keep, cards) => {
                let wanted = cards & self.wanted(state, seat);
                Choices::Cards(CardChoice::Keep, if wanted.is_empty() { cards } else { wanted })
            }
            other => other,
        }
    }
}
