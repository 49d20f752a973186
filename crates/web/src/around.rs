//! The people around this screen who pass it round: what they are called. It is remembered for the next game.

use codee::string::JsonSerdeCodec;
use leptos::prelude::*;
use leptos_use_storage::use_local_storage;
use serde::{Deserialize, Serialize};
use wire::engine::Seat;
use wire::games::{BotKind, SeatKind};
use words::Words;

const AROUND: &str = "manyworlds.around";

/// The longest name, in characters.
pub(crate) const LONGEST_NAME: usize = 24;

/// Who plays on a seat at this screen.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub(crate) struct Sitter {
    /// Empty for somebody who gave none.
    pub(crate) name: String,
    pub(crate) is_bot: bool,
}

/// Whoever sat around this screen the last time, and the way to remember others.
#[derive(Clone, Copy)]
pub(crate) struct Around {
    pub(crate) sitters: Signal<Vec<Sitter>>,
    pub(crate) set: WriteSignal<Vec<Sitter>>,
}

impl Around {
    /// As it was kept. It lives as long as whoever calls this.
    pub(crate) fn remembered() -> Self {
        let (sitters, set, _) = use_local_storage::<Vec<Sitter>, JsonSerdeCodec>(AROUND);
        Self { sitters, set }
    }
}

/// What the person on a seat is called.
pub(crate) fn name(words: &Words, sitters: &[Sitter], seat: Seat) -> String {
    let given = sitters.get(seat.index()).map(|sitter| sitter.name.trim()).unwrap_or_default();
    if given.is_empty() {
        words.text_with("name-player", &[("seat", seat.number().into())])
    } else {
        given.chars().take(LONGEST_NAME).collect()
    }
}

/// The names of those who share the screen; bots have names of ours, and somebody alone is "you".
pub(crate) fn names(words: &Words, sitters: &[Sitter], seats: &[SeatKind]) -> Vec<Option<String>> {
    let one = |(index, kind): (usize, &SeatKind)| {
        (*kind == SeatKind::Me).then(|| name(words, sitters, Seat::from_index(index)))
    };
    seats.iter().enumerate().map(one).collect()
}

/// How many of the first seats are for bots. Whoever opens the table is none.
pub(crate) fn bots(sitters: &[Sitter], players: usize) -> usize {
    sitters.iter().take(players).skip(1).filter(|sitter| sitter.is_bot).count()
}

/// Who sits where.
pub(crate) fn seats(sitters: &[Sitter], players: usize, bot: BotKind) -> Vec<SeatKind> {
    let is_bot = |seat: usize| seat > 0 && sitters.get(seat).is_some_and(|sitter| sitter.is_bot);
    (0..players).map(|seat| if is_bot(seat) { SeatKind::Bot(bot) } else { SeatKind::Me }).collect()
}
