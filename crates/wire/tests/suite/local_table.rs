//! A local table, as its client talks to it.

use engine::{Seat, Viewer};
use games::{MultiuniversumSetup, MultiverseSetup, Playable, SeatKind, Setup};
use multiuniversum::Multiuniversum;
use multiverse::Multiverse;
use table::{Frame, NoUndo};
use wire::daily::Eureka;
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
    let FromTable::Hello { setup: Setup::Multiuniversum(setup), seats: told, .. } = &answers[0] else {
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

/// Whose frames these are.
fn eyes(answers: &[FromTable]) -> Vec<Viewer> {
    let frame_eyes = |answer: &FromTable| match answer {
        FromTable::Frame { viewer, frame } => {
            let frame = Multiuniversum::frame_of(frame.clone()).unwrap();
            assert_eq!(frame.view.viewer, *viewer);
            Some(*viewer)
        }
        _ => None,
    };
    answers.iter().filter_map(frame_eyes).collect()
}

#[test]
fn of_people_who_share_a_screen_only_the_one_who_looks_is_told_anything() {
    let mut client = Client::<Multiuniversum>::new(Viewer::Spectator);
    assert_eq!(eyes(client.say(&new_table("me,sensible,me", 5))), [Viewer::Spectator]);
    let mut asked = 0;
    loop {
        let to_act = client.frame.as_ref().unwrap().to_act;
        let Some(seat) = to_act.lowest() else { break };
        client.viewer = Viewer::Seat(seat);
        assert_eq!(eyes(client.say(&ToTable::Look { seat: Some(seat) })), [Viewer::Seat(seat)]);
        while client.frame.as_ref().unwrap().to_act.lowest() == Some(seat) {
            let action = client.offer().unwrap();
            let told = eyes(client.say(&act(seat, action)));
            assert!(told.iter().all(|&viewer| viewer == Viewer::Seat(seat)), "{told:?}");
        }
        client.viewer = Viewer::Spectator;
        assert_eq!(eyes(client.say(&ToTable::Look { seat: None })), [Viewer::Spectator]);
        asked += 1;
    }
    assert!(asked > 5, "{asked}");
    assert_eq!(code(client.say(&ToTable::Look { seat: Some(RIVAL) })), ErrorCode::NotYourSeat);
    assert_eq!(
        eyes(client.say(&ToTable::Resync { since: 0 })),
        [Viewer::Spectator],
        "a refusal opens no eyes"
    );
}

#[test]
fn what_happened_since_the_own_action_is_shown_again_as_it_was_sent() {
    let mut client = Client::<Multiuniversum>::new(Viewer::Seat(ME));
    client.say(&new_table("me,sensible,sensible", 8));
    let mut longest = 0;
    for _ in 0..40 {
        let Some(action) = client.offer() else { break };
        let told = client.say(&act(ME, action)).to_vec();
        let frames = |answers: &[FromTable]| -> Vec<Frame<Multiuniversum>> {
            let frame = |answer: &FromTable| match answer {
                FromTable::Frame { frame, .. } => vec![frame.clone()],
                FromTable::Recap { frames, .. } => frames.clone(),
                _ => Vec::new(),
            };
            answers.iter().flat_map(frame).filter_map(Multiuniversum::frame_of).collect()
        };
        // The first frame tells of the own action: it is what everything else follows on.
        let (mut sent, mut shown) = (frames(&told), frames(client.say(&ToTable::Recap)));
        let last = sent.len() - 1;
        for one in &mut sent[..last] {
            // What is past can be chosen no more.
            (one.offers, one.may_undo) = (Vec::new(), false);
        }
        assert_eq!((shown[0].from, shown[0].to, &shown[0].view), (0, sent[0].to, &sent[0].view));
        if last > 0 {
            assert_eq!(shown.split_off(1), sent.split_off(1));
        }
        longest = longest.max(last);
    }
    assert!(longest >= 6, "two others have three actions each: {longest}");
    client.viewer = Viewer::Spectator;
    client.say(&new_table("me,me", 8));
    let nobody = client.say(&ToTable::Recap);
    assert!(matches!(nobody, [FromTable::Recap { viewer: Viewer::Spectator, frames }] if frames.is_empty()));
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
        broken.say(&ToTable::Resume {
            setup: setup(3),
            seats: seats("me,sensible,random"),
            seed: 8,
            log,
            names: Vec::new(),
            branch: false,
            shelved: None,
        });
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
    assert_eq!(code(client.say(&ToTable::Look { seat: Some(ME) })), ErrorCode::NoTable);
    let new =
        |players, names| ToTable::NewTable { setup: setup(players), seats: seats(names), seed: Some(1) };
    assert_eq!(code(client.say(&new(2, "me"))), ErrorCode::Seats);
    assert_eq!(code(client.say(&new(6, "me,me,me,me,me,me"))), ErrorCode::Setup);
    let resume = |log: &[&str]| ToTable::Resume {
        setup: setup(2),
        seats: seats("me,sensible"),
        seed: 1,
        log: log.iter().map(|&entry| entry.to_owned()).collect(),
        names: Vec::new(),
        branch: false,
        shelved: None,
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
    client.say(&ToTable::Look { seat: Some(RIVAL) });
    let over = |answers: &[FromTable]| answers.iter().any(|answer| matches!(answer, FromTable::Over { .. }));
    assert!(over(client.say(&act(RIVAL, "pass"))));
    assert!(client.frame.as_ref().is_some_and(|frame| !frame.may_undo));
    let refused = client.say(&ToTable::Undo { seat: RIVAL, after: None }).to_vec();
    assert_eq!(refused, [FromTable::NotUndone { seat: RIVAL, why: NoUndo::Over }]);
}

#[test]
fn a_table_that_cannot_be_read_is_not_called_none() {
    let code = |answers: &[FromTable]| match answers {
        [FromTable::Error { code, .. }] => *code,
        other => panic!("{other:?}"),
    };
    let mut client = Client::<Multiuniversum>::new(Viewer::Seat(ME));
    assert_eq!(code(client.say(&ToTable::Continue)), ErrorCode::NothingKept);
    client.table.forget();
    assert_eq!(code(client.say(&ToTable::Continue)), ErrorCode::Unavailable);
}

#[test]
fn a_game_that_is_over_is_found_again_and_handed_out_once() {
    let mut setup = MultiuniversumSetup::for_players(2);
    setup.options.stalemate_rounds = 1;
    let mut client = Client::<Multiuniversum>::new(Viewer::Seat(ME));
    let (setup, seats) = (Setup::Multiuniversum(setup), seats("me,me"));
    client.say(&ToTable::NewTable { setup, seats, seed: Some(1) });
    assert_eq!(client.table.finished(), None);
    client.say(&act(ME, "pass"));
    client.say(&ToTable::Look { seat: Some(RIVAL) });
    client.say(&act(RIVAL, "pass"));
    assert!(client.table.finished().is_some());
    assert_eq!(client.table.finished(), None);
    assert_eq!(client.table.shelve(12), FromTable::Kept { id: 12 });

    let mut fresh = Client::<Multiuniversum>::new(Viewer::Seat(ME));
    fresh.table.remember(client.table.kept().unwrap());
    let answers = fresh.say(&ToTable::Continue).to_vec();
    assert!(
        matches!(answers[..], [FromTable::Hello { kept: Some(12), .. }, .., FromTable::Over { .. }]),
        "{answers:?}"
    );
    assert_eq!(fresh.table.finished(), None, "its record is kept already");
    // It is not what somebody comes back to after a lesson.
    fresh.say(&eureka::<Multiuniversum>("2026-01-08", &[]));
    assert_eq!(code(fresh.say(&ToTable::Continue)), ErrorCode::NothingKept);
}

#[test]
fn a_hint_is_what_may_be_done_and_changes_nothing() {
    let mut client = Client::<Multiuniversum>::new(Viewer::Seat(ME));
    client.say(&new_table("me,sensible", 3));
    let log = client.table.log();
    let hints = [0, 1].map(|_| client.say(&ToTable::Hint { seat: ME }).to_vec());
    let [FromTable::Hint { seat: ME, action, after: 1, .. }] = &hints[0][..] else { panic!("{hints:?}") };
    assert_eq!(hints[0], hints[1], "the same position gets the same hint");
    assert_eq!(client.table.log(), log);
    let offers = client.frame.clone().unwrap().offers;
    assert!(offers.iter().any(|offer| offer.action.to_string() == *action && offer.refusal.is_none()));
    assert_eq!(code(client.say(&ToTable::Hint { seat: RIVAL })), ErrorCode::NotYourSeat);

    let mut shared = Client::<Multiverse>::new(Viewer::Seat(ME));
    let setup = Setup::Multiverse(MultiverseSetup::for_players(2));
    shared.say(&ToTable::NewTable { setup, seats: seats("me,me"), seed: Some(1) });
    assert!(matches!(shared.say(&ToTable::Hint { seat: RIVAL }), [FromTable::Hint { seat: RIVAL, .. }]));

    let mut waiting = Client::<Multiuniversum>::new(Viewer::Seat(ME));
    waiting.say(&new_table("me,me", 3));
    assert_eq!(code(waiting.say(&ToTable::Hint { seat: RIVAL })), ErrorCode::NoHint);
}

#[test]
fn a_lesson_is_not_kept_and_what_was_left_stays() {
    let mut client = Client::<Multiuniversum>::new(Viewer::Seat(ME));
    client.say(&new_table("me,sensible", 8));
    let action = client.offer().unwrap();
    client.say(&act(ME, action));
    let left = client.table.kept().unwrap();
    let log = client.table.log();

    let mut other = Client::<Multiuniversum>::new(Viewer::Seat(ME));
    other.say(&new_table("me,sensible", 5));
    let lesson =
        ToTable::Lesson { setup: setup(2), seats: seats("me,sensible"), seed: 5, log: other.table.log() };
    for _ in 0..2 {
        client.say(&lesson);
        assert_eq!(client.table.kept(), None);
        client.say(&act(ME, "pass"));
        let answers = client.say(&act(ME, "pass")).to_vec();
        assert!(matches!(answers[..], [FromTable::Refused { .. }]), "in a lesson bots wait: {answers:?}");
    }
    client.say(&ToTable::Continue);
    assert_eq!((client.table.kept(), client.table.log()), (Some(left.clone()), log));

    // The same after a table that was only remembered.
    let mut fresh = Client::<Multiuniversum>::new(Viewer::Seat(ME));
    fresh.table.remember(left.clone());
    fresh.say(&lesson);
    fresh.say(&ToTable::Continue);
    assert_eq!(fresh.table.kept(), Some(left));
}

fn eureka<G: Playable>(date: &str, played: &[String]) -> ToTable {
    ToTable::Eureka { game: G::ID.to_owned(), date: date.to_owned(), played: played.to_vec() }
}

/// What a table of the day told last: what is asked, and what was made of it.
fn told_of_day(answers: &[FromTable]) -> (Eureka, Option<u8>) {
    let asked = answers.iter().rev().find_map(|answer| match answer {
        FromTable::Eureka(asked) => Some((**asked).clone()),
        _ => None,
    });
    let percent = answers.iter().rev().find_map(|answer| match answer {
        FromTable::Verdict(verdict) => Some(verdict.percent),
        _ => None,
    });
    (asked.expect("what was done is told with every change"), percent)
}

fn a_try_goes_on_where_it_was_left<G: Playable>(date: &str) {
    let (asked, _) = told_of_day(Client::<G>::new(Viewer::Spectator).say(&eureka::<G>(date, &[])));
    let seat = asked.seat;
    let open = |played: &[String]| {
        let mut client = Client::<G>::new(Viewer::Seat(seat));
        let told = told_of_day(client.say(&eureka::<G>(date, played)));
        (client, told)
    };
    let (mut client, mut told) = open(&[]);
    while let (Some(action), None) = (client.offer(), told.1) {
        told = told_of_day(client.say(&act(seat, action)));
        let (elsewhere, found) = open(&told.0.played);
        assert_eq!(found, told);
        assert_eq!(elsewhere.table.log(), client.table.log(), "with the same dice");
    }
    let played = told.0.played;
    assert!(told.1.is_some() && !played.is_empty(), "{played:?}");
    // What nobody can do any more is left out, with all that came after it.
    let (_, (asked, _)) = open(&[&["nonsense".to_owned()], &played[..]].concat());
    assert_eq!(asked.played, [""; 0]);
    let (_, (asked, percent)) = open(&[&played[..], &played[..]].concat());
    assert_eq!((asked.played, percent), (played, told.1));
}

#[test]
fn a_try_at_the_eureka_of_a_day_goes_on_where_it_was_left() {
    a_try_goes_on_where_it_was_left::<Multiuniversum>("2026-01-08");
    a_try_goes_on_where_it_was_left::<Multiverse>("2026-01-08");
}

#[test]
fn the_eureka_of_a_day_is_asked_scored_and_not_kept() {
    let mut client = Client::<Multiuniversum>::new(Viewer::Seat(ME));
    client.say(&new_table("me,sensible", 8));
    let left = client.table.kept().unwrap();
    assert_eq!(code(client.say(&eureka::<Multiuniversum>("2026-02-30", &[]))), ErrorCode::NoEureka);
    let answers = client.say(&eureka::<Multiuniversum>("2026-01-08", &[])).to_vec();
    let [FromTable::Hello { seats, .. }, FromTable::Eureka(asked), FromTable::Frame { viewer, .. }] =
        &answers[..]
    else {
        panic!("{answers:?}")
    };
    assert_eq!((asked.number, *viewer), (8, Viewer::Seat(asked.seat)));
    assert_eq!(seats[asked.seat.index()], SeatKind::Me);
    assert_eq!(code(client.say(&ToTable::Hint { seat: asked.seat })), ErrorCode::NoHint);
    // To pass gives everything away.
    let answers = client.say(&act(asked.seat, "pass")).to_vec();
    let [FromTable::Eureka(_), FromTable::Frame { .. }, FromTable::Verdict(verdict)] = &answers[..] else {
        panic!("{answers:?}")
    };
    assert_eq!((verdict.percent, verdict.given_away.exact.as_str()), (0, asked.gain.exact.as_str()));
    assert_eq!(verdict.steps.len(), 1);
    assert!(verdict.best.len() > 2 && verdict.best.iter().all(|step| step.cost.hundredths == 0));
    // The turn is over, and stays so.
    let answers = client.say(&act(asked.seat, "pass")).to_vec();
    assert!(matches!(answers[..], [FromTable::Refused { .. }]), "{answers:?}");
    let answers = client.say(&ToTable::Undo { seat: asked.seat, after: None }).to_vec();
    assert!(matches!(answers[..], [FromTable::NotUndone { .. }]), "{answers:?}");
    assert_eq!(client.table.kept(), None);
    client.say(&ToTable::Continue);
    assert_eq!(client.table.kept(), Some(left));
}
