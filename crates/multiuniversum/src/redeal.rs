//! Another history that a viewer cannot tell from the true one: what the views are tested with.
//!
//! Made from the rules of who knows what (MU-K1 to MU-K5), by following each card and portal through the game;
//! no view is consulted.

use engine::{Game, Input, Random, Redeal, Viewer, shuffle};

use crate::action::{Action, Order, Outcome};
use crate::deck::Tier;
use crate::event::Event;
use crate::ids::{CardId, CardSet, PortalId, PortalSet, Transformer};
use crate::phase::Phase;
use crate::rules::Multiuniversum;
use crate::state::State;

impl Redeal for Multiuniversum {
    fn redeal<R: Random>(&self, inputs: &[Input<Self>], viewer: Viewer, random: &mut R) -> Vec<Input<Self>> {
        let told = Telling::of(self, inputs, viewer);
        let mut twin = inputs.to_vec();
        redeal_cards(&told, &mut twin, random);
        self.redeal_portals(&told, &mut twin, random);
        for stack in Transformer::ALL {
            told.rearrange(stack, viewer, &mut twin, random);
        }
        twin
    }
}

/// The true history, and what the viewer saw of it.
struct Telling {
    /// The state before each input, and the last one.
    states: Vec<State>,
    /// For each card, from which input on the viewer has not seen it; nothing if it sees it at the end.
    hidden_since: [Option<usize>; CardId::COUNT],
    /// Portals the viewer has seen at any time.
    seen: PortalSet,
}

impl Telling {
    fn of(rules: &Multiuniversum, inputs: &[Input<Multiuniversum>], viewer: Viewer) -> Self {
        let mut state = rules.start();
        let mut told =
            Self { states: vec![state], hidden_since: [Some(0); CardId::COUNT], seen: PortalSet::EMPTY };
        let mut recycled = CardSet::EMPTY;
        for (position, &input) in inputs.iter().enumerate() {
            let mut events = Vec::new();
            rules.step(&mut state, input, &mut events);
            for event in &events {
                match *event {
                    Event::PortalShown { portal, .. } => told.seen.insert(portal),
                    Event::Recycled { card, .. } => recycled.insert(card),
                    // A card may come from a hidden hand, lie open and be shuffled in one step.
                    Event::Played { card, .. }
                    | Event::Discarded { card, .. }
                    | Event::Dropped { card, .. } => {
                        told.hidden_since[card.index()] = None;
                    }
                    _ => {}
                }
            }
            recycled = recycled & state.hands.into_iter().fold(CardSet::EMPTY, |all, hand| all | hand);
            let hidden = hidden_cards(&state, viewer) - recycled;
            for card in CardId::all() {
                let since = &mut told.hidden_since[card.index()];
                *since = if hidden.contains(card) { since.or(Some(position + 1)) } else { None };
            }
            if let Phase::See { stack, .. } | Phase::Arrange { stack } = state.phase
                && viewer.is(state.turn)
            {
                told.seen |= state.stacks[stack.index()].portals();
            }
            told.states.push(state);
        }
        told
    }

    /// Another order of the last arrangement of a stack, of the portals that have not come up since (MU-K2).
    fn rearrange<R: Random>(
        &self,
        stack: Transformer,
        viewer: Viewer,
        twin: &mut [Input<Multiuniversum>],
        random: &mut R,
    ) {
        let arranges = |position: &usize| self.states[*position].phase == Phase::Arrange { stack };
        let Some(last) = (0..twin.len()).rev().find(arranges) else { return };
        let Input::Act(who, Action::Arrange(order)) = twin[last] else { return };
        let later_look = self.states[last + 1..].iter().any(|state| {
            matches!(state.phase, Phase::See { stack: s, .. } | Phase::Arrange { stack: s } if s == stack)
        });
        if viewer.is(who) || later_look {
            return;
        }
        let after = &self.states[last + 1..];
        let tops: PortalSet = after.iter().filter_map(|state| state.stacks[stack.index()].top()).collect();
        let pile = &after[0].stacks[stack.index()];
        let buried: Vec<usize> = (0..pile.height())
            .filter(|&place| pile.portal(place).is_none_or(|portal| !tops.contains(portal)))
            .collect();
        let mut places = order.places().to_vec();
        let mut others: Vec<u8> = buried.iter().map(|&place| places[place]).collect();
        shuffle(&mut others, random);
        for (&place, other) in buried.iter().zip(others) {
            places[place] = other;
        }
        let other = Order::of(&places).expect("a permutation of an order is an order");
        twin[last] = Input::Act(who, Action::Arrange(other));
    }
}

/// The draw pile, and the hands of others.
fn hidden_cards(state: &State, viewer: Viewer) -> CardSet {
    let others =
        state.hands.iter().enumerate().filter(|&(index, _)| !viewer.is(engine::Seat::from_index(index)));
    others.fold(state.draw, |hidden, (_, &hand)| hidden | hand)
}

/// Cards that vanished from sight at the same time did so in the draw pile, and could be any of each other since
/// (MU-K4).
fn redeal_cards<R: Random>(told: &Telling, twin: &mut [Input<Multiuniversum>], random: &mut R) {
    for since in 0..twin.len() {
        let cards: Vec<CardId> =
            CardId::all().filter(|card| told.hidden_since[card.index()] == Some(since)).collect();
        let mut others = cards.clone();
        shuffle(&mut others, random);
        for input in &mut twin[since..] {
            if let Input::Chance(Outcome::Card(card)) = input
                && let Some(index) = cards.iter().position(|one| one == card)
            {
                *card = others[index];
            }
        }
    }
}

impl Multiuniversum {
    /// A portal the viewer has never seen could be any other of its tier, and in a stack that somebody looked
    /// through it could lie in any of the places that the viewer has not seen (MU-K5).
    fn redeal_portals<R: Random>(&self, told: &Telling, twin: &mut [Input<Self>], random: &mut R) {
        let mut names: Vec<PortalId> = PortalId::all().collect();
        for tier in [Tier::Basic, Tier::Medium, Tier::Advanced] {
            let unseen: Vec<PortalId> = (self.of_tier(tier as usize) - told.seen).iter().collect();
            let mut others = unseen.clone();
            shuffle(&mut others, random);
            for (portal, other) in unseen.into_iter().zip(others) {
                names[portal.index()] = other;
            }
        }
        for stack in Transformer::ALL {
            let unseen_here = |position: &usize| match twin[*position] {
                Input::Chance(Outcome::Portal(portal)) => {
                    let place = told.states[*position].portal_place();
                    !told.seen.contains(portal) && place.is_some_and(|(at, _)| at == stack)
                }
                _ => false,
            };
            let positions: Vec<usize> = (0..twin.len()).filter(unseen_here).collect();
            let mut found: Vec<Input<Self>> = positions.iter().map(|&position| twin[position]).collect();
            shuffle(&mut found, random);
            for (position, input) in positions.into_iter().zip(found) {
                twin[position] = input;
            }
        }
        for input in twin {
            if let Input::Chance(Outcome::Portal(portal)) = input {
                *portal = names[portal.index()];
            }
        }
    }
}
