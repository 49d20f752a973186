//! A review, step by step.

use std::fmt;

use engine::{Input, Judge, Seat};

use crate::course::{Course, Span};
use crate::decision::{Decision, decision};
use crate::evaluator::{Evaluator, Value};
use crate::part::{Part, parts};

/// How much is thought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// Over how many samples a mean is taken where chance decides.
    pub samples: u32,
    /// In how many worlds the expert thinks about a decision; with none, decisions are left out.
    pub worlds: u32,
}

/// Looks back on a game.
#[derive(Clone, Debug)]
pub struct Reviewer<G: Judge> {
    evaluator: Evaluator<G>,
    course: Course<G>,
    seat: Seat,
    effort: Effort,
    /// What is done, in the order of the game, and how much of it was.
    tasks: Vec<Task>,
    done: usize,
    /// Those between the spans, as far as they are known.
    values: Vec<Value>,
    decisions: Vec<Decision<G>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Task {
    /// The chances to win after so many inputs.
    Value(usize),
    /// The decision after so many inputs.
    Decision(usize),
}

impl Task {
    fn at(self) -> usize {
        let (Self::Value(at) | Self::Decision(at)) = self;
        at
    }
}

/// Why a game cannot be looked back on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoReview {
    /// Nobody sits on that seat.
    NoSeat,
    /// It is no game: the input at this position, from 0, cannot come there.
    Illegal(usize),
    /// Nothing has happened that could have been otherwise.
    Nothing,
}

impl fmt::Display for NoReview {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSeat => f.write_str("nobody sits there"),
            Self::Illegal(position) => write!(f, "input {} cannot come there", position + 1),
            Self::Nothing => f.write_str("nothing has happened yet"),
        }
    }
}

impl std::error::Error for NoReview {}

impl<G: Judge> Reviewer<G> {
    /// For the game with these inputs, and the decisions of `seat` in it. Nothing is thought yet.
    pub fn new(rules: G, inputs: &[Input<G>], seat: Seat, effort: Effort) -> Result<Self, NoReview> {
        if seat.number() > rules.seats() {
            return Err(NoReview::NoSeat);
        }
        let course = Course::new(&rules, inputs).map_err(NoReview::Illegal)?;
        let last = course.spans.last().ok_or(NoReview::Nothing)?;
        let values = course.spans.iter().map(|span| span.from).chain([last.to]).map(Task::Value);
        let decisions = if effort.worlds > 0 { course.decisions(&rules, seat) } else { Vec::new() };
        let decisions = decisions.into_iter().map(Task::Decision);
        let mut tasks: Vec<Task> = values.chain(decisions).collect();
        tasks.sort_by_key(|task| (task.at(), matches!(task, Task::Decision(_))));
        let evaluator = Evaluator::new(rules);
        let (values, decisions) = (Vec::new(), Vec::new());
        Ok(Self { evaluator, course, seat, effort, tasks, done: 0, values, decisions })
    }

    /// Thinks about the next thing; false once there is none.
    pub fn step(&mut self) -> bool {
        let Some(&task) = self.tasks.get(self.done) else { return false };
        let state = &self.course.states[task.at()];
        match task {
            Task::Value(at) => {
                let value = self.evaluator.value(state, self.effort.samples, self.course.seeds[at]);
                self.values.push(value);
            }
            Task::Decision(at) => {
                let Input::Act(_, played) = self.course.inputs[at] else { unreachable!("who decides acts") };
                let rules = self.evaluator.rules();
                self.decisions.push(decision(rules, state, self.seat, (at, played), self.effort.worlds));
            }
        }
        self.done += 1;
        self.done < self.tasks.len()
    }

    /// How many things there are to think about.
    pub fn steps(&self) -> usize {
        self.tasks.len()
    }

    /// How many of them are done.
    pub fn steps_done(&self) -> usize {
        self.done
    }

    /// How far in the game it is: so many inputs have been looked at.
    pub fn looked_at(&self) -> usize {
        self.tasks.get(self.done).map_or(self.course.inputs.len(), |task| task.at())
    }

    /// The rules of the game.
    pub fn rules(&self) -> &G {
        self.evaluator.rules()
    }

    /// How many are scored: the seats, and perhaps a virtual player.
    pub fn participants(&self) -> usize {
        self.evaluator.participants()
    }

    /// Whose decisions are looked at.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How much is thought.
    pub fn effort(&self) -> Effort {
        self.effort
    }

    /// Everything that happened.
    pub fn inputs(&self) -> &[Input<G>] {
        &self.course.inputs
    }

    /// How things stood after so many inputs.
    pub fn state(&self, at: usize) -> &G::State {
        &self.course.states[at]
    }

    /// Whether the game came to its end; if not, its result is a guess.
    pub fn is_over(&self) -> bool {
        self.course.is_over(self.evaluator.rules())
    }

    /// The game, cut where the cause of what happens changes.
    pub fn spans(&self) -> &[Span] {
        &self.course.spans
    }

    /// The chances to win between the spans, from the start on, as far as they are known.
    pub fn values(&self) -> &[Value] {
        &self.values
    }

    /// The chances before anything happened, once they are known.
    pub fn start(&self) -> Option<&Value> {
        self.values.first()
    }

    /// The result, once everything is known.
    pub fn result(&self) -> Option<&Value> {
        self.values.get(self.course.spans.len())
    }

    /// What each cause did so far. With the start these make the last value that is known, exactly.
    pub fn parts(&self) -> Vec<Part> {
        let known = self.values.len().saturating_sub(1);
        parts(&self.course.spans[..known], &self.values)
    }

    /// The decisions of the seat, in the order of the game, as far as they have been thought about.
    pub fn decisions(&self) -> &[Decision<G>] {
        &self.decisions
    }
}
