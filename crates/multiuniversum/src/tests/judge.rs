//! What the judgement must prefer, whatever its numbers are.

use engine::{Judge, Seat};

use super::scene::{Scene, portals, seat};
use crate::Action;
use crate::ids::{CardAction, CardId, PortalSet, Tool};
use crate::sets::points_by_sizes;

fn outlook(scene: &Scene, who: Seat) -> f32 {
    scene.rules.outlook(&scene.state)[who.index()]
}

/// How things look to seat 1 after this, chance taking its first tickets.
fn after(scene: &Scene, actions: &[Action]) -> f32 {
    let mut copy = Scene { rules: scene.rules.clone(), state: scene.state, ..Scene::of(2) };
    for &action in actions {
        copy.go(action);
    }
    outlook(&copy, seat(1))
}

/// Portals in sight ask for net, iron and fork, alone or in pairs, and never for tape or plunger. Seat 1 stands on 1.
fn lab_scene() -> Scene {
    let mut scene = Scene::of(2);
    scene
        .stack(1, "sock candy2 candy3 toys1")
        .stack(2, "sea2 sea1 sea3 tea")
        .stack(3, "cat clock2 clock3 mouth");
    scene.stack(4, "fungi1 fungi2 fungi3 paper").stack(5, "clock1 toys2 toys3 candy1").stand(1, 1);
    scene.hand(2, &[]).lab(2, &[]);
    scene
}

/// A card with this tool that does not seal at 1.
fn tool_card(scene: &Scene, tool: Tool) -> CardId {
    let cards = scene.rules.with_tool(tool) - scene.rules.doing(CardAction::Seal, scene.state.at[0]);
    cards.nth(0)
}

#[test]
fn a_tool_that_completes_a_portal_is_worth_preparing() {
    let mut scene = lab_scene();
    let [net, iron] = [Tool::Net, Tool::Iron].map(|tool| tool_card(&scene, tool));
    let seal = scene.card_doing(CardAction::Seal, 1, &[net, iron]);
    scene.lab(1, &[net]).hand(1, &[iron, seal]);
    assert!(after(&scene, &[Action::Prepare(iron)]) > after(&scene, &[Action::Pass]));
    assert!(after(&scene, &[Action::Prepare(iron)]) > after(&scene, &[Action::Discard(iron)]));
}

#[test]
fn a_tool_that_nothing_in_sight_asks_for_is_not() {
    let mut scene = lab_scene();
    let tape = tool_card(&scene, Tool::Tape);
    let seal = scene.card_doing(CardAction::Seal, 1, &[tape]);
    scene.lab(1, &[]).hand(1, &[tape, seal]);
    assert!(after(&scene, &[Action::Prepare(tape)]) < after(&scene, &[Action::Pass]));
    assert!(after(&scene, &[Action::Prepare(tape)]) < after(&scene, &[Action::Discard(tape)]));
}

#[test]
fn to_seal_is_better_than_to_be_able_to() {
    let mut scene = lab_scene();
    let [net, iron] = [Tool::Net, Tool::Iron].map(|tool| tool_card(&scene, tool));
    let seal = scene.card_doing(CardAction::Seal, 1, &[net, iron]);
    scene.lab(1, &[net, iron]).hand(1, &[seal]);
    // The turn ends in both, so that both have drawn up.
    assert!(after(&scene, &[Action::Play(seal), Action::Pass]) > after(&scene, &[Action::Pass]));
}

#[test]
fn a_sealed_portal_is_worth_its_points_and_its_sets() {
    let mut scene = lab_scene();
    scene.lab(1, &[]).hand(1, &[]).sealed(1, "");
    let before = outlook(&scene, seat(1));
    scene.sealed(1, "tea");
    let one = outlook(&scene, seat(1));
    scene.sealed(1, "tea toys1 toys3");
    let pair = outlook(&scene, seat(1));
    assert!((one - before - 4.0).abs() < 1.0, "{before} {one}");
    assert!((pair - one - 10.0).abs() < 1.0, "{one} {pair}");
}

#[test]
fn in_the_last_turn_a_tool_without_use_costs_its_point() {
    let mut scene = lab_scene();
    let [net, tape] = [Tool::Net, Tool::Tape].map(|tool| tool_card(&scene, tool));
    scene.stack(1, "").stack(2, "").until_turn_of(2).hand(1, &[]).lab(1, &[]);
    let without = outlook(&scene, seat(1));
    // Seat 1 has no turn any more, so that it does not matter who asks for what.
    scene.lab(1, &[net, tape]);
    assert!((without - outlook(&scene, seat(1)) - 2.0).abs() < 0.01);
}

#[test]
fn the_table_of_sets_says_what_the_division_says() {
    for (keys, sizes) in [
        ("", [0, 0, 0]),
        ("tea cat sock paper mouth", [5, 0, 0]),
        ("candy1 candy2 candy3 sea1 sea2 clock1 tea", [2, 1, 1]),
        ("candy1 candy2 candy3 sea1 sea2 sea3 clock1 clock2 toys1 toys2 tea cat", [2, 2, 2]),
    ] {
        let sealed: PortalSet = portals(keys);
        assert_eq!(points_by_sizes(sizes), Scene::of(2).rules.set_points(sealed), "{keys}");
    }
}
