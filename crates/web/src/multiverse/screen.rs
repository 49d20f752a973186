//! The table of Multiverse: one drawing of everything, and one place where clicks and keys come in.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;
use std::time::Duration;

use codee::string::FromToStringCodec;
use leptos::html::Div;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use leptos_use_storage::use_local_storage;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, HtmlElement, KeyboardEvent, MouseEvent};
use wire::engine::Seat;
use wire::games::GameId;
use wire::multiverse::{Action, Colour, Multiverse, Phase, View, World};
use words::Language;

use super::hands::{Edition, Hands, Layout, Sheet};
use super::lesson::LESSON;
use super::look::Look;
use super::replay::{self, Moment};
use super::{advice, finale, orders, table, tale};
use crate::at_table::AtTable;
use crate::client::Client;
use crate::coach::{self, Bubble, Coach};
use crate::lesson::Pupil;
use crate::morph::morph;
use crate::motion::{Ghosts, Places, is_reduced};
use crate::place::Place;
use crate::room::room;
use crate::tip::{Tip, around};
use crate::{address, focus, shown, typed};

/// What moments take of the time they would like, in percent: those of others, one's own, and with nothing that travels.
const PACE: u32 = 85;
const PACE_OWN: u32 = 65;
const PACE_STILL: u32 = 45;
/// Where the look of the panel is kept.
const EDITION: &str = "manyworlds.multiverse-panel";

/// Everything that lives as long as the screen does.
#[derive(Clone, Copy)]
pub(super) struct Screen {
    pub(super) client: Client,
    outer: NodeRef<Div>,
    hands: RwSignal<Hands>,
    /// Whether the line for typed moves is open.
    pub(super) typing: RwSignal<bool>,
    /// The look of the panel, for the next time.
    keep_edition: WriteSignal<String>,
    /// Counts the moments that were shown, so that each is drawn.
    moment: RwSignal<u32>,
    memory: StoredValue<Rc<Memory>, LocalStorage>,
}

/// What the screen remembers without being drawn anew when it changes.
struct Memory {
    /// What is done as soon as the table asks for it: a choice in several steps was made at once.
    intent: RefCell<Vec<String>>,
    /// What happened and is still to be shown.
    moments: RefCell<VecDeque<Moment>>,
    /// The view that was shown last in full, and how much of the log belongs to it.
    rest: RefCell<Option<(View, usize)>>,
    /// The frame that the moments lead to.
    frame: Cell<Option<u32>>,
    /// Which moment is on the screen: the frame and how much was told.
    shown: Cell<(Option<u32>, usize)>,
    timer: Cell<Option<TimeoutHandle>>,
    /// How much of what happened was read out.
    told: Cell<usize>,
    /// What had the focus before a question came.
    back: RefCell<Option<Element>>,
    tip: Rc<Tip>,
    coach: Coach,
}

/// The table, a layer above it for what flies there and what is told of things, and what is read out.
const FRAME: &str = "<div class=\"mv\" role=\"main\"></div><div class=\"mv over\"><div id=\"tip\" role=\"tooltip\" hidden></div></div>\
    <p id=\"told\" class=\"unseen\" aria-live=\"polite\"></p>";

/// The whole screen.
pub(super) fn screen(client: Client) -> AnyView {
    let memory = Memory {
        intent: RefCell::default(),
        moments: RefCell::default(),
        rest: RefCell::default(),
        frame: Cell::new(None),
        shown: Cell::default(),
        timer: Cell::new(None),
        told: Cell::new(0),
        back: RefCell::new(None),
        tip: Tip::new(),
        coach: Coach::default(),
    };
    let (edition, keep_edition, _) = use_local_storage::<String, FromToStringCodec>(EDITION);
    let edition = Edition::of(&edition.get_untracked()).unwrap_or_default();
    let screen = Screen {
        client,
        outer: NodeRef::new(),
        hands: RwSignal::new(Hands::empty(layout(), edition)),
        typing: RwSignal::new(false),
        keep_edition,
        moment: RwSignal::new(0),
        memory: StoredValue::new_local(Rc::new(memory)),
    };
    // Drawings and sheets are fetched once somebody sits down.
    if let Ok(event) = web_sys::Event::new("manyworlds-multiverse") {
        // It can only fail on what is no event target.
        let _ = window().dispatch_event(&event);
    }
    Effect::new(move |_| screen.draw());
    let resized = window_event_listener(leptos::ev::resize, move |_| screen.fit());
    let keys = window_event_listener(leptos::ev::keydown, move |event| screen.key(&event));
    on_cleanup(move || {
        resized.remove();
        keys.remove();
        screen.stop_waiting();
    });
    view! {
        <div
            inner_html=format!("{FRAME}{}", coach::layer("mv"))
            node_ref=screen.outer
            on:click=move |event| screen.click(&event)
            on:mouseover=move |event| screen.hover(event.target())
            on:mouseleave=move |_| screen.unpoint()
            on:focusin=move |event| screen.focus(event.target())
        ></div>
        {typed::line(screen.typing_line())}
    }
    .into_any()
}

fn layout() -> Layout {
    let (wide, high) = room();
    match () {
        () if wide < 700.0 || high < 480.0 => Layout::Narrow,
        () if wide < 1000.0 && high > wide => Layout::Tall,
        () => Layout::Wide,
    }
}

/// A word and a number, as in `seat 3`.
fn numbered(text: &str, word: &str) -> Option<u8> {
    text.strip_prefix(word)?.strip_prefix(' ')?.parse().ok()
}

impl Screen {
    /// What the table is drawn into.
    fn root(self) -> Option<HtmlElement> {
        self.outer.get_untracked()?.first_element_child()?.dyn_into().ok()
    }

    fn memory(self) -> Rc<Memory> {
        self.memory.get_value()
    }

    /// Looks at what is shown; `draws` is told of all that matters for a drawing.
    fn with_look<T>(
        self,
        hands: &Hands,
        ask: impl FnOnce(&Look<'_>, &AtTable<Multiverse>) -> Option<T>,
    ) -> Option<T> {
        let memory = self.memory();
        self.client.with_game(|game| {
            let table = game.table.as_any().downcast_ref::<AtTable<Multiverse>>()?;
            let scene = table.scene(self.client)?;
            let moments = memory.moments.borrow();
            let (view, told) =
                moments.front().map_or((scene.view, scene.log.len()), |moment| (&moment.view, moment.told));
            let log = &scene.log[..told.min(scene.log.len())];
            let behind = !moments.is_empty() || table.is_behind();
            let shown = table.shown().filter(|_| !behind);
            ask(&Look::new(&scene, hands, (view, log), (behind, shown), game.online.as_deref()), table)
        })
    }

    /// Looks at the table without being drawn anew when it changes.
    pub(super) fn look<T>(self, ask: impl FnOnce(&Look<'_>) -> Option<T>) -> Option<T> {
        untrack(|| {
            let hands = self.hands.get();
            self.with_look(&hands, |look, _| ask(look))
        })
    }

    /// Takes what is new apart into moments.
    fn unfold(self) {
        let memory = self.memory();
        self.client.with_game(|game| {
            let table = game.table.as_any().downcast_ref::<AtTable<Multiverse>>()?;
            let scene = table.scene(self.client)?;
            if memory.frame.get() == table.shown() {
                return Some(());
            }
            memory.frame.set(table.shown());
            let mut moments = memory.moments.borrow_mut();
            moments.clear();
            let mut rest = memory.rest.borrow_mut();
            if let Some((from, told)) = rest.take() {
                let follows = told <= scene.log.len() && !from.players[0].formation.is_empty();
                if follows && address::pace() != Some(0) && !table.has_jumped() {
                    moments.extend(replay::moments(&from, scene.view, scene.log, told));
                }
            }
            *rest = Some((scene.view.clone(), scene.log.len()));
            Some(())
        });
    }

    /// Draws everything; whatever moved flies there.
    fn draw(self) {
        // Drawn again when it is there.
        self.outer.track();
        self.moment.track();
        self.client.words();
        let (Some(root), memory) = (self.root(), self.memory()) else { return };
        self.unfold();
        let over = self.client.with_game(|game| game.over.clone());
        let mut hands = self.hands.get();
        self.client.with_game(|game| {
            let table = game.table.as_any().downcast_ref::<AtTable<Multiverse>>()?;
            hands.fit(table.scene(self.client)?.view);
            Some(())
        });
        if over.is_none() {
            hands.hugged = false;
        }
        let drawn = self.with_look(&hands, |look, at_table| {
            let ended = over.as_ref().filter(|_| look.is_over());
            let html = match ended {
                Some(sheet) => finale::finale(look, sheet),
                None => table::table(look),
            };
            let told = memory.told.get().min(look.log.len());
            let news = (look.log.len(), tale::news(look, told), table::spent(look));
            let said = if over.is_none() { advice::bubble(look).map(Bubble::drawn) } else { None };
            Some((html, at_table.shown(), (look.behind, look.may_act(), said, ended.is_some()), news))
        });
        let Some((html, number, (behind, mine, said, is_ended), (told, news, spent))) = drawn else {
            return;
        };
        if self.hands.with_untracked(|old| *old != hands) {
            // Nothing else is drawn from what was let go of, so this is no reason to draw again.
            self.hands.update_untracked(|old| *old = hands.clone());
        }
        let is_new = memory.shown.get() != (number, told);
        let jumped = untrack(|| self.with_table(AtTable::has_jumped)).unwrap_or(false);
        let before = ((is_new || hands.lifted.is_none()) && !jumped).then(|| Places::read(&root));
        let ghosts = (is_new && !jumped).then(|| Ghosts::of(&root, &spent));
        let active = document().active_element();
        let seat = match self.client.my_seat() {
            _ if self.client.is_replay() => "replayed",
            Some(_) => "seated",
            None => "onlooker",
        };
        let players = self.look(|look| Some(look.count())).unwrap_or(2);
        let _ = root.set_attribute("class", &format!("mv {} {seat} of{players}", hands.layout.class()));
        // Which move is shown whole: whoever waits for an answer waits for that.
        if let Some(number) = number.filter(|_| !behind) {
            let _ = root.set_attribute("data-move", &number.to_string());
        } else if !root.has_attribute("data-move") {
            let _ = root.set_attribute("data-move", "0");
        }
        shown::say(shown::SCORE, is_ended);
        morph(&root, &html);
        place(&root);
        self.scale();
        memory.tip.check();
        if is_new {
            memory.shown.set((number, told));
            memory.told.set(told);
            if let Ok(Some(region)) = document().query_selector("#told") {
                // Of a jump to another moment only that is told which the slider says.
                region.set_text_content(Some(if jumped { "" } else { &news }));
            }
        }
        if is_new || jumped {
            for list in [".chain", "#log"] {
                show_end(list);
            }
        }
        if let Some(before) = before {
            before.fly(&root);
        }
        if let (Some(ghosts), Some(layer)) = (ghosts, root.next_element_sibling()) {
            ghosts.fly(&layer);
        }
        // Whoever types goes on typing.
        if !self.typing.get_untracked() {
            self.keep_focus(&root, active);
        }
        if memory.coach.say(&root, said) {
            for after in coach::LANDINGS {
                set_timeout(move || self.follow(), Duration::from_millis(after));
            }
        }
        if behind {
            self.wait();
        } else if mine {
            self.go_on();
        }
    }

    /// What the coach lights may be elsewhere by now, and the screen may be gone.
    fn follow(self) {
        if let (Some(memory), Some(root)) = (self.memory.try_get_value(), self.root()) {
            memory.coach.follow(&root);
        }
    }

    /// Shows the next moment when this one has been seen.
    fn wait(self) {
        let memory = self.memory();
        let waiting = memory.timer.take();
        if waiting.is_some() {
            memory.timer.set(waiting);
            return;
        }
        // What somebody goes back to is looked at before it goes on.
        let rest =
            untrack(|| self.with_table(AtTable::has_jumped)).map_or(0, |jumped| u32::from(jumped) * 700);
        let wanted = memory.moments.borrow().front().map_or(rest, |moment| moment.pace);
        let own = self.look(|look| Some(look.my_turn())).unwrap_or(false);
        let left = match address::pace() {
            Some(pace) => pace.min(wanted),
            None if is_reduced() => wanted * PACE_STILL / 100,
            None if own => wanted * PACE_OWN / 100,
            None => wanted * PACE / 100,
        };
        let left = left * 100 / self.client.speed();
        let handle = set_timeout_with_handle(move || self.next(), Duration::from_millis(left.into()));
        memory.timer.set(handle.ok());
    }

    /// Goes on to the next moment, or to the next thing that happened.
    fn next(self) {
        self.stop_waiting();
        let Some(memory) = self.memory.try_get_value() else { return };
        let had = memory.moments.borrow_mut().pop_front().is_some();
        if had && !memory.moments.borrow().is_empty() {
            return self.moment.update(|count| *count += 1);
        }
        let all = address::pace() == Some(0);
        let behind = untrack(|| self.with_table(AtTable::is_behind)).unwrap_or(false);
        if behind {
            self.client.game.update(|game| {
                if let Some(game) = game {
                    game.table.show_next(all);
                }
            });
        } else {
            self.moment.update(|count| *count += 1);
        }
    }

    fn with_table<T>(self, ask: impl FnOnce(&AtTable<Multiverse>) -> T) -> Option<T> {
        self.client.with_game(|game| game.table.as_any().downcast_ref().map(ask))
    }

    fn stop_waiting(self) {
        if let Some(timer) = self.memory.try_get_value().and_then(|memory| memory.timer.take()) {
            timer.clear();
        }
    }

    /// Everything that happened is shown at once.
    fn skip(self) {
        self.stop_waiting();
        let memory = self.memory();
        memory.moments.borrow_mut().clear();
        // What comes from the frames that wait is not unfolded either.
        memory.rest.borrow_mut().take();
        self.client.game.update(|game| {
            if let Some(game) = game {
                game.table.show_next(true);
            }
        });
    }

    /// The next step of a choice that was made at once, if the table asks for it.
    fn go_on(self) {
        let Some(next) = self.memory().intent.borrow().first().cloned() else { return };
        let offered = self.look(|look| Some(look.may(next.parse().ok()?))).unwrap_or(false);
        if offered {
            self.memory().intent.borrow_mut().remove(0);
            self.client.act(next);
        } else {
            self.memory().intent.take();
        }
    }

    /// Does something, or several things in a row: `decline;switch red`. In a lesson only what it shows.
    pub(super) fn act(self, actions: &str) {
        let strays = |look: &Look<'_>| Some(!LESSON.accepts(look.shown, actions));
        if self.client.is_lesson() && self.look(strays).unwrap_or(true) {
            return self.change(|hands| hands.pupil = Pupil::Strays);
        }
        let mut steps = actions.split(';').map(str::to_owned);
        let Some(first) = steps.next() else { return };
        self.memory().intent.replace(steps.collect());
        self.hands.update_untracked(|hands| {
            hands.pointed = None;
            hands.open = None;
            hands.lifted = None;
            hands.pupil = Pupil::Follows;
        });
        self.client.act(first);
    }

    pub(super) fn change(self, change: impl FnOnce(&mut Hands)) {
        let mut hands = self.hands.get_untracked();
        change(&mut hands);
        if self.hands.with_untracked(|old| *old != hands) {
            self.hands.set(hands);
        }
    }

    fn fit(self) {
        self.change(|hands| hands.layout = layout());
        self.scale();
        self.follow();
    }

    /// The stage is drawn in fixed places and scaled into the room that there is.
    fn scale(self) {
        let Some(root) = self.root() else { return };
        let (wide, high) = room();
        let (scale, least) = match layout() {
            Layout::Wide => ((wide / 1280.0).min(high / 800.0).clamp(0.55, 1.5), (1280.0, 800.0)),
            Layout::Tall => ((wide / 820.0).min(high / 1180.0).clamp(0.6, 1.4), (820.0, 1100.0)),
            Layout::Narrow => (1.0, (320.0, 480.0)),
        };
        let style = root.style();
        let _ = style.set_property("--k", &format!("{scale:.4}"));
        let _ = style.set_property("--w", &format!("{:.1}px", (wide / scale).max(least.0)));
        let _ = style.set_property("--h", &format!("{:.1}px", (high / scale).max(least.1)));
    }

    fn click(self, event: &MouseEvent) {
        let memory = self.memory();
        if memory.tip.takes_click() {
            return;
        }
        let Some(element) = around(event.target(), "[data-action], [data-use], [data-do]") else { return };
        let actions = ["data-action", "data-use"].iter().find_map(|name| element.get_attribute(name));
        if let Some(actions) = actions {
            self.act(&actions);
        } else if let Some(word) = element.get_attribute("data-do") {
            self.do_this(&word);
        }
    }

    /// What a click means that is no action of the game.
    fn do_this(self, word: &str) {
        if let Some(seat) = numbered(word, "seat").and_then(Seat::new) {
            return self.change(|hands| hands.open = Some(Sheet::Seat(seat)));
        }
        if let Some(place) = numbered(word, "lift") {
            return self.change(|hands| hands.lift(usize::from(place)));
        }
        if let Some((kind, rest)) = word.split_once(' ') {
            return if kind == "replay" { self.client.press_replay(rest) } else { self.set(kind, rest) };
        }
        match word {
            "undo" if self.client.is_lesson() => self.teach("back"),
            "undo" => {
                self.memory().intent.take();
                self.client.undo();
            }
            "hint" => {
                self.change(|hands| hands.open = None);
                self.client.ask_hint();
            }
            "type" => self.begin_typing(),
            "skip" => self.skip(),
            "recap" => {
                self.change(|hands| hands.open = None);
                self.client.recap();
            }
            "seen" => self.client.know_all(),
            "next" => self.next(),
            "menu" => self.change(|hands| hands.open = Some(Sheet::Menu)),
            "tale" => self.change(|hands| hands.open = Some(Sheet::Tale)),
            "list" => self.change(|hands| hands.open = Some(Sheet::List)),
            "orders" => self.change(|hands| hands.open = Some(Sheet::Orders)),
            "memory" => self.change(|hands| hands.open = Some(Sheet::Memory)),
            "close" => self.change(|hands| hands.open = None),
            "hugged" => self.change(|hands| hands.hugged = true),
            "home" => self.client.go(Place::Home),
            "rules" => self.client.go(Place::Rules(GameId::Multiverse)),
            "again" => self.client.again(),
            "watch" => self.client.go_to_record(Place::Replay),
            "look-back" => self.client.go_to_record(Place::Review),
            "dice" => self.client.go_to_record(Place::Fair),
            _ => {}
        }
    }

    /// What is chosen with a word and a value, as in `lang fr`.
    fn set(self, kind: &str, value: &str) {
        match kind {
            "hint" => drop(self.hush()),
            "lesson" => self.teach(value),
            "keep" => {
                if let Ok(world) = value.parse::<World>() {
                    self.change(|hands| hands.kept = Some(world));
                }
            }
            "edition" => {
                if let Some(edition) = Edition::of(value) {
                    self.keep_edition.set(edition.word().to_owned());
                    self.change(|hands| hands.edition = edition);
                }
            }
            "order" => {
                self.look(|look| {
                    orders::give(self.client, look, value);
                    Some(())
                });
            }
            "lang" => {
                if let Ok(language) = value.parse::<Language>() {
                    self.client.set_language.set(language);
                }
            }
            _ => {}
        }
    }

    /// A finger does not point: what it taps is chosen.
    fn hover(self, target: Option<web_sys::EventTarget>) {
        if !self.memory().tip.is_by_finger() {
            self.point(target);
        }
    }

    /// The pointer or the focus is on something.
    fn point(self, target: Option<web_sys::EventTarget>) {
        let action = around(target.clone(), "[data-point]").and_then(|it| it.get_attribute("data-point"));
        let action = action.and_then(|text| text.parse::<Action>().ok());
        let line = around(target, "[data-line]").and_then(|it| it.get_attribute("data-line")?.parse().ok());
        self.change(|hands| {
            hands.pointed = action;
            hands.line = line;
        });
    }

    /// Whoever plays by keyboard points with the focus; a mouse also gives it, and points elsewhere.
    fn focus(self, target: Option<web_sys::EventTarget>) {
        if around(target.clone(), ":focus-visible").is_some() {
            self.point(target);
        }
    }

    fn unpoint(self) {
        self.change(|hands| {
            hands.pointed = None;
            hands.line = None;
        });
    }

    /// The focus stays where it was, or comes back there from a question. If that is gone, it goes to the first thing
    /// to do, so that whoever plays by keyboard can go on.
    fn keep_focus(self, root: &Element, active: Option<Element>) {
        let stays =
            |element: &Element| element.is_connected() && !element.matches("body, :disabled").unwrap_or(true);
        let Some(asked) = root.query_selector(".dlg").ok().flatten() else {
            let back = self.memory().back.take();
            return match back.or(active).filter(stays) {
                Some(element) => focus::give(&element),
                None => focus::first(&[
                    ".jbtn.offer",
                    ".btn.act.offer",
                    ".keep.offer",
                    ".dcard.pick:enabled",
                    ".tok.swap.pick:enabled",
                    ".sw.offer",
                    "#to-score",
                    "#again",
                ]),
            };
        };
        match active.filter(|active| active.is_connected()) {
            Some(inside) if asked.contains(Some(&inside)) => focus::give(&inside),
            outside => {
                let memory = self.memory();
                let mut back = memory.back.borrow_mut();
                *back = back.take().or(outside);
                drop(back);
                focus::first(&[".dlg .pick:enabled", ".dlg .mrow", ".dlg .offer", ".dlg button:enabled"]);
            }
        }
    }

    fn key(self, event: &KeyboardEvent) {
        let writes = around(event.target(), "input").is_some();
        if writes || event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        let behind = self.look(|look| Some(look.behind)).unwrap_or(false);
        let key = event.key();
        let asked = document().query_selector(".dlg").ok().flatten();
        let free = self.hands.with_untracked(|hands| hands.open.is_none());
        if behind && matches!(key.as_str(), " " | "Escape") && free {
            event.prevent_default();
            return self.skip();
        }
        let handled = match key.as_str() {
            "Tab" => asked.is_some_and(|asked| focus::wrap(&asked, event.shift_key())),
            "Escape" => {
                let mut let_go = false;
                self.change(|hands| let_go = hands.let_go());
                let_go || self.hush()
            }
            "l" | "L" => {
                self.change(|hands| {
                    hands.open = if hands.open == Some(Sheet::Tale) { None } else { Some(Sheet::Tale) };
                });
                true
            }
            _ if !free => false,
            "/" => {
                self.begin_typing();
                true
            }
            "1" | "2" | "3" | "4" | "5" => self.number(key.as_bytes()[0] - b'1'),
            "a" | "A" => self.try_switch(Action::SwitchAll),
            "r" | "R" => self.try_act(Action::Repeat) || self.try_act(Action::JustRoll),
            "k" | "K" => self.try_act(Action::Stand),
            "e" | "E" => self.try_act(Action::Visit),
            " " if !on_button() => self.try_act(Action::Allow),
            "h" | "H" => {
                let may = self.look(|look| Some(advice::may_ask(look))).unwrap_or(false);
                if may {
                    self.client.ask_hint();
                }
                may
            }
            "u" | "U" => {
                let may = self.look(|look| Some(look.scene.may_undo && !look.behind)).unwrap_or(false);
                if may {
                    self.do_this("undo");
                }
                may
            }
            "ArrowLeft" | "ArrowRight" => step_focus(key == "ArrowLeft"),
            _ => false,
        };
        if handled {
            event.prevent_default();
        }
    }

    fn try_act(self, action: Action) -> bool {
        let may = self.look(|look| Some(look.may(action))).unwrap_or(false);
        if may {
            self.act(&action.to_string());
        }
        may
    }

    fn try_switch(self, action: Action) -> bool {
        let sent =
            self.look(|look| look.ways.iter().find(|way| way.action == action).map(|way| way.sent.clone()));
        if let Some(sent) = &sent {
            self.act(sent);
        }
        sent.is_some()
    }

    /// A number is a world of the pack, a place of the formation, or a colour to switch.
    fn number(self, index: u8) -> bool {
        let place = usize::from(index);
        match self.look(|look| Some(look.phase()).filter(|_| look.may_act())) {
            Some(Phase::Draft { .. }) => {
                let world =
                    self.look(|look| look.view().mine.as_ref().and_then(|mine| mine.pack.iter().nth(place)));
                self.change(|hands| hands.kept = world.or(hands.kept));
                focus::first(&["#confirm"]);
                world.is_some()
            }
            Some(Phase::Form) => {
                let free = self.look(|look| Some(look.view().mine.as_ref()?.placed.len())).unwrap_or(0);
                if place >= free {
                    self.change(|hands| hands.lift(place));
                }
                true
            }
            _ => Colour::ALL.get(place).is_some_and(|&colour| self.try_switch(Action::Switch(colour))),
        }
    }
}

/// Puts everything where its `data-css` says. The page's policy allows no styles in a drawing, only those set afterwards.
fn place(root: &Element) {
    let Ok(all) = root.query_selector_all("[data-css], [style]") else { return };
    for index in 0..all.length() {
        let Some(element) = all.get(index).and_then(|node| node.dyn_into::<Element>().ok()) else { continue };
        let css = element.get_attribute("data-css").unwrap_or_default();
        if element.get_attribute("style").as_ref() != Some(&css) {
            // Drawings have a style as other elements do.
            element.unchecked_ref::<HtmlElement>().style().set_css_text(&css);
        }
    }
}

/// Whether the space bar would press something.
fn on_button() -> bool {
    document().active_element().is_some_and(|active| active.matches("button, a").unwrap_or(false))
}

/// What is long shows its end.
fn show_end(selector: &str) {
    if let Ok(Some(list)) = document().query_selector(&format!(".mv {selector}")) {
        list.set_scroll_top(list.scroll_height());
        list.set_scroll_left(list.scroll_width());
    }
}

/// The arrows go from one thing to its neighbour of the same kind.
fn step_focus(back: bool) -> bool {
    let Some(active) = document().active_element() else { return false };
    if !active.matches(".sw, .dcard, .drop .tok").unwrap_or(false) {
        return false;
    }
    let around = active.closest(".cols, .hand, .board").ok().flatten();
    let Some(all) = around.and_then(|around| around.query_selector_all(".sw.offer, .dcard, .drop .tok").ok())
    else {
        return false;
    };
    let found: Vec<Element> = (0..all.length()).filter_map(|index| all.get(index)?.dyn_into().ok()).collect();
    let Some(place) = found.iter().position(|one| *one == active) else { return false };
    let next = if back { place.checked_sub(1) } else { Some(place + 1) };
    if let Some(next) = next.and_then(|next| found.get(next)) {
        focus::give(next);
    }
    true
}
