//! The table in this browser that waits to be continued: its game and how many play. The table itself is kept by the
//! worker, as it holds secrets.

use codee::string::JsonSerdeCodec;
use leptos::prelude::*;
use leptos_use_storage::use_local_storage;
use serde::{Deserialize, Serialize};
use wire::games::{SeatKind, Setup};

const LEFT: &str = "manyworlds.left-here";

/// What is said of it on the first page.
#[derive(Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub(crate) struct LeftHere {
    pub(crate) game: String,
    pub(crate) players: u8,
    /// How many of them are people; one, if nothing is said of it.
    #[serde(default)]
    pub(crate) people: u8,
}

/// The table that waits, if one does.
pub(crate) fn waiting() -> Option<LeftHere> {
    let (left, _, _) = use_local_storage::<Option<LeftHere>, JsonSerdeCodec>(LEFT);
    left.get_untracked()
}

/// From now on this table waits whenever nobody is here.
pub(crate) fn note(setup: &Setup, seats: &[SeatKind]) {
    let count = |kinds: &mut dyn Iterator<Item = &SeatKind>| u8::try_from(kinds.count()).unwrap_or(u8::MAX);
    set(Some(LeftHere {
        game: setup.game().name().to_owned(),
        players: count(&mut seats.iter()),
        people: count(&mut seats.iter().filter(|kind| **kind == SeatKind::Me)),
    }));
}

/// No table waits.
pub(crate) fn forget() {
    set(None);
}

fn set(left: Option<LeftHere>) {
    let (_, set, _) = use_local_storage::<Option<LeftHere>, JsonSerdeCodec>(LEFT);
    set.set(left);
}
