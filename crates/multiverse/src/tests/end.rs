//! The end: MV-E1 to MV-E3.

use super::scene::{Scene, seat, world};
use crate::ids::{Colour, WorldSet};
use crate::options::{Encounters, Options};
use crate::phase::{Ending, Phase};
use crate::{Action, Event};

#[test]
fn mv_e01_the_panel_of_a_revealed_player_ends_the_game_and_is_worth_three() {
    let mut scene = Scene::of(2);
    scene.reveal(2).scepters("GwWRYB").panel(1, "gw").panel(2, "w").switch(1, Colour::Green);
    assert_eq!(scene.state.phase, Phase::Over(Ending::Met { by: seat(1), whom: seat(2) }));
    assert_eq!(scene.totals(), [3, 0]);
}

#[test]
fn mv_e01_also_at_the_start_of_a_turn_whoevers_panel_moved() {
    let mut scene = Scene::of(2);
    scene.reveal(2).panel(1, "w").panel(2, "w").turn_of(1);
    assert_eq!(scene.ending(), Some("met"));
}

#[test]
fn mv_e01_of_several_the_nearest_clockwise_is_met() {
    let mut scene = Scene::of(4);
    scene.reveal(1).reveal(4).panel(1, "wrb").panel(3, "wrb").panel(4, "wrb").turn_of(3);
    assert_eq!(scene.state.phase, Phase::Over(Ending::Met { by: seat(3), whom: seat(4) }));
    assert_eq!(scene.totals(), [0, 0, 3, 0], "once");
}

#[test]
fn mv_e01_where_a_token_could_be_visited_the_player_may_visit_it_first() {
    for encounters in [Encounters::May, Encounters::Must] {
        let mut scene = Scene::with(Options { encounters, ..Options::for_players(3) });
        scene.reveal(3).scepters("GWRYBw").panel(1, "w").panel(3, "w").turn_of(1);
        assert_eq!(scene.choices(1), [Action::Visit, Action::Meet]);
        let mut meets = Scene { state: scene.state, ..Scene::of(3) };
        meets.act(1, Action::Meet);
        assert_eq!(meets.ending(), Some("met"));
        // Of the jump after the visit seat 3 is no part, so the two are apart again.
        scene.act(1, Action::Visit).rolls("c");
        assert_eq!((scene.ending(), scene.captured(1).len()), (None, 1));
    }
}

#[test]
fn mv_e02_most_points_win_and_equal_points_share() {
    let mut scene = Scene::of(3);
    scene.state.captured[0] = ["g", "w"].into_iter().map(world).collect();
    scene.state.captured[1] = ["r", "y"].into_iter().map(world).collect();
    scene.state.captured[2] = WorldSet::of(world("b"));
    let places = engine::Game::score_sheet(&scene.rules, &scene.state).places;
    assert_eq!((scene.totals(), places), (vec![2, 2, 1], vec![1, 1, 3]));
}

#[test]
fn mv_e03_too_many_rounds_without_a_capture_end_the_game_and_the_table_is_warned() {
    let mut scene = Scene::with(Options { stalemate_rounds: 12, ..Options::for_players(2) });
    scene.columns("gw");
    let mut warnings = Vec::new();
    while scene.ending().is_none() {
        scene.act(scene.turn(), Action::SwitchAll);
        warnings.extend(scene.events.iter().filter_map(|event| match event {
            Event::StalemateNears { rounds } => Some(*rounds),
            _ => None,
        }));
    }
    assert_eq!(scene.ending(), Some("stalemate"));
    assert_eq!(warnings, [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    assert_eq!(scene.totals(), [0, 0], "nobody gets the three points");
}

#[test]
fn mv_e03_a_round_with_a_capture_counts_zero() {
    let mut scene = Scene::with(Options { stalemate_rounds: 3, ..Options::for_players(2) });
    scene.columns("gw").scepters("GWRwYB");
    for _ in 0..4 {
        scene.act(scene.turn(), Action::SwitchAll);
    }
    assert_eq!(scene.state.dry_rounds, 2);
    scene
        .scepters("GWRwYB")
        .panel(1, "w")
        .turn_of(1)
        .act(1, Action::Visit)
        .rolls("s")
        .act(1, Action::SwitchAll);
    scene.act(2, Action::SwitchAll);
    assert_eq!((scene.ending(), scene.state.dry_rounds), (None, 0));
}
