//! How inputs change the state. The `match` on the action is the table of contents of the rules.

use engine::{Input, Known, Reveals, Seat, Sink};

use crate::ability::{arrange, drop_card, drop_one, dropped, locate_top, look, next_unseen, swap, trigger};
use crate::action::{Action, Outcome};
use crate::event::Event;
use crate::ids::{CardAction, CardId, CardSet, PortalId, PortalSet, Transformer};
use crate::memory::Memory;
use crate::phase::{Draw, Phase};
use crate::rules::Multiuniversum;
use crate::state::{Stack, State};
use crate::turn::{HAND, end_turn, form_pile, keep_card};

/// Cards laid open to form a discard pile (MU-S3, MU-D1).
pub(crate) const OPEN_CARDS: u8 = 5;

impl Multiuniversum {
    /// Nothing dealt: the five first portals are to be shown, then hands are dealt (MU-S1 to MU-S3).
    pub(crate) fn opening(&self) -> State {
        let height = if self.options().short { 3 } else { 4 };
        let mut at = [Transformer::ALL[0]; 5];
        for (place, &colour) in at.iter_mut().zip(&self.options().colours) {
            *place = colour;
        }
        State {
            draw: CardSet::ALL,
            discard: CardSet::EMPTY,
            pool: CardSet::ALL,
            play_area: CardSet::EMPTY,
            used_up: CardSet::EMPTY,
            open: CardSet::EMPTY,
            hands: [CardSet::EMPTY; 5],
            labs: [CardSet::EMPTY; 5],
            memory: Memory::of(self.is_solo()),
            stacks: [Stack::dealt(height); 5],
            sealed: [PortalSet::EMPTY; 5],
            public: PortalSet::EMPTY,
            at,
            phase: Phase::Draw { left: HAND as u8, why: Draw::Deal },
            turn: Seat::from_index(0),
            actions_left: 0,
            keeps: 0,
            forming: 0,
            showing: 0b11111,
            round: 0,
            unsealed_rounds: 0,
            locked_rounds: 0,
            sealed_this_round: false,
            locked_this_round: false,
        }
    }

    #[inline]
    pub(crate) fn apply<S: Sink<Event>>(
        &self,
        state: &mut State,
        input: Input<Self>,
        sink: &mut S,
    ) -> Reveals {
        let reveals = match input {
            Input::Act(_, action) => self.act(state, action, sink),
            Input::Chance(outcome) => {
                match outcome {
                    Outcome::Card(card) => self.card_drawn(state, card, sink),
                    Outcome::Portal(portal) => self.portal_found(state, portal, sink),
                }
                // Whatever chance decides, somebody sees it.
                Reveals::Something
            }
        };
        let later = self.settle(state, sink);
        if later == Reveals::Something { later } else { reveals }
    }

    pub(crate) fn act<S: Sink<Event>>(&self, state: &mut State, action: Action, sink: &mut S) -> Reveals {
        let who = state.turn;
        match action {
            Action::Play(card) => return self.play(state, card, sink),
            Action::Prepare(card) => {
                leave_hand(state, card);
                state.labs[who.index()].insert(card);
                state.actions_left -= 1;
                state.phase = Phase::Acted;
                sink.tell(|| Event::Prepared { who, card });
            }
            Action::Discard(card) => {
                leave_hand(state, card);
                state.discard.insert(card);
                state.used_up.insert(card);
                state.actions_left -= 1;
                state.phase = Phase::Draw { left: 1, why: Draw::Action };
                sink.tell(|| Event::Discarded { who, card });
            }
            Action::Pass => {
                sink.tell(|| Event::Passed { who });
                end_turn(state, sink);
            }
            Action::Move(to) => {
                let from = state.here();
                state.at[who.index()] = to;
                state.phase = Phase::Acted;
                sink.tell(|| Event::Moved { who, from, to });
            }
            Action::Look(stack) => return look(state, stack, sink),
            Action::Arrange(order) => return arrange(state, order, sink),
            Action::Swap(a, b) => swap(state, a, b, sink),
            Action::Take(card) => take(state, card, sink),
            Action::Drop(card) => drop_card(state, card, sink),
            Action::Keep(card) => keep_card(state, card, sink),
            Action::Spend(card) => return self.spend_chosen(state, card, sink),
        }
        Reveals::Nothing
    }

    /// MU-T2: the card does what its slot for the own transformer says.
    pub(crate) fn play<S: Sink<Event>>(&self, state: &mut State, card: CardId, sink: &mut S) -> Reveals {
        let (who, at) = (state.turn, state.here());
        let action = self.action_of(card, at);
        leave_hand(state, card);
        state.play_area.insert(card);
        state.actions_left -= 1;
        sink.tell(|| Event::Played { who, card, at, action });
        match action {
            CardAction::Search => state.phase = Phase::Draw { left: 2, why: Draw::Action },
            CardAction::Move => state.phase = Phase::Move,
            // A choice is only asked for where there is one.
            CardAction::Recycle => match (state.discard.len(), state.discard.first()) {
                (1, Some(only)) => take(state, only, sink),
                _ => state.phase = Phase::Take,
            },
            CardAction::Seal => return self.pay_for_seal(state, 0, sink),
            CardAction::Trigger => return trigger(state, sink),
        }
        Reveals::Nothing
    }

    pub(crate) fn card_drawn<S: Sink<Event>>(&self, state: &mut State, card: CardId, sink: &mut S) {
        state.draw.remove(card);
        if state.forming > 0 {
            state.forming -= 1;
            state.discard.insert(card);
            sink.tell(|| Event::LaidOut { card });
            return;
        }
        let Phase::Draw { left, why } = state.phase else { unreachable!("cards are drawn when asked for") };
        state.phase = Phase::Draw { left: left - 1, why };
        if let (Draw::Virtual, Some(who)) = (why, self.virtual_player()) {
            state.labs[who.index()].insert(card);
            if let Memory::VirtualTools(queue) = &mut state.memory {
                queue.push(card);
            }
            sink.tell(|| Event::VirtualDrew { who, card });
        } else {
            let who = state.turn;
            state.hands[who.index()].insert(card);
            let card = Known::Known(card);
            sink.tell(
                || if why == Draw::Deal { Event::Dealt { who, card } } else { Event::Drew { who, card } },
            );
        }
        form_pile(state, sink);
    }

    /// Chance says which portal lay there: on top for all to see, or inside for the looker (MU-K5).
    pub(crate) fn portal_found<S: Sink<Event>>(&self, state: &mut State, portal: PortalId, sink: &mut S) {
        let (stack, place) = state.portal_place().expect("portals are found when asked for");
        state.stacks[stack.index()].discover(place, portal, self.tier_of(portal));
        if state.showing != 0 {
            state.showing &= state.showing - 1;
            locate_top(state, stack, portal, sink);
            return;
        }
        let who = state.turn;
        sink.tell(|| Event::Saw { who, stack, place: place as u8 + 1, portal: Known::Known(portal) });
        state.phase = next_unseen(state, stack, place + 1);
    }

    /// Moves on until somebody is to act, chance is to decide, or the game is over. Says whether that showed
    /// somebody something without any chance.
    #[inline]
    pub(crate) fn settle<S: Sink<Event>>(&self, state: &mut State, sink: &mut S) -> Reveals {
        let mut reveals = Reveals::Nothing;
        while state.showing == 0 && state.forming == 0 {
            match state.phase {
                Phase::Draw { left, why } => {
                    if left > 0 && !state.draw.is_empty() {
                        return reveals;
                    }
                    if why == Draw::Virtual {
                        reveals = self.virtual_seals(state, sink);
                    } else {
                        self.all_drawn(state, why, sink);
                    }
                }
                Phase::Acted if state.actions_left > 0 => state.phase = Phase::Turn,
                Phase::Acted => end_turn(state, sink),
                Phase::Opening => {
                    sink.tell(|| Event::GameBegan);
                    self.begin_turn(state, self.options().starter, sink);
                }
                Phase::VirtualSealed => self.virtual_moves(state, sink),
                _ => return reveals,
            }
        }
        reveals
    }

    /// All cards that could be drawn are drawn.
    pub(crate) fn all_drawn<S: Sink<Event>>(&self, state: &mut State, why: Draw, sink: &mut S) {
        match why {
            Draw::Deal if state.turn.number() < self.options().players => {
                state.turn = state.turn.next(self.options().players);
                state.phase = Phase::Draw { left: HAND as u8, why };
            }
            Draw::Deal => {
                state.forming = OPEN_CARDS;
                state.phase = Phase::Opening;
            }
            Draw::Action => state.phase = Phase::Acted,
            Draw::Ability if state.hand().len() > 2 => state.phase = Phase::Drop { left: 2 },
            Draw::Ability => {
                state.hand().iter().for_each(|card| drop_one(state, card, sink));
                dropped(state, sink);
            }
            Draw::Refill => self.turn_over(state, sink),
            Draw::Virtual => unreachable!("the virtual player has no hand"),
        }
    }
}

/// A card leaves the hand of the player on the turn; nobody need remember it there (MU-K3).
pub(crate) fn leave_hand(state: &mut State, card: CardId) {
    state.hands[state.turn.index()].remove(card);
    state.open.remove(card);
    if let Memory::Generations(generations) = &mut state.memory {
        generations.forget(card);
    }
}

/// MU-C6.
pub(crate) fn take<S: Sink<Event>>(state: &mut State, card: CardId, sink: &mut S) {
    let who = state.turn;
    state.discard.remove(card);
    state.hands[who.index()].insert(card);
    state.open.insert(card);
    state.phase = Phase::Acted;
    sink.tell(|| Event::Recycled { who, card });
}
