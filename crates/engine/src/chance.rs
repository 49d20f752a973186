//! Chance, from outside: a game says what may happen with which odds, and somebody else draws the lot.

/// A source of randomness. The engine has none of its own.
pub trait Random {
    /// A uniform number less than `bound`, which is at least 1.
    fn below(&mut self, bound: u32) -> u32;
}

impl<R: Random + ?Sized> Random for &mut R {
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        (**self).below(bound)
    }
}

/// What may happen at a chance node, with exact odds: each outcome holds some of [`Self::total`] tickets.
pub trait Odds {
    /// What happens.
    type Outcome: Copy;

    /// How many tickets there are; at least 1.
    fn total(&self) -> u32;

    /// The outcome that holds `ticket`, which is less than [`Self::total`]. The least outcome holds the first
    /// tickets, from 0, the next one those that follow, and so on.
    fn pick(&self, ticket: u32) -> Self::Outcome;

    /// How many tickets `outcome` holds; 0 if it cannot happen.
    fn tickets(&self, outcome: Self::Outcome) -> u32;

    /// Every outcome that can happen, once each, ascending.
    fn outcomes(&self) -> Vec<Self::Outcome>;
}

/// Draws a uniformly random permutation of `things` (Fisher and Yates).
pub fn shuffle<T>(things: &mut [T], random: &mut impl Random) {
    for end in (1..things.len()).rev() {
        things.swap(end, random.below(end as u32 + 1) as usize);
    }
}
