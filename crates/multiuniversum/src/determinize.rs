//! A whole state that looks to a viewer like what it knows, with the odds of the rules.

use engine::{Known, Odds, Random, SeatSet, shuffle};

use crate::action::Outcome;
use crate::chance::{Chance, PortalOdds};
use crate::ids::{CardSet, PortalSet, Transformer};
use crate::memory::{GENERATIONS, Memory};
use crate::phase::Phase;
use crate::rules::Multiuniversum;
use crate::state::State;
use crate::view::{PlayerView, StackView, View};

impl Multiuniversum {
    /// Every deal of the hidden cards that fits the view is equally likely, and hidden portals come with the odds
    /// of MU-K5. What the others' play may betray is left to whoever thinks about it.
    pub(crate) fn sample<R: Random>(&self, view: &View, random: &mut R) -> State {
        let mut state = self.opening();
        state.discard = view.discard;
        state.pool = view.pool;
        state.play_area = view.play_area;
        state.used_up = view.used_up;
        state.memory = match state.memory {
            Memory::VirtualTools(_) => Memory::VirtualTools(view.virtual_tools.iter().copied().collect()),
            Memory::Generations(mut generations) => {
                generations.0.copy_from_slice(&view.generations[..GENERATIONS]);
                Memory::Generations(generations)
            }
        };
        state.phase = view.phase;
        state.turn = view.turn;
        state.actions_left = view.actions_left;
        state.keeps = view.keeps;
        state.forming = view.forming;
        state.showing = view.showing;
        state.round = view.round;
        state.unsealed_rounds = view.unsealed_rounds;
        state.locked_rounds = view.locked_rounds;
        state.sealed_this_round = view.sealed_this_round;
        state.locked_this_round = view.locked_this_round;
        for (index, player) in view.players.iter().enumerate() {
            state.at[index] = player.at;
            state.labs[index] = player.lab;
            state.sealed[index] = player.sealed;
            state.hands[index] = player.hand;
            state.open |= player.open;
        }
        deal_hidden_cards(&mut state, view, random);
        self.place_portals(&mut state, view, random);
        state
    }

    fn place_portals<R: Random>(&self, state: &mut State, view: &View, random: &mut R) {
        let mut unknown = PortalSet::ALL;
        for player in &view.players {
            state.public |= player.sealed;
            unknown -= player.sealed;
        }
        for stack in &view.stacks {
            state.public |= stack.public;
            unknown -= stack.somewhere | stack.places.iter().filter_map(|place| place.known()).collect();
        }
        for stack in Transformer::ALL {
            self.place_stack(state, view, stack, &mut unknown, random);
        }
    }

    fn place_stack<R: Random>(
        &self,
        state: &mut State,
        view: &View,
        index: Transformer,
        unknown: &mut PortalSet,
        random: &mut R,
    ) {
        let seen = &view.stacks[index.index()];
        let mut unseen = seen.unseen;
        let hidden: Vec<usize> =
            (0..seen_by_somebody(view, index)).filter(|&place| seen.places[place] == Known::Hidden).collect();
        let mut portals: Vec<_> = seen.somewhere.iter().collect();
        while portals.len() < hidden.len() {
            let odds = Chance::Portal(PortalOdds::new(self, unseen, *unknown));
            let Outcome::Portal(portal) = odds.pick(random.below(odds.total())) else {
                unreachable!("the odds of portals give portals")
            };
            unseen[self.tier_of(portal) as usize] -= 1;
            unknown.remove(portal);
            portals.push(portal);
        }
        shuffle(&mut portals, random);
        let stack = &mut state.stacks[index.index()];
        stack.set_height(seen.places.len());
        stack.set_unseen(unseen);
        stack.located = seen.located;
        stack.lookers = seen.lookers;
        stack.arranger = seen.arranger.into_iter().collect::<SeatSet>();
        for (place, portal) in seen.places.iter().enumerate() {
            if let Known::Known(portal) = *portal {
                stack.put(place, portal);
            }
        }
        for (place, portal) in hidden.into_iter().zip(portals) {
            stack.put(place, portal);
        }
    }
}

/// How many places from the top somebody has seen: all of a stack that was looked through, and in a stack that is
/// being looked through those before the next one. In another stack nobody has seen more than the viewer.
fn seen_by_somebody(view: &View, index: Transformer) -> usize {
    let StackView { places, lookers, .. } = &view.stacks[index.index()];
    match view.phase {
        Phase::See { stack, place } if stack == index && lookers.is_empty() => usize::from(place),
        Phase::Arrange { stack } if stack == index => places.len(),
        _ if lookers.is_empty() => 0,
        _ => places.len(),
    }
}

/// Hidden cards of the last pool lie in the draw pile or came into hands since; those of an earlier pile are in the
/// hands of those who drew from it (MU-K4).
fn deal_hidden_cards<R: Random>(state: &mut State, view: &View, random: &mut R) {
    let labs_and_hands =
        view.players.iter().fold(CardSet::EMPTY, |all, player| all | player.lab | player.hand);
    let hidden = CardSet::ALL - labs_and_hands - view.discard - view.play_area;
    for (generation, &cards) in view.generations.iter().enumerate() {
        let counts = view.players.iter().map(|player| player.old_cards[generation]);
        let rest = deal(state, hidden & cards, counts, random);
        debug_assert!(rest.is_empty(), "a hidden card of an earlier pile is in a hand");
    }
    let fresh = |player: &PlayerView| {
        player.hand_size - player.hand.len() as u8 - player.old_cards.iter().sum::<u8>()
    };
    state.draw = deal(state, hidden & view.pool, view.players.iter().map(fresh), random);
}

/// Deals so many of `cards` to each player, at random; what is left comes back.
fn deal<R: Random>(
    state: &mut State,
    cards: CardSet,
    counts: impl Iterator<Item = u8>,
    random: &mut R,
) -> CardSet {
    let mut cards: Vec<_> = cards.iter().collect();
    shuffle(&mut cards, random);
    for (hand, count) in state.hands.iter_mut().zip(counts) {
        for _ in 0..count {
            hand.insert(cards.pop().expect("the view counts no more cards than there are"));
        }
    }
    cards.into_iter().collect()
}
