//! The games there are: the one place of the page that lists them.

use leptos::prelude::*;
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use wire::games::{GameId, MultiuniversumSetup, MultiverseSetup, Setup};
use words::{Explained, Words};

use crate::at_table::OpenTable;
use crate::client::Client;
use crate::{multiuniversum, multiverse};

/// All that a game brings along. It is fetched when somebody opens the game: nobody waits for another one's code.
pub(crate) struct GameParts {
    /// A table at which this is played, or why it cannot be.
    pub(crate) open: fn(&Setup) -> Result<Box<dyn OpenTable>, String>,
    /// What somebody who wants to play it can choose.
    pub(crate) options: fn(Client) -> OptionsForm,
}

/// Fetches a game.
pub(crate) async fn fetch(game: GameId) -> Result<&'static GameParts, SplitLoaderError> {
    match game {
        GameId::Multiuniversum => fetch_multiuniversum().await,
        GameId::Multiverse => fetch_multiverse().await,
    }
}

#[allow(clippy::unnecessary_wraps, reason = "what is fetched may not come")]
#[wasm_split(multiuniversum, fallible)]
fn fetch_multiuniversum() -> Result<&'static GameParts, SplitLoaderError> {
    Ok(&multiuniversum::PARTS)
}

#[allow(clippy::unnecessary_wraps, reason = "what is fetched may not come")]
#[wasm_split(multiverse, fallible)]
fn fetch_multiverse() -> Result<&'static GameParts, SplitLoaderError> {
    Ok(&multiverse::PARTS)
}

/// A new game as most people play it.
pub(crate) fn usual(game: GameId, players: u8) -> Setup {
    match game {
        GameId::Multiuniversum => Setup::Multiuniversum(MultiuniversumSetup::for_players(players)),
        GameId::Multiverse => Setup::Multiverse(MultiverseSetup::for_players(players)),
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

/// What is seen through its door.
pub(crate) fn door(game: GameId) -> String {
    match game {
        GameId::Multiuniversum => multiuniversum::door(),
        GameId::Multiverse => format!("<svg viewBox=\"0 0 64 64\">{}</svg>", multiverse::EMBLEM),
    }
}
