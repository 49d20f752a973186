//! Players that roll a die.

use engine::{Game, Perspective, Sense};

use crate::{Bot, Pcg, pick};

/// Does anything that is legal, each with the same odds.
#[derive(Clone, Debug)]
pub struct RandomBot(Pcg);

impl RandomBot {
    /// The same seed makes the same choices.
    pub fn new(seed: u64) -> Self {
        Self(Pcg::new(seed, 1))
    }
}

impl<G: Game> Bot<G> for RandomBot {
    #[inline]
    fn choose(&mut self, eyes: &Perspective<'_, G>) -> G::Action {
        pick(&eyes.legal(), &mut self.0)
    }
}

/// Does anything that the game's common sense allows, each with the same odds.
#[derive(Clone, Debug)]
pub struct SensibleBot(Pcg);

impl SensibleBot {
    /// The same seed makes the same choices.
    pub fn new(seed: u64) -> Self {
        Self(Pcg::new(seed, 2))
    }
}

impl<G: Sense> Bot<G> for SensibleBot {
    #[inline]
    fn choose(&mut self, eyes: &Perspective<'_, G>) -> G::Action {
        pick(&eyes.sensible(), &mut self.0)
    }
}
