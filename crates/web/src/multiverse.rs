//! Multiverse on the screen.

mod advice;
mod card;
mod coach;
mod draft;
mod figures;
mod finale;
mod hands;
mod lesson;
mod look;
mod options;
mod orders;
mod parts;
mod phone;
mod reach;
mod replay;
mod replayed;
mod ring;
mod screen;
mod seats;
mod sheets;
mod strip;
mod switches;
mod table;
mod tale;
mod tokens;
mod top;

use leptos::prelude::*;
use wire::engine::Seat;
use wire::games::Setup;
use wire::multiverse::{Event, Multiverse};
use words::Words;
use words::multiverse::{OptionField, encounters, option};

use crate::at_table::{AtTable, OpenTable, Screen};
use crate::client::Client;
use crate::games::GameParts;

/// Everything of this game that is fetched with it.
pub(crate) static PARTS: GameParts =
    GameParts { open, options: options::options, lesson: lesson::begin, sketcher: figures::sketcher };

fn open(setup: &Setup) -> Result<Box<dyn OpenTable>, String> {
    let Setup::Multiverse(setup) = setup else { unreachable!("each game opens its own tables") };
    let rules = setup.rules().map_err(|wrong| wrong.to_string())?;
    Ok(Box::new(AtTable::new(rules)))
}

/// A world with all five colours.
pub(crate) const EMBLEM: &str = include_str!("multiverse/emblem.svg");

/// The multi-cube among all worlds.
pub(crate) fn door() -> String {
    let art = include_str!("multiverse/door.svg");
    format!("<svg class=\"art\" viewBox=\"0 0 360 400\" preserveAspectRatio=\"xMidYMid slice\">{art}</svg>")
}

/// Somebody before a world: a seat. The drawings are those of the table.
pub(crate) fn seat_scene(seat: usize) -> String {
    crate::multiuniversum::fetch("manyworlds-multiverse");
    let world = [25, 14, 7, 28, 19, 22][seat % 6];
    let face = look::face(Seat::from_index(seat));
    format!(
        "<svg class=\"pic\" viewBox=\"0 0 100 100\"><use href=\"#W{world}\"/></svg>\
         <svg class=\"pawn\" viewBox=\"0 0 40 40\"><use href=\"#av-{face}\"/></svg>"
    )
}

impl Screen for Multiverse {
    const STEP_BY_STEP: bool = true;

    fn screen(client: Client) -> AnyView {
        screen::screen(client)
    }

    fn acted(event: &Event) -> Option<Seat> {
        match *event {
            Event::Kept { who, .. }
            | Event::Placed { who, .. }
            | Event::Captured { who, .. }
            | Event::Declined { who }
            | Event::Switched { who, .. }
            | Event::SwitchedAll { who, .. }
            | Event::Objected { who }
            | Event::Allowed { who }
            | Event::Repeated { who } => Some(who),
            _ => None,
        }
    }

    fn options(&self, words: &Words) -> Vec<String> {
        let options = Multiverse::options(self);
        let name = |field| option(words, field).name;
        let stability = words.titled(&name(OptionField::Stability), &options.stability.to_string());
        let choice =
            words.titled(&name(OptionField::Encounters), &encounters(words, options.encounters).name);
        let aid = options.memory_aid.then(|| name(OptionField::MemoryAid));
        [choice, stability].into_iter().chain(aid).collect()
    }
}
