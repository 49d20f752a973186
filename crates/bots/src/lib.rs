//! Players that are programs, and the loop that plays a whole game.
//!
//! A [`Bot`] is given a seat's [`Perspective`] and nothing else. This crate knows no game: a game offers its common
//! sense through [`engine::Sense`] and its judgement through [`engine::Judge`]. It has no clock; its random numbers
//! come from [`Pcg`], which is seeded, so the same seed plays the same game on every machine.
//!
//! ```
//! use bots::{Bot, Pcg, RandomBot, SensibleBot, play};
//! use engine::{Game, Node, tiny::HighCard};
//!
//! let rules = HighCard { seats: 2 };
//! let (mut first, mut second) = (RandomBot::new(1), SensibleBot::new(2));
//! let mut state = rules.start();
//! let inputs = play(&rules, &mut state, &mut Pcg::new(7, 0), |eyes| match eyes.seat().number() {
//!     1 => first.choose(eyes),
//!     _ => second.choose(eyes),
//! });
//! assert!(inputs >= 4 && rules.node(&state) == Node::Over);
//! ```

mod greedy;
mod kind;
mod pcg;
mod play;
mod search;
mod tree;
mod uniform;
mod worth;

use engine::{Game, Perspective, Random as _};

pub use greedy::{EasyBot, GreedyBot};
pub use kind::{BotKind, UnknownBot, make, make_until};
pub use pcg::Pcg;
pub use play::{draw, pick, play, play_noting};
pub use search::{Finding, SearchBot, SearchOptions, Stop, Thoughts};
pub use uniform::{RandomBot, SensibleBot};

use worth::{participants, worth};

/// A player that is a program.
pub trait Bot<G: Game>: Send {
    /// What to do now; only asked while the seat is to act.
    fn choose(&mut self, eyes: &Perspective<'_, G>) -> G::Action;
}

/// A uniform number less than `bound`.
fn below(random: &mut Pcg, bound: usize) -> usize {
    random.below(bound as u32) as usize
}
