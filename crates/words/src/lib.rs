//! One source of words for the command and the browser, in English and French.
//!
//! The games say what happened and why not as data; here it becomes sentences. The texts lie in `i18n` as
//! [Project Fluent](https://projectfluent.org) resources and are part of the program: no file is read.
//!
//! - [`Words`] is one language; [`Words::of`] gives it, [`Words::text`] looks up a key.
//! - [`Names`] says who sits where.
//! - [`Told`] is a game that puts its events, choices, refusals and results into words; what only one game has to say
//!   is in [`multiuniversum`] and [`multiverse`].
//! - [`rules_page`] and [`rule`] give the rules pages, whole or by id (feature `rules-pages`).
//!
//! Keys are always literals, never composed, so that a test can tell which are missing and which are unused.
//!
//! ```
//! use words::{Language, Words};
//!
//! let words = Words::of(Language::French);
//! assert_eq!(words.text("table-draw-pile"), "Pioche");
//! assert_eq!(words.text_with("table-card-count", &[("count", 3.into())]), "3 cartes");
//! ```

mod bundle;
mod language;
pub mod multiuniversum;
pub mod multiverse;
mod names;
mod result;
mod review;
#[cfg(feature = "rules-pages")]
mod rules;
mod table;
mod told;

pub use bundle::{Value, Words};
pub use language::{Language, UnknownLanguage};
pub use names::Names;
pub use result::result;
pub use review::cause;
#[cfg(feature = "rules-pages")]
pub use rules::{Rule, rule, rules, rules_page};
pub use table::{bot, game, illegal, level, waiting};
pub use told::{Section, Told};

/// A name, and one or two sentences about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explained {
    /// What it is called.
    pub name: String,
    /// What it means.
    pub text: String,
}
