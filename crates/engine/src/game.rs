//! The contract itself.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use crate::{
    Input, MAX_SEATS, NotationError, Odds, Random, ScoreSheet, Seat, SeatSet, Silent, Sink, Standing, Viewer,
};

/// The rules of a game, with everything fixed before it starts: options, deck, tables. Immutable and shared.
///
/// All that changes is the [`State`](Self::State), and only [`step`](Self::step) changes it. See the crate's
/// first page for the ideas, and [`tiny`](crate::tiny) for a complete small game.
pub trait Game: Clone + Debug + Send + Sync + 'static {
    /// The game's name in records, links and commands.
    const ID: &'static str;
    /// The newest ruleset. It changes whenever a legal game becomes illegal or means something else.
    const RULESET: u16;

    /// Everything that changes: flat, without heap, at most 256 bytes.
    type State: Copy + Eq + Debug + Send + Sync + 'static;
    /// What a seat may do. Its notation round-trips through `Display` and `FromStr`.
    type Action: Copy + Ord + Debug + Display + FromStr<Err = NotationError> + Send + Sync + 'static;
    /// What chance may do.
    type Outcome: Copy + Ord + Debug + Display + FromStr<Err = NotationError> + Send + Sync + 'static;
    /// The legal actions of one seat, without allocation.
    type Actions: ActionSet<Action = Self::Action>;
    /// The odds at a chance node, without allocation.
    type Odds: Odds<Outcome = Self::Outcome>;
    /// All that one viewer knows, with perfect recall.
    type View: Clone + Eq + Debug + Send + 'static;
    /// Something that happened.
    type Event: Clone + Eq + Debug + Send + 'static;
    /// Why an action is refused, with its arguments: data, not words.
    type Reason: Copy + Eq + Debug + Send + 'static;

    /// The ruleset that these rules follow: the newest, unless they were made for a game of an older one.
    fn ruleset(&self) -> u16 {
        Self::RULESET
    }

    /// How many players act.
    fn seats(&self) -> u8;

    /// The state before the first input; set-up is chance (and choices), too.
    fn start(&self) -> Self::State;

    /// Who or what comes next.
    fn node(&self, state: &Self::State) -> Node;

    /// What `seat` may do now: sorted, without twins; empty if the seat is not to act.
    fn legal(&self, state: &Self::State, seat: Seat) -> Self::Actions;

    /// What may happen now; only to be asked at a chance node.
    fn odds(&self, state: &Self::State) -> Self::Odds;

    /// Applies an input that is known to be legal. With an illegal one the state is undefined, and this may panic.
    fn step<S: Sink<Self::Event>>(
        &self,
        state: &mut Self::State,
        input: Input<Self>,
        sink: &mut S,
    ) -> Reveals;

    /// What `viewer` knows, built by adding, never by taking away.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// Every candidate action of the viewer's seat, with the refusal where it is not possible. Sorted by action.
    /// As it is made from the view it cannot tell more than the view does.
    fn offers(&self, view: &Self::View) -> Vec<Offer<Self>>;

    /// A state that looks like `view` to its viewer, drawn with the right odds.
    fn determinize<R: Random>(&self, view: &Self::View, random: &mut R) -> Self::State;

    /// The event as `viewer` may hear it, or nothing if even that it happened is secret.
    fn hear(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// What a seat does that does not answer in time; only to be asked of a seat that is to act.
    fn idle(&self, state: &Self::State, seat: Seat) -> Self::Action;

    /// Which rounds of turns have begun, from 1; 0 before the first.
    fn round(&self, state: &Self::State) -> u16;

    /// Points and places as they stand; final once the game is over.
    fn standing(&self, state: &Self::State) -> Standing;

    /// The score sheet as it stands; final once the game is over.
    fn score_sheet(&self, state: &Self::State) -> ScoreSheet;

    /// How a finished game ended: a key that `words` puts into words.
    fn ending(&self, state: &Self::State) -> Option<&'static str>;

    /// Checks that every card and token is in exactly one place.
    fn audit(&self, state: &Self::State) -> Result<(), String>;

    /// Whether the input may come now.
    fn is_legal(&self, state: &Self::State, input: Input<Self>) -> bool {
        match input {
            Input::Act(seat, action) => {
                self.node(state).acts(seat) && self.legal(state, seat).contains(action)
            }
            Input::Chance(outcome) => {
                self.node(state) == Node::Chance && self.odds(state).tickets(outcome) > 0
            }
        }
    }

    /// The checked twin of [`step`](Self::step): an illegal input leaves the state as it was and is told why.
    fn try_step<S: Sink<Self::Event>>(
        &self,
        state: &mut Self::State,
        input: Input<Self>,
        sink: &mut S,
    ) -> Result<Reveals, Illegal<Self::Reason>> {
        if self.is_legal(state, input) {
            Ok(self.step(state, input, sink))
        } else {
            Err(self.why_not(state, input))
        }
    }

    /// Why an input is illegal; only to be asked of one that is.
    fn why_not(&self, state: &Self::State, input: Input<Self>) -> Illegal<Self::Reason> {
        match (self.node(state), input) {
            (Node::Over, _) => Illegal::Over,
            (Node::Chance, Input::Chance(_)) => Illegal::Impossible,
            (Node::Act(seats), Input::Act(seat, action)) if seats.contains(seat) => self
                .offers(&self.view(state, Viewer::Seat(seat)))
                .iter()
                .find(|offer| offer.action == action)
                .and_then(|offer| offer.verdict.err())
                .map_or(Illegal::NotOffered, Illegal::Refused),
            (node, _) => Illegal::NotNow(node),
        }
    }

    /// The state after `inputs`, all checked; on an illegal one, its position and what is wrong with it.
    fn replay(&self, inputs: &[Input<Self>]) -> Result<Self::State, (usize, Illegal<Self::Reason>)> {
        let mut state = self.start();
        for (position, &input) in inputs.iter().enumerate() {
            self.try_step(&mut state, input, &mut Silent).map_err(|illegal| (position, illegal))?;
        }
        Ok(state)
    }
}

/// Who or what comes next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Node {
    /// These seats are to act: one of them, or several at once, each unseen by the others.
    Act(SeatSet),
    /// Chance is to decide.
    Chance,
    /// The game is over.
    Over,
}

impl Node {
    /// Whether `seat` is to act.
    #[inline]
    pub fn acts(self, seat: Seat) -> bool {
        matches!(self, Self::Act(seats) if seats.contains(seat))
    }
}

/// A sorted set of actions that can be counted and picked from without allocation.
pub trait ActionSet {
    /// What it holds.
    type Action: Copy + Ord;

    /// How many there are.
    fn len(&self) -> usize;

    /// The `n`th, from 0; `n` must be less than [`Self::len`].
    fn nth(&self, n: usize) -> Self::Action;

    /// Whether there are none.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All of them, ascending.
    fn iter(&self) -> impl Iterator<Item = Self::Action> {
        (0..self.len()).map(|n| self.nth(n))
    }

    /// Whether `action` is one of them.
    fn contains(&self, action: Self::Action) -> bool {
        self.iter().any(|one| one == action)
    }
}

/// A candidate action, and what the rules say to it.
pub struct Offer<G: Game> {
    /// What the seat might do.
    pub action: G::Action,
    /// Whether it may, or why not.
    pub verdict: Result<(), Refusal<G::Reason>>,
}

#[expect(clippy::expl_impl_clone_on_copy, reason = "a derive would ask for `G: Copy`")]
impl<G: Game> Clone for Offer<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Offer<G> {}

impl<G: Game> PartialEq for Offer<G> {
    fn eq(&self, other: &Self) -> bool {
        self.action == other.action && self.verdict == other.verdict
    }
}

impl<G: Game> Debug for Offer<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Offer").field("action", &self.action).field("verdict", &self.verdict).finish()
    }
}

/// Why an action is not possible: the rule that says so, and the reason with its arguments.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Refusal<R> {
    /// The rule's id, such as `MU-T8`.
    pub rule: &'static str,
    /// The reason.
    pub reason: R,
}

/// Why an input cannot come now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal<R> {
    /// The game is over.
    Over,
    /// Somebody else is to act, or chance is to decide, or no chance is.
    NotNow(Node),
    /// That outcome cannot happen here.
    Impossible,
    /// The seat is to act, but this is no choice it has.
    NotOffered,
    /// The rules forbid it, and say why.
    Refused(Refusal<R>),
}

/// Whether an input showed somebody something new: if two states alike to a viewer before it can differ to
/// that viewer after it, other than by the input itself. What was revealed cannot be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reveals {
    /// Everybody could have foretold what they see now.
    Nothing,
    /// Somebody learnt something.
    Something,
}

impl Reveals {
    /// `Something` if `yes`.
    pub fn when(yes: bool) -> Self {
        if yes { Self::Something } else { Self::Nothing }
    }
}

/// What a cheap player would consider: the games' common sense, for quick games and for playouts.
pub trait Sense: Game {
    /// A part of the legal actions that is not foolish, and not empty while the seat is to act. Depends on the
    /// seat's view alone.
    fn sensible(&self, state: &Self::State, seat: Seat) -> Self::Actions;
}

/// A game's own judgement, for players that look ahead. They ask it about states that they made up from a view
/// ([`Game::determinize`]), never about the true one.
pub trait Judge: Sense {
    /// By how many points somebody must lead to be nearly sure of the win, as a rule.
    const CLEAR_LEAD: f32;

    /// How many own turns somebody who plays out games in its mind should play before it asks for the outlook: few if
    /// the outlook is good, as chance blurs the rest.
    const TURNS_AHEAD: u16 = 1;

    /// In how many worlds somebody should look ahead who is to be clearly weaker than a strong player, and clearly
    /// stronger than one who does not look ahead at all.
    const FEW_WORLDS: u32 = 500;

    /// The points that each participant is likely to end with, as `state` looks; of a game that is over, its points.
    fn outlook(&self, state: &Self::State) -> [f32; MAX_SEATS];

    /// The same as somebody sees it who chooses by it alone and looks no further. Such a player does well to take plans
    /// at their face value, or none would ever be carried out; a search knows better.
    fn appeal(&self, state: &Self::State) -> [f32; MAX_SEATS] {
        self.outlook(state)
    }

    /// The outlook for whoever tells people their chances: fitted so that good players neither gain nor lose by having
    /// the turn, with the lead that decides at this stage. The bots were measured without it.
    fn forecast(&self, state: &Self::State) -> Forecast {
        Forecast { outlook: self.outlook(state), clear_lead: Self::CLEAR_LEAD }
    }

    /// Whether the seat to act is in the midst of something, so that the state is worth little before it has chosen.
    fn is_amid(&self, state: &Self::State) -> bool;

    /// Whose luck the next outcome is; only to be asked at a chance node.
    fn fortune(&self, state: &Self::State) -> Fortune;

    /// What others see of an action: nothing if they only see that something was chosen.
    fn as_seen(&self, action: Self::Action) -> Option<Self::Action> {
        Some(action)
    }
}

/// What a state foretells.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Forecast {
    /// The points that each participant is likely to end with.
    pub outlook: [f32; MAX_SEATS],
    /// By how many points somebody must lead to be nearly sure of the win.
    pub clear_lead: f32,
}

/// Whose luck it is that chance decides, for whoever looks back on a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Fortune {
    /// Who draws or rolls: a participant, or nobody in particular.
    pub whose: Option<Seat>,
    /// What is drawn or rolled: a key that `words` puts into words.
    pub kind: &'static str,
}

impl Fortune {
    /// What chance decides before the first turn: how the game is set up.
    pub const DEAL: Self = Self { whose: None, kind: "deal" };

    /// What somebody draws or rolls.
    pub const fn of(whose: Seat, kind: &'static str) -> Self {
        Self { whose: Some(whose), kind }
    }

    /// What comes to light for everybody alike.
    pub const fn of_nobody(kind: &'static str) -> Self {
        Self { whose: None, kind }
    }
}

/// Makes another history that a viewer cannot tell from the true one.
pub trait Redeal: Game {
    /// Another legal row of inputs that differs wherever `viewer` could not know, and nowhere else. It is made
    /// from the rules of who knows what, not by comparing views: it is what views are tested with.
    fn redeal<R: Random>(&self, inputs: &[Input<Self>], viewer: Viewer, random: &mut R) -> Vec<Input<Self>>;
}
