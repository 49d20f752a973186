//! MU-P1, MU-P2 and the set-up.

use engine::{Game, Input, Node, Odds, Silent};

use super::scene::{Scene, seat, t};
use crate::ids::{PortalSet, Transformer};
use crate::options::{Options, OptionsError};
use crate::{Action, Event, Multiuniversum, Outcome};

#[test]
fn mu_p01_transformers_stand_in_a_circle() {
    let clockwise: Vec<u8> = Transformer::ALL.iter().map(|one| one.clockwise().number()).collect();
    assert_eq!(clockwise, [2, 3, 4, 5, 1]);
    assert_eq!((Transformer::new(0), Transformer::new(6)), (None, None));
}

#[test]
fn mu_p02_five_scientists_one_of_each_colour() {
    let mut options = Options::for_players(5);
    assert_eq!(options.colours, Transformer::ALL);
    options.colours[4] = t(2);
    assert_eq!(options.check(), Err(OptionsError::ColourTwice(t(2))));
    options.colours.pop();
    assert_eq!(options.check(), Err(OptionsError::ColourCount { expected: 5, found: 4 }));
}

#[test]
fn mu_s01_five_stacks_of_one_basic_two_medium_one_advanced() {
    let scene = Scene::of(3);
    for stack in scene.state.stacks {
        assert_eq!(stack.height(), 4);
        let tier = scene.rules.tier_of(stack.top().unwrap()) as usize;
        let mut dealt = stack.unseen();
        dealt[tier] += 1;
        assert_eq!(dealt, [1, 2, 1]);
        assert_eq!(stack.portals().len(), 1, "nobody sees the portals below the top");
    }
}

#[test]
fn mu_s01_the_first_top_is_basic_medium_or_advanced_as_one_to_two_to_one() {
    let rules = Multiuniversum::new(Options::for_players(2)).unwrap();
    let odds = rules.odds(&rules.start());
    let of_tier = |tier: usize| -> u32 {
        rules.of_tier(tier).iter().map(|portal| odds.tickets(Outcome::Portal(portal))).sum()
    };
    assert_eq!([of_tier(0) * 4, of_tier(1) * 4, of_tier(2) * 4], [1, 2, 1].map(|part| part * odds.total()));
    assert_eq!(
        rules.of_tier(0).len() + rules.of_tier(1).len() + rules.of_tier(2).len(),
        PortalSet::ALL.len()
    );
}

#[test]
fn mu_s02_each_scientist_starts_on_its_colour() {
    let mut options = Options::for_players(3);
    options.colours = vec![t(5), t(1), t(3)];
    let scene = Scene::with(options);
    assert_eq!(scene.state.at[..3], [t(5), t(1), t(3)]);
}

#[test]
fn mu_s03_three_cards_each_and_five_on_the_discard_pile() {
    for players in 1..=5 {
        let scene = Scene::of(players);
        for number in 1..=players {
            assert_eq!(scene.my_hand(number).len(), 3);
        }
        assert_eq!(scene.state.discard.len(), 5);
        assert_eq!(scene.state.draw.len(), 50 - 5 - 3 * usize::from(players));
        assert!(scene.happened(|event| *event == Event::GameBegan));
    }
}

#[test]
fn mu_s03_everything_is_dealt_by_chance() {
    let rules = Multiuniversum::new(Options::for_players(2)).unwrap();
    let mut state = rules.start();
    let mut dealt = 0;
    while rules.node(&state) == Node::Chance {
        let outcome = rules.odds(&state).pick(0);
        rules.step(&mut state, Input::Chance(outcome), &mut Silent);
        dealt += 1;
    }
    assert_eq!(dealt, 5 + 2 * 3 + 5);
}

#[test]
fn mu_s04_the_table_says_who_starts_and_turns_go_clockwise() {
    let mut options = Options::for_players(3);
    options.starter = seat(2);
    let mut scene = Scene::with(options.clone());
    let mut turns = Vec::new();
    for _ in 0..4 {
        turns.push(scene.state.turn.number());
        scene.go(Action::Pass);
    }
    assert_eq!(turns, [2, 3, 1, 2]);
    options.starter = seat(4);
    assert_eq!(options.check(), Err(OptionsError::Starter(seat(4))));
}
