//! The contract between a game and everything that plays it.
//!
//! A game is two types: its *rules* ([`Game`], immutable) and its *state* ([`Game::State`], flat and `Copy`).
//! The only thing that changes a state is [`Game::step`] with an [`Input`]: one seat's action or one outcome of
//! chance. So a game is its rules and its inputs, and everything else (tables, records, bots, replays) is made
//! of these.
//!
//! - **Nodes.** At any time one or several seats are to act, or chance is to decide, or the game is over
//!   ([`Node`]). Seats that act at once do not see each other's choice before the last has chosen. An interrupt
//!   is an ordinary decision of another seat; a reroll is chance, decision, chance.
//! - **Late chance.** The state holds only what somebody knows. A draw pile is a set, and each draw is an outcome
//!   ([`Odds`]), so there is no hidden order to leak, and no randomness in here: it comes in as inputs.
//! - **Views.** A viewer's knowledge is a type of its own, built by adding ([`Game::view`]). What a seat is
//!   offered ([`Game::offers`]) is made from its view alone, and so are the refusals.
//! - **Events** tell what happened, for logs and animation, into a [`Sink`] that compiles away when nobody
//!   listens. They decorate; views decide.
//! - **Revealing inputs.** `step` says whether somebody learnt something ([`Reveals`]): what was revealed cannot
//!   be taken back.
//!
//! This crate does no I/O, has no clock, no random numbers, and by default no dependency.
//!
//! # Adding a game
//! [`tiny`] is a whole game in one file: secret cards, a choice of all at once, late chance. Read it beside this
//! page. A new game is a crate that implements [`Game`], [`Sense`] and [`Redeal`]; the laws of the crate
//! `testkit` then say what is still wrong with it.
//!
//! ```
//! use engine::{tiny::{HighCard, Choice}, ActionSet, Game, Input, Node, Odds, Seat, Silent};
//!
//! let rules = HighCard { seats: 2 };
//! let mut state = rules.start();
//! while let Node::Chance = rules.node(&state) {
//!     let dealt = rules.odds(&state).pick(0);
//!     rules.step(&mut state, Input::Chance(dealt), &mut Silent);
//! }
//! let first = Seat::from_index(0);
//! assert!(rules.legal(&state, first).contains(Choice::Keep));
//! rules.try_step(&mut state, Input::Act(first, Choice::Keep), &mut Silent).unwrap();
//! // A seat chooses once.
//! assert!(rules.try_step(&mut state, Input::Act(first, Choice::Swap), &mut Silent).is_err());
//! ```

mod chance;
mod event;
#[cfg(feature = "serde")]
mod fields;
mod game;
mod input;
mod known;
mod perspective;
mod puzzle;
#[cfg(feature = "schema")]
mod schema;
mod score;
mod seat;
mod small_set;
pub mod tiny;

pub use chance::{Odds, Random, shuffle};
pub use event::{Silent, Sink};
#[cfg(feature = "serde")]
pub use fields::Fields;
pub use game::{
    ActionSet, Forecast, Fortune, Game, Illegal, Judge, Node, Offer, Redeal, Refusal, Reveals, Sense,
};
pub use input::{Input, NotationError, canonical_number};
pub use known::Known;
pub use perspective::Perspective;
pub use puzzle::Puzzle;
pub use score::{ScoreLine, ScoreSheet, Standing};
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer};
