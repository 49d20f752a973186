//! What somebody who may say "Just roll!" wants to know first (MV-T3).

use engine::Viewer;

use crate::ids::Colour;
use crate::phase::Phase;
use crate::view::View;

/// A switch that the viewer may object to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Objection {
    /// Which colour was switched.
    pub colour: Colour,
    /// Whether the mover has an encounter if the switch stands: with a world (MV-T5) or a revealed player (MV-E1).
    pub encounter: bool,
}

impl View {
    /// The switch that the viewer may object to now, if there is one.
    pub fn objection(&self) -> Option<Objection> {
        let Phase::Object { who, colour } = self.phase else { return None };
        let panel = self.players[self.turn.index()].panel;
        let encounter = self.spot(self.turn, panel).is_some() || self.meeting(self.turn, panel).is_some();
        (self.viewer == Viewer::Seat(who)).then_some(Objection { colour, encounter })
    }
}
