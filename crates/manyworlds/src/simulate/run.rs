//! Playing many games of any kind.

use std::panic::resume_unwind;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use bots::{Bot, BotKind, Pcg, make, play};
use engine::Random as _;
use games::{Playable, WithGame};
use indicatif::ProgressBar;

use super::tally::Tally;

/// A job takes so many games at a time at most, so that neither the counter nor the bar is in the way.
const MOST_AT_A_TIME: u64 = 256;

/// Many games, of whichever game it is.
pub(super) struct Simulation<'a> {
    pub(super) games: u64,
    pub(super) bots: &'a [BotKind],
    pub(super) seed: u64,
    pub(super) rotate: bool,
    pub(super) jobs: usize,
    pub(super) progress: &'a ProgressBar,
}

impl WithGame for Simulation<'_> {
    type Output = Tally;

    fn with<G: Playable>(self, rules: G) -> Tally {
        let next = AtomicU64::new(0);
        thread::scope(|scope| {
            // A thread that the system does not give is one job fewer: slower, but the same result.
            let others: Vec<_> = (1..self.jobs)
                .map_while(|_| thread::Builder::new().spawn_scoped(scope, || self.job(&rules, &next)).ok())
                .collect();
            let own = self.job(&rules, &next);
            let others =
                others.into_iter().map(|job| job.join().unwrap_or_else(|panic| resume_unwind(panic)));
            others.fold(own, Tally::and)
        })
    }
}

impl Simulation<'_> {
    /// Plays games that nobody has taken, until there are none.
    fn job<G: Playable>(&self, rules: &G, next: &AtomicU64) -> Tally {
        let share = (self.games / (self.jobs as u64 * 16)).clamp(1, MOST_AT_A_TIME);
        let mut tally = Tally::default();
        loop {
            let first = next.fetch_add(share, Ordering::Relaxed);
            if first >= self.games {
                return tally;
            }
            let end = self.games.min(first + share);
            for game in first..end {
                self.play(rules, game, &mut tally);
            }
            self.progress.inc(end - first);
        }
    }

    /// Plays one game. All its chance comes from the seed and its number, whoever plays it when.
    fn play<G: Playable>(&self, rules: &G, game: u64, tally: &mut Tally) {
        let mut random = Pcg::new(self.seed, game);
        let moved = if self.rotate { (game % self.bots.len() as u64) as usize } else { 0 };
        let listed = |seat: usize| (seat + self.bots.len() - moved) % self.bots.len();
        let mut bots: Vec<Box<dyn Bot<G>>> = (0..self.bots.len())
            .map(|seat| {
                let seed = u64::from(random.below(u32::MAX)) << 32 | u64::from(random.below(u32::MAX));
                make(self.bots[listed(seat)], seed)
            })
            .collect();
        let mut state = rules.start();
        let inputs = play(rules, &mut state, &mut random, |eyes| bots[eyes.seat().index()].choose(eyes));
        let row = |participant: usize| {
            if participant < self.bots.len() { listed(participant) } else { participant }
        };
        let ending = rules.ending(&state).unwrap_or("unknown");
        tally.add(inputs, rules.round(&state), ending, &rules.standing(&state), row);
    }
}
