//! The score, its sheet and the places (MV-T5, MV-E1, MV-E2).

use engine::{MAX_SEATS, ScoreLine, ScoreSheet, Seat, Standing};

use crate::phase::{Ending, Phase};
use crate::rules::Multiverse;
use crate::state::State;

/// What the panel of a revealed player is worth (MV-E1).
pub const PANEL_POINTS: i16 = 3;

impl Multiverse {
    fn tokens(state: &State, who: Seat) -> i16 {
        state.captured[who.index()].len() as i16
    }

    fn panel(state: &State, who: Seat) -> i16 {
        match state.phase {
            Phase::Over(Ending::Met { by, .. }) if by == who => PANEL_POINTS,
            _ => 0,
        }
    }

    pub(crate) fn points(state: &State, who: Seat) -> i16 {
        Self::tokens(state, who) + Self::panel(state, who)
    }

    pub(crate) fn standing_of(&self, state: &State) -> Standing {
        let mut standing =
            Standing { participants: self.options().players, points: [0; MAX_SEATS], places: [0; MAX_SEATS] };
        let points = |who: Seat| Self::points(state, who);
        for who in self.everybody() {
            standing.points[who.index()] = points(who);
            let better = self.everybody().filter(|&other| points(other) > points(who)).count();
            standing.places[who.index()] = better as u8 + 1;
        }
        standing
    }

    pub(crate) fn sheet_of(&self, state: &State) -> ScoreSheet {
        let line = |label: &str, value: fn(&State, Seat) -> i16| ScoreLine {
            label: label.into(),
            counts: true,
            values: self.everybody().map(|who| value(state, who)).collect(),
        };
        let standing = self.standing_of(state);
        ScoreSheet {
            lines: vec![line("mv-tokens", Self::tokens), line("mv-panel", Self::panel)],
            totals: standing.points[..self.players()].to_vec(),
            places: standing.places[..self.players()].to_vec(),
        }
    }
}
