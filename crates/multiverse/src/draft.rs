//! The set-up: panels, scepters, draft, formations, columns (MV-S1 to MV-S7).

use engine::{Known, Seat, SeatSet, Sink};

use crate::event::Event;
use crate::ids::{Colour, Colours, POSITIONS, Scepter, World, WorldSet};
use crate::phase::Phase;
use crate::rules::Multiverse;
use crate::state::{Column, FRONT, MAX_COLUMNS, State, TOKENS};

impl Multiverse {
    /// Nothing rolled, nothing dealt.
    pub(crate) fn opening(&self) -> State {
        let mut columns = [Column::default(); MAX_COLUMNS];
        for (column, &height) in columns.iter_mut().zip(self.column_heights()) {
            column.height = height;
        }
        State {
            panels: Default::default(),
            scepters: [None; POSITIONS],
            packs: Default::default(),
            picks: Default::default(),
            formation: Default::default(),
            alive: [0b11111; 6],
            up: [0; 6],
            captured: Default::default(),
            columns,
            undrawn: WorldSet::ALL,
            tops: WorldSet::EMPTY,
            face_up: Default::default(),
            revealed: SeatSet::EMPTY,
            wooden: 0,
            to_act: SeatSet::EMPTY,
            phase: Phase::Panels { who: Seat::from_index(0), colour: Colour::Green },
            turn: self.options().starter,
            acted: false,
            repeated: false,
            round: 0,
            dry_rounds: 0,
            captured_this_round: false,
        }
    }

    /// MV-S1: CHANGE switches the colour on.
    pub(crate) fn panel_rolled<S: Sink<Event>>(&self, state: &mut State, change: bool, sink: &mut S) {
        let Phase::Panels { who, colour } = state.phase else {
            unreachable!("panels are rolled when asked for")
        };
        if change {
            let panel = &mut state.panels[who.index()];
            *panel = panel.switched(colour);
        }
        if colour != Colour::Blue {
            state.phase = Phase::Panels { who, colour: Colour::ALL[colour.index() + 1] };
            return;
        }
        let colours: Colours = state.panels[who.index()];
        sink.tell(|| Event::PanelSet { who, colours });
        state.phase = if who.number() == self.options().players {
            Phase::Scepters { dealt: 0 }
        } else {
            Phase::Panels { who: Seat::from_index(who.index() + 1), colour: Colour::Green }
        };
    }

    /// Where the next scepter may go, as bits: the wooden one to the starter, the others anywhere (MV-S2, MV-S3).
    pub(crate) fn free_positions(&self, state: &State, dealt: u8) -> u8 {
        let free = |position: &usize| state.scepters[*position].is_none();
        let fits = |position: &usize| dealt > 0 || self.owner(*position) == Some(self.options().starter);
        (0..POSITIONS).filter(free).filter(fits).fold(0, |bits, position| bits | 1 << position)
    }

    pub(crate) fn scepter_dealt<S: Sink<Event>>(&self, state: &mut State, position: u8, sink: &mut S) {
        let Phase::Scepters { dealt } = state.phase else {
            unreachable!("scepters are dealt when asked for")
        };
        let scepter = Scepter::DEALT[usize::from(dealt)];
        state.scepters[usize::from(position)] = Some(scepter);
        if scepter == Scepter::Wooden {
            state.wooden = position;
        }
        let who = self.owner(usize::from(position));
        sink.tell(|| Event::ScepterDealt { scepter, position: position + 1, who });
        state.phase = if usize::from(dealt) + 1 == POSITIONS {
            Phase::Deal { who: Seat::from_index(0) }
        } else {
            Phase::Scepters { dealt: dealt + 1 }
        };
    }

    pub(crate) fn token_dealt<S: Sink<Event>>(&self, state: &mut State, world: World, sink: &mut S) {
        let Phase::Deal { who } = state.phase else { unreachable!("tokens are dealt when asked for") };
        let pack = &mut state.packs[who.index()];
        pack.insert(world);
        state.undrawn.remove(world);
        sink.tell(|| Event::Dealt { who, world: Known::Known(world) });
        if pack.len() < TOKENS {
            return;
        }
        if who.number() == self.options().players {
            self.all_choose(state, Phase::Draft { round: 0 });
        } else {
            state.phase = Phase::Deal { who: Seat::from_index(who.index() + 1) };
        }
    }

    /// Now everybody is asked at once.
    fn all_choose(&self, state: &mut State, phase: Phase) {
        state.phase = phase;
        state.to_act = SeatSet::first(self.options().players);
    }

    /// MV-S5: nobody sees what the others keep; the last to choose makes all packs go to the left.
    pub(crate) fn keep<S: Sink<Event>>(&self, state: &mut State, who: Seat, world: World, sink: &mut S) {
        let Phase::Draft { round } = state.phase else { unreachable!("tokens are kept in the draft") };
        state.picks[who.index()][usize::from(round)] = Some(world);
        sink.tell(|| Event::Kept { who, world: Known::Known(world) });
        state.to_act.remove(who);
        if !state.to_act.is_empty() {
            return;
        }
        self.pass_packs(state, usize::from(round), sink);
        if usize::from(round) + 2 < TOKENS {
            return self.all_choose(state, Phase::Draft { round: round + 1 });
        }
        // The fifth token is no choice.
        for seat in self.everybody() {
            let pack = std::mem::take(&mut state.packs[seat.index()]);
            state.picks[seat.index()][TOKENS - 1] = pack.first();
            if let Some(world) = pack.first() {
                sink.tell(|| Event::Kept { who: seat, world: Known::Known(world) });
            }
        }
        self.all_choose(state, Phase::Form);
    }

    fn pass_packs<S: Sink<Event>>(&self, state: &mut State, round: usize, sink: &mut S) {
        let players = self.players();
        for index in 0..players {
            if let Some(kept) = state.picks[index][round] {
                state.packs[index].remove(kept);
            }
        }
        state.packs[..players].rotate_right(1);
        let left = (TOKENS - round - 1) as u8;
        sink.tell(|| Event::Passed { left });
        for who in self.everybody() {
            let pack: WorldSet = state.packs[who.index()];
            sink.tell(|| Event::Received { who, pack });
        }
    }

    /// MV-S6: all arrange unseen; when the last is done, the front rows show.
    pub(crate) fn place<S: Sink<Event>>(&self, state: &mut State, who: Seat, world: World, sink: &mut S) {
        let formation = &mut state.formation[who.index()];
        let place =
            formation.iter().position(Option::is_none).expect("tokens are placed while there is room");
        formation[place] = Some(world);
        sink.tell(|| Event::Placed { who, place: place as u8 + 1, world: Known::Known(world) });
        let rest = state.unplaced(who);
        if let (1, Some(last)) = (rest.len(), rest.first()) {
            state.formation[who.index()][TOKENS - 1] = Some(last);
            sink.tell(|| Event::Placed { who, place: TOKENS as u8, world: Known::Known(last) });
            state.to_act.remove(who);
        }
        if !state.to_act.is_empty() {
            return;
        }
        for seat in self.everybody() {
            state.up[seat.index()] = (1 << FRONT) - 1;
            state.face_up[seat.index()] = state.shown(seat);
            let [Some(left), Some(middle), Some(right), ..] = state.formation[seat.index()] else {
                unreachable!("everybody has formed")
            };
            sink.tell(|| Event::FrontShown { who: seat, front: [left, middle, right] });
        }
        state.leave_to_chance(Phase::Columns);
    }
}

/// The column whose top chance shows next at set-up (MV-S7).
pub(crate) fn next_column(state: &State) -> usize {
    let hidden = |column: &Column| column.height > 0 && column.top.is_none();
    state.columns.iter().position(hidden).expect("a column is shown when one is to be")
}

pub(crate) fn column_shown<S: Sink<Event>>(state: &mut State, column: usize, world: World, sink: &mut S) {
    state.columns[column].top = Some(world);
    state.undrawn.remove(world);
    state.tops.insert(world);
    sink.tell(|| Event::ColumnShown { column: column as u8 + 1, world });
}
