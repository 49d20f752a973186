//! The end and the score: MU-E1 to MU-E6.

use super::scene::{Scene, portal, portals, seat, t};
use crate::ids::{CardAction, CardId, Tool};
use crate::options::{Options, Preset};
use crate::sets::Sets;
use crate::{Action, Event, Multiuniversum};

/// The player on the turn seals the last portal of stack 1.
fn empties_a_stack(scene: &mut Scene) {
    let who = scene.state.turn.number();
    let iron = scene.card_with(Tool::Iron, 0);
    let seal = scene.card_doing(CardAction::Seal, 1, &[iron]);
    scene.hand(who, &[seal]).lab(who, &[iron]).stand(who, 1).stack(1, "candy1");
    scene.act(Action::Play(seal));
}

#[test]
fn mu_e01_three_empty_stacks_end_the_game_two_with_two_players() {
    for (players, empty_before) in [(2, vec![2]), (3, vec![2, 3]), (5, vec![4, 5])] {
        let mut scene = Scene::of(players);
        for &at in &empty_before {
            scene.stack(at, "");
        }
        empties_a_stack(&mut scene);
        let (empty, needed) = (empty_before.len() as u8 + 1, scene.rules.stacks_to_end());
        assert_eq!(empty, needed);
        assert!(scene.happened(|event| *event == Event::StackEmptied { stack: t(1), empty, needed }));
        assert_eq!(scene.ending(), None, "who empties the stack finishes the turn");
        for _ in 0..players {
            assert_eq!(scene.ending(), None, "all have the same number of turns");
            scene.go(Action::Pass);
        }
        assert_eq!(scene.ending(), Some("stacks"));
    }
}

#[test]
fn mu_e01_the_last_of_the_round_is_to_the_right_of_the_starter() {
    let mut scene = Scene::with(Options { starter: seat(2), ..Options::for_players(3) });
    scene.stack(2, "").stack(3, "").until_turn_of(1);
    empties_a_stack(&mut scene);
    scene.go(Action::Pass);
    assert_eq!(scene.ending(), Some("stacks"));
}

#[test]
fn mu_e01_an_emptied_stack_stays_empty() {
    let mut scene = Scene::of(3);
    empties_a_stack(&mut scene);
    let card = scene.card_doing(CardAction::Trigger, 4, &[]);
    scene.hand(1, &[card]).stand(1, 4).go(Action::Play(card));
    assert_eq!(scene.state.stacks[0].height(), 0);
}

#[test]
fn mu_e02_portals_less_unused_tools_plus_sets_maybe_negative() {
    let mut scene = Scene::of(2);
    let tools: Vec<CardId> = scene.state.draw.iter().take(3).collect();
    scene.sealed(1, "candy3 candy2").lab(1, &tools[..1]).lab(2, &tools[1..]);
    assert_eq!(scene.totals(), [5 + 3 - 1 + 4, -2]);
}

#[test]
fn mu_e03_the_best_division_into_sets_is_found() {
    let rules = Multiuniversum::new(Options::for_players(2)).unwrap();
    let check = |keys: &str, points: i16, omni: usize, special: usize| {
        let sets = rules.best_sets(portals(keys));
        assert_eq!(
            (sets.points, sets.omni.len(), sets.special.len()),
            (points, omni, special),
            "{keys}: {sets:?}"
        );
    };
    check("", 0, 0, 0);
    check("candy1 candy2", 4, 0, 1);
    check("candy1 candy2 candy3", 9, 0, 1);
    check("candy1 sea1 clock1 fungi1 toys1", 9, 1, 0);
    // A portal counts in one set only: the third candy is worth 5 in its own set.
    check("candy1 candy2 candy3 sea1 clock1 fungi1", 9, 0, 1);
    check("candy1 candy2 candy3 sea1 clock1 fungi1 sock", 9 + 4, 1, 1);
    check("candy1 candy2 candy3 sea1 clock1 fungi1 sock tea", 9 + 9, 1, 1);
    check("candy1 candy2 sea1 sea2 clock1 clock2 fungi1 fungi2 toys1 toys2", 20, 0, 5);
    check("candy1 candy2 sea1 sea2 clock1 clock2 fungi1 toys1 toys2 tea", 18, 2, 0);
}

#[test]
fn mu_e03_the_division_is_the_best_of_all() {
    // Brute force over all ways to take one omni set after another, on every tenth set of portals.
    fn brute(counts: &mut [u8; 20]) -> i16 {
        let special = |counts: &[u8; 20]| counts.iter().map(|&c| [0, 0, 4, 9][usize::from(c)]).sum::<i16>();
        let kinds: Vec<usize> = (0..20).filter(|&icon| counts[icon] > 0).collect();
        let mut best = special(counts);
        for mask in 0u32..1 << kinds.len() {
            if mask.count_ones() != 5 {
                continue;
            }
            let chosen =
                || kinds.iter().enumerate().filter(|(bit, _)| mask >> bit & 1 == 1).map(|(_, &icon)| icon);
            chosen().for_each(|icon| counts[icon] -= 1);
            best = best.max(9 + brute(counts));
            chosen().for_each(|icon| counts[icon] += 1);
        }
        best
    }
    let rules = Multiuniversum::new(Options::for_players(2)).unwrap();
    for bits in (0u32..1 << 20).step_by(4099) {
        let some: crate::PortalSet =
            crate::PortalId::all().filter(|id| bits >> id.index() & 1 == 1).collect();
        let mut counts = [0; 20];
        some.iter().for_each(|portal| counts[rules.icon_of(portal)] += 1);
        let Sets { points, omni, special } = rules.best_sets(some);
        if some.len() <= 14 {
            assert_eq!(points, brute(&mut counts), "{some:?}");
        }
        // What is laid out is what is counted, and no portal is in two sets.
        let laid: Vec<_> = omni.iter().chain(&special).flat_map(|set| set.iter()).collect();
        assert_eq!(laid.len(), laid.iter().copied().collect::<crate::PortalSet>().len());
        for set in &omni {
            let icons: std::collections::BTreeSet<_> =
                set.iter().map(|portal| rules.icon_of(portal)).collect();
            assert_eq!((set.len(), icons.len()), (5, 5));
        }
        let value = omni.len() as i16 * 9 + special.iter().map(|set| [0, 0, 4, 9][set.len()]).sum::<i16>();
        assert_eq!(value, points);
    }
}

#[test]
fn mu_e04_ties_fewest_tools_then_most_portals_then_most_cards_then_shared() {
    let mut scene = Scene::of(2);
    let spare: Vec<CardId> = scene.state.draw.iter().take(4).collect();
    // 4 − 1 against 3 − 0: equal points, fewer tools.
    scene.sealed(1, "sock").lab(1, &spare[..1]).sealed(2, "sea2");
    assert_eq!((scene.totals(), scene.places()), (vec![3, 3], vec![2, 1]));
    // 4 against 3 + 1: more portals.
    scene.lab(1, &[]).sealed(2, "sea2 toys1");
    assert_eq!((scene.totals(), scene.places()), (vec![4, 4], vec![2, 1]));
    // Equal but for a card in hand.
    scene.sealed(2, "tea").hand(2, &spare);
    assert_eq!(scene.places(), [2, 1]);
    let others: Vec<CardId> = (scene.state.draw - spare.iter().copied().collect()).iter().take(4).collect();
    scene.hand(1, &spare).hand(2, &others);
    assert_eq!(scene.places(), [1, 1], "victory is shared");
}

#[test]
fn mu_e04_by_the_french_book_the_oldest_of_the_tied_wins() {
    let born = |dates: [&str; 3]| dates.map(|date| date.parse().ok()).to_vec();
    let places = |preset, dates| {
        Scene::with(Options { preset, born: born(dates), ..Options::for_players(3) }).places()
    };
    assert_eq!(places(Preset::Fr, ["1980-05-01", "1970-01-01", "1990-12-31"]), [2, 1, 3]);
    assert_eq!(places(Preset::Fr, ["1980-05-01", "1970-01-01", "1970-01-01"]), [3, 1, 1]);
    assert_eq!(places(Preset::Fr, ["1980-05-01", "1970-01-01", ""]), [1, 1, 1], "one of them gave no date");
    assert_eq!(places(Preset::En, ["1980-05-01", "1970-01-01", "1990-12-31"]), [1, 1, 1]);
}

#[test]
fn mu_e05_the_books_scoring_example() {
    let mut scene = Scene::of(3);
    let tools: Vec<CardId> = scene.state.draw.iter().take(5).collect();
    // 16 in portals with two pairs, 13 with three of a kind, 15 with five different icons.
    scene.sealed(1, "candy3 candy2 sea3 sea2").lab(1, &tools[..2]);
    scene.sealed(2, "clock1 clock2 clock3 sock").lab(2, &tools[2..]);
    scene.sealed(3, "mouth paper tea fungi1 toys1 sea1");
    let sheet = |scene: &Scene, label: &str| {
        let sheet = engine::Game::score_sheet(&scene.rules, &scene.state);
        sheet.lines.into_iter().find(|line| line.label == label).unwrap().values
    };
    assert_eq!(sheet(&scene, "mu-portals"), [16, 13, 15]);
    assert_eq!(sheet(&scene, "mu-tools"), [-2, -3, 0]);
    assert_eq!(sheet(&scene, "mu-sets"), [8, 9, 9]);
    assert_eq!((scene.totals(), scene.places()), (vec![22, 19, 24], vec![2, 3, 1]));
}

#[test]
fn mu_e06_a_round_in_which_nobody_could_have_a_card_ends_the_game() {
    let mut scene = Scene::of(2);
    scene.hand(1, &[]).hand(2, &[]).piles(&[], &[], 2);
    for _ in 0..3 {
        scene.go(Action::Pass);
        assert_eq!(scene.ending(), None, "no full round is over: the first one began with cards in hand");
    }
    scene.go(Action::Pass);
    assert_eq!(scene.ending(), Some("locked"));
}

#[test]
fn mu_e06_alone_it_takes_five_such_rounds_in_a_row() {
    let mut scene = Scene::of(1);
    scene.hand(1, &[]).piles(&[], &[], 1);
    let mut rounds = 0;
    while scene.ending().is_none() {
        scene.go(Action::Pass);
        rounds += 1;
    }
    // The first round began with cards in hand.
    assert_eq!((scene.ending(), rounds), (Some("locked"), 1 + 5));
}

#[test]
fn mu_e06_alone_a_seal_of_the_virtual_player_starts_the_count_anew() {
    let mut scene = Scene::of(1);
    let iron = scene.card_with(Tool::Iron, 0);
    scene.hand(1, &[]).piles(&[], &[], 1).lab(2, &[iron]).stand(2, 5).stack(3, "candy1 toys2");
    scene.virtual_tools(&[iron]);
    for _ in 0..4 {
        scene.go(Action::Pass);
    }
    assert!(scene.state.sealed[1].contains(portal("candy1")));
    assert_eq!(scene.state.locked_rounds, 0);
}

#[test]
fn mu_e06_not_while_somebody_has_a_card() {
    let mut scene = Scene::of(2);
    let card = scene.state.draw.first().unwrap();
    scene.hand(1, &[]).hand(2, &[card]).piles(&[], &[], 1).go(Action::Pass).go(Action::Pass);
    assert_eq!(scene.ending(), None);
}

#[test]
fn mu_e06_too_many_rounds_without_a_seal_end_the_game_and_the_table_is_warned() {
    let mut scene = Scene::with(Options { stalemate_rounds: 7, ..Options::for_players(2) });
    let mut warnings = Vec::new();
    for _ in 0..7 {
        assert_eq!(scene.ending(), None);
        for _ in 0..2 {
            scene.go(Action::Pass);
            warnings.extend(scene.events.iter().filter_map(|event| match event {
                Event::StalemateNears { rounds } => Some(*rounds),
                _ => None,
            }));
        }
    }
    assert_eq!(scene.ending(), Some("stalemate"));
    assert_eq!(warnings, [5, 4, 3, 2, 1]);
}

#[test]
fn mu_e06_a_round_with_a_sealed_portal_counts_zero() {
    let mut scene = Scene::with(Options { stalemate_rounds: 2, ..Options::for_players(3) });
    for _ in 0..3 {
        scene.go(Action::Pass);
    }
    assert_eq!(scene.state.unsealed_rounds, 1);
    empties_a_stack(&mut scene);
    for _ in 0..3 {
        scene.go(Action::Pass);
    }
    assert_eq!((scene.ending(), scene.state.unsealed_rounds), (None, 0));
}
