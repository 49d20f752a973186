//! The laws every game obeys, and golden playthroughs.
//!
//! A law is checked by playing one game, with a mix of careless and sensible players, and looking at its nodes on
//! the way: all of them where that is cheap, some where it is not. Everything random comes from one source, so a
//! property test (a seeded [`bots::Pcg`]) and a fuzzer (a [`BytesSource`]) both drive it, and what fails once
//! fails again.
//!
//! A game's tests call [`run_laws`] for every number of seats and every option; its golden playthroughs are
//! texts made by [`golden::playthrough`].
//!
//! ```
//! use testkit::run_laws;
//! use engine::tiny::HighCard;
//!
//! let tally = run_laws(&HighCard { seats: 3 }, 100, 1);
//! assert!(tally.twins_unlike > 0, "a redealt game differs from the true one");
//! ```

pub mod golden;
mod law;
pub mod laws;
mod source;
mod walk;

use engine::{Game, Redeal, Sense};
use serde::Serialize;

pub use law::{Law, Tally, UnknownLaw, check, run_laws, source};
pub use source::BytesSource;
pub use walk::{LONGEST, parse_inputs};

/// A game that the laws can be checked on: what its viewers are sent can be written down.
pub trait Subject: Sense + Redeal + Game<View: Serialize, Event: Serialize, Reason: Serialize> {}

impl<G> Subject for G where G: Sense + Redeal + Game<View: Serialize, Event: Serialize, Reason: Serialize> {}
