//! What only tables on the server need beside the game: they are fetched together when one is opened.

use leptos::prelude::*;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::talk::Talking;
use crate::waiting::Waiting;

/// One of these.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Part {
    /// A table that has not started yet.
    WaitingRoom,
    /// What people say to each other, and who is there.
    Talk,
}

#[allow(clippy::unnecessary_wraps, reason = "what is fetched may not come")]
#[wasm_split(company, fallible)]
pub(crate) fn fetch() -> Result<fn(Part) -> AnyView, SplitLoaderError> {
    Ok(draw)
}

fn draw(part: Part) -> AnyView {
    match part {
        Part::WaitingRoom => view! { <Waiting /> }.into_any(),
        Part::Talk => view! { <Talking /> }.into_any(),
    }
}
