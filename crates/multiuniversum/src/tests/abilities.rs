//! The five abilities: MU-A1 to MU-A5.

use engine::{Known, Reveals};

use super::scene::{Scene, portal, seat, t};
use crate::ids::{CardAction, CardId, Tool};
use crate::options::{Options, UsedTools};
use crate::phase::Phase;
use crate::{Action, Event};

fn trigger(scene: &mut Scene, at: u8) -> CardId {
    let card = scene.card_doing(CardAction::Trigger, at, &[]);
    scene.hand(1, &[card]).stand(1, at);
    scene.act(Action::Play(card));
    card
}

fn order(text: &str) -> Action {
    Action::Arrange(text.parse().unwrap())
}

#[test]
fn mu_a01_look_at_a_stack_and_put_it_back_in_any_order() {
    let mut scene = Scene::of(2);
    scene.stack(3, "candy1 candy2 candy3 sea2");
    trigger(&mut scene, 1);
    assert_eq!(scene.choices(), [1, 2, 3, 4, 5].map(|stack| Action::Look(t(stack))));
    scene.act(Action::Look(t(3)));
    assert_eq!(scene.choices().len(), 24);
    scene.act(order("3142"));
    let stack = &scene.state.stacks[2];
    let now = [0, 1, 2, 3].map(|place| stack.portal(place).unwrap());
    assert_eq!(now, ["candy3", "candy1", "sea2", "candy2"].map(portal));
    assert!(scene.happened(|event| *event == Event::PortalShown { stack: t(3), portal: portal("candy3") }));
}

#[test]
fn mu_a01_what_nobody_has_seen_is_drawn_for_the_looker() {
    let mut scene = Scene::of(2);
    trigger(&mut scene, 1);
    scene.act(Action::Look(t(2)));
    assert!(matches!(scene.state.phase, Phase::See { place: 1, .. }));
    scene.chance();
    assert_eq!(scene.state.phase, Phase::Arrange { stack: t(2) });
    assert!(scene.view(1).stacks[1].places.iter().all(|place| *place != Known::Hidden));
    assert_eq!(scene.view(2).stacks[1].places[1..], [Known::Hidden; 3]);
}

#[test]
fn mu_a01_the_order_is_secret_the_new_top_shows() {
    let mut scene = Scene::of(2);
    trigger(&mut scene, 1);
    scene.go(Action::Look(t(2))).act(order("2143"));
    let top = scene.state.stacks[1].top().unwrap();
    assert_eq!(
        scene.view(2).stacks[1].places,
        [Known::Known(top), Known::Hidden, Known::Hidden, Known::Hidden]
    );
    assert_eq!(scene.reveals, Reveals::Something, "the new top is news to the others");
}

#[test]
fn mu_a01_leaving_the_top_where_it_is_reveals_nothing() {
    let mut scene = Scene::of(2);
    trigger(&mut scene, 1);
    scene.go(Action::Look(t(2))).act(order("1432"));
    assert_eq!(scene.reveals, Reveals::Nothing);
}

#[test]
fn mu_a02_draw_three_then_discard_any_two() {
    let mut scene = Scene::of(2);
    let card = trigger(&mut scene, 2);
    assert!(scene.my_hand(1).is_empty());
    let drawn: Vec<CardId> = scene.state.draw.iter().take(3).collect();
    scene.draws(&drawn);
    assert_eq!(scene.choices(), drawn.iter().copied().map(Action::Drop).collect::<Vec<_>>());
    assert!(!scene.allows(Action::Drop(card)), "the triggering card lies in the play area");
    scene.go(Action::Drop(drawn[2])).go(Action::Drop(drawn[0]));
    assert_eq!(scene.my_hand(1), [drawn[1]].into_iter().collect());
    assert!(scene.state.discard.contains(drawn[0]) && scene.state.discard.contains(drawn[2]));
}

#[test]
fn mu_a02_if_fewer_can_be_drawn_the_whole_hand_may_go() {
    let mut scene = Scene::of(2);
    let card = scene.card_doing(CardAction::Trigger, 2, &[]);
    let only = scene.card_doing(CardAction::Move, 2, &[]);
    scene.hand(1, &[card]).stand(1, 2).piles(&[only], &[], 2).go(Action::Play(card));
    assert!(scene.my_hand(1).is_empty(), "the one card drawn went again");
    assert!(scene.state.draw.contains(only), "and formed the pile anew");
}

#[test]
fn mu_a02_a_reshuffle_during_the_draw_comes_before_the_discards() {
    let mut scene = Scene::of(2);
    let card = scene.card_doing(CardAction::Trigger, 2, &[]);
    scene.hand(1, &[card]).stand(1, 2);
    let mut rest = scene.state.draw.iter();
    let last = rest.next().unwrap();
    let discards: Vec<CardId> = rest.take(8).collect();
    scene.piles(&[last], &discards, 2).act(Action::Play(card)).draws(&[last]).chance();
    assert_eq!(scene.state.discard.len(), 5, "five were laid out while the draw was under way");
    assert_eq!(scene.my_hand(1).len(), 3);
    let dropped: Vec<CardId> = scene.my_hand(1).iter().take(2).collect();
    scene.go(Action::Drop(dropped[0])).go(Action::Drop(dropped[1]));
    // Eight cards: five laid out, two drawn, one left; so no new pile.
    assert_eq!((scene.state.draw.len(), scene.state.discard.len()), (1, 7));
}

#[test]
fn mu_a03_switch_two_face_up_portals() {
    let mut scene = Scene::of(2);
    scene.stack(2, "");
    let tops = [0, 4].map(|index| scene.state.stacks[index].top().unwrap());
    trigger(&mut scene, 3);
    assert!(!scene.allows(Action::Swap(t(2), t(3))));
    assert_eq!(scene.refused(Action::Swap(t(1), t(2))).rule, "MU-A3");
    scene.act(Action::Swap(t(1), t(5)));
    assert_eq!([4, 0].map(|index| scene.state.stacks[index].top().unwrap()), tops);
    assert_eq!(scene.reveals, Reveals::Nothing);
}

#[test]
fn mu_a03_two_stacks_left_are_switched_without_a_question() {
    let mut scene = Scene::of(3);
    for at in [1, 3, 5] {
        scene.stack(at, "");
    }
    scene.stack(2, "candy1 toys2").stack(4, "sea2");
    trigger(&mut scene, 3);
    assert_eq!(scene.state.stacks[1].top(), Some(portal("sea2")));
    assert_eq!(scene.state.phase, Phase::Turn);
}

#[test]
fn mu_a04_every_top_goes_to_its_stacks_bottom() {
    let mut scene = Scene::of(2);
    scene.stack(1, "candy1 candy2 candy3").stack(2, "sea2").stack(3, "");
    trigger(&mut scene, 4);
    let places = |index: usize| {
        let stack = &scene.state.stacks[index];
        (0..stack.height()).map(|place| stack.portal(place)).collect::<Vec<_>>()
    };
    assert_eq!(places(0), ["candy2", "candy3", "candy1"].map(|key| Some(portal(key))));
    assert_eq!(places(1), [Some(portal("sea2"))], "a stack of one stays as it is");
    assert_eq!(scene.state.showing, 0b11000, "the new tops of 4 and 5 are drawn");
    assert!(places(2).is_empty());
}

#[test]
fn mu_a05_keep_a_played_card_as_a_tool_the_trigger_counts() {
    let mut scene = Scene::of(2);
    let trigger = trigger(&mut scene, 5);
    assert_eq!(scene.state.keeps, 1);
    scene.go(Action::Pass);
    assert!(scene.my_lab(1).contains(trigger), "it was the only one, so it was kept without a question");
    assert_eq!(scene.state.turn, seat(2));
}

#[test]
fn mu_a05_each_trigger_keeps_one_wherever_the_scientist_is_by_then() {
    let mut scene = Scene::of(2);
    let doing = |action| -> Vec<CardId> {
        CardId::all().filter(|&card| scene.rules.action_of(card, t(5)) == action).take(2).collect()
    };
    let (triggers, go) = (doing(CardAction::Trigger), doing(CardAction::Move)[0]);
    scene.hand(1, &[triggers[0], triggers[1], go]).stand(1, 5);
    scene
        .go(Action::Play(triggers[0]))
        .go(Action::Play(triggers[1]))
        .go(Action::Play(go))
        .go(Action::Move(t(1)));
    assert_eq!(scene.state.phase, Phase::Keep { left: 2 });
    scene.go(Action::Keep(go));
    assert!(!scene.allows(Action::Keep(go)), "a card is kept once");
    scene.go(Action::Keep(triggers[1]));
    assert_eq!(scene.my_lab(1), [go, triggers[1]].into_iter().collect());
    assert!(scene.state.discard.contains(triggers[0]));
}

#[test]
fn mu_a05_prepared_and_discarded_cards_are_not_kept() {
    let mut scene = Scene::of(2);
    let trigger = scene.card_doing(CardAction::Trigger, 5, &[]);
    let others: Vec<CardId> = scene.state.draw.iter().filter(|&card| card != trigger).take(2).collect();
    scene.hand(1, &[trigger, others[0], others[1]]).stand(1, 5);
    scene.go(Action::Prepare(others[0])).go(Action::Discard(others[1])).go(Action::Play(trigger));
    assert_eq!(scene.my_lab(1), [others[0], trigger].into_iter().collect());
}

#[test]
fn mu_a05_a_card_spent_as_a_tool_is_not_kept_even_if_recycled_and_played_since() {
    for used_tools in [UsedTools::AtOnce, UsedTools::EndOfTurn] {
        let mut scene = Scene::with(Options { used_tools, ..Options::for_players(2) });
        let iron = (0..10)
            .map(|n| scene.card_with(Tool::Iron, n))
            .find(|&card| scene.rules.action_of(card, t(5)) == CardAction::Trigger)
            .unwrap();
        let seal = scene.card_doing(CardAction::Seal, 5, &[iron]);
        let recycle = scene.card_doing(CardAction::Recycle, 5, &[iron]);
        scene.hand(1, &[seal, recycle]).lab(1, &[iron]).stand(1, 5).stack(5, "candy1 toys2");
        scene.go(Action::Play(seal)).act(Action::Play(recycle));
        if used_tools == UsedTools::EndOfTurn {
            assert!(!scene.allows(Action::Take(iron)), "it waits in the play area");
            continue;
        }
        scene.act(Action::Take(iron)).act(Action::Play(iron));
        assert_eq!(
            scene.choices(),
            [seal, recycle]
                .map(Action::Keep)
                .into_iter()
                .collect::<std::collections::BTreeSet<_>>()
                .into_iter()
                .collect::<Vec<_>>()
        );
    }
}

#[test]
fn mu_a05_nor_is_a_card_discarded_this_turn_even_if_recycled_and_played_since() {
    let mut scene = Scene::of(2);
    let trigger = scene.card_doing(CardAction::Trigger, 5, &[]);
    let recycle = scene.card_doing(CardAction::Recycle, 5, &[]);
    scene.hand(1, &[trigger, recycle]).stand(1, 5);
    scene
        .go(Action::Discard(trigger))
        .go(Action::Play(recycle))
        .act(Action::Take(trigger))
        .go(Action::Play(trigger));
    assert_eq!(scene.my_lab(1), [recycle].into_iter().collect(), "only the other one was left to keep");
}
