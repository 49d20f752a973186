//! Golden playthroughs: one for every number of players and every option. `cargo xtask golden` rewrites them.

use std::path::Path;

use multiverse::{Encounters, Fraction, Multiverse, Options};
use testkit::golden::{self, Views};

/// Name, options, and how much of the views is printed.
fn playthroughs() -> Vec<(String, Options, Views)> {
    let mut all: Vec<(String, Options, Views)> = (2..=6)
        .map(|players| (format!("standard-{players}"), Options::for_players(players), Views::Hashed))
        .collect();
    let must = Options { encounters: Encounters::Must, ..Options::for_players(3) };
    all.push(("must-3".into(), must, Views::Hashed));
    let shaky = Options { stability: Fraction::new(1, 4).unwrap(), ..Options::for_players(4) };
    all.push(("shaky-4".into(), shaky, Views::Hashed));
    // One short game for two with every view in full, for people to read.
    let brief = Options { stalemate_rounds: 1, ..Options::for_players(2) };
    all.push(("brief-2-whole".into(), brief, Views::Whole));
    all
}

#[test]
fn golden_playthroughs_are_as_they_were() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let all = playthroughs().into_iter();
    golden::check_all(
        &folder,
        all.map(|(name, options, views)| (name, Multiverse::new(options).unwrap(), views)),
    );
}

#[test]
fn golden_playthroughs_cover_every_player_count_and_option() {
    let covered =
        |wanted: &dyn Fn(&Options) -> bool| playthroughs().iter().any(|(_, options, _)| wanted(options));
    assert!((2..=6).all(|players| covered(&|options| options.players == players)));
    assert!(covered(&|options| options.encounters == Encounters::Must));
    assert!(covered(&|options| options.stability != Fraction::default()));
}
