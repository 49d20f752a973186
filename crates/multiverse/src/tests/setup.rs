//! Parts and set-up: MV-P1 to MV-S7.

use engine::{Game, Input, Node, Odds, Reveals, Silent};

use super::scene::{Scene, colours, seat, world};
use crate::ids::{Colour, Scepter, World, WorldSet};
use crate::options::{Fraction, Options, OptionsError};
use crate::phase::Phase;
use crate::state::State;
use crate::view::Place;
use crate::{Action, Event, Multiverse, Outcome};

/// Plays the set-up with the first ticket and the first choice until `stop`.
fn set_up(rules: &Multiverse, stop: impl Fn(&State) -> bool) -> State {
    use engine::ActionSet;
    let mut state = rules.start();
    while !stop(&state) {
        let input = match rules.node(&state) {
            Node::Chance => Input::Chance(rules.odds(&state).pick(0)),
            Node::Act(seats) => {
                let who = seats.lowest().unwrap();
                Input::Act(who, rules.legal(&state, who).nth(0))
            }
            Node::Over => panic!("the game is over"),
        };
        rules.step(&mut state, input, &mut Silent);
    }
    state
}

fn rules(players: u8) -> Multiverse {
    Multiverse::new(Options::for_players(players)).unwrap()
}

#[test]
fn mv_p01_five_colours_in_their_order() {
    assert_eq!(Colour::ALL.map(Colour::word), ["green", "white", "red", "yellow", "blue"]);
    assert_eq!(colours("gwryb").iter().collect::<Vec<_>>(), Colour::ALL);
}

#[test]
fn mv_p02_thirty_two_worlds_every_combination_once() {
    let names: std::collections::BTreeSet<String> = World::all().map(|world| world.to_string()).collect();
    assert_eq!(names.len(), 32);
    assert!(names.contains("0") && names.contains("gwryb"));
    assert!(World::all().all(|world| world.to_string().parse() == Ok(world)));
}

#[test]
fn mv_p03_a_panel_has_every_colour_on_or_off() {
    let panel = colours("gr");
    assert!(panel.has(Colour::Green) && !panel.has(Colour::White));
    assert_eq!(panel.switched(Colour::Green).switched(Colour::Blue), colours("rb"));
    assert_eq!(panel.all_switched(), colours("wyb"));
}

#[test]
fn mv_p04_six_scepters_one_per_colour_and_the_wooden_one() {
    let state = set_up(&rules(2), |state| matches!(state.phase, Phase::Deal { .. }));
    assert!(Scepter::DEALT.iter().all(|&scepter| state.scepters.contains(&Some(scepter))));
}

#[test]
fn mv_p05_the_chance_of_stability_is_an_exact_fraction_strictly_between_0_and_1() {
    assert_eq!(Options::for_players(2).stability.to_string(), "1/2");
    let options = Options { stability: "2/7".parse().unwrap(), ..Options::for_players(2) };
    let odds = Multiverse::new(options).map(|rules| rules.odds(&rules.start())).unwrap();
    assert_eq!((odds.tickets(Outcome::Stability), odds.tickets(Outcome::Change), odds.total()), (2, 5, 7));
    for wrong in ["0/2", "2/2", "3/2", "-1/2", "1", "x/y", "1/1001"] {
        assert_eq!(wrong.parse::<Fraction>(), Err(OptionsError::BadStability(wrong.into())));
    }
}

#[test]
fn mv_s01_everybody_rolls_once_per_colour_and_change_switches_it_on() {
    let mut scene = Scene::at_the_start(Options::for_players(3));
    scene.rolls("scscs").rolls("ccccc").rolls("sssss");
    assert_eq!([1, 2, 3].map(|number| scene.panel_of(number)), ["wy", "gwryb", "0"]);
    assert!(matches!(scene.state.phase, Phase::Scepters { .. }));
}

#[test]
fn mv_s02_the_starter_holds_the_wooden_scepter_the_others_are_dealt_at_random() {
    let options = Options { starter: seat(3), ..Options::for_players(3) };
    let rules = Multiverse::new(options).unwrap();
    let state = set_up(&rules, |state| matches!(state.phase, Phase::Scepters { .. }));
    let positions = rules.odds(&state).outcomes();
    assert_eq!(positions, [Outcome::Position(4), Outcome::Position(5)], "one of the own positions");
    let state = set_up(&rules, |state| matches!(state.phase, Phase::Scepters { dealt: 1 }));
    assert_eq!(rules.odds(&state).total(), 5);
    let state = set_up(&rules, |state| state.round == 1);
    assert_eq!(state.turn, seat(3));
}

#[test]
fn mv_s03_six_positions_in_a_circle() {
    let owners = |players| {
        (0..6)
            .map(|position| rules(players).owner(position).map_or(0, engine::Seat::number))
            .collect::<Vec<u8>>()
    };
    let expected: [Vec<u8>; 5] = [
        vec![1, 1, 1, 2, 2, 2],
        vec![1, 1, 2, 2, 3, 3],
        vec![1, 2, 0, 3, 4, 0],
        vec![1, 2, 3, 4, 5, 0],
        vec![1, 2, 3, 4, 5, 6],
    ];
    assert_eq!([2, 3, 4, 5, 6].map(owners), expected);
}

#[test]
fn mv_s04_an_imaginary_player_only_holds_a_scepter() {
    let rules = rules(4);
    assert_eq!(rules.seats(), 4);
    let mut scene = Scene::of(4);
    scene.scepters("wGRWYB").panel(1, "yb").switch(1, Colour::Red);
    assert!(matches!(scene.state.phase, Phase::Act), "nobody could object, and seat 2 is on the turn");
}

#[test]
fn mv_s05_all_keep_one_and_pass_the_rest_to_the_left() {
    let rules = rules(3);
    let mut state = set_up(&rules, |state| matches!(state.phase, Phase::Draft { round: 0 }));
    let packs = state.packs;
    assert!(packs[..3].iter().all(|pack| pack.len() == 5));
    let kept: Vec<World> = packs[..3].iter().map(|pack| pack.first().unwrap()).collect();
    for (index, reveals) in [(2, Reveals::Nothing), (0, Reveals::Nothing), (1, Reveals::Something)] {
        let keep = Input::Act(engine::Seat::from_index(index), Action::Keep(kept[index]));
        assert_eq!(rules.step(&mut state, keep, &mut Silent), reveals);
    }
    let rest = |index: usize| packs[index] - WorldSet::of(kept[index]);
    assert_eq!(state.packs[..3], [rest(2), rest(0), rest(1)]);
    let state = set_up(&rules, |state| state.phase == Phase::Form);
    assert!(rules.everybody().all(|who| state.kept(who).len() == 5), "the fifth was no choice");
}

#[test]
fn mv_s05_nobody_sees_anothers_pick() {
    let mut scene = Scene::at_the_start(Options::for_players(2));
    scene.state = set_up(&scene.rules, |state| matches!(state.phase, Phase::Draft { round: 0 }));
    let before = scene.view(2);
    let world = scene.state.packs[0].first().unwrap();
    scene.act(1, Action::Keep(world));
    let after = scene.view(2);
    assert_eq!((before.mine, before.players), (after.mine, after.players));
    let heard = scene.rules.hear(&scene.events[0], engine::Viewer::Seat(seat(2))).unwrap();
    assert_eq!(heard, Event::Kept { who: seat(1), world: engine::Known::Hidden });
}

#[test]
fn mv_s06_all_arrange_unseen_then_the_front_rows_show() {
    let mut scene = Scene::at_the_start(Options::for_players(2));
    scene.state = set_up(&scene.rules, |state| state.phase == Phase::Form);
    let tokens: Vec<World> = scene.state.kept(seat(1)).iter().collect();
    for &token in &tokens[1..] {
        scene.act(1, Action::Place(token));
    }
    assert_eq!(scene.state.formation[0][4], Some(tokens[0]), "the last places itself");
    assert!(scene.view(2).players[0].formation.is_empty(), "unseen");
    for _ in 0..4 {
        scene.act(2, scene.choices(2)[0]);
    }
    assert_eq!(scene.reveals, Reveals::Something);
    let [left, middle, right, ..] = scene.view(2).players[0].formation[..] else { panic!("it shows") };
    assert_eq!([left, middle, right], [tokens[1], tokens[2], tokens[3]].map(Place::Up));
}

#[test]
fn mv_s07_the_other_tokens_form_columns_of_which_only_the_top_is_seen() {
    for (players, heights) in
        [(2, vec![5, 5, 4, 4, 4]), (3, vec![5, 4, 4, 4]), (4, vec![4, 4, 4]), (5, vec![4, 3]), (6, vec![2])]
    {
        let rules = rules(players);
        assert_eq!(rules.column_heights(), heights);
        let state = set_up(&rules, |state| state.round == 1);
        assert_eq!(state.undrawn.len(), heights.iter().map(|&height| usize::from(height) - 1).sum::<usize>());
        assert!(rules.audit(&state).is_ok());
    }
}

#[test]
fn mv_s07_an_empty_column_stays_empty() {
    let mut scene = Scene::of(2);
    scene.state.columns[0].height = 1;
    scene.panel(1, "gwryb").turn_of(1).act(1, Action::Visit);
    assert_eq!((scene.state.columns[0].height, scene.state.columns[0].top), (0, None));
    assert!(scene.captured(1).contains(world("gwryb")));
}
