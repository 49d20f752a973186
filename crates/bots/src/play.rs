//! A whole game, as fast as the rules allow.

use engine::{ActionSet, Game, Input, Node, Odds, Perspective, Random, Silent};

/// Plays `state` to its end and returns how many inputs that took. Chance is drawn from `random`; `choose` is
/// asked for every action. Seats that act at once are asked in their order. Nothing is allocated in here.
pub fn play<G: Game, R: Random>(
    rules: &G,
    state: &mut G::State,
    random: &mut R,
    choose: impl FnMut(&Perspective<'_, G>) -> G::Action,
) -> u64 {
    play_noting(rules, state, random, choose, |_| {})
}

/// The same, and `note` is told every input.
pub fn play_noting<G: Game, R: Random>(
    rules: &G,
    state: &mut G::State,
    random: &mut R,
    mut choose: impl FnMut(&Perspective<'_, G>) -> G::Action,
    mut note: impl FnMut(Input<G>),
) -> u64 {
    let mut inputs = 0;
    loop {
        let input = match rules.node(state) {
            Node::Over => return inputs,
            Node::Chance => Input::Chance(draw(&rules.odds(state), random)),
            Node::Act(seats) => {
                let seat = seats.lowest().expect("somebody is to act");
                Input::Act(seat, choose(&Perspective::new(rules, state, seat)))
            }
        };
        rules.step(state, input, &mut Silent);
        note(input);
        inputs += 1;
    }
}

/// One outcome with its odds. What is certain costs no random number.
#[inline]
pub fn draw<O: Odds, R: Random + ?Sized>(odds: &O, random: &mut R) -> O::Outcome {
    let total = odds.total();
    odds.pick(if total == 1 { 0 } else { random.below(total) })
}

/// One of `actions`, which must not be empty, each equally likely. A single choice costs no random number.
#[inline]
pub fn pick<A: ActionSet, R: Random + ?Sized>(actions: &A, random: &mut R) -> A::Action {
    let count = actions.len();
    actions.nth(if count == 1 { 0 } else { random.below(count as u32) as usize })
}
