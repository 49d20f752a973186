//! What this browser remembers of the days.

use std::collections::BTreeMap;

use codee::string::JsonSerdeCodec;
use leptos::prelude::*;
use leptos_use_storage::use_local_storage;
use serde::{Deserialize, Serialize};
use wire::games::GameId;
use wire::games::eureka::Date;

const KEPT: &str = "manyworlds.eureka";
const BEGUN: &str = "manyworlds.eureka.begun";

/// What somebody made of a day, with the one try that counts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Done {
    pub(super) percent: u8,
    /// One grade for each choice, from 0 for the best: it tells how good it was, and not what it was.
    pub(super) marks: String,
    /// Whether it was done on the day itself.
    #[serde(default)]
    pub(super) on_time: bool,
}

/// All days, by game and date.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct Days(BTreeMap<String, Done>);

fn key(game: GameId, date: Date) -> String {
    format!("{game} {date}")
}

impl Days {
    pub(super) fn of(&self, game: GameId, date: Date) -> Option<&Done> {
        self.0.get(&key(game, date))
    }

    fn was_there(&self, date: Date) -> bool {
        GameId::ALL.into_iter().any(|game| self.of(game, date).is_some_and(|done| done.on_time))
    }

    /// How many days in a row somebody was there in time, up to today or yesterday; and how many at most.
    pub(super) fn streaks(&self, today: Date) -> (u32, u32) {
        let before = |date: Date| std::iter::successors(Some(date), |date| date.previous());
        let row = |date: Date| before(date).take_while(|&date| self.was_there(date)).count() as u32;
        let now = if self.was_there(today) { row(today) } else { today.previous().map_or(0, row) };
        let mut last =
            self.0.keys().filter_map(|key| key.split_once(' ')?.1.parse().ok()).collect::<Vec<Date>>();
        last.dedup();
        (now, last.into_iter().map(row).max().unwrap_or(0).max(now))
    }
}

/// What was done in the tries that count and are not over yet, by game and date.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct Begun(BTreeMap<String, Vec<String>>);

impl Begun {
    pub(super) fn of(&self, game: GameId, date: Date) -> &[String] {
        self.0.get(&key(game, date)).map_or(&[], Vec::as_slice)
    }
}

/// What is remembered, and the way to remember more.
#[derive(Clone, Copy)]
pub(super) struct Kept {
    pub(super) days: Signal<Days>,
    set: WriteSignal<Days>,
    pub(super) begun: Signal<Begun>,
    set_begun: WriteSignal<Begun>,
}

impl Kept {
    pub(super) fn read() -> Self {
        let (days, set, _) = use_local_storage::<Days, JsonSerdeCodec>(KEPT);
        let (begun, set_begun, _) = use_local_storage::<Begun, JsonSerdeCodec>(BEGUN);
        Self { days, set, begun, set_begun }
    }

    /// What was done in the try that counts: whoever comes back goes on from there, and cannot begin it anew.
    pub(super) fn leave(self, game: GameId, date: Date, played: &[String]) {
        if self.begun.with_untracked(|begun| begun.of(game, date) != played) {
            self.set_begun.update(|begun| {
                begun.0.insert(key(game, date), played.to_vec());
            });
        }
    }

    /// The first try of a day counts, and no other.
    pub(super) fn note(self, game: GameId, date: Date, done: Done) {
        self.set.update(|days| {
            days.0.entry(key(game, date)).or_insert(done);
        });
        self.set_begun.update(|begun| {
            begun.0.remove(&key(game, date));
        });
    }
}

/// Today, where this browser is.
pub(super) fn today() -> Option<Date> {
    let now = js_sys::Date::new_0();
    let (month, day) = (now.get_month() + 1, now.get_date());
    Date::new(now.get_full_year().cast_signed(), u8::try_from(month).ok()?, u8::try_from(day).ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn days(on_time: &[&str], late: &[&str]) -> Days {
        let done = |on_time| Done { percent: 50, marks: String::new(), on_time };
        let all = on_time.iter().map(|date| (date, true)).chain(late.iter().map(|date| (date, false)));
        Days(all.map(|(date, on_time)| (format!("multiverse {date}"), done(on_time))).collect())
    }

    #[test]
    fn a_streak_is_of_days_on_which_somebody_was_there() {
        let today: Date = "2026-11-17".parse().unwrap();
        let long = ["2026-10-30", "2026-10-31", "2026-11-01"];
        assert_eq!(days(&[], &[]).streaks(today), (0, 0));
        assert_eq!(days(&["2026-11-16", "2026-11-17"], &["2026-11-15"]).streaks(today), (2, 2));
        // Today is not over yet.
        assert_eq!(days(&["2026-11-16"], &["2026-11-17"]).streaks(today), (1, 1));
        assert_eq!(days(&[&long[..], &["2026-11-17"]].concat(), &[]).streaks(today), (1, 3));
    }
}
