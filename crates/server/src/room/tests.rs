//! Rooms without a server: the time is an argument, and the log is a list.

use std::collections::HashMap;

use bots::Pcg;
use engine::{Random as _, Seat, SeatSet, Viewer};
use games::{BotKind, Fallback, Flags, GameId, JustRoll, Order, Orders, Reply, Setup};
use serde_json::Value;
use store::{
    Entry, LogRow, Match, MatchId, Millis, NewMatch, Person, PersonId, Player, SeatNumber, Seated, Seq,
};
use table::Seed;
use wire::online::{Clock, NewTable, Pace, Phase, Settings, SitterInfo, Wish};

use super::note::Note;
use super::{Change, Made, Refusal, Room};
use crate::config::Patience;

const BOT: Wish = Wish::Bot(BotKind::Sensible);
const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60 * MINUTE;

fn at(millis: i64) -> Millis {
    Millis(1_000_000 + millis)
}

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// Whoever sits on a seat.
fn person(number: u8) -> PersonId {
    PersonId::new(format!("person-{number}")).unwrap()
}

/// A room with its log.
struct Kept {
    room: Room,
    table: NewMatch,
    rows: Vec<LogRow>,
    random: Pcg,
}

impl Kept {
    /// A table of people, and bots where they are wanted.
    fn new(game: GameId, wishes: &[Wish], settings: Settings) -> Self {
        let setup = Setup::from_flags(game, Flags { seats: wishes.len() as u8, ..Flags::default() }).unwrap();
        let wanted = NewTable { setup, seats: wishes.to_vec(), settings };
        let made = Made::new(wanted, "key".to_owned()).unwrap();
        let player = |(index, wish): (usize, &Wish)| Seated {
            seat: SeatNumber(index as u8),
            player: Some(match wish {
                Wish::Bot(kind) => Player::Bot(kind.name().to_owned()),
                _ => Player::Person(person(index as u8 + 1)),
            }),
        };
        let table = NewMatch {
            id: MatchId::new("table").unwrap(),
            made: serde_json::to_string(&made).unwrap(),
            made_by: Some(person(1)),
            made_at: at(0),
            listing: made.listing(at(0)),
            seats: wishes.iter().enumerate().map(player).collect(),
        };
        let room = read(&table, &[]);
        Self { room, table, rows: Vec::new(), random: Pcg::new(1, 0) }
    }

    /// A game that runs from time 0 on.
    fn running(game: GameId, wishes: &[Wish], settings: Settings) -> Self {
        let mut kept = Self::new(game, wishes, settings);
        kept.room.start(&person(1), at(0)).unwrap();
        assert_eq!(kept.settle(0), 1);
        assert_eq!(kept.room.phase(), Phase::Running);
        kept
    }

    fn keep(&mut self, change: Change, millis: i64) {
        for note in change.notes {
            let entry = Entry { at: at(millis), text: note.to_string() };
            self.rows.push(LogRow { seq: Seq(self.rows.len() as i64), entry });
        }
    }

    /// Lets happen what happens by itself, and says how much did.
    fn settle(&mut self, millis: i64) -> usize {
        let mut count = 0;
        while let Some(change) = self.room.settle(|| Seed::named("next"), at(millis)) {
            self.keep(change, millis);
            count += 1;
        }
        self.check();
        count
    }

    /// What was kept gives the same room again.
    fn check(&self) {
        let again = read(&self.table, &self.rows);
        assert_eq!(again.number(), self.room.number());
        assert_eq!(again.clocks, self.room.clocks, "{:?}", self.last_rows());
        assert_eq!(again.frame(Viewer::Spectator, 0), self.room.frame(Viewer::Spectator, 0));
        assert_eq!(again.phase() == Phase::Over, self.room.phase() == Phase::Over);
    }

    fn last_rows(&self) -> Vec<&str> {
        self.rows.iter().rev().take(9).map(|row| row.entry.text.as_str()).collect()
    }

    /// What a seat may do now.
    fn actions(&self, seat: Seat) -> Vec<String> {
        let frame = self.room.frame(Viewer::Seat(seat), 0).unwrap();
        let frame: Value = serde_json::from_str(&frame).unwrap();
        let frame = frame["message"]["frame"]["frame"].as_object().unwrap().values().next().unwrap();
        let offers = frame["offers"].as_array().unwrap().iter();
        let allowed = offers.filter(|offer| offer["refusal"].is_null());
        allowed.map(|offer| offer["action"].as_str().unwrap().to_owned()).collect()
    }

    fn to_act(&self) -> SeatSet {
        self.room.running().map_or(SeatSet::EMPTY, |running| running.game.to_act())
    }

    /// Somebody who is to act does something.
    fn act(&mut self, millis: i64) {
        let seat = self.to_act().lowest().unwrap();
        let actions = self.actions(seat);
        let action = &actions[self.random.below(actions.len() as u32) as usize];
        let change = self.room.act(&person(seat.number()), None, action, None, at(millis)).unwrap();
        self.keep(change, millis);
    }

    /// Plays until a seat is asked whether to say "Just roll!"; who it is.
    fn until_asked(&mut self, millis: i64) -> Seat {
        loop {
            let seat = self.to_act().lowest().expect("somebody is asked before the end");
            if self.actions(seat).iter().any(|action| action == "allow") {
                return seat;
            }
            self.act(millis);
            self.settle(millis);
        }
    }
}

fn read(table: &NewMatch, rows: &[LogRow]) -> Room {
    let stored = Match { table: table.clone(), next_seq: Seq(rows.len() as i64) };
    let names: HashMap<PersonId, String> = HashMap::new();
    Room::read(stored, rows, &names, Seed::named("seed"), Patience::default().away).unwrap()
}

fn clock(clock: Clock) -> Settings {
    Settings { clock, ..Settings::default() }
}

#[test]
fn a_time_out_is_noted_and_does_the_idle_actions_of_one_turn() {
    for kind in [Clock::Turn { seconds: 60 }, Clock::Game { seconds: 60, increment: 5 }] {
        let mut kept = Kept::running(GameId::Multiuniversum, &[Wish::Me, Wish::Open], clock(kind));
        let first = kept.to_act().lowest().unwrap();
        let due = kept.room.next_deadline(at(0)).unwrap();
        assert_eq!(kept.settle(due.0 - at(0).0 - 1), 0);
        let rows = kept.rows.len();
        assert_eq!(kept.settle(due.0 - at(0).0), 1);
        assert_eq!(kept.rows[rows].entry.text, Note::TimeOut(first).to_string());
        assert!(!kept.to_act().contains(first) && !kept.to_act().is_empty());
    }
}

#[test]
fn whoever_plays_alone_loses_a_turn_and_not_the_game() {
    let mut kept = Kept::running(GameId::Multiuniversum, &[Wish::Me], clock(Clock::Turn { seconds: 60 }));
    for turn in 1..=3 {
        assert_eq!(kept.settle(turn * MINUTE - 1), 0);
        assert_eq!(kept.settle(turn * MINUTE), 1, "turn {turn}");
        assert_eq!(kept.room.phase(), Phase::Running);
    }
}

#[test]
fn all_who_choose_at_once_have_their_own_time() {
    let wishes = [Wish::Me, Wish::Open, Wish::Open];
    let mut kept = Kept::running(GameId::Multiverse, &wishes, clock(Clock::Turn { seconds: 60 }));
    assert_eq!(kept.to_act(), SeatSet::first(3));
    kept.act(1_000);
    assert_eq!(kept.settle(MINUTE - 1), 0);
    // The two who are late choose by idling; then all choose again.
    assert_eq!(kept.settle(MINUTE), 2);
    assert_eq!(kept.to_act(), SeatSet::first(3));
}

#[test]
fn a_game_that_nobody_plays_times_out_to_its_end() {
    for (game, wishes) in [
        (GameId::Multiuniversum, &[Wish::Me, Wish::Open][..]),
        (GameId::Multiverse, &[Wish::Me, Wish::Open][..]),
    ] {
        let mut kept = Kept::running(game, wishes, clock(Clock::Turn { seconds: 10 }));
        let mut now = at(0);
        while let Some(due) = kept.room.next_deadline(now) {
            now = due;
            assert!(kept.settle(now.0 - at(0).0) > 0, "{:?}", kept.last_rows());
        }
        assert_eq!(kept.room.phase(), Phase::Over);
        assert!(kept.room.end().is_some() && kept.room.record().is_ok());
    }
}

#[test]
fn a_bot_has_no_clock() {
    let wishes = [Wish::Me, BOT];
    let mut kept = Kept::running(GameId::Multiverse, &wishes, clock(Clock::Turn { seconds: 60 }));
    kept.act(1_000);
    assert_eq!(kept.to_act().lowest(), Some(seat(2)));
    assert_eq!(kept.settle(10 * MINUTE), 0);
    let next = kept.room.next_deadline(at(10 * MINUTE)).unwrap();
    assert!(next > at(DAY), "nothing has to be done before the table is given up");
}

#[test]
fn what_nobody_ran_costs_no_time() {
    let mut kept =
        Kept::running(GameId::Multiuniversum, &[Wish::Me, Wish::Open], clock(Clock::Turn { seconds: 60 }));
    let mover = kept.to_act().lowest().unwrap();
    let change = kept.room.wake(at(10_000), at(DAY)).unwrap();
    kept.keep(change, DAY);
    kept.check();
    assert_eq!(kept.room.times(at(DAY)).unwrap().left[mover.index()], 50_000);
    assert_eq!((kept.settle(DAY + 49_999), kept.settle(DAY + 50_000)), (0, 1));
    // An open table has nothing to wake.
    let mut open = Kept::new(GameId::Multiverse, &[Wish::Me, Wish::Open], Settings::default());
    assert_eq!(open.room.wake(at(0), at(DAY)), None);
}

#[test]
fn a_table_that_nobody_comes_to_is_given_up() {
    let mut kept = Kept::running(GameId::Multiuniversum, &[Wish::Me, Wish::Open], Settings::default());
    assert_eq!(kept.settle(100 * DAY - 1), 0);
    assert_eq!(kept.settle(100 * DAY), 1);
    assert_eq!((kept.room.phase(), kept.room.end().is_some()), (Phase::Over, false));
    assert!(kept.room.record().is_ok());
    assert_eq!(kept.room.act(&person(1), None, "pass", None, at(101 * DAY)), Err(Refusal::NotRunning));
}

#[test]
fn the_others_vote_for_a_bot_once_somebody_has_been_away_for_long() {
    let wishes = [Wish::Me, Wish::Open, Wish::Open];
    for (pace, long) in [(Pace::Live, 2 * MINUTE), (Pace::Days, DAY)] {
        let settings = Settings { pace, ..Settings::default() };
        let mut kept = Kept::running(GameId::Multiuniversum, &wishes, settings);
        let away = kept.to_act().lowest().unwrap();
        let others: Vec<PersonId> = (1..=3).filter(|&one| one != away.number()).map(person).collect();
        let vote = |kept: &mut Kept, index: usize, millis| kept.room.vote(&others[index], away, at(millis));
        assert_eq!(vote(&mut kept, 0, long - 1), Err(Refusal::NoVote));
        assert_eq!(kept.room.next_vote(at(0)), Some(at(long)));
        let info = |kept: &Kept, millis| kept.room.info(None, at(millis)).seats[away.index()].clone();
        assert!(!info(&kept, long - 1).may_vote && info(&kept, long).may_vote);
        let owner = person(away.number());
        assert_eq!(kept.room.vote(&owner, away, at(long)), Err(Refusal::NoVote));
        assert_eq!(kept.room.vote(&PersonId::new("eve").unwrap(), away, at(long)), Err(Refusal::NotSeated));
        // One of two is no majority; coming by makes it void.
        assert_eq!(vote(&mut kept, 0, long), Ok(Change::default()));
        assert_eq!(info(&kept, long).votes.len(), 1);
        kept.room.arrive(Some(&owner));
        assert!(info(&kept, long).votes.is_empty() && !info(&kept, long).may_vote);
        assert_eq!(vote(&mut kept, 0, 2 * long), Err(Refusal::NoVote));
        kept.room.depart(Some(&owner), at(2 * long));
        assert_eq!(vote(&mut kept, 0, 3 * long - 1), Err(Refusal::NoVote));
        assert_eq!(vote(&mut kept, 0, 3 * long), Ok(Change::default()));
        // The same again is no second vote.
        assert_eq!(vote(&mut kept, 0, 3 * long), Ok(Change::default()));
        let change = vote(&mut kept, 1, 3 * long).unwrap();
        assert_eq!(change.notes, [Note::StandIn(away, BotKind::Medium)]);
        kept.keep(change, 3 * long);
        assert_eq!(info(&kept, 3 * long).stand_in, Some(BotKind::Medium));
        assert!(kept.room.question().is_some_and(|(seat, ..)| seat == away));
        assert_eq!(vote(&mut kept, 0, 3 * long), Err(Refusal::NoVote));
        // Coming back takes the seat back, and what the bot still thinks is void.
        let number = kept.room.number();
        let change = kept.room.take_back(&owner, at(3 * long)).unwrap();
        kept.keep(change, 3 * long);
        assert_eq!(kept.room.answer(away, number, Some("pass"), at(3 * long)), None);
        assert_eq!(kept.room.take_back(&owner, at(3 * long)), Err(Refusal::NoStandIn));
        kept.check();
    }
}

#[test]
fn acting_takes_a_seat_back_and_the_bots_answer_is_void() {
    let mut kept = Kept::running(GameId::Multiuniversum, &[Wish::Me, Wish::Open], Settings::default());
    let mover = kept.to_act().lowest().unwrap();
    let change = kept.room.leave(&person(mover.number()), at(5)).unwrap();
    kept.keep(change, 5);
    let (asked, number, question) = kept.room.question().unwrap();
    assert_eq!(asked, mover);
    let change = kept.room.act(&person(mover.number()), None, "pass", None, at(6)).unwrap();
    assert_eq!(change.notes[0], Note::Back(mover));
    kept.keep(change, 6);
    let answer = question();
    assert_eq!(kept.room.answer(asked, number, Some(&answer), at(7)), None);
    assert_eq!(kept.room.info(None, at(7)).seats[mover.index()].stand_in, None);
    kept.check();
}

#[test]
fn a_bot_that_fails_idles() {
    let mut kept = Kept::running(GameId::Multiverse, &[Wish::Me, BOT], Settings::default());
    for answer in [None, Some("nonsense")] {
        let (asked, number, _) = kept.room.question().unwrap();
        let change = kept.room.answer(asked, number, answer, at(1)).unwrap();
        kept.keep(change, 1);
        kept.act(2);
    }
    kept.check();
}

#[test]
fn an_undo_makes_void_what_a_bot_was_asked_before() {
    let mut kept = Kept::running(GameId::Multiverse, &[Wish::Me, BOT, BOT], Settings::default());
    kept.act(1);
    let (asked, number, question) = kept.room.question().unwrap();
    let change = kept.room.undo(&person(1), None, None, at(2)).unwrap();
    kept.keep(change, 2);
    assert_eq!(kept.room.answer(asked, number, Some(&question()), at(3)), None);
    let (asked, number, question) = kept.room.question().unwrap();
    let change = kept.room.answer(asked, number, Some(&question()), at(4)).unwrap();
    kept.keep(change, 4);
    kept.check();
}

fn orders(default: Order) -> Orders {
    Orders { just_roll: JustRoll { default, ..JustRoll::default() } }
}

#[test]
fn a_standing_order_answers_at_once_and_without_one_the_person_is_asked() {
    let wishes = [Wish::Me, Wish::Open, Wish::Open];
    for order in [Order::Always, Order::Never, Order::OnlyIfWorld] {
        let mut kept = Kept::running(GameId::Multiverse, &wishes, Settings::default());
        for number in 1..=3 {
            let change = kept.room.order(&person(number), orders(order), at(0)).unwrap();
            kept.keep(change, 0);
        }
        let rows = kept.rows.len();
        while kept.room.phase() == Phase::Running {
            let seat = kept.to_act().lowest().unwrap();
            let is_asked = kept.actions(seat).iter().any(|action| action == "allow");
            assert!(!is_asked, "{order:?} leaves nothing to ask");
            // The answer comes with the move.
            kept.act(1);
        }
        kept.check();
        let answers =
            |word: &str| kept.rows[rows..].iter().filter(|row| row.entry.text.ends_with(word)).count();
        let (allowed, objected) = (answers(" allow"), answers(" roll"));
        match order {
            Order::Always => assert!(allowed == 0 && objected > 0, "{allowed} {objected}"),
            Order::Never => assert!(allowed > 0 && objected == 0, "{allowed} {objected}"),
            _ => assert!(allowed > 0, "{allowed} {objected}"),
        }
    }
    Kept::running(GameId::Multiverse, &wishes, Settings::default()).until_asked(0);
}

#[test]
fn a_fallback_answers_after_its_time() {
    let wishes = [Wish::Me, Wish::Open];
    let mut kept = Kept::running(GameId::Multiverse, &wishes, Settings::default());
    let fallback = Some(Fallback { after_minutes: 5, then: Reply::Never });
    for number in 1..=2 {
        let orders = Orders { just_roll: JustRoll { fallback, ..JustRoll::default() } };
        let change = kept.room.order(&person(number), orders, at(0)).unwrap();
        kept.keep(change, 0);
    }
    let asked = kept.until_asked(1_000);
    assert_eq!(kept.room.next_deadline(at(1_000)), Some(at(1_000 + 5 * MINUTE)));
    assert_eq!(kept.settle(1_000 + 5 * MINUTE - 1), 0);
    assert_eq!(kept.settle(1_000 + 5 * MINUTE), 1);
    assert_eq!(
        kept.last_rows().into_iter().find(|row| !row.starts_with('*')),
        Some(&*format!("{asked} allow"))
    );
}

#[test]
fn orders_are_checked_and_only_their_owner_sees_them() {
    let wishes = [Wish::Me, Wish::Open];
    let mut kept = Kept::running(GameId::Multiuniversum, &wishes, Settings::default());
    assert!(matches!(kept.room.order(&person(1), orders(Order::Never), at(0)), Err(Refusal::Orders(_))));
    assert_eq!(kept.room.info(Some(&person(1)), at(0)).seats[0].orders, None);
    let days = Settings { pace: Pace::Days, ..Settings::default() };
    let mut kept = Kept::running(GameId::Multiverse, &wishes, days);
    assert!(matches!(kept.room.order(&person(1), Orders::default(), at(0)), Err(Refusal::Orders(_))));
    assert_eq!(kept.room.order(&person(9), orders(Order::Never), at(0)), Err(Refusal::NotSeated));
    let own = |kept: &Kept, number| kept.room.info(Some(&person(number)), at(0));
    // What nobody has chosen at a table of days is complete.
    let usual = own(&kept, 1).seats[0].orders.clone().unwrap();
    assert!(usual.is_complete(GameId::Multiverse) && !Orders::default().is_complete(GameId::Multiverse));
    let change = kept.room.order(&person(1), orders(Order::Always), at(0)).unwrap();
    kept.keep(change, 0);
    kept.check();
    assert_eq!(own(&kept, 1).seats[0].orders, Some(orders(Order::Always)));
    assert_eq!(own(&kept, 1).seats[1].orders, None);
    assert_eq!((own(&kept, 2).seats[0].orders.clone(), own(&kept, 9).seats[0].orders.clone()), (None, None));
}

#[test]
fn whoever_sits_down_has_ordered_nothing() {
    let mut kept = Kept::new(GameId::Multiverse, &[Wish::Me, Wish::Open], Settings::default());
    let change = kept.room.order(&person(2), orders(Order::Always), at(0)).unwrap();
    kept.keep(change, 0);
    let change = kept.room.leave(&person(2), at(1)).unwrap();
    kept.keep(change, 1);
    let person = |name: &str| Person {
        id: PersonId::new(name).unwrap(),
        name: name.to_owned(),
        language: "en".to_owned(),
        made_at: at(0),
    };
    let next = person("next");
    kept.room.join(&next, None, false, at(2)).unwrap();
    assert_eq!(kept.room.info(Some(&next.id), at(2)).seats[1].orders, Some(Orders::default()));
    assert_eq!(read(&kept.table, &kept.rows).seats[1].orders, Orders::default());
}

#[test]
fn whoever_looks_on_and_sits_down_is_there() {
    let mut kept = Kept::new(GameId::Multiverse, &[Wish::Me, Wish::Open], Settings::default());
    for who in [None, Some(&person(2)), Some(&person(2))] {
        kept.room.arrive(who);
    }
    kept.room.leave(&person(2), at(1)).unwrap();
    assert_eq!(kept.room.spectators(), 3);
    let two = Person { id: person(2), name: "Two".to_owned(), language: "en".to_owned(), made_at: at(0) };
    kept.room.join(&two, None, false, at(2)).unwrap();
    assert_eq!(kept.room.spectators(), 1);
    let here = |kept: &Kept| match &kept.room.info(None, at(3)).seats[1].sitter {
        SitterInfo::Person { here, .. } => *here,
        other => panic!("{other:?}"),
    };
    assert!(here(&kept));
    kept.room.depart(Some(&person(2)), at(4));
    assert!(here(&kept));
    kept.room.depart(Some(&person(2)), at(4));
    assert!(!here(&kept));
    kept.room.depart(None, at(4));
    assert_eq!(kept.room.spectators(), 0);
}
