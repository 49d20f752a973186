//! What makes a difference in the rest of a turn, for whoever thinks it through.
//!
//! Once the action is settled a panel only ever loses colours: a jump rolls for the colours of the world, which are those of the
//! panel, and switches some of them off. So only the parts of the panel count then.

use engine::{ActionSet as _, Known, MAX_SEATS, Odds as _, Puzzle, Random, Seat, Viewer};

use crate::action::{Action, Outcome};
use crate::chance::Chance;
use crate::ids::{Colours, World, WorldSet};
use crate::phase::{Phase, Roll};
use crate::rules::Multiverse;
use crate::state::{Column, Found, MAX_COLUMNS, State};
use crate::view::{Place, View};

/// All that the rest of a turn depends on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Essence {
    panel: Colours,
    /// The columns that can be reached, or of which the top is about to show.
    columns: [Column; MAX_COLUMNS],
    undrawn: WorldSet,
    undrawn_count: u8,
    /// Of the others: what can be visited, how many tokens are left, and the panel of whoever can be met in this turn.
    others: [(WorldSet, u8, Option<Colours>); MAX_SEATS],
    points: i16,
    phase: Phase,
    acted: bool,
    repeated: bool,
}

/// The worlds that `panel` can still become by losing colours.
fn parts_of(panel: Colours) -> WorldSet {
    World::all().filter(|world| world.index() & !panel.world().index() == 0).collect()
}

impl Multiverse {
    /// What can be reached from here in the rest of the turn. A switch that is not confirmed may still go back (MV-T3).
    fn within_reach(state: &State) -> WorldSet {
        if !state.acted {
            return WorldSet::ALL;
        }
        let here = parts_of(state.panel());
        match state.phase {
            Phase::Object { colour, .. }
            | Phase::Roll(Roll::Confirm { colour })
            | Phase::MayRepeat { roll: Roll::Confirm { colour }, .. } => {
                here | parts_of(state.panel().switched(colour))
            }
            _ => here,
        }
    }

    fn other(state: &State, seat: Seat, reach: WorldSet) -> (WorldSet, u8, Option<Colours>) {
        let index = seat.index();
        let left = state.alive[index].count_ones() as u8;
        let shown = state.face_up[index] & reach;
        // Whoever keeps a token is not revealed, and is not met (MV-F3, MV-E1).
        let met = shown.len() == usize::from(left);
        (shown, left, met.then_some(state.panels[index]))
    }
}

impl Puzzle for Multiverse {
    type Essence = Essence;

    /// Once no token of an opponent lies face down, all that is hidden lies in the columns, where every token is as likely
    /// as any other (MV-K3).
    fn model<R: Random>(&self, view: &View, random: &mut R) -> Option<State> {
        let Viewer::Seat(_) = view.viewer else { return None };
        let formed = view.players.iter().all(|player| !player.formation.is_empty());
        let hides = view.players.iter().any(|player| player.formation.contains(&Place::Down(Known::Hidden)));
        (formed && !hides).then(|| self.sample(view, random))
    }

    fn outcome_of_turn(&self, state: &State, seat: Seat) -> Option<i16> {
        let is_over = state.turn != seat || matches!(state.phase, Phase::Over(_));
        is_over.then(|| Self::points(state, seat))
    }

    fn essence(&self, state: &State, seat: Seat) -> Option<Essence> {
        let reach = Self::within_reach(state);
        let far = |column: &Column| column.top.is_some_and(|top| !reach.contains(top));
        let columns = state.columns.map(|column| if far(&column) { Column::default() } else { column });
        let mut others = [(WorldSet::EMPTY, 0, None); MAX_SEATS];
        for other in self.everybody().filter(|&other| other != seat) {
            others[other.index()] = Self::other(state, other, reach);
        }
        Some(Essence {
            panel: state.panel(),
            columns,
            undrawn: state.undrawn & reach,
            undrawn_count: state.undrawn.len() as u8,
            others,
            points: Self::points(state, seat),
            phase: state.phase,
            acted: state.acted,
            repeated: state.repeated,
        })
    }

    /// After the action nothing is lost by a visit: it is a point, and the turn would end without it (MV-T5).
    fn worth_trying(&self, state: &State, seat: Seat) -> Vec<Action> {
        let lost = |action: &Action| state.acted && *action == Action::Decline;
        state.choices(seat).iter().filter(|action| !lost(action)).collect()
    }

    fn unlike_outcomes(&self, state: &State, _: Seat) -> Vec<(Outcome, u32)> {
        let chance = self.chance(state);
        let Chance::Token(worlds) = chance else {
            return chance.outcomes().into_iter().map(|outcome| (outcome, chance.tickets(outcome))).collect();
        };
        let reach = Self::within_reach(state);
        let near = (worlds & reach).iter().map(|world| (Outcome::Token(world), 1));
        let far = worlds - reach;
        let rest = far.first().map(|world| (Outcome::Token(world), far.len() as u32));
        near.chain(rest).collect()
    }

    /// Whoever may say "Just roll!" does.
    fn answer(&self, state: &State, who: Seat) -> Action {
        let choices = state.choices(who);
        if choices.contains(Action::JustRoll) { Action::JustRoll } else { choices.nth(0) }
    }

    fn on_turn(&self, state: &State) -> Option<Seat> {
        (state.round > 0 && !matches!(state.phase, Phase::Over(_))).then_some(state.turn)
    }

    /// A world of a column, one of a formation, one colour, all colours, a repeated roll, a world left alone, a meeting.
    fn idea(&self, state: &State, action: Action) -> Option<u8> {
        Some(match action {
            Action::Visit => u8::from(matches!(self.found(state), Found::Formation(..))),
            Action::Switch(_) => 2,
            Action::SwitchAll => 3,
            Action::Repeat => 4,
            Action::Decline => 5,
            Action::Meet => 6,
            _ => return None,
        })
    }
}
