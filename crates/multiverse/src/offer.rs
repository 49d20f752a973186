//! What a seat may do. Everything that can be chosen is always possible, so no offer is ever refused.

use engine::{ActionSet, Offer, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::ids::{Colour, WorldSet};
use crate::phase::Phase;
use crate::rules::Multiverse;
use crate::state::State;
use crate::view::View;

/// Why an action is refused: nothing that can be thought of is, as both actions are always open (MV-T2), and what
/// is not offered is no choice at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Reason {}

/// The legal actions of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choices {
    /// Not to act.
    None,
    /// Keep one of these tokens.
    Keep(WorldSet),
    /// Place one of these tokens.
    Place(WorldSet),
    /// Visit, or else meet somebody (`true`) or decline (`false`).
    Encounter(bool),
    /// Nothing else: one choice that common sense has left.
    One(Action),
    /// Switch one colour or all: which of the six, as bits.
    Act(u8),
    /// "Just roll!", or not.
    Object,
    /// Repeat the roll, or not.
    Repeat,
}

/// The two kinds of action a turn has (MV-T2), sorted.
pub(crate) const ACTIONS: [Action; 6] = [
    Action::Switch(Colour::Green),
    Action::Switch(Colour::White),
    Action::Switch(Colour::Red),
    Action::Switch(Colour::Yellow),
    Action::Switch(Colour::Blue),
    Action::SwitchAll,
];

/// All of [`ACTIONS`]: both kinds are always open.
const ALL_ACTIONS: u8 = 0b11_1111;

impl ActionSet for Choices {
    type Action = Action;

    #[inline]
    fn len(&self) -> usize {
        match self {
            Self::None => 0,
            Self::Keep(worlds) | Self::Place(worlds) => worlds.len(),
            Self::One(_) => 1,
            Self::Encounter(_) | Self::Object | Self::Repeat => 2,
            Self::Act(which) => which.count_ones() as usize,
        }
    }

    #[inline]
    fn nth(&self, n: usize) -> Action {
        match (*self, n) {
            (Self::None, _) => unreachable!("a seat that is not to act has no actions"),
            (Self::Keep(worlds), n) => Action::Keep(worlds.nth(n)),
            (Self::Place(worlds), n) => Action::Place(worlds.nth(n)),
            (Self::One(action), _) => action,
            (Self::Encounter(_), 0) => Action::Visit,
            (Self::Encounter(true), _) => Action::Meet,
            (Self::Encounter(false), _) => Action::Decline,
            (Self::Act(which), n) => {
                ACTIONS[(0..ACTIONS.len()).filter(|bit| which >> bit & 1 == 1).nth(n).unwrap_or(0)]
            }
            (Self::Object, 0) => Action::JustRoll,
            (Self::Object, _) => Action::Allow,
            (Self::Repeat, 0) => Action::Repeat,
            (Self::Repeat, _) => Action::Stand,
        }
    }
}

impl Multiverse {
    #[inline]
    pub(crate) fn choices(&self, state: &State, seat: Seat) -> Choices {
        match state.phase {
            Phase::Draft { round } if !state.has_kept(seat, round) => {
                Choices::Keep(state.packs[seat.index()])
            }
            Phase::Form if !state.has_formed(seat) => Choices::Place(state.unplaced(seat)),
            Phase::Object { who, .. } if who == seat => Choices::Object,
            Phase::Encounter if state.turn == seat => Choices::Encounter(self.meetable(state).is_some()),
            Phase::Act if state.turn == seat => Choices::Act(ALL_ACTIONS),
            Phase::MayRepeat { .. } if state.turn == seat => Choices::Repeat,
            _ => Choices::None,
        }
    }
}

/// The same from the view alone.
pub(crate) fn offers_of(view: &View) -> Vec<Offer<Multiverse>> {
    let (Viewer::Seat(seat), Some(mine)) = (view.viewer, &view.mine) else { return Vec::new() };
    let busy = !view.done.contains(seat);
    let choices = match view.phase {
        Phase::Draft { .. } if busy => Choices::Keep(mine.pack),
        Phase::Form if busy => Choices::Place(mine.unplaced()),
        Phase::Object { who, .. } if who == seat => Choices::Object,
        Phase::Encounter if view.turn == seat => Choices::Encounter(view.can_meet()),
        Phase::Act if view.turn == seat => Choices::Act(ALL_ACTIONS),
        Phase::MayRepeat { .. } if view.turn == seat => Choices::Repeat,
        _ => Choices::None,
    };
    choices.iter().map(|action| Offer { action, verdict: Ok(()) }).collect()
}
