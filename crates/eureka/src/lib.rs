//! The Eureka of the day: one turn of a game, made from the date alone, and solved exactly.
//!
//! [`find`] plays quick games from a seed and takes a turn in which there is something to be found; [`Solver`] says what
//! each choice is worth, on average over chance, to somebody who knows what the seat knows; [`Try`] scores what somebody
//! did against the best there was at each of their choices, so that luck does not count. A game takes part by
//! [`engine::Puzzle`]. Nothing in here depends on the machine: no clock, no floating point, no order of a hash table.

mod attempt;
mod date;
mod finder;
mod solver;
mod worth;

pub use attempt::{Choice, Try, best, goes_on, score};
pub use date::{BadDate, Date};
pub use finder::{Charm, Position, Wish, find};
pub use solver::{Solver, TooHard};
pub use worth::Worth;
