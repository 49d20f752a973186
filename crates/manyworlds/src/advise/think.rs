//! Thinking about the choices of a seat, with what it knows.

use std::time::Duration;

use bots::{Finding, SearchBot, SearchOptions};
use engine::{ActionSet as _, Perspective, Seat};
use games::Playable;
use review::{LineStep, example};

use crate::options::deadline;

/// How much is thought.
#[derive(Clone, Copy)]
pub(super) struct Budget {
    pub(super) options: SearchOptions,
    pub(super) seed: u64,
    /// A time instead of a number of worlds.
    pub(super) think: Option<Duration>,
}

/// What a seat is told.
pub(super) struct Advice<G: Playable> {
    /// Every choice, the best first.
    pub(super) findings: Vec<Finding<G::Action>>,
    /// How many worlds were played; none if there was nothing to choose.
    pub(super) worlds: u32,
    /// How it may go on, the best choice first.
    pub(super) line: Vec<LineStep<G>>,
}

impl<G: Playable> Advice<G> {
    /// Thinks about what `seat` may do; `tick` is called for every world.
    pub(super) fn new(
        rules: &G,
        state: &G::State,
        seat: Seat,
        budget: Budget,
        mut tick: impl FnMut(),
    ) -> Self {
        let eyes = Perspective::new(rules, state, seat);
        let view = eyes.view();
        let mut bot = SearchBot::new(budget.options, budget.seed);
        if let Some(time) = budget.think {
            bot = bot.until(deadline(time));
        }
        let thoughts = bot.ponder_in(&eyes, |random| {
            tick();
            rules.determinize(&view, random)
        });
        let mut findings = thoughts.findings;
        // As the bot chooses: what was tried most; of equals the better. Whatever is equal in both keeps its order.
        findings.sort_by(|one, other| {
            other.visits.cmp(&one.visits).then_with(|| other.worth.total_cmp(&one.worth))
        });
        let line = example(rules, &view, seat, &findings[0], budget.seed);
        Self { findings, worlds: thoughts.worlds, line }
    }

    /// What there is to say where there is nothing to choose.
    pub(super) fn without_thinking(rules: &G, state: &G::State, seat: Seat) -> Self {
        let unknown = |action| Finding { action, visits: 0, worth: 0.0, points: 0.0, line: Vec::new() };
        let findings = rules.legal(state, seat).iter().map(unknown).collect();
        Self { findings, worlds: 0, line: Vec::new() }
    }
}

#[cfg(test)]
mod tests {
    use bots::{BotKind, Pcg, pick, play_noting};
    use engine::{Input, Node, Random as _, Viewer};
    use games::{Flags, GameId, Setup, WithGame};

    use super::*;

    fn budget<G: Playable>(iterations: u32) -> Budget {
        let options = SearchOptions { iterations, ..BotKind::Medium.search::<G>().unwrap() };
        Budget { options, seed: 3, think: None }
    }

    /// A game between sensible players.
    fn inputs<G: Playable>(rules: &G, seed: u64) -> Vec<Input<G>> {
        let mut inputs = Vec::new();
        let mut choices = Pcg::new(seed, 1);
        let choose = |eyes: &Perspective<'_, G>| pick(&eyes.sensible(), &mut choices);
        play_noting(rules, &mut rules.start(), &mut Pcg::new(seed, 0), choose, |input| inputs.push(input));
        inputs
    }

    /// Compares the advice at some moments of a game with that in a game that the seat cannot tell from it.
    struct SameAdvice(u64);

    impl WithGame for SameAdvice {
        type Output = (u32, u32);

        fn with<G: Playable>(self, rules: G) -> (u32, u32) {
            let inputs = inputs(&rules, self.0);
            let mut random = Pcg::new(self.0, 2);
            let (mut compared, mut unlike) = (0, 0);
            for _ in 0..12 {
                let prefix = &inputs[..random.below(inputs.len() as u32) as usize];
                let truth = rules.replay(prefix).unwrap();
                let Node::Act(seats) = rules.node(&truth) else { continue };
                for seat in seats.iter() {
                    let twin = rules.replay(&rules.redeal(prefix, Viewer::Seat(seat), &mut random)).unwrap();
                    compared += 1;
                    unlike += u32::from(twin != truth);
                    let [one, other] =
                        [truth, twin].map(|state| Advice::new(&rules, &state, seat, budget::<G>(60), || {}));
                    assert_eq!(one.findings, other.findings);
                    let steps = |advice: &Advice<G>| -> Vec<_> {
                        advice.line.iter().map(|step| (step.seat, step.action, step.view.clone())).collect()
                    };
                    assert_eq!(steps(&one), steps(&other));
                }
            }
            (compared, unlike)
        }
    }

    fn setup(game: GameId, seats: u8) -> Setup {
        Setup::from_flags(game, Flags { seats, ..Flags::default() }).unwrap()
    }

    #[test]
    fn who_cannot_tell_two_games_apart_is_told_the_same_in_both() {
        for (game, seats) in [(GameId::Multiuniversum, 3), (GameId::Multiverse, 2), (GameId::Multiverse, 4)] {
            let (mut compared, mut unlike) = (0, 0);
            for seed in 0..4 {
                let (some, others) = setup(game, seats).visit(SameAdvice(seed)).unwrap();
                compared += some;
                unlike += others;
            }
            assert!(compared > 12 && unlike * 8 > compared, "{game} {seats}: {unlike} of {compared}");
        }
    }

    /// Everybody who chooses at the same time is advised, whoever comes first.
    struct AtOnce;

    impl WithGame for AtOnce {
        type Output = usize;

        fn with<G: Playable>(self, rules: G) -> usize {
            let inputs = inputs(&rules, 1);
            let at = (0..inputs.len())
                .map(|at| rules.replay(&inputs[..at]).unwrap())
                .find(|state| matches!(rules.node(state), Node::Act(seats) if seats.len() > 1))
                .expect("there is a draft");
            let Node::Act(seats) = rules.node(&at) else { unreachable!() };
            for seat in seats.iter() {
                let advice = Advice::new(&rules, &at, seat, budget::<G>(200), || {});
                let visits: u32 = advice.findings.iter().map(|finding| finding.visits).sum();
                assert_eq!((visits, advice.line[0].seat), (200, seat));
            }
            seats.len()
        }
    }

    #[test]
    fn all_who_choose_at_once_are_advised() {
        assert_eq!(setup(GameId::Multiverse, 3).visit(AtOnce).unwrap(), 3);
    }
}
