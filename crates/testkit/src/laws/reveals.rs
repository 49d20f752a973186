//! Law 10.

use engine::{Input, Random, Reveals, Silent};

use crate::walk::{LONGEST, Spot, ensure, some_viewer, walk};
use crate::{Law, Subject, Tally};

/// Law 10: if two states that are alike to a viewer can differ to it after the same input, the input says that it
/// reveals something. Tried with the true state and one that is determinized from a viewer's view.
pub fn reveals<G: Subject>(rules: &G, source: &mut impl Random) -> Result<Tally, String> {
    let look = |spot: &mut Spot<'_, G, _>| {
        let Some(input) = spot.next else { return Ok(()) };
        let mut after = *spot.state;
        let claim = rules.step(&mut after, input, &mut Silent);
        // What says that it reveals cannot break the law; it is only counted.
        if claim == Reveals::Something && !spot.once_in(4) {
            return Ok(());
        }
        let viewer = some_viewer(rules, spot.source);
        let mut twin = rules.determinize(&rules.view(spot.state, viewer), spot.source);
        if !rules.is_legal(&twin, input) {
            return Ok(());
        }
        let twin_claim = rules.step(&mut twin, input, &mut Silent);
        let seen = rules.view(&after, viewer) != rules.view(&twin, viewer);
        let claimed = claim == Reveals::Something && twin_claim == Reveals::Something;
        ensure!(claimed || !seen, for viewer, "{input} shows it something new, but says {claim:?} and {twin_claim:?}");
        if claimed && matches!(input, Input::Act(..)) {
            spot.tally.claims += 1;
            spot.tally.claims_seen += u64::from(seen);
        }
        Ok(())
    };
    walk(Law::Reveals, rules, LONGEST, source, look).map(|(_, tally)| tally)
}
