//! A lesson: the books' example turn of a game, played at its real table.
//!
//! Each game has one as data: a log that sets the table up, and for each step what is accepted, what is lit and what is
//! said. How far it is, the table itself says: each step is one move.

use wire::games::{BotKind, GameId};
use words::Words;

use crate::client::Client;
use crate::coach::{Bubble, Button, Place, Press, Room};
use crate::games;
use crate::html::{Html, attribute, esc, icon, join, when};
use crate::place as page;

/// Somebody in a lesson.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Pupil {
    #[default]
    Follows,
    /// Tried something else than the lesson shows.
    Strays,
    /// Wants to know why; on a phone there is no room to tell it unasked.
    AsksWhy,
    /// Has read all of it.
    Knows,
}

/// One thing to do.
pub(crate) struct Step {
    /// Which of the parts it belongs to, from 0.
    pub(crate) part: usize,
    /// What is done, in the game's notation; in the last step nothing is left to do.
    pub(crate) action: Option<&'static str>,
    /// What chance adds to it, as it stands in a log.
    pub(crate) chance: &'static [&'static str],
    /// Where one stands and where it leads, as selectors; what to press is lit in any case.
    pub(crate) lights: &'static [&'static str],
    /// From which of these a dotted line leads to what to press.
    pub(crate) tie: Option<&'static str>,
    pub(crate) title: &'static str,
    pub(crate) text: &'static str,
    /// How it is done, and how on a phone.
    pub(crate) how: &'static str,
    pub(crate) how_narrow: &'static str,
    pub(crate) why: &'static str,
    pub(crate) because: &'static str,
    pub(crate) rules: &'static [&'static str],
}

/// A whole lesson. Names of texts are those of `words`.
pub(crate) struct Lesson {
    pub(crate) game: GameId,
    /// What the example leaves to chance comes from this seed.
    pub(crate) seed: u64,
    /// The log that sets the table up for two, and how many moves that is.
    pub(crate) set_up: &'static [&'static str],
    pub(crate) moves: u32,
    /// The parts, as the line above the buttons names them.
    pub(crate) parts: &'static [&'static str],
    pub(crate) steps: &'static [Step],
    /// What was learnt.
    pub(crate) learnt: &'static [&'static str],
    /// What is said at its end.
    pub(crate) end: &'static str,
    /// The way on from there.
    pub(crate) on: &'static str,
    pub(crate) go_on: fn(Client),
}

/// What a game says with its own drawings, and where its lesson is.
pub(crate) struct Class<'a> {
    pub(crate) words: &'static Words,
    /// The last move on the screen.
    pub(crate) shown: Option<u32>,
    pub(crate) pupil: Pupil,
    pub(crate) narrow: bool,
    pub(crate) room: Room,
    /// A text of the lesson with its drawings.
    pub(crate) say: &'a dyn Fn(&str) -> String,
    /// Where an action is pressed.
    pub(crate) press: &'a dyn Fn(&str) -> Vec<Press>,
    /// What the reason shows.
    pub(crate) picture: String,
}

impl Class<'_> {
    fn text(&self, key: &str) -> String {
        esc(&self.words.text(key)).into()
    }
}

impl Lesson {
    /// Opens it at its first step.
    pub(crate) fn begin(&self, client: Client) {
        self.open(client, 0);
    }

    /// Opens it at one of its steps.
    fn open(&self, client: Client, step: usize) {
        client.open_lesson(games::usual(self.game, 2), BotKind::Easy, self.seed, self.log(step));
    }

    /// All that happened before a step.
    pub(crate) fn log(&self, step: usize) -> Vec<String> {
        let done = self.steps[..step].iter().flat_map(|step| {
            let action = step.action.map(|action| format!("1 {action}"));
            action.into_iter().chain(step.chance.iter().map(|&outcome| outcome.to_owned()))
        });
        self.set_up.iter().map(|&entry| entry.to_owned()).chain(done).collect()
    }

    /// The step that comes after so many moves.
    pub(crate) fn step_after(&self, moves: Option<u32>) -> usize {
        let done = moves.unwrap_or_default().saturating_sub(self.moves);
        (done as usize).min(self.steps.len() - 1)
    }

    /// Where the part before begins.
    pub(crate) fn before(&self, step: usize) -> Option<usize> {
        let begins = |&step: &usize| step == 0 || self.steps[step - 1].part != self.steps[step].part;
        (0..step).rev().find(begins)
    }

    /// Whether somebody wants to do what the lesson shows, in one step or several: `play 34;move 3`.
    pub(crate) fn accepts(&self, moves: Option<u32>, actions: &str) -> bool {
        let mut expected = self.steps[self.step_after(moves)..].iter();
        actions.split(';').all(|action| expected.next().and_then(|step| step.action) == Some(action))
    }

    /// Does what a button of the lesson says; what the pupil is then.
    pub(crate) fn teach(&self, client: Client, word: &str, moves: Option<u32>, pupil: Pupil) -> Pupil {
        match word {
            "back" => {
                if let Some(step) = self.before(self.step_after(moves)) {
                    self.open(client, step);
                }
            }
            "next" => return Pupil::Knows,
            "again" => self.begin(client),
            "why" if pupil != Pupil::AsksWhy => return Pupil::AsksWhy,
            "why" => {}
            "on" => (self.go_on)(client),
            _ => client.go(page::Place::Learn),
        }
        Pupil::Follows
    }

    /// What the lesson says now.
    pub(crate) fn bubble(&self, class: &Class<'_>) -> Bubble {
        if class.pupil == Pupil::Knows {
            return self.last(class);
        }
        let at = self.step_after(class.shown);
        let step = &self.steps[at];
        let narrow = class.narrow;
        let mut text = (class.say)(step.text);
        if class.pupil == Pupil::Strays {
            let astray = class.text("screen-lesson-astray");
            text = format!("{text}</p><p class=\"astray\" role=\"alert\">{astray}");
        }
        let mut buttons = Vec::new();
        if at > 0 {
            buttons.push(Button::new("lesson back", "u-undo", &class.text("screen-lesson-back"), "btn"));
        }
        if step.action.is_none() {
            buttons.push(Button::new("lesson next", "u-tick", &class.text("screen-lesson-next"), "btn next"));
        }
        // On a phone the way out is in the bar on top.
        buttons.push(if narrow {
            Button::plain("lesson why", &class.text("screen-lesson-why"), "lnk ask")
        } else {
            Button::plain("lesson leave", &class.text("screen-lesson-leave"), "lnk leave")
        });
        Bubble {
            class: "lesson",
            place: Place::Beside,
            room: class.room,
            narrow,
            lights: step.lights.iter().map(|&light| light.to_owned()).collect(),
            tie: step.tie.map(str::to_owned),
            press: step.action.map(|action| (class.press)(action)).unwrap_or_default(),
            kicker: self.stage(class).into(),
            title: (class.say)(step.title),
            text,
            progress: when(!narrow, &self.progress(class, step.part)),
            how: (class.say)(if narrow { step.how_narrow } else { step.how }),
            why: (!narrow || class.pupil == Pupil::AsksWhy).then(|| self.reason(class, step)),
            buttons,
        }
    }

    /// Why a step is taken, and the rules that say so.
    fn reason(&self, class: &Class<'_>, step: &Step) -> String {
        let book = esc(&page::Place::Rules(self.game).address());
        let rules = step.rules.iter().map(|rule| {
            format!("<a class=\"rid\" href=\"{book}#{rule}\" target=\"_blank\" rel=\"noopener\">{rule}</a> ")
        });
        format!(
            "<h3>{}{}</h3><p>{}</p>{}<p class=\"ids\">{}</p>",
            icon("u-eye"),
            (class.say)(step.why),
            (class.say)(step.because),
            class.picture,
            join(rules),
        )
    }

    /// What was learnt, and the way on.
    fn last(&self, class: &Class<'_>) -> Bubble {
        let line = |&key: &&str| format!("<li>{}<span>{}</span></li>", icon("u-tick"), (class.say)(key));
        Bubble {
            class: "lesson end",
            place: Place::Middle,
            room: class.room,
            narrow: class.narrow,
            lights: Vec::new(),
            tie: None,
            press: Vec::new(),
            kicker: class.text("screen-lesson-name"),
            title: class.text("screen-lesson-end-title"),
            text: format!(
                "{}</p><ul class=\"learnt\">{}</ul><p>{}",
                class.text("screen-lesson-end-text"),
                join(self.learnt.iter().map(line)),
                class.text(self.end)
            ),
            progress: String::new(),
            how: String::new(),
            why: None,
            buttons: vec![
                Button::new("lesson on", "u-arrow", &class.text(self.on), "btn act"),
                Button::new("lesson again", "u-undo", &class.text("screen-lesson-again"), "btn"),
                Button::plain("lesson leave", &class.text("screen-lesson-leave"), "lnk leave"),
            ],
        }
    }

    fn part_after(&self, moves: Option<u32>) -> usize {
        self.steps[self.step_after(moves)].part
    }

    /// Which of the parts it is.
    pub(crate) fn stage(&self, class: &Class<'_>) -> Html {
        let part = self.part_after(class.shown) + 1;
        let number = [("count", part.into()), ("needed", self.parts.len().into())];
        esc(&class.words.text_with("screen-lesson-step", &number))
    }

    /// How far the lesson is, and the way out, for the bar on top of a phone.
    pub(crate) fn dots(&self, class: &Class<'_>) -> String {
        let now = self.part_after(class.shown);
        let dot = |part: usize| format!("<i class=\"{}\"></i>", state(part, now));
        format!(
            "<span class=\"parts\" aria-hidden=\"true\">{}</span><button type=\"button\" class=\"mn\" data-do=\"lesson leave\"{}>{}</button>",
            join((0..self.parts.len()).map(dot)),
            attribute("aria-label", Some(&class.words.text("screen-lesson-leave"))),
            icon("u-cross"),
        )
    }

    /// The parts by name, and how far the lesson is.
    fn progress(&self, class: &Class<'_>, now: usize) -> String {
        let part = |(index, &key): (usize, &&str)| {
            let sign = if index < now { icon("u-tick") } else { format!("<i>{}</i>", index + 1) };
            let current = when(index == now, " aria-current=\"step\"");
            format!(
                "<li class=\"{}\"{current}>{sign}<span>{}</span></li>",
                state(index, now),
                class.text(key)
            )
        };
        format!("<ol class=\"stp\">{}</ol>", join(self.parts.iter().enumerate().map(part)))
    }
}

fn state(part: usize, now: usize) -> &'static str {
    match part.cmp(&now) {
        std::cmp::Ordering::Less => "done",
        std::cmp::Ordering::Equal => "now",
        std::cmp::Ordering::Greater => "",
    }
}

/// Text with keys between signs, `<Enter>`, and what is meant on the table between stars.
pub(crate) fn marked(text: &str) -> String {
    let keys = text.replace("&lt;", "<kbd>").replace("&gt;", "</kbd>");
    let parts = keys.split('*').enumerate();
    join(parts.map(|(index, part)| if index % 2 == 1 { format!("<b>{part}</b>") } else { part.to_owned() }))
}

#[cfg(test)]
pub(crate) mod tests {
    use wire::engine::Seat;
    use wire::games::SeatKind;
    use wire::{FromTable, LocalTable, ToTable};

    use super::*;

    const ME: Seat = Seat::from_index(0);

    /// A table at a step of the lesson.
    pub(crate) fn opened(lesson: &Lesson, step: usize) -> LocalTable {
        let mut table = LocalTable::new(|| 1);
        let setup = games::usual(lesson.game, 2);
        let seats = vec![SeatKind::Me, SeatKind::Bot(BotKind::Easy)];
        let answers =
            table.receive(ToTable::Lesson { setup, seats, seed: lesson.seed, log: lesson.log(step) });
        assert!(matches!(answers[0], FromTable::Hello { .. }), "{answers:?}");
        table
    }

    /// Plays the whole lesson, and returns its log.
    pub(crate) fn played(lesson: &Lesson) -> Vec<String> {
        let mut table = opened(lesson, 0);
        for (number, step) in lesson.steps.iter().enumerate() {
            let moves = Some(number as u32 + lesson.moves);
            assert_eq!(lesson.step_after(moves), number);
            assert_eq!(table.log(), lesson.log(number), "before step {number}");
            if let Some(action) = step.action {
                assert!(lesson.accepts(moves, action) && !lesson.accepts(moves, "resign"));
                let act = ToTable::Act { seat: ME, action: action.to_owned(), after: None };
                let answers = table.receive(act);
                assert!(matches!(answers[0], FromTable::Frame { .. }), "{action}: {answers:?}");
            }
        }
        assert!(table.advance().is_empty(), "nobody else acts in a lesson");
        assert_eq!(table.kept(), None);
        table.log()
    }

    #[test]
    fn keys_and_what_is_meant_are_marked() {
        assert_eq!(marked("press &lt;K&gt;: *keep* it"), "press <kbd>K</kbd>: <b>keep</b> it");
    }
}
