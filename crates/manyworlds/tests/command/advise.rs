//! `advise`, on the records that are kept for ever.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::{command, complaint, path, printed, run, text};

fn record(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/ruleset-1").join(name).with_extension("jsonl")
}

fn advice(name: &str, words: &[&str]) -> String {
    printed(&[&["advise", path(&record(name)), "--bot", "medium"], words].concat())
}

fn json(name: &str, words: &[&str]) -> Value {
    serde_json::from_str(&advice(name, &[words, &["--json"]].concat())).unwrap()
}

/// What a command complains about that prints nothing.
fn refusal(name: &str, words: &[&str]) -> String {
    let output = run(&[&["advise", path(&record(name))], words].concat());
    assert!(output.stdout.is_empty(), "{words:?}");
    complaint(&output)
}

#[test]
fn a_game_that_was_left_is_advised_where_it_was_left() {
    // With so few worlds not every line gets as far as the rival's answer.
    let said = advice("multiverse-left", &["--seed", "3"]);
    for part in [
        "Multiverse: Ada and Curie (Random)\n",
        "After input 50 of 50, Ada (seat 1) is to act.\nRound 1 · Nothing captured\n",
        "say “Just roll!”?\n",
        "The bot Medium looked ahead in 60 worlds that fit what Ada knew",
        "  allow    Let it be\n",
        "  roll     Just roll!\n",
        "one made-up world that fits what Ada knew:\n  1  You: ",
        "Curie: ",
    ] {
        assert!(said.contains(part), "{part}: {said}");
    }
    // Nothing was played there.
    assert!(!said.contains('→'), "{said}");
    assert_eq!(said, advice("multiverse-left", &["--at", "50", "--seat", "1", "--seed", "3"]));
    assert_ne!(said, advice("multiverse-left", &["--seed", "2"]));
    let mut piped = command(&["advise", "-", "--bot", "medium", "--seed", "3"]);
    let piped = piped.stdin(fs::File::open(record("multiverse-left")).unwrap()).output().unwrap();
    assert_eq!(text(&piped.stdout), said);
}

#[test]
fn what_was_played_is_marked_and_compared() {
    // Where several choose at once, that is not the next input.
    let at_once = advice("multiverse-3", &["--at", "50", "--seat", "2"]);
    assert!(at_once.contains("\n→  ") && at_once.contains("→ Curie played "), "{at_once}");
    assert!(at_once.contains("(input 53)"), "{at_once}");
    // Whatever the bot thinks, sooner or later somebody sensible agrees with it, and somebody does not.
    let told = |part: &str| {
        (100..300).step_by(5).any(|at| {
            let file = record("multiuniversum-3");
            let output = run(&["advise", path(&file), "--bot", "medium", "--at", &at.to_string()]);
            text(&output.stdout).contains(part)
        })
    };
    assert!(told(" played the same (input "));
    assert!(told(", which cost ") && told(" percentage points"));
    let unsure = json("multiuniversum-3", &["--at", "202"]);
    assert_eq!(unsure["played"]["number"], 203);
    let told = advice("multiuniversum-3", &["--at", "202"]);
    let played =
        unsure["choices"].as_array().unwrap().iter().find(|choice| choice["played"] == true).unwrap();
    let is_told = played["visits"].as_u64().unwrap() >= 50;
    assert_eq!(unsure["played"]["cost"].is_number(), is_told, "{unsure}");
    assert_eq!(told.contains("too few tries"), !is_told, "{told}");
}

/// In how many worlds `medium` looks ahead in the game of a record.
fn medium_worlds(record: &str) -> u64 {
    if record.starts_with("multiverse") { 60 } else { 500 }
}

#[test]
fn json_has_every_choice_the_best_first() {
    for (name, words, seat) in [
        ("multiuniversum-3", &["--at", "202"][..], 2),
        ("multiuniversum-alone", &["--at", "64"], 1),
        ("multiverse-3", &["--at", "36"], 1),
        ("multiverse-3", &["--at", "36", "--seat", "3"], 3),
    ] {
        let (advice, worlds) = (json(name, words), medium_worlds(name));
        assert_eq!((&advice["seat"], &advice["worlds"]), (&seat.into(), &worlds.into()), "{advice}");
        let choices = advice["choices"].as_array().unwrap();
        let visits: Vec<u64> = choices.iter().map(|choice| choice["visits"].as_u64().unwrap()).collect();
        assert!(visits.is_sorted_by(|one, next| one >= next) && visits[0] > 0, "{advice}");
        assert!(visits.iter().sum::<u64>() <= worlds, "{advice}");
        for choice in choices {
            let number = |key: &str| choice[key].as_f64();
            assert!((0.0..=1.0).contains(&number("share").unwrap()), "{choice}");
            assert_eq!(number("win").is_some(), choice["visits"] != 0, "{choice}");
            assert!(number("win").is_none_or(|win| (0.0..=1.0).contains(&win)), "{choice}");
        }
        assert_eq!(choices.iter().filter(|choice| choice["played"] == true).count(), 1, "{advice}");
        assert_eq!(advice["line"][0]["action"], choices[0]["action"], "{advice}");
        assert_eq!(advice["line"][0]["seat"], seat, "{advice}");
    }
}

#[test]
fn who_has_one_choice_needs_no_advice() {
    let said = advice("multiuniversum-alone-locked", &["--at", "117"]);
    assert!(said.contains("There is only one choice: ") && !said.contains("looked ahead"), "{said}");
    let advice = json("multiuniversum-alone-locked", &["--at", "117"]);
    assert_eq!((&advice["worlds"], advice["choices"].as_array().unwrap().len()), (&0.into(), 1), "{advice}");
}

#[test]
fn where_nobody_chooses_one_sentence_says_who_does_where() {
    for (name, words, part) in [
        (
            "multiverse-3",
            &[][..],
            "the game is over after input 287; the last choice comes after input 286: --at 286",
        ),
        ("multiverse-3", &["--at", "288"], "the record has 287 inputs only, not 288"),
        (
            "multiverse-3",
            &["--at", "0"],
            "chance is to decide before the first input; somebody chooses after input 36",
        ),
        (
            "multiuniversum-3",
            &["--at", "201"],
            "chance is to decide after input 201; somebody chooses after input 202",
        ),
        ("multiverse-3", &["--at", "100", "--seat", "2"], "it is not Curie who is to act, but Noether"),
        ("multiverse-3", &["--at", "100", "--seat", "4"], "nobody sits on seat 4"),
        ("multiverse-3", &["--at", "100", "--seat", "x"], "a seat is a number from 1 to 6"),
        ("multiverse-3", &["--at", "-1"], "unexpected argument"),
        ("multiverse-3", &["--bot", "genius"], "there is no bot “genius”"),
        (
            "multiverse-3",
            &["--bot", "sensible"],
            "sensible does not look ahead, only medium, hard, expert do",
        ),
        ("multiverse-3", &["--think", "0"], "--think"),
        ("no-such-record", &[], "cannot read"),
        ("multiverse-3", &["--at", "288", "--lang", "fr"], "l’enregistrement n’a que 287 coups"),
    ] {
        let error = refusal(name, words);
        assert!(error.contains(part), "{name} {words:?}: {error}");
    }
    // The place that is named is one.
    for (name, at) in [("multiverse-3", "286"), ("multiverse-3", "36"), ("multiuniversum-3", "202")] {
        assert!(json(name, &["--at", at])["choices"].as_array().unwrap().len() > 1);
    }
}

#[test]
fn it_is_told_in_french() {
    for (name, at) in [("multiuniversum-3", "202"), ("multiverse-3", "100"), ("multiverse-3", "50")] {
        let said = advice(name, &["--at", at, "--lang", "fr"]);
        let looked = format!("Le robot Moyen a exploré {} mondes", medium_worlds(name));
        assert!(said.contains(&looked) && said.contains("\u{a0}%"), "{said}");
        let words: Vec<&str> = said.split(|c: char| !c.is_alphabetic()).collect();
        for english in
            ["the", "is", "and", "to", "of", "with", "you", "win", "tries", "share", "choice", "world"]
        {
            assert!(!words.iter().any(|word| word.eq_ignore_ascii_case(english)), "{english}: {said}");
        }
        // The numbers, too.
        assert!(
            !said.split_whitespace().any(|word| word.parse::<f32>().is_ok() && word.contains('.')),
            "{said}"
        );
    }
}

#[test]
fn a_time_to_think_is_kept() {
    let begin = Instant::now();
    let long = json("multiverse-3", &["--at", "100", "--think", "400"]);
    assert!(begin.elapsed() >= Duration::from_millis(400));
    let short = json("multiverse-3", &["--at", "100", "--think", "1"]);
    assert_eq!((&long["think"], &short["think"]), (&400.into(), &1.into()));
    let worlds = |advice: &Value| advice["worlds"].as_u64().unwrap();
    assert!(worlds(&short) >= 16 && worlds(&long) > worlds(&short), "{long} {short}");
}
