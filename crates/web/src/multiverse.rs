//! Multiverse on the screen.

mod board;
mod draft;
mod formation;
mod options;
mod panel;
mod reach;
mod scepters;
mod token;

use leptos::prelude::*;
use wire::multiverse::{Action, Colour, Multiverse};
use words::Words;

use self::token::{Size, token};
use wire::games::Setup;

use crate::at_table::{AtTable, OpenTable, Scene, Screen};
use crate::games::GameParts;
use crate::shape::Hue;

/// Everything of this game that is fetched with it.
pub(crate) static PARTS: GameParts = GameParts { open, options: options::options };

fn open(setup: &Setup) -> Result<Box<dyn OpenTable>, String> {
    let Setup::Multiverse(setup) = setup else { unreachable!("each game opens its own tables") };
    let rules = setup.rules().map_err(|wrong| wrong.to_string())?;
    Ok(Box::new(AtTable::new(rules)))
}

/// A world with all five colours.
pub(crate) const EMBLEM: &str = include_str!("multiverse/emblem.svg");

impl Screen for Multiverse {
    fn board(scene: &Scene<'_, Self>) -> Option<AnyView> {
        Some(board::board(scene).into_any())
    }

    fn icon(scene: &Scene<'_, Self>, action: Action) -> Option<AnyView> {
        let words = scene.words;
        let mine = scene.view.players[scene.me?.index()].panel;
        match action {
            Action::Keep(world) | Action::Place(world) => Some(token(words, world, Size::Large)),
            // Whoever is met has the same colours on.
            Action::Visit | Action::Meet => Some(token(words, mine.world(), Size::Large)),
            Action::Switch(colour) => {
                let switched = panel::switch(words, colour, !mine.has(colour)).into_any();
                Some(reach::leading(scene, action, switched))
            }
            Action::SwitchAll => {
                let switched = panel::panel(words, mine.all_switched()).into_any();
                Some(reach::leading(scene, action, switched))
            }
            Action::JustRoll | Action::Repeat => Some(token::cube().into_any()),
            Action::Decline | Action::Allow | Action::Stand => None,
        }
    }

    fn aside(scene: &Scene<'_, Self>, action: Action) -> Option<AnyView> {
        reach::if_objected(scene, action)
    }
}

impl From<Colour> for Hue {
    fn from(colour: Colour) -> Self {
        match colour {
            Colour::Green => Self::Green,
            Colour::White => Self::White,
            Colour::Red => Self::Red,
            Colour::Yellow => Self::Yellow,
            Colour::Blue => Self::Blue,
        }
    }
}

/// The letter of a colour on signs.
fn letter(words: &Words, colour: Colour) -> String {
    words.text(match colour {
        Colour::Green => "colour-letter-green",
        Colour::White => "colour-letter-white",
        Colour::Red => "colour-letter-red",
        Colour::Yellow => "colour-letter-yellow",
        Colour::Blue => "colour-letter-blue",
    })
}
