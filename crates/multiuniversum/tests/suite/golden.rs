//! Golden playthroughs: one for every number of players and every variant. `cargo xtask golden` rewrites them.

use std::path::Path;

use multiuniversum::{Multiuniversum, Options, Preset, Scoring, UsedTools};
use testkit::golden::{self, Views};

/// Name, options, and how much of the views is printed.
fn playthroughs() -> Vec<(String, Options, Views)> {
    let mut all: Vec<(String, Options, Views)> = Vec::new();
    for players in 1..=5 {
        all.push((format!("standard-{players}"), Options::for_players(players), Views::Hashed));
    }
    for players in [1, 3] {
        for (name, scoring) in [("basic", Scoring::Basic), ("deadly", Scoring::Deadly)] {
            let options = Options { scoring, ..Options::for_players(players) };
            all.push((format!("{name}-{players}"), options, Views::Hashed));
        }
        let short = Options { short: true, ..Options::for_players(players) };
        all.push((format!("short-{players}"), short, Views::Hashed));
        let used_tools = Options { used_tools: UsedTools::EndOfTurn, ..Options::for_players(players) };
        all.push((format!("end-of-turn-{players}"), used_tools, Views::Hashed));
    }
    let french = Options { preset: Preset::Fr, ..Options::for_players(4) };
    all.push(("french-4".into(), french, Views::Hashed));
    // One short game for two with every view in full, for people to read.
    let brief = Options { short: true, stalemate_rounds: 1, ..Options::for_players(2) };
    all.push(("brief-2-whole".into(), brief, Views::Whole));
    all
}

#[test]
fn golden_playthroughs_are_as_they_were() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let all = playthroughs().into_iter();
    golden::check_all(
        &folder,
        all.map(|(name, options, views)| (name, Multiuniversum::new(options).unwrap(), views)),
    );
}

#[test]
fn golden_playthroughs_cover_every_player_count_and_variant() {
    let covered =
        |wanted: &dyn Fn(&Options) -> bool| playthroughs().iter().any(|(_, options, _)| wanted(options));
    assert!((1..=5).all(|players| covered(&|options| options.players == players)));
    for scoring in [Scoring::Standard, Scoring::Basic, Scoring::Deadly] {
        assert!(covered(&|options| options.scoring == scoring));
    }
    assert!(covered(&|options| options.short) && covered(&|options| options.preset == Preset::Fr));
    assert!(covered(&|options| options.used_tools == UsedTools::EndOfTurn));
}
