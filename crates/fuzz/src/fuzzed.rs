//! A game as the fuzzer knows it.

use engine::Random;
use games::{Playable, Setup};

/// What the fuzzer needs of a game besides the contract.
pub(crate) trait Fuzzed: Playable {
    /// Rules with any number of players, options and deck.
    fn any_rules(source: &mut impl Random) -> Self;

    /// What somebody asked for to get these rules.
    fn setup(&self) -> Setup;

    /// What was chosen, for people.
    fn told(&self) -> String;

    /// The deck reader does not panic on `text`; what it accepts passes through JSON unchanged, and what it says
    /// about the rest can be printed. The error says what does not hold.
    fn check_deck(text: &str) -> Result<(), String>;

    /// Texts of good decks, in every format there is; none if the game has no deck.
    fn decks() -> Vec<String>;

    /// Games in the middle, to try inputs on.
    fn moments() -> &'static [Moments<Self>];
}

/// Some states of one game.
pub(crate) struct Moments<G: Playable> {
    /// Its rules.
    pub(crate) rules: G,
    /// The states.
    pub(crate) states: Vec<G::State>,
}
