//! Where the coach finds things on this table.

use wire::multiuniversum::{Action, CardId};

use super::lesson::LESSON;
use super::look::Look;
use super::screen::Screen;
use crate::coach::{Press, Room};
use crate::typed;

/// What stays free of the bubble.
pub(super) const ROOM: Room = Room { below: ".strip", choices: &[".card[data-card]", ".dlg"] };

/// Where an action is pressed: the thing that is lit, and the part of it that is meant.
pub(super) fn press(look: &Look<'_>, action: Action) -> Vec<Press> {
    let one = |thing: String| vec![(thing.clone(), thing)];
    let use_of = |card: CardId, part: &str| {
        let whole = format!(".card[data-card=\"{}\"]", card.number());
        if !look.hands.narrow {
            return vec![(whole.clone(), format!("{whole} {part}"))];
        }
        // A finger chooses the card first, and then one of its uses in the bar.
        if look.hands.card() == Some(card) {
            let button = format!(".bar [data-action=\"{action}\"]");
            vec![(button.clone(), button), (whole, String::new())]
        } else {
            one(whole)
        }
    };
    match action {
        Action::Play(card) => use_of(card, ".slot.lit"),
        Action::Prepare(card) => use_of(card, ".tz"),
        Action::Discard(card) => use_of(card, ".bin"),
        Action::Move(at) | Action::Look(at) => one(format!(".station.st{}", at.number())),
        Action::Swap(a, b) => {
            [a, b].into_iter().flat_map(|at| one(format!(".station.st{}", at.number()))).collect()
        }
        Action::Drop(card) | Action::Keep(card) => one(format!(".dlg [data-do=\"pick {}\"]", card.number())),
        Action::Take(_) | Action::Spend(_) => one(format!(".dlg [data-action=\"{action}\"]")),
        Action::Arrange(_) => one(".dlg .aps".to_owned()),
        Action::Pass => one("#pass".to_owned()),
    }
}

impl Screen {
    /// The coach is silent until the next decision; whether it spoke.
    pub(super) fn hush(self) -> bool {
        if self.client.drop_hint() {
            return true;
        }
        let speaks = self.memory().coach.guides();
        if speaks {
            let shown = self.look(|look| look.shown);
            self.change(|hands| hands.dismissed = shown);
        }
        speaks
    }

    /// What a button of the lesson does.
    pub(super) fn teach(self, word: &str) {
        let shown = self.look(|look| look.shown);
        self.change(|hands| hands.pupil = LESSON.teach(self.client, word, shown, hands.pupil));
    }

    /// Opens the line for typed moves, where somebody plays.
    pub(super) fn begin_typing(self) {
        if typed::begin(self.client, self.typing) {
            self.change(|hands| hands.open = None);
        }
    }

    /// Closes it again; the focus goes back to the table.
    pub(super) fn end_typing(self) {
        typed::end(self.typing, &[".dlg .offer", ".card.pick", ".station.target", "#menu"]);
    }
}
