//! How inputs change the state. The `match` on the action below is the table of contents of the rules.

use engine::{Input, Known, Reveals, Seat, Sink};

use crate::action::{Action, Outcome};
use crate::event::Event;
use crate::ids::{CardAction, CardId, CardSet, PortalId, PortalSet, Tool, Transformer};
use crate::options::UsedTools;
use crate::phase::{Draw, Ending, Phase};
use crate::rules::Multiuniversum;
use crate::state::{Stack, State, ToolQueue};

/// Cards laid open to form a discard pile (MU-S3, MU-D1).
const OPEN_CARDS: u8 = 5;
/// Cards dealt at the start, and drawn up to at the end of a turn (MU-S3, MU-T7).
const HAND: usize = 3;
/// Actions a turn (MU-T1).
const ACTIONS: u8 = 3;
/// From so many rounds before a stalemate the table is warned (MU-E6).
const WARNING_ROUNDS: u8 = 5;
/// So many locked rounds in a row end a solo game: the virtual player passes every transformer once (MU-E6).
const SOLO_LOCKED_ROUNDS: u8 = 5;

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
            spent: CardSet::EMPTY,
            open: CardSet::EMPTY,
            hands: [CardSet::EMPTY; 5],
            labs: [CardSet::EMPTY; 5],
            virtual_tools: ToolQueue::default(),
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
        self.settle(state, sink);
        reveals
    }

    fn act<S: Sink<Event>>(&self, state: &mut State, action: Action, sink: &mut S) -> Reveals {
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
                state.actions_left -= 1;
                state.phase = Phase::Draw { left: 1, why: Draw::Action };
                sink.tell(|| Event::Discarded { who, card });
            }
            Action::Pass => {
                sink.tell(|| Event::Passed { who });
                self.end_turn(state, sink);
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
            Action::Drop(card) => self.drop_card(state, card, sink),
            Action::Keep(card) => self.keep_card(state, card, sink),
            Action::Spend(card) => return self.spend_chosen(state, card, sink),
        }
        Reveals::Nothing
    }

    /// MU-T2: the card does what its slot for the own transformer says.
    fn play<S: Sink<Event>>(&self, state: &mut State, card: CardId, sink: &mut S) -> Reveals {
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

    /// Spends the tools of the portal from the `from`th tool on, asking where there is a choice (MU-C5).
    fn pay_for_seal<S: Sink<Event>>(&self, state: &mut State, from: usize, sink: &mut S) -> Reveals {
        let here = state.here();
        let portal = state.stacks[here.index()].top().expect("a portal that is sealed shows");
        let needs = self.needs(portal);
        for &tool in &Tool::ALL[from..] {
            let need = needs[tool.index()];
            let have = state.labs[state.turn.index()] & self.with_tool(tool);
            if usize::from(need) < have.len() && need > 0 {
                state.phase = Phase::Spend { tool, left: need };
                return Reveals::Nothing;
            }
            if need > 0 {
                have.iter().for_each(|card| self.spend(state, card, sink));
            }
        }
        form_pile(state, sink);
        self.seal(state, state.turn, portal, sink)
    }

    fn spend_chosen<S: Sink<Event>>(&self, state: &mut State, card: CardId, sink: &mut S) -> Reveals {
        let Phase::Spend { tool, left } = state.phase else { unreachable!("tools are spent when asked for") };
        self.spend(state, card, sink);
        if left > 1 {
            state.phase = Phase::Spend { tool, left: left - 1 };
            return Reveals::Nothing;
        }
        self.pay_for_seal(state, tool.index() + 1, sink)
    }

    fn spend<S: Sink<Event>>(&self, state: &mut State, card: CardId, sink: &mut S) {
        let who = state.turn;
        state.labs[who.index()].remove(card);
        state.spent.insert(card);
        match self.options().used_tools {
            UsedTools::AtOnce => state.discard.insert(card),
            UsedTools::EndOfTurn => state.play_area.insert(card),
        }
        sink.tell(|| Event::Spent { who, card });
    }

    /// MU-C4: the portal changes hands, and the next one shows.
    fn seal<S: Sink<Event>>(&self, state: &mut State, who: Seat, portal: PortalId, sink: &mut S) -> Reveals {
        let stack = state.at[who.index()];
        state.stacks[stack.index()].take_top();
        state.sealed[who.index()].insert(portal);
        state.sealed_this_round = true;
        state.phase = if self.virtual_player() == Some(who) { Phase::VirtualSealed } else { Phase::Acted };
        sink.tell(|| Event::Sealed { who, stack, portal });
        if state.stacks[stack.index()].height() > 0 {
            return Reveals::when(show_top(state, stack, sink));
        }
        let (empty, needed) = (state.empty_stacks(), self.stacks_to_end());
        sink.tell(|| Event::StackEmptied { stack, empty, needed });
        // MU-V5: solo ends in this very moment.
        if self.is_solo() && empty >= needed {
            finish(state, Ending::Stacks, sink);
        }
        Reveals::Nothing
    }

    fn drop_card<S: Sink<Event>>(&self, state: &mut State, card: CardId, sink: &mut S) {
        let Phase::Drop { left } = state.phase else { unreachable!("cards are dropped when asked for") };
        drop_one(state, card, sink);
        if left > 1 {
            state.phase = Phase::Drop { left: left - 1 };
        } else {
            self.dropped(state, sink);
        }
    }

    /// Both cards of MU-A2 lie on the discard pile; only now the piles are looked at (MU-D2).
    fn dropped<S: Sink<Event>>(&self, state: &mut State, sink: &mut S) {
        form_pile(state, sink);
        state.phase = Phase::Acted;
    }

    fn keep_card<S: Sink<Event>>(&self, state: &mut State, card: CardId, sink: &mut S) {
        let Phase::Keep { left } = state.phase else { unreachable!("cards are kept when asked for") };
        keep_one(state, card, sink);
        if left > 1 {
            state.phase = Phase::Keep { left: left - 1 };
        } else {
            clear_up(state, sink);
        }
    }

    /// MU-T6, from its first step.
    fn end_turn<S: Sink<Event>>(&self, state: &mut State, sink: &mut S) {
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

    fn card_drawn<S: Sink<Event>>(&self, state: &mut State, card: CardId, sink: &mut S) {
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
            state.virtual_tools.push(card);
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
    fn portal_found<S: Sink<Event>>(&self, state: &mut State, portal: PortalId, sink: &mut S) {
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

    /// Moves on until somebody is to act, chance is to decide, or the game is over.
    #[inline]
    fn settle<S: Sink<Event>>(&self, state: &mut State, sink: &mut S) {
        while state.showing == 0 && state.forming == 0 {
            match state.phase {
                Phase::Draw { left, why } => {
                    if left > 0 && !state.draw.is_empty() {
                        return;
                    }
                    self.all_drawn(state, why, sink);
                }
                Phase::Acted if state.actions_left > 0 => state.phase = Phase::Turn,
                Phase::Acted => self.end_turn(state, sink),
                Phase::Opening => {
                    sink.tell(|| Event::GameBegan);
                    self.begin_turn(state, self.options().starter, sink);
                }
                Phase::VirtualSealed => self.virtual_moves(state, sink),
                _ => return,
            }
        }
    }

    /// All cards that could be drawn are drawn.
    fn all_drawn<S: Sink<Event>>(&self, state: &mut State, why: Draw, sink: &mut S) {
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
                self.dropped(state, sink);
            }
            Draw::Refill => self.turn_over(state, sink),
            Draw::Virtual => self.virtual_seals(state, sink),
        }
    }

    /// MU-T6, after the drawing up: whose turn is next, or is it the end?
    fn turn_over<S: Sink<Event>>(&self, state: &mut State, sink: &mut S) {
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

    /// MU-V4: the virtual player seals if it can, with the oldest cards of each tool.
    fn virtual_seals<S: Sink<Event>>(&self, state: &mut State, sink: &mut S) {
        let who = self.virtual_player().expect("only a solo game has virtual turns");
        state.phase = Phase::VirtualSealed;
        let lab = state.labs[who.index()];
        let top = state.stacks[state.at[who.index()].index()].top();
        let Some(portal) = top.filter(|&portal| self.can_pay(portal, lab)) else { return };
        let needs = self.needs(portal);
        for tool in Tool::ALL {
            let queue = state.virtual_tools;
            let oldest = queue.iter().filter(|&card| self.with_tool(tool).contains(card));
            for card in oldest.take(usize::from(needs[tool.index()])) {
                state.virtual_tools.remove(card);
                state.labs[who.index()].remove(card);
                state.discard.insert(card);
                sink.tell(|| Event::Spent { who, card });
            }
        }
        form_pile(state, sink);
        state.locked_this_round = false;
        // Chance came just before and has shown something in any case.
        let _ = self.seal(state, who, portal, sink);
    }

    /// MU-V4: one transformer clockwise, whether its stack is empty or not.
    fn virtual_moves<S: Sink<Event>>(&self, state: &mut State, sink: &mut S) {
        let who = self.virtual_player().expect("only a solo game has virtual turns");
        let from = state.at[who.index()];
        let to = from.clockwise();
        state.at[who.index()] = to;
        sink.tell(|| Event::Moved { who, from, to });
        self.round_over(state, sink);
    }

    /// All have had the same number of turns: MU-E1 and MU-E6.
    fn round_over<S: Sink<Event>>(&self, state: &mut State, sink: &mut S) {
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
            if rounds <= WARNING_ROUNDS && state.unsealed_rounds > 0 {
                sink.tell(|| Event::StalemateNears { rounds });
            }
            self.begin_turn(state, self.options().starter, sink);
        }
    }

    fn begin_turn<S: Sink<Event>>(&self, state: &mut State, who: Seat, sink: &mut S) {
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
}

fn finish<S: Sink<Event>>(state: &mut State, ending: Ending, sink: &mut S) {
    state.phase = Phase::Over(ending);
    sink.tell(|| Event::GameOver { ending });
}

/// A card leaves the hand of the player on the turn; nobody need remember it there (MU-K3).
fn leave_hand(state: &mut State, card: CardId) {
    state.hands[state.turn.index()].remove(card);
    state.open.remove(card);
}

/// MU-C6.
fn take<S: Sink<Event>>(state: &mut State, card: CardId, sink: &mut S) {
    let who = state.turn;
    state.discard.remove(card);
    state.hands[who.index()].insert(card);
    state.open.insert(card);
    state.phase = Phase::Acted;
    sink.tell(|| Event::Recycled { who, card });
}

/// MU-C2: the ability of the transformer where the player stands.
fn trigger<S: Sink<Event>>(state: &mut State, sink: &mut S) -> Reveals {
    let who = state.turn;
    match state.here().number() {
        1 => {
            let tall = state.stacks_of(2);
            if tall.is_power_of_two() {
                return look(state, Transformer::from_index(tall.trailing_zeros() as usize), sink);
            }
            state.phase = Phase::Look;
        }
        2 => state.phase = Phase::Draw { left: 3, why: Draw::Ability },
        3 => {
            let stacks = state.stacks_of(1);
            if stacks.count_ones() == 2 {
                let [low, high] = [stacks.trailing_zeros(), stacks.ilog2()];
                let place = |index: u32| Transformer::from_index(index as usize);
                swap(state, place(low), place(high), sink);
            } else {
                state.phase = Phase::Swap;
            }
        }
        4 => return send_under(state, sink),
        _ => {
            state.keeps += 1;
            state.phase = Phase::Acted;
            sink.tell(|| Event::WillKeep { who });
        }
    }
    Reveals::Nothing
}

/// MU-A1: the player takes a stack. Unseen portals are drawn one by one; what others have seen shows at once.
fn look<S: Sink<Event>>(state: &mut State, stack: Transformer, sink: &mut S) -> Reveals {
    let who = state.turn;
    sink.tell(|| Event::Looked { who, stack });
    state.phase = next_unseen(state, stack, 0);
    let pile = state.stacks[stack.index()];
    if pile.lookers.is_empty() || pile.arranger.contains(who) {
        // Either the looker knows every place, or the unknown ones come from chance, which reveals them.
        return Reveals::Nothing;
    }
    let mut news = 0;
    for place in (0..pile.height()).filter(|&place| !pile.is_located(place)) {
        news += 1;
        let portal = pile.portal(place).expect("a stack that was looked through has no unseen portal");
        sink.tell(|| Event::Saw { who, stack, place: place as u8 + 1, portal: Known::Known(portal) });
    }
    // One place whose content the looker knows is no news.
    Reveals::when(news > usize::from(pile.lookers.contains(who)))
}

/// The looker is shown the next unseen portal from `place` on, or has seen all and may arrange.
fn next_unseen(state: &State, stack: Transformer, place: usize) -> Phase {
    let pile = &state.stacks[stack.index()];
    (place..pile.height())
        .find(|&place| pile.portal(place).is_none())
        .map_or(Phase::Arrange { stack }, |place| Phase::See { stack, place: place as u8 })
}

fn arrange<S: Sink<Event>>(state: &mut State, order: crate::action::Order, sink: &mut S) -> Reveals {
    let Phase::Arrange { stack } = state.phase else { unreachable!("stacks are arranged when asked for") };
    let who = state.turn;
    let pile = &mut state.stacks[stack.index()];
    let places = order.places();
    let known_to_all = pile.is_located(usize::from(places[0]));
    pile.arrange(&places, who);
    state.phase = Phase::Acted;
    sink.tell(|| Event::Arranged { who, stack, order: Known::Known(order) });
    show_top(state, stack, sink);
    Reveals::when(!known_to_all)
}

/// MU-A3.
fn swap<S: Sink<Event>>(state: &mut State, a: Transformer, b: Transformer, sink: &mut S) {
    let who = state.turn;
    let tops = [a, b].map(|stack| state.stacks[stack.index()].top().expect("switched portals show"));
    state.stacks[a.index()].put(0, tops[1]);
    state.stacks[b.index()].put(0, tops[0]);
    state.phase = Phase::Acted;
    sink.tell(|| Event::Swapped { who, a, b });
}

/// MU-A4.
fn send_under<S: Sink<Event>>(state: &mut State, sink: &mut S) -> Reveals {
    let who = state.turn;
    state.phase = Phase::Acted;
    sink.tell(|| Event::SentUnder { who });
    let mut shown = false;
    for stack in Transformer::ALL {
        if state.stacks[stack.index()].height() > 1 {
            state.stacks[stack.index()].send_under();
            shown |= show_top(state, stack, sink);
        }
    }
    Reveals::when(shown)
}

/// The top of a stack that has changed shows; if nobody has seen it, chance says what it is. Says whether
/// somebody learns something without any chance.
fn show_top<S: Sink<Event>>(state: &mut State, stack: Transformer, sink: &mut S) -> bool {
    let pile = &state.stacks[stack.index()];
    match pile.top() {
        None => {
            state.showing |= 1 << stack.index();
            false
        }
        Some(portal) => {
            let news = !pile.is_located(0);
            locate_top(state, stack, portal, sink);
            news
        }
    }
}

fn locate_top<S: Sink<Event>>(state: &mut State, stack: Transformer, portal: PortalId, sink: &mut S) {
    state.public.insert(portal);
    state.stacks[stack.index()].locate_top(state.public);
    sink.tell(|| Event::PortalShown { stack, portal });
}

fn drop_one<S: Sink<Event>>(state: &mut State, card: CardId, sink: &mut S) {
    let who = state.turn;
    leave_hand(state, card);
    state.discard.insert(card);
    sink.tell(|| Event::Dropped { who, card });
}

fn keep_one<S: Sink<Event>>(state: &mut State, card: CardId, sink: &mut S) {
    let who = state.turn;
    state.play_area.remove(card);
    state.labs[who.index()].insert(card);
    sink.tell(|| Event::Kept { who, card });
}

/// MU-T6, steps 2 to 4.
fn clear_up<S: Sink<Event>>(state: &mut State, sink: &mut S) {
    let (who, cards) = (state.turn, state.play_area);
    state.discard |= cards;
    state.play_area = CardSet::EMPTY;
    state.spent = CardSet::EMPTY;
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
fn form_pile<S: Sink<Event>>(state: &mut State, sink: &mut S) {
    if !state.draw.is_empty() || state.discard.is_empty() {
        return;
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
