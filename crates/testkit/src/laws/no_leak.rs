//! Law 5.

use engine::{Game, Input, Random, Seat, Viewer};
use table::{Deed, Entry, Table};

use crate::walk::{Fault, LONGEST, broken, difference, ensure, line, some_seat, some_viewer, walk};
use crate::{Law, Subject, Tally};

/// Law 5: nothing leaks over whole histories. A game's beginning and another one that some viewer cannot tell from
/// it ([`Redeal`](engine::Redeal)) run through two tables, with some moves taken back and done again; every byte
/// that is sent to the viewer is the same.
pub fn no_leak<G: Subject>(rules: &G, source: &mut impl Random) -> Result<Tally, String> {
    let (inputs, mut tally) = walk(Law::NoLeak, rules, LONGEST, source, |_| Ok(()))?;
    let mut history = moves(&inputs);
    if source.below(4) != 0 {
        history.truncate(1 + source.below(history.len() as u32) as usize);
    }
    let viewer = some_viewer(rules, source);
    let inputs: Vec<Input<G>> = history.concat();
    let redealt = rules.redeal(&inputs, viewer, source);
    tally.twins += 1;
    tally.twins_unlike += u64::from(redealt != inputs);
    legal(rules, viewer, &redealt)
        .and_then(|()| compare(rules, viewer, [&history, &moves(&redealt)], source, &mut tally))
        .map_err(|fault| format!("{}\ntwin:  {}", broken(Law::NoLeak, &fault, &inputs), line(&redealt)))?;
    Ok(tally)
}

/// The set-up (perhaps nothing), and then each action with the chance that follows.
pub(super) fn moves<G: Game>(inputs: &[Input<G>]) -> Vec<Vec<Input<G>>> {
    let is_chance = |input: &Input<G>| matches!(input, Input::Chance(_));
    let set_up = inputs.iter().take_while(|input| is_chance(input)).count();
    let (set_up, rest) = inputs.split_at(set_up);
    std::iter::once(set_up).chain(rest.chunk_by(|_, next| is_chance(next))).map(<[_]>::to_vec).collect()
}

fn legal<G: Game>(rules: &G, viewer: Viewer, redealt: &[Input<G>]) -> Result<(), Fault> {
    rules.replay(redealt).map(drop).map_err(|(position, illegal)| {
        let input = redealt[position];
        Fault::of(viewer, format!("the redealt history is no game: {input} at {position} is {illegal:?}"))
    })
}

fn compare<G: Subject>(
    rules: &G,
    viewer: Viewer,
    [truth, twin]: [&[Vec<Input<G>>]; 2],
    source: &mut impl Random,
    tally: &mut Tally,
) -> Result<(), Fault> {
    ensure!(truth.len() == twin.len(), for viewer, "{} moves are redealt as {}", truth.len(), twin.len());
    let start = |set_up: &Vec<Input<G>>| {
        Table::resume(rules.clone(), set_up.iter().copied())
            .map_err(|bad| Fault::of(viewer, format!("the set-up is no game: {bad:?}")))
    };
    let mut pair = Pair { viewer, told: 0, truth: start(&truth[0])?, twin: start(&twin[0])? };
    pair.tell()?;
    for (one, two) in truth.iter().zip(twin).skip(1) {
        pair.append(one, two)?;
        if source.below(8) == 0 {
            let seat = match one[0] {
                Input::Act(seat, _) if source.below(2) == 0 => seat,
                _ => some_seat(rules, source),
            };
            tally.undos += u64::from(pair.undo_and_redo(seat)?);
        }
        if source.below(16) == 0 {
            pair.same_frame(source.below(pair.told + 1))?;
            pair.same_recap()?;
        }
    }
    pair.same_recap()?;
    pair.same_frame(0)
}

/// Two tables that must look the same to the viewer.
struct Pair<G: Game> {
    viewer: Viewer,
    told: u32,
    truth: Table<G>,
    twin: Table<G>,
}

impl<G: Subject> Pair<G> {
    fn append(&mut self, truth: &[Input<G>], twin: &[Input<G>]) -> Result<(), Fault> {
        for (table, inputs) in [(&mut self.truth, truth), (&mut self.twin, twin)] {
            let entries: Vec<Entry<G>> = inputs.iter().copied().map(Entry::Input).collect();
            table.append(&entries).map_err(|bad| {
                Fault::of(self.viewer, format!("{} is no legal move: {:?}", line(inputs), bad.fault))
            })?;
        }
        self.tell()
    }

    /// Lets `seat` take its last action back on both tables; if it may, it then does the same again.
    fn undo_and_redo(&mut self, seat: Seat) -> Result<bool, Fault> {
        let last = |table: &Table<G>| {
            let acted = table.moves().iter().rev().find(|one| one.stands && one.deed == Deed::Act(seat));
            acted.map(|one| one.inputs.clone()).unwrap_or_default()
        };
        let (truth, twin) = (last(&self.truth), last(&self.twin));
        let [one, two] =
            [&mut self.truth, &mut self.twin].map(|table| table.undo(seat).map(|undo| undo.number));
        // Others see that something is taken back; why it cannot be, only the seat itself.
        let alike = if self.viewer.is(seat) { one == two } else { one.is_ok() == two.is_ok() };
        ensure!(alike, for self.viewer, "seat {seat} takes back with {one:?}, but in the twin with {two:?}");
        if one.is_ok() {
            self.tell()?;
            self.append(&truth, &twin)?;
        }
        Ok(one.is_ok())
    }

    fn tell(&mut self) -> Result<(), Fault> {
        self.same_frame(self.told)?;
        self.told = self.truth.number();
        Ok(())
    }

    fn same_frame(&self, since: u32) -> Result<(), Fault> {
        let what = format!("frame {since} to {}", self.truth.number());
        self.same(&what, |table| serde_json::to_string(&table.frame(self.viewer, since)))
    }

    /// What a seat may look at again is what it was told.
    fn same_recap(&self) -> Result<(), Fault> {
        let Viewer::Seat(seat) = self.viewer else { return Ok(()) };
        self.same("the recap", |table| serde_json::to_string(&table.recap(seat)))
    }

    fn same(
        &self,
        what: &str,
        told: impl Fn(&Table<G>) -> Result<String, serde_json::Error>,
    ) -> Result<(), Fault> {
        let [truth, twin] = [&self.truth, &self.twin].map(|table| {
            told(table).map_err(|error| Fault::of(self.viewer, format!("{what} cannot be written: {error}")))
        });
        let (truth, twin) = (truth?, twin?);
        ensure!(truth == twin, for self.viewer, "{what} differs {}", difference(&truth, &twin));
        Ok(())
    }
}
