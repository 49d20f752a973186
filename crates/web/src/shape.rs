//! Colour never stands alone: each of the five colours has its shape, the same in all games.

use leptos::prelude::*;

/// One of the five colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Hue {
    White,
    Yellow,
    Red,
    Blue,
    Green,
}

impl Hue {
    /// The class of whatever has the colour.
    pub(crate) const fn class(self) -> &'static str {
        match self {
            Self::White => "white",
            Self::Yellow => "yellow",
            Self::Red => "red",
            Self::Blue => "blue",
            Self::Green => "green",
        }
    }

    /// Its shape in a square of 32.
    const fn path(self) -> &'static str {
        match self {
            Self::White => "M16 2a14 14 0 1 0 0 28a14 14 0 1 0 0-28z",
            Self::Yellow => "M16 2L31 29H1z",
            Self::Red => "M16 1L31 16L16 31L1 16z",
            Self::Blue => "M3 3h26v26H3z",
            Self::Green => "M16 1L31 12.5L25.5 30h-19L1 12.5z",
        }
    }
}

/// The shape of a colour with a number, a letter or an initial in it.
#[component]
pub(crate) fn Shape(
    of: Hue,
    /// What stands in it.
    #[prop(into)]
    text: String,
) -> impl IntoView {
    // Two letters are narrower, and shapes that are narrow on top hold their text lower.
    let long = if text.chars().count() > 1 { "long" } else { "" };
    let y = if of == Hue::Yellow { "25" } else { "21.5" };
    view! {
        <svg class=format!("shape {} {long}", of.class()) viewBox="0 0 32 32" aria-hidden="true">
            <path d=of.path()></path>
            <text x="16" y=y text-anchor="middle">{text}</text>
        </svg>
    }
}
