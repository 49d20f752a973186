//! WebSocket frames as a client writes and reads them. By hand, as the benchmark's clients share the machine with
//! what they measure: no copy, no masking, no buffer for each of thousands of sockets.

use std::ops::Range;

/// The head of the request that opens a socket. The key is of no interest to whoever knows the server.
pub(crate) fn opening(host: &str, path: &str, token: &str) -> String {
    format!(
        "GET {path} HTTP/1.1\r\nHost: {host}\r\nAuthorization: Bearer {token}\r\nConnection: Upgrade\r\n\
         Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
}

/// What a frame is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Text,
    Close,
    Ping,
    Other,
}

/// A frame as the server takes it: under the mask 0, which changes nothing.
pub(crate) fn masked(kind: Kind, payload: &[u8]) -> Vec<u8> {
    let code = match kind {
        Kind::Text => 0x81,
        Kind::Close => 0x88,
        Kind::Ping => 0x89,
        Kind::Other => 0x8a,
    };
    let mut frame = Vec::with_capacity(payload.len() + 8);
    frame.push(code);
    if let Ok(short @ 0..126) = u8::try_from(payload.len()) {
        frame.push(0x80 | short);
    } else {
        frame.push(0x80 | 0x7e);
        let length = u16::try_from(payload.len()).expect("clients send short messages");
        frame.extend(length.to_be_bytes());
    }
    frame.extend([0; 4]);
    frame.extend(payload);
    frame
}

/// The first frame of what was read: its kind, and where its payload lies. The next begins where it ends.
pub(crate) fn first_frame(read: &[u8]) -> Option<(Kind, Range<usize>)> {
    let kind = match read.first()? & 0x0f {
        0x1 => Kind::Text,
        0x8 => Kind::Close,
        0x9 => Kind::Ping,
        _ => Kind::Other,
    };
    let (begin, length) = match read.get(1)? & 0x7f {
        126 => (4, u64::from(u16::from_be_bytes(*read.get(2..)?.first_chunk()?))),
        127 => (10, u64::from_be_bytes(*read.get(2..)?.first_chunk()?)),
        short => (2, u64::from(short)),
    };
    let end = begin + usize::try_from(length).ok()?;
    (read.len() >= end).then_some((kind, begin..end))
}
