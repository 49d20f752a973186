//! The days, and what belongs to each.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest as _, Sha256};

/// Part of every seed: with another number all days of all times have other positions. So it changes whenever the
/// choice of positions does.
const EDITION: u32 = 1;

/// A day that has a Eureka: from the first one on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Date(time::Date);

impl Date {
    /// The first day that has one.
    pub const FIRST: Self = match time::Date::from_calendar_date(2026, time::Month::January, 1) {
        Ok(date) => Self(date),
        Err(_) => Self(time::Date::MIN),
    };

    /// The day of a calendar, if there is such a day and it has a Eureka.
    pub fn new(year: i32, month: u8, day: u8) -> Option<Self> {
        let month = time::Month::try_from(month).ok()?;
        let date = time::Date::from_calendar_date(year, month, day).ok()?;
        (Self(date) >= Self::FIRST && year <= 9999).then_some(Self(date))
    }

    /// The day that has this number.
    pub fn of_number(number: u32) -> Option<Self> {
        let date =
            time::Date::from_julian_day(Self::FIRST.0.to_julian_day() + i32::try_from(number).ok()? - 1);
        date.ok().map(Self).filter(|date| *date >= Self::FIRST)
    }

    /// Its number, from 1.
    pub fn number(self) -> u32 {
        (self.0.to_julian_day() - Self::FIRST.0.to_julian_day() + 1).unsigned_abs()
    }

    /// Its year, month and day.
    pub fn parts(self) -> (i32, u8, u8) {
        (self.0.year(), self.0.month().into(), self.0.day())
    }

    /// The day after it.
    pub fn next(self) -> Option<Self> {
        self.0.next_day().map(Self)
    }

    /// The day before it, unless it is the first.
    pub fn previous(self) -> Option<Self> {
        self.0.previous_day().map(Self).filter(|date| *date >= Self::FIRST)
    }

    /// How far the week is: 0 on Monday, 6 on Sunday. Puzzles get harder until then.
    pub fn weekday(self) -> u8 {
        self.0.weekday().number_days_from_monday()
    }

    /// Numbers that belong to a game and this day, and to nothing else: what its position is looked for with, and what
    /// its dice are made from.
    pub fn seeds(self, game: &str) -> [u64; 2] {
        let text = format!("manyworlds eureka {EDITION} {game} {self}");
        let hash = Sha256::digest(text);
        let word =
            |from: usize| hash[from..from + 8].iter().fold(0, |word, &byte| word << 8 | u64::from(byte));
        [word(0), word(8)]
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.parts();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

/// A text that is no day with a Eureka.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadDate(String);

impl fmt::Display for BadDate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "“{}” is no day such as 2026-11-17, from {} on", self.0, Date::FIRST)
    }
}

impl std::error::Error for BadDate {}

impl FromStr for Date {
    type Err = BadDate;

    fn from_str(text: &str) -> Result<Self, BadDate> {
        let read = || {
            let mut parts = text.splitn(3, '-');
            let (year, month, day) = (parts.next()?, parts.next()?, parts.next()?);
            Self::new(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?)
        };
        // A day is written in one way.
        let canonical = |date: &Self| date.to_string() == text;
        let quoted = || text.chars().take(40).flat_map(char::escape_debug).collect();
        read().filter(canonical).ok_or_else(|| BadDate(quoted()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_written_as_they_are_read() {
        let date: Date = "2026-11-17".parse().unwrap();
        assert_eq!((date.to_string().as_str(), date.number(), date.weekday()), ("2026-11-17", 321, 1));
        assert_eq!(Date::of_number(321), Some(date));
        assert_eq!(date.next().map(|next| next.to_string()).as_deref(), Some("2026-11-18"));
        assert_eq!(Date::FIRST.number(), 1);
        assert_eq!(Date::FIRST.previous(), None);
        for wrong in ["", "2025-12-31", "2026-02-30", "2026-2-3", "2026-11-17x", "99999-01-01", "tomorrow"] {
            let error = wrong.parse::<Date>().unwrap_err().to_string();
            assert_eq!(error, format!("“{wrong}” is no day such as 2026-11-17, from 2026-01-01 on"));
        }
    }

    /// Worked out with sha256sum: another edition must change them.
    #[test]
    fn seeds_are_pinned() {
        let date: Date = "2026-11-17".parse().unwrap();
        assert_eq!(date.seeds("multiuniversum"), [0x67dc_6693_6d8f_8a39, 0x8fcf_b541_86a0_6ecf]);
        assert_ne!(date.seeds("multiverse"), date.seeds("multiuniversum"));
        assert_ne!(date.seeds("multiverse"), date.next().unwrap().seeds("multiverse"));
    }
}
