//! What a seat may do: quickly from the state for play, and with reasons from the view for people.

use engine::{ActionSet, Offer, Refusal, Seat, Viewer};

use crate::action::{Action, Order, orders};
use crate::ids::{CardAction, CardId, CardSet, Transformer};
use crate::phase::Phase;
use crate::refusal::Reason;
use crate::rules::Multiuniversum;
use crate::state::State;
use crate::view::View;

/// The legal actions of one seat, as sets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choices {
    /// Not to act.
    None,
    /// Cards that may be played, prepared, discarded; and perhaps Pass.
    Turn {
        /// May be played.
        play: CardSet,
        /// May be prepared.
        prepare: CardSet,
        /// May be discarded.
        discard: CardSet,
        /// Whether Pass is among them: always by the rules, but not always sensible.
        pass: bool,
    },
    /// One of these cards.
    Cards(CardChoice, CardSet),
    /// One of these transformers, as bits.
    Places(PlaceChoice, u8),
    /// An order of a stack so high.
    Orders(u8),
    /// Two of these stacks, as bits.
    Swaps(u8),
}

/// What a card is chosen for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardChoice {
    /// Ability 2 discards it.
    Drop,
    /// Recycle takes it.
    Take,
    /// Ability 5 keeps it.
    Keep,
    /// A seal spends it.
    Spend,
}

/// What a transformer is chosen for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlaceChoice {
    /// To go there.
    Move,
    /// To look at its stack.
    Look,
}

impl CardChoice {
    fn of(self, card: CardId) -> Action {
        match self {
            Self::Drop => Action::Drop(card),
            Self::Take => Action::Take(card),
            Self::Keep => Action::Keep(card),
            Self::Spend => Action::Spend(card),
        }
    }
}

impl PlaceChoice {
    fn of(self, place: Transformer) -> Action {
        match self {
            Self::Move => Action::Move(place),
            Self::Look => Action::Look(place),
        }
    }
}

/// The `n`th set bit.
fn nth_bit(mut bits: u8, n: usize) -> usize {
    for _ in 0..n {
        bits &= bits - 1;
    }
    bits.trailing_zeros() as usize
}

impl ActionSet for Choices {
    type Action = Action;

    #[inline]
    fn len(&self) -> usize {
        match *self {
            Self::None => 0,
            Self::Turn { play, prepare, discard, pass } => {
                play.len() + prepare.len() + discard.len() + usize::from(pass)
            }
            Self::Cards(_, cards) => cards.len(),
            Self::Places(_, places) => places.count_ones() as usize,
            Self::Orders(height) => usize::from(orders(height)),
            Self::Swaps(stacks) => {
                let count = stacks.count_ones() as usize;
                count * (count - 1) / 2
            }
        }
    }

    #[inline]
    fn nth(&self, n: usize) -> Action {
        match *self {
            Self::None => unreachable!("a seat that is not to act has no actions"),
            Self::Turn { play, prepare, discard, .. } => {
                let mut n = n;
                for (cards, act) in [
                    (play, Action::Play as fn(CardId) -> Action),
                    (prepare, Action::Prepare),
                    (discard, Action::Discard),
                ] {
                    if n < cards.len() {
                        return act(cards.nth(n));
                    }
                    n -= cards.len();
                }
                Action::Pass
            }
            Self::Cards(choice, cards) => choice.of(cards.nth(n)),
            Self::Places(choice, places) => choice.of(Transformer::from_index(nth_bit(places, n))),
            Self::Orders(height) => Action::Arrange(Order::nth(height, n as u8)),
            Self::Swaps(stacks) => {
                let mut n = n;
                let mut first = 0;
                let mut partners = stacks.count_ones() as usize - 1;
                while n >= partners {
                    n -= partners;
                    first += 1;
                    partners -= 1;
                }
                let place = |n| Transformer::from_index(nth_bit(stacks, n));
                Action::Swap(place(first), place(first + 1 + n))
            }
        }
    }

    fn contains(&self, action: Action) -> bool {
        match (*self, action) {
            (Self::Turn { play, .. }, Action::Play(card)) => play.contains(card),
            (Self::Turn { prepare, .. }, Action::Prepare(card)) => prepare.contains(card),
            (Self::Turn { discard, .. }, Action::Discard(card)) => discard.contains(card),
            _ => self.iter().any(|one| one == action),
        }
    }
}

impl Multiuniversum {
    /// What `seat` may do (MU-T1, MU-T8).
    #[inline]
    pub(crate) fn choices(&self, state: &State, seat: Seat) -> Choices {
        if seat != state.turn || state.showing != 0 || state.forming != 0 {
            return Choices::None;
        }
        match state.phase {
            Phase::Turn => {
                let hand = state.hand();
                Choices::Turn {
                    play: hand & self.playable(state),
                    prepare: hand,
                    discard: if state.draw.is_empty() { CardSet::EMPTY } else { hand },
                    pass: true,
                }
            }
            Phase::Move => Choices::Places(PlaceChoice::Move, 0b11111 & !(1 << state.here().index())),
            Phase::Look => Choices::Places(PlaceChoice::Look, state.stacks_of(2)),
            Phase::Arrange { stack } => Choices::Orders(state.stacks[stack.index()].height() as u8),
            Phase::Swap => Choices::Swaps(state.stacks_of(1)),
            Phase::Take => Choices::Cards(CardChoice::Take, state.discard),
            Phase::Drop { .. } => Choices::Cards(CardChoice::Drop, state.hand()),
            Phase::Keep { .. } => Choices::Cards(CardChoice::Keep, state.keepable()),
            Phase::Spend { tool, .. } => {
                Choices::Cards(CardChoice::Spend, state.labs[seat.index()] & self.with_tool(tool))
            }
            Phase::Opening
            | Phase::Draw { .. }
            | Phase::Acted
            | Phase::See { .. }
            | Phase::VirtualSealed
            | Phase::Over(_) => Choices::None,
        }
    }

    /// The cards that would do something where the player on the turn stands (MU-T8).
    #[inline]
    fn playable(&self, state: &State) -> CardSet {
        let here = state.here();
        let mut cards = self.doing(CardAction::Move, here);
        if !state.draw.is_empty() {
            cards |= self.doing(CardAction::Search, here);
        }
        if !state.discard.is_empty() {
            cards |= self.doing(CardAction::Recycle, here);
        }
        let top = state.stacks[here.index()].top();
        if top.is_some_and(|portal| self.can_pay(portal, state.labs[state.turn.index()])) {
            cards |= self.doing(CardAction::Seal, here);
        }
        let can_trigger = match here.number() {
            1 | 4 => state.stacks_of(2) != 0,
            2 => !state.draw.is_empty(),
            3 => state.stacks_of(1).count_ones() >= 2,
            _ => true,
        };
        if can_trigger { cards | self.doing(CardAction::Trigger, here) } else { cards }
    }

    /// Every candidate of the viewer's seat, with the reason where it is not possible.
    pub(crate) fn offers_of(&self, view: &View) -> Vec<Offer<Self>> {
        let Viewer::Seat(seat) = view.viewer else { return Vec::new() };
        if seat != view.turn || view.showing != 0 || view.forming != 0 {
            return Vec::new();
        }
        let offer = |action, verdict| Offer { action, verdict };
        let any = |choice: CardChoice, cards: CardSet| {
            cards.iter().map(|card| offer(choice.of(card), Ok(()))).collect()
        };
        let me = &view.players[seat.index()];
        match view.phase {
            Phase::Turn => self.turn_offers(view),
            Phase::Move => Transformer::ALL
                .map(|to| {
                    let stays = to == me.at;
                    let refusal = Refusal { rule: "MU-C3", reason: Reason::AlreadyThere { at: to } };
                    offer(Action::Move(to), if stays { Err(refusal) } else { Ok(()) })
                })
                .to_vec(),
            Phase::Look => Transformer::ALL
                .map(|stack| {
                    let refusal = Refusal { rule: "MU-T8", reason: Reason::StackTooLow { stack } };
                    offer(Action::Look(stack), if view.height(stack) < 2 { Err(refusal) } else { Ok(()) })
                })
                .to_vec(),
            Phase::Arrange { stack } => {
                let height = view.height(stack) as u8;
                (0..orders(height))
                    .map(|rank| offer(Action::Arrange(Order::nth(height, rank)), Ok(())))
                    .collect()
            }
            Phase::Swap => {
                let pairs = Transformer::ALL
                    .into_iter()
                    .flat_map(|a| Transformer::ALL.into_iter().filter(move |&b| a < b).map(move |b| (a, b)));
                let verdict = |a, b| match [a, b].into_iter().find(|&stack| view.height(stack) == 0) {
                    Some(stack) => Err(Refusal { rule: "MU-A3", reason: Reason::EmptyStack { stack } }),
                    None => Ok(()),
                };
                pairs.map(|(a, b)| offer(Action::Swap(a, b), verdict(a, b))).collect()
            }
            Phase::Take => any(CardChoice::Take, view.discard),
            Phase::Drop { .. } => any(CardChoice::Drop, me.hand),
            Phase::Keep { .. } => any(CardChoice::Keep, view.play_area - view.used_up),
            Phase::Spend { tool, .. } => any(CardChoice::Spend, me.lab & self.with_tool(tool)),
            Phase::Opening
            | Phase::Draw { .. }
            | Phase::Acted
            | Phase::See { .. }
            | Phase::VirtualSealed
            | Phase::Over(_) => Vec::new(),
        }
    }

    /// Three uses for each card in hand, and Pass (MU-T1).
    fn turn_offers(&self, view: &View) -> Vec<Offer<Self>> {
        let me = &view.players[view.turn.index()];
        let discard = if view.draw_size == 0 { Err(refuse_draw()) } else { Ok(()) };
        let play = |card| Offer {
            action: Action::Play(card),
            verdict: self.may_do(view, self.action_of(card, me.at), me.at),
        };
        let prepare = |card| Offer { action: Action::Prepare(card), verdict: Ok(()) };
        let discard = |card| Offer { action: Action::Discard(card), verdict: discard };
        let pass = Offer { action: Action::Pass, verdict: Ok(()) };
        let hand = me.hand.iter();
        hand.clone()
            .map(play)
            .chain(hand.clone().map(prepare))
            .chain(hand.map(discard))
            .chain([pass])
            .collect()
    }

    /// Whether `action` would do something for the viewer's seat if it stood `at` a transformer (MU-T8). It is
    /// asked of other transformers, too: "what would it do there?"
    pub fn may_do(&self, view: &View, action: CardAction, at: Transformer) -> Result<(), Refusal<Reason>> {
        let refuse = |rule, reason| Err(Refusal { rule, reason });
        let tall = |height| Transformer::ALL.iter().filter(|&&stack| view.height(stack) >= height).count();
        match action {
            CardAction::Search if view.draw_size == 0 => Err(refuse_draw()),
            CardAction::Recycle if view.discard.is_empty() => refuse("MU-T8", Reason::NothingToRecycle),
            CardAction::Search | CardAction::Recycle | CardAction::Move => Ok(()),
            CardAction::Seal => {
                let Some(portal) = view.top(at) else { return refuse("MU-C4", Reason::NoPortal { at }) };
                let lab = view.me().map_or(CardSet::EMPTY, |me| me.lab);
                let (needs, have) = (self.needs(portal), self.tools_of(lab));
                let missing: [u8; 5] = std::array::from_fn(|tool| needs[tool].saturating_sub(have[tool]));
                if missing == [0; 5] {
                    Ok(())
                } else {
                    refuse("MU-C4", Reason::MissingTools { portal, missing })
                }
            }
            CardAction::Trigger => match at.number() {
                1 | 4 if tall(2) == 0 => refuse("MU-T8", Reason::NoTallStack),
                2 if view.draw_size == 0 => Err(refuse_draw()),
                3 if tall(1) < 2 => refuse("MU-T8", Reason::NoTwoStacks),
                _ => Ok(()),
            },
        }
    }
}

fn refuse_draw() -> Refusal<Reason> {
    Refusal { rule: "MU-T8", reason: Reason::NothingToDraw }
}
