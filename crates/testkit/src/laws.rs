//! The laws, each a function that plays one game from a source of randomness and checks it on the way.

mod knowledge;
mod no_leak;
mod offers;
mod replay;
mod reveals;
mod take_back;

use bots::pick;
use engine::{Game, Input, Node, Random, Seat, Silent};

use crate::walk::{Fault, LONGEST, Spot, ensure, walk};
use crate::{Law, Subject, Tally};

pub use knowledge::{determinize, view_alone};
pub use no_leak::no_leak;
pub use offers::offers;
pub use replay::replay;
pub use reveals::reveals;
pub use take_back::take_back;

/// Law 2: seats that act at once commute: two actions give the same state in either order, and neither takes the
/// other away.
pub fn commute<G: Subject>(rules: &G, source: &mut impl Random) -> Result<Tally, String> {
    let look = |spot: &mut Spot<'_, G, _>| {
        let Node::Act(seats) = spot.node() else { return Ok(()) };
        let choices: Vec<(Seat, G::Action)> =
            seats.iter().map(|seat| (seat, pick(&rules.legal(spot.state, seat), spot.source))).collect();
        for (index, &one) in choices.iter().enumerate() {
            for &two in &choices[index + 1..] {
                spot.tally.pairs += 1;
                let forth = both(rules, *spot.state, one, two)?;
                let back = both(rules, *spot.state, two, one)?;
                ensure!(forth == back, "the order of {one:?} and {two:?} matters: {forth:?} or {back:?}");
            }
        }
        Ok(())
    };
    walk(Law::Commute, rules, LONGEST, source, look).map(|(_, tally)| tally)
}

fn both<G: Game>(
    rules: &G,
    mut state: G::State,
    first: (Seat, G::Action),
    second: (Seat, G::Action),
) -> Result<G::State, Fault> {
    rules.step(&mut state, Input::Act(first.0, first.1), &mut Silent);
    let next = Input::Act(second.0, second.1);
    ensure!(rules.is_legal(&state, next), "after {first:?}, {second:?} is no longer possible");
    rules.step(&mut state, next, &mut Silent);
    Ok(state)
}

/// Law 7: every card and token is in exactly one place at every node.
pub fn conserve<G: Subject>(rules: &G, source: &mut impl Random) -> Result<Tally, String> {
    let look = |spot: &mut Spot<'_, G, _>| rules.audit(spot.state).map_err(Fault::from);
    walk(Law::Conserve, rules, LONGEST, source, look).map(|(_, tally)| tally)
}

/// Law 8: every game ends, within [`LONGEST`] inputs.
pub fn ends<G: Subject>(rules: &G, source: &mut impl Random) -> Result<Tally, String> {
    ends_within(rules, LONGEST, source)
}

/// Law 8 with a bound of your own. A game has an [ending](Game::ending) if and only if it is over, and then
/// everybody has a place.
pub fn ends_within<G: Subject>(rules: &G, longest: usize, source: &mut impl Random) -> Result<Tally, String> {
    let look = |spot: &mut Spot<'_, G, _>| {
        let over = spot.node() == Node::Over;
        ensure!(rules.ending(spot.state).is_some() == over, "only a game that is over has ended in some way");
        if over {
            let standing = rules.standing(spot.state);
            let count = usize::from(standing.participants);
            let places = &standing.places[..count];
            let sheet = rules.score_sheet(spot.state);
            ensure!(count >= usize::from(rules.seats()), "only {count} are scored");
            ensure!(places.contains(&1) && !places.contains(&0), "the places are {places:?}");
            ensure!(sheet.places == places, "the score sheet has other places than the standing: {sheet:?}");
            ensure!(sheet.totals == standing.points[..count], "… and other points: {standing:?}, {sheet:?}");
        }
        Ok(())
    };
    walk(Law::Ends, rules, longest, source, look).map(|(_, tally)| tally)
}
