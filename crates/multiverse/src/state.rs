//! Everything that changes during a game: flat, `Copy`, at most 256 bytes.

use engine::{MAX_SEATS, Seat, SeatSet};

use crate::ids::{Colour, Colours, POSITIONS, Scepter, World, WorldSet};
use crate::phase::Phase;
use crate::rules::Multiverse;

/// Tokens a player drafts and has in the formation (MV-S5).
pub(crate) const TOKENS: usize = 5;
/// Those of the front row come first in a formation (MV-S6).
pub(crate) const FRONT: usize = 3;
/// No game has more columns (MV-S7).
pub(crate) const MAX_COLUMNS: usize = 5;

/// A game under way. The tokens below a column's top have no identity until they show (MV-K3).
///
/// Equality is of everything, the draft's history included: it is what the players remember.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) panels: [Colours; MAX_SEATS],
    pub(crate) scepters: [Option<Scepter>; POSITIONS],
    /// The pack each holds in the draft.
    pub(crate) packs: [WorldSet; MAX_SEATS],
    /// What each kept, in order. With the passing this is the whole history of the draft.
    pub(crate) picks: [[Option<World>; TOKENS]; MAX_SEATS],
    /// Front left, middle, right, back left, right (MV-S6).
    pub(crate) formation: [[Option<World>; TOKENS]; MAX_SEATS],
    /// Which places of a formation still have their token, as bits.
    pub(crate) alive: [u8; MAX_SEATS],
    /// Which tokens lie face up, as bits.
    pub(crate) up: [u8; MAX_SEATS],
    pub(crate) captured: [WorldSet; MAX_SEATS],
    pub(crate) columns: [Column; MAX_COLUMNS],
    /// Tokens that chance has not given a place yet: they lie in the columns below the tops, or were not dealt.
    /// Like the next field it could be worked out from the others, but is looked at all the time.
    pub(crate) undrawn: WorldSet,
    /// Tokens that lie face up, in formations and on columns.
    pub(crate) face_up: WorldSet,
    pub(crate) phase: Phase,
    pub(crate) turn: Seat,
    /// Whether the action of this turn has been taken (MV-T2).
    pub(crate) acted: bool,
    /// Whether the wooden scepter has repeated a roll in this turn (MV-W1).
    pub(crate) repeated: bool,
    pub(crate) round: u16,
    /// Rounds in a row without a capture (MV-E3).
    pub(crate) dry_rounds: u8,
    pub(crate) captured_this_round: bool,
}

/// A column: its top, if it shows, and how many tokens it has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Column {
    pub(crate) top: Option<World>,
    pub(crate) height: u8,
}

/// Where a world can be visited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Found {
    Formation(Seat, usize),
    Column(usize),
}

impl State {
    #[inline]
    pub(crate) fn panel(&self) -> Colours {
        self.panels[self.turn.index()]
    }

    /// Whether `seat` has kept a token in this round of the draft.
    pub(crate) fn has_kept(&self, seat: Seat, round: u8) -> bool {
        self.picks[seat.index()][usize::from(round)].is_some()
    }

    /// Whether the own formation is complete.
    pub(crate) fn has_formed(&self, seat: Seat) -> bool {
        self.formation[seat.index()][TOKENS - 1].is_some()
    }

    /// The tokens a player kept.
    pub(crate) fn kept(&self, seat: Seat) -> WorldSet {
        self.picks[seat.index()].iter().flatten().copied().collect()
    }

    /// Kept tokens that are not in the formation yet.
    pub(crate) fn unplaced(&self, seat: Seat) -> WorldSet {
        self.kept(seat) - self.formation[seat.index()].iter().flatten().copied().collect()
    }

    /// Works out which tokens are undrawn and which are face up from where everything is.
    pub(crate) fn recount(&mut self) {
        self.face_up = self.columns.iter().filter_map(|column| column.top).collect();
        let mut drawn = self.face_up;
        for index in 0..MAX_SEATS {
            drawn |= self.packs[index] | self.captured[index] | self.kept(Seat::from_index(index));
            let visible = self.alive[index] & self.up[index];
            let tokens =
                self.formation[index].iter().enumerate().filter(|(place, _)| visible >> place & 1 == 1);
            self.face_up |= tokens.filter_map(|(_, &token)| token).collect();
        }
        self.undrawn = WorldSet::ALL - drawn;
    }

    /// Whether a player's identity is revealed: no token is left (MV-F3).
    pub(crate) fn is_revealed(&self, seat: Seat) -> bool {
        self.alive[seat.index()] == 0
    }
}

impl Multiverse {
    /// Where the world that matches the own panel can be visited (MV-T5, MV-F1).
    #[inline]
    pub(crate) fn visitable(&self, state: &State) -> Option<Found> {
        if !state.face_up.contains(state.panel().world()) {
            return None;
        }
        let world = Some(state.panel().world());
        let column = state.columns.iter().position(|column| column.top == world).map(Found::Column);
        column.or_else(|| {
            self.everybody().filter(|&seat| seat != state.turn).find_map(|seat| {
                let visible = state.alive[seat.index()] & state.up[seat.index()];
                let place = state.formation[seat.index()].iter().position(|&token| token == world)?;
                (visible >> place & 1 == 1).then_some(Found::Formation(seat, place))
            })
        })
    }

    /// The revealed player with the same panel, the nearest clockwise (MV-E1).
    #[inline]
    pub(crate) fn meetable(&self, state: &State) -> Option<Seat> {
        let players = self.options().players;
        let others = (1..players).scan(state.turn, |seat, _| {
            *seat = seat.next(players);
            Some(*seat)
        });
        others
            .into_iter()
            .find(|&seat| state.is_revealed(seat) && state.panels[seat.index()] == state.panel())
    }

    /// Who holds the scepter of a colour; nobody if an imaginary player does.
    pub(crate) fn holder(&self, state: &State, scepter: Scepter) -> Option<Seat> {
        let position = state.scepters.iter().position(|&held| held == Some(scepter))?;
        self.owner(position)
    }

    /// Who may object when the player on the turn switches `colour` (MV-T3).
    pub(crate) fn objector(&self, state: &State, colour: Colour) -> Option<Seat> {
        self.holder(state, Scepter::Of(colour)).filter(|&seat| seat != state.turn)
    }

    /// Who has still to choose in the draft or to arrange.
    pub(crate) fn busy(&self, state: &State) -> SeatSet {
        match state.phase {
            Phase::Draft { round } => self.everybody().filter(|&seat| !state.has_kept(seat, round)).collect(),
            Phase::Form => self.everybody().filter(|&seat| !state.has_formed(seat)).collect(),
            _ => SeatSet::EMPTY,
        }
    }

    /// The pack that `seat` had in hand in `round` of the draft, as it saw it. `now` is the round the draft has
    /// reached; packs go to the left, so a pack's `q`th token was kept by the `q`th player it came to.
    pub(crate) fn pack_seen(&self, state: &State, seat: Seat, round: usize, now: usize) -> WorldSet {
        let players = self.players();
        let first = (seat.index() + players * TOKENS - round) % players;
        let kept = (round..now.min(TOKENS)).filter_map(|q| state.picks[(first + q) % players][q]);
        let rest = if now < TOKENS { state.packs[(first + now) % players] } else { WorldSet::EMPTY };
        rest | kept.collect()
    }
}
