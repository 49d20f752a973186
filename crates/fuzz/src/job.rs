//! One target on one game.

use ::multiuniversum::Multiuniversum;
use ::multiverse::Multiverse;
use bots::Pcg;
use engine::Random as _;
use games::GameId;
use testkit::{BytesSource, Law};

use crate::fuzzed::Fuzzed;
use crate::target::Target;
use crate::{notation, record};

/// Bytes for most of a game, so that it is the fuzzer who chooses and not what comes after its bytes.
const LAW_BYTES: usize = 2048;
const LAW_SEEDS: u64 = 32;

/// What a fuzzer runs.
#[derive(Clone, Copy, Debug)]
pub struct Job {
    /// The game.
    pub game: GameId,
    /// What must hold of it.
    pub target: Target,
}

impl Job {
    /// Everything there is to run.
    pub fn all() -> impl Iterator<Item = Self> {
        let jobs = |game| Target::all().map(move |target| Self { game, target });
        // Not every game has a deck.
        GameId::ALL.into_iter().flat_map(jobs).filter(|job| !job.seeds().is_empty())
    }

    /// Runs it on some bytes. The error says what is broken.
    pub fn run(self, bytes: &[u8]) -> Result<(), String> {
        match self.game {
            GameId::Multiuniversum => run::<Multiuniversum>(self.target, bytes),
            GameId::Multiverse => run::<Multiverse>(self.target, bytes),
        }
    }

    /// Bytes to start from.
    pub fn seeds(self) -> Vec<Vec<u8>> {
        match self.game {
            GameId::Multiuniversum => seeds::<Multiuniversum>(self.target),
            GameId::Multiverse => seeds::<Multiverse>(self.target),
        }
    }
}

fn run<G: Fuzzed>(target: Target, bytes: &[u8]) -> Result<(), String> {
    match target {
        Target::Law(law) => check_law::<G>(law, bytes),
        Target::Deck => G::check_deck(&String::from_utf8_lossy(bytes)),
        Target::Notation => notation::check::<G>(&String::from_utf8_lossy(bytes)),
        Target::Record => record::check(bytes),
    }
}

/// The first bytes choose the number of players and the options, the others play.
fn check_law<G: Fuzzed>(law: Law, bytes: &[u8]) -> Result<(), String> {
    let source = &mut BytesSource::new(bytes);
    let rules = G::any_rules(source);
    let _note = PanicNote(&rules);
    testkit::check(law, &rules, source)
        .map(drop)
        .map_err(|broken| format!("{broken}\nwith: {}", rules.told()))
}

/// Says with which options a game panics; the testkit says after which inputs.
struct PanicNote<'a, G: Fuzzed>(&'a G);

impl<G: Fuzzed> Drop for PanicNote<'_, G> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("with: {}", self.0.told());
        }
    }
}

fn seeds<G: Fuzzed>(target: Target) -> Vec<Vec<u8>> {
    let into_bytes = |texts: Vec<String>| texts.into_iter().map(String::into_bytes).collect();
    match target {
        Target::Law(_) => (0..LAW_SEEDS)
            .map(|seed| Pcg::new(seed, 0))
            .map(|mut random| (0..LAW_BYTES).map(|_| random.below(256) as u8).collect())
            .collect(),
        Target::Deck => into_bytes(G::decks()),
        Target::Notation => into_bytes(notation::examples::<G>()),
        Target::Record => into_bytes(record::examples::<G>()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_target_holds_on_its_first_seeds() {
        for job in Job::all() {
            for seed in job.seeds().iter().take(4) {
                assert_eq!(job.run(seed), Ok(()), "{job:?}");
                assert_eq!(job.run(&seed[..seed.len() / 2]), Ok(()), "half of a seed of {job:?}");
            }
        }
    }

    #[test]
    fn every_law_and_the_notation_of_every_game_are_fuzzed() {
        let all: Vec<Job> = Job::all().collect();
        for game in GameId::ALL {
            let targets = all.iter().filter(|job| job.game == game).map(|job| job.target);
            assert!(targets.filter(|&target| target != Target::Deck).count() > Law::ALL.len(), "{game}");
        }
        assert!(all.iter().any(|job| job.target == Target::Deck));
    }
}
