//! What a state is worth to those who play: what they have, and what the best of their plans promises.

use std::sync::LazyLock;

use engine::{Forecast, Fortune, Game, Judge, MAX_SEATS, Seat};

use crate::action::Action;
use crate::ids::{CardAction, CardSet, PortalId, Tool, Transformer};
use crate::options::Scoring;
use crate::phase::{Draw, Phase};
use crate::rules::Multiuniversum;
use crate::sets::points_by_sizes;
use crate::state::{Stack, State};
use crate::turn::{ACTIONS, HAND};

/// How much of what one has in hand and in mind is worth points.
struct Weights {
    /// What one action is worth to somebody who plays well: so much a plan loses for each that it still takes.
    action: f32,
    /// Of the best plan, and of the one after it.
    best_plan: f32,
    second_plan: f32,
    /// More of a plan that can be finished with the actions and cards at hand.
    at_hand: f32,
    /// A tool in the lab that a portal in sight asks for, while there is time, and when the end is near.
    useful_tool: f32,
    useful_tool_late: f32,
    /// A tool that no portal in sight asks for: it often costs its point (MU-E2).
    idle_tool: f32,
    /// A card in hand beyond those that the drawing up gives anyway (MU-T7).
    extra_card: f32,
}

/// What plans brought in the end, fitted to games of bots: less than half, as rivals and chance have plans, too. A tool
/// that is prepared is worth more than it looks.
const SOBER: Weights = Weights {
    action: 0.6,
    best_plan: 0.45,
    second_plan: 0.0,
    at_hand: 0.1,
    useful_tool: 0.6,
    useful_tool_late: 0.1,
    idle_tool: -0.75,
    extra_card: 0.1,
};
/// Plans at their face value: for somebody who carries out the best one, and looks no further.
const HOPEFUL: Weights = Weights {
    action: 0.8,
    best_plan: 1.0,
    second_plan: 0.1,
    at_hand: 0.15,
    useful_tool: 0.0,
    useful_tool_late: 0.0,
    idle_tool: -0.8,
    extra_card: 0.35,
};

/// How many actions it takes to find so many things that the hand lacks. Those after the first come cheaper, as one
/// looks for all of them at once.
const FINDING: [f32; 6] = [0.0, 1.2, 2.1, 3.0, 3.9, 4.8];
/// Of a plan that a rival is nearer to finishing.
const CONTESTED: f32 = 0.85;
/// An action that is still to be had in the running turn.
const ACTION_LEFT: f32 = 0.3;
/// So much of that is too much, if nobody is to gain by having the turn.
const OVERRATED_ACTION: f32 = 0.11;
/// The lead that decides while portals are to be sealed before the end, with more for each of them, and in the last round.
const LEAD_MIDWAY: f32 = 20.0;
const LEAD_A_SEAL: f32 = 2.0;
const LEAD_AT_LAST: f32 = 10.0;
/// More useful tools, and more cards beyond the usual ones, hardly help.
const MANY_TOOLS: usize = 5;
const MANY_CARDS: usize = 3;
/// The end is near when somebody has no more actions than this.
const NEAR: f32 = 3.0 * ACTIONS as f32;
/// A new icon is a step to an omni set (MU-E3).
const NEW_ICON: f32 = 0.6;
/// The second of an icon is a step to the third (MU-E3).
const SECOND_OF_ICON: f32 = 0.4;
/// How many actions each player has, as a rule, for each portal that is sealed at a table of two.
const ACTIONS_A_SEAL: f32 = 3.0;
/// A portal whose icon is in sight is lost with this chance while the game goes on (MU-V2).
const DEADLY: f32 = 0.5;
/// How surely the virtual player seals what it has the tools for, and how much less for each step to it (MU-V4).
const VIRTUAL: f32 = 0.8;
const VIRTUAL_STEP: f32 = 0.1;
/// Of what it may seal beside the best.
const VIRTUAL_BESIDE: f32 = 0.1;
/// And for each tool it has still to draw.
const VIRTUAL_TOOL: f32 = 0.25;

/// How many icons somebody has once, twice and three times: all that sets depend on (MU-E3).
type Sizes = [usize; 3];

const TABLE: Sizes = [PortalId::COUNT + 1, PortalId::COUNT / 2 + 1, PortalId::COUNT / 3 + 1];

/// The points of the best sets by [`Sizes`], as leaves of a search have no time to divide.
static SET_POINTS: LazyLock<Vec<i16>> = LazyLock::new(|| {
    let mut table = Vec::with_capacity(TABLE.iter().product());
    for once in 0..TABLE[0] {
        for twice in 0..TABLE[1] {
            for thrice in 0..TABLE[2] {
                let possible = once + 2 * twice + 3 * thrice <= PortalId::COUNT;
                table.push(if possible { points_by_sizes([once, twice, thrice]) } else { 0 });
            }
        }
    }
    table
});

fn set_points([once, twice, thrice]: Sizes) -> f32 {
    f32::from(SET_POINTS[(once * TABLE[1] + twice) * TABLE[2] + thrice])
}

/// What somebody has sealed, by icon.
struct Collection {
    icons: [u8; PortalId::COUNT],
    sizes: Sizes,
    sets: f32,
}

/// What somebody would gain by a portal on top, and how many actions away that is.
#[derive(Clone, Copy)]
struct Plan {
    gain: f32,
    actions: f32,
    /// Whether it takes nothing but what is at hand.
    sure: bool,
}

const NO_PLAN: Plan = Plan { gain: 0.0, actions: 99.0, sure: false };

impl Judge for Multiuniversum {
    const CLEAR_LEAD: f32 = 10.0;
    // At the start of the next turn a plan still looks as good as if it had been carried out.
    const TURNS_AHEAD: u16 = 2;

    fn outlook(&self, state: &State) -> [f32; MAX_SEATS] {
        self.weigh(state, &SOBER)
    }

    fn appeal(&self, state: &State) -> [f32; MAX_SEATS] {
        self.weigh(state, &HOPEFUL)
    }

    /// Fitted to 136 games of `medium` for two.
    fn forecast(&self, state: &State) -> Forecast {
        let mut outlook = self.outlook(state);
        outlook[state.turn.index()] -= OVERRATED_ACTION * f32::from(state.actions_left);
        let seals_left = self.seals_left(state) as f32;
        let clear_lead = if seals_left > 0.0 { LEAD_MIDWAY + LEAD_A_SEAL * seals_left } else { LEAD_AT_LAST };
        Forecast { outlook, clear_lead }
    }

    fn is_amid(&self, state: &State) -> bool {
        !matches!(state.phase, Phase::Turn)
    }

    fn fortune(&self, state: &State) -> Fortune {
        match state.phase {
            Phase::Opening | Phase::Draw { why: Draw::Deal, .. } => Fortune::DEAL,
            _ if state.showing != 0 || state.forming != 0 => Fortune::of_nobody("stacks"),
            Phase::Draw { why: Draw::Virtual, .. } => {
                Fortune { whose: self.virtual_player(), ..Fortune::of_nobody("draw") }
            }
            Phase::Draw { .. } => Fortune::of(state.turn, "draw"),
            _ => Fortune::of_nobody("stacks"),
        }
    }

    fn as_seen(&self, action: Action) -> Option<Action> {
        (!matches!(action, Action::Arrange(_))).then_some(action)
    }
}

impl Multiuniversum {
    /// The points that each participant is likely to end with, if the weights are right.
    fn weigh(&self, state: &State, weights: &Weights) -> [f32; MAX_SEATS] {
        if matches!(state.phase, Phase::Over(_)) {
            return self.standing(state).points.map(f32::from);
        }
        let mut outlook = [0.0; MAX_SEATS];
        let mut plans = [[NO_PLAN; Transformer::COUNT]; 5];
        for who in self.participants() {
            let collection = self.collection(state, who);
            outlook[who.index()] = self.sealed_points(state, who) + collection.sets;
            if self.virtual_player() == Some(who) {
                outlook[who.index()] += self.virtual_promise(state, who, &collection);
                continue;
            }
            for at in Transformer::ALL {
                if let Some(top) = state.stacks[at.index()].top() {
                    plans[who.index()][at.index()] = self.plan(state, who, at, top, &collection);
                }
            }
        }
        let (asked, seals_left) = (self.asked_in_sight(state), self.seals_left(state));
        for who in self.participants().filter(|&who| self.virtual_player() != Some(who)) {
            let time = self.actions_left(state, who, seals_left);
            outlook[who.index()] += self.promise(state, who, &plans, time, weights)
                + self.tools_worth(state, who, asked, time, weights)
                + hand_worth(state, who, weights);
        }
        outlook
    }

    fn collection(&self, state: &State, who: Seat) -> Collection {
        let mut icons = [0; PortalId::COUNT];
        let mut sizes = [0; 3];
        if self.options().scoring == Scoring::Standard {
            for portal in state.sealed[who.index()].iter() {
                let count = &mut icons[self.icon_of(portal)];
                grow(&mut sizes, *count);
                *count += 1;
            }
        }
        Collection { icons, sizes, sets: set_points(sizes) }
    }

    /// The discovery points of what is sealed; with deadly portals less what may be lost (MU-V2).
    fn sealed_points(&self, state: &State, who: Seat) -> f32 {
        let deadly = self.options().scoring == Scoring::Deadly;
        let tops = || state.stacks.iter().filter_map(|stack| stack.top());
        let mut sum = 0.0;
        for portal in state.sealed[who.index()].iter() {
            let lost = deadly && tops().any(|top| self.icon_of(top) == self.icon_of(portal));
            sum += f32::from(self.points_of(portal)) * if lost { 1.0 - DEADLY } else { 1.0 };
        }
        sum
    }

    /// What `portal` would add to the points and the sets.
    fn gain(&self, portal: PortalId, collection: &Collection) -> f32 {
        let points = f32::from(self.points_of(portal));
        if self.options().scoring != Scoring::Standard {
            return points;
        }
        let count = collection.icons[self.icon_of(portal)];
        let mut sizes = collection.sizes;
        grow(&mut sizes, count);
        let step = match count {
            0 => NEW_ICON,
            1 => SECOND_OF_ICON,
            _ => 0.0,
        };
        points + set_points(sizes) - collection.sets + step
    }

    /// What it takes `who` to seal `top`: tools under the lab, a way there, and a card that seals there.
    fn plan(
        &self,
        state: &State,
        who: Seat,
        at: Transformer,
        top: PortalId,
        collection: &Collection,
    ) -> Plan {
        let (hand, lab, here) = (state.hands[who.index()], state.labs[who.index()], state.at[who.index()]);
        let (mut useful, mut used, mut lacking, mut steps) = (CardSet::EMPTY, 0, 0, 1);
        for (tool, need) in Tool::ALL.into_iter().zip(self.needs(top)) {
            let cards = self.with_tool(tool);
            let missing = usize::from(need).saturating_sub(if need == 0 { 0 } else { (lab & cards).len() });
            if missing > 0 {
                let held = hand & cards;
                let found = held.len().min(missing);
                steps += missing;
                used += found;
                lacking += missing - found;
                useful |= held;
            }
        }
        let mut ask = |cards: CardSet| {
            if cards.is_empty() {
                lacking += 1;
            } else {
                used += 1;
                useful |= cards;
            }
        };
        ask(hand & self.doing(CardAction::Seal, at));
        if here != at {
            steps += 1;
            ask(hand & self.doing(CardAction::Move, here));
        }
        // One card cannot do two of these things.
        lacking += used - used.min(useful.len());
        let actions = steps as f32 + FINDING[lacking.min(FINDING.len() - 1)];
        Plan { gain: self.gain(top, collection), actions, sure: lacking == 0 }
    }

    /// At least so many portals are still to be sealed before the end comes (MU-E1).
    fn seals_left(&self, state: &State) -> usize {
        let mut heights = state.stacks.map(Stack::height);
        heights.sort_unstable();
        heights[..usize::from(self.stacks_to_end())].iter().sum()
    }

    /// How many actions `who` has left in this game, as a guess; exact in the last round.
    fn actions_left(&self, state: &State, who: Seat, seals_left: usize) -> f32 {
        let players = self.options().players;
        let now = if state.turn == who { state.actions_left } else { 0 };
        let first = self.options().starter.index() as u8;
        let place = |seat: Seat| (seat.index() as u8 + players - first) % players;
        let waiting = !self.is_solo() && place(who) > place(state.turn);
        let this_round = f32::from(now) + if waiting { f32::from(ACTIONS) } else { 0.0 };
        let to_stalemate = self.options().stalemate_rounds.saturating_sub(state.unsealed_rounds + 1);
        let stalemate = f32::from(to_stalemate) * f32::from(ACTIONS);
        let to_end = seals_left as f32 * ACTIONS_A_SEAL * 2.0 / f32::from(self.options().participants());
        this_round + to_end.min(stalemate)
    }

    /// What the plans of `who` promise, if there is time for them.
    fn promise(
        &self,
        state: &State,
        who: Seat,
        plans: &[[Plan; Transformer::COUNT]; 5],
        time: f32,
        weights: &Weights,
    ) -> f32 {
        let actions = if state.turn == who { f32::from(state.actions_left) } else { 0.0 };
        let (mut best, mut second, mut ready) = (0.0_f32, 0.0_f32, 0.0_f32);
        for at in Transformer::ALL {
            let plan = plans[who.index()][at.index()];
            if plan.actions > time {
                continue;
            }
            let rival = |other: Seat| other != who && plans[other.index()][at.index()].actions < plan.actions;
            let share = if self.participants().any(rival) { CONTESTED } else { 1.0 };
            let promised = (plan.gain - weights.action * plan.actions) * share;
            second = second.max(promised.min(best));
            best = best.max(promised);
            if plan.sure && plan.actions <= actions {
                ready = ready.max(plan.gain);
            }
        }
        weights.best_plan * best + weights.second_plan * second + weights.at_hand * ready
    }

    /// How many of each tool some portal in sight asks for at most.
    fn asked_in_sight(&self, state: &State) -> [u8; Tool::COUNT] {
        let mut most = [0; Tool::COUNT];
        for top in state.stacks.iter().filter_map(|stack| stack.top()) {
            for (most, need) in most.iter_mut().zip(self.needs(top)) {
                *most = need.max(*most);
            }
        }
        most
    }

    /// What the tools in the lab of `who` are worth beside its plans: what is left of them costs points (MU-E2).
    fn tools_worth(
        &self,
        state: &State,
        who: Seat,
        asked: [u8; Tool::COUNT],
        time: f32,
        weights: &Weights,
    ) -> f32 {
        let lab = state.labs[who.index()];
        if lab.is_empty() {
            return 0.0;
        }
        if time <= f32::from(ACTIONS) {
            return -(lab.len() as f32);
        }
        let wanted = |(tool, asked): (Tool, u8)| (lab & self.with_tool(tool)).len().min(asked.into());
        let useful: usize = Tool::ALL.into_iter().zip(asked).map(wanted).sum();
        let each = if time <= NEAR { weights.useful_tool_late } else { weights.useful_tool };
        each * useful.min(MANY_TOOLS) as f32 + weights.idle_tool * (lab.len() - useful) as f32
    }

    /// What the virtual player is likely to seal next: it goes round, and loses nothing for its tools.
    fn virtual_promise(&self, state: &State, who: Seat, collection: &Collection) -> f32 {
        let lab = state.labs[who.index()];
        let mut at = state.at[who.index()];
        let mut chance = VIRTUAL;
        let (mut best, mut sum) = (0.0, 0.0);
        for _ in Transformer::ALL {
            if let Some(top) = state.stacks[at.index()].top() {
                let missing: usize = Tool::ALL
                    .into_iter()
                    .zip(self.needs(top))
                    .map(|(tool, need)| usize::from(need).saturating_sub((lab & self.with_tool(tool)).len()))
                    .sum();
                let likely = chance - VIRTUAL_TOOL * missing as f32;
                if likely > 0.0 {
                    let worth = likely * self.gain(top, collection);
                    sum += worth;
                    best = worth.max(best);
                }
            }
            at = at.clockwise();
            chance -= VIRTUAL_STEP;
        }
        best + VIRTUAL_BESIDE * (sum - best)
    }
}

/// One more of an icon that was there `count` times.
fn grow(sizes: &mut Sizes, count: u8) {
    let count = usize::from(count);
    if count > 0 {
        sizes[count - 1] -= 1;
    }
    sizes[count] += 1;
}

/// What the cards and the actions of the running turn are worth beside all plans.
fn hand_worth(state: &State, who: Seat, weights: &Weights) -> f32 {
    let extra = state.hands[who.index()].len().saturating_sub(HAND).min(MANY_CARDS);
    let actions = if state.turn == who { f32::from(state.actions_left) } else { 0.0 };
    weights.extra_card * extra as f32 + ACTION_LEFT * actions
}
