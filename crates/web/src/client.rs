//! The page's state: which game is on the screen, and the way to its table.

use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::value::RawValue;
use wire::engine::{ScoreSheet, Seat, Viewer};
use wire::games::{BotKind, SeatKind, Setup};
use wire::online::{Phase, SitterInfo, TableInfo};
use wire::table::Nonce;
use wire::{ErrorCode, FromTableWith, ToTable, Why, decode, encode};
use words::{Language, Words};

use crate::api::{Myself, Problem};
use crate::at_table::OpenTable;
use crate::place::{self, Place};
use crate::socket_link::SocketLink;
use crate::worker_link::{FromLink, WorkerLink};
use crate::{address, games, left_here};

/// The seat of the person at the screen, at a table in this browser.
const FIRST: Seat = Seat::from_index(0);

/// Bots have names, as everybody at a table has.
const BOT_NAMES: [&str; 6] = ["Volta", "Curie", "Noether", "Meitner", "Ampère", "Wu"];

/// What every part of the page can get at.
#[derive(Clone, Copy)]
pub(crate) struct Client {
    pub(crate) language: Signal<Language>,
    pub(crate) set_language: WriteSignal<Language>,
    pub(crate) place: RwSignal<Place>,
    /// Whoever uses this browser, once the server knows them.
    pub(crate) myself: RwSignal<Option<Myself>>,
    pub(crate) game: RwSignal<Option<Playing>, LocalStorage>,
    /// How strong the bots of the next game are.
    pub(crate) bots: RwSignal<BotKind>,
    /// What went wrong, until the next thing goes right.
    pub(crate) trouble: RwSignal<Option<Trouble>>,
    /// Whether the connection to the table is interrupted.
    pub(crate) is_lost: RwSignal<bool>,
    /// What this browser adds to the dice of the table that starts.
    pub(crate) nonce: StoredValue<Option<Nonce>>,
    /// The way to the table.
    link: StoredValue<Option<Link>, LocalStorage>,
    /// Counts the tables that this page went to.
    visits: StoredValue<u32>,
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
    pub(crate) table: Box<dyn OpenTable>,
    pub(crate) over: Option<ScoreSheet>,
    /// What the server says of its table beside the game.
    pub(crate) online: Option<Box<TableInfo>>,
}

/// Something the table or the worker said no to.
#[derive(Clone, PartialEq)]
pub(crate) enum Trouble {
    Refused(Why),
    Server(Problem),
    Text(String),
}

impl Client {
    /// Nothing is on the screen yet.
    pub(crate) fn new(language: Signal<Language>, set_language: WriteSignal<Language>) -> Self {
        Self {
            language,
            set_language,
            place: place::follow_address(),
            myself: RwSignal::new(None),
            game: RwSignal::new_local(None),
            bots: RwSignal::new(address::bots().unwrap_or(BotKind::Medium)),
            trouble: RwSignal::new(None),
            is_lost: RwSignal::new(false),
            nonce: StoredValue::new(None),
            link: StoredValue::new_local(None),
            visits: StoredValue::new(0),
            unheard: StoredValue::new_local(None),
        }
    }

    fn start_worker(self) -> Result<(), String> {
        let link = WorkerLink::start(move |heard| match heard {
            FromLink::Message(text) => self.hear_text(&text),
            FromLink::Broken(reason) => self.complain(reason),
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
            Place::Here if self.is_local() => {}
            Place::Here => self.send(&ToTable::Continue),
            Place::Table(id) => {
                self.unlink();
                self.game.set(None);
                self.follow(id.clone());
            }
            Place::Home | Place::New(_) | Place::Rules(_) | Place::Nowhere => {}
        }
    }

    /// Whether the game on the screen is played in this browser.
    fn is_local(self) -> bool {
        self.game.with_untracked(|game| game.as_ref().is_some_and(|game| game.online.is_none()))
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
        let others = usize::from(setup.players()).saturating_sub(1);
        let bots = std::iter::repeat_n(SeatKind::Bot(self.bots.get_untracked()), others);
        let seats = std::iter::once(SeatKind::Me).chain(bots).collect();
        self.send(&ToTable::NewTable { setup, seats, seed: address::seed() });
    }

    pub(crate) fn act(self, action: String) {
        if let Some(seat) = self.my_seat() {
            self.send(&ToTable::Act { seat, action, after: self.last_move() });
        }
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

    fn send(self, message: &ToTable) {
        self.trouble.set(None);
        let is_new = matches!(message, ToTable::NewTable { .. } | ToTable::Continue);
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
            self.complain(reason);
        }
    }

    pub(crate) fn complain(self, text: String) {
        self.trouble.set(Some(Trouble::Text(text)));
    }

    pub(crate) fn hear_text(self, text: &str) {
        match decode(text) {
            Ok(message) => self.hear(message),
            Err(bad) => self.complain(bad.to_string()),
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
    fn sit_down(self, setup: Setup, seating: Seating, online: Option<Box<TableInfo>>) {
        self.unheard.set_value(Some(Vec::new()));
        let visit = self.visits.get_value();
        spawn_local(async move {
            let parts = games::fetch(setup.game()).await;
            // Whoever went elsewhere meanwhile does not sit down here.
            if self.visits.get_value() != visit {
                return;
            }
            let opened = match parts {
                Ok(parts) => (parts.open)(&setup),
                Err(_) => Err(Words::of(self.language.get_untracked()).text("problem-offline")),
            };
            match opened {
                Ok(mut table) => {
                    table.seat(seating);
                    let is_local = online.is_none();
                    self.game.set(Some(Playing { setup: setup.clone(), table, over: None, online }));
                    if is_local {
                        left_here::note(&setup);
                        if self.place.get_untracked() != Place::Here {
                            self.go(Place::Here);
                        }
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
            Heard::Hello { setup, seats } => {
                self.sit_down(setup, Seating { me: Some(FIRST), names: vec![None; seats.len()] }, None);
            }
            Heard::Welcome { setup, table } => {
                self.is_lost.set(false);
                self.share_in_the_dice(&table);
                self.sit_down(setup, Seating::online(&table), Some(table));
            }
            Heard::Table(info) => {
                self.share_in_the_dice(&info);
                self.game.update(|game| {
                    if let Some(game) = game {
                        game.table.seat(Seating::online(&info));
                        game.online = Some(info);
                    }
                });
            }
            Heard::Frame { viewer, frame } if self.sees_as(viewer) => self.game.update(|game| {
                if let Some(game) = game {
                    game.table.take(&frame);
                    game.over = None;
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
            Heard::Refused { why, .. } => self.trouble.set(Some(Trouble::Refused(why))),
            Heard::NotUndone { .. } => {
                self.complain(Words::of(self.language.get_untracked()).text("table-no-take-back"));
            }
            // Somebody came to a table that is none any more.
            Heard::Error { code: ErrorCode::NothingKept, .. } => {
                left_here::forget();
                self.go(Place::Home);
            }
            Heard::Error { text, .. } => self.complain(text),
            Heard::Times(times) => self.game.update(|game| {
                if let Some(table) = game.as_mut().and_then(|game| game.online.as_mut()) {
                    table.times = Some(times);
                }
            }),
            // Somebody else's eyes.
            Heard::Frame { .. } | Heard::Said(_) | Heard::Reacted { .. } => {}
        }
    }

    /// Whether these are the eyes of whoever is at the screen.
    fn sees_as(self, viewer: Viewer) -> bool {
        viewer == self.my_seat().map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Whether the table on the screen waits for its start.
    pub(crate) fn is_waiting(self) -> bool {
        let waits = |table: &TableInfo| matches!(table.phase, Phase::Open | Phase::Pledging | Phase::Opening);
        self.with_game(|game| game.online.as_deref().map(waits)).unwrap_or(false)
    }
}

impl Seating {
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
        name.unwrap_or_else(|| BOT_NAMES[seat.index() % BOT_NAMES.len()].to_owned())
    }
}

/// What whoever sits there will be called at a table in this browser.
pub(crate) fn player_name(words: &Words, seat: Seat) -> String {
    Seating { me: Some(FIRST), names: Vec::new() }.name(words, seat)
}

/// Bytes that nobody can guess.
pub(crate) fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    let random = window().crypto().and_then(|crypto| crypto.get_random_values_with_u8_array(&mut bytes));
    // Every browser that runs WebAssembly has random values.
    random.expect("the browser has random values");
    bytes
}
