//! What a state is worth to each participant: its chance to win, as far as one can tell.

use engine::{Judge, MAX_SEATS, Node};

/// How much of the worth of a finished game is the win; the rest tells narrow results from clear ones.
const WIN: f32 = 0.9;

/// The worth of a state to each participant, between 0 and 1; all together they have 1. Only basic arithmetic, so
/// that it is the same on every machine. `outlook` is that of the state, `count` how many [participate](participants).
pub(crate) fn worth<G: Judge>(
    rules: &G,
    state: &G::State,
    outlook: &[f32; MAX_SEATS],
    count: usize,
) -> [f32; MAX_SEATS] {
    let most = outlook[..count].iter().copied().fold(f32::MIN, f32::max);
    let mut worth = [0.0; MAX_SEATS];
    for index in 0..count {
        let behind = 1.0 + (most - outlook[index]) / G::CLEAR_LEAD;
        let squared = behind * behind;
        worth[index] = 1.0 / (squared * squared);
    }
    let sum: f32 = worth[..count].iter().sum();
    for one in &mut worth[..count] {
        *one /= sum;
    }
    if rules.node(state) == Node::Over {
        let standing = rules.standing(state);
        let winners = standing.places[..count].iter().filter(|&&place| place == 1).count();
        for (one, &place) in worth[..count].iter_mut().zip(&standing.places) {
            let won = if place == 1 { 1.0 / winners as f32 } else { 0.0 };
            *one = WIN * won + (1.0 - WIN) * *one;
        }
    }
    worth
}

/// How many are scored: the seats, and perhaps a virtual player.
pub(crate) fn participants<G: Judge>(rules: &G) -> usize {
    rules.standing(&rules.start()).participants.into()
}
