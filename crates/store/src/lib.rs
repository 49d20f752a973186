//! What outlives the process: people, matches, their logs and results, on SQLite or PostgreSQL.
//!
//! The store knows no game. It keeps rows of text and numbers that its callers understand, and promises three
//! things about them: what was acknowledged is durable, what belongs together is written together or not at all,
//! and of two writers of the same thing one is told that it was too late.
//!
//! It has no clock and draws nothing at random: times and ids come from the caller.

mod chat;
mod database;
mod dump;
mod error;
mod id;
mod lease;
mod limit;
mod listing;
mod load;
mod log;
mod matches;
mod outcome;
mod page;
mod person;
mod player;
mod presence;
mod rating;
mod result;
mod schema;
mod seat;
mod secret;
mod sql;
mod store;
mod table;
mod writer;

pub use chat::ChatLine;
pub use error::{Conflict, Error, Result, Unsuitable};
pub use id::{MatchId, Millis, Owner, PersonId, SeatNumber, Seq};
pub use lease::{Held, Lease};
pub use limit::Totals;
pub use listing::{Listed, Listing, Phase, Visibility};
pub use log::{Append, Entry, LogRow};
pub use matches::{Match, MatchChange, NewMatch};
pub use outcome::Outcome;
pub use page::{Cursor, Page, Paged};
pub use person::{Device, Person};
pub use player::Player;
pub use rating::{RatedGame, Rating};
pub use result::{Finish, Played, RatedMatch, Score, Standing};
pub use seat::{SeatChange, Seated};
pub use secret::SecretHash;
pub use store::Store;
