//! Playing many games of any kind.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::Write as _;
use std::panic::resume_unwind;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

use anyhow::Context as _;
use bots::{Bot, BotKind, Pcg, make, make_until, play, play_noting};
use engine::{Input, Perspective, Random as _};
use games::record::{self, DiceNote, Sitter};
use games::{Playable, Setup, WithGame};
use indicatif::ProgressBar;
use words::{Language, Words};

use super::line_up::LineUps;
use super::parts::Groups;
use super::tally::{Finished, Tally, shares};
use crate::options::deadline;

/// A job takes so many games at a time at most, so that neither the counter nor the bar is in the way.
const MOST_AT_A_TIME: u64 = 256;

/// Many games, of whichever game it is.
pub(super) struct Simulation<'a> {
    pub(super) games: u64,
    pub(super) bots: &'a [BotKind],
    pub(super) line_ups: &'a LineUps,
    pub(super) seed: u64,
    /// How long a choice may take; else as many worlds as the bot is made for.
    pub(super) think: Option<Duration>,
    pub(super) jobs: usize,
    /// Whether each game is kept by itself, too, and what was gained in it.
    pub(super) closely: bool,
    pub(super) progress: &'a ProgressBar,
    /// What is played, for the records.
    pub(super) setup: &'a Setup,
    /// Where the records go, if they are wanted.
    pub(super) records: Option<&'a Path>,
}

/// What came of them, with words for it.
pub(super) struct Played {
    pub(super) tally: Tally,
    /// Kind and name of each part that was counted.
    pub(super) parts: Vec<(String, String)>,
    /// What the words of the endings mean.
    pub(super) endings: BTreeMap<&'static str, String>,
}

impl WithGame for Simulation<'_> {
    type Output = anyhow::Result<Played>;

    fn with<G: Playable>(self, rules: G) -> anyhow::Result<Played> {
        // The report is in English, as all of this command is.
        let words = Words::of(Language::English);
        let groups = Groups::new(rules.prizes(words));
        let next = AtomicU64::new(0);
        let mut tally = thread::scope(|scope| {
            // A thread that the system does not give is one job fewer: slower, but the same result.
            let others: Vec<_> = (1..self.jobs)
                .map_while(|_| {
                    thread::Builder::new().spawn_scoped(scope, || self.job(&rules, &groups, &next)).ok()
                })
                .collect();
            let own = self.job(&rules, &groups, &next);
            let others =
                others.into_iter().map(|job| job.join().unwrap_or_else(|panic| resume_unwind(panic)));
            others.fold(own, |all, one| anyhow::Ok(all?.and(one?)))
        })?;
        tally.results.sort_unstable();
        let endings = tally.ended.keys().map(|&word| (word, rules.say_ending(words, word))).collect();
        Ok(Played { tally, parts: groups.names, endings })
    }
}

impl Simulation<'_> {
    /// Plays games that nobody has taken, until there are none.
    fn job<G: Playable>(&self, rules: &G, groups: &Groups, next: &AtomicU64) -> anyhow::Result<Tally> {
        let share = (self.games / (self.jobs as u64 * 16)).clamp(1, MOST_AT_A_TIME);
        let mut tally = Tally::default();
        loop {
            let first = next.fetch_add(share, Ordering::Relaxed);
            if first >= self.games {
                return Ok(tally);
            }
            let end = self.games.min(first + share);
            for game in first..end {
                self.play(rules, groups, game, &mut tally).inspect_err(|_| {
                    // Nobody need go on.
                    next.fetch_max(self.games, Ordering::Relaxed);
                })?;
            }
            self.progress.inc(end - first);
        }
    }

    fn bot<G: Playable>(&self, kind: BotKind, seed: u64) -> Box<dyn Bot<G>> {
        match self.think {
            None => make(kind, seed),
            Some(time) => make_until(kind, seed, deadline(time)),
        }
    }

    /// Plays one game. All its chance comes from the seed and its number, whoever plays it when.
    /// The even streams are the chance of games, the odd ones the whims of bots.
    fn play<G: Playable>(
        &self,
        rules: &G,
        groups: &Groups,
        game: u64,
        tally: &mut Tally,
    ) -> anyhow::Result<()> {
        let stream = game * 2;
        let (mut chance, mut whims) = (Pcg::new(self.seed, stream), Pcg::new(self.seed, stream + 1));
        let seats = self.line_ups.seats(game);
        let mut bots: Vec<Box<dyn Bot<G>>> = seats
            .iter()
            .map(|&listed| {
                let seed = u64::from(whims.below(u32::MAX)) << 32 | u64::from(whims.below(u32::MAX));
                self.bot(self.bots[listed], seed)
            })
            .collect();
        let mut state = rules.start();
        let choose = |eyes: &Perspective<'_, G>| bots[eyes.seat().index()].choose(eyes);
        let inputs = if let Some(folder) = self.records {
            let mut noted = Vec::new();
            let inputs = play_noting(rules, &mut state, &mut chance, choose, |input| noted.push(input));
            let sitters = seats.iter().map(|&listed| Sitter::bot(self.bots[listed])).collect();
            let dice = DiceNote::Pcg32 { seed: self.seed, stream };
            self.record(rules, folder, game, sitters, dice, noted)?;
            inputs
        } else {
            play(rules, &mut state, &mut chance, choose)
        };
        let standing = rules.standing(&state);
        // Whoever is scored without a seat comes after all bots.
        let more = usize::from(standing.participants) - seats.len();
        let rows: Vec<usize> = seats.into_iter().chain((0..more).map(|one| self.bots.len() + one)).collect();
        let ending = rules.ending(&state).unwrap_or("unknown");
        tally.add(inputs, rules.round(&state), ending, &standing, &rows);
        if self.closely {
            tally.results.push(Finished { game, places: standing.places });
            tally.parts.add(groups, &rules.holdings(&state), &shares(standing.places));
        }
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
