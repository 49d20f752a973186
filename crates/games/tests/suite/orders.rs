//! Standing orders over whole games.

use std::time::Duration;

use bots::{BotKind, Pcg, make, play};
use engine::{ActionSet as _, Game as _, Input, Perspective, Silent, Viewer};
use games::{Fallback, JustRoll, MultiuniversumSetup, MultiverseSetup, Order, Orders, Playable, Reply};
use multiverse::{Action, Colour, Ending, Multiverse, Phase, View};

const GAMES: u64 = 60;

fn orders(default: Order, colours: &[(Colour, Order)], fallback: Option<Fallback>) -> Orders {
    Orders { just_roll: JustRoll { default, colours: colours.iter().copied().collect(), fallback } }
}

/// Plays a game in which every seat does what it has ordered, or else something sensible; `look` is told each
/// question's view and what was ordered.
fn play_by_orders<G: Playable>(
    rules: &G,
    orders: &Orders,
    waited: Duration,
    seed: u64,
    mut look: impl FnMut(&G::View, Option<G::Action>),
) {
    let mut bot = make::<G>(BotKind::Sensible, seed);
    let (mut state, mut twins) = (rules.start(), Pcg::new(seed, 1));
    play(rules, &mut state, &mut Pcg::new(seed, 0), |eyes: &Perspective<'_, G>| {
        let view = eyes.view();
        let ordered = rules.ordered(&view, orders, waited);
        look(&view, ordered);
        let twin = rules.determinize(&view, &mut twins);
        let same = rules.view(&twin, Viewer::Seat(eyes.seat()));
        assert_eq!(rules.ordered(&same, orders, waited), ordered, "a twin looks the same");
        let watched = rules.view(&twin, Viewer::Spectator);
        assert_eq!(rules.ordered(&watched, orders, waited), None, "who watches does nothing");
        let Some(action) = ordered else { return bot.choose(eyes) };
        assert!(eyes.legal().contains(action), "{action} was ordered, but is not legal");
        action
    });
}

fn for_every_multiverse(
    orders: &Orders,
    waited: Duration,
    mut look: impl FnMut(&Multiverse, &View, Colour, Option<Action>),
) {
    for seed in 0..GAMES {
        let rules = MultiverseSetup::for_players(2 + (seed % 5) as u8).rules().unwrap();
        play_by_orders(&rules, orders, waited, seed, |view, ordered| match view.phase {
            Phase::Object { colour, .. } => look(&rules, view, colour, ordered),
            _ => assert_eq!(ordered, None, "nothing else can be ordered: {:?}", view.phase),
        });
    }
}

/// Whether the mover has an encounter if nobody objects: the rules themselves are asked.
fn leads_somewhere(rules: &Multiverse, view: &View) -> bool {
    let Viewer::Seat(me) = view.viewer else { panic!("a spectator is asked") };
    let mut state = rules.determinize(view, &mut Pcg::new(0, 0));
    rules.step(&mut state, Input::Act(me, Action::Allow), &mut Silent);
    let after = rules.view(&state, Viewer::Spectator);
    match after.phase {
        Phase::Over(Ending::Met { by, .. }) => by == view.turn,
        Phase::Encounter => after.turn == view.turn,
        _ => false,
    }
}

#[test]
fn mv_t03_what_is_ordered_for_all_colours_is_done() {
    let mut asked = 0;
    for (order, expected) in
        [(Order::Always, Some(Action::JustRoll)), (Order::Never, Some(Action::Allow)), (Order::Ask, None)]
    {
        for_every_multiverse(&orders(order, &[], None), Duration::ZERO, |_, _, _, ordered| {
            assert_eq!(ordered, expected);
            asked += 1;
        });
    }
    assert!(asked > 1000, "only {asked} questions");
}

#[test]
fn mv_t03_an_order_for_one_colour_is_for_that_colour() {
    for special in Colour::ALL {
        let orders = orders(Order::Never, &[(special, Order::Always)], None);
        let mut count = [0; 2];
        for_every_multiverse(&orders, Duration::ZERO, |_, _, colour, ordered| {
            let expected = if colour == special { Action::JustRoll } else { Action::Allow };
            assert_eq!(ordered, Some(expected));
            count[usize::from(colour == special)] += 1;
        });
        assert!(count.iter().all(|&count| count > 20), "{special:?}: {count:?}");
    }
}

#[test]
fn mv_q04_only_if_world_objects_to_every_encounter_and_nothing_else() {
    let (mut nowhere, mut worlds, mut meetings) = (0, 0, 0);
    for_every_multiverse(
        &orders(Order::OnlyIfWorld, &[], None),
        Duration::ZERO,
        |rules, view, _, ordered| {
            let somewhere = leads_somewhere(rules, view);
            assert_eq!(ordered, Some(if somewhere { Action::JustRoll } else { Action::Allow }));
            let meets = view.meeting(view.turn, view.players[view.turn.index()].panel).is_some();
            meetings += u32::from(meets);
            worlds += u32::from(somewhere && !meets);
            nowhere += u32::from(!somewhere);
        },
    );
    assert!(nowhere > 20 && worlds > 20 && meetings > 0, "{nowhere}, {worlds}, {meetings}");
}

#[test]
fn mv_t03_the_fallback_is_for_questions_that_nobody_answers() {
    let fallback = Fallback { after_minutes: 90, then: Reply::Always };
    let orders = orders(Order::Ask, &[(Colour::Red, Order::Never)], Some(fallback));
    for (minutes, expected) in [(89, None), (90, Some(Action::JustRoll))] {
        let waited = Duration::from_secs(minutes * 60);
        for_every_multiverse(&orders, waited, |_, _, colour, ordered| {
            let expected = if colour == Colour::Red { Some(Action::Allow) } else { expected };
            assert_eq!(ordered, expected);
        });
    }
}

#[test]
fn multiuniversum_asks_nothing_that_can_be_ordered() {
    for seed in 0..5 {
        let rules = MultiuniversumSetup::for_players(1 + seed as u8).rules().unwrap();
        let all = orders(Order::Always, &[], Some(Fallback { after_minutes: 1, then: Reply::Always }));
        play_by_orders(&rules, &all, Duration::from_secs(3600), seed, |_, ordered| assert_eq!(ordered, None));
    }
}
