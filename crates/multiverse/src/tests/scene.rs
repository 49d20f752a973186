//! A table for the tests: a game that has begun, in which panels, tokens and scepters can be put where a rule wants
//! them. Chance is scripted, or takes the first ticket.

use engine::{Game, Input, Node, Odds, Reveals, Seat, Viewer};

use crate::ids::{Colour, Colours, Scepter, World, WorldSet};
use crate::options::Options;
use crate::state::{Column, State};
use crate::view::View;
use crate::{Action, Event, Multiverse, Outcome};

pub(super) struct Scene {
    pub(super) rules: Multiverse,
    pub(super) state: State,
    /// What happened since the last action, chance included.
    pub(super) events: Vec<Event>,
    pub(super) reveals: Reveals,
}

/// Each seat's formation: front row, back row.
const FORMATIONS: [&str; 6] = [
    "gw gr gy gb wr",
    "g w r y b",
    "wy wb ry rb yb",
    "gwr gwy gwb gry grb",
    "gyb wry wrb wyb ryb",
    "gwry gwrb gwyb gryb wryb",
];

pub(super) fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

pub(super) fn colours(letters: &str) -> Colours {
    letters.parse().unwrap()
}

pub(super) fn world(letters: &str) -> World {
    letters.parse().unwrap()
}

impl Scene {
    /// Before anything was rolled or dealt.
    pub(super) fn at_the_start(options: Options) -> Self {
        let rules = Multiverse::new(options).unwrap();
        Self { state: rules.start(), rules, events: Vec::new(), reveals: Reveals::Nothing }
    }

    /// A game for so many, begun: seat 1 has the first turn. Nobody can visit anything: all panels are off, and the
    /// world without colours is not in sight.
    pub(super) fn of(players: u8) -> Self {
        Self::with(Options::for_players(players))
    }

    pub(super) fn with(options: Options) -> Self {
        let mut scene = Self::at_the_start(options);
        scene.go_on();
        for panel in &mut scene.state.panels {
            *panel = Colours::NONE;
        }
        for (number, worlds) in (1..=scene.rules.options().players).zip(FORMATIONS) {
            scene.formation(number, worlds);
        }
        scene.columns("gwryb");
        scene.turn_of(1);
        scene
    }

    /// Everybody keeps and places the first token there is, and chance takes its first tickets, until the first turn.
    pub(super) fn go_on(&mut self) {
        use engine::ActionSet;
        loop {
            let input = match self.rules.node(&self.state) {
                Node::Chance => Input::Chance(self.rules.odds(&self.state).pick(0)),
                Node::Act(seats) if self.state.round == 0 => {
                    let who = seats.lowest().unwrap();
                    Input::Act(who, self.rules.legal(&self.state, who).nth(0))
                }
                _ => return,
            };
            self.rules.step(&mut self.state, input, &mut self.events);
        }
    }

    /// Lets a turn begin as things stand now.
    pub(super) fn turn_of(&mut self, number: u8) -> &mut Self {
        self.events.clear();
        self.state.recount();
        self.rules.begin_turn(&mut self.state, seat(number), &mut self.events);
        self
    }

    /// Chance shows this, one after the other: `s` for STABILITY, `c` for CHANGE.
    pub(super) fn rolls(&mut self, results: &str) -> &mut Self {
        for result in results.chars() {
            self.chance(if result == 'c' { Outcome::Change } else { Outcome::Stability });
        }
        self
    }

    pub(super) fn chance(&mut self, outcome: Outcome) -> &mut Self {
        self.state.recount();
        let input = Input::Chance(outcome);
        self.rules
            .try_step(&mut self.state, input, &mut self.events)
            .unwrap_or_else(|why| panic!("{outcome}: {why:?}"));
        self
    }

    /// A player does something.
    pub(super) fn act(&mut self, number: u8, action: Action) -> &mut Self {
        self.events.clear();
        self.state.recount();
        let input = Input::Act(seat(number), action);
        let done = self.rules.try_step(&mut self.state, input, &mut self.events);
        self.reveals = done.unwrap_or_else(|why| panic!("{number} {action}: {why:?}"));
        self
    }

    pub(super) fn switch(&mut self, number: u8, colour: Colour) -> &mut Self {
        self.act(number, Action::Switch(colour))
    }

    pub(super) fn choices(&self, number: u8) -> Vec<Action> {
        use engine::ActionSet;
        self.rules.legal(&self.state, seat(number)).iter().collect()
    }

    pub(super) fn view(&self, number: u8) -> View {
        self.rules.view(&self.state, Viewer::Seat(seat(number)))
    }

    pub(super) fn panel(&mut self, number: u8, letters: &str) -> &mut Self {
        self.state.panels[seat(number).index()] = colours(letters);
        self
    }

    pub(super) fn panel_of(&self, number: u8) -> String {
        self.state.panels[seat(number).index()].to_string()
    }

    /// A formation with its front row up: left, middle, right, back left, right.
    pub(super) fn formation(&mut self, number: u8, worlds: &str) -> &mut Self {
        let index = seat(number).index();
        for (place, letters) in worlds.split_whitespace().enumerate() {
            self.state.formation[index][place] = Some(world(letters));
            self.state.picks[index][place] = Some(world(letters));
        }
        self.state.alive[index] = 0b11111;
        self.state.up[index] = 0b111;
        self
    }

    /// The last token of a player is gone.
    pub(super) fn reveal(&mut self, number: u8) -> &mut Self {
        self.state.alive[seat(number).index()] = 0;
        self
    }

    /// The columns' tops; each column has two tokens.
    pub(super) fn columns(&mut self, tops: &str) -> &mut Self {
        self.state.columns = [Column::default(); 5];
        for (column, letters) in self.state.columns.iter_mut().zip(tops.split_whitespace()) {
            *column = Column { top: Some(world(letters)), height: 2 };
        }
        self
    }

    /// The scepters by position: `w` for the wooden one, and `G W R Y B` for the colours.
    pub(super) fn scepters(&mut self, letters: &str) -> &mut Self {
        for (held, letter) in self.state.scepters.iter_mut().zip(letters.chars()) {
            let colour = "GWRYB".find(letter).map(|index| Scepter::Of(Colour::ALL[index]));
            *held = Some(colour.unwrap_or(Scepter::Wooden));
        }
        self
    }

    pub(super) fn scepters_now(&self) -> String {
        let letter = |held: &Option<Scepter>| match held {
            Some(Scepter::Of(colour)) => "GWRYB".chars().nth(colour.index()).unwrap(),
            _ => 'w',
        };
        self.state.scepters.iter().map(letter).collect()
    }

    pub(super) fn captured(&self, number: u8) -> WorldSet {
        self.state.captured[seat(number).index()]
    }

    pub(super) fn turn(&self) -> u8 {
        self.state.turn.number()
    }

    pub(super) fn ending(&self) -> Option<&'static str> {
        self.rules.ending(&self.state)
    }

    pub(super) fn totals(&self) -> Vec<i16> {
        self.rules.score_sheet(&self.state).totals
    }

    pub(super) fn happened(&self, wanted: impl Fn(&Event) -> bool) -> bool {
        self.events.iter().any(wanted)
    }
}
