//! The books' example turn.

use super::scene::{Scene, portal, t};
use crate::ids::{CardAction, CardId};
use crate::{Action, Event};

#[test]
fn mu_x01_the_books_example_turn() {
    let mut scene = Scene::of(2);
    // Three cards whose slots 1 show Search, Move and Trigger; C seals in slot 3.
    let find = |wanted: &dyn Fn(CardId) -> bool| CardId::all().find(|&card| wanted(card)).unwrap();
    let does = |card, at, action| scene.rules.action_of(card, t(at)) == action;
    let a = find(&|card| does(card, 1, CardAction::Search));
    let b = find(&|card| does(card, 1, CardAction::Move));
    let c = find(&|card| does(card, 1, CardAction::Trigger) && does(card, 3, CardAction::Seal));
    let tool = scene.rules.deck().cards[a.index()].tool;
    let basic = crate::PortalId::all()
        .find(|&portal| {
            scene.rules.deck().portals[portal.index()].tools
                == scene.rules.tools_of([a].into_iter().collect())
        })
        .unwrap();
    let key = scene.rules.deck().portals[basic.index()].key.clone();
    scene.stand(1, 1).hand(1, &[a, b, c]).stack(3, &format!("{key} mouth"));

    scene.act(Action::Prepare(a));
    scene.act(Action::Play(b)).act(Action::Move(t(3)));
    scene.act(Action::Play(c));
    assert!(scene.state.sealed[0].contains(basic), "sealed, spending the one {tool:?}");
    assert!(scene.my_lab(1).is_empty() && scene.state.discard.contains(a));
    assert_eq!(scene.state.stacks[2].top(), Some(portal("mouth")), "the next portal shows");
    assert!(scene.my_hand(1).is_empty());

    let drawn: Vec<CardId> = scene.state.draw.iter().take(3).collect();
    scene.draws(&drawn);
    assert_eq!(scene.my_hand(1), drawn.into_iter().collect());
    assert!(scene.state.discard.contains(b) && scene.state.discard.contains(c));
    assert!(scene.happened(|event| matches!(event, Event::TurnBegan { who } if who.number() == 2)));
}
