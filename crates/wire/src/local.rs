//! A table without a server.

use engine::{Node, Seat};
use games::{LocalGame, Luck, NoResume, Playable, SeatKind, Setup, Unseated, WithGame};
use table::{Entry, Table};

use crate::codec::{decode, encode};
use crate::{ErrorCode, FromTable, ToTable, Why};

/// A table in the same process as its only client: it answers messages, and lets bots act.
///
/// After each message the owner calls [`advance`](Self::advance) until it is empty: one bot's move each time, so
/// that the owner can show it, and can do something else, before the next bot thinks.
pub struct LocalTable {
    open: Option<Box<dyn Open>>,
    /// What the open table was opened with.
    opened: Option<(Setup, Vec<SeatKind>, u64)>,
    /// A table that was left, as [`kept`](Self::kept) told it.
    left: Option<String>,
    draw: fn() -> u64,
}

impl LocalTable {
    /// Nothing is open yet. `draw` draws the seeds of tables that are opened without one.
    pub fn new(draw: fn() -> u64) -> Self {
        Self { open: None, opened: None, left: None, draw }
    }

    /// Remembers a table that was left, for whoever wants to [continue](ToTable::Continue).
    pub fn remember(&mut self, kept: String) {
        self.left = Some(kept);
    }

    /// What has to be kept of the open table, to [remember](Self::remember) it; it holds secrets, and is not for the
    /// client. Nothing if no table is open, an empty text if its game is over.
    pub fn kept(&self) -> Option<String> {
        let table = self.open.as_ref()?;
        let (setup, seats, seed) = self.opened.clone()?;
        let resume = || ToTable::Resume { setup, seats, seed, log: table.log() };
        Some(if table.is_over() { String::new() } else { encode(&resume()) })
    }

    /// Answers one message.
    pub fn receive(&mut self, message: ToTable) -> Vec<FromTable> {
        match message {
            ToTable::NewTable { setup, seats, seed } => {
                let seed = seed.unwrap_or_else(self.draw);
                self.open(&setup, Opening { seats, seed, log: None })
            }
            ToTable::Continue => match self.left.take().map(|kept| decode(&kept)) {
                Some(Ok(resume @ ToTable::Resume { .. })) => self.receive(resume),
                Some(Err(bad)) => vec![bad.into()],
                _ => vec![error(ErrorCode::NothingKept, &"no table was left here")],
            },
            ToTable::Resume { setup, seats, seed, log } => {
                self.open(&setup, Opening { seats, seed, log: Some(log) })
            }
            ToTable::Act { seat, action, after } => {
                self.at_table(|table| table.too_late(seat, after).unwrap_or_else(|| table.act(seat, action)))
            }
            ToTable::Undo { seat, after } => {
                self.at_table(|table| table.too_late(seat, after).unwrap_or_else(|| table.undo(seat)))
            }
            ToTable::Resync { since } => self.at_table(|table| table.news(since)),
        }
    }

    /// Answers one message as it travelled.
    pub fn receive_text(&mut self, text: &str) -> Vec<String> {
        let answers = decode(text).map_or_else(|bad| vec![bad.into()], |message| self.receive(message));
        answers.iter().map(encode).collect()
    }

    /// Lets one bot act, if one is to act.
    pub fn advance(&mut self) -> Vec<FromTable> {
        self.open.as_mut().map(|table| table.advance()).unwrap_or_default()
    }

    /// Lets one bot act, and says it as it travels.
    pub fn advance_text(&mut self) -> Vec<String> {
        self.advance().iter().map(encode).collect()
    }

    /// What has to be kept to [resume](ToTable::Resume) the table: for a store, not for the client.
    pub fn log(&self) -> Vec<String> {
        self.open.as_ref().map(|table| table.log()).unwrap_or_default()
    }

    fn open(&mut self, setup: &Setup, opening: Opening) -> Vec<FromTable> {
        let (seats, seed) = (opening.seats.clone(), opening.seed);
        match setup.visit(opening) {
            Ok(Ok(table)) => {
                self.opened = Some((setup.clone(), seats.clone(), seed));
                let mut answers = vec![FromTable::Hello { setup: setup.spelled_out(), seats }];
                answers.extend(table.news(0));
                self.open = Some(table);
                answers
            }
            Ok(Err(error)) => vec![error],
            Err(wrong) => vec![error(ErrorCode::Setup, &wrong)],
        }
    }

    fn at_table(&mut self, ask: impl FnOnce(&mut dyn Open) -> Vec<FromTable>) -> Vec<FromTable> {
        match &mut self.open {
            Some(table) => ask(&mut **table),
            None => vec![error(ErrorCode::NoTable, &"no table is open")],
        }
    }
}

impl std::fmt::Debug for LocalTable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("LocalTable").field("open", &self.open.is_some()).finish_non_exhaustive()
    }
}

/// An open table of some game.
trait Open: Send {
    /// The answer to a message of a seat that has come twice, or too late.
    fn too_late(&self, seat: Seat, after: Option<u32>) -> Option<Vec<FromTable>>;
    fn act(&mut self, seat: Seat, action: String) -> Vec<FromTable>;
    fn undo(&mut self, seat: Seat) -> Vec<FromTable>;
    fn advance(&mut self) -> Vec<FromTable>;
    /// What everybody at the screen is told who has been told everything up to move `since`.
    fn news(&self, since: u32) -> Vec<FromTable>;
    fn log(&self) -> Vec<String>;
    fn is_over(&self) -> bool;
}

impl<G: Playable> Open for LocalGame<G> {
    fn too_late(&self, seat: Seat, after: Option<u32>) -> Option<Vec<FromTable>> {
        let is_late = after.is_some_and(|number| self.table().has_acted_since(seat, number));
        is_late.then(|| vec![error(ErrorCode::Stale, &"this seat has acted since: ask for what happened")])
    }

    fn act(&mut self, seat: Seat, action: String) -> Vec<FromTable> {
        if !self.is_mine(seat) {
            return vec![not_yours(seat)];
        }
        let parsed: G::Action = match action.parse() {
            Ok(parsed) => parsed,
            Err(wrong) => return vec![error(ErrorCode::Notation, &wrong)],
        };
        match LocalGame::act(self, seat, parsed) {
            Ok(()) => self.news(self.table().number() - 1),
            Err(illegal) => vec![FromTable::Refused { seat, action, why: Why::of::<G>(illegal) }],
        }
    }

    fn undo(&mut self, seat: Seat) -> Vec<FromTable> {
        if !self.is_mine(seat) {
            return vec![not_yours(seat)];
        }
        match LocalGame::undo(self, seat) {
            // What was told of the undone move no longer stands: everything is told again.
            Ok(()) => self.news(0),
            Err(why) => vec![FromTable::NotUndone { seat, why }],
        }
    }

    fn advance(&mut self) -> Vec<FromTable> {
        LocalGame::advance(self).map(|_| self.news(self.table().number() - 1)).unwrap_or_default()
    }

    fn news(&self, since: u32) -> Vec<FromTable> {
        let table = self.table();
        let frame = |viewer| FromTable::Frame { viewer, frame: G::any_frame(table.frame(viewer, since)) };
        self.viewers().into_iter().map(frame).chain(result(table)).collect()
    }

    fn log(&self) -> Vec<String> {
        self.table().log().map(|entry| entry.to_string()).collect()
    }

    fn is_over(&self) -> bool {
        self.table().node() == Node::Over
    }
}

/// How the game ended, if it has.
fn result<G: Playable>(table: &Table<G>) -> Option<FromTable> {
    (table.node() == Node::Over).then(|| FromTable::Over {
        ending: table.rules().ending(table.state()).unwrap_or_default().to_owned(),
        sheet: table.rules().score_sheet(table.state()),
    })
}

/// Opens a table of whichever game it is.
struct Opening {
    seats: Vec<SeatKind>,
    seed: u64,
    log: Option<Vec<String>>,
}

impl WithGame for Opening {
    type Output = Result<Box<dyn Open>, FromTable>;

    fn with<G: Playable>(self, rules: G) -> Self::Output {
        let luck = Luck::named(&self.seed.to_string());
        let game = match self.log {
            None => LocalGame::new(rules, self.seats, luck).map_err(unseated)?,
            Some(log) => {
                let entries: Result<Vec<Entry<G>>, _> = log.iter().map(|entry| entry.parse()).collect();
                let entries = entries.map_err(|wrong| error(ErrorCode::Log, &wrong))?;
                LocalGame::resume(rules, self.seats, luck, entries).map_err(|wrong| match wrong {
                    NoResume::Unseated(wrong) => unseated(wrong),
                    NoResume::BadLog(bad) => {
                        let text = format!("entry {} of the log cannot come there", bad.position + 1);
                        error(ErrorCode::Log, &text)
                    }
                })?
            }
        };
        Ok(Box::new(game))
    }
}

fn unseated(wrong: Unseated) -> FromTable {
    error(ErrorCode::Seats, &wrong)
}

fn not_yours(seat: Seat) -> FromTable {
    error(ErrorCode::NotYourSeat, &format!("seat {seat} is not played here"))
}

fn error(code: ErrorCode, text: &dyn ToString) -> FromTable {
    FromTable::Error { code, text: text.to_string() }
}
