//! Multiverse as a [`Game`].

use engine::{
    ActionSet, Game, Input, Node, Offer, Random, Reveals, ScoreSheet, Seat, Sink, Standing, Viewer,
};

use crate::action::{Action, Outcome};
use crate::chance::Chance;
use crate::event::Event;
use crate::ids::{Scepter, WorldSet};
use crate::offer::{Choices, Reason, offers_of};
use crate::phase::Phase;
use crate::rules::Multiverse;
use crate::state::{State, TOKENS};
use crate::view::View;

impl Game for Multiverse {
    const ID: &'static str = "multiverse";
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
        match state.phase {
            _ if !state.to_act.is_empty() => Node::Act(state.to_act),
            Phase::Over(_) => Node::Over,
            _ => Node::Chance,
        }
    }

    #[inline]
    fn legal(&self, state: &State, seat: Seat) -> Choices {
        state.choices(seat)
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
        offers_of(view)
    }

    fn determinize<R: Random>(&self, view: &View, random: &mut R) -> State {
        self.sample(view, random)
    }

    fn hear(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match *event {
            Event::Dealt { who, world } => Event::Dealt { who, world: world.only(viewer.is(who)) },
            Event::Kept { who, world } => Event::Kept { who, world: world.only(viewer.is(who)) },
            Event::Placed { who, place, world } => {
                Event::Placed { who, place, world: world.only(viewer.is(who)) }
            }
            Event::Received { who, .. } if !viewer.is(who) => return None,
            public => public,
        })
    }

    fn idle(&self, state: &State, seat: Seat) -> Action {
        let choices = state.choices(seat);
        let quiet = [Action::Decline, Action::Allow, Action::Stand];
        quiet.into_iter().find(|&action| choices.contains(action)).unwrap_or_else(|| choices.nth(0))
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
        self.audit_tokens(state)?;
        let dealt = state.scepters.iter().flatten().count();
        let kinds = Scepter::DEALT.iter().filter(|&&one| state.scepters.contains(&Some(one))).count();
        if dealt == kinds { Ok(()) } else { Err(format!("a scepter is twice in {:?}", state.scepters)) }
    }
}

impl Multiverse {
    /// Every token is in one pack, was kept by one player, or belongs to a column; captured ones were one of these.
    fn audit_tokens(&self, state: &State) -> Result<(), String> {
        let mut found = Tokens(WorldSet::EMPTY);
        let choosing = match state.phase {
            Phase::Draft { round } => Some(usize::from(round)),
            _ => None,
        };
        let mut captured = WorldSet::EMPTY;
        for seat in self.everybody() {
            found.add(state.packs[seat.index()], "packs")?;
            // A token that is kept in this round of the draft still lies in the pack.
            let kept = state.picks[seat.index()][..choosing.unwrap_or(TOKENS)].iter().flatten().copied();
            found.add(kept.collect(), "kept")?;
            if !(captured & state.captured[seat.index()]).is_empty() {
                return Err(format!("captured twice: {:?}", captured & state.captured[seat.index()]));
            }
            captured |= state.captured[seat.index()];
        }
        let drafted = found.0;
        found.add(state.columns.iter().filter_map(|column| column.top).collect(), "columns")?;
        found.add(captured - drafted, "captured")?;
        let below: usize =
            state.columns.iter().map(|one| usize::from(one.height) - one.top.iter().count()).sum();
        let undealt =
            if matches!(state.phase, Phase::Panels { .. } | Phase::Scepters { .. } | Phase::Deal { .. }) {
                self.players() * TOKENS - found.0.len()
            } else {
                0
            };
        let mut counted = *state;
        counted.recount();
        counted.to_act = self.acting(state);
        if counted != *state {
            return Err(format!("miscounted: {counted:?} is {state:?}"));
        }
        if state.undrawn.len() == below + undealt {
            Ok(())
        } else {
            Err(format!("{below} tokens lie unseen in columns, but {:?} are nowhere", state.undrawn))
        }
    }
}

/// Tokens that were found somewhere.
struct Tokens(WorldSet);

impl Tokens {
    fn add(&mut self, some: WorldSet, what: &str) -> Result<(), String> {
        let twice = self.0 & some;
        self.0 |= some;
        if twice.is_empty() { Ok(()) } else { Err(format!("{what}: in two places: {twice:?}")) }
    }
}
