//! How inputs change the state. The `match` on the phase is the table of contents of the rules.

use engine::{Input, Reveals, Seat, Sink};

use crate::action::{Action, Outcome};
use crate::draft::{column_shown, next_column};
use crate::event::Event;
use crate::phase::{Phase, Roll};
use crate::rules::Multiverse;
use crate::state::State;

impl Multiverse {
    #[inline]
    pub(crate) fn apply<S: Sink<Event>>(
        &self,
        state: &mut State,
        input: Input<Self>,
        sink: &mut S,
    ) -> Reveals {
        match input {
            Input::Chance(outcome) => {
                self.chance_decides(state, outcome, sink);
                // Whatever chance decides, somebody sees it.
                Reveals::Something
            }
            Input::Act(who, action) => {
                let (up, phase) = (state.up, state.phase);
                self.act(state, who, action, sink);
                // Packs that go round show everybody a new one; a token that is turned up was known to its owner
                // alone. Nothing else is hidden.
                let packs_passed = matches!(phase, Phase::Draft { .. }) && state.phase != phase;
                Reveals::when(packs_passed || state.up != up)
            }
        }
    }

    // Kept apart from `apply`, which is then small enough to become part of a playout's loop: there it is known who
    // decides, and nobody asks what was revealed. A tenth faster.
    #[inline(never)]
    fn act<S: Sink<Event>>(&self, state: &mut State, who: Seat, action: Action, sink: &mut S) {
        match action {
            Action::Keep(world) => self.keep(state, who, world, sink),
            Action::Place(world) => self.place(state, who, world, sink),
            Action::Visit => self.visit(state, sink),
            Action::Meet => self.meet(state, sink),
            Action::Decline => {
                sink.tell(|| Event::Declined { who });
                self.no_encounter(state, sink);
            }
            Action::Switch(colour) => self.switch_one(state, colour, sink),
            Action::SwitchAll => self.switch_all(state, sink),
            Action::JustRoll => {
                let Phase::Object { colour, .. } = state.phase else {
                    unreachable!("objections are asked for")
                };
                sink.tell(|| Event::Objected { who });
                state.leave_to_chance(Phase::Roll(Roll::Confirm { colour }));
            }
            Action::Allow => {
                sink.tell(|| Event::Allowed { who });
                self.look(state, sink);
            }
            Action::Repeat => {
                let Phase::MayRepeat { roll, .. } = state.phase else {
                    unreachable!("repeats are asked for")
                };
                state.repeated = true;
                state.leave_to_chance(Phase::Roll(roll));
                sink.tell(|| Event::Repeated { who });
            }
            Action::Stand => {
                let Phase::MayRepeat { roll, change } = state.phase else {
                    unreachable!("repeats are asked for")
                };
                self.roll_stands(state, roll, change, sink);
            }
        }
    }

    // Kept apart likewise.
    #[inline(never)]
    fn chance_decides<S: Sink<Event>>(&self, state: &mut State, outcome: Outcome, sink: &mut S) {
        match (state.phase, outcome) {
            (Phase::Panels { .. }, Outcome::Stability | Outcome::Change) => {
                self.panel_rolled(state, outcome == Outcome::Change, sink);
            }
            (Phase::Scepters { .. }, Outcome::Position(position)) => {
                self.scepter_dealt(state, position, sink);
            }
            (Phase::Deal { .. }, Outcome::Token(world)) => self.token_dealt(state, world, sink),
            (Phase::Columns, Outcome::Token(world)) => {
                column_shown(state, next_column(state), world, sink);
                if state.columns.iter().all(|column| column.height == 0 || column.top.is_some()) {
                    self.begin_turn(state, self.options().starter, sink);
                }
            }
            (Phase::Show { column, world }, Outcome::Token(top)) => {
                column_shown(state, usize::from(column), top, sink);
                self.jump(state, world, None, 0, sink);
            }
            (Phase::Roll(roll), Outcome::Stability | Outcome::Change) => {
                self.rolled(state, roll, outcome == Outcome::Change, sink);
            }
            (phase, outcome) => unreachable!("{outcome} cannot happen in {phase:?}"),
        }
    }
}
