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

pub use event::event;
pub use fault::{deck_fault, deck_fault_line};
pub use offer::{Here, offer};
pub use option::{OptionField, option, options_error, preset, scoring, used_tools};
pub use piece::{
    ability, action, action_effect, card, card_face, colour, icon, in_language, portal, portal_face, tier,
    tool, tool_short, tools, transformer,
};
pub use prompt::prompt;
pub use refusal::{illegal, refusal};
pub use score::{ending, score_line};

/// A name, and one or two sentences about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explained {
    /// What it is called.
    pub name: String,
    /// What it means.
    pub text: String,
}
