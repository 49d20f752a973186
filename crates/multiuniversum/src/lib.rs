//! The rules of Multiuniversum, a card game for 1 to 5 players designed by Manuel Correia.
//!
//! Every rule has an id (`MU-T4`); docs/rules/multiuniversum.md restates them, and code cites the id where the
//! rule lives. Where this departs from what happens at a table:
//!
//! - A choice is only asked for where there is one: tools without twins are spent, the only card of the discard
//!   pile is recycled and the only two portals are switched without a question. Whether something is asked never
//!   depends on what is hidden.
//! - Chance comes late: the draw pile is a set, and a portal has no identity until somebody sees it.
//! - Each viewer remembers all that MU-K3 lists. Of the hidden cards it also knows which were in the draw pile when
//!   that was last formed, as everybody saw the discard pile it was formed of; so the odds of a draw are exact
//!   (MU-K4). Likewise it knows from which earlier pile an older card came, as far back as four piles.
//!
//! One noun per file: `rules` (options, deck and tables), `state`, `memory`, `phase`, `action`, `step` (with `seal`, `ability` and `turn`),
//! `chance`, `offer`, `view`, `determinize`, `event`, `score`, `sets`, `sense`, `puzzle`, `redeal`.

mod ability;
mod action;
mod best;
mod chance;
pub mod deck;
mod determinize;
mod event;
mod game;
mod ids;
mod judge;
mod memory;
mod offer;
mod options;
mod phase;
mod puzzle;
mod redeal;
mod refusal;
mod rules;
#[cfg(feature = "schema")]
mod schema;
mod score;
mod seal;
mod sense;
mod sets;
mod state;
mod step;
#[cfg(test)]
mod tests;
mod turn;
mod view;

pub use action::{Action, MAX_HEIGHT, Order, Outcome, Places};
pub use best::{BestScores, SoloScore};
pub use chance::{Chance, PortalOdds};
pub use event::Event;
pub use ids::{CardAction, CardId, CardSet, PortalId, PortalSet, Tool, Transformer};
pub use offer::{CardChoice, Choices, PlaceChoice};
pub use options::{Date, Options, OptionsError, Preset, Scoring, UsedTools};
pub use phase::{Draw, Ending, Phase};
pub use refusal::Reason;
pub use rules::Multiuniversum;
pub use sets::Sets;
pub use state::State;
pub use view::{PlayerView, StackView, View};
