//! The Eureka of the day: made from the date alone, scored against the best there is.

use engine::ActionSet as _;
use games::eureka::{Date, Worth};
use games::{Daily, GameId, Playable, WithGame, daily_setup};

fn day(text: &str) -> Date {
    text.parse().unwrap()
}

/// What a day is told by: its fingerprint, the worth of its best line, and how many moments it took.
struct Known(Date);

impl WithGame for Known {
    type Output = (String, String);

    fn with<G: Playable>(self, rules: G) -> (String, String) {
        let daily = Daily::new(rules, self.0).unwrap();
        let gain = daily.position().gain();
        (daily.fingerprint(), format!("{}/{}", gain.numerator(), gain.denominator()))
    }
}

/// A change of these is a new edition: people of one day would have different positions.
#[test]
fn a_day_is_the_same_for_ever() {
    let known = |game, date| daily_setup(game).visit(Known(day(date))).unwrap();
    for (game, date, print, gain) in PINNED {
        let (found, worth) = known(game, date);
        assert_eq!((&found[..16], worth.as_str()), (print, gain), "{game} of {date}");
    }
}

const PINNED: [(GameId, &str, &str, &str); 4] = [
    (GameId::Multiuniversum, "2026-01-01", "eb0b1935d57e215b", "5/1"),
    (GameId::Multiuniversum, "2026-11-22", "dbce371ccdbe856a", "15/1"),
    (GameId::Multiverse, "2026-01-01", "f7e3828bcecac7cd", "333017/172032"),
    (GameId::Multiverse, "2026-11-22", "7439e1c0366cf8b7", "2344131/1146880"),
];

/// Plays a day with the worst of all choices, and with the best.
struct Both(Date);

impl WithGame for Both {
    type Output = ();

    fn with<G: Playable>(self, rules: G) {
        let daily = Daily::new(rules, self.0).unwrap();
        assert!(daily.verdict().is_none(), "nothing was done yet");
        let mut idle = daily.clone();
        while !idle.is_done() {
            if !idle.advance() {
                let table = idle.game().table();
                let action = table.rules().idle(table.state(), idle.seat());
                idle.act(action).unwrap();
            }
        }
        let verdict = idle.verdict().unwrap();
        assert!(verdict.yours.tried.percent() < 100, "{}", self.0);
        assert!(verdict.yours.tried.given_away() > Worth::ZERO);
        assert_eq!(verdict.yours.moments.len(), verdict.yours.tried.choices.len());
        assert_eq!((verdict.best.tried.percent(), verdict.best.tried.given_away()), (100, Worth::ZERO));
        let mut best = daily.again();
        for (choice, table) in verdict.best.tried.choices.iter().zip(&verdict.best.moments) {
            while best.advance() {}
            assert_eq!(best.game().table().state(), table.state(), "the dice are those of the day");
            assert!(table.rules().legal(table.state(), best.seat()).contains(choice.action));
            best.act(choice.action).unwrap();
        }
        while best.advance() {}
        let again = best.verdict().unwrap();
        assert_eq!((again.yours.tried.percent(), again.gained[0]), (100, verdict.gained[1]));
        assert!(best.act(verdict.best.tried.choices[0].action).is_err(), "the turn is over");
        assert!(best.undo().is_err());
    }
}

#[test]
fn luck_does_not_count_and_the_best_line_has_a_hundred_percent() {
    for game in GameId::ALL {
        for number in 300..306 {
            daily_setup(game).visit(Both(Date::of_number(number).unwrap())).unwrap();
        }
    }
}

/// Whether a day is as its weekday wishes it: 0 if all of it is.
struct Off(Date);

impl WithGame for Off {
    type Output = bool;

    fn with<G: Playable>(self, rules: G) -> bool {
        let daily = Daily::new(rules, self.0).unwrap();
        let (position, wish) = (daily.position(), G::wish(self.0.weekday()));
        assert!(position.gain() > Worth::ZERO, "{} of {}", G::ID, self.0);
        position.gain().hundredths() >= wish.gain && position.charm.ideas >= wish.ideas
    }
}

/// Every tenth day of two years, whatever the weekday: each has a position, and nearly all are as wished. The command
/// `manyworlds eureka --date 2026-01-01 --days 365` tells it of every day.
#[test]
fn every_day_has_a_position() {
    for game in GameId::ALL {
        let days = (1..=730).step_by(10).map(|number| Date::of_number(number).unwrap());
        let (as_wished, others): (Vec<Date>, Vec<Date>) =
            days.partition(|&date| daily_setup(game).visit(Off(date)).unwrap());
        assert!(as_wished.len() > 9 * others.len(), "{game}: not as wished: {others:?}");
    }
}
