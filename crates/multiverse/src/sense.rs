//! Common sense, for quick games and playouts: visit when you can, go where you can visit, object to those who do.

use engine::{Seat, Sense};

use crate::action::Action;
use crate::offer::{ACTIONS, Choices};
use crate::phase::{Phase, Roll};
use crate::rules::Multiverse;
use crate::state::State;

impl Multiverse {
    /// Which of the actions lead to an encounter if nobody objects, as bits.
    fn promising(&self, state: &State) -> u8 {
        let mut there = *state;
        let mut bits = 0;
        for (bit, action) in ACTIONS.into_iter().enumerate() {
            there.panels[state.turn.index()] = match action {
                Action::Switch(colour) => state.panel().switched(colour),
                _ => state.panel().all_switched(),
            };
            if self.visitable(&there).is_some() || self.meetable(&there).is_some() {
                bits |= 1 << bit;
            }
        }
        bits
    }
}

impl Sense for Multiverse {
    fn sensible(&self, state: &State, seat: Seat) -> Choices {
        match (self.choices(state, seat), state.phase) {
            (Choices::Encounter(false), _) => Choices::One(Action::Visit),
            (Choices::Act(all), _) => match self.promising(state) {
                0 => Choices::Act(all),
                some => Choices::Act(some),
            },
            (Choices::Object, _) => {
                let dangerous = self.visitable(state).is_some() || self.meetable(state).is_some();
                Choices::One(if dangerous { Action::JustRoll } else { Action::Allow })
            }
            (Choices::Repeat, Phase::MayRepeat { roll: Roll::Confirm { .. }, change }) => {
                Choices::One(if change { Action::Repeat } else { Action::Stand })
            }
            (choices, _) => choices,
        }
    }
}
