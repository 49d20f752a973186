//! What the judgement must prefer.

use engine::{Judge, MAX_SEATS};

use super::scene::Scene;
use crate::Action;
use crate::ids::Colour;
use crate::phase::Phase;

/// By how much seat 1 looks better off than seat 2.
fn lead(scene: &Scene) -> f32 {
    let outlook: [f32; MAX_SEATS] = scene.rules.outlook(&scene.state);
    outlook[0] - outlook[1]
}

/// Two players; seat 1 has the turn, every world but the column's `wry` and seat 2's `g w r` is far away or its own.
fn scene(panel: &str) -> Scene {
    let mut scene = Scene::of(2);
    scene.scepters("GWwRYB").columns("wry").panel(1, panel).panel(2, "gwryb").turn_of(1);
    scene
}

#[test]
fn a_world_one_action_away_is_better_than_none() {
    // Switching yellow off or on is all that lies between `wr` and `wry`; `gwr` is two switches away.
    assert!(lead(&scene("wr")) > lead(&scene("gwr")));
}

#[test]
fn a_colour_that_nobody_can_object_to_is_surer() {
    let with = |scepters: &str| {
        let mut scene = scene("wr");
        scene.scepters(scepters).turn_of(1);
        lead(&scene)
    };
    assert!(with("YGwRWB") > with("GWRwYB"));
}

#[test]
fn a_token_that_the_next_player_reaches_is_exposed() {
    let with = |panel: &str| {
        let mut scene = Scene::of(2);
        scene.columns("").panel(1, "gyb").panel(2, panel).turn_of(2);
        lead(&scene)
    };
    // Seat 1 shows `gw gr gy`: one switch from `gwr`, two from `gwryb`.
    assert!(with("gwr") < with("gwryb"));
}

#[test]
fn before_an_objection_a_switch_is_worth_less_than_after_it_was_allowed() {
    let mut scene = scene("wr");
    scene.switch(1, Colour::Yellow);
    assert!(matches!(scene.state.phase, Phase::Object { .. }));
    let before = lead(&scene);
    scene.act(2, Action::Allow);
    assert!(before < lead(&scene));
}

#[test]
fn a_formation_far_from_the_rivals_panel_is_better() {
    let with = |panel: &str| {
        let mut scene = Scene::of(2);
        scene.panel(2, panel).state.phase = Phase::Form;
        scene.rules.outlook(&scene.state)[0]
    };
    // Seat 1 drafted `gw gr gy gb wr`, of which `g` is one switch away from four.
    assert!(with("wryb") > with("g"));
}

#[test]
fn a_revealed_player_near_the_panel_is_a_chance_for_whoever_does_not_trail() {
    let with = |trailing: bool| {
        let mut scene = scene("gyb");
        scene.columns("").reveal(2).panel(2, "gy").turn_of(1);
        if trailing {
            scene.state.captured[1] = crate::WorldSet::ALL;
        }
        scene.rules.outlook(&scene.state)[0]
    };
    assert!(with(false) > with(true));
}
