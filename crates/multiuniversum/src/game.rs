//! Multiuniversum as a [`Game`].

use engine::{
    ActionSet, Game, Input, Node, Offer, Random, Reveals, ScoreSheet, Seat, SeatSet, Sink, Standing, Viewer,
};

use crate::action::{Action, Outcome};
use crate::chance::Chance;
use crate::event::Event;
use crate::ids::{CardSet, PortalSet};
use crate::offer::Choices;
use crate::phase::Phase;
use crate::refusal::Reason;
use crate::rules::Multiuniversum;
use crate::state::State;
use crate::view::View;

impl Game for Multiuniversum {
    const ID: &'static str = "multiuniversum";
    const RULESET: u16 = 1;
    type State = State;
    type Action = Action;
    type Outcome = Outcome;
    type Actions = Choices;
    type Odds = Chance;
    type View = View;
    type Event = Event;
    type Reason = Reason;

    fn seats(&self) -> u8 {
        self.options().players
    }

    fn start(&self) -> State {
        self.opening()
    }

    #[inline]
    fn node(&self, state: &State) -> Node {
        if state.showing != 0 || state.forming != 0 {
            return Node::Chance;
        }
        match state.phase {
            Phase::Over(_) => Node::Over,
            Phase::Draw { .. } | Phase::See { .. } => Node::Chance,
            _ => Node::Act(SeatSet::of(state.turn)),
        }
    }

    #[inline]
    fn legal(&self, state: &State, seat: Seat) -> Choices {
        self.choices(state, seat)
    }

    #[inline]
    fn odds(&self, state: &State) -> Chance {
        self.chance(state)
    }

    #[inline]
    fn step<S: Sink<Event>>(&self, state: &mut State, input: Input<Self>, sink: &mut S) -> Reveals {
        self.apply(state, input, sink)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.view_of(state, viewer)
    }

    fn offers(&self, view: &View) -> Vec<Offer<Self>> {
        self.offers_of(view)
    }

    fn determinize<R: Random>(&self, view: &View, random: &mut R) -> State {
        self.sample(view, random)
    }

    fn hear(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match *event {
            Event::Dealt { who, card } => Event::Dealt { who, card: card.only(viewer.is(who)) },
            Event::Drew { who, card } => Event::Drew { who, card: card.only(viewer.is(who)) },
            Event::Arranged { who, stack, order } => {
                Event::Arranged { who, stack, order: order.only(viewer.is(who)) }
            }
            Event::Saw { who, .. } if !viewer.is(who) => return None,
            public => public,
        })
    }

    fn idle(&self, state: &State, seat: Seat) -> Action {
        let choices = self.choices(state, seat);
        if matches!(choices, Choices::Turn { .. }) { Action::Pass } else { choices.nth(0) }
    }

    fn round(&self, state: &State) -> u16 {
        state.round
    }

    fn standing(&self, state: &State) -> Standing {
        self.standing_of(state)
    }

    fn score_sheet(&self, state: &State) -> ScoreSheet {
        self.sheet_of(state)
    }

    fn ending(&self, state: &State) -> Option<&'static str> {
        match state.phase {
            Phase::Over(ending) => Some(ending.word()),
            _ => None,
        }
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        audit_cards(state)?;
        self.audit_portals(state)
    }
}

fn audit_cards(state: &State) -> Result<(), String> {
    let places =
        [state.draw, state.discard, state.play_area].into_iter().chain(state.hands).chain(state.labs);
    let mut found = CardSet::EMPTY;
    for cards in places {
        if !(found & cards).is_empty() {
            return Err(format!("in two places: {:?}", found & cards));
        }
        found |= cards;
    }
    if found != CardSet::ALL {
        return Err(format!("nowhere: {:?}", CardSet::ALL - found));
    }
    let hands = state.hands.into_iter().fold(CardSet::EMPTY, |all, hand| all | hand);
    if !state.open.is_subset(hands) {
        return Err(format!("known to be in hands, but not there: {:?}", state.open - hands));
    }
    if !state.draw.is_subset(state.pool) {
        return Err(format!("in the draw pile, but not of its cards: {:?}", state.draw - state.pool));
    }
    let queue: CardSet = state.memory.virtual_tools().iter().collect();
    if !queue.is_empty() && queue != state.labs[1] {
        return Err(format!("the virtual player's tools {:?} are queued as {queue:?}", state.labs[1]));
    }
    Ok(())
}

impl Multiuniversum {
    fn audit_portals(&self, state: &State) -> Result<(), String> {
        let mut found = PortalSet::EMPTY;
        for portals in state.sealed.into_iter().chain(state.stacks.iter().map(|stack| stack.portals())) {
            if !(found & portals).is_empty() {
                return Err(format!("in two places: {:?}", found & portals));
            }
            found |= portals;
        }
        let gone = u8::from(self.options().short);
        for (index, stack) in state.stacks.iter().enumerate() {
            let unseen = (0..stack.height()).filter(|&place| stack.portal(place).is_none()).count() as u8;
            if stack.unseen().iter().sum::<u8>() != unseen + gone {
                return Err(format!(
                    "stack {} hides {unseen}, but {:?} are unseen",
                    index + 1,
                    stack.unseen()
                ));
            }
        }
        Ok(())
    }
}
