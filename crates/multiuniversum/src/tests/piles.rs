//! The draw pile: MU-D1 and MU-D2.

use super::scene::Scene;
use crate::ids::{CardAction, CardId};
use crate::{Action, Event};

fn searching(scene: &mut Scene, draw: usize, discard: usize) -> Vec<CardId> {
    let search = scene.card_doing(CardAction::Search, 1, &[]);
    scene.hand(1, &[search]).stand(1, 1);
    let cards: Vec<CardId> = scene.state.draw.iter().take(draw + discard).collect();
    scene.piles(&cards[..draw], &cards[draw..], 2).act(Action::Play(search));
    cards
}

#[test]
fn mu_d01_the_moment_the_draw_pile_is_empty_it_is_formed_anew() {
    let mut scene = Scene::of(2);
    let cards = searching(&mut scene, 1, 9);
    scene.draws(&cards[..1]);
    assert!(scene.happened(|event| *event == Event::PileFormed { cards: 9 }));
    assert_eq!(scene.state.forming, 5);
    scene.chance();
    assert_eq!((scene.state.draw.len(), scene.state.discard.len()), (3, 5));
    assert_eq!(scene.my_hand(1).len(), 2, "the draw that was under way went on");
}

#[test]
fn mu_d01_also_when_the_last_card_was_the_last_to_be_drawn() {
    let mut scene = Scene::of(2);
    let cards = searching(&mut scene, 2, 9);
    scene.draws(&cards[..2]).chance();
    assert_eq!((scene.state.draw.len(), scene.state.discard.len()), (4, 5));
}

#[test]
fn mu_d02_five_or_fewer_all_stay_in_the_draw_pile() {
    let mut scene = Scene::of(2);
    let cards = searching(&mut scene, 2, 5);
    scene.draws(&cards[..2]);
    assert_eq!((scene.state.draw.len(), scene.state.discard.len(), scene.state.forming), (5, 0, 0));
}

#[test]
fn mu_d02_with_none_at_all_the_draw_yields_nothing() {
    let mut scene = Scene::of(2);
    let cards = searching(&mut scene, 1, 0);
    scene.draws(&cards[..1]);
    assert_eq!(scene.my_hand(1).len(), 1);
    assert!(scene.state.draw.is_empty() && scene.state.discard.is_empty());
}

#[test]
fn mu_d02_the_pile_forms_as_soon_as_there_are_discards_again() {
    let mut scene = Scene::of(2);
    let cards = searching(&mut scene, 1, 0);
    scene.draws(&cards[..1]).go(Action::Pass);
    assert!(scene.happened(|event| *event == Event::PileFormed { cards: 1 }), "the played card is the pile");
    assert_eq!(scene.my_hand(1).len(), 2, "and was drawn");
}

#[test]
fn mu_d02_cards_that_one_rule_discards_go_together() {
    let mut scene = Scene::of(2);
    let trigger = scene.card_doing(CardAction::Trigger, 2, &[]);
    let cards: Vec<CardId> = scene.state.draw.iter().filter(|&card| card != trigger).take(3).collect();
    scene.hand(1, &[trigger]).stand(1, 2).piles(&cards, &[], 2).act(Action::Play(trigger)).draws(&cards);
    scene.act(Action::Drop(cards[0]));
    assert!(scene.state.draw.is_empty(), "the first of the two does not form a pile by itself");
    scene.act(Action::Drop(cards[1]));
    assert!(scene.happened(|event| *event == Event::PileFormed { cards: 2 }));
}
