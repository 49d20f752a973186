//! Who knows what: MU-K1 to MU-K5.

use engine::{Game, Known, Odds, Random, Reveals, Viewer};

use super::scene::{Scene, portal, t};
use crate::ids::{CardAction, CardId, CardSet, Tool};
use crate::memory::{Generations, Memory};
use crate::{Action, Outcome, PortalSet, Transformer};

fn order(text: &str) -> Action {
    Action::Arrange(text.parse().unwrap())
}

/// Whoever is on the turn arranges stack 2 so.
fn arranges(scene: &mut Scene, text: &str) {
    let who = scene.state.turn.number();
    let card = scene.card_doing(CardAction::Trigger, 1, &[]);
    let keep = scene.card_doing(CardAction::Search, 1, &[]);
    scene.hand(who, &[card, keep]).stand(who, 1);
    scene.go(Action::Play(card)).go(Action::Look(t(2))).go(order(text)).go(Action::Pass);
}

#[test]
fn mu_k01_what_is_public() {
    let mut scene = Scene::of(3);
    let card = scene.my_hand(1).first().unwrap();
    scene.go(Action::Prepare(card));
    let view = scene.rules.view(&scene.state, Viewer::Spectator);
    assert_eq!(view.players[0].lab, CardSet::of(card));
    assert_eq!(view.players[1].at, t(2));
    assert_eq!([0, 1, 2].map(|index: usize| view.players[index].hand_size), [2, 3, 3]);
    assert_eq!(usize::from(view.draw_size), scene.state.draw.len());
    assert_eq!(view.discard, scene.state.discard);
    for stack in &view.stacks {
        assert!(matches!(stack.places[..], [Known::Known(_), Known::Hidden, Known::Hidden, Known::Hidden]));
    }
}

#[test]
fn mu_k02_a_hand_is_private() {
    let scene = Scene::of(2);
    assert_eq!(scene.view(1).players[0].hand, scene.my_hand(1));
    assert_eq!(scene.view(2).players[0].hand, CardSet::EMPTY);
    assert_eq!(scene.view(2).players[0].hand_size, 3);
}

#[test]
fn mu_k02_the_own_arrangement_is_known_until_someone_else_arranges() {
    let mut scene = Scene::of(2);
    arranges(&mut scene, "1432");
    let knows_all =
        |scene: &Scene, number| scene.view(number).stacks[1].places.iter().all(|p| *p != Known::Hidden);
    assert!(knows_all(&scene, 1) && !knows_all(&scene, 2));
    arranges(&mut scene, "1243");
    assert!(knows_all(&scene, 2) && !knows_all(&scene, 1));
}

#[test]
fn mu_k03_all_remember_a_portal_they_saw_move() {
    let mut scene = Scene::of(2);
    let tops: Vec<_> = scene.state.stacks.iter().map(|stack| stack.top().unwrap()).collect();
    let card = scene.card_doing(CardAction::Trigger, 4, &[]);
    scene.hand(1, &[card]).stand(1, 4).go(Action::Play(card));
    for (stack, top) in scene.view(2).stacks.iter().zip(tops) {
        assert_eq!(stack.places[3], Known::Known(top), "it went to the bottom");
    }
}

#[test]
fn mu_k03_after_an_arrangement_they_know_that_it_is_in_the_stack() {
    let mut scene = Scene::of(2);
    let top = scene.state.stacks[1].top().unwrap();
    arranges(&mut scene, "2134");
    let stack = &scene.view(2).stacks[1];
    assert_eq!(stack.somewhere, PortalSet::of(top));
    assert_eq!(stack.places[1..], [Known::Hidden; 3]);
}

#[test]
fn mu_k03_who_looked_knows_the_contents_after_somebody_else_arranges() {
    let mut scene = Scene::of(3);
    arranges(&mut scene, "1234");
    arranges(&mut scene, "4321");
    let inside = scene.state.stacks[1].portals();
    let top = PortalSet::of(scene.state.stacks[1].top().unwrap());
    assert_eq!(scene.view(1).stacks[1].somewhere, inside - top);
    assert_eq!(scene.view(3).stacks[1].somewhere.len(), 1, "seat 3 only saw the first top");
}

#[test]
fn mu_k03_one_place_and_one_portal_left_over_belong_together() {
    let mut scene = Scene::of(2);
    scene.stack(2, "candy1 candy2");
    arranges(&mut scene, "21");
    assert_eq!(scene.view(2).stacks[1].places, ["candy2", "candy1"].map(|key| Known::Known(portal(key))));
}

#[test]
fn mu_k03_a_recycled_card_is_known_in_that_hand_until_it_leaves_it() {
    let mut scene = Scene::of(2);
    let recycle = scene.card_doing(CardAction::Recycle, 1, &[]);
    scene.hand(1, &[recycle]).stand(1, 1).act(Action::Play(recycle));
    let taken = scene.state.discard.first().unwrap();
    scene.go(Action::Take(taken));
    assert_eq!(scene.view(2).players[0].hand, CardSet::of(taken));
    scene.go(Action::Prepare(taken));
    assert_eq!(scene.view(2).players[0].hand, CardSet::EMPTY);
}

#[test]
fn mu_k03_sealing_over_a_stack_that_somebody_arranged_reveals_without_any_chance() {
    let mut scene = Scene::of(2);
    scene.stack(2, "candy1 candy2 candy3");
    arranges(&mut scene, "132");
    let iron = scene.card_with(Tool::Iron, 0);
    let seal = scene.card_doing(CardAction::Seal, 2, &[iron]);
    scene.hand(2, &[seal]).lab(2, &[iron]).stand(2, 2).act(Action::Play(seal));
    assert_eq!(scene.state.stacks[1].top(), Some(portal("candy3")));
    assert_eq!((scene.reveals, scene.state.showing), (Reveals::Something, 0));
}

#[test]
fn mu_k04_any_remaining_card_is_equally_likely() {
    let mut scene = Scene::of(2);
    let card = scene.my_hand(1).first().unwrap();
    scene.act(Action::Discard(card));
    let odds = scene.rules.odds(&scene.state);
    assert_eq!(odds.total() as usize, scene.state.draw.len());
    assert!(scene.state.draw.iter().all(|card| odds.tickets(Outcome::Card(card)) == 1));
}

/// Counts up: enough to see that something can happen at all.
struct Counter(u32);

impl Random for Counter {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 = self.0.wrapping_mul(747_796_405).wrapping_add(2_891_336_453);
        (self.0 >> 16) % bound
    }
}

#[test]
fn mu_k04_after_a_reshuffle_all_know_which_cards_are_in_the_pile() {
    let mut scene = Scene::of(2);
    let search = scene.card_doing(CardAction::Search, 1, &[]);
    scene.hand(1, &[search]).stand(1, 1);
    let others: Vec<CardId> = scene.state.draw.iter().take(9).collect();
    scene.piles(&others[..1], &others[1..], 2).act(Action::Play(search)).draws(&others[..1]).chance();
    let view = scene.view(2);
    assert_eq!(view.pool, others[1..].iter().copied().collect());
    assert_eq!(
        view.players[0].old_cards,
        [1, 0, 0, 0, 0],
        "one card was drawn before the pile was formed, one after"
    );
    let mut random = Counter(7);
    for _ in 0..20 {
        let twin = scene.rules.determinize(&view, &mut random);
        assert!(twin.draw.is_subset(view.pool));
    }
}

#[test]
fn mu_k05_a_hidden_portal_comes_with_the_odds_of_the_deal_whatever_was_switched_since() {
    let mut scene = Scene::of(2);
    // Stack 1 was dealt its basic on top, and has since changed it for another stack's advanced portal.
    let basics = scene.rules.of_tier(0);
    assert!(basics.contains(scene.state.stacks[0].top().unwrap()), "the first ticket is a basic one");
    let card = scene.card_doing(CardAction::Trigger, 3, &[]);
    let under = scene.card_doing(CardAction::Trigger, 4, &[card]);
    scene.hand(1, &[card, under]).stand(1, 3).go(Action::Play(card)).go(Action::Swap(t(1), t(2)));
    scene.stand(1, 4).act(Action::Play(under));
    let odds = scene.rules.odds(&scene.state);
    let of_tier = |tier: usize| -> u32 {
        scene.rules.of_tier(tier).iter().map(|portal| odds.tickets(Outcome::Portal(portal))).sum()
    };
    assert_eq!([of_tier(0), of_tier(1) * 3, of_tier(2) * 3], [0, odds.total() * 2, odds.total()]);
}

#[test]
fn mu_k05_within_a_tier_every_undrawn_portal_is_equally_likely_and_a_drawn_one_impossible() {
    let mut scene = Scene::of(2);
    let under = scene.card_doing(CardAction::Trigger, 4, &[]);
    scene.hand(1, &[under]).stand(1, 4).act(Action::Play(under));
    let shown = scene.state.stacks.iter().fold(PortalSet::EMPTY, |all, stack| all | stack.portals());
    assert_eq!(shown.len(), 5);
    let odds = scene.rules.odds(&scene.state);
    let hides = scene.state.stacks[0].unseen();
    for (tier, &hidden) in hides.iter().enumerate() {
        let undrawn = scene.rules.of_tier(tier) - shown;
        let share = u32::from(hidden) * odds.total() / u32::from(hides.iter().sum::<u8>());
        for portal in scene.rules.of_tier(tier).iter() {
            let expected = if shown.contains(portal) { 0 } else { share / undrawn.len() as u32 };
            assert_eq!(odds.tickets(Outcome::Portal(portal)), expected);
        }
    }
}

#[test]
fn mu_k03_all_remember_a_portal_that_was_switched_into_a_stack_that_somebody_arranged() {
    let mut scene = Scene::of(2);
    arranges(&mut scene, "1432");
    let top = scene.state.stacks[0].top().unwrap();
    let card = scene.card_doing(CardAction::Trigger, 3, &[]);
    let under = scene.card_doing(CardAction::Trigger, 4, &[card]);
    scene.hand(2, &[card, under]).stand(2, 3).go(Action::Play(card)).go(Action::Swap(t(1), t(2)));
    scene.stand(2, 4).act(Action::Play(under));
    // It went under the arranged stack, where all saw it go; only the arranger knew what came up instead.
    assert_eq!(scene.view(2).stacks[1].places[3], Known::Known(top));
    assert_eq!(scene.reveals, Reveals::Something);
    assert!(scene.view(1).stacks[1].places.iter().all(|place| *place != Known::Hidden));
}

#[test]
fn mu_k05_what_somebody_else_saw_is_guessed_with_the_same_odds() {
    const SAMPLES: usize = 9000;
    let mut scene = Scene::of(2);
    arranges(&mut scene, "1234");
    // Seat 2 saw the top of stack 2; below lie a portal of each tier, it knows not how.
    let view = scene.view(2);
    assert_eq!(view.stacks[1].unseen, [1, 1, 1]);
    let tops: PortalSet = Transformer::ALL.into_iter().filter_map(|stack| view.top(stack)).collect();
    let medium = scene.rules.of_tier(1) - tops;
    let one = medium.iter().last().unwrap();
    let mut random = Counter(11);
    let (mut advanced, mut seen) = ([0; 4], 0);
    for _ in 0..SAMPLES {
        let stack = scene.rules.determinize(&view, &mut random).stacks[1];
        for (place, count) in advanced.iter_mut().enumerate() {
            *count += usize::from(scene.rules.of_tier(2).contains(stack.portal(place).unwrap()));
        }
        seen += usize::from(stack.portals().contains(one));
    }
    // The advanced one is at each of the three places a third of the time, and one of the medium ones is in this
    // stack, each equally likely.
    let near = |count: usize, expected: usize| count.abs_diff(expected) < SAMPLES / 40;
    assert!(advanced[0] == 0 && advanced[1..].iter().all(|&count| near(count, SAMPLES / 3)), "{advanced:?}");
    assert!(near(seen, SAMPLES / medium.len()), "{seen}");
}

#[test]
fn mu_k04_who_drew_from_which_earlier_pile_is_remembered() {
    let mut scene = Scene::of(3);
    let cards: Vec<CardId> = scene.state.draw.iter().take(6).collect();
    let [old, young, ..] = cards[..] else { panic!("there are cards to draw") };
    // Seat 1 holds a card of the first pile, seat 2 one of the second, and the third has just been formed.
    let in_hands = |some: &[CardId]| some.iter().copied().collect::<CardSet>();
    let mut generations = Generations::default();
    generations.pile_formed(CardSet::ALL - CardSet::of(young), in_hands(&[old]));
    generations.pile_formed(in_hands(&cards[1..3]), in_hands(&[old, young]));
    scene.hand(1, &[old]).hand(2, &[young]).hand(3, &[]).piles(&cards[3..], &[], 3);
    scene.state.pool = scene.state.draw;
    scene.state.memory = Memory::Generations(generations);
    let view = scene.view(3);
    let mut random = Counter(3);
    for _ in 0..50 {
        let guess = scene.rules.determinize(&view, &mut random);
        assert_eq!((guess.hands[0], guess.hands[1]), (CardSet::of(old), CardSet::of(young)));
    }
}
