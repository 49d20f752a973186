//! Randomness out of a fuzzer's bytes.

use bots::Pcg;
use engine::Random;

use crate::golden::fnv1a;

/// Random numbers read from bytes: a fuzzer that changes a byte changes one decision.
///
/// When the bytes are used up, numbers come from a generator seeded with their hash, so that every game still
/// ends, and the same bytes still play the same game. The numbers are slightly uneven, which is no matter here.
#[derive(Clone, Debug)]
pub struct BytesSource<'a> {
    bytes: &'a [u8],
    then: Pcg,
}

impl<'a> BytesSource<'a> {
    /// A source that reads `bytes` from the first to the last.
    pub fn new(bytes: &'a [u8]) -> Self {
        Self { bytes, then: Pcg::new(fnv1a(bytes), 0) }
    }

    fn word<const BYTES: usize>(&mut self) -> Option<u32> {
        let (head, rest) = self.bytes.split_first_chunk::<BYTES>()?;
        self.bytes = rest;
        Some(head.iter().fold(0, |word, &byte| word << 8 | u32::from(byte)))
    }
}

impl Random for BytesSource<'_> {
    fn below(&mut self, bound: u32) -> u32 {
        let word = match bound {
            0..=1 => Some(0),
            2..=0x100 => self.word::<1>(),
            0x101..=0x1_0000 => self.word::<2>(),
            _ => self.word::<4>(),
        };
        word.map_or_else(|| self.then.below(bound), |word| word % bound)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_read_in_order_and_then_replaced() {
        let mut source = BytesSource::new(&[7, 1, 2, 0, 1, 0, 2, 9]);
        assert_eq!([source.below(6), source.below(1), source.below(1000)], [1, 0, 258]);
        assert_eq!(source.below(1 << 20), 0x0001_0002);
        // One byte is left, too few for this one.
        let rest: Vec<u32> = (0..20).map(|_| source.below(1000)).collect();
        assert!(rest.iter().all(|&number| number < 1000) && rest.iter().any(|&number| number != rest[0]));
        assert_eq!(source.below(256), 9);
    }
}
