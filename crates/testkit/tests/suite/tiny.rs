//! The laws on the tiny game.

use engine::tiny::HighCard;
use engine::{Game, Node};
use testkit::golden::{self, Views, playthrough};
use testkit::{BytesSource, Law, check, parse_inputs, run_laws};

#[test]
fn high_card_obeys_every_law() {
    for seats in 2..=4 {
        let tally = run_laws(&HighCard { seats }, 1000, u64::from(seats));
        assert_eq!(tally.games, 1000 * Law::ALL.len() as u64);
        assert_eq!(tally.twins, 1000);
        // No law is kept for want of cases.
        assert!(tally.twins_unlike > 300, "{tally:?}");
        assert!(tally.pairs >= 1000 && tally.undos > 20, "{tally:?}");
        assert!(
            tally.claims > 50 && tally.claims_seen > 10 && tally.claims_seen <= tally.claims,
            "{tally:?}"
        );
    }
}

#[test]
fn a_fuzzer_s_bytes_drive_the_laws_too() {
    let rules = HighCard { seats: 3 };
    for law in Law::ALL {
        for bytes in [&b""[..], b"\0\0\0\0", b"\xff\xff\xff\xff\xff\xff\xff\xff", b"some bytes of a fuzzer"] {
            check(law, &rules, &mut BytesSource::new(bytes)).unwrap();
        }
    }
}

#[test]
fn a_line_of_inputs_is_read_back() {
    let rules = HighCard { seats: 2 };
    let inputs = parse_inputs::<HighCard>("* card 3; * card 5; 2 keep; 1 keep").unwrap();
    assert_eq!(rules.node(&rules.replay(&inputs).unwrap()), Node::Over);
    assert_eq!(parse_inputs::<HighCard>("").unwrap(), []);
    assert!(parse_inputs::<HighCard>("* card 3; 1 fold").is_err());
}

#[test]
fn high_card_plays_its_golden_games() {
    let kept = |file: &str| format!("{}/tests/golden/{file}.txt", env!("CARGO_MANIFEST_DIR"));
    let whole = playthrough(&HighCard { seats: 2 }, "two seats, views whole", 1, Views::Whole);
    golden::check(kept("two-seats"), &whole);
    let hashed = playthrough(&HighCard { seats: 4 }, "four seats", 1, Views::Hashed);
    golden::check(kept("four-seats"), &hashed);
}
