//! The game at a table, whichever it is.

use std::time::Duration;

use bots::make;
use engine::{Node, Perspective, ScoreSheet, Seat, SeatSet, Viewer};
use games::record::{self, DiceNote, Sitter};
use games::{BotKind, Luck, Orders, Playable, Setup, WithGame};
use table::{Deed, Entry, NoUndo, Table};
use wire::{FromTable, Why};

/// What a bot was asked, ready to be answered on any thread: the action in notation.
pub(crate) type Question = Box<dyn FnOnce() -> String + Send>;

/// Why a seat's action was not done.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum NotDone {
    /// It is no action; what is wrong with it.
    Notation(String),
    /// It cannot be done now.
    Refused(Why),
}

/// A game that runs. What changes it returns the lines that its log has grown by.
pub(crate) trait Game: Send {
    fn act(&mut self, seat: Seat, action: &str) -> Result<Vec<String>, NotDone>;
    fn undo(&mut self, seat: Seat) -> Result<Vec<String>, NoUndo>;
    /// Repeats what the log says.
    fn repeat(&mut self, lines: &[String]) -> Result<(), NoGame>;
    /// What a seat does that has no time left. It must be to act.
    fn idle(&mut self, seat: Seat) -> Vec<String>;
    /// What a seat has ordered for what it is asked now, if it has been asked for so long.
    fn ordered(&self, seat: Seat, orders: &Orders, waited: Duration) -> Option<String>;
    fn question(&self, seat: Seat, bot: BotKind) -> Question;
    fn has_acted_since(&self, seat: Seat, number: u32) -> bool;
    /// The message that tells a viewer what happened after move `since`, as it travels.
    fn frame(&self, viewer: Viewer, since: u32) -> String;
    /// The message that tells a viewer, move by move, what happened since its seat last did something.
    fn recap(&self, viewer: Viewer) -> String;
    fn to_act(&self) -> SeatSet;
    fn round(&self) -> u16;
    /// Whether the last move took something back.
    fn was_undone(&self) -> bool;
    fn number(&self) -> u32;
    /// How it ended, if it has.
    fn end(&self) -> Option<End>;
    /// The record of the game as it stands.
    fn record(&self, setup: &Setup, sitters: Vec<Sitter>) -> String;
}

/// How a game ended.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct End {
    /// A key that `words` puts into words.
    pub(crate) ending: String,
    /// The score sheet.
    pub(crate) sheet: ScoreSheet,
}

/// Opens a game of whichever rules they are, and says how its log begins.
pub(crate) struct Opening<'a> {
    pub(crate) luck: Luck,
    /// How it was set up; if nothing is known of it, the dice decide.
    pub(crate) log: Option<&'a [String]>,
}

/// A log that is not one of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct NoGame;

impl WithGame for Opening<'_> {
    type Output = Result<(Box<dyn Game>, Vec<String>), NoGame>;

    fn with<G: Playable>(self, rules: G) -> Self::Output {
        let Self { luck, log } = self;
        let table = match log {
            None => Table::new(rules, &mut luck.note.dice(&luck.seed)),
            Some(lines) => Table::resume(rules, entries(lines)?).map_err(cannot_come)?,
        };
        let lines = table.log().map(|entry| entry.to_string()).collect();
        Ok((Box::new(Running { table, luck }), lines))
    }
}

fn entries<G: Playable>(lines: &[String]) -> Result<Vec<Entry<G>>, NoGame> {
    lines.iter().map(|line| line.parse()).collect::<Result<_, _>>().map_err(|_: engine::NotationError| NoGame)
}

fn cannot_come<R>(_: table::BadLog<R>) -> NoGame {
    NoGame
}

/// A table with its dice.
struct Running<G: Playable> {
    table: Table<G>,
    luck: Luck,
}

impl<G: Playable> Running<G> {
    fn do_it(&mut self, seat: Seat, action: G::Action) -> Result<Vec<String>, NotDone> {
        let mut dice = self.luck.note.dice(&self.luck.seed);
        let done = self.table.act(seat, action, &mut dice);
        let done = done.map_err(|illegal| NotDone::Refused(Why::of::<G>(illegal)))?;
        Ok(done.inputs.iter().map(ToString::to_string).collect())
    }
}

impl<G: Playable> Game for Running<G> {
    fn act(&mut self, seat: Seat, action: &str) -> Result<Vec<String>, NotDone> {
        let action =
            action.parse().map_err(|wrong: engine::NotationError| NotDone::Notation(wrong.to_string()))?;
        self.do_it(seat, action)
    }

    fn undo(&mut self, seat: Seat) -> Result<Vec<String>, NoUndo> {
        self.table.undo(seat)?;
        Ok(vec![Entry::<G>::Undo(seat).to_string()])
    }

    fn repeat(&mut self, lines: &[String]) -> Result<(), NoGame> {
        self.table.append(&entries(lines)?).map_err(cannot_come)
    }

    fn idle(&mut self, seat: Seat) -> Vec<String> {
        let action = self.table.rules().idle(self.table.state(), seat);
        self.do_it(seat, action).expect("the idle action is legal")
    }

    fn ordered(&self, seat: Seat, orders: &Orders, waited: Duration) -> Option<String> {
        // The usual ones have every question asked: no view is needed to see that.
        if *orders == Orders::default() {
            return None;
        }
        let eyes = Perspective::new(self.table.rules(), self.table.state(), seat);
        self.table.rules().ordered(&eyes.view(), orders, waited).map(|action| action.to_string())
    }

    fn question(&self, seat: Seat, bot: BotKind) -> Question {
        let (rules, state) = (self.table.rules().clone(), *self.table.state());
        let mut bot = make::<G>(bot, self.luck.seed.whim(self.table.number().into()));
        Box::new(move || bot.choose(&Perspective::new(&rules, &state, seat)).to_string())
    }

    fn has_acted_since(&self, seat: Seat, number: u32) -> bool {
        self.table.has_acted_since(seat, number)
    }

    fn frame(&self, viewer: Viewer, since: u32) -> String {
        let frame = G::any_frame(self.table.frame(viewer, since));
        wire::encode(&FromTable::Frame { viewer, frame })
    }

    fn recap(&self, viewer: Viewer) -> String {
        wire::encode(&wire::recap(&self.table, viewer))
    }

    fn to_act(&self) -> SeatSet {
        self.table.to_act()
    }

    fn was_undone(&self) -> bool {
        self.table.moves().last().is_some_and(|last| matches!(last.deed, Deed::Undo(_)))
    }

    fn round(&self) -> u16 {
        self.table.rules().round(self.table.state())
    }

    fn number(&self) -> u32 {
        self.table.number()
    }

    fn end(&self) -> Option<End> {
        let (rules, state) = (self.table.rules(), self.table.state());
        (self.table.node() == Node::Over).then(|| End {
            ending: rules.ending(state).unwrap_or_default().to_owned(),
            sheet: rules.score_sheet(state),
        })
    }

    fn record(&self, setup: &Setup, sitters: Vec<Sitter>) -> String {
        let (dice, seed) = (DiceNote::Pledged(self.luck.note.clone()), Some(self.luck.seed));
        record::write(setup, self.table.rules(), sitters, dice, seed, self.table.inputs())
            .expect("the moves of a table are a game")
    }
}
