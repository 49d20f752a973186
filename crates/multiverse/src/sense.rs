//! Common sense, for quick games and playouts: visit when you can, go where you can visit, object to those who do.

use engine::{ActionSet, Seat, Sense};

use crate::action::Action;
use crate::offer::Choices;
use crate::phase::{Phase, Roll};
use crate::rules::Multiverse;
use crate::state::State;

impl Multiverse {
    /// Which of the actions lead to an encounter if nobody objects.
    fn promising(state: &State) -> Choices {
        let worlds = state.in_reach() | state.meetable();
        Choices::SWITCH_ANY.filter(|action| match action {
            Action::Switch(colour) => worlds.contains(state.panel().switched(colour).world()),
            _ => worlds.contains(state.panel().all_switched().world()),
        })
    }
}

impl Sense for Multiverse {
    fn sensible(&self, state: &State, seat: Seat) -> Choices {
        let all = state.choices(seat);
        match state.phase {
            _ if all.is_empty() => all,
            Phase::Encounter if !state.can_meet() => Choices::VISIT,
            Phase::Act => Some(Self::promising(state)).filter(|some| !some.is_empty()).unwrap_or(all),
            Phase::Object { .. } => {
                let dangerous = state.can_visit() || state.can_meet();
                if dangerous { Choices::JUST_ROLL } else { Choices::ALLOW }
            }
            Phase::MayRepeat { roll: Roll::Confirm { .. }, change } => {
                if change {
                    Choices::REPEAT_ROLL
                } else {
                    Choices::STAND
                }
            }
            _ => all,
        }
    }
}
