//! A table of the tiny game: all choose at once, cards are secret.

use bots::{BotKind, Pcg, make};
use engine::tiny::{Choice, HighCard, Reason};
use engine::{Illegal, Node, Refusal, Seat, Viewer};
use table::{BadLog, Deed, Entry, Fault, Frame, NoUndo, Table};

type Dealt = Table<HighCard>;

const ONE: Seat = Seat::new(1).unwrap();
const TWO: Seat = Seat::new(2).unwrap();
const THREE: Seat = Seat::new(3).unwrap();

fn log(lines: &[&str]) -> Vec<Entry<HighCard>> {
    lines.iter().map(|line| line.parse().unwrap()).collect()
}

/// Three seats hold the 3, the 9 and the 5.
fn dealt() -> Dealt {
    Table::resume(HighCard { seats: 3 }, log(&["* card 3", "* card 9", "* card 5"])).unwrap()
}

fn act(table: &mut Dealt, seat: Seat, choice: Choice) {
    table.act(seat, choice, &mut Pcg::new(1, 0)).unwrap();
}

/// What every viewer would be sent, as it is sent.
fn everything(table: &Dealt) -> Vec<String> {
    let frames = |viewer| (0..=table.number()).map(move |since| table.frame(viewer, since));
    Viewer::all(3).flat_map(frames).map(|frame| serde_json::to_string(&frame).unwrap()).collect()
}

#[test]
fn a_new_table_is_set_up_by_chance_in_one_move() {
    let table = Table::new(HighCard { seats: 3 }, &mut Pcg::new(1, 0));
    assert_eq!((table.number(), table.moves()[0].deed), (1, Deed::SetUp));
    assert_eq!(table.inputs().count(), 3);
    assert_eq!(table.to_act().len(), 3);
}

#[test]
fn an_illegal_action_says_why_and_changes_nothing() {
    let mut table = dealt();
    let before = everything(&table);
    let refused = table.act(TWO, Choice::Swap, &mut Pcg::new(1, 0)).unwrap_err();
    assert_eq!(refused, Illegal::Refused(Refusal { rule: "HC-5", reason: Reason::Highest }));
    let nobody = Seat::new(6).unwrap();
    assert!(matches!(table.act(nobody, Choice::Keep, &mut Pcg::new(1, 0)), Err(Illegal::NotNow(_))));
    assert_eq!(everything(&table), before);
}

#[test]
fn a_move_is_an_action_with_the_chance_that_follows() {
    let mut table = dealt();
    act(&mut table, ONE, Choice::Swap);
    act(&mut table, TWO, Choice::Keep);
    act(&mut table, THREE, Choice::Swap);
    let last = table.moves().last().unwrap();
    assert_eq!((last.number, last.inputs.len()), (4, 3), "the last choice and two draws");
    assert_eq!(table.node(), Node::Over);
}

#[test]
fn a_choice_is_taken_back_until_all_have_chosen() {
    let mut table = dealt();
    act(&mut table, ONE, Choice::Swap);
    act(&mut table, TWO, Choice::Keep);
    assert_eq!(table.undo(ONE).unwrap().number, 4);
    assert_eq!(table.to_act().iter().collect::<Vec<_>>(), [ONE, THREE]);
    assert_eq!(table.undo(ONE).unwrap_err(), NoUndo::NothingToTakeBack);
    assert_eq!(table.undo(THREE).unwrap_err(), NoUndo::NothingToTakeBack);
    act(&mut table, ONE, Choice::Keep);
    assert_eq!(table.inputs().map(|input| input.to_string()).collect::<Vec<_>>()[3..], ["2 keep", "1 keep"]);

    act(&mut table, THREE, Choice::Keep);
    let before = everything(&table);
    assert_eq!(table.undo(THREE).unwrap_err(), NoUndo::Revealed, "the last choice shows them all");
    assert_eq!(table.undo(ONE).unwrap_err(), NoUndo::SomebodyElseActed);
    assert_eq!(everything(&table), before);
}

#[test]
fn chance_is_never_crossed() {
    let mut table = dealt();
    act(&mut table, TWO, Choice::Keep);
    act(&mut table, THREE, Choice::Keep);
    act(&mut table, ONE, Choice::Swap);
    assert_eq!(table.undo(ONE).unwrap_err(), NoUndo::ChanceDecided);
    assert_eq!(table.undo(TWO).unwrap_err(), NoUndo::SomebodyElseActed);
}

#[test]
fn every_move_has_a_number_and_a_frame_for_everybody() {
    let mut table = dealt();
    act(&mut table, ONE, Choice::Swap);
    act(&mut table, TWO, Choice::Keep);
    table.undo(ONE).unwrap();
    for viewer in Viewer::all(3) {
        for since in 0..=4 {
            let frame = table.frame(viewer, since);
            assert_eq!((frame.from, frame.to, frame.undone), (since, 4, since < 4));
        }
        // The cards and the choice that stands; what was taken back is not told any more.
        assert_eq!(table.frame(viewer, 0).events.len(), 4);
        assert!(table.frame(viewer, 3).events.is_empty());
        // A number from elsewhere gets everything.
        assert_eq!(table.frame(viewer, 5), table.frame(viewer, 0));
    }
    assert!(table.frame(Viewer::Seat(TWO), 4).may_undo);
    assert!(!table.frame(Viewer::Seat(ONE), 4).may_undo);
}

#[test]
fn a_spectator_sees_backs_of_cards_and_is_offered_nothing() {
    let mut table = dealt();
    act(&mut table, ONE, Choice::Swap);
    let frame = table.frame(Viewer::Spectator, 0);
    assert!(frame.offers.is_empty() && !frame.may_undo);
    let text = serde_json::to_string(&frame).unwrap();
    assert!(!text.contains(r#""known""#), "{text}");
    let own = serde_json::to_string(&table.frame(Viewer::Seat(ONE), 0)).unwrap();
    assert!(own.contains(r#"{"known":3}"#) && !own.contains(r#"{"known":9}"#), "{own}");
}

#[test]
fn a_frame_is_read_back_as_it_was_sent() {
    let table = dealt();
    for viewer in Viewer::all(3) {
        let frame = table.frame(viewer, 0);
        let text = serde_json::to_string(&frame).unwrap();
        assert_eq!(serde_json::from_str::<Frame<HighCard>>(&text).unwrap(), frame);
    }
    let offers = serde_json::to_string(&table.frame(Viewer::Seat(TWO), 0).offers).unwrap();
    let refusal = r#"{"action":"swap","refusal":{"rule":"HC-5","reason":"highest"}}"#;
    assert_eq!(offers, format!(r#"[{{"action":"keep"}},{refusal}]"#));
}

#[test]
fn a_resumed_table_is_the_original() {
    let mut dice = Pcg::new(5, 0);
    let mut table = Table::new(HighCard { seats: 3 }, &mut dice);
    let mut bot = make(BotKind::Sensible, 1);
    table.act_bot(THREE, &mut *bot, &mut dice).unwrap();
    table.act_bot(ONE, &mut *bot, &mut dice).unwrap();
    table.undo(THREE).unwrap();
    table.act_bot(TWO, &mut *bot, &mut dice).unwrap();
    table.act_bot(THREE, &mut *bot, &mut dice).unwrap();
    assert!(matches!(table.act_bot(ONE, &mut *bot, &mut dice), Err(Illegal::Over)));

    // As it would be stored: text.
    let text = serde_json::to_string(&table.log().collect::<Vec<_>>()).unwrap();
    assert!(text.contains("\"undo 3\""), "{text}");
    let stored: Vec<Entry<HighCard>> = serde_json::from_str(&text).unwrap();
    let resumed = Table::resume(HighCard { seats: 3 }, stored).unwrap();
    assert_eq!(resumed.state(), table.state());
    assert_eq!(everything(&resumed), everything(&table));

    let record: Vec<_> = table.inputs().collect();
    let replayed = Table::resume(HighCard { seats: 3 }, record).unwrap();
    assert_eq!(replayed.state(), table.state());
}

#[test]
fn a_log_that_is_no_game_says_where() {
    let bad = |lines: &[&str]| {
        let BadLog { position, fault } = Table::resume(HighCard { seats: 2 }, log(lines)).unwrap_err();
        (position, fault)
    };
    assert_eq!(bad(&["* card 3"]), (1, Fault::Unfinished));
    assert_eq!(bad(&["* card 3", "* card 3"]), (1, Fault::Illegal(Illegal::Impossible)));
    assert_eq!(bad(&["* card 3", "* card 4", "undo 1"]), (2, Fault::NoUndo(NoUndo::NothingToTakeBack)));
    let twice = bad(&["* card 3", "* card 4", "1 keep", "1 keep"]);
    assert!(matches!(twice, (3, Fault::Illegal(Illegal::NotNow(_)))), "{twice:?}");
    assert_eq!(bad(&["* card 3", "* card 4", "1 keep", "2 swap"]), (4, Fault::Unfinished));
    let extra = bad(&["* card 3", "* card 4", "1 keep", "undo 1", "* card 5"]);
    assert!(matches!(extra, (4, Fault::Illegal(Illegal::NotNow(_)))), "{extra:?}");
    let dealt = bad(&["* card 3", "* card 4", "* card 5"]);
    assert!(matches!(dealt, (2, Fault::Illegal(Illegal::NotNow(_)))), "{dealt:?}");
}

#[test]
fn a_faulty_move_is_not_half_appended() {
    let mut table = dealt();
    act(&mut table, ONE, Choice::Swap);
    act(&mut table, TWO, Choice::Keep);
    let before = everything(&table);
    table.append(&log(&["3 swap", "* card 1", "* card 9"])).unwrap_err();
    assert_eq!(everything(&table), before);
    table.append(&log(&["3 swap", "* card 1", "* card 2"])).unwrap();
    assert_eq!(table.node(), Node::Over);
}

#[test]
fn entries_have_one_notation() {
    for text in ["1 keep", "* card 9", "undo 2"] {
        assert_eq!(text.parse::<Entry<HighCard>>().unwrap().to_string(), text);
    }
    for text in ["", "undo", "undo 0", "undo +2", "undo 02", "undo  2", "Undo 2"] {
        assert!(text.parse::<Entry<HighCard>>().is_err(), "{text}");
    }
}
