//! What a seat may do. Everything that can be chosen is always possible, so no offer is ever refused.

use std::fmt;

use engine::{ActionSet, Offer, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::ids::{Colour, World, WorldSet, nth_bit};
use crate::phase::Phase;
use crate::rules::Multiverse;
use crate::state::State;
use crate::view::View;

/// Why an action is refused: nothing that can be thought of is, as both actions are always open (MV-T2), and what
/// is not offered is no choice at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Reason {}

/// The legal actions of one seat: which of at most 32 neighbours in the table of all actions.
///
/// Counting them and picking one is the same for all kinds of choice, so it needs no jump that depends on the kind:
/// such jumps cannot be foretold, and took more time than the rules.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Choices {
    /// Where in the table the lowest bit stands.
    first: u8,
    bits: u32,
}

/// Every action, sorted.
const TABLE: [Action; Choices::END as usize] = {
    let mut table = [Action::Visit; Choices::END as usize];
    let mut index = 0;
    while index < World::COUNT {
        table[Choices::KEEP as usize + index] = Action::Keep(World::from_index(index));
        table[Choices::PLACE as usize + index] = Action::Place(World::from_index(index));
        index += 1;
    }
    let others = [
        Action::Visit,
        Action::Meet,
        Action::Decline,
        Action::Switch(Colour::Green),
        Action::Switch(Colour::White),
        Action::Switch(Colour::Red),
        Action::Switch(Colour::Yellow),
        Action::Switch(Colour::Blue),
        Action::SwitchAll,
        Action::JustRoll,
        Action::Allow,
        Action::Repeat,
        Action::Stand,
    ];
    let mut index = 0;
    while index < others.len() {
        table[Choices::ENCOUNTER as usize + index] = others[index];
        index += 1;
    }
    table
};

impl Choices {
    const KEEP: u8 = 0;
    const PLACE: u8 = Self::KEEP + World::COUNT as u8;
    const ENCOUNTER: u8 = Self::PLACE + World::COUNT as u8;
    const SWITCH: u8 = Self::ENCOUNTER + 3;
    const OBJECT: u8 = Self::SWITCH + Colour::COUNT as u8 + 1;
    const REPEAT: u8 = Self::OBJECT + 2;
    const END: u8 = Self::REPEAT + 2;

    /// Not to act.
    pub(crate) const NONE: Self = Self { first: 0, bits: 0 };
    pub(crate) const VISIT: Self = Self { first: Self::ENCOUNTER, bits: 0b001 };
    const VISIT_OR_MEET: Self = Self { first: Self::ENCOUNTER, bits: 0b011 };
    const VISIT_OR_DECLINE: Self = Self { first: Self::ENCOUNTER, bits: 0b101 };
    /// Switch one colour or all: both kinds are always open (MV-T2).
    pub(crate) const SWITCH_ANY: Self = Self { first: Self::SWITCH, bits: 0b11_1111 };
    pub(crate) const JUST_ROLL: Self = Self { first: Self::OBJECT, bits: 0b01 };
    pub(crate) const ALLOW: Self = Self { first: Self::OBJECT, bits: 0b10 };
    const JUST_ROLL_OR_ALLOW: Self = Self { first: Self::OBJECT, bits: 0b11 };
    pub(crate) const REPEAT_ROLL: Self = Self { first: Self::REPEAT, bits: 0b01 };
    pub(crate) const STAND: Self = Self { first: Self::REPEAT, bits: 0b10 };
    const REPEAT_OR_STAND: Self = Self { first: Self::REPEAT, bits: 0b11 };

    const fn keep(worlds: WorldSet) -> Self {
        Self { first: Self::KEEP, bits: worlds.bits() }
    }

    const fn place(worlds: WorldSet) -> Self {
        Self { first: Self::PLACE, bits: worlds.bits() }
    }

    const fn encounter(can_meet: bool) -> Self {
        if can_meet { Self::VISIT_OR_MEET } else { Self::VISIT_OR_DECLINE }
    }

    /// Those of `self` that `wanted` says yes to.
    pub(crate) fn filter(self, wanted: impl Fn(Action) -> bool) -> Self {
        let bits = (0..u32::BITS).filter(|bit| self.bits >> bit & 1 == 1);
        let some = bits.filter(|&bit| wanted(TABLE[usize::from(self.first) + bit as usize]));
        Self { bits: some.fold(0, |all, bit| all | 1 << bit), ..self }
    }
}

impl ActionSet for Choices {
    type Action = Action;

    #[inline]
    fn len(&self) -> usize {
        self.bits.count_ones() as usize
    }

    #[inline]
    fn nth(&self, n: usize) -> Action {
        TABLE[usize::from(self.first) + nth_bit(self.bits, n)]
    }
}

impl fmt::Debug for Choices {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl State {
    /// What `seat` may do now.
    #[inline]
    pub(crate) fn choices(&self, seat: Seat) -> Choices {
        if !self.to_act.contains(seat) {
            return Choices::NONE;
        }
        match self.phase {
            Phase::Draft { .. } => Choices::keep(self.packs[seat.index()]),
            Phase::Form => Choices::place(self.unplaced(seat)),
            Phase::Object { .. } => Choices::JUST_ROLL_OR_ALLOW,
            Phase::Encounter => Choices::encounter(self.can_meet()),
            Phase::Act => Choices::SWITCH_ANY,
            Phase::MayRepeat { .. } => Choices::REPEAT_OR_STAND,
            _ => Choices::NONE,
        }
    }
}

/// The same from the view alone.
pub(crate) fn offers_of(view: &View) -> Vec<Offer<Multiverse>> {
    let (Viewer::Seat(seat), Some(mine)) = (view.viewer, &view.mine) else { return Vec::new() };
    let busy = !view.done.contains(seat);
    let choices = match view.phase {
        Phase::Draft { .. } if busy => Choices::keep(mine.pack),
        Phase::Form if busy => Choices::place(mine.unplaced()),
        Phase::Object { who, .. } if who == seat => Choices::JUST_ROLL_OR_ALLOW,
        Phase::Encounter if view.turn == seat => {
            let panel = view.players[seat.index()].panel;
            Choices::encounter(view.meeting(seat, panel).is_some())
        }
        Phase::Act if view.turn == seat => Choices::SWITCH_ANY,
        Phase::MayRepeat { .. } if view.turn == seat => Choices::REPEAT_OR_STAND,
        _ => Choices::NONE,
    };
    choices.iter().map(|action| Offer { action, verdict: Ok(()) }).collect()
}
