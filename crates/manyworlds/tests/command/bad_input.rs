//! Bad input of every kind ends in one clear sentence and exit code 2.

use multiuniversum::deck::Deck;

use crate::{complaint, file, path, run, text};

/// The words of a command line, and what its complaint says.
const FLAGS: &[(&[&str], &str)] = &[
    (&["chess"], "unrecognized subcommand 'chess'"),
    (&["simulate"], "<GAME>"),
    (&["simulate", "chess"], "there is no game “chess”, only multiuniversum, multiverse"),
    (&["simulate", "multiuniversum", "--games", "0"], "--games"),
    (&["simulate", "multiuniversum", "--games", "-1"], "unexpected argument '-1'"),
    (&["simulate", "multiuniversum", "--games", "many"], "--games"),
    (&["simulate", "multiuniversum", "--games", "99999999999999999999"], "--games"),
    (&["simulate", "multiuniversum", "--seats", ""], "there is no bot “”"),
    (&["simulate", "multiuniversum", "--seats", "random,genius"], "there is no bot “genius”"),
    (
        &["simulate", "multiuniversum", "--seats", "random,random,random,random,random,random"],
        "1 to 5 players",
    ),
    (&["simulate", "multiuniversum", "--seed", "x"], "--seed"),
    (&["simulate", "multiuniversum", "--jobs", "0"], "--jobs"),
    (&["simulate", "multiuniversum", "--jobs", "70000"], "--jobs"),
    (&["simulate", "multiuniversum", "--preset", "de"], "there is no preset “de”"),
    (&["simulate", "multiuniversum", "--preset", "a\nb"], "a\\nb"),
    (&["simulate", "multiuniversum", "--variant", "long"], "there is no variant “long”"),
    (&["simulate", "multiuniversum", "--variant", "basic,deadly"], "exclude each other"),
    (&["simulate", "multiuniversum", "--set", "luck"], "a key, `=` and a value"),
    (&["simulate", "multiuniversum", "--set", "luck=9"], "there is no setting “luck”"),
    (&["simulate", "multiuniversum", "--set", "stalemate_rounds=0"], "1 to 99"),
    (&["simulate", "multiuniversum", "--set", "starter=2\n"], "starter"),
    (&["simulate", "multiuniversum", "--set", "starter=1", "--set", "starter=1"], "twice"),
    (&["simulate", "multiuniversum", "--cheat"], "--cheat"),
    (&["simulate", "multiuniversum", "--players", "0"], "--players"),
    (&["simulate", "multiuniversum", "--players", "3"], "--players 3 needs as many bots in --seats, not 2"),
    (&["simulate", "multiverse", "--players", "1"], "2 to 6 players, not 1"),
    (
        &["simulate", "multiverse", "--seats", "random,easy,hard", "--players", "2", "--games", "2"],
        "2 of 3 bots are 3 line-ups: so many --games at least",
    ),
    (&["simulate", "multiuniversum", "--compare", "long"], "--compare long: there is no variant “long”"),
    (&["simulate", "multiuniversum", "--compare", ""], "there is no variant “”"),
    (&["simulate", "multiuniversum", "--compare", "luck=9"], "there is no setting “luck”"),
    (&["simulate", "multiuniversum", "--variant", "basic", "--compare", "deadly"], "exclude each other"),
    (&["simulate", "multiverse", "--compare", "preset=fr"], "multiverse has no presets"),
    (&["simulate", "multiuniversum", "--compare", "short", "--record", "x"], "cannot be used with"),
    (&["simulate", "multiverse", "--seats", "random"], "2 to 6 players, not 1"),
    (&["simulate", "multiverse", "--preset", "en"], "multiverse has no presets"),
    (&["simulate", "multiverse", "--variant", "short"], "multiverse has no variants"),
    (&["simulate", "multiverse", "--set", "stability=3/2"], "between 0 and 1"),
    (&["simulate", "multiverse", "--set", "used_tools=at-once"], "there is no setting “used_tools”"),
    (&["simulate", "multiuniversum", "--lang", "de"], "there is no language “de”"),
    (&["rules", "chess"], "there is no game “chess”"),
    (&["rules", "multiuniversum", ""], "no rule “”"),
    (&["rules", "multiuniversum", "\u{1b}[31m"], "no rule"),
    (&["rules", "multiuniversum", "MU-T4", "MU-T5"], "unexpected argument"),
    (&["rules", "multiuniversum", "MV-T3"], "multiuniversum has no rule “MV-T3”"),
    (&["deck", "show", "--toml", "--json"], "cannot be used with"),
    (&["deck", "burn"], "unrecognized subcommand"),
    (&["deck", "check"], "<FILE>"),
    (&["serve", "--listen", "everywhere"], "--listen"),
    (&["serve", "--listen", "127.0.0.1:99999"], "--listen"),
];

#[test]
fn flags() {
    for (words, part) in FLAGS {
        let output = run(words);
        assert!(output.stdout.is_empty(), "{words:?}");
        let error = complaint(&output);
        assert!(error.contains(part), "{words:?}: {error}");
    }
}

#[test]
fn files() {
    let folder = env!("CARGO_TARGET_TMPDIR");
    let missing = std::path::Path::new(folder).join("bad-input-missing.toml");
    let empty = file("bad-input-empty.toml", "");
    let latin = file("bad-input-latin.toml", b"name.fr = \"d\xe9faut\"");
    let huge = file("bad-input-huge.toml", vec![b'#'; (1 << 20) + 1]);
    let cut = file("bad-input-cut.toml", &Deck::DEFAULT_TEXT[..1500]);
    let nasty = file("bad-input-nasty.toml", "\"\u{1b}[31m\nkey\" = 1\n[[[");
    let cases: &[(&str, &str)] = &[
        (path(&missing), "cannot read"),
        (folder, "cannot read"),
        ("/dev/null/deck.toml", "cannot read"),
        (path(&empty), "fault"),
        (path(&latin), "is not a text in UTF-8"),
        (path(&huge), "is larger than 1024 KiB"),
        (path(&cut), "fault"),
        (path(&nasty), "fault"),
    ];
    for (name, part) in cases {
        for words in [
            &["deck", "check", name][..],
            &["deck", "check", "--json", name],
            &["deck", "show", name],
            &["simulate", "multiuniversum", "--deck", name],
        ] {
            let error = complaint(&run(words));
            assert!(error.contains(part), "{words:?}: {error}");
        }
    }
}

#[test]
fn a_file_without_an_end_is_not_read_to_its_end() {
    let error = complaint(&run(&["deck", "check", "/dev/zero"]));
    assert!(error.contains("is larger than"), "{error}");
}

#[test]
fn a_complaint_that_nobody_hears_is_no_panic() {
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    let output = crate::command(&["rules", "chess"]).stderr(writer).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn nothing_typed_is_answered_with_help() {
    for words in [&[][..], &["deck"]] {
        let output = run(words);
        assert_eq!(output.status.code(), Some(2));
        assert!(text(&output.stderr).contains("Usage: manyworlds"), "{words:?}");
    }
    assert!(crate::printed(&["--help"]).contains("simulate"));
    assert!(crate::printed(&["--version"]).starts_with("manyworlds "));
}
