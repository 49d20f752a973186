//! The end of a turn and of a round, the virtual player's turn, and the piles (MU-T6, MU-E1, MU-E6, MU-V4, MU-D1).

use engine::{Reveals, Seat, Sink};

use crate::event::Event;
use crate::ids::{CardId, CardSet, Tool};
use crate::memory::Memory;
use crate::phase::{Draw, Ending, Phase};
use crate::rules::Multiuniversum;
use crate::state::State;
use crate::step::OPEN_CARDS;

/// Cards dealt at the start, and drawn up to at the end of a turn (MU-S3, MU-T7).
pub(crate) const HAND: usize = 3;
/// Actions a turn (MU-T1).
pub(crate) const ACTIONS: u8 = 3;
/// From so many rounds before a stalemate the table is warned (MU-E6).
const WARNING_ROUNDS: u8 = 5;
/// So many locked rounds in a row end a solo game: the virtual player passes every transformer once (MU-E6).
const SOLO_LOCKED_ROUNDS: u8 = 5;

impl Multiuniversum {
    pub(crate) fn begin_turn<S: Sink<Event>>(&self, state: &mut State, who: Seat, sink: &mut S) {
        if who == self.options().starter {
            state.round += 1;
            state.sealed_this_round = false;
            state.locked_this_round = true;
            let round = state.round;
            sink.tell(|| Event::RoundBegan { round });
        }
        state.turn = who;
        if !state.hand().is_empty() {
            state.locked_this_round = false;
        }
        state.actions_left = ACTIONS;
        state.phase = Phase::Turn;
        sink.tell(|| Event::TurnBegan { who });
    }

    /// MU-T6, after the drawing up: whose turn is next, or is it the end?
    pub(crate) fn turn_over<S: Sink<Event>>(&self, state: &mut State, sink: &mut S) {
        if !state.hand().is_empty() {
            state.locked_this_round = false;
        }
        let next = state.turn.next(self.options().players);
        if let Some(who) = self.virtual_player() {
            sink.tell(|| Event::TurnBegan { who });
            state.phase = Phase::Draw { left: 2, why: Draw::Virtual };
        } else if next == self.options().starter {
            self.round_over(state, sink);
        } else {
            self.begin_turn(state, next, sink);
        }
    }

    /// All have had the same number of turns: MU-E1 and MU-E6.
    pub(crate) fn round_over<S: Sink<Event>>(&self, state: &mut State, sink: &mut S) {
        state.unsealed_rounds = if state.sealed_this_round { 0 } else { state.unsealed_rounds + 1 };
        state.locked_rounds = if state.locked_this_round { state.locked_rounds + 1 } else { 0 };
        let locked_limit = if self.is_solo() { SOLO_LOCKED_ROUNDS } else { 1 };
        let rounds = self.options().stalemate_rounds - state.unsealed_rounds;
        if state.empty_stacks() >= self.stacks_to_end() {
            finish(state, Ending::Stacks, sink);
        } else if state.locked_rounds >= locked_limit {
            finish(state, Ending::Locked, sink);
        } else if rounds == 0 {
            finish(state, Ending::Stalemate, sink);
        } else {
            if rounds <= WARNING_ROUNDS {
                sink.tell(|| Event::StalemateNears { rounds });
            }
            self.begin_turn(state, self.options().starter, sink);
        }
    }

    /// MU-V4: the virtual player seals if it can, with the oldest cards of each tool. If it could draw nothing, the
    /// next portal of a stack that the player arranged shows without any chance.
    pub(crate) fn virtual_seals<S: Sink<Event>>(&self, state: &mut State, sink: &mut S) -> Reveals {
        let who = self.virtual_player().expect("only a solo game has virtual turns");
        state.phase = Phase::VirtualSealed;
        let lab = state.labs[who.index()];
        let top = state.stacks[state.at[who.index()].index()].top();
        let Some(portal) = top.filter(|&portal| self.can_pay(portal, lab)) else { return Reveals::Nothing };
        let needs = self.needs(portal);
        for tool in Tool::ALL {
            let queue = state.memory.virtual_tools();
            let oldest = queue.iter().filter(|&card| self.with_tool(tool).contains(card));
            for card in oldest.take(usize::from(needs[tool.index()])) {
                if let Memory::VirtualTools(queue) = &mut state.memory {
                    queue.remove(card);
                }
                state.labs[who.index()].remove(card);
                state.discard.insert(card);
                sink.tell(|| Event::Spent { who, card });
            }
        }
        form_pile(state, sink);
        state.locked_this_round = false;
        self.seal(state, who, portal, sink)
    }

    /// MU-V4: one transformer clockwise, whether its stack is empty or not.
    pub(crate) fn virtual_moves<S: Sink<Event>>(&self, state: &mut State, sink: &mut S) {
        let who = self.virtual_player().expect("only a solo game has virtual turns");
        let from = state.at[who.index()];
        let to = from.clockwise();
        state.at[who.index()] = to;
        sink.tell(|| Event::Moved { who, from, to });
        self.round_over(state, sink);
    }
}

pub(crate) fn keep_one<S: Sink<Event>>(state: &mut State, card: CardId, sink: &mut S) {
    let who = state.turn;
    state.play_area.remove(card);
    state.labs[who.index()].insert(card);
    sink.tell(|| Event::Kept { who, card });
}

/// MU-T6, steps 2 to 4.
pub(crate) fn clear_up<S: Sink<Event>>(state: &mut State, sink: &mut S) {
    let (who, cards) = (state.turn, state.play_area);
    state.discard |= cards;
    state.play_area = CardSet::EMPTY;
    state.used_up = CardSet::EMPTY;
    state.keeps = 0;
    state.actions_left = 0;
    if !cards.is_empty() {
        sink.tell(|| Event::ClearedUp { who, cards });
    }
    form_pile(state, sink);
    state.phase = Phase::Draw { left: HAND.saturating_sub(state.hand().len()) as u8, why: Draw::Refill };
}

/// MU-D1 and MU-D2: an empty draw pile is formed anew as soon as there are discards.
#[inline]
pub(crate) fn form_pile<S: Sink<Event>>(state: &mut State, sink: &mut S) {
    if !state.draw.is_empty() || state.discard.is_empty() {
        return;
    }
    if let Memory::Generations(generations) = &mut state.memory {
        let hands = state.hands.iter().fold(CardSet::EMPTY, |all, &hand| all | hand);
        generations.pile_formed(state.pool, hands);
    }
    state.draw = state.discard;
    state.pool = state.discard;
    state.discard = CardSet::EMPTY;
    let cards = state.draw.len() as u8;
    sink.tell(|| Event::PileFormed { cards });
    if cards > OPEN_CARDS {
        state.forming = OPEN_CARDS;
    }
}

pub(crate) fn finish<S: Sink<Event>>(state: &mut State, ending: Ending, sink: &mut S) {
    state.phase = Phase::Over(ending);
    sink.tell(|| Event::GameOver { ending });
}

pub(crate) fn keep_card<S: Sink<Event>>(state: &mut State, card: CardId, sink: &mut S) {
    let Phase::Keep { left } = state.phase else { unreachable!("cards are kept when asked for") };
    keep_one(state, card, sink);
    if left > 1 {
        state.phase = Phase::Keep { left: left - 1 };
    } else {
        clear_up(state, sink);
    }
}

/// MU-T6, from its first step.
pub(crate) fn end_turn<S: Sink<Event>>(state: &mut State, sink: &mut S) {
    let keepable = state.keepable();
    let keeps = usize::from(state.keeps);
    if keeps > 0 && keeps < keepable.len() {
        state.phase = Phase::Keep { left: state.keeps };
        return;
    }
    if keeps > 0 {
        keepable.iter().for_each(|card| keep_one(state, card, sink));
    }
    clear_up(state, sink);
}
