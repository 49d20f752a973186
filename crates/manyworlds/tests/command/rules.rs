//! `manyworlds rules`

use crate::{command, complaint, printed, run, text};

#[test]
fn the_page_is_plain_text_that_fits() {
    for (game, title, rule, id, least) in [
        ("multiuniversum", "Multiuniversum: the rules\n═", "\nMU-T4  Discard: ", "MU-", 40),
        ("multiverse", "Multiverse: the rules\n═", "\nMV-T4  ", "MV-", 30),
    ] {
        let page = printed(&["rules", game]);
        assert!(page.starts_with(title), "{}", &page[..60]);
        assert!(page.contains(rule), "ids stand before their rules");
        assert!(!page.contains("**") && !page.contains('|'), "no marks are left");
        assert!(page.lines().all(|line| line.chars().count() <= 80));
        let ids = page.lines().filter(|line| line.starts_with(id)).count();
        assert!(ids > least, "{ids}");
    }
}

#[test]
fn the_page_is_there_in_french_and_in_markdown() {
    let french = printed(&["rules", "multiuniversum", "--lang", "fr"]);
    assert!(french.contains("MU-T4  Défausser"), "{}", &french[..200]);
    assert!(printed(&["rules", "multiverse", "--lang", "fr"]).contains("MV-T4  "));
    let markdown = printed(&["rules", "multiuniversum", "--markdown"]);
    assert!(markdown.contains("| MU-T4 | "));
}

#[test]
fn the_language_is_that_of_the_system() {
    for (name, value) in [("LANG", "fr_FR.UTF-8"), ("LC_ALL", "fr"), ("LC_MESSAGES", "fr.UTF-8")] {
        let output = command(&["rules", "multiuniversum", "MU-T4"]).env(name, value).output().unwrap();
        assert!(text(&output.stdout).contains("Défausser"), "{name}={value}");
    }
    let output = command(&["rules", "multiuniversum", "MU-T4", "--lang", "en"]).env("LANG", "fr_FR").output();
    assert!(text(&output.unwrap().stdout).contains("Discard"));
}

#[test]
fn one_rule_stands_under_its_heading() {
    let expected = "A turn\n\nMU-T4  Discard: a card from your hand goes onto the discard pile at once, then\n       \
                    you draw one card.\n";
    for id in ["MU-T4", "mu-t4", "mu_t04"] {
        assert_eq!(printed(&["rules", "multiuniversum", id]), expected);
    }
    assert!(printed(&["rules", "multiuniversum", "MU-T8", "--markdown"]).starts_with("| MU-T8 | **Ruling"));
}

#[test]
fn an_unknown_rule_is_told_the_closest() {
    assert_eq!(
        complaint(&run(&["rules", "multiuniversum", "MU-T44"])),
        "error: multiuniversum has no rule “MU-T44”; the closest is MU-T4"
    );
    assert!(complaint(&run(&["rules", "multiuniversum", "checkmate"])).contains("prints them all"));
}

#[test]
fn a_reader_who_has_seen_enough_is_no_error() {
    for words in [&["rules", "multiuniversum"][..], &["deck", "show"], &["simulate", "multiuniversum"]] {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let output = command(words).stdout(writer).output().unwrap();
        assert_eq!((output.status.code(), text(&output.stderr).as_str()), (Some(0), ""), "{words:?}");
    }
}
