//! Names and numbers that must not be mistaken for one another.

use std::fmt;

use crate::{Error, Result};

/// Long enough for any random id, short enough for a key.
const LONGEST: usize = 64;

macro_rules! text_id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(String);

        impl $name {
            /// 1 to 64 letters, digits, `-` or `_`: it fits into an address as it is.
            pub fn new(text: impl Into<String>) -> Result<Self> {
                let text = text.into();
                if is_id(&text) { Ok(Self(text)) } else { Err(BAD_ID) }
            }

            /// From bytes that the caller drew at random: 16 of them cannot be guessed.
            pub fn from_random(bytes: [u8; 16]) -> Self {
                Self(hexadecimal(&bytes))
            }

            /// As it is written.
            pub fn as_str(&self) -> &str {
                &self.0
            }

            /// As the store has it.
            pub(crate) fn stored(text: String) -> Self {
                Self(text)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

text_id! {
    /// A person.
    PersonId
}
text_id! {
    /// A match: one table, from its making to its result.
    MatchId
}
text_id! {
    /// A process that holds leases.
    Owner
}

const BAD_ID: Error = Error::Invalid("an id has 1 to 64 letters, digits, “-” or “_”");

fn is_id(text: &str) -> bool {
    (1..=LONGEST).contains(&text.len())
        && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_')
}

pub(crate) fn hexadecimal(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    bytes
        .iter()
        .flat_map(|byte| [byte >> 4, byte & 15])
        .map(|half| char::from(DIGITS[usize::from(half)]))
        .collect()
}

macro_rules! number {
    ($(#[$doc:meta])* $name:ident($inner:ty)) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        pub struct $name(pub $inner);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}

number! {
    /// A time, in milliseconds since 1970. The store has no clock: every time comes from the caller.
    Millis(i64)
}
number! {
    /// The number of a row of a log, or of a line of chat. The first is 0.
    Seq(i64)
}
number! {
    /// A seat of a match.
    SeatNumber(u8)
}

#[cfg(test)]
mod tests {
    use super::{MatchId, PersonId};

    #[test]
    fn an_id_fits_into_an_address() {
        assert_eq!(PersonId::from_random([0x0f; 16]).as_str(), "0f".repeat(16));
        assert!(MatchId::new("a-Z_9").is_ok());
        for bad in ["", "a b", "é", "a/b", &"x".repeat(65)] {
            assert!(MatchId::new(bad).is_err(), "{bad}");
        }
    }
}
