//! What happened, one sentence an event.

use engine::{Known, Seat, Viewer};
use multiverse::{Colours, Ending, Event, World};

use super::piece::{colour, colours, place, roll_result, scepter, world, worlds, yes_no};
use super::score::ending_of;
use crate::{Names, Value, Words};

pub(super) fn event(words: &Words, names: &Names, event: Event, viewer: Viewer) -> String {
    Teller { words, names, viewer }.tell(event)
}

struct Teller<'a> {
    words: &'a Words,
    names: &'a Names,
    viewer: Viewer,
}

type Variable = (&'static str, Value<'static>);

impl Teller<'_> {
    fn tell(&self, event: Event) -> String {
        let words = self.words;
        let hue = |it| ("colour", colour(words, it).into());
        match event {
            Event::PanelSet { who, colours } => self.by(who, "mv-event-panel-set", &[self.colours(colours)]),
            Event::ScepterDealt { scepter: it, position, who } => {
                let values = [("scepter", scepter(words, it).into()), ("position", position.into())];
                match who {
                    Some(who) => self.by(who, "mv-event-scepter-dealt", &values),
                    None => words.text_with("mv-event-scepter-imaginary", &values),
                }
            }
            Event::Dealt { who, world } => {
                self.token(who, world, ["mv-event-dealt", "mv-event-dealt-hidden"], &[])
            }
            Event::Kept { who, world } => {
                self.token(who, world, ["mv-event-kept", "mv-event-kept-hidden"], &[])
            }
            Event::Passed { left } => words.text_with("mv-event-passed", &[("count", left.into())]),
            Event::Received { who, pack } => {
                self.by(who, "mv-event-received", &[("worlds", worlds(words, pack.iter()).into())])
            }
            Event::Placed { who, place: number, world } => {
                let at = [("place", place(words, number).into())];
                self.token(who, world, ["mv-event-placed", "mv-event-placed-hidden"], &at)
            }
            Event::FrontShown { who, front } => {
                self.by(who, "mv-event-front-shown", &[("worlds", worlds(words, front).into())])
            }
            Event::ColumnShown { column, world } => {
                words.text_with("mv-event-column-shown", &[("column", column.into()), self.world(world)])
            }
            Event::RoundBegan { round } => words.text_with("event-round-began", &[("round", round.into())]),
            Event::TurnBegan { who } => self.by(who, "event-turn-began", &[]),
            Event::Captured { who, world, from } => self.captured(who, world, from),
            Event::Unlocked { who, world } => self.by(who, "mv-event-unlocked", &[self.world(world)]),
            Event::Revealed { who } => self.by(who, "mv-event-revealed", &[]),
            Event::Declined { who } => self.by(who, "mv-event-declined", &[]),
            Event::Switched { who, colour, on } => {
                self.by(who, "mv-event-switched", &[hue(colour), yes_no("on", on)])
            }
            Event::SwitchedAll { who, colours } => {
                self.by(who, "mv-event-switched-all", &[self.colours(colours)])
            }
            Event::Objected { who } => self.by(who, "mv-event-objected", &[]),
            Event::Allowed { who } => self.by(who, "mv-event-allowed", &[]),
            Event::Rolled { who, roll, change } => {
                let result = ("result", roll_result(words, change).into());
                self.by(who, "mv-event-rolled", &[hue(roll.colour()), result])
            }
            Event::Repeated { who } => self.by(who, "mv-event-repeated", &[]),
            Event::SwitchedBack { who, colour } => self.by(who, "mv-event-switched-back", &[hue(colour)]),
            Event::Jumped { who, colour, on } => {
                self.by(who, "mv-event-jumped", &[hue(colour), yes_no("on", on)])
            }
            Event::Rotated { imaginary } => {
                words.text_with("mv-event-rotated", &[yes_no("imaginary", imaginary)])
            }
            Event::StalemateNears { rounds } => {
                words.text_with("mv-event-stalemate-nears", &[("rounds", rounds.into())])
            }
            Event::GameOver { ending: Ending::Met { by, whom } } => self.met(by, whom),
            Event::GameOver { ending } => {
                words.text_with("mv-event-game-over", &[("ending", ending_of(words, ending).into())])
            }
        }
    }

    /// The sentence `key` with somebody as its subject.
    fn by(&self, who: Seat, key: &'static str, values: &[Variable]) -> String {
        let mut all = self.names.subject(self.words, who, self.viewer).to_vec();
        all.extend_from_slice(values);
        self.words.text_with(key, &all)
    }

    /// A sentence about a token that may be hidden.
    fn token(
        &self,
        who: Seat,
        world: Known<World>,
        [known, hidden]: [&'static str; 2],
        values: &[Variable],
    ) -> String {
        match world {
            Known::Known(world) => self.by(who, known, &[values, &[self.world(world)]].concat()),
            Known::Hidden => self.by(who, hidden, values),
        }
    }

    fn captured(&self, who: Seat, world: World, from: Option<Seat>) -> String {
        match from {
            None => self.by(who, "mv-event-captured-column", &[self.world(world)]),
            Some(owner) => {
                let [mine, from] = self.other(owner);
                self.by(who, "mv-event-captured", &[self.world(world), mine, from])
            }
        }
    }

    fn met(&self, by: Seat, whom: Seat) -> String {
        self.by(by, "mv-event-met", &self.other(whom))
    }

    /// Somebody else in the sentence, who may be the viewer.
    fn other(&self, who: Seat) -> [Variable; 2] {
        [yes_no("mine", self.viewer.is(who)), ("other", self.names.inside(self.words, who).into())]
    }

    fn world(&self, it: World) -> Variable {
        ("world", world(self.words, it).into())
    }

    fn colours(&self, it: Colours) -> Variable {
        ("colours", colours(self.words, it).into())
    }
}
