//! Golden playthroughs: one for every number of players and every variant. `cargo xtask golden` rewrites them.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use multiuniversum::{Multiuniversum, Options, Preset, Scoring, UsedTools};
use testkit::golden::{self, Views};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

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
    for (name, options, views) in playthroughs() {
        let rules = Multiuniversum::new(options).unwrap();
        let text = golden::playthrough(&rules, &name, 1, views);
        golden::check(folder().join(format!("{name}.txt")), &text);
    }
}

#[test]
fn golden_playthroughs_cover_every_player_count_and_variant_and_nothing_else_lies_about() {
    let covered =
        |wanted: &dyn Fn(&Options) -> bool| playthroughs().iter().any(|(_, options, _)| wanted(options));
    assert!((1..=5).all(|players| covered(&|options| options.players == players)));
    for scoring in [Scoring::Standard, Scoring::Basic, Scoring::Deadly] {
        assert!(covered(&|options| options.scoring == scoring));
    }
    assert!(covered(&|options| options.short) && covered(&|options| options.preset == Preset::Fr));
    assert!(covered(&|options| options.used_tools == UsedTools::EndOfTurn));
    let names: BTreeSet<String> =
        playthroughs().into_iter().map(|(name, ..)| format!("{name}.txt")).collect();
    let files = std::fs::read_dir(folder()).unwrap();
    let found: BTreeSet<String> =
        files.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    assert_eq!(found, names);
}
