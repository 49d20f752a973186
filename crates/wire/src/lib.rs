//! What travels between a client and a table, wherever the table is.
//!
//! A client sends [`ToTable`] and is sent [`FromTable`]; both are JSON texts with the [version](VERSION) of this
//! crate in front ([`encode`], [`decode`]). What a viewer may not know is in no message: frames are made from the
//! viewer's view, and the log of a table never travels to a client.
//!
//! [`LocalTable`] is the table that a client plays at without a server. It has no clock, and
//! no random numbers but those that its owner draws for it. [`Archive`] opens the records of games that are over, and
//! knows no table.
//!
//! With the feature `schema`, `schema()` is the JSON Schema of the messages, for clients in other languages.
//!
//! ```
//! use games::{MultiuniversumSetup, SeatKind, Setup};
//! use wire::{FromTable, LocalTable, ToTable};
//!
//! let setup = Setup::Multiuniversum(MultiuniversumSetup::for_players(2));
//! let seats = vec![SeatKind::Me, "sensible".parse().unwrap()];
//! let mut table = LocalTable::new(|| 1);
//! let answers = table.receive(ToTable::NewTable { setup, seats, seed: Some(1) });
//! assert!(matches!(answers[..], [FromTable::Hello { .. }, FromTable::Frame { .. }]));
//! assert!(table.advance().is_empty(), "the first seat is to act, and a person sits there");
//! ```

pub mod archive;
mod codec;
pub mod daily;
mod local;
mod message;
pub mod online;
pub mod problem;
#[cfg(feature = "schema")]
mod schema;
mod shelf;
mod tally;

// What the messages are made of, for a client that depends on nothing else.
pub use {engine, games, multiuniversum, multiverse, table};

pub use self::archive::{About, FromArchive, KeptGame, ToArchive};

pub use self::codec::{BadMessage, VERSION, decode, encode};
pub use self::local::{Finished, LocalTable, recap};
pub use self::message::{FromTable, FromTableWith, ToTable, Why};
pub use self::problem::ErrorCode;
#[cfg(feature = "schema")]
pub use self::schema::{components, schema};
pub use self::shelf::{Archive, Wanted};
pub use self::tally::{AtSuchTables, Outcome, Tally};
