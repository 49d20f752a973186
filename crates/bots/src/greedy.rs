//! One ply, by the game's own judgement.

use engine::{ActionSet as _, Input, Judge, Node, Perspective, Random as _, Seat, Silent};

use crate::{Bot, Pcg, draw, participants, pick, worth};

/// In so many worlds that look like the view each action is tried.
const WORLDS: usize = 12;
/// Somebody distracted thinks of fewer.
const DISTRACTED_WORLDS: usize = 2;
/// One in so many choices of somebody distracted is made without thinking.
const ATTENTION: u32 = 4;
/// No action of a game asks more in a row.
const DEEPEST: u8 = 4;

/// Does what looks best right after it.
#[derive(Clone, Debug)]
pub struct GreedyBot {
    worlds: usize,
    random: Pcg,
}

impl GreedyBot {
    /// The same seed makes the same choices.
    pub fn new(seed: u64) -> Self {
        Self { worlds: WORLDS, random: Pcg::new(seed, 3) }
    }
}

impl<G: Judge> Bot<G> for GreedyBot {
    fn choose(&mut self, eyes: &Perspective<'_, G>) -> G::Action {
        let legal = eyes.legal();
        if legal.len() == 1 {
            return legal.nth(0);
        }
        let (rules, seat, view) = (eyes.rules(), eyes.seat(), eyes.view());
        let mut sums = vec![0.0_f32; legal.len()];
        for _ in 0..self.worlds {
            let world = rules.determinize(&view, &mut self.random);
            for (sum, action) in sums.iter_mut().zip(legal.iter()) {
                *sum += self.after(rules, world, seat, action, 0);
            }
        }
        let best = (0..sums.len()).reduce(|best, next| if sums[next] > sums[best] { next } else { best });
        legal.nth(best.unwrap_or(0))
    }
}

impl GreedyBot {
    /// How good the world looks to `seat` after its action and what that asks it further.
    fn after<G: Judge>(
        &mut self,
        rules: &G,
        world: G::State,
        seat: Seat,
        action: G::Action,
        depth: u8,
    ) -> f32 {
        let mut state = world;
        rules.step(&mut state, Input::Act(seat, action), &mut Silent);
        while rules.node(&state) == Node::Chance {
            let outcome = draw(&rules.odds(&state), &mut self.random);
            rules.step(&mut state, Input::Chance(outcome), &mut Silent);
        }
        if depth < DEEPEST && rules.is_amid(&state) && rules.node(&state).acts(seat) {
            let choices = rules.legal(&state, seat);
            let tried = choices.iter().map(|next| self.after(rules, state, seat, next, depth + 1));
            return tried.fold(f32::MIN, f32::max);
        }
        worth(rules, &state, &rules.appeal(&state), participants(rules))[seat.index()]
    }
}

/// Plays like a friendly, distracted person: looks no further than its own action, and does not always look.
#[derive(Clone, Debug)]
pub struct EasyBot(GreedyBot);

impl EasyBot {
    /// The same seed makes the same choices.
    pub fn new(seed: u64) -> Self {
        Self(GreedyBot { worlds: DISTRACTED_WORLDS, random: Pcg::new(seed, 5) })
    }
}

impl<G: Judge> Bot<G> for EasyBot {
    fn choose(&mut self, eyes: &Perspective<'_, G>) -> G::Action {
        if self.0.random.below(ATTENTION) == 0 {
            return pick(&eyes.sensible(), &mut self.0.random);
        }
        self.0.choose(eyes)
    }
}
