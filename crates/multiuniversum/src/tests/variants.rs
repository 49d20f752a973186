//! The variants: MU-V1 to MU-V8.

use engine::{Game, Odds};

use super::scene::{Scene, portal, seat, t};
use crate::best::{BestScores, SoloScore};
use crate::ids::{CardAction, CardId, Tool};
use crate::options::{Options, Preset, Scoring, UsedTools};
use crate::{Action, Event};

fn scored(scoring: Scoring) -> Scene {
    Scene::with(Options { scoring, ..Options::for_players(2) })
}

#[test]
fn mu_v01_basic_scoring_has_no_sets() {
    let mut scene = scored(Scoring::Basic);
    let tool = scene.state.draw.first().unwrap();
    scene.sealed(1, "candy1 candy2 candy3").lab(1, &[tool]);
    assert_eq!(scene.totals(), [8, 0]);
}

#[test]
fn mu_v02_deadly_portals_steal_what_shares_an_icon_with_a_face_up_portal() {
    let mut scene = scored(Scoring::Deadly);
    scene.stack(1, "candy1").stack(2, "sock toys1").stack(3, "").stack(4, "").stack(5, "");
    let tool = scene.state.draw.first().unwrap();
    scene.sealed(1, "candy2 candy3 toys2 toys3").lab(1, &[tool]).sealed(2, "toys2 tea");
    assert_eq!(scene.totals(), [3 + 5 - 1, 3 + 4], "toys1 is face down, and there are no sets");
    let lines: Vec<String> =
        scene.rules.score_sheet(&scene.state).lines.into_iter().map(|line| line.label).collect();
    assert_eq!(lines, ["mu-portals", "mu-lost", "mu-tools", "mu-tie-tools"]);
}

#[test]
fn mu_v02_ties_count_the_portals_that_are_left() {
    let mut scene = scored(Scoring::Deadly);
    scene.stack(1, "candy1").stack(2, "").stack(3, "").stack(4, "").stack(5, "");
    // Both have 4: seat 1 in two portals that are left, seat 2 in one of the three it sealed.
    scene.sealed(1, "sea1 clock2").sealed(2, "tea candy2 candy3");
    assert_eq!((scene.totals(), scene.places()), (vec![4, 4], vec![1, 2]));
}

#[test]
fn mu_v03_short_game_one_unseen_portal_leaves_each_stack() {
    let scene = Scene::with(Options { short: true, ..Options::for_players(3) });
    for stack in scene.state.stacks {
        assert_eq!(stack.height(), 3);
        assert_eq!(stack.unseen().iter().sum::<u8>(), 3, "two in the stack and the one that is gone");
    }
    // What shows next may be any of the three, one of which is not there: the first top was a basic one.
    let mut next = scene.state;
    next.showing = 1;
    let odds = scene.rules.odds(&next);
    let basics = scene.rules.of_tier(0).iter().map(|one| odds.tickets(crate::Outcome::Portal(one)));
    let advanced = scene.rules.of_tier(2).iter().map(|one| odds.tickets(crate::Outcome::Portal(one)));
    assert_eq!((basics.sum::<u32>(), advanced.sum::<u32>() * 3), (0, odds.total()));
    assert!(scene.rules.audit(&scene.state).is_ok());
}

fn solo() -> Scene {
    Scene::of(1)
}

#[test]
fn mu_v04_the_virtual_player_draws_two_tools_and_moves_clockwise() {
    let mut options = Options::for_players(1);
    options.colours = vec![t(2), t(5)];
    let mut scene = Scene::with(options);
    assert_eq!(scene.state.at[..2], [t(2), t(5)]);
    assert!(scene.my_hand(2).is_empty(), "it has no hand");
    scene.stack(5, "candy3").act(Action::Pass);
    let two: Vec<CardId> =
        scene.rules.with_tool(Tool::Tape).iter().filter(|&c| scene.state.draw.contains(c)).take(2).collect();
    scene.draws(&two);
    assert_eq!(scene.my_lab(2), two.into_iter().collect());
    assert_eq!(scene.state.at[1], t(1), "clockwise from 5 comes 1");
    assert_eq!(scene.state.turn, seat(1));
}

#[test]
fn mu_v04_it_seals_where_it_stands_if_it_can_with_its_oldest_tools() {
    let mut scene = solo();
    let irons = [0, 1, 2].map(|n| scene.card_with(Tool::Iron, n));
    let [old, young, other] = irons;
    // The card with the higher number is the older one.
    scene.lab(2, &[old, young]);
    scene.virtual_tools(&[young, old]);
    scene.stand(2, 3).stack(3, "candy1 toys2").hand(1, &[other]).act(Action::Pass).chance();
    assert!(scene.state.sealed[1].contains(portal("candy1")));
    assert!(!scene.my_lab(2).contains(young) && scene.my_lab(2).contains(old));
    assert!(scene.happened(|event| *event == Event::Spent { who: seat(2), card: young }));
    assert_eq!(scene.state.at[1], t(4));
}

#[test]
fn mu_v04_its_spent_tools_go_to_the_discard_pile_at_once_under_either_option() {
    let mut scene = Scene::with(Options { used_tools: UsedTools::EndOfTurn, ..Options::for_players(1) });
    let iron = scene.card_with(Tool::Iron, 0);
    scene.lab(2, &[iron]);
    scene.virtual_tools(&[iron]);
    scene.stand(2, 3).stack(3, "candy1 toys2").go(Action::Pass);
    assert!(scene.state.discard.contains(iron));
}

#[test]
fn mu_v04_it_may_seal_without_having_drawn_and_what_shows_then_is_news() {
    let mut scene = solo();
    scene.stack(3, "candy1 candy2 candy3");
    let arrange = scene.card_doing(CardAction::Trigger, 1, &[]);
    scene.hand(1, &[arrange]).stand(1, 1).go(Action::Play(arrange)).go(Action::Look(t(3)));
    scene.act(Action::Arrange("132".parse().unwrap()));
    let irons = [0, 1].map(|n| scene.card_with(Tool::Iron, n));
    let four: Vec<CardId> = scene.rules.with_tool(Tool::Net).iter().take(4).collect();
    scene
        .pick_up([arrange].into_iter().collect())
        .lab(2, &irons)
        .hand(1, &four)
        .piles(&[], &[], 1)
        .stand(2, 3);
    scene.virtual_tools(&irons);
    scene.act(Action::Pass);
    assert!(scene.state.sealed[1].contains(portal("candy1")));
    assert_eq!(scene.reveals, engine::Reveals::Something, "a spectator did not know what lay below");
}

#[test]
fn mu_v04_on_an_empty_stack_it_cannot_seal_and_moves_on() {
    let mut scene = solo();
    scene.stand(2, 3).stack(3, "").go(Action::Pass);
    assert!(scene.state.sealed[1].is_empty());
    assert_eq!(scene.state.at[1], t(4));
}

#[test]
fn mu_v05_solo_ends_in_the_very_moment_the_third_stack_is_emptied() {
    let mut scene = solo();
    scene.stack(2, "").stack(4, "").stack(1, "candy1").stand(1, 1);
    let iron = scene.card_with(Tool::Iron, 0);
    let seal = scene.card_doing(CardAction::Seal, 1, &[iron]);
    scene.hand(1, &[seal]).lab(1, &[iron]);
    scene.state.keeps = 1;
    scene.act(Action::Play(seal));
    assert_eq!(scene.ending(), Some("stacks"));
    assert!(scene.my_lab(1).is_empty(), "ability 5 keeps nothing");
    assert!(scene.my_hand(1).is_empty(), "nothing is drawn");
}

#[test]
fn mu_v05_the_virtual_player_can_end_it_too_and_does_not_move_then() {
    let mut scene = solo();
    let iron = scene.card_with(Tool::Iron, 0);
    scene.stack(2, "").stack(4, "").stack(1, "candy1").stand(2, 1).lab(2, &[iron]);
    scene.virtual_tools(&[iron]);
    scene.go(Action::Pass);
    assert_eq!((scene.ending(), scene.state.at[1]), (Some("stacks"), t(1)));
}

#[test]
fn mu_v05_the_virtual_player_loses_nothing_for_tools_and_equal_scores_are_a_draw() {
    for (scoring, points) in [(Scoring::Standard, 8), (Scoring::Basic, 4)] {
        let mut scene = Scene::with(Options { scoring, ..Options::for_players(1) });
        let tools: Vec<CardId> = scene.state.draw.iter().take(3).collect();
        scene.sealed(1, "candy1 candy2").sealed(2, "sea1 sea2").lab(2, &tools);
        assert_eq!((scene.totals(), scene.places()), (vec![points, points], vec![1, 1]));
    }
}

#[test]
fn mu_v06_the_best_solo_scores_are_kept_with_their_options() {
    let mut best = BestScores::default();
    let score = |points, options: &Options| SoloScore { points, virtual_points: 9, options: options.clone() };
    let (usual, short) = (Options::for_players(1), Options { short: true, ..Options::for_players(1) });
    for points in 0..15 {
        best.add(score(points, &usual));
    }
    let place = best.add(score(10, &short));
    assert_eq!(place, Some(6), "behind an equal score that was there before");
    assert_eq!(best.scores().len(), BestScores::KEPT);
    assert_eq!(best.scores()[0].points, 14);
    assert_eq!(best.scores()[5], score(10, &short));
    assert_eq!(best.add(score(0, &usual)), None);
    let kept: BestScores = serde_json::from_str(&serde_json::to_string(&best).unwrap()).unwrap();
    assert_eq!(kept, best);
}

#[test]
fn mu_v07_the_presets_differ_in_the_last_tie_break_alone() {
    let french = Scene::with(Options { preset: Preset::Fr, ..Options::for_players(5) });
    let english = Scene::of(5);
    assert_eq!(french.state, english.state);
    assert_eq!(french.rules.stacks_to_end(), 3, "for five players as for three and four");
    assert_eq!(
        french.view(2).discard,
        french.state.discard,
        "the discard pile is open in others' turns, too"
    );
}

#[test]
fn mu_v08_scoring_is_one_of_three_short_is_on_or_off_and_all_mixes_are_playable() {
    for players in 1..=5 {
        for scoring in [Scoring::Standard, Scoring::Basic, Scoring::Deadly] {
            for short in [false, true] {
                let scene = Scene::with(Options { scoring, short, ..Options::for_players(players) });
                assert!(scene.allows(Action::Pass));
            }
        }
    }
    let mut options = Options::for_players(2);
    for variant in ["deadly", "short"] {
        options.apply_variant(variant).unwrap();
    }
    assert_eq!((options.scoring, options.short), (Scoring::Deadly, true));
    assert!(options.apply_variant("long").is_err());
}
