//! The page's state: which game is on the screen, and the way to its table.

use std::rc::Rc;

use leptos::logging::error;
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::value::RawValue;
use wire::daily::{Eureka, Verdict};
use wire::engine::{ScoreSheet, Seat, Viewer};
use wire::games::record::Sitter;
use wire::games::{BotKind, SeatKind, Setup, bot_name};
use wire::online::{Phase, SitterInfo, TableInfo, Visibility};
use wire::table::{NoUndo, Nonce, Pledge};
use wire::{BadMessage, ErrorCode, FromTableWith, ToTable, Why, decode, encode};
use words::{Language, Words};

use crate::api::{Myself, Problem};
use crate::around::{self, Around};
use crate::at_table::OpenTable;
use crate::form::Company;
use crate::learn::Advice;
use crate::place::{self, Place};
use crate::preferences::Kept;
use crate::records::{Archive, NoRecord, RecordId};
use crate::replay::{self, Painter, Projector, Room};
use crate::socket_link::SocketLink;
use crate::talk::Talk;
use crate::worker_link::{FromLink, WorkerLink};
use crate::{address, games, learn, left_here};

/// What every part of the page can get at: a handle on the state of the page.
#[derive(Clone, Copy)]
pub(crate) struct Client(&'static State);

impl std::ops::Deref for Client {
    type Target = State;

    fn deref(&self) -> &State {
        self.0
    }
}

/// The state of the page. There is one, and it lives as long as the page does.
pub(crate) struct State {
    pub(crate) language: Signal<Language>,
    pub(crate) set_language: WriteSignal<Language>,
    pub(crate) place: RwSignal<Place>,
    /// Whoever uses this browser, once the server knows them.
    pub(crate) myself: RwSignal<Option<Myself>>,
    pub(crate) game: RwSignal<Option<Playing>, LocalStorage>,
    pub(crate) preferences: Kept,
    /// Who shares this screen.
    pub(crate) around: Around,
    /// Who else sits at the next table.
    pub(crate) company: RwSignal<Company>,
    /// Who finds the next table.
    pub(crate) visibility: RwSignal<Visibility>,
    /// How strong the bots of the next game are.
    pub(crate) bots: RwSignal<BotKind>,
    /// What went wrong, until the next thing goes right.
    pub(crate) trouble: RwSignal<Option<Trouble>>,
    /// Whether the game in this browser is a guided one.
    pub(crate) guided: RwSignal<bool>,
    /// What is asked at the table of a day, and what was made of it.
    pub(crate) eureka: RwSignal<Option<Box<Eureka>>>,
    pub(crate) verdict: RwSignal<Option<Box<Verdict<Box<RawValue>>>>>,
    /// What the table that opens is for, if it is not kept.
    opens_aside: StoredValue<Option<Aside>>,
    /// What a strong player would do, if that was asked.
    pub(crate) advice: RwSignal<Advice>,
    /// Whether the connection to the table is interrupted.
    pub(crate) is_lost: RwSignal<bool>,
    pub(crate) talk: Talk,
    /// What this browser adds to the dice of the table that starts.
    pub(crate) nonce: StoredValue<Option<Nonce>>,
    /// When the table last said how much time everybody has, by the page's own clock.
    times_at: StoredValue<f64>,
    /// The way to the table.
    link: StoredValue<Option<Link>, LocalStorage>,
    /// Counts the tables that this page went to.
    visits: StoredValue<u32>,
    /// The way to the records of games that are over; it is not fetched before the first of them.
    pub(crate) archive: StoredValue<Option<Archive>, LocalStorage>,
    /// The record in the file that was opened last.
    pub(crate) file: StoredValue<Option<String>>,
    /// Why there is no replay to be shown.
    pub(crate) no_record: RwSignal<Option<NoRecord>>,
    /// What the table said while its game is fetched.
    unheard: StoredValue<Option<Vec<Heard>>, LocalStorage>,
}

/// A message of a table. Its frames are read by the part of the page that knows the game.
type Heard = FromTableWith<Box<RawValue>>;

/// The way to a table: in this browser, or on the server.
pub(crate) enum Link {
    /// It is not fetched before the first game.
    Worker(WorkerLink),
    Socket(SocketLink),
}

/// Who sits where.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Seating {
    /// The seat of the person at the screen; none for somebody who looks on.
    pub(crate) me: Option<Seat>,
    /// What people are called; bots have names of ours.
    names: Vec<Option<String>>,
}

/// A game on the screen.
pub(crate) struct Playing {
    /// What is played, to play it again.
    pub(crate) setup: Setup,
    /// Who sits where at a table in this browser.
    pub(crate) seats: Vec<SeatKind>,
    pub(crate) table: Box<dyn OpenTable>,
    pub(crate) over: Option<ScoreSheet>,
    /// What the server says of its table beside the game.
    pub(crate) online: Option<Box<TableInfo>>,
    /// What it is for, if it is not kept.
    pub(crate) aside: Option<Aside>,
    /// What was pledged of the dice of a table in this browser.
    pub(crate) pledge: Option<Pledge>,
    /// Under which number this browser keeps the game, once it is over.
    pub(crate) kept: Option<u32>,
    /// What runs it, if it is a game that is over.
    pub(crate) replay: Option<Rc<dyn Projector>>,
}

impl Playing {
    /// A table at which nothing has happened yet.
    pub(crate) fn at(setup: Setup, seats: Vec<SeatKind>, table: Box<dyn OpenTable>) -> Self {
        let (over, online, aside) = (None, None, None);
        Self { setup, seats, table, over, online, aside, pledge: None, kept: None, replay: None }
    }

    /// The record of a game that is over, if there is one.
    pub(crate) fn record(&self) -> Option<RecordId> {
        match &self.online {
            Some(table) => Some(RecordId::Table(table.id.clone())),
            None => self.kept.map(RecordId::Here),
        }
    }
}

/// What a table is for that is not kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Aside {
    Lesson,
    Eureka,
}

/// Where a table is that somebody sits down at.
enum Wire {
    /// In this browser, with what was pledged of its dice, and the number of its game if that was over already.
    Here { pledge: Option<Pledge>, kept: Option<u32> },
    /// On the server, with what that says of it.
    Server(Box<TableInfo>),
}

/// Something the table or the worker said no to.
#[derive(Clone, PartialEq)]
pub(crate) enum Trouble {
    /// The game's rules do not allow an action.
    Refused(Why),
    /// An action was not taken back.
    NotUndone(NoUndo),
    /// A message to the table was in vain.
    Table(ErrorCode),
    /// A request to the server was.
    Server(Problem),
    /// The text with this key tells it.
    Said(&'static str),
}

impl Client {
    /// Nothing is on the screen yet.
    pub(crate) fn new(language: Signal<Language>, set_language: WriteSignal<Language>) -> Self {
        let state = State {
            language,
            set_language,
            place: place::follow_address(),
            myself: RwSignal::new(None),
            game: RwSignal::new_local(None),
            preferences: Kept::follow(),
            around: Around::remembered(),
            company: RwSignal::new(Company::Bots),
            visibility: RwSignal::new(Visibility::default()),
            bots: RwSignal::new(address::bots().unwrap_or(BotKind::Medium)),
            trouble: RwSignal::new(None),
            guided: RwSignal::new(learn::was_guided()),
            eureka: RwSignal::new(None),
            verdict: RwSignal::new(None),
            opens_aside: StoredValue::new(None),
            advice: RwSignal::new(Advice::None),
            is_lost: RwSignal::new(false),
            talk: Talk::new(),
            nonce: StoredValue::new(None),
            times_at: StoredValue::new(0.0),
            link: StoredValue::new_local(None),
            visits: StoredValue::new(0),
            archive: StoredValue::new_local(None),
            file: StoredValue::new(None),
            no_record: RwSignal::new(None),
            unheard: StoredValue::new_local(None),
        };
        Self(Box::leak(Box::new(state)))
    }

    fn start_worker(self) -> Result<(), String> {
        let link = WorkerLink::start("table", move |heard| match heard {
            FromLink::Message(text) => self.hear_text(&text),
            FromLink::Broken(reason) => self.break_off(&reason),
        })?;
        self.set_link(Link::Worker(link));
        Ok(())
    }

    pub(crate) fn set_link(self, link: Link) {
        self.unlink();
        self.link.set_value(Some(link));
    }

    /// Forgets the table, and what it still says.
    fn unlink(self) {
        self.link.set_value(None);
        self.unheard.set_value(None);
        self.visits.update_value(|count| *count += 1);
    }

    /// Goes to another place. A table on the server is left alone there.
    pub(crate) fn go(self, to: Place) {
        place::go(self.place, to);
    }

    /// From a table to the options of another like it.
    pub(crate) fn leave(self) {
        let game = self.game.with_untracked(|game| game.as_ref().map(|game| game.setup.game()));
        self.go(game.map_or(Place::Home, Place::New));
    }

    /// What a place needs when somebody comes to it.
    pub(crate) fn arrive(self, at: &Place) {
        self.trouble.set(None);
        self.is_lost.set(false);
        match at {
            Place::Here if self.is_kept_here() => {}
            Place::Here => {
                self.game.set(None);
                self.send(&ToTable::Continue);
            }
            Place::Lesson(game) => self.begin_lesson(*game),
            Place::Table(id) => {
                self.unlink();
                self.game.set(None);
                self.talk.catch_up(id);
                self.follow(id.clone());
            }
            Place::Replay(id) => {
                self.unlink();
                self.game.set(None);
                self.no_record.set(None);
                self.begin_replay(id.clone());
            }
            Place::Fair(_)
            | Place::Review(_)
            | Place::Home
            | Place::New(_)
            | Place::Rules(_)
            | Place::Page(_)
            | Place::Learn
            | Place::Eureka(None)
            | Place::Nowhere => {}
            // What is laid over the table opens it.
            Place::Eureka(Some(_)) => self.game.set(None),
        }
    }

    /// Whether the game on the screen is played in this browser.
    pub(crate) fn is_local(self) -> bool {
        self.game.with_untracked(|game| {
            game.as_ref().is_some_and(|game| game.online.is_none() && game.replay.is_none())
        })
    }

    /// Whether it is also kept here: no lesson, and no Eureka.
    pub(crate) fn is_kept_here(self) -> bool {
        let is_kept = |game: &Playing| game.aside.is_none();
        self.is_local() && self.game.with_untracked(|game| game.as_ref().is_some_and(is_kept))
    }

    /// The seat of the person at the screen, if they have one.
    pub(crate) fn my_seat(self) -> Option<Seat> {
        self.game.with_untracked(|game| game.as_ref().and_then(|game| game.table.me()))
    }

    /// The words of the chosen language; whoever calls it is drawn anew when another is chosen.
    pub(crate) fn words(self) -> &'static Words {
        Words::of(self.language.get())
    }

    /// What the game on the screen says, if there is one; whoever calls it is drawn anew when something happens.
    pub(crate) fn with_game<T>(self, ask: impl FnOnce(&Playing) -> Option<T>) -> Option<T> {
        self.game.with(|game| game.as_ref().and_then(ask))
    }

    /// The person at the screen plays against bots.
    pub(crate) fn new_game(self, setup: Setup) {
        self.set_guided(false);
        self.play_against_bots(setup, self.bots.get_untracked());
    }

    /// The same against bots of a kind.
    pub(crate) fn play_against_bots(self, setup: Setup, kind: BotKind) {
        let others = usize::from(setup.players()).saturating_sub(1);
        let bots = std::iter::repeat_n(SeatKind::Bot(kind), others);
        self.open_here(setup, std::iter::once(SeatKind::Me).chain(bots).collect());
    }

    /// Opens a table in this browser.
    pub(crate) fn open_here(self, setup: Setup, seats: Vec<SeatKind>) {
        let names = self.names_here(&seats);
        self.send(&ToTable::NewTable { setup, seats, seed: address::seed() });
        self.send(&ToTable::Introduce { names });
    }

    /// What the people at this screen are called in the record of their game.
    fn names_here(self, seats: &[SeatKind]) -> Vec<Option<String>> {
        let words = Words::of(self.language.get_untracked());
        let people = seats.iter().filter(|kind| **kind == SeatKind::Me).count();
        // Somebody alone is whoever the server knows.
        let me = self.myself.with_untracked(|me| me.as_ref().map(|me| me.name.clone()));
        let mut names = self.around.sitters.with_untracked(|sitters| around::names(words, sitters, seats));
        if people == 1
            && let (Some(name), Some(me)) = (names.iter_mut().flatten().next(), me)
        {
            *name = me;
        }
        names
    }

    /// Shows a game that is over, once what runs replays is fetched.
    fn begin_replay(self, id: RecordId) {
        spawn_local(async move {
            match replay::fetch().await {
                Ok(begin) => begin(self, id),
                Err(_) => self.report(Problem::Offline),
            }
        });
    }

    /// Whether a game that is over is shown.
    pub(crate) fn is_replay(self) -> bool {
        self.game.with_untracked(|game| game.as_ref().is_some_and(|game| game.replay.is_some()))
    }

    /// The bar of the replay that is shown, as the table's game paints it.
    pub(crate) fn replay_bar(self, painter: &dyn Painter, room: Room) -> Option<String> {
        let replay = self.game.with_untracked(|game| game.as_ref().and_then(|game| game.replay.clone()))?;
        Some(replay.bar(painter, room))
    }

    /// How much quicker than at a table what happened is shown, in percent.
    pub(crate) fn speed(self) -> u32 {
        let speed = |game: &Option<Playing>| game.as_ref()?.replay.as_ref().map(|replay| replay.speed());
        self.game.with_untracked(speed).unwrap_or(100)
    }

    /// From a game that is over to its replay, or to its dice.
    pub(crate) fn go_to_record(self, place: fn(RecordId) -> Place) {
        let record = self.game.with_untracked(|game| game.as_ref().and_then(Playing::record));
        if let Some(record) = record {
            self.go(place(record));
        }
    }

    /// Does something of the replay that is shown.
    pub(crate) fn press_replay(self, word: &str) {
        let replay = self.game.with_untracked(|game| game.as_ref().and_then(|game| game.replay.clone()));
        if let Some(replay) = replay {
            replay.press(word);
        }
    }

    /// The same table once more.
    pub(crate) fn again(self) {
        let same = self.game.with_untracked(|game| {
            let game = game.as_ref().filter(|game| game.online.is_none())?;
            Some((game.setup.clone(), game.seats.clone()))
        });
        match same {
            Some((setup, seats)) => self.open_here(setup, seats),
            None => self.rematch(),
        }
    }

    /// From now on this person looks at the screen that several share, or nobody in particular.
    pub(crate) fn look(self, seat: Option<Seat>) {
        self.send(&ToTable::Look { seat });
    }

    pub(crate) fn act(self, action: String) {
        if let Some(seat) = self.my_seat() {
            self.send(&ToTable::Act { seat, action, after: self.last_move() });
        }
    }

    /// Shows again, at the table, what happened since the seat of this person last did something.
    pub(crate) fn recap(self) {
        self.send(&ToTable::Recap);
    }

    /// This person has seen what happened.
    pub(crate) fn know_all(self) {
        self.game.update(|game| {
            if let Some(game) = game {
                game.table.know_all();
            }
        });
    }

    pub(crate) fn undo(self) {
        if let Some(seat) = self.my_seat() {
            self.send(&ToTable::Undo { seat, after: self.last_move() });
        }
    }

    /// On a server two screens may act for the same seat: the second is told that it is late.
    fn last_move(self) -> Option<u32> {
        self.game.with_untracked(|game| {
            let game = game.as_ref().filter(|game| game.online.is_some())?;
            game.table.last_move()
        })
    }

    pub(crate) fn send(self, message: &ToTable) {
        self.trouble.set(None);
        let aside = match message {
            ToTable::Lesson { .. } => Some(Aside::Lesson),
            ToTable::Eureka { .. } => Some(Aside::Eureka),
            _ => None,
        };
        let is_new = aside.is_some()
            || matches!(message, ToTable::NewTable { .. } | ToTable::Continue | ToTable::PlayOn { .. });
        if is_new {
            self.opens_aside.set_value(aside);
        }
        let has_worker = self.link.with_value(|link| matches!(link, Some(Link::Worker(_))));
        let started = if is_new && !has_worker { self.start_worker() } else { Ok(()) };
        let text = encode(message);
        let sent = started.and_then(|()| {
            self.link.with_value(|link| match link {
                Some(Link::Worker(link)) => link.send(&text),
                Some(Link::Socket(link)) => link.send(&text),
                None => Ok(()),
            })
        });
        if let Err(reason) = sent {
            self.break_off(&reason);
        }
    }

    /// Tells a trouble by the key of its text.
    pub(crate) fn complain(self, key: &'static str) {
        self.trouble.set(Some(Trouble::Said(key)));
    }

    /// A worker or a socket is broken. The cause is for programmers, in the browser's console.
    pub(crate) fn break_off(self, cause: &str) {
        error!("{cause}");
        self.complain("problem-broken");
    }

    /// A message was not for this page.
    pub(crate) fn misunderstand(self, bad: &BadMessage) {
        error!("{bad}");
        self.complain("problem-misunderstood");
    }

    pub(crate) fn hear_text(self, text: &str) {
        match decode(text) {
            Ok(message) => self.hear(message),
            Err(bad) => self.misunderstand(&bad),
        }
    }

    /// Takes a message in. While the game is fetched it waits for that.
    fn hear(self, message: Heard) {
        let message = self.unheard.try_update_value(|unheard| match unheard {
            Some(waiting) => {
                waiting.push(message);
                None
            }
            None => Some(message),
        });
        if let Some(message) = message.flatten() {
            self.understand(message);
        }
    }

    /// Sits down at a table that begins, or is told anew after an interruption, once its game is fetched.
    fn sit_down(self, setup: Setup, seats: Vec<SeatKind>, seating: Seating, wire: Wire) {
        self.unheard.set_value(Some(Vec::new()));
        self.advice.set(Advice::None);
        let visit = self.visits.get_value();
        spawn_local(async move {
            let parts = games::fetch(setup.game()).await;
            // Whoever went elsewhere meanwhile does not sit down here.
            if self.visits.get_value() != visit {
                return;
            }
            let opened = match parts {
                Ok(parts) => (parts.open)(&setup).map_err(|_| "problem-setup"),
                Err(_) => Err("problem-offline"),
            };
            match opened {
                Ok(mut table) => {
                    table.seat(seating);
                    let (online, pledge, kept) = match wire {
                        Wire::Here { pledge, kept } => (None, pledge, kept),
                        Wire::Server(table) => (Some(table), None, None),
                    };
                    let is_local = online.is_none();
                    let aside = self.opens_aside.get_value();
                    let is_kept = is_local && aside.is_none();
                    if is_kept {
                        left_here::note(&setup, &seats);
                    }
                    let playing = Playing::at(setup, seats, table);
                    self.game.set(Some(Playing { online, aside, pledge, kept, ..playing }));
                    if is_kept && self.place.get_untracked() != Place::Here {
                        self.go(Place::Here);
                    }
                }
                Err(wrong) => self.complain(wrong),
            }
            let waiting = self.unheard.try_update_value(Option::take).flatten();
            for message in waiting.into_iter().flatten() {
                self.hear(message);
            }
        });
    }

    fn understand(self, message: Heard) {
        match message {
            Heard::Hello { setup, seats, pledge, kept } => {
                // Whose eyes it is shown to the frames say.
                let words = Words::of(self.language.get_untracked());
                let names =
                    self.around.sitters.with_untracked(|sitters| around::names(words, sitters, &seats));
                self.sit_down(setup, seats, Seating { me: None, names }, Wire::Here { pledge, kept });
            }
            Heard::Welcome { setup, table } => {
                self.is_lost.set(false);
                self.times_at.set_value(page_time());
                self.share_in_the_dice(&table);
                self.sit_down(setup, Vec::new(), Seating::online(&table), Wire::Server(table));
            }
            Heard::Table(info) => {
                self.times_at.set_value(page_time());
                self.share_in_the_dice(&info);
                self.game.update(|game| {
                    if let Some(game) = game {
                        game.table.seat(Seating::online(&info));
                        game.online = Some(info);
                    }
                });
            }
            Heard::Frame { viewer, frame } => self.game.update(|game| {
                if let Some(game) = game {
                    if game.online.is_none() {
                        game.table.look_as(viewer);
                    }
                    if viewer == game.table.me().map_or(Viewer::Spectator, Viewer::Seat) {
                        game.table.take(&frame);
                        game.over = None;
                    }
                }
            }),
            Heard::Recap { viewer, frames } => self.game.update(|game| {
                if let Some(game) = game
                    && viewer == game.table.me().map_or(Viewer::Spectator, Viewer::Seat)
                {
                    game.table.recall(&frames);
                }
            }),
            Heard::Over { sheet, .. } => {
                if self.is_local() {
                    left_here::forget();
                }
                self.game.update(|game| {
                    if let Some(game) = game {
                        game.over = Some(sheet);
                    }
                });
            }
            Heard::Kept { id } => self.game.update(|game| {
                if let Some(game) = game {
                    game.kept = Some(id);
                    if let Some(sheet) = &game.over {
                        game.table.keep_result(sheet);
                    }
                }
            }),
            Heard::Eureka(asked) => self.eureka.set(Some(asked)),
            Heard::Verdict(verdict) => self.verdict.set(Some(verdict)),
            Heard::Refused { why, .. } => self.trouble.set(Some(Trouble::Refused(why))),
            Heard::NotUndone { why, .. } => self.trouble.set(Some(Trouble::NotUndone(why))),
            // Somebody came to a table that is none any more.
            Heard::Error { code: ErrorCode::NothingKept, .. } => {
                left_here::forget();
                self.go(Place::Home);
            }
            // A server's is found again.
            Heard::Error { code: ErrorCode::Unavailable, .. }
                if self.place.get_untracked() == Place::Here =>
            {
                self.complain("problem-left-unread");
            }
            Heard::Error { code, .. } => {
                self.advice.set(Advice::None);
                self.trouble.set(Some(Trouble::Table(code)));
            }
            Heard::Times(times) => {
                self.times_at.set_value(page_time());
                self.game.update(|game| {
                    if let Some(table) = game.as_mut().and_then(|game| game.online.as_mut()) {
                        table.times = Some(times);
                    }
                });
            }
            Heard::Said(line) => self.talk.said(line),
            Heard::Reacted { seat, reaction } => self.talk.reacted(seat, reaction),
            Heard::Hint { action, then, after, .. } => self.take_hint(action, then, after),
        }
    }

    /// How many milliseconds somebody has left now, if there is a clock.
    pub(crate) fn time_left(self, seat: Seat) -> Option<i64> {
        self.game.with_untracked(|game| {
            let times = game.as_ref()?.online.as_ref()?.times.as_ref()?;
            let since = page_time() - self.times_at.get_value();
            let gone = if times.running.contains(seat) { since as i64 } else { 0 };
            Some((times.left.get(seat.index())? - gone).max(0))
        })
    }

    /// Whether the table on the screen waits for its start.
    pub(crate) fn is_waiting(self) -> bool {
        let waits = |table: &TableInfo| matches!(table.phase, Phase::Open | Phase::Pledging | Phase::Opening);
        self.with_game(|game| game.online.as_deref().map(waits)).unwrap_or(false)
    }
}

impl Seating {
    /// Those who sat at a game that is over, and which of them is at the screen.
    pub(crate) fn of(me: Option<Seat>, seats: &[Sitter]) -> Self {
        Self { me, names: Sitter::names(seats).into_iter().map(Some).collect() }
    }

    /// As a server tells it.
    fn online(table: &TableInfo) -> Self {
        let name = |sitter: &SitterInfo| match sitter {
            SitterInfo::Person { name, .. } => Some(name.clone()),
            SitterInfo::Open | SitterInfo::Invited | SitterInfo::Bot(_) | SitterInfo::Gone => None,
        };
        Self { me: table.my_seat, names: table.seats.iter().map(|seat| name(&seat.sitter)).collect() }
    }

    /// What whoever sits there is called: the person at the screen "you", bots by names of their own.
    pub(crate) fn name(&self, words: &Words, seat: Seat) -> String {
        if self.me == Some(seat) {
            return words.text("name-you");
        }
        let name = self.names.get(seat.index()).cloned().flatten();
        name.unwrap_or_else(|| bot_name(seat).to_owned())
    }
}

/// What whoever sits there will be called at a table in this browser.
pub(crate) fn player_name(words: &Words, seat: Seat) -> String {
    Seating { me: Some(Seat::from_index(0)), names: Vec::new() }.name(words, seat)
}

/// Milliseconds since the page was opened.
pub(crate) fn page_time() -> f64 {
    window().performance().map_or(0.0, |clock| clock.now())
}

/// Bytes that nobody can guess.
pub(crate) fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    let random = window().crypto().and_then(|crypto| crypto.get_random_values_with_u8_array(&mut bytes));
    // Every browser that runs WebAssembly has random values.
    random.expect("the browser has random values");
    bytes
}
