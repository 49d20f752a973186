//! Switch panels.

use leptos::prelude::*;
use wire::multiverse::{Colour, Colours};
use words::Words;
use words::multiverse::{Caption, caption};

use super::letter;
use crate::shape::{Fill, Shape};

/// One switch of a panel.
pub(super) fn switch(words: &Words, colour: Colour, on: bool) -> impl IntoView + use<> {
    let fill = if on { Fill::Full } else { Fill::Off };
    view! { <Shape of=colour.into() text=letter(words, colour) fill /> }
}

/// A panel: what is on is full of its colour, what is off is hollow and dark.
pub(super) fn panel(words: &Words, on: Colours) -> impl IntoView + use<> {
    let switches = Colour::ALL.map(|colour| {
        let is_on = on.has(colour);
        let class = if is_on { "switch on" } else { "switch" };
        let title = words::multiverse::switch(words, colour, is_on);
        view! { <span class=class title=title>{switch(words, colour, is_on)}</span> }
    });
    let label = format!("{}: {}", caption(words, Caption::Panel), words::multiverse::colours(words, on));
    view! { <span class="panel" role="img" aria-label=label>{switches.collect_view()}</span> }
}
