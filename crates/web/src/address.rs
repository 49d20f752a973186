//! What the page's address asks for: `/?game=multiverse&bots=hard&seed=7`.

use wire::engine::Seat;
use wire::games::{BotKind, GameId};

use crate::site;

/// The seed of every game: the same one again, for friends to compare and for tests.
pub(crate) fn seed() -> Option<u64> {
    value_of("seed")?.parse().ok()
}

/// The game that is chosen when the page opens.
pub(crate) fn game() -> Option<GameId> {
    value_of("game")?.parse().ok()
}

/// How strong the bots are when the page opens.
pub(crate) fn bots() -> Option<BotKind> {
    value_of("bots")?.parse().ok()
}

/// What opens the seats of a table that are kept for guests.
pub(crate) fn key() -> Option<String> {
    value_of("key")
}

/// How long each thing that others do is shown, in milliseconds: 0 shows where it all led at once.
pub(crate) fn pace() -> Option<u32> {
    value_of("pace")?.parse().ok()
}

/// The move that a replay shows.
pub(crate) fn at() -> Option<u32> {
    value_of("at")?.parse().ok()
}

/// In how many worlds the expert of a review thinks, for whoever has little time.
pub(crate) fn worlds() -> Option<u32> {
    value_of("worlds")?.parse().ok()
}

/// Whether somebody came to a replay to play on from there.
pub(crate) fn plays_on() -> bool {
    value_of("play").is_some()
}

/// The player whose eyes a replay is seen with.
pub(crate) fn eyes() -> Option<Seat> {
    value_of("eyes")?.parse().ok().and_then(Seat::new)
}

fn value_of(key: &str) -> Option<String> {
    let search = site::search();
    let parts = search.trim_start_matches('?').split('&');
    let mut values = parts.filter_map(|part| part.split_once('=')).filter(|(found, _)| *found == key);
    values.next().map(|(_, value)| value.to_owned())
}
