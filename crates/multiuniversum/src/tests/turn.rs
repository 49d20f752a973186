//! A turn: MU-T1 to MU-T8.

use engine::{Game, Node};

use super::scene::{Scene, seat, t};
use crate::ids::{CardAction, CardSet, Tool};
use crate::phase::Phase;
use crate::{Action, Event, Reason};

#[test]
fn mu_t01_up_to_three_actions_the_same_as_often_as_wished() {
    let mut scene = Scene::of(2);
    let cards: Vec<_> = scene.my_hand(1).iter().collect();
    scene.go(Action::Prepare(cards[0])).go(Action::Prepare(cards[1]));
    assert_eq!((scene.state.turn, scene.state.actions_left), (seat(1), 1));
    scene.go(Action::Prepare(cards[2]));
    assert_eq!(scene.my_lab(1).len(), 3);
    assert_eq!(scene.state.turn, seat(2), "the third action ended the turn");
}

#[test]
fn mu_t02_a_card_does_what_its_slot_for_the_own_transformer_says() {
    let mut scene = Scene::of(2);
    let card = scene.card_doing(CardAction::Move, 4, &[]);
    scene.hand(1, &[card]).stand(1, 4).act(Action::Play(card));
    assert_eq!(scene.state.phase, Phase::Move);
    let at = t(4);
    assert!(
        scene.happened(|event| *event == Event::Played { who: seat(1), card, at, action: CardAction::Move })
    );
    scene.act(Action::Move(t(2)));
    assert!(scene.state.play_area.contains(card), "it lies in the play area until the end of the turn");
    scene.go(Action::Pass);
    assert!(scene.state.discard.contains(card));
}

#[test]
fn mu_t02_where_the_player_stands_now_counts() {
    let mut scene = Scene::of(2);
    let go = scene.card_doing(CardAction::Move, 1, &[]);
    let card = crate::CardId::all()
        .find(|&card| {
            card != go
                && scene.rules.action_of(card, t(1)) == CardAction::Recycle
                && scene.rules.action_of(card, t(3)) == CardAction::Search
        })
        .unwrap();
    scene.hand(1, &[go, card]).stand(1, 1).go(Action::Play(go)).go(Action::Move(t(3))).go(Action::Play(card));
    assert_eq!(scene.my_hand(1).len(), 2, "it searched, as slot 3 says");
}

#[test]
fn mu_t03_a_prepared_card_lies_under_the_lab_for_all_to_see() {
    let mut scene = Scene::of(2);
    let card = scene.my_hand(1).first().unwrap();
    scene.go(Action::Prepare(card));
    assert!(scene.view(2).players[0].lab.contains(card));
}

#[test]
fn mu_t04_discard_goes_onto_the_pile_at_once_then_one_is_drawn() {
    let mut scene = Scene::of(2);
    let card = scene.my_hand(1).first().unwrap();
    scene.act(Action::Discard(card));
    assert!(scene.state.discard.contains(card));
    assert_eq!(scene.rules.node(&scene.state), Node::Chance);
    let drawn = scene.state.draw.first().unwrap();
    scene.draws(&[drawn]);
    assert!(scene.my_hand(1).contains(drawn));
    assert_eq!(scene.my_hand(1).len(), 3);
}

#[test]
fn mu_t05_pass_ends_the_turn_at_any_point() {
    let mut scene = Scene::of(2);
    let card = scene.my_hand(1).first().unwrap();
    scene.go(Action::Prepare(card)).go(Action::Pass);
    assert_eq!(scene.state.turn, seat(2));
}

#[test]
fn mu_t05_with_an_empty_hand_only_pass_is_left() {
    let mut scene = Scene::of(2);
    scene.hand(1, &[]);
    assert_eq!(scene.choices(), [Action::Pass]);
}

#[test]
fn mu_t06_end_of_turn_keeps_then_clears_then_forms_the_pile_then_draws() {
    let mut scene = Scene::of(2);
    let trigger = scene.card_doing(CardAction::Trigger, 5, &[]);
    let search = scene.card_doing(CardAction::Search, 5, &[]);
    let spare = scene.card_doing(CardAction::Move, 5, &[]);
    scene.stand(1, 5).hand(1, &[trigger, search, spare]);
    let drawn: Vec<_> = scene.state.draw.iter().take(2).collect();
    scene.go(Action::Play(trigger)).act(Action::Play(search)).draws(&drawn);
    // Only what is drawn at the end is left, so that the pile is formed in the middle of it.
    let last = scene.state.draw.first().unwrap();
    scene.hand(1, &[]).piles(&[], &[last], 2).go(Action::Pass);
    assert_eq!(scene.state.phase, Phase::Keep { left: 1 });
    scene.go(Action::Keep(search));
    let order: Vec<&str> = scene
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Kept { .. } => Some("kept"),
            Event::ClearedUp { .. } => Some("cleared"),
            Event::PileFormed { .. } => Some("formed"),
            Event::Drew { .. } => Some("drew"),
            Event::TurnBegan { .. } => Some("next"),
            _ => None,
        })
        .collect();
    assert_eq!(order, ["kept", "cleared", "formed", "drew", "drew", "next"]);
    assert_eq!(scene.my_hand(1), [trigger, last].into_iter().collect::<CardSet>());
}

#[test]
fn mu_t07_draws_up_to_three_and_discards_nothing_for_having_more() {
    let mut scene = Scene::of(2);
    let five: Vec<_> = scene.state.draw.iter().take(5).collect();
    scene.hand(1, &five).go(Action::Pass);
    assert_eq!(scene.my_hand(1).len(), 5);
    scene.hand(2, &five[..1]).go(Action::Pass);
    assert_eq!(scene.my_hand(2).len(), 3);
}

#[test]
fn mu_t08_what_could_change_nothing_may_not_be_chosen() {
    let mut scene = Scene::of(2);
    let doing = |scene: &Scene, action, at| scene.card_doing(action, at, &[]);
    let refused = |scene: &mut Scene, action, at| {
        let card = doing(scene, action, at);
        scene.hand(1, &[card]).piles(&[], &[], 2).stand(1, at);
        let refusal = scene.refused(Action::Play(card));
        (refusal.rule, refusal.reason)
    };
    assert_eq!(refused(&mut scene, CardAction::Search, 1), ("MU-T8", Reason::NothingToDraw));
    assert_eq!(refused(&mut scene, CardAction::Recycle, 1), ("MU-T8", Reason::NothingToRecycle));
    assert_eq!(refused(&mut scene, CardAction::Trigger, 2), ("MU-T8", Reason::NothingToDraw));
    let only = scene.my_hand(1).first().unwrap();
    assert_eq!(scene.refused(Action::Discard(only)).reason, Reason::NothingToDraw);
    assert!(scene.allows(Action::Prepare(only)));

    for at in 1..=5 {
        scene.stack(at, "");
    }
    scene.stack(1, "candy1").stack(2, "");
    assert_eq!(refused(&mut scene, CardAction::Trigger, 1), ("MU-T8", Reason::NoTallStack));
    assert_eq!(refused(&mut scene, CardAction::Trigger, 3), ("MU-T8", Reason::NoTwoStacks));
    assert_eq!(refused(&mut scene, CardAction::Trigger, 4), ("MU-T8", Reason::NoTallStack));
    assert_eq!(refused(&mut scene, CardAction::Seal, 2), ("MU-C4", Reason::NoPortal { at: t(2) }));
    for (action, at) in [(CardAction::Trigger, 5), (CardAction::Move, 2)] {
        let card = doing(&scene, action, at);
        scene.hand(1, &[card]).stand(1, at);
        assert!(scene.allows(Action::Play(card)));
    }
    let (lab, needed) = (scene.card_with(Tool::Iron, 0), scene.card_with(Tool::Iron, 1));
    let seal = scene.card_doing(CardAction::Seal, 1, &[lab, needed]);
    scene.hand(1, &[seal]).lab(1, &[]).stand(1, 1);
    assert!(matches!(scene.refused(Action::Play(seal)).reason, Reason::MissingTools { .. }));
    scene.lab(1, &[lab]);
    assert!(scene.allows(Action::Play(seal)));
}
