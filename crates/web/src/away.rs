//! A mark at the seat of whoever is away from a table on the server.

use leptos::prelude::WithUntracked as _;
use wire::engine::Seat;
use wire::online::{Phase, SitterInfo};
use words::Words;

use crate::client::Client;
use crate::html::tip_of_picture;

/// A moon for somebody who is away, a robot if a bot goes on for them; nothing for everybody else.
pub(crate) fn mark(client: Client, words: &Words, seat: Seat) -> String {
    let is_bot = client.game.with_untracked(|game| {
        let table = game.as_ref()?.online.as_ref().filter(|table| table.phase == Phase::Running)?;
        let info = table.seats.get(seat.index())?;
        match info.sitter {
            _ if info.stand_in.is_some() => Some(true),
            SitterInfo::Person { here: false, .. } => Some(false),
            _ => None,
        }
    });
    let Some(is_bot) = is_bot else { return String::new() };
    let (text, drawing) = if is_bot {
        ("people-bot", "<use href=\"#u-bot\"/>")
    } else {
        ("people-not-here", "<path d=\"M21 4a13 13 0 1 0 7 17A10 10 0 0 1 21 4z\"/>")
    };
    let tip = tip_of_picture(&words.text(text));
    format!(
        "<span class=\"gone\"{tip}><svg viewBox=\"0 0 32 32\" aria-hidden=\"true\">{drawing}</svg></span>"
    )
}
