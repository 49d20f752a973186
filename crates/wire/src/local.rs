//! A table without a server.

use engine::{Node, Seat, Viewer};
use games::record::{DiceNote, Sitter, write};
use games::{LocalGame, Luck, NoResume, Playable, SeatKind, Setup, Unseated, WithGame, daily_setup};
use table::{Entry, Table};

use crate::codec::{decode, encode};
use crate::daily::{OpenDaily, asked_for};
use crate::shelf::about;
use crate::{ErrorCode, FromTable, ToTable, Why};

/// A table in the same process as its only client: it answers messages, and lets bots act.
///
/// After each message the owner calls [`advance`](Self::advance) until it is empty: one bot's move each time, so
/// that the owner can show it, and can do something else, before the next bot thinks.
pub struct LocalTable {
    open: Option<Box<dyn Open>>,
    /// What the open table was opened with; nothing if it is not to be kept.
    opened: Option<Opened>,
    /// Whether the game that is over was handed out.
    handed_out: bool,
    /// Whose eyes look at the screen: nobody else's secrets leave the table.
    eyes: Viewer,
    /// A table that was left, as [`kept`](Self::kept) told it.
    left: Option<String>,
    /// Whether there may be one all the same.
    is_left_unknown: bool,
    draw: fn() -> u64,
}

/// What a table was opened with.
#[derive(Clone)]
struct Opened {
    setup: Setup,
    seats: Vec<SeatKind>,
    seed: u64,
    manner: Manner,
}

/// What sets a table apart from a usual one.
#[derive(Clone, Default)]
struct Manner {
    /// What the people are called, for the record.
    names: Vec<Option<String>>,
    /// Whether it goes on from the middle of another game.
    branch: bool,
    /// Whether it is a lesson.
    lesson: bool,
    /// Under which number its record is kept, if its game is over.
    shelved: Option<u32>,
}

/// A game that is over, to be kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finished {
    /// The text of its record.
    pub record: String,
    /// What is told of it in a list: an [`About`](crate::About) as JSON.
    pub about: String,
}

impl LocalTable {
    /// Nothing is open yet. `draw` draws the seeds of tables that are opened without one.
    pub fn new(draw: fn() -> u64) -> Self {
        let (eyes, left) = (Viewer::Spectator, None);
        Self { open: None, opened: None, handed_out: false, eyes, left, is_left_unknown: false, draw }
    }

    /// Remembers a table that was left, for whoever wants to [continue](ToTable::Continue).
    pub fn remember(&mut self, kept: String) {
        self.left = Some(kept);
    }

    /// What was left cannot be read now: whoever wants to continue is told so, and not that there is nothing.
    pub fn forget(&mut self) {
        self.is_left_unknown = true;
    }

    /// What has to be kept of the open table, to [remember](Self::remember) it; it holds secrets, and is not for the
    /// client. Nothing if no table is open. A game that is over stays, too: its score sheet outlives a reload.
    pub fn kept(&self) -> Option<String> {
        let table = self.open.as_ref()?;
        let Opened { setup, seats, seed, manner } = self.opened.clone()?;
        let Manner { names, branch, shelved, .. } = manner;
        Some(encode(&ToTable::Resume { setup, seats, seed, log: table.log(), names, branch, shelved }))
    }

    /// The game of the open table, once it is over; it is handed out once. Nothing of a lesson, or of a game that went
    /// on from the middle of another.
    pub fn finished(&mut self) -> Option<Finished> {
        let table = self.open.as_ref().filter(|table| table.is_over() && !self.handed_out)?;
        let opened = self.opened.as_ref().filter(|opened| !opened.manner.branch)?;
        let finished = table.record(&opened.setup, &opened.manner.names);
        self.handed_out = true;
        Some(finished)
    }

    /// From now on the record that was handed out is kept under this number; returns what the client is told of it.
    pub fn shelve(&mut self, id: u32) -> FromTable {
        if let Some(opened) = &mut self.opened {
            opened.manner.shelved = Some(id);
        }
        FromTable::Kept { id }
    }

    /// Answers one message.
    pub fn receive(&mut self, message: ToTable) -> Vec<FromTable> {
        match message {
            ToTable::NewTable { setup, seats, seed } => {
                let seed = seed.unwrap_or_else(self.draw);
                self.open(&setup, Opening { seats, seed, log: None }, Manner::default())
            }
            ToTable::PlayOn { setup, seats, log } => {
                let seed = (self.draw)();
                let manner = Manner { branch: true, ..Manner::default() };
                self.open(&setup, Opening { seats, seed, log: Some(log) }, manner)
            }
            ToTable::Introduce { names } => {
                if let Some(opened) = &mut self.opened {
                    opened.manner.names = names;
                }
                Vec::new()
            }
            ToTable::Continue => match self.left.take().map(|kept| decode(&kept)) {
                Some(Ok(resume @ ToTable::Resume { .. })) => self.receive(resume),
                Some(Err(bad)) => vec![bad.into()],
                _ if self.is_left_unknown => {
                    vec![error(ErrorCode::Unavailable, &"what was left here cannot be read now")]
                }
                _ => vec![error(ErrorCode::NothingKept, &"no table was left here")],
            },
            ToTable::Resume { setup, seats, seed, log, names, branch, shelved } => {
                let manner = Manner { names, branch, lesson: false, shelved };
                self.open(&setup, Opening { seats, seed, log: Some(log) }, manner)
            }
            ToTable::Lesson { setup, seats, seed, log } => {
                let left = self.set_aside();
                let manner = Manner { lesson: true, ..Manner::default() };
                let answers = self.open(&setup, Opening { seats, seed, log: Some(log) }, manner);
                self.left = left;
                answers
            }
            ToTable::Eureka { game, date, played } => self.open_daily(&game, &date, played),
            ToTable::Hint { seat } => self.hint(seat),
            ToTable::Act { seat, action, after } => self.at_table(|table| {
                table.check(seat, after)?;
                table.act(seat, action)?;
                Ok(table.number() - 1)
            }),
            // What was told of an undone move no longer stands: everything is told again.
            ToTable::Undo { seat, after } => self.at_table(|table| {
                table.check(seat, after)?;
                table.undo(seat).map(|()| 0)
            }),
            ToTable::Look { seat } => match self.open_eyes(seat) {
                Ok(()) => self.at_table(|_| Ok(0)),
                Err(no) => vec![*no],
            },
            ToTable::Recap => match &self.open {
                Some(table) => vec![table.recap(self.eyes)],
                None => vec![no_table()],
            },
            ToTable::Resync { since } => self.at_table(|_| Ok(since)),
        }
    }

    /// Answers one message as it travelled.
    pub fn receive_text(&mut self, text: &str) -> Vec<String> {
        let answers = decode(text).map_or_else(|bad| vec![bad.into()], |message| self.receive(message));
        answers.iter().map(encode).collect()
    }

    /// Lets one bot act, if one is to act. In a lesson nobody acts but who learns.
    pub fn advance(&mut self) -> Vec<FromTable> {
        let kept = self.opened.is_some();
        let Some(table) = self.open.as_mut().filter(|table| kept || table.answers()) else {
            return Vec::new();
        };
        if table.advance() { table.news(self.eyes, table.number() - 1) } else { Vec::new() }
    }

    /// Lets one bot act, and says it as it travels.
    pub fn advance_text(&mut self) -> Vec<String> {
        self.advance().iter().map(encode).collect()
    }

    /// What has to be kept to [resume](ToTable::Resume) the table: for a store, not for the client.
    pub fn log(&self) -> Vec<String> {
        self.open.as_ref().map(|table| table.log()).unwrap_or_default()
    }

    /// What is open now can be continued after a table that is not kept, unless it is over.
    fn set_aside(&mut self) -> Option<String> {
        match self.kept() {
            Some(kept) => Some(kept).filter(|_| self.open.as_ref().is_some_and(|table| !table.is_over())),
            None => self.left.take(),
        }
    }

    /// Opens the Eureka of a day, which is not kept.
    fn open_daily(&mut self, game: &str, date: &str, played: Vec<String>) -> Vec<FromTable> {
        let (game, date) = match asked_for(game, date) {
            Ok(asked) => asked,
            Err(none) => return vec![*none],
        };
        let setup = daily_setup(game);
        match setup.visit(OpenDaily { date, played }) {
            Ok(Ok((table, seats))) => {
                self.left = self.set_aside();
                self.opened = None;
                self.handed_out = false;
                self.eyes = table.first_eyes();
                let hello = FromTable::Hello { setup: setup.spelled_out(), seats, pledge: None, kept: None };
                let news = table.news(self.eyes, 0);
                self.open = Some(table);
                std::iter::once(hello).chain(news).collect()
            }
            Ok(Err(error)) => vec![error],
            Err(wrong) => vec![error(ErrorCode::Setup, &wrong)],
        }
    }

    fn open(&mut self, setup: &Setup, opening: Opening, manner: Manner) -> Vec<FromTable> {
        let (seats, seed) = (opening.seats.clone(), opening.seed);
        match setup.visit(opening) {
            Ok(Ok(table)) => {
                let pledge = (!manner.lesson && !manner.branch).then(|| luck(seed).note.pledge);
                let kept = manner.shelved;
                let opened = Opened { setup: setup.clone(), seats: seats.clone(), seed, manner };
                self.opened = Some(opened).filter(|opened| !opened.manner.lesson);
                self.handed_out = kept.is_some();
                let hello = FromTable::Hello { setup: setup.spelled_out(), seats, pledge, kept };
                self.eyes = table.first_eyes();
                let news = table.news(self.eyes, 0);
                self.open = Some(table);
                self.left = None;
                std::iter::once(hello).chain(news).collect()
            }
            Ok(Err(error)) => vec![error],
            Err(wrong) => vec![error(ErrorCode::Setup, &wrong)],
        }
    }

    fn hint(&self, seat: Seat) -> Vec<FromTable> {
        let Some(table) = &self.open else { return vec![no_table()] };
        match table.check(seat, None).and_then(|()| table.hint(seat)) {
            Ok(hint) => vec![hint],
            Err(no) => vec![*no],
        }
    }

    /// From now on the screen is looked at from this seat, or by nobody in particular.
    fn open_eyes(&mut self, seat: Option<Seat>) -> Answer<()> {
        if let (Some(table), Some(seat)) = (&self.open, seat) {
            table.check(seat, None)?;
        }
        self.eyes = seat.map_or(Viewer::Spectator, Viewer::Seat);
        Ok(())
    }

    /// Asks the open table for something. It says since which move there is something to tell, or why not.
    fn at_table(&mut self, ask: impl FnOnce(&mut dyn Open) -> Answer<u32>) -> Vec<FromTable> {
        let Some(table) = &mut self.open else {
            return vec![no_table()];
        };
        match ask(&mut **table) {
            Ok(since) => table.news(self.eyes, since),
            Err(no) => vec![*no],
        }
    }
}

impl std::fmt::Debug for LocalTable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("LocalTable").field("open", &self.open.is_some()).finish_non_exhaustive()
    }
}

/// What was asked for, or what is said instead.
pub(crate) type Answer<T> = Result<T, Box<FromTable>>;

/// An open table of some game.
pub(crate) trait Open: Send {
    /// Whose eyes look first.
    fn first_eyes(&self) -> Viewer;
    /// Refuses a message for a seat that is not played here, or one that has come twice or too late.
    fn check(&self, seat: Seat, after: Option<u32>) -> Answer<()>;
    fn act(&mut self, seat: Seat, action: String) -> Answer<()>;
    fn undo(&mut self, seat: Seat) -> Answer<()>;
    /// What a strong player would do on this seat.
    fn hint(&self, seat: Seat) -> Answer<FromTable>;
    /// Whether others act here although the table is not kept.
    fn answers(&self) -> bool {
        false
    }
    /// Lets one bot act; says whether one did.
    fn advance(&mut self) -> bool;
    /// How many moves there were.
    fn number(&self) -> u32;
    /// What these eyes are told that have seen everything up to move `since`.
    fn news(&self, eyes: Viewer, since: u32) -> Vec<FromTable>;
    /// What these eyes have seen since their seat last did something.
    fn recap(&self, eyes: Viewer) -> FromTable;
    fn log(&self) -> Vec<String>;
    fn is_over(&self) -> bool;
    /// The record of the game, and what is told of it.
    fn record(&self, setup: &Setup, names: &[Option<String>]) -> Finished;
}

impl<G: Playable> Open for LocalGame<G> {
    fn first_eyes(&self) -> Viewer {
        LocalGame::first_eyes(self)
    }

    fn check(&self, seat: Seat, after: Option<u32>) -> Answer<()> {
        if !self.is_mine(seat) {
            return Err(refuse(ErrorCode::NotYourSeat, &format!("seat {seat} is not played here")));
        }
        if after.is_some_and(|number| self.table().has_acted_since(seat, number)) {
            return Err(refuse(ErrorCode::Stale, &"this seat has acted since: ask for what happened"));
        }
        Ok(())
    }

    fn act(&mut self, seat: Seat, action: String) -> Answer<()> {
        let parsed: G::Action = action.parse().map_err(|wrong| refuse(ErrorCode::Notation, &wrong))?;
        LocalGame::act(self, seat, parsed)
            .map_err(|illegal| Box::new(FromTable::Refused { seat, action, why: Why::of::<G>(illegal) }))
    }

    fn undo(&mut self, seat: Seat) -> Answer<()> {
        LocalGame::undo(self, seat).map_err(|why| Box::new(FromTable::NotUndone { seat, why }))
    }

    fn hint(&self, seat: Seat) -> Answer<FromTable> {
        let Some(hint) = LocalGame::hint(self, seat) else {
            return Err(refuse(ErrorCode::NoHint, &format!("seat {seat} is not to act")));
        };
        let then = hint.then.iter().map(ToString::to_string).collect();
        let after = self.table().number();
        Ok(FromTable::Hint { seat, action: hint.action.to_string(), then, after })
    }

    fn advance(&mut self) -> bool {
        LocalGame::advance(self).is_some()
    }

    fn number(&self) -> u32 {
        self.table().number()
    }

    fn news(&self, eyes: Viewer, since: u32) -> Vec<FromTable> {
        let table = self.table();
        let frame = FromTable::Frame { viewer: eyes, frame: G::any_frame(table.frame(eyes, since)) };
        std::iter::once(frame).chain(result(table)).collect()
    }

    fn recap(&self, eyes: Viewer) -> FromTable {
        recap(self.table(), eyes)
    }

    fn log(&self) -> Vec<String> {
        self.table().log().map(|entry| entry.to_string()).collect()
    }

    fn is_over(&self) -> bool {
        self.table().node() == Node::Over
    }

    fn record(&self, setup: &Setup, names: &[Option<String>]) -> Finished {
        let sitter = |(index, kind): (usize, &SeatKind)| match kind {
            SeatKind::Bot(kind) => Sitter::bot(*kind),
            SeatKind::Me => {
                let name = names.get(index).cloned().flatten().map(Sitter::Name);
                name.filter(Sitter::is_presentable).unwrap_or_else(|| Sitter::Name("?".to_owned()))
            }
        };
        let seats: Vec<Sitter> = self.seats().iter().enumerate().map(sitter).collect();
        let (table, luck) = (self.table(), self.luck());
        let dice = DiceNote::Pledged(luck.note.clone());
        let record = write(setup, table.rules(), seats.clone(), dice, Some(luck.seed), table.inputs())
            .expect("the moves of a table are a game");
        let mine = (0..seats.len()).map(Seat::from_index).filter(|&seat| self.is_mine(seat)).collect();
        let about = about(setup, seats, mine, table.rules().score_sheet(table.state()));
        Finished { record, about: serde_json::to_string(&about).expect("it has only text as keys") }
    }
}

/// What a viewer has seen since its seat last did something, as it is told.
pub fn recap<G: Playable>(table: &Table<G>, viewer: Viewer) -> FromTable {
    let frames = match viewer {
        Viewer::Seat(seat) => table.recap(seat).into_iter().map(G::any_frame).collect(),
        Viewer::Spectator => Vec::new(),
    };
    FromTable::Recap { viewer, frames }
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
        let luck = luck(self.seed);
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

/// Where the dice of a table with this seed come from.
fn luck(seed: u64) -> Luck {
    Luck::named(&seed.to_string())
}

fn unseated(wrong: Unseated) -> FromTable {
    error(ErrorCode::Seats, &wrong)
}

pub(crate) fn refuse(code: ErrorCode, text: &dyn ToString) -> Box<FromTable> {
    Box::new(error(code, text))
}

fn no_table() -> FromTable {
    error(ErrorCode::NoTable, &"no table is open")
}

pub(crate) fn error(code: ErrorCode, text: &dyn ToString) -> FromTable {
    FromTable::Error { code, text: text.to_string() }
}
