//! The solver finds what a solver finds that leaves nothing out and remembers nothing, and knows what the seat knows.

use bots::{Pcg, draw, pick};
use engine::{ActionSet as _, Input, Node, Odds as _, Puzzle, Random as _, Seat, Silent, Viewer};
use eureka::{Solver, Worth};
use multiuniversum::Multiuniversum;
use multiverse::Multiverse;

fn multiuniversum(players: u8) -> Multiuniversum {
    Multiuniversum::new(multiuniversum::Options::for_players(players)).unwrap()
}

fn multiverse(players: u8) -> Multiverse {
    Multiverse::new(multiverse::Options::for_players(players)).unwrap()
}

/// Every legal action and every outcome, one by one; nothing if that takes more than `left` moments.
fn naive<G: Puzzle>(rules: &G, state: &G::State, seat: Seat, left: &mut u32) -> Option<Worth> {
    if rules.on_turn(state) != Some(seat) {
        return Some(Worth::points(rules.standing(state).points[seat.index()]));
    }
    *left = left.checked_sub(1)?;
    let mut after = |input| {
        let mut next = *state;
        rules.step(&mut next, input, &mut Silent);
        naive(rules, &next, seat, left)
    };
    match rules.node(state) {
        Node::Over => unreachable!("nobody is on the turn of a game that is over"),
        Node::Chance => {
            let odds = rules.odds(state);
            let mut sum = Worth::ZERO;
            for outcome in odds.outcomes() {
                let worth = after(Input::Chance(outcome))?;
                let (tickets, total) = (odds.tickets(outcome), odds.total());
                sum = sum.and(Worth::of(
                    worth.numerator() * i128::from(tickets),
                    worth.denominator() * i128::from(total),
                )?);
            }
            Some(sum)
        }
        Node::Act(seats) if seats.contains(seat) => {
            let mut best = None;
            for action in rules.legal(state, seat).iter() {
                best = best.max(Some(after(Input::Act(seat, action))?));
            }
            best
        }
        Node::Act(seats) => {
            let who = seats.lowest()?;
            after(Input::Act(who, rules.answer(state, who)))
        }
    }
}

/// Hands `look` every state of some games in which the seat on the turn is to choose and knows all that counts.
fn every_choice<G: Puzzle>(rules: &G, games: u64, mut look: impl FnMut(&G::State, &G::State, Seat)) {
    for game in 0..games {
        let random = &mut Pcg::new(7, game);
        let mut state = rules.start();
        loop {
            let input = match rules.node(&state) {
                Node::Over => break,
                Node::Chance => Input::Chance(draw(&rules.odds(&state), random)),
                Node::Act(seats) => {
                    let seat = seats.lowest().unwrap();
                    let view = rules.view(&state, Viewer::Seat(seat));
                    if rules.on_turn(&state) == Some(seat)
                        && let Some(model) = rules.model(&view, random)
                    {
                        look(&state, &model, seat);
                    }
                    // Anything legal now and then: the solver must know what a foolish choice is worth, too.
                    let foolish = random.below(4) == 0;
                    let action = if foolish {
                        pick(&rules.legal(&state, seat), random)
                    } else {
                        pick(&rules.sensible(&state, seat), random)
                    };
                    Input::Act(seat, action)
                }
            };
            rules.step(&mut state, input, &mut Silent);
        }
    }
}

/// Compares the two wherever the naive one comes to an end; `least` is how often that must be, at least.
fn agrees<G: Puzzle>(rules: &G, games: u64, least: u32) {
    let (mut compared, mut worths) = (0, std::collections::HashSet::new());
    every_choice(rules, games, |_, model, seat| {
        if let Some(expected) = naive(rules, model, seat, &mut 8_000) {
            let found = Solver::new(rules, seat, 1_000_000).worth(model);
            assert_eq!(found, Ok(expected), "{model:?}");
            compared += 1;
            worths.insert(expected);
        }
    });
    println!("{} of {} seats: {compared} compared, {} different worths", G::ID, rules.seats(), worths.len());
    assert!(compared >= least, "only {compared} were simple enough");
    assert!(worths.len() > 5);
}

#[test]
fn leaving_out_what_makes_no_difference_makes_none() {
    agrees(&multiuniversum(2), 3, 30);
    agrees(&multiuniversum(3), 2, 30);
    agrees(&multiverse(2), 10, 50);
    agrees(&multiverse(3), 10, 20);
}

/// Whatever the others have in hand: whoever looks the same to the seat is worth the same, and its choices, too.
fn depends_on_view<G: Puzzle>(rules: &G, games: u64) {
    let random = &mut Pcg::new(3, 3);
    let mut compared = 0;
    every_choice(rules, games, |state, model, seat| {
        let twin = rules.determinize(&rules.view(state, Viewer::Seat(seat)), random);
        let other = rules.model(&rules.view(&twin, Viewer::Seat(seat)), random).unwrap();
        let worth = |model| Solver::new(rules, seat, 3_000).choices(model);
        assert_eq!(worth(model), worth(&other));
        compared += u32::from(twin != *state);
    });
    println!("{}: {compared} twins", G::ID);
}

#[test]
fn what_a_turn_is_worth_depends_on_the_view_alone() {
    depends_on_view(&multiuniversum(2), 3);
    depends_on_view(&multiuniversum(3), 2);
    depends_on_view(&multiverse(2), 10);
}
