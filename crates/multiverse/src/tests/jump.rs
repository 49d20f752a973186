//! The quantum jump and the wooden scepter: MV-Q1 to MV-Q4, MV-W1.

use super::scene::Scene;
use crate::ids::Colour;
use crate::phase::{Phase, Roll};
use crate::{Action, Outcome};

/// Seat 1 has visited the world on top of the column; seat 2 holds the wooden scepter.
fn visited(players: u8, letters: &str) -> Scene {
    let mut scene = Scene::of(players);
    scene.scepters("GWRYBw").columns(letters).panel(1, letters).turn_of(1).act(1, Action::Visit);
    let next = scene.state.undrawn.first().unwrap();
    scene.chance(Outcome::Token(next));
    scene
}

#[test]
fn mv_q01_one_roll_for_each_colour_of_the_token_in_order() {
    let mut scene = visited(2, "gyb");
    for colour in [Colour::Green, Colour::Yellow, Colour::Blue] {
        assert!(matches!(scene.state.phase, Phase::Roll(Roll::Jump { colour: now, .. }) if now == colour));
        scene.rolls("s");
    }
    assert_eq!(scene.state.phase, Phase::Act);
}

#[test]
fn mv_q01_the_world_without_colours_has_no_roll() {
    let scene = visited(2, "0");
    assert_eq!((scene.state.phase, scene.captured(1).len()), (Phase::Act, 1));
}

#[test]
fn mv_q02_on_change_every_participant_switches_the_colour() {
    let mut scene = visited(2, "gw");
    scene.panel(2, "wr").rolls("sc");
    assert_eq!([1, 2].map(|number| scene.panel_of(number)), ["g", "r"]);
}

#[test]
fn mv_q02_a_match_of_somebody_else_counts_from_the_start_of_that_players_turn() {
    let mut scene = visited(2, "yb");
    scene.columns("gwryb rb").panel(2, "r").rolls("sc");
    assert_eq!((scene.panel_of(2).as_str(), scene.turn()), ("rb", 1), "seat 2 has to wait");
    scene.act(1, Action::SwitchAll);
    assert_eq!((scene.state.phase, scene.turn()), (Phase::Encounter, 2));
}

#[test]
fn mv_q03_all_take_part_if_the_token_came_from_a_column() {
    let mut scene = visited(4, "gw");
    scene.rolls("cs");
    assert_eq!([1, 2, 3, 4].map(|number| scene.panel_of(number)), ["w", "g", "g", "g"]);
}

#[test]
fn mv_q03_else_the_player_and_whose_token_it_was() {
    let mut scene = Scene::of(4);
    scene.scepters("GWRYBw").panel(1, "w").turn_of(1).act(1, Action::Visit).rolls("c");
    assert_eq!([1, 2, 3, 4].map(|number| scene.panel_of(number)), ["0", "w", "0", "0"]);
}

#[test]
fn mv_q04_encounters_are_never_looked_for_within_a_jump() {
    let mut scene = visited(2, "gw");
    // After the first roll the panel is that of a world on the table, after the second no longer.
    scene.columns("gwryb").rolls("c");
    assert_eq!(scene.panel_of(1), "w");
    assert!(matches!(scene.state.phase, Phase::Roll(Roll::Jump { colour: Colour::White, .. })));
    scene.rolls("c");
    assert_eq!((scene.state.phase, scene.panel_of(1).as_str()), (Phase::Act, "0"));
}

#[test]
fn mv_w01_the_wooden_scepter_repeats_one_roll_a_turn_and_the_second_result_stands() {
    let mut scene = Scene::of(2);
    scene.scepters("wGWRYB").panel(1, "w").turn_of(1).act(1, Action::Visit).rolls("s");
    assert_eq!(scene.choices(1), [Action::Repeat, Action::Stand]);
    scene.act(1, Action::Repeat).rolls("c");
    assert_eq!(scene.panel_of(1), "0");
    // It was the one of this turn.
    scene.panel(1, "g").columns("r").act(1, Action::SwitchAll);
    assert_eq!(scene.turn(), 2);
}

#[test]
fn mv_w01_also_the_roll_that_an_objection_asks_for() {
    let mut scene = Scene::of(2);
    scene.scepters("wGRYBW").switch(1, Colour::White).act(2, Action::JustRoll).rolls("c");
    scene.act(1, Action::Repeat).rolls("s");
    assert_eq!(scene.panel_of(1), "w");
}

#[test]
fn mv_w01_letting_a_roll_stand_keeps_the_repeat_for_a_later_one() {
    let mut scene = Scene::of(2);
    scene.scepters("wGWRYB").columns("gw").panel(1, "gw").turn_of(1).act(1, Action::Visit);
    let next = scene.state.undrawn.first().unwrap();
    scene.chance(Outcome::Token(next)).rolls("s").act(1, Action::Stand).rolls("s");
    assert_eq!(scene.choices(1), [Action::Repeat, Action::Stand]);
}

#[test]
fn mv_w01_only_the_player_on_the_turn_can_repeat() {
    let mut scene = Scene::of(2);
    // Seat 2 objects and holds the wooden scepter, but seat 1 is on the turn.
    scene.scepters("GRYwWB").switch(1, Colour::White).act(2, Action::JustRoll).rolls("c");
    assert_eq!((scene.panel_of(1).as_str(), scene.turn()), ("0", 2));
}
