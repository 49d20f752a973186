//! The page's state: which game is on the screen, and the way to its table.

use leptos::prelude::*;
use wire::engine::{ScoreSheet, Seat};
use wire::games::{BotKind, Playable, SeatKind, Setup, WithGame};
use wire::{FromTable, ToTable, Why, decode, encode};
use words::{Language, Words};

use crate::at_table::OpenTable;
use crate::worker_link::{FromLink, WorkerLink};
use crate::{address, games};

/// The seat of the person at the screen.
pub(crate) const ME: Seat = Seat::from_index(0);

/// Bots have names, as everybody at a table has.
const BOT_NAMES: [&str; 5] = ["Curie", "Noether", "Meitner", "Ampère", "Wu"];

/// What every part of the page can get at.
#[derive(Clone, Copy)]
pub(crate) struct Client {
    pub(crate) language: Signal<Language>,
    pub(crate) set_language: WriteSignal<Language>,
    pub(crate) game: RwSignal<Option<Playing>, LocalStorage>,
    /// How strong the bots of the next game are.
    pub(crate) bots: RwSignal<BotKind>,
    /// What went wrong, until the next thing goes right.
    pub(crate) trouble: RwSignal<Option<Trouble>>,
    /// The worker, once a game has been started: it is not fetched before.
    link: StoredValue<Option<WorkerLink>, LocalStorage>,
}

/// A game on the screen.
pub(crate) struct Playing {
    /// What is played, to play it again.
    pub(crate) setup: Setup,
    pub(crate) table: Box<dyn OpenTable>,
    pub(crate) over: Option<ScoreSheet>,
}

/// Something the table or the worker said no to.
#[derive(Clone, PartialEq)]
pub(crate) enum Trouble {
    Refused(Why),
    Text(String),
}

impl Client {
    /// Nothing is on the screen yet.
    pub(crate) fn new(language: Signal<Language>, set_language: WriteSignal<Language>) -> Self {
        Self {
            language,
            set_language,
            game: RwSignal::new_local(None),
            bots: RwSignal::new(address::bots().unwrap_or(BotKind::Medium)),
            trouble: RwSignal::new(None),
            link: StoredValue::new_local(None),
        }
    }

    fn start_worker(self) -> Result<(), String> {
        let link = WorkerLink::start(move |heard| match heard {
            FromLink::Message(text) => match decode(&text) {
                Ok(message) => self.hear(message),
                Err(bad) => self.complain(bad.to_string()),
            },
            FromLink::Broken(reason) => self.complain(reason),
        })?;
        self.link.set_value(Some(link));
        Ok(())
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
        let seats = match setup.visit(CountSeats) {
            Ok(seats) => seats,
            Err(wrong) => return self.complain(wrong.to_string()),
        };
        let bots = std::iter::repeat_n(SeatKind::Bot(self.bots.get_untracked()), usize::from(seats) - 1);
        let seats = std::iter::once(SeatKind::Me).chain(bots).collect();
        self.send(&ToTable::NewTable { setup, seats, seed: address::seed().unwrap_or_else(random_seed) });
    }

    pub(crate) fn act(self, action: String) {
        self.send(&ToTable::Act { seat: ME, action, after: None });
    }

    pub(crate) fn undo(self) {
        self.send(&ToTable::Undo { seat: ME, after: None });
    }

    fn send(self, message: &ToTable) {
        self.trouble.set(None);
        let started = if self.link.with_value(Option::is_some) { Ok(()) } else { self.start_worker() };
        let sent = started.and_then(|()| {
            self.link.with_value(|link| link.as_ref().map_or(Ok(()), |link| link.send(&encode(message))))
        });
        if let Err(reason) = sent {
            self.complain(reason);
        }
    }

    fn complain(self, text: String) {
        self.trouble.set(Some(Trouble::Text(text)));
    }

    fn hear(self, message: FromTable) {
        match message {
            FromTable::Hello { setup, .. } => match games::open(&setup) {
                Ok(table) => self.game.set(Some(Playing { setup, table, over: None })),
                Err(wrong) => self.complain(wrong.to_string()),
            },
            FromTable::Frame { viewer, frame } if viewer.is(ME) => self.game.update(|game| {
                if let Some(game) = game {
                    game.table.take(frame);
                    game.over = None;
                }
            }),
            FromTable::Over { sheet, .. } => self.game.update(|game| {
                if let Some(game) = game {
                    game.over = Some(sheet);
                }
            }),
            FromTable::Refused { why, .. } => self.trouble.set(Some(Trouble::Refused(why))),
            FromTable::NotUndone { .. } => {
                self.complain(Words::of(self.language.get_untracked()).text("table-no-take-back"));
            }
            FromTable::Error { text, .. } => self.complain(text),
            // Somebody else's eyes; and what a table on a server says, and the worker never does.
            FromTable::Frame { .. }
            | FromTable::Welcome { .. }
            | FromTable::Table(_)
            | FromTable::Times(_)
            | FromTable::Said(_)
            | FromTable::Reacted { .. } => {}
        }
    }
}

/// How many play a game, if it can be played.
pub(crate) fn count_seats(setup: &Setup) -> Option<u8> {
    setup.visit(CountSeats).ok()
}

struct CountSeats;

impl WithGame for CountSeats {
    type Output = u8;

    fn with<G: Playable>(self, rules: G) -> u8 {
        rules.seats()
    }
}

/// What whoever sits there is called: the person at the screen "you", the bots by their names.
pub(crate) fn player_name(words: &Words, seat: Seat) -> String {
    match seat.index().checked_sub(1) {
        None => words.text("name-you"),
        Some(bot) => BOT_NAMES[bot].to_owned(),
    }
}

/// A seed nobody can guess.
fn random_seed() -> u64 {
    let mut bytes = [0; 8];
    let random = window().crypto().and_then(|crypto| crypto.get_random_values_with_u8_array(&mut bytes));
    // Every browser that runs WebAssembly has random values.
    random.expect("the browser has random values");
    u64::from_le_bytes(bytes)
}
