//! The pinned generator of simulations and bots.

use engine::Random;
use rand_pcg::Pcg32;
use rand_pcg::rand_core::{Rng, SeedableRng};

/// PCG32 (XSH-RR), pinned: the same seed and stream give the same numbers on every machine and in every release.
///
/// For simulations, bots and tests. The dice of a table between people are not this.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pcg(Pcg32);

impl Pcg {
    /// The numbers of `stream` (such as the number of a game) among those of `seed`.
    ///
    /// Both are hashed first: streams 1 and 2 of a bare PCG are visibly related.
    pub fn new(seed: u64, stream: u64) -> Self {
        let hashed = [splitmix(seed ^ splitmix(stream)), splitmix(stream)].map(u64::to_le_bytes);
        let mut bytes = [0; 16];
        bytes.as_chunks_mut().0.copy_from_slice(&hashed);
        Self(Pcg32::from_seed(bytes))
    }
}

impl Random for Pcg {
    /// Lemire's way: a multiplication instead of a division, and a second draw only where it would be biased.
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        let mut product = u64::from(self.0.next_u32()) * u64::from(bound);
        if (product as u32) < bound {
            let unfair = bound.wrapping_neg() % bound;
            while (product as u32) < unfair {
                product = u64::from(self.0.next_u32()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }
}

/// The finaliser of SplitMix64: each bit of the result depends on every bit of `word`.
fn splitmix(word: u64) -> u64 {
    let word = word.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ word >> 31
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first(seed: u64, stream: u64) -> [u32; 6] {
        let mut pcg = Pcg::new(seed, stream);
        std::array::from_fn(|_| pcg.below(1000))
    }

    #[test]
    fn the_numbers_are_pinned() {
        // Worked out with a PCG32 written in Python.
        assert_eq!(first(1, 0), [341, 323, 458, 880, 999, 686]);
    }

    #[test]
    fn neighbouring_seeds_and_streams_are_unlike() {
        assert_ne!(first(1, 0), first(2, 0));
        assert_ne!(first(1, 0), first(1, 1));
        assert_ne!(first(1, 2), first(2, 1));
    }

    #[test]
    fn every_number_below_the_bound_is_equally_likely() {
        let mut pcg = Pcg::new(3, 0);
        let mut counts = [0_i32; 6];
        for _ in 0..60_000 {
            counts[pcg.below(6) as usize] += 1;
        }
        // Five standard deviations of a binomial count are about 457.
        assert!(counts.iter().all(|count| (count - 10_000).abs() < 457), "{counts:?}");
        assert_eq!(pcg.below(1), 0);
    }

    /// With three quarters of 2³² as bound, one number in three would come twice as often without rejection.
    #[test]
    fn a_huge_bound_is_fair_too() {
        let bound = 3 << 30;
        let mut pcg = Pcg::new(4, 0);
        let low = (0..60_000).filter(|_| pcg.below(bound) % 3 == 0).count();
        assert!((19_400..20_600).contains(&low), "{low}");
    }
}
