//! A short name for the content of a file.

use std::fmt::Write as _;

use sha2::{Digest as _, Sha256};

/// The first 64 bits of the SHA-256 of the content, in hexadecimal digits.
pub(crate) fn of(content: &[u8]) -> String {
    Sha256::digest(content).iter().take(8).fold(String::new(), |mut digits, byte| {
        write!(digits, "{byte:02x}").expect("a String takes any text");
        digits
    })
}
