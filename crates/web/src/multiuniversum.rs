//! Multiuniversum on the screen.

mod advice;
mod best;
mod cards;
mod coach;
mod deck_choice;
mod drag;
mod emblem;
mod figures;
mod finale;
mod hand;
mod hands;
mod labs;
mod lesson;
mod look;
mod options;
mod own_decks;
mod parts;
mod questions;
mod replay;
mod screen;
mod sheets;
mod stage;
mod strip;
mod tale;
mod tally;
mod top;

pub(crate) use self::best::BestSolo;

use leptos::prelude::*;
use wire::engine::{ScoreSheet, Seat};
use wire::games::Setup;
use wire::multiuniversum::deck::Deck;
use wire::multiuniversum::{Event, Multiuniversum, Transformer};
use words::Words;
use words::multiuniversum::{OptionField, in_language, option, preset, scoring};

use crate::at_table::{AtTable, OpenTable, Screen};
use crate::client::Client;
use crate::games::GameParts;
use crate::shape::Hue;

/// Everything of this game that is fetched with it.
pub(crate) static PARTS: GameParts =
    GameParts { open, options: options::options, lesson: lesson::begin, sketcher: figures::sketcher };

fn open(setup: &Setup) -> Result<Box<dyn OpenTable>, String> {
    let Setup::Multiuniversum(setup) = setup else { unreachable!("each game opens its own tables") };
    let rules = setup.rules().map_err(|wrong| wrong.to_string())?;
    Ok(Box::new(AtTable::new(rules)))
}

impl Screen for Multiuniversum {
    const STEP_BY_STEP: bool = true;

    fn screen(client: Client) -> AnyView {
        screen::screen(client)
    }

    fn acted(event: &Event) -> Option<Seat> {
        match *event {
            Event::Played { who, .. }
            | Event::Prepared { who, .. }
            | Event::Discarded { who, .. }
            | Event::Passed { who }
            | Event::Moved { who, .. }
            | Event::Arranged { who, .. }
            | Event::Swapped { who, .. }
            | Event::Recycled { who, .. }
            | Event::Dropped { who, .. }
            | Event::Kept { who, .. }
            | Event::ClearedUp { who, .. } => Some(who),
            _ => None,
        }
    }

    fn options(&self, words: &Words) -> Vec<String> {
        let options = Multiuniversum::options(self);
        let name = |field| option(words, field).name;
        let scoring = words.titled(&name(OptionField::Scoring), &scoring(words, options.scoring).name);
        let edition = words.titled(&name(OptionField::Preset), &preset(words, options.preset).name);
        let short = options.short.then(|| name(OptionField::Short));
        let aid = options.memory_aid.then(|| name(OptionField::MemoryAid));
        [scoring, edition].into_iter().chain(short).chain(aid).collect()
    }

    /// A deck of somebody's own (MU-P6); the shipped one is what everybody expects.
    fn own_pieces(&self, words: &Words) -> Option<[&str; 2]> {
        let deck = self.deck();
        (deck != Deck::default_deck()).then(|| [&deck.name, &deck.note].map(|text| in_language(words, text)))
    }

    /// With a deck of somebody's own it may be easier.
    fn keep_result(&self, sheet: &ScoreSheet) {
        if self.deck() == Deck::default_deck() {
            best::keep(self.options(), sheet);
        }
    }
}

impl From<Transformer> for Hue {
    fn from(transformer: Transformer) -> Self {
        match transformer.number() {
            1 => Self::White,
            2 => Self::Yellow,
            3 => Self::Red,
            4 => Self::Blue,
            _ => Self::Green,
        }
    }
}

/// Fetches something that not every page needs, once: the start script knows where it is.
pub(crate) fn fetch(what: &str) {
    if let Ok(event) = web_sys::Event::new(what) {
        // It can only fail on what is no event target.
        let _ = window().dispatch_event(&event);
    }
}

/// The portals in `home-portals.svg`.
const HOME_PORTALS: [&str; 5] = ["cat", "sea3", "toys3", "candy1", "mouth"];

/// Portals, and the scientists who close them.
pub(crate) fn door() -> String {
    let places = ["hero", "p1", "p2", "p3", "p4"];
    let portals: Vec<String> =
        places.iter().enumerate().map(|(number, place)| home_portal(number, place)).collect();
    let crew = [2, 1, 3, 4, 5].map(pawn);
    format!("{}<div class=\"crew\">{}</div>", portals.concat(), crew.concat())
}

/// One of the portals.
pub(crate) fn emblem(number: usize) -> String {
    home_portal(number, "")
}

/// A scientist before a portal: a seat.
pub(crate) fn seat_scene(seat: usize, colour: u8) -> String {
    format!("{}{}", home_portal(seat, ""), pawn(colour))
}

/// One of the portals that come with the first page; all others come with a table.
fn home_portal(number: usize, class: &str) -> String {
    fetch("manyworlds-home-portals");
    let portal = HOME_PORTALS[number % HOME_PORTALS.len()];
    format!("<svg class=\"pic {class}\" viewBox=\"0 0 120 140\"><use href=\"#p-{portal}\"/></svg>")
}

/// A scientist of a colour.
pub(crate) fn pawn(colour: u8) -> String {
    format!(
        "<svg class=\"pawn c{colour}\" viewBox=\"0 0 32 48\"><use href=\"#pawn\"/>\
         <svg x=\"10.2\" y=\"30\" width=\"11.6\" height=\"11.6\" viewBox=\"0 0 32 32\" class=\"ink\">\
         <use href=\"#s-{colour}\"/></svg></svg>"
    )
}
