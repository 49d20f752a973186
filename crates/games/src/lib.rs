//! The closed list of the games we have, typed all the way.
//!
//! Whoever works with *any* game (the command, a table in the browser, later the server) is generic code: a
//! [`WithGame`] visitor that is handed the rules of whichever [`Playable`] game a [`Setup`] names. What differs
//! from game to game stands in one file per game here, and nowhere above.
//!
//! A [`Setup`] is what somebody asked for, and may ask for the impossible; [`Setup::rules`] is the one place where
//! it becomes [`Rules`] that can be played, or one sentence that says why not.
//!
//! ```
//! use games::{Flags, GameId, Playable, Setup, WithGame};
//!
//! struct Seats;
//! impl WithGame for Seats {
//!     type Output = u8;
//!     fn with<G: Playable>(self, rules: G) -> u8 {
//!         rules.seats()
//!     }
//! }
//!
//! let setup = Setup::from_flags(GameId::Multiuniversum, Flags { seats: 3, ..Flags::default() }).unwrap();
//! assert_eq!(setup.visit(Seats), Ok(3));
//! ```

mod daily;
mod id;
mod local;
mod multiuniversum;
mod multiverse;
mod orders;
mod playable;
pub mod record;
pub mod review;
mod setup;

pub use bots::{BotKind, UnknownBot};
pub use eureka;

pub use self::daily::{Daily, Line, NoEureka, Verdict, daily_setup};
pub use self::id::{GameId, UnknownGame};
pub use self::local::{Hint, LocalGame, Luck, NoResume, SeatKind, Unseated, bot_name};
pub use self::multiuniversum::MultiuniversumSetup;
pub use self::multiverse::MultiverseSetup;
pub use self::orders::{Fallback, JustRoll, Order, Orders, OrdersError, Reply};
pub use self::playable::{AnyFrame, AnyReason, Backdrop, Chapter, Holding, Mark, Playable, Prize, WithGame};
pub use self::setup::{Flags, Rules, Setup, SetupError};
