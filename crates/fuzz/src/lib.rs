//! The laws, the readers of decks and records, and the notation as targets of a fuzzer.
//!
//! A [`Job`] is one [`Target`] on one game. It takes any bytes and says what does not hold; how the bytes come
//! about is the business of the program of this crate, which `cargo xtask fuzz` builds and runs.

mod fuzzed;
mod job;
mod multiuniversum;
mod multiverse;
mod notation;
mod record;
mod request;
mod target;

pub use crate::job::Job;
pub use crate::request::Request;
pub use crate::target::Target;
