//! What the person at the screen is about to do: nothing of it is known at the table yet.

use wire::engine::Seat;
use wire::multiverse::{Action, Mine, Phase, View, World};

use crate::lesson::Pupil;

/// How the table is laid out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Layout {
    /// A screen that is wider than high.
    #[default]
    Wide,
    /// A tablet held upright.
    Tall,
    /// A phone.
    Narrow,
}

impl Layout {
    pub(super) const fn class(self) -> &'static str {
        match self {
            Self::Wide => "wide",
            Self::Tall => "tall",
            Self::Narrow => "narrow",
        }
    }
}

/// The two looks of a switch panel (MV-P3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Edition {
    /// Switches.
    #[default]
    Collector,
    /// Tokens on two rows.
    Travel,
}

impl Edition {
    pub(super) const ALL: [Self; 2] = [Self::Collector, Self::Travel];

    /// Its word where it is kept.
    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::Collector => "collector",
            Self::Travel => "travel",
        }
    }

    pub(super) fn of(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|edition| edition.word() == word)
    }
}

/// What can be opened over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sheet {
    Menu,
    Tale,
    /// Every choice as a line of text.
    List,
    /// Standing orders for "Just roll!".
    Orders,
    Seat(Seat),
    /// What was seen in the draft.
    Memory,
}

/// What is pointed at, chosen and half done.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Hands {
    pub(super) layout: Layout,
    pub(super) edition: Edition,
    pub(super) open: Option<Sheet>,
    /// The action under the pointer or with the focus.
    pub(super) pointed: Option<Action>,
    /// What a line of the log speaks of, by its place.
    pub(super) line: Option<usize>,
    /// The world that will be kept (MV-S5).
    pub(super) kept: Option<World>,
    /// The formation as it will be: front left, middle, right, back left, right (MV-S6).
    pub(super) order: Vec<World>,
    /// The place of the formation that will be swapped with another.
    pub(super) lifted: Option<usize>,
    /// What whoever learns does about the lesson.
    pub(super) pupil: Pupil,
    /// Whether the final meeting has been looked at.
    pub(super) hugged: bool,
    /// The question that the choices above belong to.
    question: Option<(Phase, bool)>,
}

impl Hands {
    /// Nothing yet.
    pub(super) fn empty(layout: Layout, edition: Edition) -> Self {
        Self { layout, edition, ..Self::default() }
    }

    pub(super) fn is_narrow(&self) -> bool {
        self.layout == Layout::Narrow
    }

    /// Lets go of everything that does not fit the table any more.
    pub(super) fn fit(&mut self, view: &View) {
        let question = Some((view.phase, view.mine.is_some()));
        if self.question != question {
            self.question = question;
            self.pointed = None;
            self.lifted = None;
        }
        let mine = view.mine.as_ref();
        self.kept = self.kept.filter(|&world| mine.is_some_and(|mine| mine.pack.contains(world)));
        match (view.phase, mine) {
            (Phase::Form, Some(mine)) => self.arrange(mine),
            _ => self.order.clear(),
        }
    }

    /// What was put down stays there; the rest may lie in any order.
    fn arrange(&mut self, mine: &Mine) {
        let kept = self.order.len() == mine.kept.len() && self.order.starts_with(&mine.placed);
        if !kept {
            self.order.clone_from(&mine.placed);
            self.order.extend(mine.kept.iter().filter(|world| !mine.placed.contains(world)));
        }
    }

    /// Takes up the world at a place, or swaps it with the one taken up before.
    pub(super) fn lift(&mut self, place: usize) {
        match self.lifted.take() {
            None => self.lifted = Some(place),
            Some(other) if other != place && place.max(other) < self.order.len() => {
                self.order.swap(place, other);
            }
            Some(_) => {}
        }
    }

    /// Lets go of the last thing taken up; whether there was one.
    pub(super) fn let_go(&mut self) -> bool {
        self.open.take().is_some() || self.lifted.take().is_some() || self.kept.take().is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_taps_swap_two_worlds_and_two_on_one_change_nothing() {
        let worlds: Vec<World> = World::all().take(5).collect();
        let mut hands = Hands { order: worlds.clone(), ..Hands::default() };
        hands.lift(1);
        hands.lift(1);
        assert_eq!((&hands.order, hands.lifted), (&worlds, None));
        hands.lift(0);
        hands.lift(4);
        assert_eq!((hands.order[0], hands.order[4]), (worlds[4], worlds[0]));
    }
}
