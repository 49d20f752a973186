//! The five actions: MU-C1 to MU-C6.

use super::scene::{Scene, portal, seat, t};
use crate::ids::{CardAction, Tool};
use crate::options::{Options, UsedTools};
use crate::phase::Phase;
use crate::{Action, Event, Reason};

/// Seat 1 on transformer 1 with a card that seals there, and Jellyfish Ball (fork, iron) above.
fn about_to_seal(scene: &mut Scene) -> crate::CardId {
    let seal = scene.card_doing(CardAction::Seal, 1, &[]);
    scene.hand(1, &[seal]).stand(1, 1).stack(1, "sea2 candy1");
    seal
}

#[test]
fn mu_c01_search_draws_two() {
    let mut scene = Scene::of(2);
    let card = scene.card_doing(CardAction::Search, 1, &[]);
    scene.hand(1, &[card]).stand(1, 1).go(Action::Play(card));
    assert_eq!(scene.my_hand(1).len(), 2);
    assert_eq!(scene.state.actions_left, 2);
}

#[test]
fn mu_c02_trigger_uses_the_ability_where_the_player_stands_even_of_an_empty_stack() {
    let mut scene = Scene::of(2);
    let card = scene.card_doing(CardAction::Trigger, 2, &[]);
    scene.hand(1, &[card]).stand(1, 2).stack(2, "").go(Action::Play(card));
    assert_eq!(scene.state.phase, Phase::Drop { left: 2 });
}

#[test]
fn mu_c03_move_to_any_other_transformer() {
    let mut scene = Scene::of(3);
    let card = scene.card_doing(CardAction::Move, 1, &[]);
    scene.hand(1, &[card]).stand(1, 1).stand(2, 3).stand(3, 3).act(Action::Play(card));
    assert_eq!(scene.choices(), [2, 3, 4, 5].map(|to| Action::Move(t(to))));
    let refusal = scene.refused(Action::Move(t(1)));
    assert_eq!((refusal.rule, refusal.reason), ("MU-C3", Reason::AlreadyThere { at: t(1) }));
    scene.act(Action::Move(t(3)));
    assert_eq!(scene.state.at[..3], [t(3); 3]);
}

#[test]
fn mu_c04_seal_takes_the_portal_spends_its_tools_and_shows_the_next() {
    let mut scene = Scene::of(2);
    let seal = about_to_seal(&mut scene);
    let fork = scene.card_with(Tool::Fork, 0);
    let iron = scene.card_with(Tool::Iron, 0);
    scene.lab(1, &[fork]);
    let refusal = scene.refused(Action::Play(seal));
    assert_eq!(
        (refusal.rule, refusal.reason),
        ("MU-C4", Reason::MissingTools { portal: portal("sea2"), missing: [0, 0, 0, 0, 1] })
    );
    scene.lab(1, &[fork, iron]).act(Action::Play(seal));
    assert!(scene.state.sealed[0].contains(portal("sea2")));
    assert!(scene.my_lab(1).is_empty());
    assert!(scene.state.discard.contains(fork) && scene.state.discard.contains(iron));
    assert_eq!(scene.state.stacks[0].top(), Some(portal("candy1")));
}

#[test]
fn mu_c04_the_next_portal_may_be_sealed_in_the_same_turn() {
    let mut scene = Scene::of(2);
    let seals = crate::CardId::all()
        .filter(|&card| scene.rules.action_of(card, t(1)) == CardAction::Seal)
        .take(2)
        .collect::<Vec<_>>();
    let irons: Vec<_> =
        (0..10).map(|n| scene.card_with(Tool::Iron, n)).filter(|card| !seals.contains(card)).collect();
    let fork = (0..10).map(|n| scene.card_with(Tool::Fork, n)).find(|card| !seals.contains(card)).unwrap();
    scene.hand(1, &seals).stand(1, 1).stack(1, "sea2 candy1 toys1").lab(1, &[irons[0], fork]);
    scene.go(Action::Play(seals[0])).lab(1, &[irons[1]]).go(Action::Play(seals[1]));
    assert_eq!(scene.state.sealed[0].len(), 2);
}

#[test]
fn mu_c05_spent_tools_go_to_the_discard_pile_at_once_or_wait_in_the_play_area() {
    for used_tools in [UsedTools::AtOnce, UsedTools::EndOfTurn] {
        let mut scene = Scene::with(Options { used_tools, ..Options::for_players(2) });
        let seal = about_to_seal(&mut scene);
        let tools = [scene.card_with(Tool::Fork, 0), scene.card_with(Tool::Iron, 0)];
        scene.lab(1, &tools).act(Action::Play(seal));
        for tool in tools {
            assert_eq!(scene.state.discard.contains(tool), used_tools == UsedTools::AtOnce);
            assert_eq!(scene.state.play_area.contains(tool), used_tools == UsedTools::EndOfTurn);
        }
        scene.go(Action::Pass);
        assert!(tools.iter().all(|&tool| scene.state.discard.contains(tool)));
    }
}

#[test]
fn mu_c05_of_several_cards_with_the_tool_the_player_chooses() {
    let mut scene = Scene::of(2);
    let seal = about_to_seal(&mut scene);
    let forks = [0, 1, 2].map(|n| scene.card_with(Tool::Fork, n));
    let iron = scene.card_with(Tool::Iron, 0);
    scene.lab(1, &[forks[0], forks[1], forks[2], iron]).act(Action::Play(seal));
    assert_eq!(scene.choices(), forks.map(Action::Spend));
    scene.act(Action::Spend(forks[1]));
    assert_eq!(scene.my_lab(1), [forks[0], forks[2]].into_iter().collect());
    assert!(scene.happened(|event| matches!(event, Event::Sealed { .. })));
}

#[test]
fn mu_c06_recycle_takes_any_card_of_the_discard_pile() {
    let mut scene = Scene::of(2);
    let card = scene.card_doing(CardAction::Recycle, 1, &[]);
    scene.hand(1, &[card]).stand(1, 1).act(Action::Play(card));
    let wanted: Vec<Action> = scene.state.discard.iter().map(Action::Take).collect();
    assert_eq!(scene.choices(), wanted);
    let taken = scene.state.discard.nth(1);
    scene.act(Action::Take(taken));
    assert!(scene.my_hand(1).contains(taken) && !scene.state.discard.contains(taken));
    assert!(scene.happened(|event| *event == Event::Recycled { who: seat(1), card: taken }));
}

#[test]
fn mu_c06_everyone_may_look_through_the_discard_pile() {
    let scene = Scene::of(2);
    assert_eq!(scene.view(2).discard, scene.state.discard);
}

#[test]
fn mu_c06_the_only_card_is_taken_without_a_question() {
    let mut scene = Scene::of(2);
    let card = scene.card_doing(CardAction::Recycle, 1, &[]);
    let only = scene.card_doing(CardAction::Move, 1, &[]);
    let rest = scene.card_doing(CardAction::Seal, 1, &[]);
    scene.hand(1, &[card]).stand(1, 1).piles(&[rest], &[only], 2).act(Action::Play(card));
    assert!(scene.my_hand(1).contains(only));
    assert_eq!(scene.state.phase, Phase::Turn);
}
