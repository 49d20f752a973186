//! The rules of Multiverse, a game of drafting, switching and rolling for 2 to 6 players, designed by Matyáš Veselý.
//!
//! Every rule has an id (`MV-T4`); docs/rules/multiverse.md restates them, and code cites the id where the rule
//! lives. Where this departs from what happens at a table:
//!
//! - A choice is only asked for where there is one: the fifth token of the draft and the last of a formation place
//!   themselves, and nobody is asked to object who cannot.
//! - Chance comes late: the tokens below a column's top have no identity until they show.
//!
//! One noun per file: `rules` (options and positions), `state`, `phase`, `action`, `step` (with `draft` and `turn`),
//! `chance`, `offer`, `objection`, `view`, `determinize`, `event`, `score`, `odds`, `sense`, `puzzle`, `redeal`.

mod action;
mod chance;
mod determinize;
mod draft;
mod event;
mod game;
mod ids;
mod judge;
mod objection;
mod odds;
mod offer;
mod options;
mod phase;
mod puzzle;
mod redeal;
mod rules;
#[cfg(feature = "schema")]
mod schema;
mod score;
mod sense;
mod state;
mod step;
#[cfg(test)]
mod tests;
mod turn;
mod view;

pub use action::{Action, Outcome};
pub use chance::Chance;
pub use event::Event;
pub use ids::{Colour, Colours, POSITIONS, Scepter, World, WorldSet};
pub use objection::Objection;
pub use odds::{ActionOdds, JumpOdds, Prospect, Ratio, RepeatOdds};
pub use offer::{Choices, Reason};
pub use options::{Encounters, Fraction, Options, OptionsError};
pub use phase::{Ending, Phase, Roll};
pub use rules::Multiverse;
pub use score::PANEL_POINTS;
pub use state::State;
pub use view::{ColumnView, Mine, Place, PlayerView, Spot, View};
