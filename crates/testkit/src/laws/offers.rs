//! Law 1.

use std::fmt::Debug;

use engine::{ActionSet, Illegal, Input, Node, Odds, Random, Seat, SeatSet, Viewer};

use crate::walk::{Fault, LONGEST, Spot, ensure, some_seat, some_viewer, walk};
use crate::{Law, Subject, Tally};

/// Up to this many tickets, each is looked at.
const FEW_TICKETS: u32 = 2000;

/// Law 1: what a seat is offered is what is legal is what is accepted, sorted and without twins; what is sensible
/// or idle is legal; and the odds of chance add up.
pub fn offers<G: Subject>(rules: &G, source: &mut impl Random) -> Result<Tally, String> {
    let look = |spot: &mut Spot<'_, G, _>| {
        for seat in SeatSet::first(rules.seats()).iter() {
            seat_s_actions(spot, seat)?;
        }
        strange_actions(spot)?;
        // Whoever is not to act is offered nothing, but that takes time: one is looked at.
        let onlooker = some_viewer(rules, spot.source);
        viewer_s_offers(spot, onlooker)?;
        match spot.node() {
            Node::Act(seats) => {
                ensure!(!seats.is_empty(), "nobody is to act, yet the game waits");
                seats.iter().try_for_each(|seat| viewer_s_offers(spot, Viewer::Seat(seat)))
            }
            Node::Chance => odds_of_chance(&rules.odds(spot.state), spot.source),
            Node::Over => Ok(()),
        }
    };
    walk(Law::Offers, rules, LONGEST, source, look).map(|(_, tally)| tally)
}

fn seat_s_actions<G: Subject, R: Random>(spot: &mut Spot<'_, G, R>, seat: Seat) -> Result<(), Fault> {
    let (rules, state) = (spot.rules, spot.state);
    let viewer = Viewer::Seat(seat);
    let legal = a_set(&rules.legal(state, seat), "legal", viewer)?;
    let sensible = a_set(&rules.sensible(state, seat), "sensible", viewer)?;
    if !spot.node().acts(seat) {
        ensure!(legal.is_empty(), for viewer, "it is not to act, yet {legal:?} are legal");
        ensure!(sensible.is_empty(), for viewer, "it is not to act, yet {sensible:?} are sensible");
        return Ok(());
    }
    ensure!(!legal.is_empty(), for viewer, "it is to act, but nothing is legal");
    ensure!(!sensible.is_empty(), for viewer, "it is to act, but nothing is sensible");
    for action in &sensible {
        ensure!(legal.binary_search(action).is_ok(), for viewer, "{action} is sensible, but not legal");
    }
    let idle = rules.idle(state, seat);
    ensure!(legal.binary_search(&idle).is_ok(), for viewer, "{idle} is what an idle seat does, but not legal");
    Ok(())
}

/// All actions of the set, if its functions agree with each other.
fn a_set<A: ActionSet<Action: Debug>>(set: &A, name: &str, viewer: Viewer) -> Result<Vec<A::Action>, Fault> {
    let all: Vec<A::Action> = (0..set.len()).map(|n| set.nth(n)).collect();
    ensure!(all.is_sorted_by(|a, b| a < b), for viewer, "{name} actions are unsorted, or twins: {all:?}");
    ensure!(set.is_empty() == all.is_empty(), for viewer, "`is_empty` is wrong for the {name} actions {all:?}");
    ensure!(set.iter().eq(all.iter().copied()), for viewer, "`iter` does not give the {name} actions {all:?}");
    for &action in &all {
        ensure!(set.contains(action), for viewer, "{action:?} is {name}, but `contains` denies it");
    }
    Ok(all)
}

fn viewer_s_offers<G: Subject, R: Random>(spot: &mut Spot<'_, G, R>, viewer: Viewer) -> Result<(), Fault> {
    let (rules, state) = (spot.rules, spot.state);
    let offers = rules.offers(&rules.view(state, viewer));
    ensure!(offers.is_sorted_by(|a, b| a.action < b.action), for viewer, "offers are unsorted, or twins: {offers:?}");
    let allowed: Vec<G::Action> =
        offers.iter().filter(|offer| offer.verdict.is_ok()).map(|offer| offer.action).collect();
    let Viewer::Seat(seat) = viewer else {
        ensure!(allowed.is_empty(), for viewer, "it has no seat, yet may {allowed:?}");
        return Ok(());
    };
    let legal: Vec<G::Action> = rules.legal(state, seat).iter().collect();
    ensure!(allowed == legal, for viewer, "it is offered {allowed:?}, but {legal:?} are legal");
    for offer in &offers {
        let input = Input::Act(seat, offer.action);
        let accepted = rules.is_legal(state, input);
        ensure!(accepted == offer.verdict.is_ok(), for viewer, "{offer:?}, but `is_legal` says {accepted}");
    }
    // One refusal is asked for its reason: each takes as long as all the offers.
    let refused: Vec<_> =
        offers.iter().filter_map(|offer| Some((offer.action, offer.verdict.err()?))).collect();
    if spot.node().acts(seat) && !refused.is_empty() {
        let (action, refusal) = refused[spot.source.below(refused.len() as u32) as usize];
        let told = rules.why_not(state, Input::Act(seat, action));
        ensure!(told == Illegal::Refused(refusal), for viewer, "{action} is refused with {refusal:?}, or {told:?}");
    }
    Ok(())
}

/// Actions of other times and other seats are accepted just where they are legal.
fn strange_actions<G: Subject, R: Random>(spot: &mut Spot<'_, G, R>) -> Result<(), Fault> {
    let Some(last) = spot.inputs.len().checked_sub(1) else { return Ok(()) };
    for _ in 0..2 {
        let Input::Act(_, action) = spot.inputs[spot.source.below(last as u32 + 1) as usize] else {
            continue;
        };
        let seat = some_seat(spot.rules, spot.source);
        let legal = spot.rules.legal(spot.state, seat).iter().any(|one| one == action);
        let accepted = spot.rules.is_legal(spot.state, Input::Act(seat, action));
        ensure!(accepted == legal, for Viewer::Seat(seat), "{action} is legal: {legal}, but accepted: {accepted}");
    }
    Ok(())
}

fn odds_of_chance<O: Odds<Outcome: Ord + Debug>>(odds: &O, source: &mut impl Random) -> Result<(), Fault> {
    let total = odds.total();
    ensure!(total > 0, "chance is to decide, but nothing can happen");
    let outcomes = odds.outcomes();
    ensure!(outcomes.is_sorted_by(|a, b| a < b), "outcomes are unsorted, or twins: {outcomes:?}");
    let tickets: Vec<u32> = outcomes.iter().map(|&outcome| odds.tickets(outcome)).collect();
    ensure!(
        tickets.iter().all(|&tickets| tickets > 0),
        "an outcome without a ticket: {outcomes:?}, {tickets:?}"
    );
    let mut sum = 0;
    let ends: Vec<u64> = tickets
        .iter()
        .map(|&tickets| {
            sum += u64::from(tickets);
            sum
        })
        .collect();
    ensure!(sum == u64::from(total), "outcomes hold {sum} tickets, but there are {total}");
    let every = total <= FEW_TICKETS;
    for n in 0..if every { total } else { 8 } {
        let ticket = if every { n } else { source.below(total) };
        let [picked, holder] =
            [odds.pick(ticket), outcomes[ends.partition_point(|&end| end <= u64::from(ticket))]];
        ensure!(picked == holder, "ticket {ticket} picks {picked:?}, but {holder:?} holds it");
    }
    Ok(())
}
