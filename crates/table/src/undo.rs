//! Taking back.

use engine::{Game, Input, Node, Reveals, Seat, Silent};
use serde::{Deserialize, Serialize};

use crate::{Deed, Move, Table};

/// Why a seat cannot take its last action back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum NoUndo {
    /// It has not acted, or has taken back all it did.
    NothingToTakeBack,
    /// Chance has decided something since; an outcome is never probed.
    ChanceDecided,
    /// Its action showed somebody something new.
    Revealed,
    /// Another seat has acted on it.
    SomebodyElseActed,
    /// It ended the game: a table that has ended never goes on.
    Over,
}

impl<G: Game> Table<G> {
    /// Takes back the last action of `seat`, if nobody has learnt anything by it, chance has decided nothing
    /// since, and nobody else has acted on it. Again and again, a seat gets back as far as that allows.
    ///
    /// Where several seats act at once, those who have chosen do not bar each other until all have.
    pub fn undo(&mut self, seat: Seat) -> Result<&Move<G>, NoUndo> {
        let target = self.undoable(seat)?;
        self.moves[target].stands = false;
        self.state = self.after(self.inputs());
        Ok(self.push(Deed::Undo(seat), Vec::new(), Vec::new(), Reveals::Nothing))
    }

    /// Whether [`undo`](Self::undo) would do it.
    pub fn can_undo(&self, seat: Seat) -> Result<(), NoUndo> {
        self.undoable(seat).map(|_| ())
    }

    /// Which move would be taken back.
    fn undoable(&self, seat: Seat) -> Result<usize, NoUndo> {
        let acted = |one: &Move<G>| one.stands && one.deed == Deed::Act(seat);
        let target = self.moves.iter().rposition(acted).ok_or(NoUndo::NothingToTakeBack)?;
        let its = &self.moves[target];
        if its.inputs.len() > 1 {
            Err(NoUndo::ChanceDecided)
        } else if its.reveals == Reveals::Something {
            Err(NoUndo::Revealed)
        } else if !self.might_have_come_last(target) {
            Err(NoUndo::SomebodyElseActed)
        } else if self.node() == Node::Over {
            Err(NoUndo::Over)
        } else {
            Ok(target)
        }
    }

    /// Whether nothing came after the move, or only what commutes with it and showed nobody anything: the other
    /// choices of an unresolved choice of several seats. Asking the rules, not counting seats, makes this right
    /// for choices of several steps, too.
    fn might_have_come_last(&self, target: usize) -> bool {
        let later: Vec<&Move<G>> =
            self.moves[target + 1..].iter().filter(|one| one.stands && !one.inputs.is_empty()).collect();
        if later.is_empty() {
            return true;
        }
        // Asked for every frame, and nearly always answered by this: what follows plays the whole game again.
        if !later.iter().all(|one| one.reveals == Reveals::Nothing && one.inputs.len() == 1) {
            return false;
        }
        let before = self.moves[..target].iter().filter(|one| one.stands).flat_map(|one| &one.inputs);
        let mut state = self.after(before.copied());
        let rest = later.iter().copied().chain([&self.moves[target]]).flat_map(|one| &one.inputs);
        rest.copied().all(|input| self.rules.try_step(&mut state, input, &mut Silent).is_ok())
            && state == self.state
    }

    pub(crate) fn after(&self, inputs: impl Iterator<Item = Input<G>>) -> G::State {
        let mut state = self.rules.start();
        for input in inputs {
            self.rules.step(&mut state, input, &mut Silent);
        }
        state
    }
}
