//! Where a world lies, in words.

use engine::Viewer;
use multiverse::Spot;

use crate::{Names, Words};

/// "yours", "Théo’s", "column 2".
pub(super) fn spot(words: &Words, names: &Names, viewer: Viewer, spot: Spot) -> String {
    match spot {
        Spot::Formation(seat) if viewer.is(seat) => words.text("mv-spot-you"),
        Spot::Formation(seat) => {
            words.text_with("mv-spot-player", &[("player", names.inside(words, seat).into())])
        }
        Spot::Column(number) => words.text_with("mv-spot-column", &[("column", number.into())]),
    }
}
