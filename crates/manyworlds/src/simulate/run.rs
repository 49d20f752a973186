//! Playing many games of any kind.

use std::fs::File;
use std::io::Write as _;
use std::panic::resume_unwind;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use anyhow::Context as _;
use bots::{Bot, BotKind, Pcg, make, play, play_noting};
use engine::{Input, Perspective, Random as _};
use games::record::{self, DiceNote, Sitter};
use games::{Playable, Setup, WithGame};
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
    /// What is played, for the records.
    pub(super) setup: &'a Setup,
    /// Where the records go, if they are wanted.
    pub(super) records: Option<&'a Path>,
}

impl WithGame for Simulation<'_> {
    type Output = anyhow::Result<Tally>;

    fn with<G: Playable>(self, rules: G) -> anyhow::Result<Tally> {
        let next = AtomicU64::new(0);
        thread::scope(|scope| {
            // A thread that the system does not give is one job fewer: slower, but the same result.
            let others: Vec<_> = (1..self.jobs)
                .map_while(|_| thread::Builder::new().spawn_scoped(scope, || self.job(&rules, &next)).ok())
                .collect();
            let own = self.job(&rules, &next);
            let others =
                others.into_iter().map(|job| job.join().unwrap_or_else(|panic| resume_unwind(panic)));
            others.fold(own, |all, one| Ok(all?.and(one?)))
        })
    }
}

impl Simulation<'_> {
    /// Plays games that nobody has taken, until there are none.
    fn job<G: Playable>(&self, rules: &G, next: &AtomicU64) -> anyhow::Result<Tally> {
        let share = (self.games / (self.jobs as u64 * 16)).clamp(1, MOST_AT_A_TIME);
        let mut tally = Tally::default();
        loop {
            let first = next.fetch_add(share, Ordering::Relaxed);
            if first >= self.games {
                return Ok(tally);
            }
            let end = self.games.min(first + share);
            for game in first..end {
                self.play(rules, game, &mut tally).inspect_err(|_| {
                    // Nobody need go on.
                    next.fetch_max(self.games, Ordering::Relaxed);
                })?;
            }
            self.progress.inc(end - first);
        }
    }

    /// Plays one game. All its chance comes from the seed and its number, whoever plays it when.
    /// The even streams are the chance of games, the odd ones the whims of bots.
    fn play<G: Playable>(&self, rules: &G, game: u64, tally: &mut Tally) -> anyhow::Result<()> {
        let stream = game * 2;
        let (mut chance, mut whims) = (Pcg::new(self.seed, stream), Pcg::new(self.seed, stream + 1));
        let moved = if self.rotate { (game % self.bots.len() as u64) as usize } else { 0 };
        let listed = |seat: usize| (seat + self.bots.len() - moved) % self.bots.len();
        let mut bots: Vec<Box<dyn Bot<G>>> = (0..self.bots.len())
            .map(|seat| {
                let seed = u64::from(whims.below(u32::MAX)) << 32 | u64::from(whims.below(u32::MAX));
                make(self.bots[listed(seat)], seed)
            })
            .collect();
        let mut state = rules.start();
        let choose = |eyes: &Perspective<'_, G>| bots[eyes.seat().index()].choose(eyes);
        let inputs = if let Some(folder) = self.records {
            let mut noted = Vec::new();
            let inputs = play_noting(rules, &mut state, &mut chance, choose, |input| noted.push(input));
            let seats = (0..self.bots.len()).map(|seat| Sitter::bot(self.bots[listed(seat)])).collect();
            let dice = DiceNote::Pcg32 { seed: self.seed, stream };
            self.record(rules, folder, game, seats, dice, noted)?;
            inputs
        } else {
            play(rules, &mut state, &mut chance, choose)
        };
        let row = |participant: usize| {
            if participant < self.bots.len() { listed(participant) } else { participant }
        };
        let ending = rules.ending(&state).unwrap_or("unknown");
        tally.add(inputs, rules.round(&state), ending, &rules.standing(&state), row);
        Ok(())
    }

    /// Writes the record of a game into a file of its own, which must not be there yet.
    fn record<G: Playable>(
        &self,
        rules: &G,
        folder: &Path,
        game: u64,
        seats: Vec<Sitter>,
        dice: DiceNote,
        inputs: Vec<Input<G>>,
    ) -> anyhow::Result<()> {
        let text = record::write(self.setup, rules, seats, dice, None, inputs)
            .map_err(|wrong| anyhow::anyhow!("input {} of a game cannot be recorded", wrong.position))?;
        let path = folder.join(format!("{}-{}-{:06}.jsonl", G::ID, self.seed, game + 1));
        File::create_new(&path)
            .and_then(|mut file| file.write_all(text.as_bytes()))
            .with_context(|| format!("cannot write {}", path.display()))
    }
}
