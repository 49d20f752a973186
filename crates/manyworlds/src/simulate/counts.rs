//! How often which number came.

use std::collections::BTreeMap;

/// How often which number came. Only whole numbers are added up, so the order of the games changes nothing.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Counts(BTreeMap<i32, u64>);

impl Counts {
    #[cfg(test)]
    pub(super) fn of(values: &[i32]) -> Self {
        let mut counts = Self::default();
        for &value in values {
            counts.add(value);
        }
        counts
    }

    pub(super) fn add(&mut self, value: i32) {
        *self.0.entry(value).or_default() += 1;
    }

    pub(super) fn add_all(&mut self, other: &Self) {
        other.0.iter().for_each(|(&value, &times)| *self.0.entry(value).or_default() += times);
    }

    /// How many numbers came.
    pub(super) fn total(&self) -> u64 {
        self.0.values().sum()
    }

    /// The numbers that came, ascending, each with how often.
    pub(super) fn iter(&self) -> impl Iterator<Item = (i32, u64)> {
        self.0.iter().map(|(&value, &times)| (value, times))
    }

    /// The least and the greatest that came; 0 if none did.
    pub(super) fn range(&self) -> (i32, i32) {
        let end = |value: Option<(&i32, &u64)>| value.map_or(0, |(&value, _)| value);
        (end(self.0.first_key_value()), end(self.0.last_key_value()))
    }

    pub(super) fn mean(&self) -> f64 {
        self.sum(1) as f64 / self.total() as f64
    }

    /// The standard deviation.
    pub(super) fn spread(&self) -> f64 {
        // n·Σx² − (Σx)², exactly: the difference of the two means would lose its digits.
        let n = self.total();
        ((i128::from(n) * self.sum(2) - self.sum(1).pow(2)) as f64).sqrt() / n as f64
    }

    fn sum(&self, power: u32) -> i128 {
        self.iter().map(|(value, times)| i128::from(value).pow(power) * i128::from(times)).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn means_and_spreads_are_exact() {
        let counts = Counts::of(&[10, -2]);
        assert_eq!((counts.total(), counts.range()), (2, (-2, 10)));
        assert_eq!((counts.mean(), counts.spread()), (4.0, 6.0));
        let mut twice = counts.clone();
        twice.add_all(&counts);
        assert_eq!((twice.total(), twice.mean(), twice.spread()), (4, 4.0, 6.0));
    }
}
