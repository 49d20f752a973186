//! Records that are opened: everything a page may ask, over every record that was ever kept.

use std::path::{Path, PathBuf};

use engine::{Seat, Viewer};
use games::record::{DiceNote, Sitter};
use games::{AnyFrame, MultiuniversumSetup, SeatKind, Setup};
use wire::archive::{Checked, Eyes, Opened, Source, ToArchive};
use wire::{Archive, FromArchive, FromTable, KeptGame, LocalTable, ToTable, Wanted, decode, encode};
use words::Language;

const ME: Seat = Seat::new(1).unwrap();
const RIVAL: Seat = Seat::new(2).unwrap();

fn records() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/ruleset-1");
    let mut found: Vec<PathBuf> = folder.read_dir().unwrap().map(|entry| entry.unwrap().path()).collect();
    found.sort();
    found
}

fn text(name: &str) -> String {
    let path = records().into_iter().find(|path| path.file_stem().unwrap() == name).unwrap();
    std::fs::read_to_string(path).unwrap()
}

/// Asks as a page does: in text.
fn ask(archive: &mut Archive, question: &ToArchive) -> FromArchive {
    decode(&archive.receive_text(&encode(question), None)).unwrap()
}

fn open(archive: &mut Archive, text: &str) -> FromArchive {
    let record = Source::Text(text.to_owned());
    ask(archive, &ToArchive::Open { record, language: Language::English })
}

fn opened(archive: &mut Archive, text: &str) -> Opened {
    match open(archive, text) {
        FromArchive::Opened(opened) => *opened,
        other => panic!("{other:?}"),
    }
}

fn checked(text: &str) -> Checked {
    let record = Source::Text(text.to_owned());
    match ask(&mut Archive::default(), &ToArchive::Check { record, language: Language::English }) {
        FromArchive::Checked(checked) => *checked,
        other => panic!("{other:?}"),
    }
}

fn moment(
    archive: &mut Archive,
    at: u32,
    since: u32,
    eyes: Eyes,
) -> (u32, Vec<(Viewer, AnyFrame)>, Vec<u32>) {
    match ask(archive, &ToArchive::Moment { at, since, eyes }) {
        FromArchive::Moment { at, frames, told } => {
            (at, frames.into_iter().map(|seen| (seen.viewer, seen.frame)).collect(), told)
        }
        other => panic!("{other:?}"),
    }
}

fn bounds(frame: &AnyFrame) -> (u32, u32, usize, bool) {
    match frame {
        AnyFrame::Multiuniversum(frame) => {
            (frame.from, frame.to, frame.events.len(), frame.offers.is_empty())
        }
        AnyFrame::Multiverse(frame) => (frame.from, frame.to, frame.events.len(), frame.offers.is_empty()),
    }
}

#[test]
fn every_kept_record_opens_and_shows_every_moment_to_every_eye() {
    for path in records() {
        let text = std::fs::read_to_string(&path).unwrap();
        let mut archive = Archive::default();
        let game = opened(&mut archive, &text);
        let last = game.moves.len() as u32;
        assert!(last > 2 && game.moves[0].who.is_none(), "{}", path.display());
        for at in [1, 2, last / 2, last] {
            let (_, all, told) = moment(&mut archive, at, 0, Eyes::All);
            assert_eq!(all.len(), game.seats.len() + 1);
            assert_eq!(all[0].0, Viewer::Spectator);
            assert_eq!(told.len() as u32, at);
            for (viewer, frame) in all {
                let (from, to, events, no_offers) = bounds(&frame);
                assert!(from == 0 && to == at && no_offers);
                if viewer == Viewer::Spectator {
                    assert_eq!(told.last(), Some(&(events as u32)));
                }
                let Viewer::Seat(seat) = viewer else { continue };
                let (_, own, _) = moment(&mut archive, at, 0, Eyes::Seat(seat));
                assert_eq!(own, [(viewer, frame)], "the strip shows what that seat saw");
            }
        }
        // What is not there is the nearest thing that is.
        assert_eq!(moment(&mut archive, 0, 0, Eyes::All).0, 1);
        assert_eq!(moment(&mut archive, u32::MAX, 0, Eyes::Seat(Seat::new(6).unwrap())).0, last);
    }
}

#[test]
fn steps_add_up_to_the_whole() {
    for name in ["multiuniversum-3", "multiverse-4"] {
        let mut archive = Archive::default();
        let last = opened(&mut archive, &text(name)).moves.len() as u32;
        let (_, whole, told) = moment(&mut archive, last, 0, Eyes::Seat(RIVAL));
        let mut events = 0;
        for at in 1..=last {
            let (_, step, _) = moment(&mut archive, at, at - 1, Eyes::Seat(RIVAL));
            events += bounds(&step[0].1).2;
            assert_eq!(told[at as usize - 1] as usize, events, "move {at} of {name}");
        }
        assert_eq!(bounds(&whole[0].1).2, events);
    }
}

#[test]
fn a_game_goes_on_from_any_move_with_other_dice() {
    for name in ["multiuniversum-2", "multiverse-3"] {
        let mut archive = Archive::default();
        let game = opened(&mut archive, &text(name));
        for at in [1, game.moves.len() as u32 / 2, game.moves.len() as u32 - 1] {
            let FromArchive::Branch { setup, log } = ask(&mut archive, &ToArchive::Branch { at }) else {
                panic!("there is a game so far");
            };
            let bot: SeatKind = "sensible".parse().unwrap();
            let ends = [1, 2].map(|seed| {
                let mut table = LocalTable::new(if seed == 1 { || 1 } else { || 2 });
                let seats = vec![bot; game.seats.len()];
                let answers =
                    table.receive(ToTable::PlayOn { setup: setup.clone(), seats, log: log.clone() });
                assert!(matches!(answers[0], FromTable::Hello { pledge: None, .. }), "{answers:?}");
                assert!(table.kept().is_some_and(|kept| kept.contains("\"branch\":true")));
                while !table.advance().is_empty() {}
                assert_eq!(table.log()[..log.len()], log);
                assert_eq!(table.finished(), None, "its beginning was another's");
                table.log()
            });
            assert!(at > 1 || ends[0] != ends[1], "the dice are new");
        }
    }
}

/// The record with one line changed.
fn changed(lines: &[&str], line: usize, from: &str, to: &str) -> String {
    let mut lines: Vec<String> = lines.iter().map(|&line| line.to_owned()).collect();
    lines[line] = lines[line].replace(from, to);
    lines.join("\n") + "\n"
}

#[test]
fn a_doctored_record_is_refused_by_its_line() {
    let good = text("multiverse-pledged");
    let lines: Vec<&str> = good.lines().collect();
    let line = lines.iter().position(|line| line.contains("\"1 switch")).unwrap();
    let bad = changed(&lines, line, "1 switch", "2 switch");
    let answer = open(&mut Archive::default(), &bad);
    let FromArchive::Wrong { line: Some(found), text } = answer else { panic!("{answer:?}") };
    assert_eq!(found, line + 1);
    assert!(text.contains("2 switch"), "{text}");
    for nonsense in ["", "{}", "not a record", "\u{0}"] {
        let answer = open(&mut Archive::default(), nonsense);
        assert!(matches!(answer, FromArchive::Wrong { line: Some(1), .. }), "{answer:?}");
    }
    // What was open before is not mistaken for it.
    let mut archive = Archive::default();
    opened(&mut archive, &good);
    open(&mut archive, &bad);
    let answer = ask(&mut archive, &ToArchive::Moment { at: 1, since: 0, eyes: Eyes::All });
    assert_eq!(answer, FromArchive::Unanswered);
}

#[test]
fn the_dice_of_every_kept_record_are_those_that_were_rolled() {
    for path in records() {
        let found = checked(&std::fs::read_to_string(&path).unwrap());
        assert_eq!(found.fault, None);
        assert!(!found.outcomes.is_empty());
        let pledged = matches!(found.dice, DiceNote::Pledged(_));
        for outcome in &found.outcomes {
            assert_eq!(outcome.computed, None, "{}", path.display());
            assert_eq!(outcome.sum.is_some(), pledged);
            assert!(outcome.ticket < outcome.of && !outcome.recorded.is_empty());
        }
        if let DiceNote::Pledged(note) = &found.dice {
            assert_eq!(found.seal, Some(note.pledge.to_string()));
        }
    }
}

#[test]
fn a_changed_outcome_is_found_and_told_beside_what_the_dice_gave() {
    let good = text("multiverse-pledged");
    let lines: Vec<&str> = good.lines().collect();
    let rolls: Vec<usize> = (0..lines.len()).filter(|&line| lines[line].contains("\"* change\"")).collect();
    let line = rolls[rolls.len() / 2];
    let bad = changed(&lines, line, "* change", "* stability");
    let found = checked(&bad);
    let (at, _) = found.fault.clone().expect("it was changed");
    assert!(at <= line + 1);
    let wrong = found.outcomes.iter().find(|outcome| outcome.computed.is_some());
    let wrong = wrong.unwrap_or_else(|| panic!("{:?}", found.fault));
    assert_ne!(wrong.computed.as_ref(), Some(&wrong.recorded));
}

/// Somebody plays against bots, not quite at random.
fn play_to_the_end(table: &mut LocalTable) {
    for turn in 0..10_000 {
        while !table.advance().is_empty() {}
        let FromTable::Frame { frame: AnyFrame::Multiuniversum(frame), .. } =
            &table.receive(ToTable::Resync { since: 0 })[0]
        else {
            panic!("a table tells how things stand");
        };
        let may: Vec<_> = frame.offers.iter().filter(|offer| offer.refusal.is_none()).collect();
        let Some(offer) = may.get(turn * 7 % may.len().max(1)) else { return };
        table.receive(ToTable::Act { seat: ME, action: offer.action.to_string(), after: None });
    }
    panic!("the game does not end");
}

#[test]
fn mu_p06_a_game_with_a_deck_of_ones_own_is_kept_and_opens_with_that_deck() {
    let mut deck = multiuniversum::deck::Deck::default_deck().clone();
    deck.name.en = "My own".to_owned();
    deck.portals[4].dp = 9;
    for own in [true, false] {
        let mut setup = MultiuniversumSetup::for_players(2);
        setup.deck = own.then(|| Box::new(deck.clone()));
        let mut table = LocalTable::new(|| 1);
        let seats = vec![SeatKind::Me, "sensible".parse().unwrap()];
        table.receive(ToTable::NewTable { setup: Setup::Multiuniversum(setup), seats, seed: Some(5) });
        // A reload in between.
        let kept = table.kept().unwrap();
        let mut table = LocalTable::new(|| 1);
        table.remember(kept);
        table.receive(ToTable::Continue);
        play_to_the_end(&mut table);
        let finished = table.finished().expect("the game is over");
        let about: wire::archive::About = serde_json::from_str(&finished.about).unwrap();
        assert_eq!(about.own_deck, own);
        let mut archive = Archive::default();
        let Setup::Multiuniversum(setup) = opened(&mut archive, &finished.record).setup else {
            panic!("another game")
        };
        assert_eq!(setup.deck.as_deref() == Some(&deck), own);
        assert_eq!(checked(&finished.record).fault, None);
        let (at, frames, _) = moment(&mut archive, 9, 0, Eyes::All);
        assert_eq!((at, frames.len()), (9, 3));
    }
}

#[test]
fn a_local_game_is_handed_out_once_with_names_and_result_and_opens_again() {
    let mut table = LocalTable::new(|| 1);
    let setup = Setup::Multiuniversum(MultiuniversumSetup::for_players(2));
    let seats = vec![SeatKind::Me, "sensible".parse().unwrap()];
    let answers = table.receive(ToTable::NewTable { setup, seats, seed: Some(5) });
    let FromTable::Hello { pledge: Some(pledge), .. } = &answers[0] else { panic!("{:?}", answers[0]) };
    assert!(table.receive(ToTable::Introduce { names: vec![Some("Mila".to_owned())] }).is_empty());
    assert_eq!(table.finished(), None, "secrets of a running game are not handed out");
    // The names outlive the page.
    let kept = table.kept().unwrap();
    let mut table = LocalTable::new(|| 1);
    table.remember(kept);
    table.receive(ToTable::Continue);
    play_to_the_end(&mut table);
    let finished = table.finished().expect("the game is over");
    assert_eq!(table.finished(), None, "once");
    let row = format!("[{{\"id\":7,\"when\":1,\"about\":{}}},{{\"id\":8}}]", finished.about);
    assert_eq!(Archive::wants(&ToArchive::List), Some(Wanted::Games));
    let answer = Archive::default().receive(ToArchive::List, Some(row));
    let FromArchive::Games(games) = answer else { panic!("{answer:?}") };
    let [KeptGame { id: 7, about, .. }] = &games[..] else { panic!("{games:?}") };
    assert_eq!(about.seats, [Sitter::Name("Mila".to_owned()), Sitter::Bot("sensible".to_owned())]);
    assert_eq!(about.mine, [ME]);
    assert_eq!(about.totals.len(), 2);
    let here = ToArchive::Open { record: Source::Here(7), language: Language::French };
    assert_eq!(Archive::wants(&here), Some(Wanted::Record(7)));
    let answer = Archive::default().receive(here.clone(), Some(finished.record.clone()));
    let FromArchive::Opened(opened) = answer else { panic!("{answer:?}") };
    assert_eq!(opened.sheet.totals, about.totals);
    let DiceNote::Pledged(note) = &opened.dice else { panic!("{:?}", opened.dice) };
    assert_eq!(note.pledge, *pledge, "what was pledged when the table was opened");
    assert!(matches!(Archive::default().receive(here, None), FromArchive::Wrong { line: None, .. }));
}
