//! Who knows what: MV-K1 to MV-K3.

use engine::{Game, Known, Odds, Random, Viewer};

use super::scene::{Scene, world};
use crate::ids::{World, WorldSet};
use crate::phase::Phase;
use crate::view::Place;
use crate::{Action, Multiverse, Options, Outcome};

#[test]
fn mv_k01_what_is_public() {
    let mut scene = Scene::of(3);
    scene.panel(1, "w").turn_of(1).act(1, Action::Visit);
    let view = scene.rules.view(&scene.state, Viewer::Spectator);
    assert_eq!(view.players[0].panel.to_string(), "w");
    assert_eq!(view.scepters, scene.state.scepters);
    assert_eq!(view.players[0].captured, WorldSet::of(world("w")));
    assert_eq!(view.columns[0].top, Some(world("gwryb")));
    assert!(view.players[1].formation.contains(&Place::Up(world("g"))));
    assert!(view.mine.is_none());
}

#[test]
fn mv_k02_face_down_tokens_are_their_owners_secret() {
    let scene = Scene::of(2);
    let back = |number: u8| scene.view(number).players[1].formation[3..].to_vec();
    assert_eq!(back(2), ["y", "b"].map(|letters| Place::Down(Known::Known(world(letters)))));
    assert_eq!(back(1), [Place::Down(Known::Hidden); 2]);
}

#[test]
fn mv_k02_a_player_remembers_the_packs_that_came_by() {
    let rules = Multiverse::new(Options::for_players(3)).unwrap();
    let mut scene = Scene::at_the_start(Options::for_players(3));
    while scene.state.phase != (Phase::Draft { round: 0 }) {
        let outcome = rules.odds(&scene.state).pick(0);
        scene.chance(outcome);
    }
    let packs = scene.state.packs;
    for number in 1..=3 {
        scene.act(number, scene.choices(number)[0]);
    }
    let mine = scene.view(1).mine.unwrap();
    assert_eq!(mine.seen, [packs[0], scene.state.packs[0]]);
    assert!(scene.state.packs[0].is_subset(packs[2]), "it came from the right");
    assert_eq!(mine.kept, [packs[0].first().unwrap()]);
}

#[test]
fn mv_k03_the_tokens_below_a_columns_top_are_any_of_those_left() {
    let mut scene = Scene::of(2);
    scene.panel(1, "gwryb").turn_of(1).act(1, Action::Visit);
    let odds = scene.rules.odds(&scene.state);
    assert!(scene.state.undrawn.iter().all(|token| odds.tickets(Outcome::Token(token)) == 1));
    assert_eq!(odds.total() as usize, scene.state.undrawn.len());
}

pub(super) struct Counter(pub(super) u64);

impl Random for Counter {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % u64::from(bound)) as u32
    }
}

/// Of the drafts for two that fit the view, each is guessed equally often.
#[test]
fn mv_k02_a_guess_is_uniform_over_the_drafts_that_fit_the_view() {
    const SAMPLES: usize = 20_000;
    let mut scene = Scene::at_the_start(Options::for_players(2));
    while scene.state.phase != (Phase::Draft { round: 0 }) {
        let outcome = scene.rules.odds(&scene.state).pick(0);
        scene.chance(outcome);
    }
    // Three rounds: the first pack has come back, so it is known which of it the other player kept or passed on.
    for _ in 0..3 {
        for number in 1..=2 {
            scene.act(number, scene.choices(number)[0]);
        }
    }
    let view = scene.view(1);
    let mut counts = std::collections::BTreeMap::new();
    let mut random = Counter(5);
    for _ in 0..SAMPLES {
        let state = scene.rules.determinize(&view, &mut random);
        *counts.entry([0, 1, 2].map(|round| state.picks[1][round].map(World::number))).or_insert(0usize) += 1;
    }
    // In the first round seat 2 kept any token the viewer never saw; in the second the one that is missing from the
    // viewer's first pack now; in the third any of what the viewer passed on.
    let first: std::collections::BTreeSet<_> = counts.keys().map(|picks| picks[0]).collect();
    let seen: WorldSet =
        view.mine.as_ref().unwrap().seen.iter().fold(WorldSet::EMPTY, |all, &pack| all | pack);
    assert_eq!(first.len(), 32 - seen.len());
    let second: std::collections::BTreeSet<_> = counts.keys().map(|picks| picks[1]).collect();
    assert_eq!(second.len(), 1);
    let expected = SAMPLES / counts.len();
    assert!(counts.values().all(|&count| count.abs_diff(expected) < expected / 4), "{counts:?}");
}
