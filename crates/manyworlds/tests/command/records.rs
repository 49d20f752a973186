//! Records as files: `simulate --record`, `replay`, `verify`, and what the dice's checker in Python says.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use crate::play::piped;
use crate::{command, complaint, file, path, printed, run, text};

/// A path where nothing is.
pub(crate) fn fresh(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    // One of them fails, or both if nothing was there.
    let _ = fs::remove_dir_all(&path);
    let _ = fs::remove_file(&path);
    path
}

/// Records of a simulation, in a new folder.
fn simulated(name: &str, game: &str, words: &[&str]) -> PathBuf {
    let folder = fresh(name);
    let args = ["simulate", game, "--seed", "5", "--record", path(&folder), "--json"];
    printed(&[&args[..], words].concat());
    folder
}

fn first_record(folder: &Path) -> PathBuf {
    let mut files: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files.swap_remove(0)
}

#[test]
fn a_folder_of_records_verifies_with_a_summary() {
    let both = fresh("records-both");
    for game in ["multiuniversum", "multiverse"] {
        simulated(
            &format!("records-both/{game}"),
            game,
            &["--games", "60", "--seats", "random,sensible,random"],
        );
    }
    let said = printed(&["verify", path(&both)]);
    assert!(said.starts_with("120 records, 120 of them good, 0 with pledged dice; "), "{said}");
    let french = printed(&["verify", path(&both), "--lang", "fr"]);
    assert!(french.contains("120 enregistrements"), "{french}");
}

#[test]
fn recording_changes_nothing_and_overwrites_nothing() {
    let timeless = |words: &[&str]| {
        let mut report: Value = serde_json::from_str(&printed(words)).unwrap();
        report.as_object_mut().unwrap().retain(|key, _| !key.contains("second"));
        report
    };
    for game in ["multiuniversum", "multiverse"] {
        let folder = fresh(&format!("records-same-{game}"));
        let plain = ["simulate", game, "--games", "20", "--rotate", "--json"];
        let recorded = [&plain[..], &["--record", path(&folder)]].concat();
        assert_eq!(timeless(&plain), timeless(&recorded));
        let error = complaint(&run(&recorded));
        assert!(error.contains("cannot write") && error.contains(&format!("{game}-1-0")), "{error}");
        printed(&["verify", path(&folder)]);
    }
}

#[test]
fn what_is_wrong_is_told_with_its_file_and_line() {
    let folder = simulated("records-wrong", "multiverse", &["--games", "5"]);
    let record = first_record(&folder);
    let good = fs::read_to_string(&record).unwrap();
    let said = printed(&["verify", path(&record)]);
    assert!(said.contains(": good: ") && said.contains("the dice are those of the seed"), "{said}");

    fs::write(&record, good.replacen("\"* stability\"", "\"* change\"", 1)).unwrap();
    let error = complaint(&run(&["verify", path(&record)]));
    assert!(error.contains("multiverse-5-000001.jsonl: line ") && error.contains("tickets"), "{error}");
    let output = run(&["verify", path(&folder)]);
    assert!(complaint(&output).contains("1 of 5 records cannot be trusted"));
    let listed = text(&output.stdout);
    assert!(
        listed.contains("000001.jsonl: line ") && listed.contains("5 records, 4 of them good"),
        "{listed}"
    );

    let lines: Vec<&str> = good.lines().collect();
    let cut = file("records-cut.jsonl", lines[..40].join("\n"));
    assert!(complaint(&run(&["verify", path(&cut)])).contains("line 41: the record ends here"));
    assert!(complaint(&run(&["replay", path(&cut)])).contains("line 41: the record ends here"));
}

#[test]
fn what_is_no_record_is_one_sentence() {
    let empty = fresh("records-none");
    fs::create_dir(&empty).unwrap();
    let binary = file("records-binary.jsonl", [0xff, 0xfe, 0, 10]);
    let nonsense = file("records-nonsense.jsonl", "{\"record\":\"\u{1b}[31m\"}\n");
    let missing = Path::new(env!("CARGO_TARGET_TMPDIR")).join("records-missing.jsonl");
    let check = |words: &[&str], part: &str| {
        let error = complaint(&run(words));
        assert!(error.contains(part) && !error.contains('\u{1b}'), "{words:?}: {error}");
    };
    check(&["verify"], "<FILES>");
    check(&["verify", path(&empty)], "there is no record (*.jsonl) in");
    check(&["replay", path(&empty)], "it is a folder");
    for command in ["verify", "replay"] {
        check(&[command, path(&missing)], "cannot read");
        check(&[command, path(&binary)], "line 1: this line is not text in UTF-8");
        check(&[command, path(&nonsense)], "line 1: not a line of a record");
        if Path::new("/dev/zero").exists() {
            check(&[command, "/dev/zero"], "line 1: this line is longer than any line of a record");
        }
    }
}

#[test]
fn a_game_is_told_whole_in_part_and_as_one_saw_it() {
    for (game, secret, hidden) in [
        ("multiuniversum", "Curie drew card", "Curie drew a card"),
        ("multiverse", "Curie kept the ", "Curie kept a token."),
    ] {
        let record = first_record(&simulated(&format!("records-told-{game}"), game, &["--games", "1"]));
        let whole = printed(&["replay", path(&record)]);
        assert!(whole.contains(secret) && whole.contains("Total"), "{whole}");
        let seen = printed(&["replay", path(&record), "--seat", "1"]);
        assert!(seen.contains(hidden) && !seen.contains(secret) && seen.contains("You "), "{seen}");
        let part = printed(&["replay", path(&record), "--to", "60"]);
        assert!(part.lines().count() < whole.lines().count() && !part.contains("Total"), "{part}");
        let numbers = part.lines().filter_map(|line| line.get(..5)?.trim().parse::<usize>().ok());
        assert!((55..=60).contains(&numbers.max().unwrap()), "{part}");
        let french = printed(&["replay", path(&record), "--lang", "fr"]);
        assert!(french.contains("Volta (Raisonnable)"), "{french}");
        let piped =
            text(&command(&["replay", "-"]).stdin(fs::File::open(&record).unwrap()).output().unwrap().stdout);
        assert_eq!(piped, whole);
        assert!(complaint(&run(&["replay", path(&record), "--seat", "3"])).contains("nobody sits on seat 3"));
    }
}

#[test]
fn json_has_one_view_for_each_input() {
    let record = first_record(&simulated("records-json", "multiverse", &["--games", "1"]));
    let inputs = fs::read_to_string(&record).unwrap().lines().count() - 2;
    let lines = |words: &[&str]| -> Vec<Value> {
        let text = printed(&[&["replay", path(&record), "--json"], words].concat());
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    };
    let whole = lines(&[]);
    assert_eq!(whole.len(), inputs);
    assert_eq!((&whole[0]["number"], &whole[0]["view"]["viewer"]), (&1.into(), &"spectator".into()));
    assert!(whole.iter().all(|line| line["input"].is_string()));
    let seen = lines(&["--seat", "2", "--to", "30"]);
    assert_eq!(seen.len(), 30);
    // What others chose is not there: it may be a secret.
    assert!(
        seen.iter().all(|line| line.get("input").is_none() && line["view"]["viewer"]["seat"] == 2),
        "{}",
        seen[0]
    );
}

fn check_dice(records: &[&Path]) -> (bool, String) {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    let script = docs.join("check_dice.py");
    let quoted = fs::read_to_string(docs.join("fair-dice.md")).unwrap();
    assert!(quoted.contains(fs::read_to_string(&script).unwrap().trim()), "the page quotes the program");
    let output = Command::new("python3").arg(script).args(records).output().expect("python3 is there");
    (output.status.success(), text(&output.stdout) + &text(&output.stderr))
}

#[test]
fn a_checker_in_python_agrees_about_pledged_dice() {
    let mut records = Vec::new();
    for (game, seats) in
        [("multiuniversum", "me,sensible"), ("multiuniversum", "me"), ("multiverse", "me,random,me")]
    {
        let record = fresh(&format!("records-pledged-{game}-{}.jsonl", seats.len()));
        piped(&["play", game, "--seats", seats, "--record", path(&record)], &"1\n".repeat(5000));
        printed(&["verify", path(&record)]);
        records.push(record);
    }
    let paths: Vec<&Path> = records.iter().map(PathBuf::as_path).collect();
    let (agrees, said) = check_dice(&paths);
    assert!(agrees && said.lines().count() == 3, "{said}");

    // Somebody changes a roll, the seed, a nonce, or a name: at least one of the hashes does not fit.
    let good = fs::read_to_string(&records[2]).unwrap();
    let part = |start: &str| good.split(start).nth(1).unwrap().split('"').next().unwrap();
    for (number, (old, new)) in [
        ("\"* stability\",\"lot\":{\"first\":0,\"last\":0", "\"* change\",\"lot\":{\"first\":1,\"last\":1"),
        (part(r#""seed":""#), &"0".repeat(64)),
        (part(r#""nonce":""#), &"0".repeat(64)),
        ("Seat 1", "Seat 9"),
    ]
    .into_iter()
    .enumerate()
    {
        assert!(good.contains(old), "{old}");
        let doctored = file(&format!("records-doctored-{number}.jsonl"), good.replacen(old, new, 1));
        let (agrees, said) = check_dice(&[&doctored]);
        assert!(!agrees && !said.contains("Traceback"), "{old}: {said}");
        complaint(&run(&["verify", path(&doctored)]));
    }
    let simulated = first_record(&simulated("records-unpledged", "multiverse", &["--games", "1"]));
    let (agrees, said) = check_dice(&[&simulated]);
    assert!(!agrees && !said.contains("Traceback"), "{said}");
}
