//! A local table, as its client talks to it.

use engine::{Seat, Viewer};
use games::{MultiuniversumSetup, MultiverseSetup, Playable, SeatKind, Setup};
use multiuniversum::Multiuniversum;
use multiverse::Multiverse;
use table::{Frame, NoUndo};
use wire::{ErrorCode, FromTable, LocalTable, ToTable, Why, decode, encode};

const ME: Seat = Seat::new(1).unwrap();
const RIVAL: Seat = Seat::new(2).unwrap();

fn seats(names: &str) -> Vec<SeatKind> {
    names.split(',').map(|name| name.parse().unwrap()).collect()
}

fn setup(players: u8) -> Setup {
    Setup::Multiuniversum(MultiuniversumSetup::for_players(players))
}

fn new_table(names: &str, seed: u64) -> ToTable {
    let seats = seats(names);
    ToTable::NewTable { setup: setup(seats.len() as u8), seats, seed: Some(seed) }
}

fn act(seat: Seat, action: impl Into<String>) -> ToTable {
    ToTable::Act { seat, action: action.into(), after: None }
}

/// The client: all it has is text, and it believes the last frame of each viewer.
struct Client<G: Playable> {
    table: LocalTable,
    frame: Option<Frame<G>>,
    viewer: Viewer,
    answers: Vec<FromTable>,
}

impl<G: Playable> Client<G> {
    fn new(viewer: Viewer) -> Self {
        Self { table: LocalTable::new(|| 1), frame: None, viewer, answers: Vec::new() }
    }

    /// Says something and hears everything that follows from it, bots included.
    fn say(&mut self, message: &ToTable) -> &[FromTable] {
        let mut texts = self.table.receive_text(&encode(message));
        loop {
            let more = self.table.advance_text();
            if more.is_empty() {
                break;
            }
            texts.extend(more);
        }
        self.answers = texts.iter().map(|text| decode(text).unwrap()).collect();
        for answer in &self.answers {
            // What was sent is what is read.
            assert_eq!(decode::<FromTable>(&encode(answer)).as_ref(), Ok(answer));
            if let FromTable::Frame { viewer, frame } = answer
                && *viewer == self.viewer
            {
                let frame = G::frame_of(frame.clone()).expect("a table has frames of its own game only");
                let told = self.frame.as_ref().map_or(0, |frame| frame.to);
                assert!(frame.from == 0 || frame.from == told, "a gap: {told} to {}", frame.from);
                self.frame = Some(frame);
            }
        }
        &self.answers
    }

    fn offer(&self) -> Option<String> {
        let offers = &self.frame.as_ref().unwrap().offers;
        let allowed: Vec<_> = offers.iter().filter(|offer| offer.refusal.is_none()).collect();
        // Not always the same kind of action, so that the game goes on.
        let turn = self.frame.as_ref().unwrap().to as usize;
        (!allowed.is_empty()).then(|| allowed[turn * 7 % allowed.len()].action.to_string())
    }

    /// Plays until the game is over, and returns how often it was asked.
    fn play_out(&mut self) -> usize {
        let mut asked = 0;
        while let Some(action) = self.offer() {
            let answers = self.say(&act(ME, action));
            assert!(matches!(answers[0], FromTable::Frame { .. }), "{:?}", answers[0]);
            asked += 1;
            assert!(asked < 10_000, "the game does not end");
        }
        asked
    }
}

fn code(answers: &[FromTable]) -> ErrorCode {
    match answers {
        [FromTable::Error { code, text }] => {
            assert!(!text.is_empty());
            *code
        }
        other => panic!("not an error: {other:?}"),
    }
}

#[test]
fn a_whole_game_is_played_with_texts() {
    for (names, seed) in [("me", 1), ("me,sensible", 2), ("me,random,sensible,random,sensible", 3)] {
        play_whole_game::<Multiuniversum>(setup(seats(names).len() as u8), names, seed, "pass");
    }
    for (names, seed) in
        [("me,sensible", 1), ("me,random,sensible", 2), ("me,random,random,random,sensible,random", 3)]
    {
        let setup = MultiverseSetup::for_players(seats(names).len() as u8);
        play_whole_game::<Multiverse>(Setup::Multiverse(setup), names, seed, "visit");
    }
}

fn play_whole_game<G: Playable>(setup: Setup, names: &str, seed: u64, too_late: &str) {
    let mut client = Client::<G>::new(Viewer::Seat(ME));
    client.say(&ToTable::NewTable { setup, seats: seats(names), seed: Some(seed) });
    assert!(client.play_out() > 10);
    let Some(FromTable::Over { ending, sheet }) = client.answers.last() else {
        panic!("{:?}", client.answers.last());
    };
    assert!(!ending.is_empty());
    assert_eq!(sheet.totals.len(), seats(names).len().max(2));
    let why = client.say(&act(ME, too_late));
    assert!(matches!(why, [FromTable::Refused { why: Why::Over, .. }]), "{why:?}");
}

#[test]
fn hello_spells_the_deck_out() {
    let mut client = Client::<Multiuniversum>::new(Viewer::Seat(ME));
    let answers = client.say(&new_table("me,sensible", 1));
    let FromTable::Hello { setup: Setup::Multiuniversum(setup), seats: told } = &answers[0] else {
        panic!("{:?}", answers[0]);
    };
    assert_eq!(setup.deck.as_ref().unwrap().portals.len(), 20);
    assert_eq!(*told, seats("me,sensible"));
}

#[test]
fn each_move_is_a_frame_of_its_own() {
    let mut client = Client::<Multiuniversum>::new(Viewer::Spectator);
    let answers = client.say(&new_table("sensible,sensible", 4)).to_vec();
    let frames = answers.iter().filter(|answer| matches!(answer, FromTable::Frame { .. })).count();
    assert_eq!(frames, client.frame.as_ref().unwrap().to as usize, "set-up and one for each action");
    assert!(matches!(answers.last(), Some(FromTable::Over { .. })));
}

#[test]
fn two_people_at_one_screen_each_have_their_frames() {
    let mut client = Client::<Multiuniversum>::new(Viewer::Seat(RIVAL));
    let answers = client.say(&new_table("me,me", 5));
    let viewers: Vec<Viewer> = answers
        .iter()
        .filter_map(|answer| match answer {
            FromTable::Frame { viewer, frame } => {
                let frame = Multiuniversum::frame_of(frame.clone()).unwrap();
                assert_eq!(frame.view.viewer, *viewer);
                Some(*viewer)
            }
            _ => None,
        })
        .collect();
    assert_eq!(viewers, [Viewer::Seat(ME), Viewer::Seat(RIVAL)]);
}

#[test]
fn what_cannot_be_done_is_refused_with_its_reason() {
    let mut client = Client::<Multiuniversum>::new(Viewer::Seat(ME));
    client.say(&new_table("me,me", 6));
    let not_now = client.say(&act(RIVAL, "pass")).to_vec();
    let [FromTable::Refused { seat: RIVAL, action, why: Why::NotNow { to_act } }] = &not_now[..] else {
        panic!("{not_now:?}");
    };
    assert_eq!((action.as_str(), to_act.lowest()), ("pass", Some(ME)));
    let not_offered = client.say(&act(ME, "move 2"));
    assert!(matches!(not_offered, [FromTable::Refused { why: Why::NotOffered, .. }]), "{not_offered:?}");
    assert_eq!(
        client.say(&ToTable::Undo { seat: ME, after: None }),
        [FromTable::NotUndone { seat: ME, why: NoUndo::NothingToTakeBack }]
    );
}

#[test]
fn a_refusal_names_the_rule_as_the_offer_does() {
    let mut client = Client::<Multiuniversum>::new(Viewer::Seat(ME));
    for seed in 0..50 {
        client.say(&new_table("me,sensible", seed));
        let offers = client.frame.clone().unwrap().offers;
        let Some(offer) = offers.into_iter().find(|offer| offer.refusal.is_some()) else { continue };
        let refusal = offer.refusal.unwrap();
        let answers = client.say(&act(ME, offer.action.to_string()));
        let [FromTable::Refused { why: Why::Rule { rule, reason }, .. }] = answers else {
            panic!("{answers:?}");
        };
        assert_eq!(*rule, refusal.rule);
        assert_eq!(*reason, games::AnyReason::Multiuniversum(refusal.reason));
        return;
    }
    panic!("no first hand has a card that cannot be played");
}

#[test]
fn an_action_that_shows_nothing_is_taken_back() {
    let mut client = Client::<Multiuniversum>::new(Viewer::Seat(ME));
    client.say(&new_table("me,sensible", 7));
    let before = client.frame.clone().unwrap();
    let prepare = before.offers.iter().find(|offer| offer.action.to_string().starts_with("prepare")).unwrap();
    client.say(&act(ME, prepare.action.to_string()));
    assert!(client.frame.as_ref().unwrap().may_undo);
    client.say(&ToTable::Undo { seat: ME, after: None });
    let after = client.frame.clone().unwrap();
    assert_eq!((after.view, after.undone), (before.view, true));
}

#[test]
fn a_resumed_table_goes_on_as_it_would_have() {
    let mut whole = Client::<Multiuniversum>::new(Viewer::Seat(ME));
    whole.say(&new_table("me,sensible,random", 8));
    let mut broken = Client::<Multiuniversum>::new(Viewer::Seat(ME));
    for _ in 0..30 {
        let log = whole.table.log();
        broken.say(&ToTable::Resume { setup: setup(3), seats: seats("me,sensible,random"), seed: 8, log });
        let action = whole.offer().unwrap();
        assert_eq!(broken.offer(), Some(action.clone()));
        whole.say(&act(ME, action.clone()));
        broken.say(&act(ME, action));
        assert_eq!(broken.table.log(), whole.table.log());
        assert_eq!(broken.frame.as_ref().unwrap().view, whole.frame.as_ref().unwrap().view);
    }
}

#[test]
fn what_makes_no_table_is_an_error() {
    let mut client = Client::<Multiuniversum>::new(Viewer::Seat(ME));
    assert_eq!(code(client.say(&act(ME, "pass"))), ErrorCode::NoTable);
    assert_eq!(code(client.say(&ToTable::Undo { seat: ME, after: None })), ErrorCode::NoTable);
    let new =
        |players, names| ToTable::NewTable { setup: setup(players), seats: seats(names), seed: Some(1) };
    assert_eq!(code(client.say(&new(2, "me"))), ErrorCode::Seats);
    assert_eq!(code(client.say(&new(6, "me,me,me,me,me,me"))), ErrorCode::Setup);
    let resume = |log: &[&str]| ToTable::Resume {
        setup: setup(2),
        seats: seats("me,sensible"),
        seed: 1,
        log: log.iter().map(|&entry| entry.to_owned()).collect(),
    };
    for log in [&["* card 1"][..], &["nonsense"], &["1 pass"], &[]] {
        assert_eq!(code(client.say(&resume(log))), ErrorCode::Log, "{log:?}");
    }
    assert!(client.table.log().is_empty());

    client.say(&new_table("me,sensible", 1));
    assert_eq!(code(client.say(&act(RIVAL, "pass"))), ErrorCode::NotYourSeat);
    assert_eq!(code(client.say(&act(Seat::new(6).unwrap(), "pass"))), ErrorCode::NotYourSeat);
    assert_eq!(code(client.say(&ToTable::Undo { seat: RIVAL, after: None })), ErrorCode::NotYourSeat);
    assert_eq!(code(client.say(&act(ME, "win"))), ErrorCode::Notation);
    // A bad message leaves the table as it was.
    let log = client.table.log();
    assert_eq!(code(client.say(&new(2, "me"))), ErrorCode::Seats);
    assert_eq!(client.table.log(), log);
}

#[test]
fn what_a_client_says_is_read_back() {
    for message in
        [new_table("me,sensible", u64::MAX), act(ME, "play 3"), ToTable::Undo { seat: RIVAL, after: None }]
    {
        assert_eq!(decode(&encode(&message)), Ok(message));
    }
}

#[test]
fn what_ended_the_game_is_not_taken_back() {
    // Two people at one screen; nobody seals anything, so the second pass ends the game, and nothing is drawn.
    let mut setup = MultiuniversumSetup::for_players(2);
    setup.options.stalemate_rounds = 1;
    let mut client = Client::<Multiuniversum>::new(Viewer::Seat(RIVAL));
    client.say(&ToTable::NewTable {
        setup: Setup::Multiuniversum(setup),
        seats: seats("me,me"),
        seed: Some(1),
    });
    client.say(&act(ME, "pass"));
    let over = |answers: &[FromTable]| answers.iter().any(|answer| matches!(answer, FromTable::Over { .. }));
    assert!(over(client.say(&act(RIVAL, "pass"))));
    assert!(client.frame.as_ref().is_some_and(|frame| !frame.may_undo));
    let refused = client.say(&ToTable::Undo { seat: RIVAL, after: None }).to_vec();
    assert_eq!(refused, [FromTable::NotUndone { seat: RIVAL, why: NoUndo::Over }]);
}
