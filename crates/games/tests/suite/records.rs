//! Records of both games: what is written verifies, and nothing that was changed does.

use bots::{Pcg, draw, pick};
use engine::{Input, Node, Random as _, Seat, Silent};
use games::record::{DiceNote, Fault, Record, Sitter, Verified, write};
use games::{BotKind, Flags, GameId, LocalGame, Luck, Playable, SeatKind, Setup, WithGame};
use table::{Nonce, PledgeNote, Seed, Share};
use words::{Language, Words};

fn setup(game: GameId, seats: u8) -> Setup {
    Setup::from_flags(game, Flags { seats, ..Flags::default() }).unwrap()
}

/// Every game with every number of players.
fn setups() -> Vec<Setup> {
    let possible = |game, seats| Setup::from_flags(game, Flags { seats, ..Flags::default() }).ok();
    GameId::ALL.into_iter().flat_map(|game| (1..=6).filter_map(move |seats| possible(game, seats))).collect()
}

/// A game of random bots with the pinned generator, left after so many inputs at the earliest.
struct Simulated<'a> {
    setup: &'a Setup,
    seed: u64,
    most: usize,
}

impl WithGame for Simulated<'_> {
    type Output = String;
    fn with<G: Playable>(self, rules: G) -> String {
        let (mut chance, mut choices) = (Pcg::new(self.seed, 0), Pcg::new(self.seed, 1));
        let mut state = rules.start();
        let mut inputs = Vec::new();
        loop {
            let input = match rules.node(&state) {
                Node::Over => break,
                Node::Chance => Input::Chance(draw(&rules.odds(&state), &mut chance)),
                Node::Act(_) if inputs.len() >= self.most => break,
                Node::Act(seats) => {
                    let seat = seats.lowest().unwrap();
                    Input::Act(seat, pick(&rules.legal(&state, seat), &mut choices))
                }
            };
            rules.step(&mut state, input, &mut Silent);
            inputs.push(input);
        }
        let seats = vec![Sitter::bot(BotKind::Random); rules.seats().into()];
        let dice = DiceNote::Pcg32 { seed: self.seed, stream: 0 };
        write(self.setup, &rules, seats, dice, None, inputs).unwrap()
    }
}

fn simulated(setup: &Setup, seed: u64, most: usize) -> String {
    setup.visit(Simulated { setup, seed, most }).unwrap()
}

/// A game between a person who added a nonce and bots, with pledged dice.
struct Pledged<'a>(&'a Setup);

impl WithGame for Pledged<'_> {
    type Output = String;
    fn with<G: Playable>(self, rules: G) -> String {
        let (seed, nonce) = (Seed::named("host"), Nonce::new([7; 32]));
        let share = Share { seat: Seat::from_index(0), pledge: nonce.pledge(), nonce };
        let note = PledgeNote { nonces: vec![share], ..PledgeNote::alone(&seed, "a match of “ours”") };
        let count = usize::from(rules.seats());
        let mut kinds = vec![SeatKind::Bot(BotKind::Sensible); count];
        kinds[0] = SeatKind::Me;
        let mut game = LocalGame::new(rules.clone(), kinds, Luck { seed, note: note.clone() }).unwrap();
        let mut choices = Pcg::new(1, 0);
        while game.table().node() != Node::Over {
            if game.advance().is_none() {
                let legal = rules.legal(game.table().state(), share.seat);
                game.act(share.seat, pick(&legal, &mut choices)).unwrap();
            }
        }
        let mut seats = vec![Sitter::bot(BotKind::Sensible); count];
        seats[0] = Sitter::Name("Mila, “the first”".into());
        let inputs: Vec<_> = game.table().inputs().collect();
        write(self.0, &rules, seats, DiceNote::Pledged(note), Some(seed), inputs).unwrap()
    }
}

fn pledged(setup: &Setup) -> String {
    setup.visit(Pledged(setup)).unwrap()
}

fn verify(bytes: &[u8]) -> Result<Verified, Fault> {
    crate::verify::verify(bytes).map(|(_, verified)| verified)
}

fn fault(text: &str) -> String {
    let fault = verify(text.as_bytes()).unwrap_err();
    format!("{}: {}", fault.line, fault.text)
}

#[test]
fn every_record_written_verifies() {
    assert_eq!(setups().len(), 10);
    for setup in setups() {
        for seed in 0..10 {
            let text = simulated(&setup, seed, usize::MAX);
            let verified = verify(text.as_bytes()).unwrap();
            assert_eq!(verified.inputs + 2, text.lines().count());
            assert!(!verified.pledged && verified.ending.is_some() && verified.outcomes > 0);
        }
        let verified = verify(pledged(&setup).as_bytes()).unwrap();
        assert!(verified.pledged && verified.ending.is_some());
    }
}

#[test]
fn a_game_that_was_left_verifies_as_one_without_an_ending() {
    for game in GameId::ALL {
        for most in [0, 1, 40, 60] {
            let verified = verify(simulated(&setup(game, 2), 3, most).as_bytes()).unwrap();
            assert_eq!(verified.ending, None);
            assert!(verified.inputs >= most);
        }
    }
}

#[test]
fn a_record_cut_anywhere_is_refused() {
    for game in GameId::ALL {
        let text = simulated(&setup(game, 2), 4, 50);
        let whole = text.trim_end().len();
        for end in (0..whole).step_by(7).chain([whole - 1]) {
            assert!(verify(&text.as_bytes()[..end]).is_err(), "cut after {end} bytes");
        }
        assert!(verify(&text.as_bytes()[..whole]).is_ok(), "only the last line end is missing");
        let cut: Vec<&str> = text.lines().take(9).collect();
        assert_eq!(fault(&cut.join("\n")), "10: the record ends here; its last lines are missing");
    }
}

#[test]
fn a_record_with_one_character_changed_is_refused_or_means_the_same() {
    for game in GameId::ALL {
        for text in [simulated(&setup(game, 2), 5, 60), pledged(&setup(game, 3))] {
            let good = verify(text.as_bytes()).unwrap();
            let mut random = Pcg::new(9, 0);
            let places: Vec<usize> = text.char_indices().map(|(place, _)| place).collect();
            for _ in 0..3000 {
                let place = places[random.below(places.len() as u32) as usize];
                let rest = &text[place..];
                let old = rest.chars().next().unwrap();
                let new = char::from(b" 0123456789abcxyz\"{}[],:*-\n\t\\"[random.below(29) as usize]);
                let changed = match random.below(3) {
                    0 => format!("{}{new}{}", &text[..place], &rest[old.len_utf8()..]),
                    1 => format!("{}{}", &text[..place], &rest[old.len_utf8()..]),
                    _ => format!("{}{new}{rest}", &text[..place]),
                };
                match verify(changed.as_bytes()) {
                    Err(fault) => assert!(!fault.text.is_empty() && !fault.text.contains(['\n', '⟨'])),
                    Ok(verified) => {
                        assert_eq!(verified, good, "{place}: {old:?} {new:?}");
                        // Only what is no part of a value: white space of the last line.
                        let squeezed = |text: &str| text.split_whitespace().collect::<String>();
                        assert_eq!(squeezed(&changed), squeezed(&text), "{place}: {old:?} {new:?}");
                    }
                }
            }
        }
    }
}

/// Changes a part of a record and makes its check right again: what a forger would do.
fn forged(text: &str, old: &str, new: &str) -> String {
    assert!(text.contains(old), "{old}");
    let text = text.replacen(old, new, 1);
    let (before, end) = text.trim_end().rsplit_once('\n').unwrap();
    let (start, _) = end.rsplit_once(r#""check":""#).unwrap();
    // A named seed is the SHA-256 of its name.
    let check = Seed::named(&format!("{before}\n"));
    format!("{before}\n{start}\"check\":\"{check}\"}}\n")
}

#[test]
fn a_forger_who_knows_the_format_is_found_out() {
    let text = pledged(&setup(GameId::Multiverse, 2));
    let check = |old: &str, new: &str, part: &str| {
        let wrong = fault(&forged(&text, old, new));
        assert!(wrong.contains(part), "{old} → {new}: {wrong}");
    };
    assert!(verify(forged(&text, "Mila", "Mina").as_bytes()).is_ok(), "names are only names");
    check(r#""record":1"#, r#""record":2"#, "1: a record of format 2; this program reads format 1");
    check(r#""ruleset":1"#, r#""ruleset":9"#, "ruleset 9 of multiverse is not known here");
    check(r#""players":2"#, r#""players":7"#, "2 to 6 players");
    check(r#""players":2"#, r#""players":3"#, "1: seats with somebody on them: 2, not 3");
    check(r#""players":2"#, r#""players":2,"luck":1"#, "unknown field `luck`");
    check("0707", "0708", "1: what seat 1 opened is not what it had pledged");
    assert!(
        verify(forged(&text, r#""bot":"sensible""#, r#""bot":"genius""#).as_bytes()).is_ok(),
        "bots come and go"
    );
    check("Mila", "\\u001b[31m", "1: the name on seat 1 must have 1 to 60 characters");
    check(r#"{"bot":"sensible"}"#, r#"{"bot":""}"#, "1: the name on seat 2 must have 1 to 60 characters");
    check(r#"{"input":"1 "#, r#"{ "input":"1 "#, "not written as it should be");
    check(r#""stability":"1/2""#, r#""stability":"01/2""#, "stability must be a fraction");
    let nobody = (r#"{"name":"Mila, “the first”"}"#, r#"{"bot":"random"}"#);
    check(nobody.0, nobody.1, "1: nobody sits on seat 1 who could have added to the dice");
    // Another outcome of a roll, with the tickets it holds.
    let (old, new) =
        (r#""* stability","lot":{"first":0,"last":0"#, r#""* change","lot":{"first":1,"last":1"#);
    let wrong = fault(&forged(&text, old, new));
    assert!(wrong.contains("cannot come here") || wrong.contains("is not what the dice gave"), "{wrong}");
    check(
        r#"{"first":0,"last":0,"of":2}"#,
        r#"{"first":0,"last":1,"of":2}"#,
        r#"right: {"first":0,"last":0"#,
    );
    check(r#","lot":{"first":0,"last":0,"of":2}"#, "", r#"right: {"first":0,"last":0"#);
    check(r#""input":"1 "#, r#""input":"3 "#, "cannot come here");
    check(r#""input":"1 "#, r#""input":"01 "#, "is not understood");
    let seed = Seed::named("host").to_string();
    check(&seed, &Seed::named("guest").to_string(), "the seed is not the one that was pledged");
    check(&format!(r#","seed":"{seed}""#), "", "is not opened");
    assert!(fault(&format!("{text}\n")).contains("something follows the last line"));
}

#[test]
fn a_better_seed_is_a_worse_record() {
    // Whoever simulates and likes another result may change the seed: then the dice do not fit.
    for game in GameId::ALL {
        let text = simulated(&setup(game, 2), 7, usize::MAX);
        let wrong = fault(&forged(&text, r#""seed":7"#, r#""seed":8"#));
        assert!(wrong.contains("is not what the dice gave"), "{wrong}");
    }
}

#[test]
fn scores_and_endings_are_checked() {
    let text = simulated(&setup(GameId::Multiuniversum, 2), 8, usize::MAX);
    let part = |start: &str, end: char| text.rsplit_once(start).unwrap().1.split(end).next().unwrap();
    let wrong = forged(&text, &format!(r#""totals":[{}]"#, part(r#""totals":["#, ']')), r#""totals":[99,1]"#);
    assert!(fault(&wrong).contains("the score sheet is wrong; this is right"), "{}", fault(&wrong));
    let ending = part(r#""ending":""#, '"');
    let wrong = forged(&text, &format!(r#""ending":"{ending}""#), r#""ending":"magic""#);
    assert!(fault(&wrong).contains(&format!("its ending is {ending}")), "{}", fault(&wrong));
}

#[test]
fn what_is_no_record_is_one_sentence() {
    assert_eq!(fault(""), "1: the record ends here; its last lines are missing");
    assert!(fault("hello\n").starts_with("1: not a line of a record: expected value"));
    assert!(fault("{}\n").contains("missing field `record`"));
    assert_eq!(verify(b"\xff\xfe\x00\n").unwrap_err().text, "this line is not text in UTF-8");
    let open = |bytes: &'static [u8], language| Record::open(bytes, Words::of(language)).err().unwrap().text;
    assert_eq!(
        open(b"", Language::French),
        "l’enregistrement s’arrête ici\u{a0}; ses dernières lignes manquent"
    );
    let endless = std::io::BufReader::new(std::io::repeat(b'x'));
    let fault = Record::open(endless, Words::of(Language::English)).err().unwrap();
    assert_eq!(fault.text, "this line is longer than any line of a record");
}
