//! Where the chance of a table comes from: dice that can be checked afterwards.

use std::fmt;
use std::str::FromStr;

use engine::{Random, Seat, serde_as_notation};
use hmac::{Hmac, KeyInit as _, Mac as _};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

/// Where the chance of a table comes from.
pub trait Dice {
    /// Decides the `number`th outcome of chance of a game, from 1: one of the tickets below `total`.
    fn ticket(&mut self, number: u64, total: u32) -> u32;
}

/// Any generator will do where nobody has to check it. What is certain costs no random number.
impl<R: Random> Dice for R {
    fn ticket(&mut self, _: u64, total: u32) -> u32 {
        if total == 1 { 0 } else { self.below(total) }
    }
}

/// Dice that were pledged before anybody knew what they would show.
///
/// docs/fair-dice.md has every byte of it, with test vectors, and what it proves.
#[derive(Clone, PartialEq, Eq)]
pub struct PledgedDice {
    key: [u8; 32],
}

impl PledgedDice {
    /// The dice of a match: from the host's seed, the match's name and the nonces of those who gave one.
    ///
    /// # Panics
    ///
    /// If the name is longer than 255 bytes.
    pub fn new(seed: &Seed, match_name: &str, nonces: &[(Seat, Nonce)]) -> Self {
        let length = u8::try_from(match_name.len()).expect("the name of a match has at most 255 bytes");
        let mut nonces = nonces.to_vec();
        nonces.sort_by_key(|&(seat, _)| seat);
        let mut hash = Sha256::new_with_prefix(seed.0.0);
        hash.update([length]);
        hash.update(match_name);
        for (seat, nonce) in nonces {
            hash.update([seat.number()]);
            hash.update(nonce.0.0);
        }
        Self { key: hash.finalize().into() }
    }

    /// The first eight bytes of HMAC-SHA256 of the outcome's number and the number of the try, as one number.
    fn word(&self, number: u64, attempt: u32) -> u64 {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.key).expect("HMAC takes keys of any length");
        mac.update(&number.to_be_bytes());
        mac.update(&attempt.to_be_bytes());
        let code: [u8; 32] = mac.finalize().into_bytes().into();
        u64::from_be_bytes(code.first_chunk().copied().unwrap_or_default())
    }

    /// The ticket of the `number`th outcome.
    pub fn roll(&self, number: u64, total: u32) -> u32 {
        (self.sum(number, total) % u64::from(total.max(1))) as u32
    }

    /// The word that the ticket of the `number`th outcome is the remainder of. A word that would favour the low
    /// tickets is thrown away.
    pub fn sum(&self, number: u64, total: u32) -> u64 {
        let total = u64::from(total.max(1));
        // The remainder of 2⁶⁴: so many words at the top belong to no full row of tickets.
        let unfair = (u64::MAX % total + 1) % total;
        let mut attempt = 0;
        loop {
            let word = self.word(number, attempt);
            // Of all tries at most one in two fails.
            if word <= u64::MAX - unfair {
                return word;
            }
            attempt += 1;
        }
    }
}

impl Dice for PledgedDice {
    fn ticket(&mut self, number: u64, total: u32) -> u32 {
        self.roll(number, total)
    }
}

/// Whoever knows the key knows all outcomes to come.
impl fmt::Debug for PledgedDice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PledgedDice")
    }
}

/// 32 bytes, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Bytes([u8; 32]);

impl fmt::Display for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl FromStr for Bytes {
    type Err = NotBytes;

    fn from_str(text: &str) -> Result<Self, NotBytes> {
        let digit = |byte: u8| match byte {
            b'0'..=b'9' => Ok(byte - b'0'),
            b'a'..=b'f' => Ok(byte - b'a' + 10),
            _ => Err(NotBytes),
        };
        let (pairs, []) = text.as_bytes().as_chunks::<2>() else { return Err(NotBytes) };
        let pairs: &[[u8; 2]; 32] = pairs.try_into().map_err(|_| NotBytes)?;
        let mut bytes = [0; 32];
        for (byte, &[high, low]) in bytes.iter_mut().zip(pairs) {
            *byte = digit(high)? << 4 | digit(low)?;
        }
        Ok(Self(bytes))
    }
}

serde_as_notation!(Bytes);

/// A text that is not 64 small hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotBytes;

impl fmt::Display for NotBytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not 64 hexadecimal digits (0-9, a-f)")
    }
}

impl std::error::Error for NotBytes {}

/// Types of 32 bytes that must not be mixed up.
macro_rules! bytes {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(Bytes);

        impl $name {
            /// These bytes.
            pub const fn new(bytes: [u8; 32]) -> Self {
                Self(Bytes(bytes))
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl FromStr for $name {
            type Err = NotBytes;

            fn from_str(text: &str) -> Result<Self, NotBytes> {
                text.parse().map(Self)
            }
        }
    };
}

bytes! {
    /// What the host draws before anybody sits down, and opens when the table has ended.
    Seed
}

bytes! {
    /// What a person's client adds, so that the host alone does not choose the dice.
    Nonce
}

bytes! {
    /// The SHA-256 of a seed or of a nonce: it binds whoever publishes it, and tells nothing.
    #[derive(Debug)]
    Pledge
}

#[cfg(feature = "schema")]
engine::schema_as!(Pledge, "Pledge", {
    "description": "The SHA-256 of a seed or of a nonce.",
    "type": "string",
    "pattern": "^[0-9a-f]{64}$",
});

impl Seed {
    /// The seed that stands for a text, such as `7`: its SHA-256. For games that are to be dealt again.
    pub fn named(text: &str) -> Self {
        Self::new(Sha256::digest(text).into())
    }

    /// What is published of it before the table starts.
    pub fn pledge(&self) -> Pledge {
        Pledge::of(self.0)
    }

    /// A number for whatever else is drawn at the table and need not be checked, such as the whims of bots: it
    /// tells nothing about the dice.
    pub fn whim(&self, number: u64) -> u64 {
        PledgedDice::new(self, "whims", &[]).word(number, 0)
    }
}

impl Nonce {
    /// What a client publishes of it before all open theirs.
    pub fn pledge(&self) -> Pledge {
        Pledge::of(self.0)
    }
}

impl Pledge {
    fn of(bytes: Bytes) -> Self {
        Self::new(Sha256::digest(bytes.0).into())
    }
}

impl fmt::Debug for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Secret until the table has ended; a log must not tell it.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed")
    }
}

/// Secret until all are pledged.
impl fmt::Debug for Nonce {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Nonce")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn example() -> PledgedDice {
        let seed = Seed::new(std::array::from_fn(|index| index as u8));
        let nonce = |number, byte| (Seat::new(number).unwrap(), Nonce::new([byte; 32]));
        // Given in any order, they count in the order of seats.
        PledgedDice::new(&seed, "example", &[nonce(3, 0x33), nonce(1, 0x11)])
    }

    /// The vectors of docs/fair-dice.md, worked out with Python's standard library.
    #[test]
    fn the_numbers_are_those_of_the_document() {
        let rolls = |total, count| -> Vec<u32> { (1..=count).map(|it| example().roll(it, total)).collect() };
        assert_eq!(rolls(6, 12), [1, 5, 5, 3, 0, 0, 0, 4, 4, 1, 0, 0]);
        assert_eq!(rolls(50, 8), [47, 7, 39, 9, 44, 26, 44, 10]);
        assert_eq!(rolls(u32::MAX, 2), [1_521_160_312, 627_371_687]);
        let seed = Seed::new(std::array::from_fn(|index| index as u8));
        assert_eq!(
            seed.pledge().to_string(),
            "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
        );
        let alone = PledgedDice::new(&Seed::new([0; 32]), "local", &[]);
        assert_eq!(
            (1..=12).map(|it| alone.roll(it, 6)).collect::<Vec<_>>(),
            [3, 1, 4, 0, 4, 2, 0, 0, 5, 1, 1, 5]
        );
    }

    #[test]
    fn every_ticket_is_equally_likely_and_what_is_certain_is_certain() {
        let mut counts = [0_i32; 6];
        for number in 0..60_000 {
            counts[example().roll(number, 6) as usize] += 1;
        }
        // Five standard deviations of a binomial count are about 457.
        assert!(counts.iter().all(|count| (count - 10_000).abs() < 457), "{counts:?}");
        assert_eq!(example().roll(1, 1), 0);
    }

    #[test]
    fn bytes_are_read_as_they_are_written_and_nothing_else_is() {
        let seed = Seed::named("7");
        assert_eq!(seed.to_string(), "7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451");
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!(serde_json::from_str::<Seed>(&serde_json::to_string(&seed).unwrap()).unwrap(), seed);
        let text = seed.to_string();
        for wrong in ["", "7", &text[1..], &text.to_uppercase(), &format!("{text}0"), &text.replace('7', "g")]
        {
            assert_eq!(wrong.parse::<Seed>(), Err(NotBytes), "{wrong}");
        }
    }

    #[test]
    fn whims_tell_nothing_about_the_dice() {
        let seed = Seed::named("7");
        let dice = PledgedDice::new(&seed, "local", &[]);
        assert!((0..100).all(|number| seed.whim(number) != dice.word(number, 0)));
        assert_ne!(seed.whim(1), seed.whim(2));
    }
}
