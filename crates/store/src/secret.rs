//! What only its owner knows.

use sha2::{Digest as _, Sha256};

use crate::id::hexadecimal;

/// The SHA-256 of a login token or of a recovery phrase: all that the store ever sees of them.
///
/// That is enough for secrets drawn at random, of 128 bits or more. A password that somebody made up would need
/// a slow hash; there are none here.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct SecretHash(String);

impl SecretHash {
    /// The hash of a secret.
    pub fn of(secret: &str) -> Self {
        Self(hexadecimal(&Sha256::digest(secret)))
    }

    /// 64 hexadecimal digits.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    pub(crate) fn stored(digits: String) -> Self {
        Self(digits)
    }
}
