//! `manyworlds play`, through a pipe.

use std::io::Write as _;
use std::process::Stdio;

use crate::records::fresh;
use crate::{command, complaint, path, printed, run, text};

/// What is printed if these lines are typed.
pub(crate) fn piped(words: &[&str], typed: &str) -> String {
    let mut child =
        command(words).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // A game may be over before all is typed.
    let _ = child.stdin.take().unwrap().write_all(typed.as_bytes());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), text(&output.stderr).as_str()), (Some(0), ""), "{words:?}");
    text(&output.stdout)
}

/// What is said in a game that is always dealt the same.
fn play(game: &str, words: &[&str], typed: &str) -> String {
    piped(&[&["play", game, "--no-record", "--seed", "7"], words].concat(), typed)
}

/// A text without its line breaks.
fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn whole_games_are_played_by_typing() {
    for game in ["multiuniversum", "multiverse"] {
        let said = play(game, &["--names", "Mila"], &"1\n".repeat(5000));
        for part in ["The dice are pledged", "You ", "  1  ", "Mila", "Total", "Place"] {
            assert!(said.contains(part), "{part} in {said}");
        }
        assert!(!said.contains("You left the game"));
        assert_eq!(
            said,
            play(game, &["--names", "Mila"], &"1\n".repeat(5000)),
            "the same seed, the same game"
        );
    }
}

#[test]
fn a_choice_is_typed_by_its_number_or_as_it_is_written() {
    let named = play("multiverse", &[], "keep gwy\nquit\n");
    let numbered = play("multiverse", &[], "1\nquit\n");
    assert_eq!(named, numbered);
    assert!(named.contains("You kept the green-white-yellow world."), "{named}");
    assert!(play("multiverse", &[], "  keep   gwy \nquit").contains("You kept the green-white-yellow"));
}

#[test]
fn what_cannot_be_done_is_refused_with_its_reason() {
    let said = flat(&play("multiuniversum", &[], "play 99\nmove 2\nfly to the moon\n99\nquit\n"));
    assert!(said.contains("“play 99” is neither a choice nor a command"), "{said}");
    assert!(said.contains("That is not one of the choices now."), "{said}");
    assert!(said.contains("“fly to the moon” is neither") && said.contains("“99” is neither"), "{said}");
    let nothing = flat(&play("multiverse", &[], "why\nwhy keep gwy\nwhy visit\nquit\n"));
    assert_eq!(nothing.matches("Nothing speaks against it").count(), 2, "{nothing}");
    assert!(nothing.contains("That is not one of the choices now."), "{nothing}");
    // Some first hand has a card that cannot be played.
    let deal =
        |seed: &str, typed: &str| piped(&["play", "multiuniversum", "--no-record", "--seed", seed], typed);
    let refused = |said: &str| said.lines().find(|line| line.contains("(MU-")).map(str::to_owned);
    let seeds = (0..50).map(|seed| seed.to_string());
    let (seed, line) =
        { seeds }.find_map(|seed| Some((seed.clone(), refused(&deal(&seed, "why\nquit\n"))?))).unwrap();
    let card = line.split_whitespace().take(2).collect::<Vec<_>>().join(" ");
    let again = deal(&seed, &format!("{card}\nwhy {card}\nquit\n"));
    assert_eq!(again.matches("(MU-").count(), 2, "{again}");
}

#[test]
fn commands_help_while_playing() {
    let said = play("multiuniversum", &[], "help\ntable\nrules MU-T4\nrules XX-9\nprepare 9\nlog\nquit\n");
    for part in
        ["take your last action back", "Draw pile: ", "MU-T4  Discard", "has no rule “XX-9”", "left the game"]
    {
        assert!(said.contains(part), "{part} in {said}");
    }
    let french = play("multiverse", &["--lang", "fr"], "table\nquit\n");
    assert!(french.contains("Sceptres") && french.contains("Vous avez quitté la partie."), "{french}");
}

#[test]
fn an_action_that_showed_nothing_is_taken_back() {
    let first = play("multiuniversum", &[], "quit\n");
    let prepare = first.lines().find(|line| line.contains("  Prepare ")).unwrap();
    let prepare = prepare.split_whitespace().skip(1).take(2).collect::<Vec<_>>().join(" ");
    let said = flat(&play("multiuniversum", &[], &format!("undo\n{prepare}\nundo\n{prepare}\nquit\n")));
    assert!(said.contains("cannot be taken back") && said.contains("Taken back."), "{said}");
    assert_eq!(said.matches("You prepared").count(), 2, "{said}");
}

#[test]
fn a_game_that_is_left_has_a_record_and_names_do_not_run_out() {
    let record = fresh("play-left.jsonl");
    let words =
        ["play", "multiverse", "--seats", "me,random,me", "--names", "Mila,Théo", "--record", path(&record)];
    piped(&words, "1\n1\n1\n");
    let story = printed(&["replay", path(&record)]);
    assert!(story.contains("Multiverse: Mila, Curie (Random) and Théo"), "{story}");
    assert!(complaint(&run(&words)).contains("cannot write"), "nothing is overwritten");
    assert!(complaint(&run(&["play", "multiverse", "--names", "a,b,c", "--no-record"])).contains("3 names"));
    assert!(
        complaint(&run(&["play", "multiverse", "--seats", "me", "--no-record"])).contains("2 to 6 players")
    );
    assert!(complaint(&run(&["play", "multiverse", "--seats", "me,you"])).contains("there is no bot “you”"));
}

#[test]
fn bots_alone_are_watched() {
    let said = play("multiverse", &["--seats", "random,random"], "");
    assert!(said.contains("Volta (Random)") && said.contains("Total"), "{said}");
}
