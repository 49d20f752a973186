//! Replays: a game that is over, at its own table. What runs one is fetched when the first is opened; here is what it
//! and the tables agree on.

mod bar;
mod reel;
mod time_line;

use wasm_split_helpers::{SplitLoaderError, wasm_split};
use wire::engine::Seat;
use wire::games::Mark;

use crate::client::Client;
use crate::records::RecordId;

/// What runs a replay: it lays frames on the table, and has a bar under it.
pub(crate) trait Projector {
    /// The bar, as the table's game paints it.
    fn bar(&self, painter: &dyn Painter, room: Room) -> String;
    /// Something of the bar was pressed, or a line of the log: `event 45`.
    fn press(&self, word: &str);
    /// How much quicker than at a table what happened is shown, in percent.
    fn speed(&self) -> u32;
}

/// How much room the bar has.
#[derive(Clone, Copy)]
pub(crate) struct Room {
    /// In the pixels it is drawn in.
    pub(crate) width: f64,
    /// Whether the screen is a phone's.
    pub(crate) narrow: bool,
}

/// How a game paints what only it knows the looks of.
pub(crate) trait Painter {
    /// The sign of a player.
    fn badge(&self, seat: Seat) -> String;
    /// The class that gives something a player's colour.
    fn class(&self, seat: Seat) -> String;
    /// What is hidden from the others, if these eyes are open.
    fn secrets(&self, seat: Seat) -> Option<String>;
    /// What somebody may look for on the time line.
    fn mark(&self, mark: Mark) -> Option<Painted>;
}

/// A mark on a time line.
pub(crate) enum Painted {
    /// A picture so many pixels wide and high, with what it is called.
    Picture(String, f64, f64, String),
    /// A line across, with what it is called.
    Line(String),
}

/// Opens a replay.
pub(crate) type Begin = fn(Client, RecordId);

#[allow(clippy::unnecessary_wraps, reason = "what is fetched may not come")]
#[wasm_split(replay, fallible)]
pub(crate) fn fetch() -> Result<Begin, SplitLoaderError> {
    Ok(reel::begin)
}
