//! `manyworlds simulate`

use multiuniversum::deck::Deck;
use serde_json::Value;

use crate::{file, path, printed};

const GAMES: [&str; 2] = ["multiuniversum", "multiverse"];

fn simulate(game: &str, words: &[&str]) -> Value {
    let all = [&["simulate", game, "--json"], words].concat();
    let text = printed(&all);
    assert_eq!(text.lines().count(), 1, "one object and nothing else");
    serde_json::from_str(&text).unwrap()
}

/// The report without what depends on the machine.
fn timeless(game: &str, words: &[&str]) -> Value {
    let mut report = simulate(game, words);
    let fields = report.as_object_mut().unwrap();
    assert!(fields.remove("seconds").unwrap().as_f64().unwrap() > 0.0);
    assert!(fields.remove("inputs_per_second").unwrap().as_f64().unwrap() > 0.0);
    report
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("not a number: {value}"))
}

#[test]
fn the_number_of_jobs_changes_nothing() {
    let tables = [
        ("multiuniversum", "random"),
        ("multiuniversum", "random,sensible"),
        ("multiuniversum", "sensible,random,sensible,random,sensible"),
        ("multiverse", "random,sensible"),
        ("multiverse", "sensible,random,sensible,random,sensible,random"),
    ];
    for (game, seats) in tables {
        let with =
            |jobs| timeless(game, &["--games", "300", "--seed", "9", "--seats", seats, "--jobs", jobs]);
        let one = with("1");
        for jobs in ["2", "3", "16"] {
            assert_eq!(with(jobs), one, "{game}, {seats}, {jobs} jobs");
        }
    }
}

#[test]
fn bots_can_be_given_a_time_to_think() {
    for game in GAMES {
        let report = simulate(game, &["--games", "1", "--seats", "hard,expert", "--think", "1"]);
        assert_eq!(report["games"], 1);
    }
}

#[test]
fn another_seed_is_another_result() {
    for game in GAMES {
        let with = |seed| timeless(game, &["--games", "100", "--seed", seed]);
        assert_eq!(with("1"), with("1"));
        assert_ne!(with("1")["inputs"], with("2")["inputs"]);
    }
}

#[test]
fn the_report_of_every_game_has_one_shape() {
    for game in GAMES {
        has_its_shape(&simulate(game, &["--games", "200", "--seats", "random,sensible,random"]));
    }
    let keys = |game| {
        let report = simulate(game, &["--games", "10", "--seats", "random,sensible,random"]);
        let fields = |value: &Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
        (fields(&report), fields(&report["seats"][0]))
    };
    assert_eq!(keys(GAMES[0]), keys(GAMES[1]));
}

fn has_its_shape(report: &Value) {
    assert_eq!(report["games"], 200);
    for field in ["inputs", "seconds", "inputs_per_second", "mean_rounds"] {
        assert!(number(&report[field]) > 0.0, "{field}");
    }
    let ended: u64 = report["ended"].as_object().unwrap().values().map(|games| games.as_u64().unwrap()).sum();
    assert_eq!(ended, 200);
    let seats = report["seats"].as_array().unwrap();
    let bots: Vec<&str> = seats.iter().map(|seat| seat["bot"].as_str().unwrap()).collect();
    assert_eq!(bots, ["random", "sensible", "random"]);
    let wins: f64 = seats.iter().map(|seat| number(&seat["wins"])).sum();
    assert!((wins - 200.0).abs() < 1e-9, "{wins}");
    for seat in seats {
        let [low, rate, high] =
            ["win_rate_low", "win_rate", "win_rate_high"].map(|field| number(&seat[field]));
        assert!((0.0..=rate).contains(&low) && (rate..=1.0).contains(&high), "{seat}");
        assert!((rate - number(&seat["wins"]) / 200.0).abs() < 1e-12);
        assert!(number(&seat["mean_score"]).is_finite() && number(&seat["score_spread"]) > 0.0);
    }
}

#[test]
fn common_sense_beats_none() {
    for (game, most) in [("multiuniversum", 0.2), ("multiverse", 0.3)] {
        let report = simulate(game, &["--games", "400", "--seats", "random,sensible"]);
        let [random, sensible] = [0, 1].map(|seat| number(&report["seats"][seat]["win_rate"]));
        assert!(sensible > 1.0 - most && random < most, "{game}: {random} {sensible}");
        assert!(number(&report["seats"][1]["mean_score"]) > number(&report["seats"][0]["mean_score"]));
    }
}

#[test]
fn whoever_moves_round_the_table_is_counted_as_listed() {
    for (game, least) in [("multiuniversum", 0.8), ("multiverse", 0.7)] {
        let report = simulate(game, &["--games", "400", "--seats", "random,sensible", "--rotate"]);
        assert!(number(&report["seats"][1]["win_rate"]) > least, "{report}");
        let still = timeless(game, &["--games", "400", "--seats", "random,sensible"]);
        assert_ne!(report["inputs"], still["inputs"]);
    }
}

#[test]
fn a_solo_game_has_a_row_for_the_virtual_player() {
    let report = simulate("multiuniversum", &["--games", "100", "--seats", "sensible"]);
    let bots: Vec<&Value> = report["seats"].as_array().unwrap().iter().map(|seat| &seat["bot"]).collect();
    assert_eq!(bots, ["sensible", "virtual"]);
}

#[test]
fn options_reach_the_game() {
    let changing = [
        ("multiuniversum", &["--variant", "short"][..]),
        ("multiuniversum", &["--variant", "deadly,short"]),
        ("multiuniversum", &["--variant", "basic", "--variant", "short"]),
        ("multiuniversum", &["--variant", "basic"]),
        ("multiuniversum", &["--set", "used_tools=end-of-turn"]),
        ("multiuniversum", &["--set", "colours=5,3"]),
        ("multiuniversum", &["--set", "starter=2"]),
        ("multiverse", &["--set", "stability=9/10"]),
        ("multiverse", &["--set", "starter=2"]),
        ("multiverse", &["--set", "stability=1/3", "--set", "starter=2"]),
    ];
    let the_usual = [
        ("multiuniversum", &["--preset", "en"][..]),
        ("multiuniversum", &["--variant", "standard"]),
        ("multiuniversum", &["--set", "stalemate_rounds=20"]),
        ("multiverse", &["--set", "stability=1/2", "--set", "encounters=may"]),
    ];
    let with = |game, words: &[&str]| timeless(game, &[&["--games", "200"], words].concat());
    for (game, words) in changing {
        assert_ne!(with(game, words), with(game, &[]), "{game} {words:?}");
    }
    for (game, words) in the_usual {
        assert_eq!(with(game, words), with(game, &[]), "{game} {words:?}");
    }
    for game in GAMES {
        let soon = simulate(game, &["--games", "50", "--set", "stalemate_rounds=1"]);
        assert!(number(&soon["ended"]["stalemate"]) > 0.0, "{soon}");
    }
    let random = |words: &[&str]| with("multiverse", &[&["--seats", "random,random"], words].concat());
    assert_ne!(random(&["--set", "encounters=must"]), random(&[]), "who plays at random sometimes declines");
}

#[test]
fn the_oldest_wins_a_last_tie_by_the_french_book() {
    let wins = |words: &[&str]| {
        let report = simulate("multiuniversum", &[&["--games", "500", "--variant", "basic"], words].concat());
        [0, 1].map(|seat| number(&report["seats"][seat]["wins"]))
    };
    let [first, second] = wins(&[]);
    let [young, old] = wins(&["--preset", "fr", "--set", "born=1990-01-01,1950-01-01"]);
    assert!(young < first && old > second, "{first} {second}, {young} {old}");
    assert!(young.fract() < 0.1 && old.fract() < 0.1, "with dates nobody shares");
    let [one, other] = wins(&["--preset", "fr", "--set", "born=1990-01-01,-"]);
    assert!((one - first).abs() < 0.1 && (other - second).abs() < 0.1, "without a date all share");
}

#[test]
fn a_deck_of_ones_own_is_played() {
    let shipped = file("simulate-shipped.toml", Deck::DEFAULT_TEXT);
    let other = file("simulate-other.toml", Deck::DEFAULT_TEXT.replacen("dp = 1", "dp = 9", 1));
    let with = |deck: &std::path::Path| timeless("multiuniversum", &["--games", "100", "--deck", path(deck)]);
    assert_eq!(with(&shipped), timeless("multiuniversum", &["--games", "100"]));
    assert_ne!(with(&other), with(&shipped));
}

#[test]
fn the_table_says_it_for_people() {
    for game in GAMES {
        let table = printed(&["simulate", game, "--games", "100", "--seats", "random,sensible"]);
        for part in ["games", "inputs per second", "rounds", "ended", "95 % interval", "spread", "sensible"] {
            assert!(table.contains(part), "{part} is missing in:\n{table}");
        }
    }
}
