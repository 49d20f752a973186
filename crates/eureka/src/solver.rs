//! One turn, thought through to its end.

use engine::{ActionSet as _, Input, Node, Puzzle, Seat, Silent};
use rustc_hash::FxHashMap;

use crate::worth::{Mean, Worth};

/// A turn that has too many ways to go, or odds too long to be exact.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooHard;

/// Finds what the rest of a turn is worth if it is played in the best way: the mean over chance, the most over the own
/// choices, and what [`Puzzle::answer`] says of others.
///
/// It counts the moments it looks at, and gives up when they are too many: so it takes the same way on every machine.
#[derive(Debug)]
pub struct Solver<'a, G: Puzzle> {
    rules: &'a G,
    seat: Seat,
    known: FxHashMap<G::Essence, Worth>,
    moments: u32,
    most: u32,
}

impl<'a, G: Puzzle> Solver<'a, G> {
    /// For a turn of `seat`; gives up after so many moments.
    pub fn new(rules: &'a G, seat: Seat, most: u32) -> Self {
        Self { rules, seat, known: FxHashMap::default(), moments: 0, most }
    }

    /// How many moments it has looked at.
    pub fn moments(&self) -> u32 {
        self.moments
    }

    /// The points at the end of the turn, on average. `state` is one that its seat knows all of ([`Puzzle::model`]).
    pub fn worth(&mut self, state: &G::State) -> Result<Worth, TooHard> {
        if let Some(points) = self.rules.outcome_of_turn(state, self.seat) {
            return Ok(Worth::points(points));
        }
        let essence = self.rules.essence(state, self.seat);
        if let Some(worth) = essence.and_then(|essence| self.known.get(&essence)) {
            return Ok(*worth);
        }
        self.moments += 1;
        if self.moments > self.most {
            return Err(TooHard);
        }
        let worth = match self.rules.node(state) {
            Node::Chance => self.mean(state)?,
            Node::Act(seats) if seats.contains(self.seat) => self.best(state)?,
            Node::Act(seats) => {
                let who = seats.lowest().ok_or(TooHard)?;
                self.after(state, Input::Act(who, self.rules.answer(state, who)))?
            }
            Node::Over => return Err(TooHard),
        };
        if let Some(essence) = essence {
            self.known.insert(essence, worth);
        }
        Ok(worth)
    }

    /// What each legal action leads to, in their order.
    pub fn choices(&mut self, state: &G::State) -> Result<Vec<(G::Action, Worth)>, TooHard> {
        let legal = self.rules.legal(state, self.seat);
        legal.iter().map(|action| Ok((action, self.after(state, Input::Act(self.seat, action))?))).collect()
    }

    /// The worth after one input.
    pub fn after(&mut self, state: &G::State, input: Input<G>) -> Result<Worth, TooHard> {
        let mut next = *state;
        self.rules.step(&mut next, input, &mut Silent);
        self.worth(&next)
    }

    fn best(&mut self, state: &G::State) -> Result<Worth, TooHard> {
        let mut best = None;
        for action in self.rules.worth_trying(state, self.seat) {
            let worth = self.after(state, Input::Act(self.seat, action))?;
            best = best.max(Some(worth));
        }
        best.ok_or(TooHard)
    }

    fn mean(&mut self, state: &G::State) -> Result<Worth, TooHard> {
        let mut mean = Mean::new();
        for (outcome, tickets) in self.rules.unlike_outcomes(state, self.seat) {
            let worth = self.after(state, Input::Chance(outcome))?;
            mean.add(worth, tickets).ok_or(TooHard)?;
        }
        mean.worth().ok_or(TooHard)
    }
}
