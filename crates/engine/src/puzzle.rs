//! What a game tells whoever thinks one turn through to its end.

use std::hash::Hash;

use crate::{Judge, Random, Seat};

/// A game of which a single turn can be solved, exactly and from what a seat knows.
///
/// The turn is that of one seat, the solver's. What is asked is how many points the seat has at its end, on average. The
/// methods that leave something out promise that it makes no difference to that average; a solver without them
/// ([`Game::legal`](crate::Game::legal), [`Game::odds`](crate::Game::odds)) finds the same.
pub trait Puzzle: Judge {
    /// What tells two moments of a turn apart, as far as the rest of the turn goes.
    type Essence: Copy + Eq + Hash;

    /// The state as the viewer of `view` knows it: whatever is hidden from it is left to chance, with its exact odds for
    /// the rest of the viewer's turn. Nothing if some of it cannot be left to chance. `random` only fills in what makes no
    /// difference.
    fn model<R: Random>(&self, view: &Self::View, random: &mut R) -> Option<Self::State>;

    /// The points that `seat` has at the end of its turn, once nothing can change them any more.
    fn outcome_of_turn(&self, state: &Self::State, seat: Seat) -> Option<i16>;

    /// What to remember the worth of `state` by; nothing if it is found again as quickly.
    fn essence(&self, state: &Self::State, seat: Seat) -> Option<Self::Essence>;

    /// Actions of `seat` among which is a best one.
    fn worth_trying(&self, state: &Self::State, seat: Seat) -> Vec<Self::Action>;

    /// What may happen at a chance node, with its tickets; outcomes that make no difference in the rest of the turn of
    /// `seat` are one of them, with the tickets of all.
    fn unlike_outcomes(&self, state: &Self::State, seat: Seat) -> Vec<(Self::Outcome, u32)>;

    /// What another seat answers that is asked within the turn: always the same, so that everybody knows it.
    fn answer(&self, state: &Self::State, who: Seat) -> Self::Action;

    /// Whose turn it is; nobody's while the game is set up, or once it is over.
    fn on_turn(&self, state: &Self::State) -> Option<Seat>;

    /// Which of the game's ideas an action uses, as a number below 32: a line that uses several is more of a puzzle.
    /// Nothing for a choice that only completes another.
    fn idea(&self, state: &Self::State, action: Self::Action) -> Option<u8>;
}
