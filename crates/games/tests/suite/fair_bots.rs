//! Bots know nothing that a person in their seat would not know, and the same seed makes the same choice.

use bots::{Bot, EasyBot, GreedyBot, Pcg, SearchBot, SearchOptions, play_noting};
use engine::{Input, Node, Perspective, Random as _, Seat, Viewer};
use games::{Flags, GameId, Playable, Setup, WithGame};

const SEARCH: SearchOptions = SearchOptions {
    iterations: 60,
    exploration: 0.25,
    prior: 20.0,
    looks: 4,
    turns: None,
    careless: 10,
    most_nodes: 2_000,
};

fn bots<G: Playable>(seed: u64) -> [Box<dyn Bot<G>>; 3] {
    [Box::new(EasyBot::new(seed)), Box::new(GreedyBot::new(seed)), Box::new(SearchBot::new(SEARCH, seed))]
}

/// Compares the choices at some moments of a game with those in a game that the seat cannot tell from it.
struct SameChoices(u64);

impl WithGame for SameChoices {
    type Output = (u32, u32);

    fn with<G: Playable>(self, rules: G) -> (u32, u32) {
        let mut random = Pcg::new(self.0, 0);
        let mut inputs: Vec<Input<G>> = Vec::new();
        let mut choices = Pcg::new(self.0, 1);
        let mut state = rules.start();
        play_noting(
            &rules,
            &mut state,
            &mut random,
            |eyes| bots::pick(&eyes.sensible(), &mut choices),
            |input| inputs.push(input),
        );
        let (mut compared, mut unlike) = (0, 0);
        for _ in 0..12 {
            let prefix = &inputs[..random.below(inputs.len() as u32) as usize];
            let truth = rules.replay(prefix).unwrap();
            let Node::Act(seats) = rules.node(&truth) else { continue };
            let seat: Seat = seats.lowest().unwrap();
            let redealt = rules.redeal(prefix, Viewer::Seat(seat), &mut random);
            let twin = rules.replay(&redealt).unwrap();
            compared += 1;
            unlike += u32::from(twin != truth);
            for (mut one, mut other) in bots::<G>(9).into_iter().zip(bots::<G>(9)) {
                let [first, second] = [&truth, &twin].map(|state| Perspective::new(&rules, state, seat));
                assert_eq!(one.choose(&first), other.choose(&second));
            }
        }
        (compared, unlike)
    }
}

#[test]
fn a_bot_that_cannot_tell_two_games_apart_does_the_same_in_both() {
    for (game, seats) in [
        (GameId::Multiuniversum, 1),
        (GameId::Multiuniversum, 2),
        (GameId::Multiuniversum, 4),
        (GameId::Multiverse, 2),
        (GameId::Multiverse, 5),
    ] {
        let setup = Setup::from_flags(game, Flags { seats, ..Flags::default() }).unwrap();
        let (mut compared, mut unlike) = (0, 0);
        for seed in 0..6 {
            let (some, others) = setup.visit(SameChoices(seed)).unwrap();
            compared += some;
            unlike += others;
        }
        // Alone nothing is hidden that chance has decided.
        assert!(
            compared > 20 && (seats == 1 || unlike * 8 > compared),
            "{game} {seats}: {unlike} of {compared}"
        );
    }
}
