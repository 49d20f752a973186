//! A turn, formations and scepters: MV-T1 to MV-T7, MV-F1 to MV-F3, MV-R1 to MV-R3.

use engine::{Game, Node, Reveals, SeatSet};

use super::scene::{Scene, seat, world};
use crate::ids::{Colour, WorldSet};
use crate::options::{Encounters, Options};
use crate::phase::{Phase, Roll};
use crate::view::Place;
use crate::{Action, Event};

#[test]
fn mv_t01_turns_go_clockwise_and_a_player_has_one_per_round() {
    for players in 2..=6 {
        let mut scene = Scene::with(Options { starter: seat(2), ..Options::for_players(players) });
        scene.turn_of(2);
        let mut turns = Vec::new();
        let round = scene.state.round;
        while scene.state.round == round {
            turns.push(scene.turn());
            scene.act(scene.turn(), Action::SwitchAll);
            if let Phase::Encounter = scene.state.phase {
                scene.act(scene.turn(), Action::Decline);
            }
        }
        let expected: Vec<u8> = (0..players).map(|n| (1 + n) % players + 1).collect();
        assert_eq!(turns, expected);
    }
}

#[test]
fn mv_t02_exactly_one_action_and_both_are_always_open() {
    let mut scene = Scene::of(2);
    let mut all: Vec<Action> = Colour::ALL.map(Action::Switch).to_vec();
    all.push(Action::SwitchAll);
    assert_eq!(scene.choices(1), all);
    scene.columns("gw").act(1, Action::SwitchAll);
    assert_eq!((scene.turn(), scene.panel_of(1).as_str()), (2, "gwryb"));
}

#[test]
fn mv_t03_the_owner_of_the_colours_scepter_may_say_just_roll() {
    for (result, panel) in [("s", "gw"), ("c", "g")] {
        let mut scene = Scene::of(2);
        scene.scepters("GwRYBW").panel(1, "g").switch(1, Colour::White);
        assert_eq!(scene.rules.node(&scene.state), Node::Act(SeatSet::of(seat(2))));
        assert_eq!(scene.choices(2), [Action::JustRoll, Action::Allow]);
        scene.act(2, Action::JustRoll).rolls(result);
        // Seat 1 holds the wooden scepter and lets the roll stand.
        scene.act(1, Action::Stand);
        assert_eq!(scene.panel_of(1), panel);
    }
}

#[test]
fn mv_t03_without_an_objection_the_switch_stands() {
    let mut scene = Scene::of(2);
    scene.scepters("GwRYBW").panel(1, "ry").switch(1, Colour::White).act(2, Action::Allow);
    assert_eq!((scene.panel_of(1).as_str(), scene.turn()), ("wry", 2));
}

#[test]
fn mv_t03_nobody_objects_to_the_own_scepter_or_an_imaginary_players() {
    let mut scene = Scene::of(4);
    scene.scepters("GWRwYB").panel(1, "ryb").switch(1, Colour::Green);
    assert_eq!(scene.turn(), 2, "the mover holds it");
    let mut scene = Scene::of(4);
    scene.scepters("GWRwYB").panel(1, "ryb").switch(1, Colour::Red);
    assert_eq!(scene.turn(), 2, "an imaginary player holds it");
}

#[test]
fn mv_t04_switch_all_turns_every_colour_round_and_nobody_can_object() {
    let mut scene = Scene::of(2);
    scene.panel(1, "wr").columns("gw").act(1, Action::SwitchAll);
    assert_eq!((scene.panel_of(1).as_str(), scene.turn()), ("gyb", 2));
}

#[test]
fn mv_t05_exactly_the_colours_of_a_face_up_token_can_be_visited() {
    let mut scene = Scene::of(2);
    scene.panel(1, "w").turn_of(1);
    assert_eq!(scene.choices(1), [Action::Visit, Action::Decline]);
    scene.act(1, Action::Visit);
    assert_eq!(scene.captured(1), WorldSet::of(world("w")));
    assert!(
        scene.happened(
            |event| *event == Event::Captured { who: seat(1), world: world("w"), from: Some(seat(2)) }
        )
    );
    // Only the player on the turn scores.
    let mut scene = Scene::of(2);
    scene.panel(2, "gwryb").turn_of(1);
    assert_eq!(scene.state.phase, Phase::Act);
}

#[test]
fn mv_t05_own_tokens_are_never_visited() {
    let mut scene = Scene::of(2);
    scene.panel(2, "w").turn_of(2);
    assert_eq!(scene.state.phase, Phase::Act);
}

#[test]
fn mv_t05_declining_before_the_action_leads_to_it_after_it_ends_the_turn() {
    let mut scene = Scene::of(2);
    scene.panel(1, "gwryb").turn_of(1).act(1, Action::Decline);
    assert_eq!((scene.state.phase, scene.turn()), (Phase::Act, 1));
    // A world declined before the action may be visited after it.
    scene.columns("gwryb 0").act(1, Action::SwitchAll);
    assert_eq!(scene.state.phase, Phase::Encounter);
    scene.act(1, Action::Decline);
    assert_eq!(scene.turn(), 2);
}

#[test]
fn mv_t05_where_encounters_must_be_they_are_no_choice() {
    let mut scene = Scene::with(Options { encounters: Encounters::Must, ..Options::for_players(2) });
    scene.panel(1, "w").turn_of(1);
    assert!(scene.captured(1).contains(world("w")));
    assert!(matches!(scene.state.phase, Phase::Roll(Roll::Jump { colour: Colour::White, .. })));
}

#[test]
fn mv_t06_an_encounter_is_followed_by_a_jump_and_maybe_by_another() {
    let mut scene = Scene::of(2);
    scene.scepters("GWRwYB").panel(1, "w").columns("0 gwryb").turn_of(1);
    scene.act(1, Action::Visit).rolls("c");
    assert_eq!((scene.state.phase, scene.panel_of(1).as_str()), (Phase::Encounter, "0"));
    scene.act(1, Action::Visit);
    assert_eq!(scene.captured(1).len(), 2);
}

#[test]
fn mv_t07_the_turn_ends_when_after_the_action_there_is_no_encounter() {
    let mut scene = Scene::of(2);
    scene.scepters("GWRwYB").switch(1, Colour::White);
    assert_eq!(scene.state.phase, Phase::Encounter);
    scene.act(1, Action::Visit).rolls("c");
    assert_eq!(scene.turn(), 2);
}

#[test]
fn mv_f01_face_down_tokens_cannot_be_visited() {
    let mut scene = Scene::of(2);
    scene.panel(1, "y").turn_of(1);
    assert_eq!(scene.state.phase, Phase::Act);
}

#[test]
fn mv_f02_a_captured_front_token_turns_up_what_is_behind_it() {
    for (visited, up) in [("g", vec!["y"]), ("w", vec!["y", "b"]), ("r", vec!["b"])] {
        let mut scene = Scene::of(2);
        scene.panel(1, visited).turn_of(1).act(1, Action::Visit);
        assert_eq!(scene.reveals, Reveals::Something);
        let formation = scene.view(1).players[1].formation.clone();
        let seen: Vec<&str> =
            ["y", "b"].into_iter().filter(|letters| formation.contains(&Place::Up(world(letters)))).collect();
        assert_eq!(seen, up, "after {visited}");
    }
}

#[test]
fn mv_f02_a_captured_back_token_turns_up_nothing() {
    let mut scene = Scene::of(2);
    scene.state.up[1] = 0b01111;
    scene.panel(1, "y").turn_of(1).act(1, Action::Visit);
    assert_eq!((scene.state.up[1], scene.reveals), (0b01111, Reveals::Nothing));
}

#[test]
fn mv_f03_the_last_token_reveals_its_owner_before_the_jump() {
    let mut scene = Scene::of(2);
    scene.state.alive[1] = 0b00010;
    scene.scepters("GWRwYB").panel(1, "w").turn_of(1).act(1, Action::Visit);
    assert!(scene.happened(|event| *event == Event::Revealed { who: seat(2) }));
    assert!(scene.state.is_revealed(seat(2)));
    scene.rolls("c");
    assert_eq!(scene.panel_of(2), "w", "the revealed player takes part in the jump");
    assert_eq!(scene.ending(), None, "and plays on");
}

#[test]
fn mv_r01_after_the_wooden_holders_turn_all_scepters_move_against_the_order_of_turns() {
    let mut scene = Scene::of(2);
    scene.columns("gw").scepters("GwRYBW").act(1, Action::SwitchAll);
    assert_eq!(scene.scepters_now(), "wRYBWG");
    scene.act(2, Action::SwitchAll);
    assert_eq!(scene.scepters_now(), "wRYBWG", "seat 2 does not hold the wooden one");
}

#[test]
fn mv_r02_an_imaginary_holder_has_a_turn_that_is_nothing_but_that() {
    let mut scene = Scene::of(4);
    scene.columns("gw").scepters("GRwWYB").turn_of(2).act(2, Action::SwitchAll);
    assert_eq!((scene.scepters_now().as_str(), scene.turn()), ("RwWYBG", 3));
    assert!(scene.happened(|event| *event == Event::Rotated { imaginary: true }));
}

#[test]
fn mv_r03_positions_stay_it_is_the_scepters_that_travel() {
    let mut scene = Scene::of(3);
    let owners: Vec<_> = (0..6).map(|position| scene.rules.owner(position)).collect();
    scene.columns("gw").scepters("wGRYBW").act(1, Action::SwitchAll);
    assert_eq!(scene.scepters_now(), "GRYBWw");
    assert_eq!((0..6).map(|position| scene.rules.owner(position)).collect::<Vec<_>>(), owners);
}
