//! Multiuniversum in words.
//!
//! What a deck names itself (portals, icons) comes from the deck, which has its names in both languages.

mod event;
mod fault;
mod offer;
mod option;
mod piece;
mod prompt;
mod refusal;
mod score;
mod table;
mod told;

pub use event::event;
pub use fault::{deck_fault, deck_fault_line};
pub use offer::{Here, offer};
pub use option::{OptionField, option, options_error, preset, scoring, used_tools};
pub use piece::{
    ability, action, action_effect, card, card_face, colour, icon, in_language, portal, portal_face, tier,
    tool, tool_short, tools, transformer,
};
pub use prompt::prompt;
pub use refusal::refusal;
pub use score::{ending, score_line};
pub use table::remembered;
