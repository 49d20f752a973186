//! What one viewer knows, built by adding (MV-K1 to MV-K3).

use engine::{Known, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

use crate::ids::{Colours, POSITIONS, Scepter, World, WorldSet};
use crate::phase::Phase;
use crate::rules::Multiverse;
use crate::state::{State, TOKENS};

/// All that a viewer knows, with perfect recall.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "MultiverseView"))]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// Each player.
    pub players: Vec<PlayerView>,
    /// Which scepter each position holds, clockwise.
    pub scepters: [Option<Scepter>; POSITIONS],
    /// The columns.
    pub columns: Vec<ColumnView>,
    /// What only this player knows; nothing for a spectator.
    pub mine: Option<Mine>,
    /// Who has chosen in this round of the draft, or has arranged the formation.
    pub done: SeatSet,
    /// How many tokens each pack has.
    pub pack_sizes: Vec<u8>,
    /// How many tokens each has put into the formation.
    pub placed: Vec<u8>,
    /// What the game waits for.
    pub phase: Phase,
    /// Whose turn it is.
    pub turn: Seat,
    /// Whether the action of this turn has been taken.
    pub acted: bool,
    /// Whether the wooden scepter has repeated a roll in this turn.
    pub repeated: bool,
    /// The round, from 1.
    pub round: u16,
    /// Rounds in a row without a capture (MV-E3).
    pub dry_rounds: u8,
    /// Whether anything was captured this round.
    pub captured_this_round: bool,
}

/// A player as a viewer knows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "MultiversePlayerView"))]
pub struct PlayerView {
    /// The colours that are on.
    pub panel: Colours,
    /// Front left, middle, right, back left, right; empty before all have formed.
    pub formation: Vec<Place>,
    /// Captured tokens; all saw them when they were captured (MV-K2).
    pub captured: WorldSet,
}

/// A place of a formation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// A token face up.
    Up(World),
    /// A token face down, which its owner knows.
    Down(Known<World>),
    /// The token that was here was captured.
    Gone(World),
}

/// A column as everybody knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ColumnView {
    /// Its top, if it shows.
    pub top: Option<World>,
    /// How many tokens it has.
    pub height: u8,
}

/// What a player remembers of the draft and has put down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Mine {
    /// The pack in hand.
    pub pack: WorldSet,
    /// The tokens kept, in order.
    pub kept: Vec<World>,
    /// The packs as they came, in order, the one in hand included.
    pub seen: Vec<WorldSet>,
    /// The tokens put into the formation so far.
    pub placed: Vec<World>,
}

impl Mine {
    /// Kept tokens that are not in the formation yet.
    pub fn unplaced(&self) -> WorldSet {
        let placed: WorldSet = self.placed.iter().copied().collect();
        self.kept.iter().copied().collect::<WorldSet>() - placed
    }
}

/// Where a world lies that can be visited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// In a formation.
    Formation(Seat),
    /// On top of a column, by its number from 1.
    Column(u8),
}

impl PlayerView {
    /// Whether all of the formation has been captured (MV-F3); there is none before all have formed.
    pub fn is_revealed(&self) -> bool {
        !self.formation.is_empty() && self.formation.iter().all(|place| matches!(place, Place::Gone(_)))
    }
}

impl View {
    /// Everybody who plays.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players.len()).map(Seat::from_index)
    }

    /// Where the world of exactly these colours lies, if `seat` could visit it now (MV-T5).
    pub fn spot(&self, seat: Seat, colours: Colours) -> Option<Spot> {
        let world = colours.world();
        let shows = |other: &Seat| self.players[other.index()].formation.contains(&Place::Up(world));
        let owner = self.seats().filter(|&other| other != seat).find(shows);
        let column = || (1..).zip(&self.columns).find(|(_, column)| column.top == Some(world));
        owner.map(Spot::Formation).or_else(|| column().map(|(number, _)| Spot::Column(number)))
    }

    /// Which revealed player `seat` would meet with these colours on: the nearest clockwise (MV-E1).
    pub fn meeting(&self, seat: Seat, colours: Colours) -> Option<Seat> {
        let clockwise = self.seats().skip(seat.index() + 1).chain(self.seats().take(seat.index()));
        clockwise.into_iter().find(|other| {
            let player = &self.players[other.index()];
            player.is_revealed() && player.panel == colours
        })
    }
}

/// Which round the draft has reached: so many packs has everybody had, less one. `TOKENS` once it is over.
pub(crate) fn draft_round(phase: Phase) -> Option<usize> {
    match phase {
        Phase::Panels { .. } | Phase::Scepters { .. } | Phase::Deal { .. } => None,
        Phase::Draft { round } => Some(usize::from(round)),
        _ => Some(TOKENS),
    }
}

impl Multiverse {
    pub(crate) fn view_of(&self, state: &State, viewer: Viewer) -> View {
        let mine = match viewer {
            Viewer::Seat(seat) => Some(self.mine(state, seat)),
            Viewer::Spectator => None,
        };
        let choosing = matches!(state.phase, Phase::Draft { .. } | Phase::Form);
        View {
            viewer,
            players: self.everybody().map(|who| player(state, viewer, who)).collect(),
            scepters: state.scepters,
            columns: (0..self.column_heights().len())
                .map(|index| ColumnView {
                    top: state.columns[index].top,
                    height: state.columns[index].height,
                })
                .collect(),
            mine,
            done: self.everybody().filter(|&seat| choosing && !state.to_act.contains(seat)).collect(),
            pack_sizes: self.everybody().map(|seat| state.packs[seat.index()].len() as u8).collect(),
            placed: self
                .everybody()
                .map(|seat| state.formation[seat.index()].iter().flatten().count() as u8)
                .collect(),
            phase: state.phase,
            turn: state.turn,
            acted: state.acted,
            repeated: state.repeated,
            round: state.round,
            dry_rounds: state.dry_rounds,
            captured_this_round: state.captured_this_round,
        }
    }

    fn mine(&self, state: &State, seat: Seat) -> Mine {
        let index = seat.index();
        let now = draft_round(state.phase);
        let rounds = now.map_or(0, |now| (now + 1).min(TOKENS));
        Mine {
            pack: state.packs[index],
            kept: state.picks[index].iter().flatten().copied().collect(),
            seen: (0..rounds).map(|round| self.pack_seen(state, seat, round, now.unwrap_or(0))).collect(),
            placed: state.formation[index].iter().flatten().copied().collect(),
        }
    }
}

fn player(state: &State, viewer: Viewer, who: Seat) -> PlayerView {
    let index = who.index();
    // Fronts are shown when all have formed: until then a formation is the owner's secret.
    let shown = state.up[index] != 0;
    let place = |place: usize| {
        let world = state.formation[index][place]?;
        Some(match (state.alive[index] >> place & 1 == 1, state.up[index] >> place & 1 == 1) {
            (false, _) => Place::Gone(world),
            (true, true) => Place::Up(world),
            (true, false) => Place::Down(Known::Known(world).only(viewer.is(who))),
        })
    };
    PlayerView {
        panel: state.panels[index],
        formation: if shown { (0..TOKENS).filter_map(place).collect() } else { Vec::new() },
        captured: state.captured[index],
    }
}
