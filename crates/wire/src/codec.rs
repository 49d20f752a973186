//! Messages as text, with a version in front.

use std::fmt;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{ErrorCode, FromTable};

/// The version of the messages. It changes when one that was sent before is no longer understood, or differently.
pub const VERSION: u16 = 1;

/// `{"v": 1, "message": {…}}`
#[derive(Serialize, Deserialize)]
struct Envelope<M> {
    v: u16,
    message: M,
}

/// Of another version nothing else can be relied on.
#[derive(Deserialize)]
struct Version {
    v: u16,
}

/// Most messages are frames: room for one from the start spares copying it while it grows.
const TYPICAL: usize = 4096;

/// A message as it travels.
pub fn encode<M: Serialize>(message: &M) -> String {
    let mut text = Vec::with_capacity(TYPICAL);
    serde_json::to_writer(&mut text, &Envelope { v: VERSION, message })
        .expect("messages have only text as keys");
    String::from_utf8(text).expect("JSON is text")
}

/// The message that a text is.
pub fn decode<M: DeserializeOwned>(text: &str) -> Result<M, BadMessage> {
    match serde_json::from_str(text) {
        Ok(Envelope { v: VERSION, message }) => Ok(message),
        other => match serde_json::from_str(text) {
            Ok(Version { v }) if v != VERSION => Err(BadMessage::Version(v)),
            _ => Err(BadMessage::Unreadable(other.err().map_or_else(String::new, |error| error.to_string()))),
        },
    }
}

/// A text that is no message of ours.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadMessage {
    /// It is of this other version.
    Version(u16),
    /// It is none at all; with what the reader says.
    Unreadable(String),
}

impl From<BadMessage> for FromTable {
    fn from(bad: BadMessage) -> Self {
        let code = match bad {
            BadMessage::Version(_) => ErrorCode::Version,
            BadMessage::Unreadable(_) => ErrorCode::Unreadable,
        };
        Self::Error { code, text: bad.to_string() }
    }
}

impl fmt::Display for BadMessage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Version(found) => {
                write!(f, "a message of version {found}, but this side speaks version {VERSION}")
            }
            Self::Unreadable(reason) => write!(f, "a message that cannot be read: {reason}"),
        }
    }
}

impl std::error::Error for BadMessage {}

#[cfg(test)]
mod tests {
    use engine::Seat;

    use super::*;
    use crate::ToTable;

    #[test]
    fn a_message_carries_its_version() {
        let text = encode(&ToTable::Undo { seat: Seat::from_index(1), after: None });
        assert_eq!(text, r#"{"v":1,"message":{"undo":{"seat":2}}}"#);
        assert_eq!(decode(&text), Ok(ToTable::Undo { seat: Seat::from_index(1), after: None }));
    }

    #[test]
    fn another_version_is_told_apart_from_nonsense() {
        let check = |text: &str, code: ErrorCode| {
            let bad = decode::<ToTable>(text).unwrap_err();
            assert!(
                matches!(FromTable::from(bad), FromTable::Error { code: found, .. } if found == code),
                "{text}"
            );
        };
        check(r#"{"v":2,"message":"of the future"}"#, ErrorCode::Version);
        check(r#"{"v":1,"message":{"undo":{"seat":7}}}"#, ErrorCode::Unreadable);
        check(r#"{"v":1,"message":{"cheat":{}}}"#, ErrorCode::Unreadable);
        check(r#"{"v":1}"#, ErrorCode::Unreadable);
        for text in ["", "{}", "hello", r#"{"v":-1}"#, "[[[[", "\u{0}", r#"{"v":1,"message":"#] {
            check(text, ErrorCode::Unreadable);
        }
        check(&"[".repeat(100_000), ErrorCode::Unreadable);
    }
}
