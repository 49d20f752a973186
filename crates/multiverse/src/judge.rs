//! What a state is worth to those who play.

use engine::{Forecast, Fortune, Game, Judge, MAX_SEATS, Seat};

use crate::action::Action;
use crate::ids::{Colour, Scepter, World, WorldSet};
use crate::phase::{Phase, Roll};
use crate::rules::Multiverse;
use crate::state::{FRONT, State};

/// The turn is worth so much more than it looks, if nobody is to gain by having it.
const UNDERRATED_TURN: f32 = 0.02;
/// What the panel of a revealed player is worth (MV-E1).
const PANEL_POINTS: f32 = 3.0;
/// What meeting a revealed player is worth to whoever has the most points after it: more than the points, as it wins.
const WINNING_MEETING: f32 = 4.0;
/// What it is worth to anybody else: the encounter is no choice, and the game is lost with it.
const LOSING_MEETING: f32 = -2.0;
/// How much of what the next turn promises comes true: the others do not play as one fears, nor oneself as one hopes.
const NEXT_TURN: f32 = 0.7;
/// What remains of a promise for each turn of another player before it: that one may capture what it is about, and
/// column jumps move every panel.
const PER_WAIT: f32 = 0.6;
/// The same for the player whose turn is about to end, who has to wait for everybody.
const WHOLE_ROUND: f32 = 0.5;
/// What it is worth to be at most two actions away from something.
const TWO_ACTIONS_NEAR: f32 = 0.15;
/// What each world that could be visited is worth, wherever it is: there is more to come.
const PER_WORLD: f32 = 0.05;
/// How much a token that does not lie in the front row counts of one that does: it is hidden at first, or may be.
const NOT_IN_FRONT: f32 = 0.4;
/// By how many actions a rival is away from a token: how much it is exposed. No world is further away than three.
const EXPOSED: [f32; 4] = [1.0, 0.8, 0.3, 0.1];
/// What each colour that a token lacks adds to that: jumps lead to small worlds from more others.
const PER_MISSING_COLOUR: f32 = 0.1;

/// How many panels, and worlds, there are.
const PANELS: usize = 1 << Colour::COUNT;
/// The panel that has every colour on.
const ALL_ON: usize = PANELS - 1;
/// By colour: the panels that have it off, as bits.
const OFF: [u32; Colour::COUNT] = [0x5555_5555, 0x3333_3333, 0x0f0f_0f0f, 0x00ff_00ff, 0x0000_ffff];

/// The panels from which one action leads to one of `worlds`, if nobody objects (MV-T3, MV-T4).
fn one_action_from(worlds: u32) -> u32 {
    let switched = |index: usize| {
        let (off, width) = (OFF[index], 1 << index);
        worlds >> width & off | (worlds & off) << width
    };
    (0..Colour::COUNT).fold(worlds.reverse_bits(), |all, index| all | switched(index))
}

/// The dice, as powers of their chances.
struct Dice {
    /// The chance of STABILITY, to the power of the index.
    stability: [f32; Colour::COUNT + 1],
    /// The chance of CHANGE.
    change: [f32; Colour::COUNT + 1],
}

impl Dice {
    fn new(stability: f32) -> Self {
        let powers = |base: f32| {
            let mut powers = [1.0; Colour::COUNT + 1];
            for n in 1..powers.len() {
                powers[n] = powers[n - 1] * base;
            }
            powers
        };
        Self { stability: powers(stability), change: powers(1.0 - stability) }
    }

    /// The chance that a jump from `world` ends on the panel `to`, which has some of its colours (MV-Q1).
    #[inline]
    fn jump(&self, world: usize, to: usize) -> f32 {
        self.stability[to.count_ones() as usize] * self.change[(world ^ to).count_ones() as usize]
    }
}

/// What one player can do from a panel.
struct Reach<'a> {
    dice: &'a Dice,
    /// What can be visited.
    worlds: u32,
    /// By panel: what having it after the action is worth, with all jumps that follow. A jump only ever switches
    /// colours off, so a chain of encounters leads to ever smaller worlds.
    chain: [f32; PANELS],
    /// The colours that nobody can object to, as bits.
    free: u8,
    /// The chance that a switch stands if somebody objects.
    stands: f32,
}

impl<'a> Reach<'a> {
    fn new(dice: &'a Dice, worlds: u32, meetable: u32, meeting: f32, free: u8, stands: f32) -> Self {
        let mut chain = [0.0; PANELS];
        let mut meets = meetable & !worlds;
        while meets != 0 {
            chain[meets.trailing_zeros() as usize] = meeting;
            meets &= meets - 1;
        }
        let aims = worlds | meetable;
        let mut left = worlds;
        while left != 0 {
            let world = left.trailing_zeros() as usize;
            let mut smaller = aims & ((1_u32 << world) - 1);
            let mut sum = 1.0;
            while smaller != 0 {
                let to = smaller.trailing_zeros() as usize;
                if to & !world == 0 {
                    sum += dice.jump(world, to) * chain[to];
                }
                smaller &= smaller - 1;
            }
            chain[world] = sum;
            left &= left - 1;
        }
        Self { dice, worlds, chain, free, stands }
    }

    /// What the best action from a panel is worth, if whoever can object does. There is nothing on the panel itself
    /// any more, nor on the one that is `gone`.
    #[inline]
    fn action(&self, panel: usize, gone: usize) -> f32 {
        let on = |to: usize| if to == gone { 0.0 } else { self.chain[to] };
        let switch = |index: usize| {
            let stands = if self.free >> index & 1 == 1 { 1.0 } else { self.stands };
            stands * on(panel ^ 1 << index)
        };
        (0..Colour::COUNT).map(switch).fold(on(panel ^ ALL_ON).max(0.0), f32::max)
    }

    /// What a turn that starts on a panel is worth: what is there already, then the action.
    fn turn(&self, panel: usize) -> f32 {
        let here = self.chain[panel];
        if self.worlds >> panel & 1 == 0 {
            // Nothing is there, or a meeting, which ends the game.
            return if here == 0.0 { self.action(panel, panel) } else { here };
        }
        let mut sum = here;
        // Every panel that the jump may lead to: all parts of this one, down to the one with nothing on.
        let mut to = panel;
        loop {
            sum += self.dice.jump(panel, to) * self.action(to, panel);
            if to == 0 {
                return sum;
            }
            to = (to - 1) & panel;
        }
    }
}

impl Multiverse {
    fn dice(&self) -> Dice {
        let stability = self.options().stability;
        Dice::new(f32::from(stability.numerator()) / f32::from(stability.denominator()))
    }

    /// By seat: the colours that nobody can object to if that player switches them, as bits (MV-T3).
    fn free_colours(&self, state: &State) -> [u8; MAX_SEATS] {
        let mut free = [0; MAX_SEATS];
        for (position, scepter) in state.scepters.iter().enumerate() {
            let Some(Scepter::Of(colour)) = scepter else { continue };
            let bit = 1 << colour.index();
            match self.owner(position) {
                Some(seat) => free[seat.index()] |= bit,
                None => free.iter_mut().for_each(|colours| *colours |= bit),
            }
        }
        free
    }

    /// The chance that a switch of `seat` stands if somebody objects: the wooden scepter repeats the roll (MV-W1).
    fn chance_to_stand(&self, state: &State, seat: Seat, dice: &Dice) -> f32 {
        let repeats =
            self.owner(usize::from(state.wooden)) == Some(seat) && !(seat == state.turn && state.repeated);
        if repeats { 1.0 - dice.change[2] } else { dice.stability[1] }
    }

    /// What `seat` can look forward to, beyond its points.
    fn prospects(&self, state: &State, seat: Seat, points: &[f32; MAX_SEATS], free: u8, dice: &Dice) -> f32 {
        let (index, players) = (seat.index(), self.players());
        let as_on_turn = State { turn: seat, ..*state };
        let (worlds, meetable) = (as_on_turn.in_reach().bits(), as_on_turn.meetable().bits());
        // Points of nobody count nothing, so seats without a player do no harm.
        let rivals = points.iter().enumerate().filter(|&(other, _)| other != index);
        let most = rivals.fold(0.0, |most: f32, (_, &points)| most.max(points));
        let wins = points[index] + PANEL_POINTS >= most;
        let meeting = if wins { WINNING_MEETING } else { LOSING_MEETING };
        let stands = self.chance_to_stand(state, seat, dice);
        let reach = Reach::new(dice, worlds, meetable, meeting, free, stands);
        let panel = state.panels[index].world().index();
        let turns_before = (index + players - state.turn.index()) % players;
        let turns = if turns_before == 0 && state.acted {
            reach.chain[panel] + WHOLE_ROUND * reach.action(panel, panel)
        } else {
            let wait = turns_before - usize::from(state.acted);
            (0..wait).fold(NEXT_TURN, |weight, _| weight * PER_WAIT) * reach.turn(panel)
        };
        let near = one_action_from(one_action_from(worlds | meetable)) >> panel & 1 == 1;
        turns + if near { TWO_ACTIONS_NEAR } else { 0.0 } + PER_WORLD * worlds.count_ones() as f32
    }

    /// The outlook if nothing more happens to the panels in this action.
    fn outlook_here(&self, state: &State, dice: &Dice) -> [f32; MAX_SEATS] {
        let points = state.captured.map(|captured| captured.len() as f32);
        let free = self.free_colours(state);
        let mut outlook = points;
        for seat in self.everybody() {
            outlook[seat.index()] += self.prospects(state, seat, &points, free[seat.index()], dice);
        }
        outlook
    }

    /// Before the first turn: whose tokens lie far from the others' panels is better off. What the columns will show
    /// is the same to all.
    fn outlook_of_draft(&self, state: &State) -> [f32; MAX_SEATS] {
        let mut outlook = [0.0; MAX_SEATS];
        for seat in self.everybody() {
            let index = seat.index();
            let front: WorldSet = state.formation[index][..FRONT].iter().flatten().copied().collect();
            for &world in state.picks[index].iter().flatten() {
                let weight = if front.contains(world) { 1.0 } else { NOT_IN_FRONT };
                outlook[index] -= weight * self.exposure(state, seat, world);
            }
        }
        outlook
    }

    /// How easily others come to a world in the formation of `owner`.
    fn exposure(&self, state: &State, owner: Seat, world: World) -> f32 {
        let there = 1 << world.index();
        let one_away = one_action_from(there);
        let within = [there, one_away, one_action_from(one_away), u32::MAX];
        let others = self.everybody().filter(|&other| other != owner);
        let near = others.fold(0.0, |sum, other| {
            let panel = state.panels[other.index()].world().index();
            let actions = within.iter().position(|panels| panels >> panel & 1 == 1);
            sum + actions.map_or(0.0, |actions| EXPOSED[actions])
        });
        let missing = Colour::COUNT as u32 - world.index().count_ones();
        near + PER_MISSING_COLOUR * missing as f32
    }
}

impl Judge for Multiverse {
    const CLEAR_LEAD: f32 = 4.0;
    /// With 500 worlds one is as strong as with 2,000 (docs/bots.md).
    const FEW_WORLDS: u32 = 60;

    fn outlook(&self, state: &State) -> [f32; MAX_SEATS] {
        let (colour, objector) = match state.phase {
            Phase::Over(_) => return self.standing(state).points.map(f32::from),
            Phase::Panels { .. }
            | Phase::Scepters { .. }
            | Phase::Deal { .. }
            | Phase::Draft { .. }
            | Phase::Form => return self.outlook_of_draft(state),
            Phase::Object { who, colour } => (colour, Some(who)),
            Phase::Roll(Roll::Confirm { colour })
            | Phase::MayRepeat { roll: Roll::Confirm { colour }, change: true } => (colour, None),
            _ => return self.outlook_here(state, &self.dice()),
        };
        // The switch may go back.
        let dice = self.dice();
        let turn = state.turn.index();
        let mut reverted = *state;
        reverted.panels[turn] = state.panel().switched(colour);
        let (stays, goes) = (self.outlook_here(state, &dice), self.outlook_here(&reverted, &dice));
        if let Some(who) = objector {
            let lead = |outlook: &[f32; MAX_SEATS]| outlook[who.index()] - outlook[turn];
            if lead(&goes) <= lead(&stays) {
                return stays;
            }
        }
        // Where the roll can be repeated, one was made already.
        let may_repeat = !matches!(state.phase, Phase::MayRepeat { .. });
        let stands =
            if may_repeat { self.chance_to_stand(state, state.turn, &dice) } else { dice.stability[1] };
        std::array::from_fn(|index| stands * stays[index] + (1.0 - stands) * goes[index])
    }

    /// Fitted to 110 games of `medium` for two.
    fn forecast(&self, state: &State) -> Forecast {
        let mut outlook = self.outlook(state);
        if state.round > 0 && !state.acted {
            outlook[state.turn.index()] += UNDERRATED_TURN;
        }
        Forecast { outlook, clear_lead: Self::CLEAR_LEAD }
    }

    fn is_amid(&self, state: &State) -> bool {
        !matches!(state.phase, Phase::Act | Phase::Draft { .. } | Phase::Form)
    }

    fn fortune(&self, state: &State) -> Fortune {
        match state.phase {
            Phase::Roll(_) => Fortune::of(state.turn, "roll"),
            Phase::Show { .. } => Fortune::of_nobody("columns"),
            _ => Fortune::DEAL,
        }
    }

    fn as_seen(&self, action: Action) -> Option<Action> {
        (!matches!(action, Action::Keep(_) | Action::Place(_))).then_some(action)
    }
}
