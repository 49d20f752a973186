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
    /// Like the next five fields it could be worked out from the others, but is looked at all the time.
    pub(crate) undrawn: WorldSet,
    /// Tokens on top of the columns.
    pub(crate) tops: WorldSet,
    /// Tokens that lie face up in each formation.
    pub(crate) face_up: [WorldSet; MAX_SEATS],
    /// Players without a token left (MV-F3).
    pub(crate) revealed: SeatSet,
    /// Which position holds the wooden scepter; 0 until it is dealt.
    pub(crate) wooden: u8,
    /// Who is to act in this phase; nobody where chance decides, or at the end.
    pub(crate) to_act: SeatSet,
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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
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
    /// Now one player is asked for something.
    #[inline]
    pub(crate) fn ask(&mut self, who: Seat, phase: Phase) {
        self.phase = phase;
        self.to_act = SeatSet::of(who);
    }

    /// Now chance decides.
    #[inline]
    pub(crate) fn leave_to_chance(&mut self, phase: Phase) {
        self.phase = phase;
        self.to_act = SeatSet::EMPTY;
    }

    #[inline]
    pub(crate) fn panel(&self) -> Colours {
        self.panels[self.turn.index()]
    }

    /// The tokens a player kept.
    pub(crate) fn kept(&self, seat: Seat) -> WorldSet {
        self.picks[seat.index()].iter().flatten().copied().collect()
    }

    /// Kept tokens that are not in the formation yet.
    pub(crate) fn unplaced(&self, seat: Seat) -> WorldSet {
        self.kept(seat) - self.formation[seat.index()].iter().flatten().copied().collect()
    }

    /// Works out from where everything is what else is in the state to be at hand; who is to act follows from the
    /// phase ([`Multiverse::acting`]).
    pub(crate) fn recount(&mut self) {
        self.tops = self.columns.iter().filter_map(|column| column.top).collect();
        self.revealed = SeatSet::EMPTY;
        self.wooden =
            self.scepters.iter().position(|&held| held == Some(Scepter::Wooden)).unwrap_or_default() as u8;
        let mut drawn = self.tops;
        for seat in (0..MAX_SEATS).map(Seat::from_index) {
            let index = seat.index();
            if self.alive[index] == 0 {
                self.revealed.insert(seat);
            }
            drawn |= self.packs[index] | self.captured[index] | self.kept(seat);
            self.face_up[index] = self.shown(seat);
        }
        self.undrawn = WorldSet::ALL - drawn;
    }

    /// Whether a player's identity is revealed: no token is left (MV-F3).
    #[inline]
    pub(crate) fn is_revealed(&self, seat: Seat) -> bool {
        self.revealed.contains(seat)
    }

    /// The tokens of a player's formation that lie face up.
    #[inline]
    pub(crate) fn shown(&self, seat: Seat) -> WorldSet {
        let visible = self.alive[seat.index()] & self.up[seat.index()];
        let tokens =
            self.formation[seat.index()].iter().enumerate().filter(|(place, _)| visible >> place & 1 == 1);
        tokens.filter_map(|(_, &token)| token).collect()
    }

    /// The worlds that the player on the turn could visit if the own panel matched them (MV-T5, MV-F1).
    #[inline]
    pub(crate) fn in_reach(&self) -> WorldSet {
        let all = self.face_up.iter().fold(WorldSet::EMPTY, |all, &one| all | one);
        self.tops | (all - self.face_up[self.turn.index()])
    }

    /// Panels of other players who are revealed, as worlds (MV-E1).
    #[inline]
    pub(crate) fn meetable(&self) -> WorldSet {
        // Which is how it is most of the time.
        if self.revealed.is_empty() {
            return WorldSet::EMPTY;
        }
        let others = self.revealed.iter().filter(|&seat| seat != self.turn);
        others.map(|seat| self.panels[seat.index()].world()).collect()
    }

    /// Whether a revealed player has the same panel (MV-E1).
    #[inline]
    pub(crate) fn can_meet(&self) -> bool {
        self.meetable().contains(self.panel().world())
    }

    /// Whether the world that matches the own panel can be visited.
    #[inline]
    pub(crate) fn can_visit(&self) -> bool {
        self.in_reach().contains(self.panel().world())
    }
}

impl Multiverse {
    /// Where the world that matches the own panel lies, which can be visited.
    pub(crate) fn found(&self, state: &State) -> Found {
        let world = state.panel().world();
        let found = if state.tops.contains(world) {
            state.columns.iter().position(|column| column.top == Some(world)).map(Found::Column)
        } else {
            let mut others = self.everybody().filter(|&seat| seat != state.turn);
            let owner = others.find(|seat| state.face_up[seat.index()].contains(world));
            owner.and_then(|seat| {
                let place = state.formation[seat.index()].iter().position(|&token| token == Some(world))?;
                Some(Found::Formation(seat, place))
            })
        };
        found.expect("a world that can be visited lies somewhere")
    }

    /// The revealed player with the same panel, the nearest clockwise (MV-E1).
    pub(crate) fn nearest_to_meet(&self, state: &State) -> Option<Seat> {
        let players = self.options().players;
        let others = (1..players).scan(state.turn, |seat, _| {
            *seat = seat.next(players);
            Some(*seat)
        });
        others
            .into_iter()
            .find(|&seat| state.is_revealed(seat) && state.panels[seat.index()] == state.panel())
    }

    /// Whether the player on the turn holds the wooden scepter.
    #[inline]
    pub(crate) fn holds_wooden(&self, state: &State) -> bool {
        self.owner(usize::from(state.wooden)) == Some(state.turn)
    }

    /// Who may object when the player on the turn switches `colour` (MV-T3); nobody if that player or an imaginary
    /// one holds the scepter.
    #[inline]
    pub(crate) fn objector(&self, state: &State, colour: Colour) -> Option<Seat> {
        let scepter = Some(Scepter::Of(colour));
        let position = state.scepters.iter().position(|&held| held == scepter)?;
        self.owner(position).filter(|&seat| seat != state.turn)
    }

    /// Who is to act, worked out from the phase.
    pub(crate) fn acting(&self, state: &State) -> SeatSet {
        let acts = |seat: Seat| match state.phase {
            Phase::Draft { round } => state.picks[seat.index()][usize::from(round)].is_none(),
            Phase::Form => state.formation[seat.index()][TOKENS - 1].is_none(),
            Phase::Object { who, .. } => seat == who,
            Phase::Encounter | Phase::Act | Phase::MayRepeat { .. } => seat == state.turn,
            Phase::Panels { .. }
            | Phase::Scepters { .. }
            | Phase::Deal { .. }
            | Phase::Columns
            | Phase::Roll(_)
            | Phase::Show { .. }
            | Phase::Over(_) => false,
        };
        self.everybody().filter(|&seat| acts(seat)).collect()
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
