//! World tokens: five stones on an arch, each in its place, and a planet that shows the same colours once more.

use leptos::prelude::*;
use wire::multiverse::{Colour, Colours, World};
use words::Words;

use super::letter;
use crate::shape::Hue;

/// What the drawings are made of; it has to be in the page once.
const KIT: &str = include_str!("kit.svg");

/// How large a token is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Size {
    /// On a button or a column: its stones have letters.
    Large,
    /// In a formation.
    Middle,
    /// In a list.
    Small,
}

impl Size {
    const fn class(self) -> &'static str {
        match self {
            Self::Large => "token large",
            Self::Middle => "token",
            Self::Small => "token small",
        }
    }
}

/// Everything that the other drawings refer to.
pub(super) fn kit() -> impl IntoView {
    view! { <svg class="kit" width="0" height="0" aria-hidden="true" inner_html=KIT></svg> }
}

/// A token face up.
pub(super) fn token(words: &Words, world: World, size: Size) -> AnyView {
    drawing(&face(words, world), &words::multiverse::world(words, world), size.class())
}

/// A token face down.
pub(super) fn back(label: &str) -> AnyView {
    drawing(&part("t-back"), label, Size::Middle.class())
}

/// A place whose token was captured.
pub(super) fn empty_place(label: &str) -> AnyView {
    drawing(&part("t-slot"), label, Size::Middle.class())
}

/// The multi-cube.
pub(super) fn cube() -> impl IntoView {
    view! { <svg class="cube" viewBox="3 0 42 41" aria-hidden="true" inner_html=part("sc-wood")></svg> }
}

/// A drawing in a square of 100, with its name. What is drawn is ours: nothing in it comes from outside.
pub(super) fn drawing(inside: &str, label: &str, class: &'static str) -> AnyView {
    view! {
        <svg
            class=class
            viewBox="0 0 100 100"
            role="img"
            aria-label=label.to_owned()
            inner_html=format!("<title>{label}</title>{inside}")
        ></svg>
    }
    .into_any()
}

fn part(id: &str) -> String {
    format!("<use href='#{id}'/>")
}

/// The stone of a colour, `scale` times as large as in the kit; dark if it is off.
pub(super) fn stone(colour: Colour, on: bool, (x, y): (f32, f32), scale: f32) -> String {
    let (hue, class) = (Hue::from(colour).class(), if on { "on" } else { "off" });
    format!("<use href='#stone-{hue}' class='{class} {hue}' transform='translate({x} {y}) scale({scale})'/>")
}

/// Where the stones lie, in the order of the colours.
const ARCH: [(f32, f32); Colour::COUNT] =
    [(17.6, 70.4), (20.2, 36.7), (50.0, 20.5), (79.8, 36.7), (82.4, 70.4)];

fn face(words: &Words, world: World) -> String {
    let colours = world.colours();
    let stones = Colour::ALL.into_iter().zip(ARCH);
    let stones = stones.map(|(colour, (x, y))| {
        if !colours.has(colour) {
            return stone(colour, false, (x, y), 0.3);
        }
        // A triangle is wide below.
        let baseline = if colour == Colour::Yellow { y + 9.0 } else { y + 5.0 };
        format!(
            "{}<text x='{x}' y='{baseline}'>{}</text>",
            stone(colour, true, (x, y), 0.97),
            letter(words, colour)
        )
    });
    planet(colours).iter().map(|id| part(id)).chain(stones).collect()
}

/// The coin and the planet: its ground is of the last colour that has one, and every other colour adds its own sign.
fn planet(colours: Colours) -> Vec<&'static str> {
    let count = colours.iter().count();
    if count == 0 {
        return vec!["q-coin", "q-void"];
    }
    let has = |colour| colours.has(colour);
    let ground = match () {
        () if has(Colour::Blue) => "q-sea",
        () if has(Colour::Yellow) => "q-sand",
        () if has(Colour::Red) => "q-basalt",
        () if has(Colour::White) => "q-frost",
        () => "q-moss",
    };
    let parts = [
        (true, "q-coin"),
        (count == Colour::COUNT, "q-full"),
        (true, ground),
        (has(Colour::Green), "q-life"),
        (has(Colour::Red), "q-fire"),
        (has(Colour::White), "q-ice"),
        (has(Colour::Yellow), "q-sun"),
        // Where there are many stones, they speak first.
        (count > 3, "q-dim"),
    ];
    parts.into_iter().filter(|(there, _)| *there).map(|(_, id)| id).collect()
}
