//! The games there are: the one place of the page that lists them.

use std::rc::Rc;

use leptos::prelude::*;
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use wire::games::{GameId, MultiuniversumSetup, MultiverseSetup, Setup};
use wire::multiuniversum::deck::Deck;
use words::Words;

use crate::at_table::OpenTable;
use crate::client::Client;
use crate::review::Sketcher;
use crate::{multiuniversum, multiverse};

/// All that a game brings along. It is fetched when somebody opens the game: nobody waits for another one's code.
pub(crate) struct GameParts {
    /// A table at which this is played, or why it cannot be.
    pub(crate) open: fn(&Setup) -> Result<Box<dyn OpenTable>, String>,
    /// What somebody who wants to play it can choose.
    pub(crate) options: fn(Client) -> OptionsForm,
    /// Opens the first lesson.
    pub(crate) lesson: fn(Client),
    /// How choices in a game that was set up like this are drawn.
    pub(crate) sketcher: fn(&Setup) -> Option<Rc<dyn Sketcher>>,
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

/// The deck that somebody brought along, if it is not the shipped one.
pub(crate) fn own_deck(setup: &Setup) -> Option<&Deck> {
    match setup {
        Setup::Multiuniversum(setup) => setup.deck.as_deref(),
        Setup::Multiverse(_) => None,
    }
}

/// The options of a game as parts of a form.
pub(crate) struct OptionsForm {
    /// How many play, and who they are.
    pub(crate) seats: AnyView,
    /// The rules that most tables look at.
    pub(crate) first: AnyView,
    /// What few tables change.
    pub(crate) more: AnyView,
    /// What is below the form.
    pub(crate) below: Option<AnyView>,
    /// What was chosen, or why it cannot be played, in words.
    pub(crate) chosen: Callback<(), Result<Setup, String>>,
}

/// For how many, and for how long.
pub(crate) fn size(words: &Words, game: GameId) -> String {
    match game {
        GameId::Multiuniversum => words.text("home-multiuniversum-size"),
        GameId::Multiverse => words.text("home-multiverse-size"),
    }
}

/// Whoever sits at a seat, as a drawing.
pub(crate) fn figure(setup: &Setup, seat: usize) -> String {
    match setup {
        Setup::Multiuniversum(setup) => setup
            .options
            .colours
            .get(seat)
            .map(|colour| multiuniversum::pawn(colour.number()))
            .unwrap_or_default(),
        Setup::Multiverse(_) => {
            format!("<svg class=\"cube\" viewBox=\"0 0 64 64\">{}</svg>", multiverse::EMBLEM)
        }
    }
}

/// A seat with whoever sits there, as a drawing.
pub(crate) fn seat_scene(setup: &Setup, seat: usize) -> String {
    match setup {
        Setup::Multiuniversum(setup) => {
            let colour = setup.options.colours.get(seat).map_or(1, |colour| colour.number());
            multiuniversum::seat_scene(seat, colour)
        }
        Setup::Multiverse(_) => multiverse::seat_scene(seat),
    }
}

/// A small picture of it, one of several.
pub(crate) fn emblem(game: GameId, number: usize) -> String {
    match game {
        GameId::Multiuniversum => multiuniversum::emblem(number),
        GameId::Multiverse => format!("<svg viewBox=\"0 0 64 64\">{}</svg>", multiverse::EMBLEM),
    }
}

/// What is seen through its door.
pub(crate) fn door(game: GameId) -> String {
    match game {
        GameId::Multiuniversum => multiuniversum::door(),
        GameId::Multiverse => multiverse::door(),
    }
}
