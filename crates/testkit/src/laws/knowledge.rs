//! Laws 3 and 4: a view and a world that fits it.

use engine::{ActionSet, Node, Random, Viewer};

use crate::walk::{Fault, LONGEST, Spot, difference, ensure, walk};
use crate::{Law, Subject, Tally};

/// Law 3: a determinized view looks the same to its viewer, is a proper state, and waits for the same.
pub fn determinize<G: Subject>(rules: &G, source: &mut impl Random) -> Result<Tally, String> {
    let look = |spot: &mut Spot<'_, G, _>| {
        let viewer = spot.some_viewer();
        let view = rules.view(spot.state, viewer);
        let world = rules.determinize(&view, spot.source);
        let again = rules.view(&world, viewer);
        if again != view {
            let difference = difference(&format!("{view:?}"), &format!("{again:?}"));
            return Err(Fault::of(viewer, format!("a determinized view looks different {difference}")));
        }
        rules
            .audit(&world)
            .map_err(|what| Fault::of(viewer, format!("a determinized state is wrong: {what}")))?;
        let (there, here) = (rules.node(&world), spot.node());
        let alike = match (there, here) {
            (Node::Act(_), Node::Act(_)) => match viewer {
                Viewer::Seat(seat) => there.acts(seat) == here.acts(seat),
                Viewer::Spectator => true,
            },
            _ => there == here,
        };
        ensure!(alike, for viewer, "a determinized state waits for {there:?}, the true one for {here:?}");
        Ok(())
    };
    walk(Law::Determinize, rules, LONGEST, source, look).map(|(_, tally)| tally)
}

/// Law 4: what a seat may do, what is sensible, and what it does when idle are the same in every state that looks
/// the same to it. (Its offers and refusals are made from its view alone.)
pub fn view_alone<G: Subject>(rules: &G, source: &mut impl Random) -> Result<Tally, String> {
    let look = |spot: &mut Spot<'_, G, _>| {
        let viewer @ Viewer::Seat(seat) = spot.some_viewer() else { return Ok(()) };
        let world = rules.determinize(&rules.view(spot.state, viewer), spot.source);
        let all = |actions: G::Actions| actions.iter().collect::<Vec<_>>();
        let [there, here] = [&world, spot.state].map(|state| all(rules.legal(state, seat)));
        ensure!(there == here, for viewer, "legal are {here:?}, but {there:?} if it only looks so");
        let [there, here] = [&world, spot.state].map(|state| all(rules.sensible(state, seat)));
        ensure!(there == here, for viewer, "sensible are {here:?}, but {there:?} if it only looks so");
        let [there, here] = [&world, spot.state].map(|state| rules.round(state));
        ensure!(there == here, for viewer, "this is round {here}, but {there} if it only looks so");
        if spot.node().acts(seat) {
            let [there, here] = [&world, spot.state].map(|state| rules.idle(state, seat));
            ensure!(there == here, for viewer, "an idle seat does {here}, but {there} if it only looks so");
        }
        Ok(())
    };
    walk(Law::ViewAlone, rules, LONGEST, source, look).map(|(_, tally)| tally)
}
