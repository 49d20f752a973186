//! A live table, from the side of its two clients.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::io::{ErrorKind, Result};
use std::rc::Rc;
use std::time::Instant;

use bots::Pcg;
use engine::Random as _;
use tokio::net::TcpStream;

use crate::client::Socket;
use crate::load::Tally;
use crate::websocket::{Kind, first_frame, masked};

pub(crate) struct Table {
    sockets: [Rc<TcpStream>; 2],
    dice: Pcg,
    /// The last move that a client was told of.
    number: u32,
    /// Who can do what after which move.
    next: Option<(usize, u32, String)>,
    /// When the moves should have been sent that still wait.
    due: VecDeque<Instant>,
    /// Who waits for which move, and when it should have been sent.
    waiting: Option<(usize, u32, Instant)>,
    pub(crate) is_over: bool,
}

pub(crate) type Shared = Rc<RefCell<Table>>;

impl Table {
    /// Starts to follow the table; within a runtime and a `LocalSet`.
    pub(crate) fn follow(sockets: [Socket; 2], number: usize, tally: &Rc<RefCell<Tally>>) -> Result<Shared> {
        let parts = sockets.map(Socket::into_parts);
        let mut streams = Vec::new();
        let mut read = Vec::new();
        for (stream, buffer) in parts {
            stream.set_nonblocking(true)?;
            streams.push(Rc::new(TcpStream::from_std(stream)?));
            read.push(buffer);
        }
        let sockets = [Rc::clone(&streams[0]), Rc::clone(&streams[1])];
        let table = Rc::new(RefCell::new(Self {
            sockets,
            dice: Pcg::new(3, number as u64),
            number: 0,
            next: None,
            due: VecDeque::new(),
            waiting: None,
            is_over: false,
        }));
        for (seat, (stream, buffer)) in streams.into_iter().zip(read).enumerate() {
            let follower =
                Follower { table: Rc::clone(&table), tally: Rc::clone(tally), seat, stream, buffer };
            tokio::task::spawn_local(follower.run());
        }
        Ok(table)
    }

    /// Over, and whoever made the last move holds its frame: the other's may come first.
    fn is_done(&self) -> bool {
        self.is_over && self.waiting.is_none()
    }

    /// A move should be sent now.
    pub(crate) fn offer(&mut self, due: Instant) {
        self.due.push_back(due);
        self.send();
    }

    /// Sends the next move, if there is one and nothing is waited for.
    fn send(&mut self) {
        let Some((seat, _, action)) = self.next.take_if(|(_, number, _)| {
            *number == self.number && self.waiting.is_none() && !self.due.is_empty()
        }) else {
            return;
        };
        let after = self.number;
        let text = format!(
            r#"{{"v":1,"message":{{"act":{{"seat":{},"action":"{action}","after":{after}}}}}}}"#,
            seat + 1
        );
        let due = self.due.pop_front().expect("it was looked at");
        let frame = masked(Kind::Text, text.as_bytes());
        // One small message at a time always fits into the socket.
        let written = self.sockets[seat].try_write(&frame);
        assert_eq!(written.ok(), Some(frame.len()), "the server closed a socket");
        self.waiting = Some((seat, after + 1, due));
    }

    /// A client was told something.
    fn hear(&mut self, seat: usize, text: &str, tally: &mut Tally) {
        let Some(rest) = text.strip_prefix(r#"{"v":1,"message":{"frame":"#) else {
            let is_bad = [r#"{"refused""#, r#"{"error""#].iter().any(|kind| text[14..].starts_with(kind));
            assert!(!is_bad, "{text}");
            return;
        };
        let number = rest.split_once(r#""to":"#).map(|(_, rest)| rest.split(',').next().unwrap_or_default());
        let number: u32 = number.and_then(|number| number.parse().ok()).expect("a frame has its number");
        self.number = self.number.max(number);
        if let Some((_, _, due)) = self.waiting.take_if(|(who, to, _)| *who == seat && number >= *to) {
            tally.waits.push(due.elapsed().as_micros().try_into().unwrap_or(u32::MAX));
        }
        let (_, rest) = rest.rsplit_once(r#""to_act":["#).expect("a frame says who acts");
        let (to_act, rest) = rest.split_once(']').expect("a list ends");
        if to_act.is_empty() {
            self.is_over = true;
            tally.orphans.extend(self.due.drain(..));
        } else if to_act.split(',').any(|one| one.parse() == Ok(seat + 1)) {
            // An offer without a refusal ends after the action.
            let offers = || rest.split(r#"{"action":""#).skip(1).filter_map(|offer| offer.split_once('"'));
            let allowed = || offers().filter(|(_, rest)| rest.starts_with('}'));
            let count = allowed().count() as u32;
            let chosen = allowed().nth(self.dice.below(count.max(1)) as usize);
            let (action, _) = chosen.expect("whoever is to act can do something");
            self.next = Some((seat, number, action.to_owned()));
        }
        self.send();
    }
}

/// Reads what one seat is sent.
struct Follower {
    table: Shared,
    tally: Rc<RefCell<Tally>>,
    seat: usize,
    stream: Rc<TcpStream>,
    buffer: Vec<u8>,
}

impl Follower {
    async fn run(mut self) {
        // Ends with the table, once nobody waits for the last frame, or when the server goes.
        while !self.table.borrow().is_done() && self.read().is_ok() {
            if self.stream.readable().await.is_err() {
                return;
            }
        }
    }

    fn read(&mut self) -> Result<()> {
        let tally = Rc::clone(&self.tally);
        let tally = &mut *tally.borrow_mut();
        let mut chunk = std::mem::take(&mut tally.chunk);
        chunk.resize(64 * 1024, 0);
        let outcome = loop {
            match self.stream.try_read(&mut chunk) {
                Ok(0) => break Err(ErrorKind::UnexpectedEof.into()),
                Ok(size) => {
                    tally.received += size as u64;
                    self.take(&chunk[..size], tally);
                    if size < chunk.len() {
                        break Ok(());
                    }
                }
                Err(error) if error.kind() == ErrorKind::WouldBlock => break Ok(()),
                Err(error) => break Err(error),
            }
        };
        tally.chunk = chunk;
        outcome
    }

    /// Nearly always whole frames: they are read where they lie.
    fn take(&mut self, chunk: &[u8], tally: &mut Tally) {
        let mut held = std::mem::take(&mut self.buffer);
        let read = if held.is_empty() {
            chunk
        } else {
            held.extend(chunk);
            &held
        };
        let mut rest = read;
        while let Some((kind, payload)) = first_frame(rest) {
            let end = payload.end;
            match kind {
                Kind::Text => {
                    let text = std::str::from_utf8(&rest[payload]).expect("messages are text");
                    self.table.borrow_mut().hear(self.seat, text, tally);
                }
                // A pong, so that the server sees somebody there. If it does not fit, the next one will.
                Kind::Ping => _ = self.stream.try_write(&masked(Kind::Other, b"")),
                Kind::Close | Kind::Other => {}
            }
            rest = &rest[end..];
        }
        self.buffer = rest.to_vec();
    }
}
