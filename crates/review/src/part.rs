//! What each cause did to everybody's chances.

use std::collections::BTreeMap;

use engine::MAX_SEATS;

use crate::chances::Chances;
use crate::course::{Cause, Span};
use crate::evaluator::Value;

/// All that one cause did to everybody's chances.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Part {
    /// The cause.
    pub cause: Cause,
    /// By how much the chance of each participant changed.
    pub by: Chances,
    /// The standard error of that.
    pub error: [i32; MAX_SEATS],
}

/// Adds up spans by their cause. `values` are those between the spans: one more than there are spans.
pub(crate) fn parts(spans: &[Span], values: &[Value]) -> Vec<Part> {
    let mut sums: BTreeMap<Cause, (Chances, [f64; MAX_SEATS])> = BTreeMap::new();
    for (span, two) in spans.iter().zip(values.windows(2)) {
        let (by, _) = sums.entry(span.cause).or_default();
        for (sum, index) in by.iter_mut().zip(0..) {
            *sum += two[1].chances[index] - two[0].chances[index];
        }
    }
    // Where two causes meet, the error of the value between them is in both.
    for (place, value) in values.iter().enumerate() {
        let before = place.checked_sub(1).and_then(|place| spans.get(place));
        for span in before.into_iter().chain(spans.get(place)) {
            let (_, variance) = sums.entry(span.cause).or_default();
            for (sum, one) in variance.iter_mut().zip(&value.variance) {
                *sum += one;
            }
        }
    }
    let part = |(cause, (by, variance)): (Cause, (Chances, [f64; MAX_SEATS]))| Part {
        cause,
        by,
        error: variance.map(|one| one.sqrt() as i32),
    };
    sums.into_iter().map(part).collect()
}
