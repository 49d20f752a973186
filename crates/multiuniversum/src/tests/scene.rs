//! A table for the tests: a game that has begun, in which cards, portals and scientists can be put where a rule
//! wants them. Chance is scripted, or takes the first ticket.

use engine::{Game, Illegal, Input, Node, Odds, Refusal, Reveals, Seat, Viewer};

use crate::ids::{CardAction, CardId, CardSet, PortalId, PortalSet, Tool, Transformer};
use crate::memory::Memory;
use crate::options::Options;
use crate::state::State;
use crate::view::View;
use crate::{Action, Event, Multiuniversum, Outcome, Reason};

pub(super) struct Scene {
    pub(super) rules: Multiuniversum,
    pub(super) state: State,
    /// What happened since the last action, chance included.
    pub(super) events: Vec<Event>,
    pub(super) reveals: Reveals,
}

pub(super) fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

pub(super) fn t(number: u8) -> Transformer {
    Transformer::new(number).unwrap()
}

pub(super) fn portal(key: &str) -> PortalId {
    let deck = crate::deck::Deck::default_deck();
    PortalId::all().find(|id| deck.portals[id.index()].key == key).unwrap()
}

pub(super) fn portals(keys: &str) -> PortalSet {
    keys.split_whitespace().map(portal).collect()
}

impl Scene {
    /// A game for so many, begun: seat 1 has the first turn.
    pub(super) fn of(players: u8) -> Self {
        Self::with(Options::for_players(players))
    }

    pub(super) fn with(options: Options) -> Self {
        let rules = Multiuniversum::new(options).unwrap();
        let mut scene = Self { state: rules.start(), rules, events: Vec::new(), reveals: Reveals::Nothing };
        scene.chance();
        scene
    }

    /// Lets chance take its first tickets until somebody is to act.
    pub(super) fn chance(&mut self) -> &mut Self {
        while self.rules.node(&self.state) == Node::Chance {
            let outcome = self.rules.odds(&self.state).pick(0);
            self.rules.step(&mut self.state, Input::Chance(outcome), &mut self.events);
        }
        self
    }

    /// Chance gives these cards, in this order.
    pub(super) fn draws(&mut self, cards: &[CardId]) -> &mut Self {
        for &card in cards {
            self.input(Input::Chance(Outcome::Card(card))).unwrap();
        }
        self
    }

    fn input(&mut self, input: Input<Multiuniversum>) -> Result<Reveals, Illegal<Reason>> {
        self.rules.try_step(&mut self.state, input, &mut self.events)
    }

    /// The player on the turn does something, and chance stays open.
    pub(super) fn act(&mut self, action: Action) -> &mut Self {
        self.events.clear();
        let who = self.state.turn;
        self.reveals = self.input(Input::Act(who, action)).unwrap_or_else(|why| panic!("{action}: {why:?}"));
        self
    }

    /// The same, and chance takes its first tickets.
    pub(super) fn go(&mut self, action: Action) -> &mut Self {
        self.act(action).chance()
    }

    /// Why the player on the turn may not do this.
    pub(super) fn refused(&self, action: Action) -> Refusal<Reason> {
        let mut state = self.state;
        let illegal = self.rules.try_step(&mut state, Input::Act(self.state.turn, action), &mut Vec::new());
        assert_eq!(state, self.state, "a refused action changes nothing");
        match illegal.unwrap_err() {
            Illegal::Refused(refusal) => refusal,
            other => panic!("{action}: {other:?}"),
        }
    }

    pub(super) fn allows(&self, action: Action) -> bool {
        self.rules.is_legal(&self.state, Input::Act(self.state.turn, action))
    }

    /// What the player on the turn may do.
    pub(super) fn choices(&self) -> Vec<Action> {
        use engine::ActionSet;
        self.rules.legal(&self.state, self.state.turn).iter().collect()
    }

    pub(super) fn view(&self, number: u8) -> View {
        self.rules.view(&self.state, Viewer::Seat(seat(number)))
    }

    /// A card that does this at that transformer, with any tool but those of `not`.
    pub(super) fn card_doing(&self, action: CardAction, at: u8, not: &[CardId]) -> CardId {
        CardId::all()
            .find(|card| self.rules.action_of(*card, t(at)) == action && !not.contains(card))
            .unwrap()
    }

    /// The `n`th card with this tool.
    pub(super) fn card_with(&self, tool: Tool, n: usize) -> CardId {
        self.rules.with_tool(tool).nth(n)
    }

    /// Takes cards from wherever they are.
    pub(super) fn pick_up(&mut self, cards: CardSet) -> &mut Self {
        let state = &mut self.state;
        let places = [&mut state.draw, &mut state.discard, &mut state.play_area].into_iter();
        places.chain(&mut state.hands).chain(&mut state.labs).for_each(|place| *place -= cards);
        self
    }

    /// Gives a seat exactly these cards in hand; the others go to the draw pile.
    pub(super) fn hand(&mut self, number: u8, cards: &[CardId]) -> &mut Self {
        let wanted: CardSet = cards.iter().copied().collect();
        self.pick_up(wanted);
        let hand = &mut self.state.hands[seat(number).index()];
        self.state.draw |= std::mem::replace(hand, wanted);
        self
    }

    /// Puts exactly these cards under a lab; the others go to the draw pile.
    pub(super) fn lab(&mut self, number: u8, cards: &[CardId]) -> &mut Self {
        let wanted: CardSet = cards.iter().copied().collect();
        self.pick_up(wanted);
        let lab = &mut self.state.labs[seat(number).index()];
        self.state.draw |= std::mem::replace(lab, wanted);
        self
    }

    /// The virtual player's tools, oldest first; they lie under its lab already.
    pub(super) fn virtual_tools(&mut self, cards: &[CardId]) -> &mut Self {
        self.state.memory = Memory::VirtualTools(cards.iter().copied().collect());
        self
    }

    /// Leaves these cards in the draw pile and those in the discard pile; all others of both go to a lab where
    /// they are out of the way.
    pub(super) fn piles(&mut self, draw: &[CardId], discard: &[CardId], rest_to: u8) -> &mut Self {
        let [draw, discard] = [draw, discard].map(|cards| cards.iter().copied().collect::<CardSet>());
        self.pick_up(draw | discard);
        let rest = self.state.draw | self.state.discard;
        self.state.draw = draw;
        self.state.discard = discard;
        self.state.labs[seat(rest_to).index()] |= rest;
        self
    }

    pub(super) fn stand(&mut self, number: u8, at: u8) -> &mut Self {
        self.state.at[seat(number).index()] = t(at);
        self
    }

    /// Makes a stack of these portals, top first. All have seen the top; the others have been seen by nobody who
    /// is here, but are what they are.
    pub(super) fn stack(&mut self, at: u8, keys: &str) -> &mut Self {
        let keys: Vec<PortalId> = keys.split_whitespace().map(portal).collect();
        let stack = &mut self.state.stacks[t(at).index()];
        *stack = crate::state::Stack::dealt(keys.len() as u8);
        stack.set_unseen([0; 3]);
        keys.iter().enumerate().for_each(|(place, &portal)| stack.put(place, portal));
        if let Some(&top) = keys.first() {
            self.state.public.insert(top);
            self.state.stacks[t(at).index()].locate_top(self.state.public);
        }
        self
    }

    /// Gives a seat sealed portals.
    pub(super) fn sealed(&mut self, number: u8, keys: &str) -> &mut Self {
        self.state.sealed[seat(number).index()] = portals(keys);
        self
    }

    /// Everybody passes until it is this seat's turn.
    pub(super) fn until_turn_of(&mut self, number: u8) -> &mut Self {
        while self.state.turn != seat(number) {
            self.go(Action::Pass);
        }
        self
    }

    pub(super) fn my_hand(&self, number: u8) -> CardSet {
        self.state.hands[seat(number).index()]
    }

    pub(super) fn my_lab(&self, number: u8) -> CardSet {
        self.state.labs[seat(number).index()]
    }

    pub(super) fn totals(&self) -> Vec<i16> {
        self.rules.score_sheet(&self.state).totals
    }

    pub(super) fn places(&self) -> Vec<u8> {
        self.rules.score_sheet(&self.state).places
    }

    pub(super) fn ending(&self) -> Option<&'static str> {
        self.rules.ending(&self.state)
    }

    pub(super) fn happened(&self, wanted: impl Fn(&Event) -> bool) -> bool {
        self.events.iter().any(wanted)
    }
}
