//! The games there are: the one place of the page that lists them.

use leptos::prelude::*;
use wire::games::{GameId, Rules, Setup, SetupError};
use words::{Explained, Words};

use crate::at_table::{AtTable, OpenTable};
use crate::client::Client;
use crate::{multiuniversum, multiverse};

/// A table at which this is played.
pub(crate) fn open(setup: &Setup) -> Result<Box<dyn OpenTable>, SetupError> {
    Ok(match setup.rules()? {
        Rules::Multiuniversum(rules) => Box::new(AtTable::new(rules)),
        Rules::Multiverse(rules) => Box::new(AtTable::new(rules)),
    })
}

/// What somebody who wants to play it can choose.
pub(crate) fn options(game: GameId, client: Client) -> OptionsForm {
    match game {
        GameId::Multiuniversum => multiuniversum::options(client),
        GameId::Multiverse => multiverse::options(client),
    }
}

/// The options of a game as parts of a form.
pub(crate) struct OptionsForm {
    /// What most tables look at.
    pub(crate) first: AnyView,
    /// What few tables change.
    pub(crate) more: AnyView,
    /// What is below the form.
    pub(crate) below: Option<AnyView>,
    /// What was chosen, or why it cannot be played, in words.
    pub(crate) chosen: Callback<(), Result<Setup, String>>,
}

/// Its name, and what it is about.
pub(crate) fn about(words: &Words, game: GameId) -> Explained {
    let text = match game {
        GameId::Multiuniversum => words.text("game-multiuniversum-about"),
        GameId::Multiverse => words.text("game-multiverse-about"),
    };
    Explained { name: words::game(words, game.name()), text }
}

/// Its sign, 64 wide and high.
pub(crate) fn emblem(game: GameId) -> &'static str {
    match game {
        GameId::Multiuniversum => multiuniversum::EMBLEM,
        GameId::Multiverse => multiverse::EMBLEM,
    }
}
