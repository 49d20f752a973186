//! Exact odds against brute force: every roll is played out through the rules.

use engine::{Game, Input, Node, Odds as _, Silent};

use super::scene::{Scene, colours, seat, world};
use crate::ids::{Colour, Colours};
use crate::odds::Ratio;
use crate::options::Options;
use crate::phase::Phase;
use crate::state::State;
use crate::{Action, Multiverse};

fn shaky(players: u8) -> Scene {
    Scene::with(Options { stability: "2/5".parse().unwrap(), ..Options::for_players(players) })
}

/// The best chance that the rolls to come end on a panel of the aim, if repeats are chosen for that: through the
/// rules themselves, outcome by outcome.
fn brute(rules: &Multiverse, state: &State, aim: &dyn Fn(Colours) -> bool) -> Ratio {
    match state.phase {
        Phase::Roll(_) => {
            let odds = rules.odds(state);
            odds.outcomes().into_iter().fold(Ratio::ZERO, |sum, outcome| {
                let mut next = *state;
                rules.step(&mut next, Input::Chance(outcome), &mut Silent);
                let likely = Ratio::new(odds.tickets(outcome).into(), odds.total().into());
                sum.or(likely.and(brute(rules, &next, aim)))
            })
        }
        Phase::MayRepeat { .. } => [Action::Repeat, Action::Stand]
            .into_iter()
            .map(|action| {
                let mut next = *state;
                rules.step(&mut next, Input::Act(state.turn, action), &mut Silent);
                brute(rules, &next, aim)
            })
            .max()
            .unwrap(),
        _ => {
            // The turn has gone on, to an encounter or the action: the panel is what the jump led to.
            assert_ne!(rules.node(state), Node::Chance);
            if aim(state.panels[0]) { Ratio::ONE } else { Ratio::ZERO }
        }
    }
}

#[test]
fn mv_q01_the_odds_of_a_jump_are_those_of_its_rolls() {
    let scene = shaky(2);
    let odds = scene.rules.jump_odds(world("gr"));
    let expected =
        [("0", 9), ("g", 6), ("r", 6), ("gr", 4)].map(|(panel, of)| (colours(panel), Ratio::new(of, 25)));
    assert_eq!(odds, expected);
    assert_eq!(scene.rules.jump_odds(world("0")), [(colours("0"), Ratio::ONE)]);
}

#[test]
fn mv_w01_the_odds_with_the_repeat_are_the_best_there_are() {
    for letters in ["w", "gw", "gry", "gwrb", "gwryb"] {
        for target in ["0", "w", "g", "gr", "gwryb"] {
            let aim = |panel: Colours| panel == colours(target);
            let mut scene = shaky(2);
            // Nothing else is in sight, so that the jump ends in the action.
            scene.formation(1, "0 0 0 0 0").formation(2, "0 0 0 0 0").state.up = [0; 6];
            scene.scepters("wGWRYB").columns(letters).panel(1, letters);
            scene.state.columns[0].height = 1;
            scene.turn_of(1).act(1, Action::Visit);
            let best = brute(&scene.rules, &scene.state, &aim);
            let odds = scene.rules.jump_odds_with_repeat(world(letters), aim);
            let total = odds.iter().fold(Ratio::ZERO, |sum, &(_, chance)| sum.or(chance));
            let found = odds.iter().find(|(panel, _)| aim(*panel)).map_or(Ratio::ZERO, |&(_, chance)| chance);
            assert_eq!((found, total), (best, Ratio::ONE), "{letters} to {target}");
        }
    }
}

#[test]
fn mv_w01_keeping_and_repeating_a_roll_have_the_odds_of_what_may_follow() {
    for letters in ["gw", "gwr", "gryb", "gwryb"] {
        for rolled in ["s", "c"] {
            let mut scene = shaky(2);
            scene.formation(1, "0 0 0 0 0").formation(2, "w g r 0 0");
            scene.scepters("wGWRYB").columns(letters).panel(1, letters);
            scene.state.columns[0].height = 1;
            scene.turn_of(1).act(1, Action::Visit).rolls(rolled);
            let view = scene.view(1);
            let odds = scene.rules.repeat_odds(&view).unwrap();
            let aim = |panel: Colours| view.spot(seat(1), panel).is_some();
            for (action, prospect) in [(Action::Stand, &odds.keep), (Action::Repeat, &odds.repeat)] {
                let mut next = scene.state;
                scene.rules.step(&mut next, Input::Act(seat(1), action), &mut Silent);
                let total = prospect.ends.iter().fold(Ratio::ZERO, |sum, &(_, chance)| sum.or(chance));
                let best = brute(&scene.rules, &next, &aim);
                assert_eq!((prospect.visits, total), (best, Ratio::ONE), "{letters} {rolled} {action}");
            }
        }
    }
    assert_eq!(Scene::of(2).rules.repeat_odds(&Scene::of(2).view(1)), None);
}

#[test]
fn mv_t03_the_odds_of_a_switch_that_somebody_objects_to() {
    let mut scene = shaky(2);
    scene.scepters("GRYwWB").panel(1, "g").turn_of(1).act(1, Action::Decline);
    let odds = scene.rules.action_odds(&scene.view(1));
    let of = |colour| odds.iter().find(|odds| odds.action == Action::Switch(colour)).unwrap();
    // White leads from g to gw, where nothing is; after CHANGE it is g again, which can be visited.
    assert_eq!((of(Colour::White).objector, of(Colour::White).if_allowed), (Some(seat(2)), None));
    assert_eq!(of(Colour::White).if_objected, [(world("g"), Ratio::new(3, 5))]);
    // Green is the mover's own.
    assert_eq!((of(Colour::Green).objector, of(Colour::Green).if_objected.len()), (None, 0));
    // With the wooden scepter a roll that misses is repeated.
    scene.scepters("GRwYWB");
    let odds = scene.rules.action_odds(&scene.view(1));
    let white = odds.iter().find(|odds| odds.action == Action::Switch(Colour::White)).unwrap();
    assert_eq!(white.if_objected, [(world("g"), Ratio::new(3 * 5 + 2 * 3, 25))]);
}

#[test]
fn mv_t04_the_odds_of_switching_all_are_certain() {
    let mut scene = shaky(2);
    scene.panel(1, "gryb").turn_of(1);
    let odds = scene.rules.action_odds(&scene.view(1));
    let all = odds.iter().find(|odds| odds.action == Action::SwitchAll).unwrap();
    assert_eq!((all.if_allowed, all.objector), (Some(world("w")), None));
}
