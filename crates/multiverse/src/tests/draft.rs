//! Guessing the draft against brute force: every way the tokens a player passed on may have been kept is played
//! through the rules, and those that look the same to that player must be guessed equally often.

use std::collections::BTreeMap;

use engine::{Game, Input, Node, Odds as _, Silent};

use super::knowledge::Counter;
use super::scene::Scene;
use crate::ids::World;
use crate::options::Options;
use crate::phase::Phase;
use crate::state::{State, TOKENS};
use crate::view::Mine;
use crate::{Action, Multiverse, Outcome};

/// Who kept what when, by seat and round.
type Grid = Vec<[World; TOKENS]>;

/// Plays the draft of this grid through the rules.
fn play(rules: &Multiverse, grid: &Grid) -> State {
    let players = grid.len();
    // The pack that starts at a seat is kept by the players it comes to, one token each.
    let mut deals: Vec<World> = (0..players)
        .flat_map(|first| (0..TOKENS).map(move |q| (first, q)))
        .map(|(first, q)| grid[(first + q) % players][q])
        .collect();
    deals.reverse();
    let mut state = rules.start();
    while state.phase != Phase::Form {
        let input = match (rules.node(&state), state.phase) {
            (Node::Chance, Phase::Deal { .. }) => Input::Chance(Outcome::Token(deals.pop().unwrap())),
            (Node::Chance, _) => Input::Chance(rules.odds(&state).pick(0)),
            (Node::Act(seats), Phase::Draft { round }) => {
                let who = seats.lowest().unwrap();
                Input::Act(who, Action::Keep(grid[who.index()][usize::from(round)]))
            }
            other => panic!("{other:?} in the draft"),
        };
        rules.try_step(&mut state, input, &mut Silent).unwrap();
    }
    state
}

fn grid_of(rules: &Multiverse, state: &State) -> Grid {
    rules.everybody().map(|who| state.picks[who.index()].map(Option::unwrap)).collect()
}

/// All orders of `items`.
fn permutations(items: &[World]) -> Vec<Vec<World>> {
    let Some((&first, rest)) = items.split_first() else { return vec![Vec::new()] };
    let insert = |order: Vec<World>| {
        (0..=order.len()).map(move |place| [&order[..place], &[first], &order[place..]].concat())
    };
    permutations(rest).into_iter().flat_map(insert).collect()
}

#[test]
fn mv_s05_a_guess_of_the_draft_is_uniform_over_all_that_look_the_same() {
    const SAMPLES: usize = 24_000;
    let rules = Multiverse::new(Options::for_players(3)).unwrap();
    let mut random = Counter(17);
    let mut worlds: Vec<World> = World::all().collect();
    engine::shuffle(&mut worlds, &mut random);
    let truth: Grid = (0..3).map(|who| std::array::from_fn(|round| worlds[who * TOKENS + round])).collect();
    let scene = Scene { state: play(&rules, &truth), ..Scene::at_the_start(Options::for_players(3)) };
    let view = scene.view(1);
    let mine: Mine = view.mine.clone().unwrap();

    // Where the others kept something that seat 1 had seen in passing.
    let seen = mine.seen.iter().fold(crate::WorldSet::EMPTY, |all, &pack| all | pack);
    let places: Vec<(usize, usize)> = (1..3)
        .flat_map(|who| (0..TOKENS).map(move |round| (who, round)))
        .filter(|&(who, round)| seen.contains(truth[who][round]))
        .collect();
    let passed: Vec<World> = places.iter().map(|&(who, round)| truth[who][round]).collect();
    let fits: Vec<Vec<World>> = permutations(&passed)
        .into_iter()
        .filter(|order| {
            let mut grid = truth.clone();
            places.iter().zip(order).for_each(|(&(who, round), &world)| grid[who][round] = world);
            let twin = Scene { state: play(&rules, &grid), ..Scene::at_the_start(Options::for_players(3)) };
            twin.view(1).mine.as_ref() == Some(&mine)
        })
        .collect();
    assert!(fits.len() > 1 && fits.contains(&passed));

    let mut counts: BTreeMap<Vec<World>, usize> = BTreeMap::new();
    for _ in 0..SAMPLES {
        let guess = grid_of(&rules, &rules.determinize(&view, &mut random));
        assert_eq!(guess[0], truth[0], "the own tokens are no guess");
        *counts.entry(places.iter().map(|&(who, round)| guess[who][round]).collect()).or_default() += 1;
    }
    let expected = SAMPLES / fits.len();
    assert_eq!(counts.len(), fits.len());
    assert!(fits.iter().all(|order| counts[order].abs_diff(expected) < expected / 5), "{counts:?}");
}
