//! Where the coach finds things on this table.

use leptos::prelude::Callback;
use wire::multiverse::Action;
use words::Told as _;

use super::lesson::LESSON;
use super::screen::Screen;
use crate::coach::{Press, Room};
use crate::typed::{self, Completion, Typing};

/// What stays free of the bubble.
pub(super) const ROOM: Room =
    Room { below: ".dock, .pdock, .dbot", choices: &[".rollcard .offer", ".panel.acts", ".hand", ".board"] };

/// Where an action is pressed: the thing that is lit, and the part of it that is meant.
pub(super) fn press(action: Action) -> Vec<Press> {
    let one = |thing: String| vec![(thing.clone(), thing)];
    match action {
        // The card says what follows, and the world itself can be tapped, too.
        Action::Visit => {
            [".rollcard [data-action=visit], .pmid [data-action=visit]", ".tok[data-action=visit]"]
                .into_iter()
                .flat_map(|thing| one(thing.to_owned()))
                .collect()
        }
        Action::Switch(_) | Action::SwitchAll => one(format!(".sw[data-point=\"{action}\"]")),
        Action::Keep(_) => one(format!("[data-do=\"{action}\"]")),
        Action::Place(_) => one(".board".to_owned()),
        _ => one(format!("button[data-action=\"{action}\"]")),
    }
}

impl Screen {
    /// Closes the hint; whether there was one.
    pub(super) fn hush(self) -> bool {
        self.client.drop_hint()
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
    fn end_typing(self) {
        typed::end(self.typing, &[".offer", ".pick:enabled", "#menu"]);
    }

    /// The line for typed moves.
    pub(super) fn typing_line(self) -> Typing {
        let offers = move || {
            self.look(|look| {
                let offers = look.scene.offers.iter().filter(|offer| look.may(offer.action));
                let told = |action: Action| Completion {
                    typed: action.to_string(),
                    told: look.rules().say_offer(look.words(), &look.scene.names, look.scene.view, action),
                };
                Some(offers.map(|offer| told(offer.action)).collect::<Vec<_>>())
            })
        };
        let check = move |text: String| {
            self.look(|look| {
                if !look.may_act() {
                    return Some(Err(look.words().text("screen-typed-wait")));
                }
                let verdict = |action| look.may(action).then_some(Ok(()));
                Some(typed::check(look.words(), "screen-mv-typed-unknown", &text, verdict))
            })
        };
        Typing {
            client: self.client,
            open: self.typing,
            class: "mv",
            example: "screen-mv-typed-example",
            offers: Callback::new(move |()| offers().unwrap_or_default()),
            check: Callback::new(move |text| check(text).unwrap_or_else(|| Err(String::new()))),
            act: Callback::new(move |actions: String| self.act(&actions)),
            close: Callback::new(move |()| self.end_typing()),
        }
    }
}
