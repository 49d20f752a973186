//! A turn: encounters, the action, rolls and jumps, and what comes after (MV-T1 to MV-R3, MV-E1 to MV-E3).

use engine::{Seat, SeatSet, Sink};

use crate::event::Event;
use crate::ids::{Colour, POSITIONS, World};
use crate::options::Encounters;
use crate::phase::{Ending, Phase, Roll};
use crate::rules::Multiverse;
use crate::state::{FRONT, Found, State};

/// From so many rounds before a stalemate the table is warned (MV-E3).
const WARNING_ROUNDS: u8 = 10;

impl Multiverse {
    pub(crate) fn begin_turn<S: Sink<Event>>(&self, state: &mut State, who: Seat, sink: &mut S) {
        if who == self.options().starter {
            state.round += 1;
            state.captured_this_round = false;
            let round = state.round;
            sink.tell(|| Event::RoundBegan { round });
        }
        state.turn = who;
        state.acted = false;
        state.repeated = false;
        sink.tell(|| Event::TurnBegan { who });
        if !self.encounters(state, sink) {
            state.ask(who, Phase::Act);
        }
    }

    /// MV-Q4: encounters are looked for at the start of the turn, after the action and after each whole jump.
    pub(crate) fn look<S: Sink<Event>>(&self, state: &mut State, sink: &mut S) {
        if !self.encounters(state, sink) {
            self.no_encounter(state, sink);
        }
    }

    /// Whether there is an encounter: it happens, or the player is asked.
    fn encounters<S: Sink<Event>>(&self, state: &mut State, sink: &mut S) -> bool {
        match (state.can_visit(), state.can_meet()) {
            (false, false) => return false,
            (false, true) => self.meet(state, sink),
            (true, false) if self.options().encounters == Encounters::Must => self.visit(state, sink),
            // Where there is both, the player may visit first (MV-E1).
            (true, _) => state.ask(state.turn, Phase::Encounter),
        }
        true
    }

    /// Before the action that leads to the action, after it to the end of the turn (MV-T5, MV-T7).
    pub(crate) fn no_encounter<S: Sink<Event>>(&self, state: &mut State, sink: &mut S) {
        if state.acted { self.end_turn(state, sink) } else { state.ask(state.turn, Phase::Act) }
    }

    /// MV-T5: the token is captured, and a quantum jump follows (MV-T6).
    pub(crate) fn visit<S: Sink<Event>>(&self, state: &mut State, sink: &mut S) {
        let (who, world) = (state.turn, state.panel().world());
        let found = self.found(state);
        state.captured[who.index()].insert(world);
        state.captured_this_round = true;
        let from = match found {
            Found::Formation(seat, _) => Some(seat),
            Found::Column(_) => None,
        };
        sink.tell(|| Event::Captured { who, world, from });
        match found {
            Found::Formation(owner, place) => {
                state.face_up[owner.index()].remove(world);
                capture(state, owner, place, sink);
                self.jump(state, world, Some(owner), 0, sink);
            }
            Found::Column(column) => {
                let pile = &mut state.columns[column];
                pile.height -= 1;
                pile.top = None;
                state.tops.remove(world);
                if pile.height > 0 {
                    state.leave_to_chance(Phase::Show { column: column as u8, world });
                } else {
                    self.jump(state, world, None, 0, sink);
                }
            }
        }
    }

    /// MV-Q1: the next colour of the visited world from `index` on is rolled for; after the last, look again.
    pub(crate) fn jump<S: Sink<Event>>(
        &self,
        state: &mut State,
        world: World,
        met: Option<Seat>,
        index: usize,
        sink: &mut S,
    ) {
        match world.colours().first_from(index) {
            Some(colour) => state.leave_to_chance(Phase::Roll(Roll::Jump { colour, world, met })),
            None => self.look(state, sink),
        }
    }

    /// MV-T3.
    pub(crate) fn switch_one<S: Sink<Event>>(&self, state: &mut State, colour: Colour, sink: &mut S) {
        let who = state.turn;
        state.acted = true;
        state.panels[who.index()] = state.panel().switched(colour);
        let on = state.panel().has(colour);
        sink.tell(|| Event::Switched { who, colour, on });
        match self.objector(state, colour) {
            Some(who) => state.ask(who, Phase::Object { who, colour }),
            None => self.look(state, sink),
        }
    }

    /// MV-T4.
    pub(crate) fn switch_all<S: Sink<Event>>(&self, state: &mut State, sink: &mut S) {
        let who = state.turn;
        state.acted = true;
        state.panels[who.index()] = state.panel().all_switched();
        let colours = state.panel();
        sink.tell(|| Event::SwitchedAll { who, colours });
        self.look(state, sink);
    }

    /// Whether the player on the turn may repeat a roll (MV-W1).
    pub(crate) fn may_repeat(&self, state: &State) -> bool {
        !state.repeated && self.holds_wooden(state)
    }

    pub(crate) fn rolled<S: Sink<Event>>(&self, state: &mut State, roll: Roll, change: bool, sink: &mut S) {
        let who = state.turn;
        sink.tell(|| Event::Rolled { who, roll, change });
        if self.may_repeat(state) {
            state.ask(who, Phase::MayRepeat { roll, change });
        } else {
            self.roll_stands(state, roll, change, sink);
        }
    }

    /// The result of a roll takes effect (MV-T3, MV-Q2).
    pub(crate) fn roll_stands<S: Sink<Event>>(
        &self,
        state: &mut State,
        roll: Roll,
        change: bool,
        sink: &mut S,
    ) {
        match roll {
            Roll::Confirm { colour } => {
                if change {
                    let who = state.turn;
                    state.panels[who.index()] = state.panel().switched(colour);
                    sink.tell(|| Event::SwitchedBack { who, colour });
                }
                self.look(state, sink);
            }
            Roll::Jump { colour, world, met } => {
                if change {
                    let jumps = |who: Seat| {
                        let panel = &mut state.panels[who.index()];
                        *panel = panel.switched(colour);
                        let on = panel.has(colour);
                        sink.tell(|| Event::Jumped { who, colour, on });
                    };
                    match met {
                        Some(whom) => {
                            let both = [whom.min(state.turn), whom.max(state.turn)];
                            both.into_iter().for_each(jumps);
                        }
                        None => self.everybody().for_each(jumps),
                    }
                }
                self.jump(state, world, met, colour.index() + 1, sink);
            }
        }
    }

    /// MV-E1: the panel of a revealed player ends the game.
    pub(crate) fn meet<S: Sink<Event>>(&self, state: &mut State, sink: &mut S) {
        let whom = self.nearest_to_meet(state).expect("somebody is met who can be");
        finish(state, Ending::Met { by: state.turn, whom }, sink);
    }

    /// MV-T7, MV-R1, MV-R2: scepters may move, imaginary players have their turns, then the next player.
    fn end_turn<S: Sink<Event>>(&self, state: &mut State, sink: &mut S) {
        if self.holds_wooden(state) {
            rotate(state, false, sink);
        }
        if self.imaginary_after(state.turn) == Some(state.wooden) {
            rotate(state, true, sink);
        }
        let next = state.turn.next(self.options().players);
        if next == self.options().starter {
            state.dry_rounds = if state.captured_this_round { 0 } else { state.dry_rounds + 1 };
            let rounds = self.options().stalemate_rounds - state.dry_rounds;
            if rounds == 0 {
                return finish(state, Ending::Stalemate, sink);
            }
            if rounds <= WARNING_ROUNDS && state.dry_rounds > 0 {
                sink.tell(|| Event::StalemateNears { rounds });
            }
        }
        self.begin_turn(state, next, sink);
    }
}

/// Takes a token out of a formation and turns up what it unlocks (MV-F2).
fn capture<S: Sink<Event>>(state: &mut State, owner: Seat, place: usize, sink: &mut S) {
    let index = owner.index();
    state.alive[index] &= !(1 << place);
    let behind: &[usize] = match place {
        0 => &[FRONT],
        1 => &[FRONT, FRONT + 1],
        2 => &[FRONT + 1],
        _ => &[],
    };
    for &back in behind {
        let hidden = state.alive[index] >> back & 1 == 1 && state.up[index] >> back & 1 == 0;
        if let (true, Some(world)) = (hidden, state.formation[index][back]) {
            state.up[index] |= 1 << back;
            state.face_up[index].insert(world);
            sink.tell(|| Event::Unlocked { who: owner, world });
        }
    }
    if state.alive[index] == 0 {
        state.revealed.insert(owner);
        sink.tell(|| Event::Revealed { who: owner });
    }
}

/// Every scepter moves one position counter-clockwise, against the order of turns (MV-R1).
fn rotate<S: Sink<Event>>(state: &mut State, imaginary: bool, sink: &mut S) {
    state.scepters.rotate_left(1);
    state.wooden = if state.wooden == 0 { POSITIONS as u8 - 1 } else { state.wooden - 1 };
    sink.tell(|| Event::Rotated { imaginary });
}

fn finish<S: Sink<Event>>(state: &mut State, ending: Ending, sink: &mut S) {
    state.phase = Phase::Over(ending);
    state.to_act = SeatSet::EMPTY;
    sink.tell(|| Event::GameOver { ending });
}
