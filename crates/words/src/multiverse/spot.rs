//! Who and what a panel would meet, as a viewer sees it.

use engine::{Seat, Viewer};
use multiverse::{Colours, Place, View};

use crate::{Names, Words};

/// Where a world lies that can be visited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Spot {
    /// In a formation.
    Formation(Seat),
    /// On top of a column, by its number from 1.
    Column(u8),
}

impl Spot {
    /// Where the world of exactly these colours lies, if `seat` could visit it now (MV-T5).
    pub(super) fn of(view: &View, seat: Seat, colours: Colours) -> Option<Self> {
        let world = colours.world();
        let others = seats(view).filter(|&other| other != seat);
        let owner = others
            .into_iter()
            .find(|other| view.players[other.index()].formation.contains(&Place::Up(world)))
            .map(Self::Formation);
        let column = || (1..).zip(&view.columns).find(|(_, column)| column.top == Some(world));
        owner.or_else(|| column().map(|(number, _)| Self::Column(number)))
    }

    /// "yours", "Théo’s", "column 2".
    pub(super) fn say(self, words: &Words, names: &Names, viewer: Viewer) -> String {
        match self {
            Self::Formation(seat) if viewer.is(seat) => words.text("mv-spot-you"),
            Self::Formation(seat) => {
                words.text_with("mv-spot-player", &[("player", names.inside(words, seat).into())])
            }
            Self::Column(number) => words.text_with("mv-spot-column", &[("column", number.into())]),
        }
    }
}

/// Which revealed player `seat` would meet with these colours on: the nearest clockwise (MV-E1).
pub(super) fn meeting(view: &View, seat: Seat, colours: Colours) -> Option<Seat> {
    let after = seats(view).skip(seat.index() + 1);
    let before = seats(view).take(seat.index());
    after.chain(before).find(|other| {
        let player = &view.players[other.index()];
        is_revealed(&player.formation) && player.panel == colours
    })
}

/// Whether all of a formation has been captured (MV-F3); there is none before all have formed.
pub(super) fn is_revealed(formation: &[Place]) -> bool {
    !formation.is_empty() && formation.iter().all(|place| matches!(place, Place::Gone(_)))
}

/// Everybody who plays.
pub(super) fn seats(view: &View) -> impl Iterator<Item = Seat> + use<> {
    (0..view.players.len()).map(Seat::from_index)
}
