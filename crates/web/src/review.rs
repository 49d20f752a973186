//! The review of a game: everybody's chance to win, luck and skill, and every decision beside the expert's.

mod balance;
mod decisions;
mod figure;
mod graph;
mod moment;
mod page;
mod people;

use leptos::prelude::*;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

pub(crate) use self::figure::{Figure, Sketcher, Step};

use crate::client::Client;
use crate::records::RecordId;

/// The page, as a part that is fetched.
pub(crate) type ReviewPage = fn(Client, RecordId) -> AnyView;

#[allow(clippy::unnecessary_wraps, reason = "what is fetched may not come")]
#[wasm_split(review, fallible)]
pub(crate) fn fetch() -> Result<ReviewPage, SplitLoaderError> {
    Ok(page::page)
}
