//! How likely everybody is to win, from the true state.

use bots::{Pcg, draw};
use engine::{ActionSet as _, Input, Judge, MAX_SEATS, Node, Odds as _, Random as _, Seat, Silent};

use crate::chances::{Chances, chances, settle};

/// Steps between two neighbouring tickets: how finely outcomes are spread over the samples.
const GRAIN: u32 = 1 << 10;
/// The stream of random numbers; those of the bots have smaller numbers.
const STREAM: u64 = 6;
/// No action of a game asks more in a row.
const DEEPEST: u8 = 3;

/// Says how likely everybody is to win.
#[derive(Clone, Debug)]
pub struct Evaluator<G> {
    rules: G,
    participants: usize,
}

/// How likely everybody is to win, and how sure that is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Value {
    /// The chance of each participant.
    pub chances: Chances,
    /// The variance of each of them, in squared parts of a million: nothing where no mean was taken.
    pub variance: [f64; MAX_SEATS],
}

impl Value {
    fn exact(chances: Chances) -> Self {
        Self { chances, variance: [0.0; MAX_SEATS] }
    }
}

impl<G: Judge> Evaluator<G> {
    /// For games with these rules.
    pub fn new(rules: G) -> Self {
        let participants = rules.standing(&rules.start()).participants.into();
        Self { rules, participants }
    }

    /// The rules.
    pub fn rules(&self) -> &G {
        &self.rules
    }

    /// How many are scored: the seats, and perhaps a virtual player.
    pub fn participants(&self) -> usize {
        self.participants
    }

    /// The chances as they stand. Where chance decides: the mean over so many samples of all that may happen until
    /// somebody is to act, the next outcome having its exact share of them.
    pub fn value(&self, state: &G::State, samples: u32, seed: u64) -> Value {
        if self.rules.node(state) != Node::Chance {
            return Value::exact(self.judge(state, 0));
        }
        let mut random = Pcg::new(seed, STREAM);
        let odds = self.rules.odds(state);
        let offset = random.below(GRAIN);
        let (mut sums, mut squares) = ([0_i64; MAX_SEATS], [0_i64; MAX_SEATS]);
        for sample in 0..samples {
            let mut world = *state;
            let ticket = spread(sample, samples, offset, odds.total());
            self.rules.step(&mut world, Input::Chance(odds.pick(ticket)), &mut Silent);
            while self.rules.node(&world) == Node::Chance {
                let outcome = draw(&self.rules.odds(&world), &mut random);
                self.rules.step(&mut world, Input::Chance(outcome), &mut Silent);
            }
            for ((sum, square), chance) in sums.iter_mut().zip(&mut squares).zip(self.judge(&world, 0)) {
                *sum += i64::from(chance);
                *square += i64::from(chance) * i64::from(chance);
            }
        }
        mean(&sums, &squares, samples)
    }

    /// What the game's judgement says. Who is in the midst of something will do what is best by the same judgement: the
    /// state is worth little before.
    fn judge(&self, state: &G::State, depth: u8) -> Chances {
        match self.rules.node(state) {
            Node::Act(seats) if depth < DEEPEST && self.rules.is_amid(state) => {
                let seat = seats.lowest().expect("somebody is to act");
                self.best(state, seat, depth)
            }
            _ => chances(&self.rules, state, self.participants),
        }
    }

    /// After what is best for `seat`.
    fn best(&self, state: &G::State, seat: Seat, depth: u8) -> Chances {
        let after = |action| {
            let mut after = *state;
            self.rules.step(&mut after, Input::Act(seat, action), &mut Silent);
            self.judge(&after, depth + 1)
        };
        let choices = self.rules.legal(state, seat);
        let better = |best: Chances, next: Chances| {
            if next[seat.index()] > best[seat.index()] { next } else { best }
        };
        choices.iter().map(after).reduce(better).expect("who is to act has a choice")
    }
}

/// The ticket of one of `count` samples: all tickets have the same share of them, as nearly as can be, and none is
/// favoured, as the offset is random.
fn spread(sample: u32, count: u32, offset: u32, tickets: u32) -> u32 {
    let (grain, count) = (u64::from(GRAIN), u64::from(count));
    ((u64::from(sample) * grain + u64::from(offset)) * u64::from(tickets) / (count * grain)) as u32
}

fn mean(sums: &[i64; MAX_SEATS], squares: &[i64; MAX_SEATS], count: u32) -> Value {
    let count = i64::from(count);
    let mut chances = sums.map(|sum| (sum / count) as i32);
    settle(&mut chances);
    let variance = std::array::from_fn(|index| {
        let mean = sums[index] as f64 / count as f64;
        (squares[index] as f64 / count as f64 - mean * mean).max(0.0) / count as f64
    });
    Value { chances, variance }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_outcome_has_its_share_of_the_samples() {
        for offset in [0, 1, GRAIN / 2, GRAIN - 1] {
            let mut counts = [0; 7];
            for sample in 0..100 {
                counts[spread(sample, 100, offset, 7) as usize] += 1;
            }
            assert!(counts.iter().all(|count| (14..=15).contains(count)), "{offset}: {counts:?}");
        }
        let last = (0..3).map(|sample| spread(sample, 3, GRAIN - 1, 1_000)).max();
        assert!(last < Some(1_000), "{last:?}");
    }
}
