//! Points on average, exactly.

use num_rational::Ratio;
use num_traits::{CheckedAdd as _, CheckedMul as _, ToPrimitive as _};

/// Points on average: a fraction in lowest terms.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Worth(Ratio<i128>);

impl Worth {
    /// No point at all.
    pub const ZERO: Self = Self(Ratio::new_raw(0, 1));

    /// So many points for sure.
    pub const fn points(points: i16) -> Self {
        Self(Ratio::new_raw(points as i128, 1))
    }

    /// `numerator` of `denominator`; nothing if that is zero.
    pub fn of(numerator: i128, denominator: i128) -> Option<Self> {
        (denominator != 0).then(|| Self(Ratio::new(numerator, denominator)))
    }

    /// Above the line.
    pub fn numerator(self) -> i128 {
        *self.0.numer()
    }

    /// Below the line.
    pub fn denominator(self) -> i128 {
        *self.0.denom()
    }

    /// The same less `other`. Worths of one turn are near each other, and their difference is no longer than they are.
    #[must_use]
    pub fn less(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }

    /// Both together.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// In hundredths, rounded to the nearest: what people read.
    pub fn hundredths(self) -> i64 {
        (self.0 * 100).round().to_integer().to_i64().unwrap_or(i64::MAX)
    }

    /// This part of `whole`, in percent, rounded down and at least 0: only who gives nothing away has 100.
    pub fn percent_of(self, whole: Self) -> u8 {
        if whole <= Self::ZERO {
            return 100;
        }
        (self.0 / whole.0 * 100).to_integer().clamp(0, 100).to_u8().unwrap_or(100)
    }
}

/// The mean of worths by their tickets. It is summed up with one common denominator as long as there is one, which is
/// nearly always.
#[derive(Debug)]
pub(crate) struct Mean {
    /// Worth times tickets.
    sum: Ratio<i128>,
    /// What has the same denominator, summed up before it is added.
    run: i128,
    denominator: i128,
    tickets: u32,
}

impl Mean {
    pub(crate) const fn new() -> Self {
        Self { sum: Ratio::new_raw(0, 1), run: 0, denominator: 1, tickets: 0 }
    }

    /// Adds one worth; nothing if it cannot be told exactly any more.
    pub(crate) fn add(&mut self, worth: Worth, tickets: u32) -> Option<()> {
        if worth.denominator() != self.denominator {
            self.settle()?;
            self.denominator = worth.denominator();
        }
        let part = worth.numerator().checked_mul(tickets.into())?;
        self.run = self.run.checked_add(part)?;
        self.tickets += tickets;
        Some(())
    }

    fn settle(&mut self) -> Option<()> {
        if self.run != 0 {
            self.sum = self.sum.checked_add(&Ratio::new(self.run, self.denominator))?;
            self.run = 0;
        }
        Some(())
    }

    pub(crate) fn worth(mut self) -> Option<Worth> {
        self.settle()?;
        self.sum.checked_mul(&Ratio::new(1, i128::from(self.tickets.max(1)))).map(Worth)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mean_weighs_by_tickets_and_is_exact() {
        let mut mean = Mean::new();
        for (worth, tickets) in [(Worth::points(7), 1), (Worth::points(-1), 2), (Worth::of(1, 3).unwrap(), 6)]
        {
            mean.add(worth, tickets).unwrap();
        }
        assert_eq!(mean.worth(), Worth::of(7, 9));
    }

    #[test]
    fn people_read_hundredths_and_percent() {
        let worth = Worth::of(10, 3).unwrap();
        assert_eq!((worth.hundredths(), Worth::of(-1, 3).unwrap().hundredths()), (333, -33));
        assert_eq!(worth.percent_of(Worth::points(4)), 83);
        assert_eq!(worth.percent_of(worth), 100);
        assert_eq!(Worth::points(-2).percent_of(worth), 0);
        assert_eq!(Worth::of(9_999, 10_000).unwrap().percent_of(Worth::points(1)), 99);
    }

    #[test]
    fn what_is_too_long_to_be_exact_is_no_worth() {
        let mut mean = Mean::new();
        let long = Worth::of(1, i128::MAX).unwrap();
        mean.add(long, 1).unwrap();
        mean.add(Worth::of(1, i128::MAX - 1).unwrap(), 1).unwrap();
        assert_eq!(mean.worth(), None);
    }
}
