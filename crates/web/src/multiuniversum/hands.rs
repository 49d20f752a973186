//! What the person at the screen is about to do: nothing of it is known at the table yet.

use wire::engine::Seat;
use wire::multiuniversum::{CardId, Phase, Transformer, View};

use crate::lesson::Pupil;

/// What is pointed at, chosen and half done.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Hands {
    /// The card under the pointer or with the focus.
    pub(super) pointed: Option<CardId>,
    /// The card that was clicked or tapped: it stays until another is, or until Escape.
    pub(super) chosen: Option<CardId>,
    /// The card that is being dragged.
    pub(super) dragged: Option<CardId>,
    /// The portal that is being dragged in a stack in hand, by its old place.
    pub(super) lifted: Option<u8>,
    /// The transformer pointed at: "what would my cards do there?"
    pub(super) there: Option<Transformer>,
    /// In a question that asks for several things: those chosen so far, by their numbers.
    pub(super) picked: Vec<u8>,
    /// The new order of the stack in hand, by old places from 0 (MU-A1).
    pub(super) order: Vec<u8>,
    /// What has been opened over the table.
    pub(super) open: Option<Sheet>,
    /// What whoever learns does about the lesson.
    pub(super) pupil: Pupil,
    /// The move after which the coach was sent away.
    pub(super) dismissed: Option<u32>,
    /// Whether the screen is a phone's.
    pub(super) narrow: bool,
    /// The question the choices above belong to.
    question: Option<(Phase, u8)>,
}

/// What can be opened over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sheet {
    Menu,
    Tale,
    /// Every choice as a line of text.
    List,
    /// The discard pile, which all may look through (MU-C6).
    Pile,
    Lab(Seat),
    /// A portal, large, and what is remembered of its stack.
    Portal(Transformer),
}

impl Hands {
    /// Nothing yet.
    pub(super) fn empty(narrow: bool) -> Self {
        Self { narrow, ..Self::default() }
    }

    /// The card whose uses are shown.
    pub(super) fn card(&self) -> Option<CardId> {
        self.dragged.or(self.chosen).or(self.pointed)
    }

    /// Lets go of everything that does not fit the table any more.
    pub(super) fn fit(&mut self, view: &View) {
        let hand = view.me().map(|me| me.hand);
        let gone = |card: Option<CardId>| card.filter(|&card| hand.is_some_and(|hand| hand.contains(card)));
        self.pointed = gone(self.pointed);
        self.chosen = gone(self.chosen);
        self.dragged = gone(self.dragged);
        let question = Some((view.phase, view.actions_left));
        if self.question != question {
            self.question = question;
            self.picked.clear();
            self.order.clear();
            self.lifted = None;
            self.pupil = Pupil::Follows;
            if let Phase::Arrange { stack } = view.phase {
                self.order = (0..view.height(stack) as u8).collect();
            }
        }
    }

    /// Chooses a thing, or lets go of it; of too many the oldest goes.
    pub(super) fn pick(&mut self, number: u8, most: usize) {
        if let Some(index) = self.picked.iter().position(|&picked| picked == number) {
            self.picked.remove(index);
        } else {
            self.picked.push(number);
            if self.picked.len() > most {
                self.picked.remove(0);
            }
        }
    }

    /// Moves the portal at a place of the new order by one.
    pub(super) fn shift(&mut self, place: usize, down: bool) {
        let other = if down { place + 1 } else { place.wrapping_sub(1) };
        if place < self.order.len() && other < self.order.len() {
            self.order.swap(place, other);
        }
    }

    /// Moves a portal of the new order to another place.
    pub(super) fn shove(&mut self, from: usize, to: usize) {
        if from < self.order.len() && to < self.order.len() {
            let portal = self.order.remove(from);
            self.order.insert(to, portal);
        }
    }

    /// Lets go of the last thing taken up; whether there was one.
    pub(super) fn let_go(&mut self) -> bool {
        if self.open.take().is_some() || self.there.take().is_some() || self.chosen.take().is_some() {
            return true;
        }
        let picked = !self.picked.is_empty();
        self.picked.clear();
        picked
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_too_many_the_oldest_goes() {
        let mut hands = Hands::default();
        for number in [3, 7, 3, 9, 11] {
            hands.pick(number, 2);
        }
        assert_eq!(hands.picked, [9, 11]);
    }

    #[test]
    fn a_portal_stays_in_its_stack() {
        let mut hands = Hands { order: vec![0, 1, 2], ..Hands::default() };
        hands.shift(0, true);
        hands.shift(0, false);
        hands.shift(2, true);
        assert_eq!(hands.order, [1, 0, 2]);
        hands.shove(0, 2);
        hands.shove(1, 3);
        assert_eq!(hands.order, [0, 2, 1]);
    }
}
