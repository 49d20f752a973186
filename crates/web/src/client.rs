//! The page's state: which game is on the screen, and the way to its table.

use leptos::prelude::*;
use wire::engine::{ScoreSheet, Seat, Viewer};
use wire::games::{AnyFrame, AnyReason, MultiuniversumSetup, SeatKind, Setup};
use wire::multiuniversum::{Event, Multiuniversum, Options};
use wire::table::Frame;
use wire::{FromTable, ToTable, Why, decode, encode};
use words::{Language, Names, Words};

use crate::worker_link::{FromLink, WorkerLink};

/// The seat of the person at the screen.
pub(crate) const ME: Seat = Seat::from_index(0);

/// Bots have names, as everybody at a table has.
const BOT_NAMES: [&str; 4] = ["Curie", "Noether", "Meitner", "Ampère"];

/// What every part of the page can get at.
#[derive(Clone, Copy)]
pub(crate) struct Client {
    pub(crate) language: Signal<Language>,
    pub(crate) set_language: WriteSignal<Language>,
    pub(crate) game: RwSignal<Option<Playing>>,
    /// What went wrong, until the next thing goes right.
    pub(crate) trouble: RwSignal<Option<Trouble>>,
    /// The worker, once a game has been started: it is not fetched before.
    link: StoredValue<Option<WorkerLink>, LocalStorage>,
}

/// A game on the screen.
#[derive(Clone, PartialEq)]
pub(crate) struct Playing {
    pub(crate) setup: MultiuniversumSetup,
    pub(crate) rules: RulesAtHand,
    pub(crate) seats: Vec<SeatKind>,
    pub(crate) frame: Option<Frame<Multiuniversum>>,
    pub(crate) log: Vec<Event>,
    pub(crate) over: Option<ScoreSheet>,
}

/// The deck and options as rules, for names and lookups. Two are equal if their set-ups are, which stand beside.
#[derive(Clone)]
pub(crate) struct RulesAtHand(pub(crate) Multiuniversum);

impl PartialEq for RulesAtHand {
    fn eq(&self, _: &Self) -> bool {
        true
    }
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
            game: RwSignal::new(None),
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

    pub(crate) fn new_game(self, options: Options) {
        let bots = usize::from(options.players) - 1;
        let bot = SeatKind::Bot(wire::games::BotKind::Sensible);
        let seats = std::iter::once(SeatKind::Me).chain(std::iter::repeat_n(bot, bots)).collect();
        let setup = Setup::Multiuniversum(MultiuniversumSetup { options, deck: None });
        self.send(&ToTable::NewTable { setup, seats, seed: seed_of_address().unwrap_or_else(random_seed) });
    }

    pub(crate) fn act(self, action: String) {
        self.send(&ToTable::Act { seat: ME, action });
    }

    pub(crate) fn undo(self) {
        self.send(&ToTable::Undo { seat: ME });
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
            FromTable::Hello { setup: Setup::Multiuniversum(setup), seats } => match setup.rules() {
                Ok(rules) => {
                    let rules = RulesAtHand(rules);
                    let log = Vec::new();
                    self.game.set(Some(Playing { setup, rules, seats, frame: None, log, over: None }));
                }
                Err(wrong) => self.complain(wrong.to_string()),
            },
            FromTable::Frame { viewer, frame: AnyFrame::Multiuniversum(frame) } if viewer.is(ME) => {
                self.game.update(|game| {
                    let Some(game) = game else { return };
                    // A frame from the beginning tells all that still stands.
                    if frame.from == 0 {
                        game.log.clear();
                    }
                    game.log.extend(&frame.events);
                    game.frame = Some(frame);
                    game.over = None;
                });
            }
            FromTable::Frame { .. } => {}
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
        }
    }
}

/// What whoever sits there is called: the person at the screen "you", the bots by their names.
pub(crate) fn player_name(words: &Words, seat: Seat) -> String {
    match seat.index().checked_sub(1) {
        None => words.text("name-you"),
        Some(bot) => BOT_NAMES[bot].to_owned(),
    }
}

impl Playing {
    /// What everybody is called. The person at the screen is told "you" in sentences.
    pub(crate) fn names(&self, words: &Words) -> Names {
        let seats = (0..self.seats.len()).map(Seat::from_index);
        let names = Names::new(seats.map(|seat| player_name(words, seat)));
        if self.setup.options.players == 1 { names.with_machine() } else { names }
    }

    /// Why something is not possible, in words.
    pub(crate) fn why(&self, words: &Words, why: &Why) -> String {
        match why {
            Why::Over => words.text("illegal-over"),
            Why::NotOffered => words.text("illegal-not-offered"),
            Why::NotNow { to_act } => words::waiting(words, &self.names(words), *to_act),
            Why::Rule { reason: AnyReason::Multiuniversum(reason), .. } => {
                words::multiuniversum::refusal(words, self.rules.0.deck(), reason)
            }
        }
    }

    /// The log in sentences, newest first.
    pub(crate) fn told(&self, words: &Words) -> Vec<String> {
        let names = self.names(words);
        let deck = self.rules.0.deck();
        let tell = |event| words::multiuniversum::event(words, deck, &names, event, Viewer::Seat(ME));
        self.log.iter().rev().map(tell).collect()
    }
}

/// The seed that the page's address asks for (`/?seed=7`): the same game again, for friends to compare and for tests.
fn seed_of_address() -> Option<u64> {
    let search = window().location().search().ok()?;
    search.trim_start_matches('?').split('&').find_map(|part| part.strip_prefix("seed=")?.parse().ok())
}

/// A seed nobody can guess.
fn random_seed() -> u64 {
    let mut bytes = [0; 8];
    let random = window().crypto().and_then(|crypto| crypto.get_random_values_with_u8_array(&mut bytes));
    // Every browser that runs WebAssembly has random values.
    random.expect("the browser has random values");
    u64::from_le_bytes(bytes)
}
