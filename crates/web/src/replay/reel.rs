//! What runs a replay: which moment is shown to whose eyes, and how it goes on.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use leptos::leptos_dom::helpers::{TimeoutHandle, WindowListenerHandle};
use leptos::prelude::*;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{Element, KeyboardEvent, PointerEvent};
use wire::ToTable;
use wire::archive::{Eyes, Opened, Seen, ToArchive};
use wire::engine::{Seat, Viewer};
use wire::games::{BotKind, SeatKind};
use words::Words;

use super::time_line::{self, Turn};
use super::{Painter, Projector, Room, bar};
use crate::address;
use crate::client::{Client, Playing, Seating};
use crate::games;
use crate::place::Place;
use crate::records::{self, Answer, NoRecord, RecordId};
use crate::tip::around;

/// How quick a replay runs, in percent of a table's pace.
pub(super) const SPEEDS: [u32; 4] = [50, 100, 200, 400];
/// How long a move is looked at, in milliseconds.
const PACE: u32 = 900;
/// How often is looked whether a long move has been shown.
const AGAIN: Duration = Duration::from_millis(80);

/// A replay, as long as somebody looks at it.
pub(super) struct Reel {
    pub(super) client: Client,
    pub(super) of: RecordId,
    pub(super) game: Opened,
    pub(super) turns: Vec<Turn>,
    /// The seat that was played at this screen, if there was one.
    pub(super) me: Option<Seat>,
    /// The move that is shown, and to whom.
    pub(super) at: Cell<u32>,
    pub(super) eyes: Cell<Eyes>,
    /// How many events had been told by the end of each move up to this one.
    told: RefCell<Vec<u32>>,
    /// Whether an answer of the archive is on its way, and what is wanted after it.
    asked: Cell<bool>,
    wanted: Cell<Option<Wanted>>,
    /// The moment that will be shown when all answers have come.
    heading: Cell<u32>,
    /// The next step, if it runs by itself, and where it stops.
    timer: Cell<Option<TimeoutHandle>>,
    pub(super) plays: Cell<bool>,
    until: Cell<u32>,
    pub(super) speed: Cell<usize>,
    /// What the time line is moved by, and whether somebody drags on it.
    pub(super) shift: Cell<f64>,
    pub(super) drags: Cell<bool>,
    /// What is open over the table.
    pub(super) open: Cell<Sheet>,
    pub(super) seat: Cell<Option<Seat>>,
    pub(super) level: Cell<BotKind>,
    /// What was just done, in words.
    pub(super) said: RefCell<String>,
    listeners: RefCell<Vec<WindowListenerHandle>>,
}

/// What is open over the table of a replay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sheet {
    None,
    /// Everything there is no room for.
    More,
    /// Who plays on from here, and how strong the bots are.
    PlayOn,
}

/// A moment to be shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wanted {
    /// At once, with nothing that travels.
    Jump(u32),
    /// The same, and then the last move of it is played.
    Arrive(u32),
    /// The next move, as it happened.
    Step,
}

/// The projector that the table knows.
struct Running(Rc<Reel>);

/// Opens a record and shows it, from the moment that the address asks for.
pub(super) fn begin(client: Client, of: RecordId) {
    records::dress();
    let id = of.clone();
    client.find_record(
        of.clone(),
        move |source| {
            let language = client.language.get_untracked();
            let open = move |me: Option<Seat>| {
                let question = ToArchive::Open { record: source, language };
                client.ask_archive(&question, move |answer| match answer {
                    Answer::Opened(game) => show(client, of, *game, me),
                    Answer::Wrong { line, text } => client.no_record.set(Some(NoRecord::Wrong(line, text))),
                    _ => {}
                });
            };
            client.find_my_seat(&id, open);
        },
        move |no| client.no_record.set(Some(no)),
    );
}

/// Sits down at the game's own table, and shows the moment that the address asks for.
fn show(client: Client, of: RecordId, game: Opened, me: Option<Seat>) {
    leptos::task::spawn_local(async move {
        let Ok(parts) = games::fetch(game.setup.game()).await else {
            return client.report(crate::api::Problem::Offline);
        };
        // Whoever went elsewhere meanwhile does not look any more.
        if client.place.get_untracked() != Place::Replay(of.clone()) {
            return;
        }
        let Ok(mut table) = (parts.open)(&game.setup) else {
            return client.complain("problem-setup");
        };
        table.seat(Seating::of(me, &game.seats));
        let last = game.moves.len() as u32;
        let eyes = match address::eyes() {
            Some(seat) if seat.index() < game.seats.len() => Eyes::Seat(seat),
            _ => Eyes::All,
        };
        let at = address::at().unwrap_or(1).clamp(1, last);
        let setup = game.setup.clone();
        let reel = Rc::new(Reel {
            client,
            of,
            turns: time_line::turns(&game.moves),
            game,
            me,
            at: Cell::new(at),
            eyes: Cell::new(eyes),
            told: RefCell::default(),
            asked: Cell::new(false),
            wanted: Cell::new(None),
            heading: Cell::new(at),
            timer: Cell::new(None),
            plays: Cell::new(false),
            until: Cell::new(last),
            speed: Cell::new(1),
            shift: Cell::new(0.0),
            drags: Cell::new(false),
            open: Cell::new(if address::plays_on() { Sheet::PlayOn } else { Sheet::None }),
            seat: Cell::new(None),
            level: Cell::new(BotKind::Medium),
            said: RefCell::default(),
            listeners: RefCell::default(),
        });
        reel.listen();
        client.game.set(Some(Playing {
            replay: Some(Rc::new(Running(Rc::clone(&reel)))),
            ..Playing::at(setup, Vec::new(), table)
        }));
        reel.want(Wanted::Jump(at));
    });
}

impl Projector for Running {
    fn bar(&self, painter: &dyn Painter, room: Room) -> String {
        bar::bar(&self.0, painter, room)
    }

    fn press(&self, word: &str) {
        Reel::press(&self.0, word);
    }

    fn speed(&self) -> u32 {
        SPEEDS[self.0.speed.get()]
    }
}

/// Whoever leaves stops it.
impl Drop for Running {
    fn drop(&mut self) {
        self.0.stop();
        for listener in self.0.listeners.take() {
            listener.remove();
        }
    }
}

impl Reel {
    pub(super) fn last(&self) -> u32 {
        self.game.moves.len() as u32
    }

    /// What somebody is called: whoever was played at this screen "you", bots by their names at the table.
    pub(super) fn name(&self, words: &Words, seat: Seat) -> String {
        Seating::of(self.me, &self.game.seats).name(words, seat)
    }

    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.game.seats.len()).map(Seat::from_index)
    }

    /// Whose last turn is meant by "since my last turn".
    pub(super) fn myself(&self) -> Option<Seat> {
        match self.eyes.get() {
            Eyes::Seat(seat) => Some(seat),
            Eyes::All => self.me,
        }
    }

    /// The move after which everything is new to whoever looks.
    pub(super) fn since(&self) -> Option<u32> {
        time_line::since(&self.game.moves, &self.turns, self.myself()?, self.at.get())
    }

    fn want(self: &Rc<Self>, wanted: Wanted) {
        if let Wanted::Jump(at) | Wanted::Arrive(at) = wanted {
            self.heading.set(at);
        }
        if self.asked.get() {
            return self.wanted.set(Some(wanted));
        }
        let (at, since) = match wanted {
            Wanted::Jump(at) => (at, 0),
            Wanted::Arrive(at) => (at.saturating_sub(1).max(1), 0),
            Wanted::Step => (self.at.get() + 1, self.at.get()),
        };
        let then = match wanted {
            Wanted::Arrive(at) if at > 1 => Some(Wanted::Step),
            _ => None,
        };
        if at > self.last() {
            return self.stop();
        }
        self.asked.set(true);
        let reel = Rc::clone(self);
        self.client.ask_archive(&ToArchive::Moment { at, since, eyes: self.eyes.get() }, move |answer| {
            reel.asked.set(false);
            match answer {
                Answer::Moment { at, frames, told } => reel.lay(at, since > 0, &frames, told),
                Answer::Wrong { .. } => reel.client.complain("problem-unknown"),
                _ => {}
            }
            // What somebody wanted meanwhile comes first.
            if let Some(next) = reel.wanted.take().or(then) {
                reel.want(next);
            }
        });
    }

    /// Lays what was seen on the table.
    fn lay(&self, at: u32, is_step: bool, frames: &[Seen<Box<serde_json::value::RawValue>>], told: Vec<u32>) {
        let Some(first) = frames.first() else { return };
        self.at.set(at);
        self.told.replace(told);
        self.said.take();
        let open: Vec<_> = frames
            .iter()
            .filter_map(|seen| match seen.viewer {
                Viewer::Seat(seat) => Some((seat, &*seen.frame)),
                Viewer::Spectator => None,
            })
            .collect();
        self.client.game.update(|game| {
            if let Some(game) = game.as_mut().filter(|game| game.replay.is_some()) {
                game.table.look_as(first.viewer);
                game.table.lay_open(&open);
                if is_step {
                    game.table.take(&first.frame);
                    game.table.show_next(true);
                } else {
                    game.table.jump(&first.frame);
                }
            }
        });
        if !self.drags.get() {
            self.keep_address();
        }
    }

    /// The address leads to this moment again.
    fn keep_address(&self) {
        if let Ok(history) = window().history() {
            // A page that may not write its address still shows the moment.
            let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&self.address()));
        }
    }

    fn address(&self) -> String {
        let eyes = match self.eyes.get() {
            Eyes::All => "all".to_owned(),
            Eyes::Seat(seat) => seat.to_string(),
        };
        let pace = address::pace().map(|pace| format!("&pace={pace}")).unwrap_or_default();
        let query = format!("?at={}&eyes={eyes}{pace}", self.at.get());
        Place::Replay(self.of.clone()).address_with(&query)
    }

    /// Draws the bar anew.
    fn redraw(&self) {
        self.client.game.update(|_| ());
    }

    fn say(&self, text: String) {
        self.said.replace(text);
        self.redraw();
    }

    fn words(&self) -> &'static Words {
        Words::of(self.client.language.get_untracked())
    }

    fn stop(&self) {
        if let Some(timer) = self.timer.take() {
            timer.clear();
        }
        if self.plays.replace(false) {
            self.redraw();
        }
    }

    fn play(self: &Rc<Self>, until: u32) {
        self.until.set(until);
        self.plays.set(true);
        self.redraw();
        self.go_on();
    }

    /// Shows the next move, and the one after it when that has been seen.
    fn go_on(self: &Rc<Self>) {
        if self.at.get() >= self.until.get() {
            return self.stop();
        }
        self.want(Wanted::Step);
        self.wait(Duration::from_millis((PACE * 100 / SPEEDS[self.speed.get()]).into()));
    }

    fn wait(self: &Rc<Self>, time: Duration) {
        let reel = Rc::clone(self);
        let next = move || {
            reel.timer.set(None);
            if !reel.plays.get() {
            } else if reel.is_shown() {
                reel.go_on();
            } else {
                reel.wait(AGAIN);
            }
        };
        self.timer.set(set_timeout_with_handle(next, time).ok());
    }

    /// Whether the table shows the whole of this move.
    fn is_shown(&self) -> bool {
        let shown = document().query_selector("[data-move]").ok().flatten();
        let shown = shown.and_then(|table| table.get_attribute("data-move")?.parse().ok());
        !self.asked.get() && shown == Some(self.at.get())
    }

    fn step_back(self: &Rc<Self>) {
        self.stop();
        self.want(Wanted::Jump(self.at.get().saturating_sub(1).max(1)));
    }

    fn step_on(self: &Rc<Self>) {
        self.stop();
        if self.at.get() < self.last() {
            self.want(Wanted::Step);
        }
    }

    fn jump(self: &Rc<Self>, at: u32) {
        self.stop();
        self.want(Wanted::Arrive(at.clamp(1, self.last())));
    }

    /// To where the next turn begins, or the one before.
    fn turn(self: &Rc<Self>, by: isize) {
        let here = time_line::turn_of(&self.turns, self.at.get());
        let next = here.checked_add_signed(by).and_then(|index| self.turns.get(index));
        self.jump(next.map_or(if by < 0 { 1 } else { self.last() }, |turn| turn.first));
    }

    fn press(self: &Rc<Self>, word: &str) {
        if let Some(event) = word.strip_prefix("event ").and_then(|text| text.parse::<u32>().ok()) {
            let at = self.told.borrow().iter().position(|&told| event < told);
            return at.into_iter().for_each(|at| self.jump(at as u32 + 1));
        }
        if let Some(eyes) = word.strip_prefix("eyes ") {
            self.stop();
            let seat = eyes.parse().ok().and_then(Seat::new);
            self.eyes.set(seat.map_or(Eyes::All, Eyes::Seat));
            return self.want(Wanted::Jump(self.at.get()));
        }
        if let Some(seat) = word.strip_prefix("as ").and_then(|text| text.parse().ok()).and_then(Seat::new) {
            self.seat.set(Some(seat));
            return self.redraw();
        }
        if let Some(level) = word.strip_prefix("level ").and_then(|text| text.parse().ok()) {
            self.level.set(level);
            return self.redraw();
        }
        match word {
            "start" => self.jump(1),
            "back" => self.step_back(),
            "on" => self.step_on(),
            "end" => self.jump(self.last()),
            "play" if self.plays.get() => self.stop(),
            "play" => {
                if self.at.get() == self.last() {
                    self.want(Wanted::Jump(1));
                    self.at.set(1);
                }
                self.play(self.last());
            }
            "speed" => {
                self.speed.set((self.speed.get() + 1) % SPEEDS.len());
                self.redraw();
            }
            "since" => {
                if let Some(since) = self.since() {
                    let now = self.at.get();
                    self.want(Wanted::Jump(since));
                    self.at.set(since);
                    self.play(now);
                }
            }
            "share" => self.share(),
            "save" => self.save(),
            "more" => self.open(if self.open.get() == Sheet::More { Sheet::None } else { Sheet::More }),
            "from here" => self.open(Sheet::PlayOn),
            "close" => self.open(Sheet::None),
            "play on" => self.play_on(),
            "dice" => self.client.go(Place::Fair(self.of.clone())),
            "look-back" => self.client.go(Place::Review(self.of.clone())),
            "leave" => self.client.go(Place::Page(crate::pages::Page::Mine)),
            _ => {}
        }
    }

    fn open(&self, sheet: Sheet) {
        self.open.set(sheet);
        self.redraw();
    }

    /// Copies the address of this moment, or says why that would lead nobody here.
    fn share(self: &Rc<Self>) {
        // What is said of it stands above the bar.
        self.open.set(Sheet::None);
        let words = self.words();
        if !matches!(self.of, RecordId::Table(_)) {
            return self.say(words.text("replay-share-not"));
        }
        let location = window().location().origin().unwrap_or_default();
        let address = format!("{location}{}", self.address());
        let copied = window().navigator().clipboard().write_text(&address);
        let reel = Rc::clone(self);
        leptos::task::spawn_local(async move {
            // Whoever does not allow it copies the address of the window.
            let key = match wasm_bindgen_futures::JsFuture::from(copied).await {
                Ok(_) => words.text("replay-shared"),
                Err(_) => words.text("replay-share-address"),
            };
            reel.say(key);
        });
    }

    fn save(&self) {
        self.open(Sheet::None);
        let name = format!("{}-{}.jsonl", self.game.setup.game().name(), self.of);
        self.client.ask_archive(&ToArchive::Text, move |answer| {
            if let Answer::Text(text) = answer {
                records::save(&name, &text);
            }
        });
    }

    /// Who would play on from here.
    pub(super) fn heir(&self) -> Seat {
        let to_act = || self.client.game.with_untracked(|game| game.as_ref()?.table.to_act().lowest());
        let eyes = match self.eyes.get() {
            Eyes::Seat(seat) => Some(seat),
            Eyes::All => None,
        };
        self.seat.get().or(eyes).or(self.me).or_else(to_act).unwrap_or(Seat::from_index(0))
    }

    /// Opens a table in this browser that goes on from here.
    fn play_on(&self) {
        let (client, heir, level) = (self.client, self.heir(), self.level.get());
        let seats: Vec<SeatKind> =
            self.seats().map(|seat| if seat == heir { SeatKind::Me } else { SeatKind::Bot(level) }).collect();
        client.ask_archive(&ToArchive::Branch { at: self.at.get() }, move |answer| {
            if let Answer::Branch { setup, log } = answer {
                client.set_guided(false);
                client.send(&ToTable::PlayOn { setup, seats, log });
            }
        });
    }

    fn listen(self: &Rc<Self>) {
        let reel = || Rc::clone(self);
        let (one, two, three, four) = (reel(), reel(), reel(), reel());
        let listeners = vec![
            window_event_listener(leptos::ev::keydown, move |event| one.key(&event)),
            window_event_listener(leptos::ev::pointerdown, move |event| two.grip(&event)),
            window_event_listener(leptos::ev::pointermove, move |event| three.drag(&event)),
            window_event_listener(leptos::ev::pointerup, move |event| four.release(&event)),
        ];
        self.listeners.replace(listeners);
    }

    fn key(self: &Rc<Self>, event: &KeyboardEvent) {
        let writes = around(event.target(), "input, select, textarea").is_some();
        if writes || event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        let asked = document().query_selector(".dlg").ok().flatten().is_some();
        let presses = around(event.target(), "button, a").is_some();
        match event.key().as_str() {
            "Escape" if self.open.get() != Sheet::None => self.open(Sheet::None),
            _ if asked => return,
            "ArrowLeft" => self.step_back(),
            "ArrowRight" => self.step_on(),
            "PageUp" => self.turn(-1),
            "PageDown" => self.turn(1),
            "Home" => self.press("start"),
            "End" => self.press("end"),
            " " if !presses => self.press("play"),
            _ => return,
        }
        event.prevent_default();
    }

    fn grip(self: &Rc<Self>, event: &PointerEvent) {
        if let Some(line) = around(event.target(), ".tline") {
            self.stop();
            self.drags.set(true);
            event.prevent_default();
            self.scrub(&line, event);
        }
    }

    fn drag(self: &Rc<Self>, event: &PointerEvent) {
        if self.drags.get()
            && let Some(line) = time_line_element()
        {
            self.scrub(&line, event);
        }
    }

    fn release(self: &Rc<Self>, _: &PointerEvent) {
        if self.drags.replace(false) {
            self.want(Wanted::Arrive(self.heading.get()));
        }
    }

    /// Nothing travels while somebody drags.
    fn scrub(self: &Rc<Self>, line: &Element, event: &PointerEvent) {
        let at = bar::moment_at(self, line, f64::from(event.client_x()));
        if at != self.heading.get() {
            self.want(Wanted::Jump(at));
        }
    }
}

fn time_line_element() -> Option<Element> {
    document().query_selector(".tline").ok().flatten()?.dyn_into().ok()
}
