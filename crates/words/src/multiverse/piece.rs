//! The names of colours, worlds, scepters and places.

use engine::Known;
use multiverse::{Colour, Colours, Place, Scepter, World};

use crate::Words;

/// A colour: "red".
pub fn colour(words: &Words, colour: Colour) -> String {
    words.text(match colour {
        Colour::Green => "mv-colour-green",
        Colour::White => "mv-colour-white",
        Colour::Red => "mv-colour-red",
        Colour::Yellow => "mv-colour-yellow",
        Colour::Blue => "mv-colour-blue",
    })
}

/// Several colours: "green and white", "no colour", "all five colours".
pub fn colours(words: &Words, colours: Colours) -> String {
    match names(words, colours).as_slice() {
        [] => words.text("mv-colours-none"),
        all if all.len() == Colour::COUNT => words.text("mv-colours-all"),
        some => words.list(some),
    }
}

/// A world inside a sentence: "the green-white world", "the empty world".
pub fn world(words: &Words, world: World) -> String {
    match joined(words, world) {
        Some(colours) => words.text_with("mv-world", &[("colours", colours.into())]),
        None if world.colours() == Colours::NONE => words.text("mv-world-empty"),
        None => words.text("mv-world-full"),
    }
}

/// A world where room is short, and in lists: "green-white", "empty world".
pub fn world_short(words: &Words, world: World) -> String {
    match joined(words, world) {
        Some(colours) => colours,
        None if world.colours() == Colours::NONE => words.text("mv-world-empty-short"),
        None => words.text("mv-world-full-short"),
    }
}

/// Several worlds in short: "green-white, red and empty world".
pub fn worlds(words: &Words, all: impl IntoIterator<Item = World>) -> String {
    words.list(&all.into_iter().map(|one| world_short(words, one)).collect::<Vec<_>>())
}

/// The colours of a world as one word; nothing if it has none or all, which read better as words of their own.
fn joined(words: &Words, world: World) -> Option<String> {
    let names = names(words, world.colours());
    (!names.is_empty() && names.len() < Colour::COUNT).then(|| names.join("-"))
}

fn names(words: &Words, colours: Colours) -> Vec<String> {
    colours.iter().map(|one| colour(words, one)).collect()
}

/// A scepter inside a sentence: "the red scepter".
pub fn scepter(words: &Words, scepter: Scepter) -> String {
    match scepter {
        Scepter::Of(of) => words.text_with("mv-scepter", &[("colour", colour(words, of).into())]),
        Scepter::Wooden => words.text("mv-scepter-wooden"),
    }
}

/// A place of a formation by its number, from 1: "front left".
pub fn place(words: &Words, number: u8) -> String {
    words.text(match number {
        1 => "mv-place-front-left",
        2 => "mv-place-front-middle",
        3 => "mv-place-front-right",
        4 => "mv-place-back-left",
        _ => "mv-place-back-right",
    })
}

/// What lies on a place of a formation, as its owner or somebody else sees it: "green-white, face up".
pub fn token(words: &Words, place: Place) -> String {
    let named = |key, world| words.text_with(key, &[("world", world_short(words, world).into())]);
    match place {
        Place::Up(world) => named("mv-token-up", world),
        Place::Down(Known::Known(world)) => named("mv-token-down", world),
        Place::Down(Known::Hidden) => words.text("mv-face-down"),
        Place::Gone(world) => named("mv-token-gone", world),
    }
}

/// A colour of a panel and whether it is on: "red: on".
pub fn switch(words: &Words, of: Colour, on: bool) -> String {
    words.text_with("mv-switch", &[("colour", colour(words, of).into()), yes_no("on", on)])
}

/// What the multi-cube shows: "CHANGE".
pub fn roll_result(words: &Words, change: bool) -> String {
    words.text(if change { "mv-roll-change" } else { "mv-roll-stability" })
}

/// A variable that chooses between two variants.
pub(super) fn yes_no(name: &'static str, yes: bool) -> (&'static str, crate::Value<'static>) {
    (name, if yes { "yes" } else { "no" }.into())
}
