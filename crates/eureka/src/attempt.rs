//! What somebody made of a turn, against the best there was.

use engine::{Input, Node, Puzzle, Seat, Silent};

use crate::solver::{Solver, TooHard};
use crate::worth::Worth;

/// One choice in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice<A> {
    /// What was done.
    pub action: A,
    /// The points at the end of the turn, on average, of whoever does this and finds the best from there.
    pub worth: Worth,
    /// What would have been best.
    pub best_action: A,
    /// What that would have been worth.
    pub best: Worth,
    /// How many actions there were to choose from.
    pub choices: u8,
}

impl<A> Choice<A> {
    /// What it gave away.
    pub fn cost(&self) -> Worth {
        self.best.less(self.worth)
    }
}

/// What somebody made of a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Try<A> {
    /// The own choices, in order.
    pub choices: Vec<Choice<A>>,
    /// The points before the turn.
    pub points: i16,
    /// The points after it, on average, of whoever finds the best.
    pub best: Worth,
}

impl<A: Copy> Try<A> {
    /// What there was to be gained, on average.
    pub fn gain(&self) -> Worth {
        self.best.less(Worth::points(self.points))
    }

    /// What was given away, all in all. What chance gave or took does not count: each choice is measured by what was
    /// best at its time.
    pub fn given_away(&self) -> Worth {
        self.choices.iter().fold(Worth::ZERO, |sum, choice| sum.and(choice.cost()))
    }

    /// How much of what there was to be gained was not given away, in percent.
    pub fn percent(&self) -> u8 {
        let gain = self.gain();
        gain.less(self.given_away()).percent_of(gain)
    }
}

/// Scores what `seat` did with `inputs`, which begin at `model`, a state it knows all of.
pub fn score<G: Puzzle>(
    rules: &G,
    model: &G::State,
    seat: Seat,
    inputs: &[Input<G>],
) -> Result<Try<G::Action>, TooHard> {
    let mut solver = Solver::new(rules, seat, u32::MAX);
    let points = rules.standing(model).points[seat.index()];
    let mut tried = Try { choices: Vec::new(), points, best: solver.worth(model)? };
    let mut state = *model;
    for &input in inputs {
        if rules.outcome_of_turn(&state, seat).is_some() {
            break;
        }
        if let Input::Act(who, action) = input
            && who == seat
        {
            let worth = solver.after(&state, input)?;
            let (best_action, best, choices) = best(rules, &mut solver, &state, seat)?;
            tried.choices.push(Choice { action, worth, best_action, best, choices });
        }
        rules.step(&mut state, input, &mut Silent);
    }
    Ok(tried)
}

/// The best action, what it is worth, and how many there are. Of several that are as good it is the one of somebody who
/// wants no more, or the first.
pub fn best<G: Puzzle>(
    rules: &G,
    solver: &mut Solver<'_, G>,
    state: &G::State,
    seat: Seat,
) -> Result<(G::Action, Worth, u8), TooHard> {
    let choices = solver.choices(state)?;
    let most = choices.iter().map(|&(_, worth)| worth).max().ok_or(TooHard)?;
    let mut best = choices.iter().filter(|&&(_, worth)| worth == most).map(|&(action, _)| action);
    let idle = rules.idle(state, seat);
    let first = best.next().ok_or(TooHard)?;
    let action = if first == idle || best.any(|action| action == idle) { idle } else { first };
    Ok((action, most, choices.len() as u8))
}

/// Whether `seat` still has a say in its turn.
pub fn goes_on<G: Puzzle>(rules: &G, state: &G::State, seat: Seat) -> bool {
    rules.node(state) != Node::Over && rules.on_turn(state) == Some(seat)
}
