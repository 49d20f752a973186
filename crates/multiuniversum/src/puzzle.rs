//! What makes a difference in the rest of a turn, for whoever thinks it through: only a seal brings points by its end,
//! and every tool under the lab costs one (MU-E2).
//!
//! So with one action left nothing counts but a seal here. With two left, the first of them can lead to a seal here,
//! or on any other transformer after a Move; a card is then told apart from another by its tool, by what it does here
//! and by where it seals.

use engine::{ActionSet as _, Known, Odds as _, Puzzle, Random, Seat, Viewer};

use crate::action::{Action, MAX_HEIGHT, Outcome};
use crate::chance::Chance;
use crate::ids::{CardAction, CardId, CardSet, PortalId, PortalSet, Tool, Transformer};
use crate::offer::Choices;
use crate::options::Scoring;
use crate::phase::{Draw, Phase};
use crate::rules::Multiuniversum;
use crate::state::{Stack, State};
use crate::view::View;

/// As many cards as a turn can draw: three times three (MU-A2), and one more. The pile does not run out then.
const DRAWS: u8 = 10;

/// All that the rest of a turn depends on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Essence {
    hand: CardSet,
    lab: CardSet,
    discard: CardSet,
    draw: CardSet,
    /// The played cards that can be kept, if any is to be (MU-A5).
    keepable: CardSet,
    stacks: [([u8; MAX_HEIGHT], u8); Transformer::COUNT],
    sealed: PortalSet,
    here: Transformer,
    phase: Phase,
    actions_left: u8,
    keeps: u8,
    showing: u8,
    forming: u8,
}

/// What tells a card apart while two actions are left.
type Profile = (Tool, CardAction, Transformer);

impl Multiuniversum {
    /// The cards among `cards` that seal on a transformer.
    fn seals(&self, cards: CardSet, at: Transformer) -> CardSet {
        cards & self.doing(CardAction::Seal, at)
    }

    /// Whether the portal in sight on a transformer can be paid from `lab`.
    fn can_seal(&self, state: &State, at: Transformer, lab: CardSet) -> bool {
        state.stacks[at.index()].top().is_some_and(|portal| self.can_pay(portal, lab))
    }

    fn profile(&self, card: CardId, here: Transformer) -> Profile {
        let tool = Tool::ALL.into_iter().find(|&tool| self.with_tool(tool).contains(card));
        let seals = Transformer::ALL.into_iter().find(|&at| self.action_of(card, at) == CardAction::Seal);
        (tool.unwrap_or(Tool::Tape), self.action_of(card, here), seals.unwrap_or(here))
    }

    /// One card of each kind that makes a difference, with how many there are; `left` actions are to come.
    fn unlike_cards(&self, state: &State, cards: CardSet, left: u8) -> Vec<(CardId, u32)> {
        let here = state.here();
        let mut kinds: Vec<(CardId, u32)> = Vec::new();
        let seals = self.can_seal(state, here, state.labs[state.turn.index()]);
        let seals_here = |card| self.action_of(card, here) == CardAction::Seal;
        let alike = |a: CardId, b: CardId| match left {
            0 => true,
            1 => !seals || seals_here(a) == seals_here(b),
            2 => self.profile(a, here) == self.profile(b, here),
            _ => a == b,
        };
        for card in cards.iter() {
            match kinds.iter_mut().find(|(other, _)| alike(*other, card)) {
                // A card that cannot be kept is told apart from one that can, if one is to be (MU-A5).
                Some((_, count)) if state.keeps == 0 => *count += 1,
                _ => kinds.push((card, 1)),
            }
        }
        kinds
    }

    /// Whether the action of a card can lead to a seal with the one action that is left after it.
    fn leads_to_seal(&self, state: &State, card: CardId) -> bool {
        let (here, lab) = (state.here(), state.labs[state.turn.index()]);
        let mut rest = state.hand();
        rest.remove(card);
        match self.action_of(card, here) {
            CardAction::Seal => true,
            CardAction::Search | CardAction::Recycle => self.can_seal(state, here, lab),
            CardAction::Move => {
                let elsewhere = Transformer::ALL.into_iter().filter(|&at| at != here);
                elsewhere
                    .into_iter()
                    .any(|at| !self.seals(rest, at).is_empty() && self.can_seal(state, at, lab))
            }
            CardAction::Trigger => match here.number() {
                2 => self.can_seal(state, here, lab),
                5 => false,
                _ => !self.seals(rest, here).is_empty(),
            },
        }
    }

    /// With two actions left: whether this one can lead to a seal.
    fn is_worth_two(&self, state: &State, action: Action) -> bool {
        let (here, lab, hand) = (state.here(), state.labs[state.turn.index()], state.hand());
        match action {
            Action::Play(card) => self.leads_to_seal(state, card),
            Action::Prepare(card) => {
                let (mut lab, mut rest) = (lab, hand);
                lab.insert(card);
                rest.remove(card);
                !self.seals(rest, here).is_empty() && self.can_seal(state, here, lab)
            }
            // Whoever has a card that seals would have played it.
            Action::Discard(card) => {
                self.can_seal(state, here, lab)
                    && self.seals(hand, here).is_empty()
                    && hand.first() == Some(card)
            }
            _ => true,
        }
    }

    /// With one action left: a seal, or nothing.
    fn is_worth_one(&self, state: &State, action: Action) -> bool {
        let here = state.here();
        match action {
            Action::Pass => true,
            Action::Play(card) => {
                let seals = self.seals(state.hand(), here);
                seals.contains(card) && (state.keeps > 0 || seals.first() == Some(card))
            }
            _ => false,
        }
    }

    /// The choices among which a best one is, while a turn is played.
    fn worth_choosing(&self, state: &State, choices: &Choices) -> Vec<Action> {
        let left = state.actions_left;
        let (here, lab) = (state.here(), state.labs[state.turn.index()]);
        let those = |wanted: &dyn Fn(Action) -> bool| -> Vec<Action> {
            choices.iter().filter(|&one| wanted(one)).collect()
        };
        match (state.phase, left) {
            (Phase::Turn, 1) => those(&|action| self.is_worth_one(state, action)),
            (Phase::Turn, 2) => those(&|action| self.is_worth_two(state, action)),
            // Ability 5 keeps a card, which costs a point (MU-A5).
            (Phase::Turn, _) => those(&|action| match action {
                Action::Play(card) => self.action_of(card, here) != CardAction::Trigger || here.number() != 5,
                _ => true,
            }),
            (Phase::Move, 1) => those(&|action| match action {
                Action::Move(to) => !self.seals(state.hand(), to).is_empty() && self.can_seal(state, to, lab),
                _ => false,
            }),
            (Phase::Look, 1) => those(&|action| action == Action::Look(here)),
            (Phase::Swap, 1) => {
                those(&|action| matches!(action, Action::Swap(a, b) if a == here || b == here))
            }
            (Phase::Arrange { .. }, _) => unlike_orders(choices, left),
            (Phase::Take, _) => {
                let kinds = self.unlike_cards(state, state.discard, left);
                kinds.into_iter().map(|(card, _)| Action::Take(card)).collect()
            }
            (Phase::Drop { .. }, _) => {
                let kinds = self.unlike_cards(state, state.hand(), left);
                kinds.into_iter().map(|(card, _)| Action::Drop(card)).collect()
            }
            (Phase::Keep { .. }, _) | (Phase::Spend { .. }, 0) => choices.iter().take(1).collect(),
            _ => choices.iter().collect(),
        }
    }

    /// Whether a portal could be sealed with what is at hand: the tools under the lab and, while two actions are left,
    /// those of one more card.
    fn could_be_paid(&self, state: &State, portal: PortalId) -> bool {
        let lab = state.labs[state.turn.index()];
        let with = |card: CardId| {
            let mut lab = lab;
            lab.insert(card);
            self.can_pay(portal, lab)
        };
        self.can_pay(portal, lab) || state.actions_left > 1 && state.hand().iter().any(with)
    }

    /// The portals that may show, those that cannot be sealed in this turn taken together by tier: the tier changes
    /// the odds of those that show later (MU-K5).
    fn unlike_portals(&self, state: &State, chance: &Chance) -> Vec<(Outcome, u32)> {
        let left = state.actions_left;
        let stack = state.portal_place().map(|(stack, _)| stack);
        let elsewhere = left == 1 && stack != Some(state.here());
        let mut kinds: Vec<(Outcome, u32)> = Vec::new();
        let mut hopeless: [Option<usize>; 3] = [None; 3];
        for outcome in chance.outcomes() {
            let Outcome::Portal(portal) = outcome else { continue };
            let tickets = chance.tickets(outcome);
            if !elsewhere && self.could_be_paid(state, portal) {
                kinds.push((outcome, tickets));
                continue;
            }
            let first = &mut hopeless[self.tier_of(portal) as usize];
            if let Some(index) = *first {
                kinds[index].1 += tickets;
            } else {
                *first = Some(kinds.len());
                kinds.push((outcome, tickets));
            }
        }
        kinds
    }
}

/// Orders that differ in as many portals from the top as can still be sealed.
fn unlike_orders(choices: &Choices, left: u8) -> Vec<Action> {
    let mut orders: Vec<Action> = Vec::new();
    let begins = |action: &Action| match action {
        Action::Arrange(order) => order.places().iter().copied().take(usize::from(left)).collect(),
        _ => Vec::new(),
    };
    for action in choices.iter() {
        if !orders.iter().any(|other| begins(other) == begins(&action)) {
            orders.push(action);
        }
    }
    orders
}

impl Puzzle for Multiuniversum {
    type Essence = Essence;

    /// With others at the table, standard scores and a draw pile that lasts, the hidden cards of the last pile are drawn
    /// with the same odds wherever they are (MU-K4). What somebody else has seen in a stack cannot be left to chance.
    fn model<R: Random>(&self, view: &View, random: &mut R) -> Option<State> {
        let hides = |places: &[Known<PortalId>]| places.contains(&Known::Hidden);
        let secret = view.stacks.iter().any(|stack| !stack.lookers.is_empty() && hides(&stack.places));
        let fits = !self.is_solo() && self.options().scoring == Scoring::Standard;
        let Viewer::Seat(_) = view.viewer else { return None };
        if !fits || secret || view.draw_size < DRAWS {
            return None;
        }
        let mut state = self.sample(view, random);
        let mut hidden = view.pool - view.discard - view.play_area;
        for (hand, player) in state.hands.iter_mut().zip(&view.players) {
            *hand = player.hand;
            hidden = hidden - player.hand - player.lab;
        }
        state.draw = hidden;
        Some(state)
    }

    fn outcome_of_turn(&self, state: &State, seat: Seat) -> Option<i16> {
        let keeps = match state.phase {
            Phase::Keep { left } => usize::from(left),
            _ if state.turn == seat => usize::from(state.keeps).min(state.keepable().len()),
            _ => 0,
        };
        let is_over = state.turn != seat
            || matches!(state.phase, Phase::Over(_) | Phase::Draw { why: Draw::Refill, .. })
            // What is left to choose brings no points, unless it is what a seal is paid with.
            || state.actions_left == 0 && !matches!(state.phase, Phase::Spend { .. });
        is_over.then(|| self.points(state, seat) - keeps as i16)
    }

    fn essence(&self, state: &State, seat: Seat) -> Option<Essence> {
        let waits = state.showing != 0
            || matches!(
                state.phase,
                Phase::Turn
                    | Phase::Draw { .. }
                    | Phase::Drop { .. }
                    | Phase::See { .. }
                    | Phase::Arrange { .. }
            );
        (waits && state.actions_left > 1).then(|| Essence {
            hand: state.hand(),
            lab: state.labs[seat.index()],
            discard: state.discard,
            draw: state.draw,
            keepable: if state.keeps > 0 { state.keepable() } else { CardSet::EMPTY },
            stacks: state.stacks.map(Stack::contents),
            sealed: state.sealed[seat.index()],
            here: state.here(),
            phase: state.phase,
            actions_left: state.actions_left,
            keeps: state.keeps,
            showing: state.showing,
            forming: state.forming,
        })
    }

    fn worth_trying(&self, state: &State, seat: Seat) -> Vec<Action> {
        let choices = self.choices(state, seat);
        let some = self.worth_choosing(state, &choices);
        // Where nothing leads to a point, anything will do.
        if some.is_empty() { choices.iter().take(1).collect() } else { some }
    }

    fn unlike_outcomes(&self, state: &State, _: Seat) -> Vec<(Outcome, u32)> {
        let chance = self.chance(state);
        match chance {
            Chance::Card(cards) if state.forming == 0 => {
                let kinds = self.unlike_cards(state, cards, state.actions_left);
                kinds.into_iter().map(|(card, count)| (Outcome::Card(card), count)).collect()
            }
            Chance::Card(cards) => cards.iter().map(|card| (Outcome::Card(card), 1)).collect(),
            Chance::Portal(_) => self.unlike_portals(state, &chance),
        }
    }

    /// Nobody else is asked anything in a turn.
    fn answer(&self, state: &State, who: Seat) -> Action {
        self.choices(state, who).nth(0)
    }

    fn on_turn(&self, state: &State) -> Option<Seat> {
        (state.round > 0 && !matches!(state.phase, Phase::Over(_))).then_some(state.turn)
    }

    /// The five actions, preparing, discarding, and the five abilities.
    fn idea(&self, state: &State, action: Action) -> Option<u8> {
        let here = state.here();
        match action {
            Action::Play(card) => Some(match self.action_of(card, here) {
                CardAction::Trigger => 7 + here.number(),
                other => other as u8,
            }),
            Action::Prepare(_) => Some(5),
            Action::Discard(_) => Some(6),
            _ => None,
        }
    }
}
