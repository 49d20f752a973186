//! `manyworlds simulate --report`, `--compare` and `--players`

use std::path::{Path, PathBuf};

use multiuniversum::deck::Deck;
use serde_json::Value;

use crate::{complaint, file, path, printed, run};

/// The page of a simulation.
fn page(name: &str, words: &[&str]) -> String {
    let report = fresh(name);
    printed(&[&["simulate"], words, &["--report", path(&report)]].concat());
    std::fs::read_to_string(report).unwrap()
}

fn fresh(name: &str) -> PathBuf {
    let report = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&report);
    report
}

fn simulate(words: &[&str]) -> Value {
    serde_json::from_str(&printed(&[&["simulate"], words, &["--json"]].concat())).unwrap()
}

/// Without what depends on the machine.
fn timeless(mut report: Value) -> Value {
    let fields = report.as_object_mut().unwrap();
    fields.remove("seconds").unwrap();
    fields.remove("inputs_per_second").unwrap();
    report
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("not a number: {value}"))
}

/// Every tag that is opened is closed, in order.
fn assert_well_formed(page: &str) {
    let mut open: Vec<&str> = Vec::new();
    // What is between a `<` and the next `>`; the style sheet has neither, nor has any attribute.
    for tag in page.split('<').skip(1).map(|rest| rest.split_once('>').expect("a tag ends").0) {
        match tag.strip_prefix('/') {
            Some(name) => assert_eq!(open.pop(), Some(name), "of {open:?}"),
            None if tag.starts_with('!') || tag.ends_with('/') => {}
            None => open.push(tag.split_whitespace().next().expect("a tag has a name")),
        }
    }
    assert!(open.is_empty(), "{open:?} stay open");
}

/// Nothing is fetched, and nothing runs.
fn assert_self_contained(page: &str) {
    let page = page.replace("xmlns=\"http://www.w3.org/2000/svg\"", "");
    for outside in
        ["http:", "https:", "//", "src=", "href=", "url(", "@import", "<script", "<link", "<iframe"]
    {
        assert!(!page.contains(outside), "{outside}");
    }
}

#[test]
fn a_page_is_whole_and_needs_nothing_from_outside() {
    let several = ["--games", "60", "--seats", "random,sensible,random", "--compare"];
    let tables: [(&str, &[&str], &str); 3] = [
        ("report-mu.html", &["multiuniversum"], "basic,short"),
        ("report-mv.html", &["multiverse"], "stability=2/3"),
        ("report-rotate.html", &["multiverse", "--rotate"], "encounters=must"),
    ];
    for (name, game, changes) in tables {
        let page = page(name, &[game, &several, &[changes]].concat());
        assert_well_formed(&page);
        assert_self_contained(&page);
        for part in ["What was played", "Win rates", "Ratings", "Head to head", "Seats", "Scores and lengths"]
        {
            assert!(page.contains(&format!("<h2>{part}</h2>")), "{part} is missing");
        }
        for part in ["How games ended", "Side by side", "Balance", changes, "fair 33.3 %", "<svg"] {
            assert!(page.contains(part), "{part} is missing");
        }
        assert_eq!(page.contains("play with --rotate"), !game.contains(&"--rotate"));
    }
}

#[test]
fn few_games_and_few_bots_make_a_page_too() {
    let tables: [&[&str]; 4] = [
        &["multiuniversum", "--games", "1", "--seats", "random"],
        &["multiuniversum", "--games", "3", "--seats", "random,sensible", "--players", "1"],
        &["multiuniversum", "--games", "1", "--set", "stalemate_rounds=1"],
        &["multiverse", "--games", "1", "--set", "stalemate_rounds=1"],
    ];
    for words in tables {
        let page = page("report-few.html", words);
        assert_well_formed(&page);
        assert!(!page.contains("NaN") && !page.contains("inf"), "{words:?}");
    }
}

#[test]
fn the_number_of_jobs_changes_no_byte_of_the_page() {
    for game in ["multiuniversum", "multiverse"] {
        let with = |jobs| {
            let words =
                ["--seats", "random,sensible,greedy", "--players", "2", "--games", "90", "--jobs", jobs];
            page(&format!("report-{game}-{jobs}.html"), &[&[game], &words[..]].concat())
        };
        assert!(with("1") == with("2"), "{game}");
    }
}

#[test]
fn the_command_on_the_page_plays_the_same_games() {
    let words =
        ["multiverse", "--set", "stability=1/3", "--seats", "random,sensible", "--rotate", "--games", "40"];
    let words = [&words[..], &["--seed", "7", "--compare", "encounters=must"]].concat();
    let page = page("report-command.html", &words);
    let (_, rest) = page.split_once("<code>").unwrap();
    let command = rest.split_once("</code>").unwrap().0.replace("<span>", "").replace("</span>", "");
    let expected = "manyworlds simulate multiverse --set stability=1/3 --seats random,sensible --rotate --games 40 \
                    --seed 7 --compare encounters=must --report report.html";
    assert_eq!(command, expected);
}

#[test]
fn what_a_deck_says_stays_text() {
    let nasty = Deck::DEFAULT_TEXT.replace("Lollipop Meadow", "<script>alert(1)</script> & \\\"");
    assert_ne!(nasty, Deck::DEFAULT_TEXT);
    let deck = file("report-nasty's deck.toml", nasty);
    let page = page("report-nasty.html", &["multiuniversum", "--games", "50", "--deck", path(&deck)]);
    assert!(page.contains("&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;"), "the portal is on the page");
    assert_well_formed(&page);
    assert!(!page.contains("<script"));
}

#[test]
fn a_page_that_cannot_be_written_is_told_before_the_games() {
    let games = "1000000000";
    for report in [env!("CARGO_TARGET_TMPDIR"), "/dev/null/report.html"] {
        let error = complaint(&run(&["simulate", "multiverse", "--games", games, "--report", report]));
        assert!(error.contains(&format!("cannot write {report}")), "{error}");
    }
}

#[test]
fn an_old_page_is_kept_until_there_is_a_new_one() {
    let old = file("report-old.html", "x".repeat(1 << 20));
    // The games cannot be recorded, so there is no page.
    let records = fresh("report-old-records");
    std::fs::create_dir_all(&records).unwrap();
    let first = records.join("multiverse-1-000001.jsonl");
    std::fs::write(&first, "").unwrap();
    let words = ["simulate", "multiverse", "--games", "2", "--report", path(&old)];
    complaint(&run(&[&words[..], &["--record", path(&records)]].concat()));
    assert_eq!(std::fs::metadata(&old).unwrap().len(), 1 << 20);
    printed(&words);
    let new = std::fs::read_to_string(&old).unwrap();
    assert!(new.starts_with("<!DOCTYPE html>") && new.ends_with("</html>\n"));
    std::fs::remove_dir_all(&records).unwrap();
}

#[test]
fn each_comparison_is_what_its_options_alone_would_give() {
    let plain = ["multiuniversum", "--games", "80", "--seats", "random,sensible", "--seed", "3"];
    let both = simulate(&[&plain[..], &["--compare", "deadly", "--compare", "preset=fr,starter=2"]].concat());
    let mut alone = both.clone();
    alone.as_object_mut().unwrap().remove("compare").unwrap();
    assert_eq!(timeless(alone), timeless(simulate(&plain)), "the plain games are as they were");
    let with: [&[&str]; 2] = [&["--variant", "deadly"], &["--preset", "fr", "--set", "starter=2"]];
    for (index, (settings, words)) in ["deadly", "preset=fr,starter=2"].into_iter().zip(with).enumerate() {
        let mut compared = both["compare"][index].clone();
        assert_eq!(compared["settings"], settings);
        let mut alone = timeless(simulate(&[&plain[..], words].concat()));
        for field in ["game", "seed"] {
            alone.as_object_mut().unwrap().remove(field).unwrap();
        }
        compared.as_object_mut().unwrap().remove("settings").unwrap();
        assert_eq!(timeless(compared), alone);
    }
    let table = printed(&[&["simulate"], &plain[..], &["--compare", "deadly"]].concat());
    assert!(table.contains("80 of multiuniversum") && table.contains("80 with deadly"), "{table}");
}

#[test]
fn a_tournament_adds_up() {
    for (game, players) in [("multiuniversum", 2), ("multiverse", 3)] {
        let count = players.to_string();
        let words = ["--seats", "random,sensible,greedy,random", "--players", &count, "--games", "130"];
        let report = simulate(&[&[game], &words[..]].concat());
        let seats = report["seats"].as_array().unwrap();
        let sum = |field: &str| seats.iter().map(|seat| number(&seat[field])).sum::<f64>();
        assert_eq!(seats.len(), 4);
        assert!((sum("games") - 130.0 * f64::from(players)).abs() < 1e-9, "{report}");
        assert!((sum("wins") - 130.0).abs() < 1e-9, "{report}");
        let ratings = report["ratings"].as_array().unwrap();
        let bots: Vec<_> = ratings.iter().map(|one| one["bot"].as_str().unwrap()).collect();
        assert_eq!(bots, ["random", "sensible", "greedy"]);
        for (one, other) in [(0, 1), (0, 2), (1, 2)] {
            let [there, back] =
                [(one, other), (other, one)].map(|(one, other)| number(&ratings[one]["before"][bots[other]]));
            assert!((there + back - 1.0).abs() < 1e-12, "{report}");
            assert!(
                there < 0.5 && number(&ratings[one]["rating"]) < number(&ratings[other]["rating"]),
                "{report}"
            );
        }
        let table = printed(&[&["simulate", game], &words[..]].concat());
        assert!(table.contains("rating") && table.contains("before greedy"), "{table}");
    }
}
