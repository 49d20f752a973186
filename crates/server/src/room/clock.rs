//! How long everybody may think. The time comes in as an argument, and what was read from the log again gives the
//! same as what ran.

use engine::{Seat, SeatSet};
use store::Millis;
use wire::online::{Clock, Times};

/// The clocks of a table.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Clocks {
    kind: Clock,
    /// What each seat had left when its time last began to run.
    left: Vec<i64>,
    /// Since when those who are to act have been, as far as the clock is concerned.
    since: Vec<Option<Millis>>,
    /// The round in which somebody was last asked.
    round: u16,
}

impl Clocks {
    pub(crate) fn new(kind: Clock, seats: usize) -> Self {
        let left = match kind {
            Clock::None => 0,
            Clock::Turn { seconds } | Clock::Game { seconds, .. } => i64::from(seconds) * 1000,
        };
        Self { kind, left: vec![left; seats], since: vec![None; seats], round: 0 }
    }

    /// From `now` on these are to act.
    ///
    /// Who is still to act has the turn still, with two exceptions. A turn ends with its round: who plays alone is
    /// always to act. And it ends when others are asked, too: all choose anew, and who was the last to choose is not
    /// the worse for it.
    pub(crate) fn turn_to(&mut self, to_act: SeatSet, round: u16, now: Millis) {
        let still = |seat: Seat| self.since.get(seat.index()).is_some_and(Option::is_some);
        let others_are_asked = to_act.iter().any(&still) && !to_act.iter().all(still);
        if std::mem::replace(&mut self.round, round) != round || others_are_asked {
            self.ask(SeatSet::EMPTY, true, now);
        }
        self.ask(to_act, true, now);
    }

    /// Somebody took something back: these are to act again, with the time they had left.
    pub(crate) fn turn_back_to(&mut self, to_act: SeatSet, round: u16, now: Millis) {
        self.round = round;
        self.ask(to_act, false, now);
    }

    fn ask(&mut self, to_act: SeatSet, anew: bool, now: Millis) {
        for index in 0..self.left.len() {
            let acts = to_act.contains(Seat::from_index(index));
            match (acts, self.since[index]) {
                (true, None) => {
                    self.since[index] = Some(now);
                    match self.kind {
                        Clock::Turn { seconds } if anew => self.left[index] = i64::from(seconds) * 1000,
                        Clock::Game { increment, .. } if anew => {
                            self.left[index] += i64::from(increment) * 1000;
                        }
                        _ => {}
                    }
                }
                (false, Some(_)) => {
                    self.left[index] = self.left_at(index, now);
                    self.since[index] = None;
                }
                _ => {}
            }
        }
    }

    /// Nobody ran the table from `from` to `now`.
    pub(crate) fn skip(&mut self, from: Millis, now: Millis) {
        for since in self.since.iter_mut().flatten() {
            let missed = now.0 - from.0.max(since.0);
            since.0 += missed.max(0);
        }
    }

    /// How long a seat has been asked.
    pub(crate) fn waited(&self, seat: Seat, now: Millis) -> Option<i64> {
        self.since.get(seat.index()).copied().flatten().map(|since| (now.0 - since.0).max(0))
    }

    /// Which of these has no time left.
    pub(crate) fn run_out(&self, of: SeatSet, now: Millis) -> Option<Seat> {
        self.deadlines().find(|&(seat, at)| of.contains(seat) && at <= now).map(|(seat, _)| seat)
    }

    /// When the next of these has no time left.
    pub(crate) fn next(&self, of: SeatSet) -> Option<Millis> {
        self.deadlines().filter(|&(seat, _)| of.contains(seat)).map(|(_, at)| at).min()
    }

    /// What everybody is told; nothing without a clock.
    pub(crate) fn times(&self, now: Millis) -> Option<Times> {
        (self.kind != Clock::None).then(|| Times {
            left: (0..self.left.len()).map(|index| self.left_at(index, now)).collect(),
            running: (0..self.left.len())
                .filter(|&i| self.since[i].is_some())
                .map(Seat::from_index)
                .collect(),
        })
    }

    fn left_at(&self, index: usize, now: Millis) -> i64 {
        let gone = self.since[index].map_or(0, |since| (now.0 - since.0).max(0));
        (self.left[index] - gone).max(0)
    }

    fn deadlines(&self) -> impl Iterator<Item = (Seat, Millis)> {
        let has_clock = self.kind != Clock::None;
        let seats = self.since.iter().zip(&self.left).enumerate();
        seats.filter_map(move |(index, (since, left))| {
            since.filter(|_| has_clock).map(|since| (Seat::from_index(index), Millis(since.0 + left)))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: Seat = Seat::from_index(0);
    const TWO: Seat = Seat::from_index(1);
    const ALL: SeatSet = SeatSet::first(2);

    fn at(seconds: i64) -> Millis {
        Millis(seconds * 1000)
    }

    #[test]
    fn a_turn_has_its_time_anew() {
        let mut clocks = Clocks::new(Clock::Turn { seconds: 60 }, 2);
        clocks.turn_to(SeatSet::of(ONE), 1, at(0));
        clocks.turn_to(SeatSet::of(ONE), 1, at(50));
        assert_eq!(clocks.next(ALL), Some(at(60)), "a second action of the same turn adds nothing");
        clocks.turn_to(SeatSet::of(TWO), 1, at(59));
        assert_eq!((clocks.run_out(ALL, at(118)), clocks.run_out(ALL, at(119))), (None, Some(TWO)));
        clocks.turn_to(SeatSet::of(ONE), 1, at(100));
        assert_eq!(clocks.times(at(110)).unwrap().left[0], 50_000);
    }

    #[test]
    fn a_game_has_one_time_and_a_little_more_for_each_turn() {
        let mut clocks = Clocks::new(Clock::Game { seconds: 60, increment: 5 }, 2);
        clocks.turn_to(SeatSet::of(ONE), 1, at(0));
        clocks.turn_to(SeatSet::of(TWO), 1, at(30));
        clocks.turn_to(SeatSet::of(ONE), 1, at(40));
        assert_eq!(clocks.times(at(40)).unwrap().left, [40_000, 55_000]);
        assert_eq!(clocks.next(ALL), Some(at(80)));
    }

    #[test]
    fn no_clock_runs_while_nobody_runs_the_table() {
        let mut clocks = Clocks::new(Clock::Turn { seconds: 60 }, 2);
        clocks.turn_to(SeatSet::of(ONE), 1, at(0));
        clocks.skip(at(10), at(1_000));
        assert_eq!(clocks.times(at(1_000)).unwrap().left[0], 50_000);
        assert_eq!(clocks.waited(ONE, at(1_001)), Some(11_000));
        // A break that began before the seat was asked costs it nothing, either.
        clocks.turn_to(SeatSet::of(TWO), 1, at(1_000));
        clocks.skip(at(900), at(1_010));
        assert_eq!(clocks.waited(TWO, at(1_010)), Some(0));
    }

    #[test]
    fn without_a_clock_nobody_runs_out_of_time() {
        let mut clocks = Clocks::new(Clock::None, 2);
        clocks.turn_to(SeatSet::of(ONE), 1, at(0));
        assert_eq!(
            (clocks.next(ALL), clocks.run_out(ALL, at(1 << 40)), clocks.times(at(5))),
            (None, None, None)
        );
        assert_eq!(clocks.waited(ONE, at(5)), Some(5_000));
    }

    #[test]
    fn a_turn_ends_with_its_round() {
        let mut clocks = Clocks::new(Clock::Turn { seconds: 60 }, 1);
        clocks.turn_to(SeatSet::of(ONE), 1, at(0));
        clocks.turn_to(SeatSet::of(ONE), 2, at(50));
        assert_eq!(clocks.next(ALL), Some(at(110)));
        let mut clocks = Clocks::new(Clock::Game { seconds: 60, increment: 5 }, 1);
        clocks.turn_to(SeatSet::of(ONE), 1, at(0));
        clocks.turn_to(SeatSet::of(ONE), 2, at(50));
        assert_eq!(clocks.times(at(50)).unwrap().left, [20_000]);
    }

    #[test]
    fn whoever_chose_last_has_new_time_when_all_choose_again() {
        let mut clocks = Clocks::new(Clock::Turn { seconds: 60 }, 2);
        clocks.turn_to(ALL, 1, at(0));
        clocks.turn_to(SeatSet::of(TWO), 1, at(10));
        clocks.turn_to(ALL, 1, at(59));
        assert_eq!(clocks.times(at(59)).unwrap().left, [60_000, 60_000]);
    }

    #[test]
    fn taking_back_gains_no_time() {
        for kind in [Clock::Turn { seconds: 60 }, Clock::Game { seconds: 60, increment: 5 }] {
            let mut clocks = Clocks::new(kind, 2);
            clocks.turn_to(ALL, 1, at(0));
            let had = clocks.times(at(10)).unwrap().left;
            clocks.turn_to(SeatSet::of(TWO), 1, at(10));
            clocks.turn_back_to(ALL, 1, at(20));
            let left = clocks.times(at(20)).unwrap().left;
            assert_eq!((left[0], left[1]), (had[0], had[1] - 10_000));
        }
    }

    #[test]
    fn whose_time_does_not_count_never_runs_out() {
        let mut clocks = Clocks::new(Clock::Turn { seconds: 60 }, 2);
        clocks.turn_to(ALL, 1, at(0));
        assert_eq!(clocks.run_out(SeatSet::of(TWO), at(60)), Some(TWO));
        assert_eq!((clocks.run_out(SeatSet::EMPTY, at(60)), clocks.next(SeatSet::EMPTY)), (None, None));
    }
}
