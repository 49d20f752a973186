//! Law 10, at a table.

use engine::{Game, Input, Node, Random, Reveals, Seat};
use table::{Deed, Entry, Move, NoUndo, Table};

use super::no_leak::moves;
use crate::walk::{Fault, LONGEST, broken, ensure, some_seat, walk};
use crate::{Law, Subject, Tally};

/// Law 10 at a table: what was revealed cannot be taken back, and no outcome can be probed. Whatever a seat takes
/// back, as often as it may, chance has decided nothing less than before, nobody has learnt anything by it, and
/// the same action leads to where it led. And a last action that showed nothing can always be taken back.
pub fn take_back<G: Subject>(rules: &G, source: &mut impl Random) -> Result<Tally, String> {
    let (inputs, mut tally) = walk(Law::TakeBack, rules, LONGEST, source, |_| Ok(()))?;
    let history = moves(&inputs);
    let told = |fault: Fault| broken(Law::TakeBack, &fault, &inputs);
    let mut table = Table::resume(rules.clone(), history[0].iter().copied())
        .map_err(|bad| told(Fault::from(format!("the set-up is no game: {bad:?}"))))?;
    for one in &history[1..] {
        append(&mut table, one).map_err(told)?;
        if source.below(4) == 0 {
            let seat = match one[0] {
                Input::Act(seat, _) if source.below(2) == 0 => seat,
                _ => some_seat(rules, source),
            };
            tally.undos += try_all(&table, seat).map_err(told)?;
        }
    }
    Ok(tally)
}

fn append<G: Game>(table: &mut Table<G>, inputs: &[Input<G>]) -> Result<(), Fault> {
    let entries: Vec<Entry<G>> = inputs.iter().copied().map(Entry::Input).collect();
    table.append(&entries).map_err(|bad| Fault::from(format!("{inputs:?} is no legal move: {bad:?}")))
}

/// Lets `seat` take back all it may; says how much that is.
fn try_all<G: Subject>(table: &Table<G>, seat: Seat) -> Result<u64, Fault> {
    let mut taken = table.clone();
    let mut count = 0;
    loop {
        let acted = |one: &&Move<G>| one.stands && one.deed == Deed::Act(seat);
        let Some(last) = taken.moves().iter().rfind(acted).cloned() else {
            let refused = taken.undo(seat).map(drop);
            ensure!(refused == Err(NoUndo::NothingToTakeBack), "seat {seat} did nothing: {refused:?}");
            return Ok(count);
        };
        let silent = |one: &Move<G>| one.reveals == Reveals::Nothing && one.inputs.len() == 1;
        // That something was taken back is a move without inputs.
        let later =
            taken.moves()[last.number as usize..].iter().filter(|one| one.stands && !one.inputs.is_empty());
        let nothing_later = later.clone().next().is_none();
        let all_silent = silent(&last) && later.clone().all(silent);
        let (outcomes, state) = (taken.outcomes(), *taken.state());
        if taken.undo(seat).is_err() {
            let might = silent(&last) && nothing_later && taken.node() != Node::Over;
            ensure!(!might, "{:?} showed nobody anything, but cannot be taken back", last.inputs);
            ensure!(*taken.state() == state, "what was refused changed something");
            return Ok(count);
        }
        ensure!(all_silent, "{:?} was taken back over what chance or somebody showed", last.inputs);
        ensure!(taken.outcomes() == outcomes, "{:?} was taken back with an outcome", last.inputs);
        let mut again = taken.clone();
        append(&mut again, &last.inputs)?;
        ensure!(*again.state() == state, "{:?} leads elsewhere when it is done again", last.inputs);
        count += 1;
    }
}
