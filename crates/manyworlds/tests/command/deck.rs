//! `manyworlds deck`

use multiuniversum::deck::Deck;
use serde_json::Value;

use crate::{complaint, file, path, printed, run, text};

/// The shipped deck with three faults: too many bars, an action twice, and so another one missing.
fn faulty(name: &str) -> std::path::PathBuf {
    let text = Deck::DEFAULT_TEXT.replacen("bars = 1", "bars = 2", 1).replacen(
        "recycle search  trigger seal    move",
        "recycle recycle trigger seal    move",
        1,
    );
    file(name, text)
}

#[test]
fn the_deck_is_shown_with_its_note_in_both_languages() {
    let english = printed(&["deck", "show"]);
    assert!(english.starts_with("Default deck (reconstruction)\nA reconstruction"), "{english}");
    assert_eq!(english.lines().filter(|line| line.contains(" DP, ")).count(), 20);
    assert!(english.contains("Duct tape") && english.contains("50  "), "{english}");
    let french = printed(&["deck", "show", "--lang", "fr"]);
    assert!(french.contains("reconstitution") && french.contains("Ruban adhésif"), "{french}");
}

#[test]
fn the_shipped_file_is_a_start_for_ones_own() {
    let toml = printed(&["deck", "show", "--toml"]);
    assert_eq!(toml, Deck::DEFAULT_TEXT);
    let own = file("deck-own.toml", toml.replace("Default deck (reconstruction)", "My own"));
    assert!(printed(&["deck", "show", path(&own)]).starts_with("My own\n"));
    assert_eq!(printed(&["deck", "check", path(&own)]), format!("{}: OK (My own)\n", own.display()));
}

#[test]
fn json_is_read_back_as_the_deck() {
    let deck: Deck = serde_json::from_str(&printed(&["deck", "show", "--json"])).unwrap();
    assert_eq!(deck, *Deck::default_deck());
}

#[test]
fn a_deck_file_may_be_json() {
    let json = printed(&["deck", "show", "--json"]);
    let own = file("deck-own.json", json.replace("Default deck (reconstruction)", "My own"));
    assert_eq!(printed(&["deck", "check", path(&own)]), format!("{}: OK (My own)\n", own.display()));
    let bad = file("deck-bad.json", json.replace("\"dp\":5", "\"dp\":50"));
    let output = run(&["deck", "check", path(&bad)]);
    let listed = text(&output.stdout);
    assert_eq!(listed.lines().count(), 5, "{listed}");
    assert!(listed.starts_with("Line 1: DP of portal 3: 50, not 1 to 9 (MU-P4)"), "{listed}");
}

#[test]
fn every_fault_is_listed_with_its_line() {
    let deck = faulty("deck-faulty.toml");
    let faults = Deck::read(&std::fs::read_to_string(&deck).unwrap()).unwrap_err();
    assert!(faults.len() >= 3);
    let output = run(&["deck", "check", path(&deck)]);
    let listed = text(&output.stdout);
    assert_eq!(listed.lines().count(), faults.len());
    for (line, fault) in listed.lines().zip(&faults) {
        assert!(line.starts_with(&format!("Line {}: ", fault.line)), "{line}");
        assert!(line.ends_with(&format!("({})", fault.rule())), "{line}");
    }
    assert_eq!(complaint(&output), format!("error: {} has {} faults", deck.display(), faults.len()));
}

#[test]
fn faults_are_told_in_french_and_as_json() {
    let deck = faulty("deck-faulty-json.toml");
    let french = text(&run(&["deck", "check", path(&deck), "--lang", "fr"]).stdout);
    assert!(french.lines().all(|line| line.starts_with("Ligne ")), "{french}");
    let output = run(&["deck", "check", path(&deck), "--json"]);
    complaint(&output);
    let report: Value = serde_json::from_str(&text(&output.stdout)).unwrap();
    assert_eq!(report["good"], false);
    for fault in report["faults"].as_array().unwrap() {
        assert!(fault["line"].as_u64().unwrap() > 0, "{fault}");
        assert!(fault["rule"].as_str().unwrap().starts_with("MU-P"), "{fault}");
        assert!(fault["fault"].is_string() && fault["text"].is_string(), "{fault}");
    }
    let good = file("deck-good-json.toml", Deck::DEFAULT_TEXT);
    let report: Value = serde_json::from_str(&printed(&["deck", "check", path(&good), "--json"])).unwrap();
    assert_eq!((&report["good"], report["faults"].as_array().unwrap().len()), (&Value::Bool(true), 0));
}
