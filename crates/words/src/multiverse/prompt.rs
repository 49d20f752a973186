//! What the game waits for.

use engine::{Seat, Viewer};
use multiverse::{Colour, Mine, Multiverse, Phase, Roll, View};

use super::piece::{colour, place, roll_result, world, yes_no};
use super::score::ending_of;
use super::spot::spot;
use crate::{Names, Value, Words};

pub(super) fn prompt(words: &Words, rules: &Multiverse, names: &Names, view: &View) -> String {
    let asker = Asker { words, names, view };
    match view.phase {
        Phase::Panels { who, colour } => asker.of(who, "mv-prompt-panels", vec![asker.colour(colour)]),
        Phase::Scepters { .. } => words.text("mv-prompt-scepters"),
        Phase::Deal { .. } => words.text("mv-prompt-deal"),
        Phase::Draft { .. } => asker.draft(rules),
        Phase::Form => asker.form(),
        Phase::Columns => words.text("mv-prompt-columns"),
        Phase::Encounter => asker.encounter(),
        Phase::Act => asker.of(view.turn, "mv-prompt-act", Vec::new()),
        Phase::Object { who, colour } => asker.object(who, colour),
        Phase::Roll(Roll::Confirm { colour }) => {
            asker.of(view.turn, "mv-prompt-confirm", vec![asker.colour(colour)])
        }
        Phase::Roll(Roll::Jump { colour, .. }) => {
            asker.of(view.turn, "mv-prompt-jump", vec![asker.colour(colour)])
        }
        Phase::MayRepeat { roll, change } => {
            let result = ("result", roll_result(words, change).into());
            asker.of(view.turn, "mv-prompt-repeat", vec![asker.colour(roll.colour()), result])
        }
        Phase::Show { column, .. } => words.text_with("mv-prompt-show", &[("column", (column + 1).into())]),
        Phase::Over(ending) => {
            words.text_with("mv-prompt-over", &[("ending", ending_of(words, ending).into())])
        }
    }
}

type Variables = Vec<(&'static str, Value<'static>)>;

struct Asker<'a> {
    words: &'a Words,
    names: &'a Names,
    view: &'a View,
}

impl Asker<'_> {
    /// The text `key` about somebody, who may be the viewer.
    fn of(&self, who: Seat, key: &'static str, mut values: Variables) -> String {
        values.extend(self.names.subject(self.words, who, self.view.viewer));
        self.words.text_with(key, &values)
    }

    fn draft(&self, rules: &Multiverse) -> String {
        match self.busy() {
            Busy::Me(seat, mine) => {
                let next = seat.next(rules.options().players);
                let values = [
                    ("count", mine.pack.len().saturating_sub(1).into()),
                    ("player", self.names.inside(self.words, next).into()),
                ];
                self.words.text_with("mv-prompt-draft", &values)
            }
            Busy::Others => self.words.text_with("mv-prompt-kept", &[self.waiting()]),
            Busy::Watching => self.words.text_with("mv-prompt-drafting", &[self.waiting()]),
        }
    }

    fn form(&self) -> String {
        match self.busy() {
            Busy::Me(_, mine) => {
                let next = u8::try_from(mine.placed.len() + 1).unwrap_or(u8::MAX);
                let values = [("place", place(self.words, next).into()), yes_no("front", next <= 3)];
                self.words.text_with("mv-prompt-form", &values)
            }
            Busy::Others => self.words.text_with("mv-prompt-formed", &[self.waiting()]),
            Busy::Watching => self.words.text_with("mv-prompt-forming", &[self.waiting()]),
        }
    }

    /// Where all choose at the same time: whether the viewer still has to.
    fn busy(&self) -> Busy<'_> {
        match (self.view.viewer, &self.view.mine) {
            (Viewer::Seat(seat), Some(mine)) if !self.view.done.contains(seat) => Busy::Me(seat, mine),
            (Viewer::Seat(_), _) => Busy::Others,
            (Viewer::Spectator, _) => Busy::Watching,
        }
    }

    /// Those who still have to choose.
    fn waiting(&self) -> (&'static str, Value<'static>) {
        let waiting = self.view.seats().filter(|&seat| !self.view.done.contains(seat));
        ("names", self.names.list(self.words, waiting).into())
    }

    fn encounter(&self) -> String {
        let view = self.view;
        let panel = view.players[view.turn.index()].panel;
        let mut values = vec![("world", world(self.words, panel.world()).into())];
        match view.meeting(view.turn, panel) {
            Some(other) => {
                values.extend(self.other(other));
                self.of(view.turn, "mv-prompt-encounter-or-meet", values)
            }
            None => self.of(view.turn, "mv-prompt-encounter", values),
        }
    }

    fn object(&self, who: Seat, which: Colour) -> String {
        let view = self.view;
        let mover = view.turn;
        let panel = view.players[mover.index()].panel;
        let mut values = vec![self.colour(which), yes_no("on", panel.has(which))];
        if !view.viewer.is(who) {
            values.push(("objector", self.names.inside(self.words, who).into()));
            return self.of(mover, "mv-prompt-objector", values);
        }
        // What the switch is good for comes with the question.
        if let Some(other) = view.meeting(mover, panel) {
            values.extend(self.other(other));
            return self.of(mover, "mv-prompt-object-meeting", values);
        }
        match view.spot(mover, panel) {
            Some(found) => {
                values.push(("world", world(self.words, panel.world()).into()));
                values.push(("spot", spot(self.words, self.names, view.viewer, found).into()));
                self.of(mover, "mv-prompt-object-world", values)
            }
            None => self.of(mover, "mv-prompt-object", values),
        }
    }

    /// Somebody else in the sentence, who may be the viewer.
    fn other(&self, who: Seat) -> [(&'static str, Value<'static>); 2] {
        [yes_no("mine", self.view.viewer.is(who)), ("other", self.names.inside(self.words, who).into())]
    }

    fn colour(&self, which: Colour) -> (&'static str, Value<'static>) {
        ("colour", colour(self.words, which).into())
    }
}

enum Busy<'a> {
    Me(Seat, &'a Mine),
    Others,
    Watching,
}

/// How far the game is: the part of the set-up, or the round with what has been captured.
pub(super) fn progress(words: &Words, view: &View) -> String {
    let draft = |round: u8| words.text_with("mv-setup-draft", &[("token", (round + 1).into())]);
    match view.phase {
        Phase::Panels { .. } => return words.text("mv-setup-panels"),
        Phase::Scepters { .. } => return words.text("mv-setup-scepters"),
        Phase::Deal { .. } => return draft(0),
        Phase::Draft { round } => return draft(round),
        Phase::Form => return words.text("mv-setup-form"),
        Phase::Columns => return words.text("mv-setup-columns"),
        _ => {}
    }
    let captured = view.players.iter().map(|player| player.captured.len()).sum();
    let mut parts = vec![
        words.text_with("table-round", &[("round", view.round.into())]),
        super::captured_count(words, captured),
    ];
    let revealed = view.players.iter().filter(|player| player.is_revealed()).count();
    if revealed > 0 {
        parts.push(words.text_with("mv-revealed-count", &[("count", revealed.into())]));
    }
    parts.join(" · ")
}
