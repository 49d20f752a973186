//! Bots at the tiny game.

use bots::{Bot, BotKind, Pcg, RandomBot, make, play};
use engine::tiny::{Choice, HighCard};
use engine::{Game, Node, Odds, Perspective, Random, Seat, Silent};

/// Counts how often it is asked.
struct Asked(u32);

impl Random for Asked {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 += 1;
        bound - 1
    }
}

#[test]
fn whole_games_end_and_repeat_with_the_same_seeds() {
    let game = |seed: u64| {
        let rules = HighCard { seats: 4 };
        let mut state = rules.start();
        let mut bots: Vec<Box<dyn Bot<HighCard>>> =
            BotKind::ALL.iter().cycle().take(4).zip(seed..).map(|(&kind, seed)| make(kind, seed)).collect();
        let inputs =
            play(&rules, &mut state, &mut Pcg::new(seed, 0), |eyes| bots[eyes.seat().index()].choose(eyes));
        assert_eq!(rules.node(&state), Node::Over);
        (inputs, state)
    };
    let games: Vec<_> = (0..50).map(game).collect();
    assert_eq!(games, (0..50).map(game).collect::<Vec<_>>());
    assert!(games.iter().any(|other| *other != games[0]), "seeds matter");
}

#[test]
fn seats_that_act_at_once_are_asked_in_their_order() {
    let rules = HighCard { seats: 3 };
    let mut asked = Vec::new();
    play(&rules, &mut rules.start(), &mut Pcg::new(1, 0), |eyes| {
        asked.push(eyes.seat().number());
        Choice::Keep
    });
    assert_eq!(asked, [1, 2, 3]);
}

#[test]
fn a_single_choice_costs_no_random_number() {
    let rules = HighCard { seats: 2 };
    let mut state = rules.start();
    // The highest ticket deals the 9 to the first seat, which may not swap it (HC-5).
    while rules.node(&state) == Node::Chance {
        let odds = rules.odds(&state);
        let dealt = odds.pick(odds.total() - 1);
        rules.step(&mut state, engine::Input::Chance(dealt), &mut Silent);
    }
    let mut asked = Asked(0);
    let eyes = [0, 1].map(|index| Perspective::new(&rules, &state, Seat::from_index(index)));
    assert_eq!(bots::pick(&eyes[0].legal(), &mut asked), Choice::Keep);
    assert_eq!(asked.0, 0);
    assert_eq!(bots::pick(&eyes[1].legal(), &mut asked), Choice::Swap);
    assert_eq!(asked.0, 1);
    assert_eq!(RandomBot::new(1).choose(&eyes[0]), Choice::Keep);
}

#[test]
fn a_sensible_player_swaps_what_is_low() {
    let rules = HighCard { seats: 2 };
    let mut state = rules.start();
    // The lowest tickets deal the 1 and the 2.
    while rules.node(&state) == Node::Chance {
        let dealt = rules.odds(&state).pick(0);
        rules.step(&mut state, engine::Input::Chance(dealt), &mut Silent);
    }
    let eyes = Perspective::new(&rules, &state, Seat::from_index(0));
    for seed in 0..20 {
        assert_eq!(make::<HighCard>(BotKind::Sensible, seed).choose(&eyes), Choice::Swap);
    }
}
