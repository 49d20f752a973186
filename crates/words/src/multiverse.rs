//! Multiverse in words.
//!
//! A world is called by its colours: "the green-white world", or "green-white" where room is short.

mod event;
mod odds;
mod offer;
mod option;
mod piece;
mod prompt;
mod score;
mod screen;
mod spot;
mod table;
mod told;

pub use odds::{chance, jump_odds, odds};
pub use option::{OptionField, encounters, option, options_error};
pub use piece::{colour, colours, place, roll_result, scepter, switch, token, world, world_short, worlds};
pub use score::{ending, score_line};
pub use screen::{Caption, caption, captured_count, choosing, column, column_height, holder, position};
