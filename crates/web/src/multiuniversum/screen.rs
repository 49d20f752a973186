//! The table of Multiuniversum: one drawing of everything, and one place where clicks, keys and drags come in.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use leptos::html::Div;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, HtmlElement, KeyboardEvent, MouseEvent};
use wire::engine::Seat;
use wire::multiuniversum::{Action, CardId, Multiuniversum, Phase, Transformer};
use words::Language;

use super::cards::offer_text;
use super::drag::Grip;
use super::hands::{Hands, Sheet};
use super::lesson::LESSON;
use super::look::Look;
use super::stage::{self, Target};
use super::{advice, finale, hand, labs, questions, replay, sheets, strip, tale, top};
use crate::at_table::AtTable;
use crate::client::{Client, page_time};
use crate::coach::{self, Bubble, Coach};
use crate::html::when;
use crate::lesson::Pupil;
use crate::morph::morph;
use crate::motion::{Ghosts, Places, is_reduced};
use crate::place::Place;
use crate::room::room;
use crate::tip::{Tip, around};
use crate::typed::{self, Completion, Typing};
use crate::{address, focus, shown};

/// How long something somebody else did is looked at before the next thing is shown, in milliseconds.
const PACE: u32 = 800;
/// The same with nothing that travels.
const PACE_STILL: u32 = 500;
/// Below this width the screen is a phone's, and below the next one if it is held upright.
const NARROW: f64 = 720.0;
const UPRIGHT: f64 = 900.0;
/// Below this width the log is behind a button.
const LOG_ASIDE: f64 = 1100.0;

/// Everything that lives as long as the screen does.
#[derive(Clone, Copy)]
pub(super) struct Screen {
    pub(super) client: Client,
    outer: NodeRef<Div>,
    hands: RwSignal<Hands>,
    /// Whether the line for typed moves is open.
    pub(super) typing: RwSignal<bool>,
    memory: StoredValue<Rc<Memory>, LocalStorage>,
}

/// What the screen remembers without being drawn anew when it changes.
pub(super) struct Memory {
    /// What is done as soon as the table asks for it: a choice in several steps was made at once.
    intent: RefCell<Vec<String>>,
    /// Whether the next thing that happened is about to be shown.
    timer: Cell<Option<TimeoutHandle>>,
    /// When the last frame was shown, and which it was.
    shown: Cell<(f64, Option<u32>)>,
    /// How much of what happened was read out.
    told: Cell<usize>,
    /// What had the focus before a question came.
    back: RefCell<Option<Element>>,
    tip: Rc<Tip>,
    /// What the pointer took hold of, and whether a finger did it.
    pub(super) down: RefCell<Option<Grip>>,
    pub(super) by_touch: Cell<bool>,
    /// A drag ends with a click that is none.
    pub(super) dragged: Cell<bool>,
    pub(super) coach: Coach,
}

/// The table, a layer above it for what flies there and what is told of things, and what is read out.
const FRAME: &str = "<div class=\"mu\" role=\"main\"></div><div class=\"mu over\"><div id=\"tip\" role=\"tooltip\" hidden></div></div>\
    <p id=\"told\" class=\"unseen\" aria-live=\"polite\"></p>";

/// The whole screen.
pub(super) fn screen(client: Client) -> AnyView {
    let memory = Memory {
        intent: RefCell::default(),
        timer: Cell::new(None),
        shown: Cell::default(),
        told: Cell::new(0),
        back: RefCell::new(None),
        tip: Tip::new(),
        down: RefCell::new(None),
        by_touch: Cell::new(false),
        dragged: Cell::new(false),
        coach: Coach::default(),
    };
    let screen = Screen {
        client,
        outer: NodeRef::new(),
        hands: RwSignal::new(Hands::empty(is_narrow())),
        typing: RwSignal::new(false),
        memory: StoredValue::new_local(Rc::new(memory)),
    };
    // Portals and sheets are fetched once somebody sits down.
    super::fetch("manyworlds-portals");
    super::fetch("manyworlds-multiuniversum");
    Effect::new(move |_| screen.draw());
    let resized = window_event_listener(leptos::ev::resize, move |_| screen.fit());
    let keys = window_event_listener(leptos::ev::keydown, move |event| screen.key(&event));
    let moved = window_event_listener(leptos::ev::pointermove, move |event| screen.drag(&event));
    let up = window_event_listener(leptos::ev::pointerup, move |event| screen.release(Some(&event)));
    let lost = window_event_listener(leptos::ev::pointercancel, move |_| screen.release(None));
    on_cleanup(move || {
        for listener in [resized, keys, moved, up, lost] {
            listener.remove();
        }
        screen.stop_waiting();
    });
    view! {
        <div
            inner_html=format!("{FRAME}{}", coach::layer("mu"))
            node_ref=screen.outer
            on:click=move |event| screen.click(&event)
            on:mouseover=move |event| screen.hover(event.target())
            on:mouseleave=move |_| screen.unpoint()
            on:focusin=move |event| screen.focus(event.target())
            on:pointerdown=move |event| screen.grip(&event)
        ></div>
        {typed::line(screen.typing_line())}
    }
    .into_any()
}

fn is_narrow() -> bool {
    let (wide, high) = room();
    wide < if high > wide { UPRIGHT } else { NARROW }
}

/// A word and a number, as in `card 17`.
pub(super) fn numbered(text: &str, word: &str) -> Option<u8> {
    text.strip_prefix(word)?.strip_prefix(' ')?.parse().ok()
}

impl Screen {
    /// What the table is drawn into.
    pub(super) fn root(self) -> Option<HtmlElement> {
        self.outer.get_untracked()?.first_element_child()?.dyn_into().ok()
    }

    pub(super) fn memory(self) -> Rc<Memory> {
        self.memory.get_value()
    }

    /// What the coach lights may be elsewhere by now, and the screen may be gone.
    fn follow(self) {
        if let (Some(memory), Some(root)) = (self.memory.try_get_value(), self.root()) {
            memory.coach.follow(&root);
        }
    }

    /// The line for typed moves.
    fn typing_line(self) -> Typing {
        let offers = move || {
            self.look(|look| {
                let offers = look.scene.offers.iter().filter(|offer| look.may(offer.action));
                let told =
                    |action: Action| Completion { typed: action.to_string(), told: offer_text(look, action) };
                Some(offers.map(|offer| told(offer.action)).collect::<Vec<_>>())
            })
        };
        let check = move |text: String| {
            self.look(|look| {
                if !look.my_turn() {
                    return Some(Err(look.words().text("screen-typed-wait")));
                }
                let verdict = |action| look.verdict(action);
                Some(typed::check(look.words(), "screen-typed-unknown", &text, verdict))
            })
        };
        Typing {
            client: self.client,
            open: self.typing,
            class: "mu",
            example: "screen-typed-example",
            offers: Callback::new(move |()| offers().unwrap_or_default()),
            check: Callback::new(move |text| check(text).unwrap_or_else(|| Err(String::new()))),
            act: Callback::new(move |actions: String| self.act(&actions)),
            close: Callback::new(move |()| self.end_typing()),
        }
    }

    /// Asks the table of this game.
    fn at_table<T>(self, ask: impl FnOnce(&AtTable<Multiuniversum>) -> Option<T>) -> Option<T> {
        self.client.with_game(|game| ask(game.table.as_any().downcast_ref()?))
    }

    /// Looks at the table without being drawn anew when it changes.
    pub(super) fn look<T>(self, ask: impl FnOnce(&Look<'_>) -> Option<T>) -> Option<T> {
        let (mut ask, mut found) = (Some(ask), None);
        self.look_with(&mut |look| found = ask.take().and_then(|ask| ask(look)));
        found
    }

    /// One copy of what a look takes, for all that is ever asked.
    fn look_with(self, ask: &mut dyn FnMut(&Look<'_>)) {
        untrack(|| {
            let hands = self.hands.get();
            self.at_table(|table| {
                let behind = table.is_behind();
                let scene = table.scene(self.client)?;
                ask(&Look { scene: &scene, hands: &hands, behind, shown: table.shown() });
                Some(())
            });
        });
    }

    /// Draws everything; whatever moved flies there.
    fn draw(self) {
        // Drawn again when it is there.
        self.outer.track();
        let (Some(root), memory) = (self.root(), self.memory()) else { return };
        let over = self.client.with_game(|game| game.over.clone());
        let mut hands = self.hands.get();
        let drawn = self.at_table(|table| {
            let behind = table.is_behind();
            let scene = table.scene(self.client)?;
            hands.fit(scene.view);
            let look = Look { scene: &scene, hands: &hands, behind, shown: table.shown() };
            let html = match over.as_ref().filter(|_| !behind) {
                Some(sheet) => finale::finale(&look, sheet),
                None => table_of(&look),
            };
            let told = memory.told.get();
            let news = (look.scene.log.len(), tale::news(&look, told), tale::spent(&look, told));
            let said = if over.is_none() { advice::bubble(&look).map(Bubble::drawn) } else { None };
            Some((html, table.shown(), (behind, look.my_turn(), said, table.has_jumped()), news))
        });
        let Some((html, number, (behind, mine, said, jumped), (told, news, spent))) = drawn else { return };
        if self.hands.with_untracked(|old| *old != hands) {
            // Nothing else is drawn from what was let go of, so this is no reason to draw again.
            self.hands.update_untracked(|old| *old = hands.clone());
        }
        let is_new = memory.shown.get().1 != number;
        // Portals that are put in another order fly as well.
        let moves = (is_new && !jumped) || hands.order.len() > 1;
        let before = moves.then(|| Places::read(&root));
        let ghosts = (is_new && !jumped).then(|| Ghosts::of(&root, &spent));
        let active = document().active_element();
        let layout = if hands.narrow { "narrow" } else { "wide" };
        // Whoever only looks on has no hand, and more room for the hall.
        let seat = match self.client.my_seat() {
            _ if self.client.is_replay() => "replayed",
            Some(_) => "seated",
            None => "onlooker",
        };
        let _ = root.set_attribute("class", &format!("mu {layout} {seat}"));
        if let Some(number) = number {
            let _ = root.set_attribute("data-move", &number.to_string());
        }
        shown::say(shown::SCORE, over.is_some() && !behind);
        morph(&root, &html);
        self.scale();
        memory.tip.check();
        if is_new {
            memory.shown.set((page_time(), number));
            memory.told.set(told);
            if let Ok(Some(region)) = document().query_selector("#told") {
                // Of a jump to another moment only that is told which the slider says.
                region.set_text_content(Some(if jumped { "" } else { &news }));
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
            self.keep_focus(&root, active, is_new);
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

    /// Shows the next thing that happened when the last has been seen.
    fn wait(self) {
        let memory = self.memory();
        let waiting = memory.timer.take();
        if waiting.is_some() {
            memory.timer.set(waiting);
            return;
        }
        let pace = address::pace().unwrap_or(if is_reduced() { PACE_STILL } else { PACE });
        // Nobody waits for the answer to the own action.
        let own = self.look(|look| Some(look.is_me(look.view().turn))).unwrap_or(true);
        let pace = if own { pace / 3 } else { pace };
        let since = page_time() - memory.shown.get().0;
        let left = (f64::from(pace) - since).max(0.0);
        let next = move || {
            self.memory().timer.set(None);
            self.client.game.update(|game| {
                if let Some(game) = game {
                    game.table.show_next(pace == 0);
                }
            });
        };
        let handle = set_timeout_with_handle(next, Duration::from_secs_f64(left / 1000.0));
        memory.timer.set(handle.ok());
    }

    fn stop_waiting(self) {
        if let Some(timer) = self.memory.try_get_value().and_then(|memory| memory.timer.take()) {
            timer.clear();
        }
    }

    /// Everything that others did is shown at once.
    fn skip(self) {
        self.stop_waiting();
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

    /// Does something, or several things in a row: `play 17;move 3`. In a lesson only what it shows.
    pub(super) fn act(self, actions: &str) {
        let strays = |look: &Look<'_>| Some(!LESSON.accepts(look.shown, actions));
        if self.client.is_lesson() && self.look(strays).unwrap_or(true) {
            return self.change(|hands| {
                hands.chosen = None;
                hands.pupil = Pupil::Strays;
            });
        }
        let mut steps = actions.split(';').map(str::to_owned);
        let Some(first) = steps.next() else { return };
        self.memory().intent.replace(steps.collect());
        self.hands.update_untracked(|hands| {
            hands.chosen = None;
            hands.pointed = None;
            hands.there = None;
            hands.open = None;
            hands.pupil = Pupil::Follows;
        });
        self.client.act(first);
    }

    pub(super) fn change(self, change: impl FnOnce(&mut Hands)) {
        let mut hands = self.hands.get_untracked();
        change(&mut hands);
        self.take_up(hands);
    }

    /// Draws anew if there is something else in hand.
    #[inline(never)]
    fn take_up(self, hands: Hands) {
        if self.hands.with_untracked(|old| *old != hands) {
            self.hands.set(hands);
        }
    }

    fn fit(self) {
        self.change(|hands| hands.narrow = is_narrow());
        self.scale();
        self.follow();
    }

    /// The hall is drawn in fixed places and scaled into the room that there is.
    fn scale(self) {
        let Some(root) = self.root() else { return };
        let (wide, high) = room();
        // As high as the hand with what belongs to it.
        let hand = if self.client.my_seat().is_some() || self.client.is_replay() { 0.0 } else { 214.0 };
        let (scale, most) = if is_narrow() {
            ((wide / 360.0).min((high - 348.0 + hand) / 392.0), 1.8)
        } else {
            let aside = if wide < LOG_ASIDE { 274.0 } else { 496.0 };
            (((wide - aside) / 784.0).min((high - 316.0 + hand) / 484.0), 1.35)
        };
        let style = root.style();
        let _ = style.set_property("--k", &format!("{:.3}", scale.clamp(0.4, most)));
    }

    fn click(self, event: &MouseEvent) {
        let memory = self.memory();
        let was_drag = memory.dragged.take();
        if memory.tip.takes_click() || was_drag {
            return;
        }
        let Some(element) = around(event.target(), "[data-action], [data-use], [data-do]") else {
            // A click beside everything lets go.
            return self.change(|hands| hands.chosen = None);
        };
        let touched = memory.by_touch.get();
        if let Some(actions) = element.get_attribute("data-action") {
            let card = element.closest("[data-card]").ok().flatten();
            let card =
                card.and_then(|card| card.get_attribute("data-card")?.parse().ok()).and_then(CardId::new);
            // A finger does not hover: its first tap on a card only shows what it could do.
            let chosen = self.hands.with_untracked(|hands| hands.chosen);
            if touched && card.is_some() && card != chosen {
                self.change(|hands| hands.chosen = card);
            } else {
                self.act(&actions);
            }
        } else if let Some(action) = element.get_attribute("data-use") {
            self.act(&action);
        } else if let Some(word) = element.get_attribute("data-do") {
            self.do_this(&word);
        }
    }

    /// What a click means that is no action of the game.
    fn do_this(self, word: &str) {
        if let Some(card) = numbered(word, "card").and_then(CardId::new) {
            return self
                .change(|hands| hands.chosen = if hands.chosen == Some(card) { None } else { Some(card) });
        }
        if let Some(at) = numbered(word, "at").and_then(Transformer::new) {
            return self.at_transformer(at);
        }
        if let Some(at) = numbered(word, "rail").and_then(Transformer::new) {
            return self.change(|hands| hands.there = if hands.there == Some(at) { None } else { Some(at) });
        }
        if let Some(number) = numbered(word, "pick") {
            let most = self.look(|look| match look.view().phase {
                Phase::Drop { left } | Phase::Keep { left } => Some(usize::from(left)),
                _ => None,
            });
            return self.change(|hands| hands.pick(number, most.unwrap_or(1)));
        }
        for (way, down) in [("up", false), ("down", true)] {
            if let Some(place) = numbered(word, way) {
                self.change(|hands| hands.shift(usize::from(place), down));
                return;
            }
        }
        if let Some(seat) = numbered(word, "lab").and_then(Seat::new) {
            return self.change(|hands| hands.open = Some(Sheet::Lab(seat)));
        }
        if let Some(word) = word.strip_prefix("lesson ") {
            return self.teach(word);
        }
        match word {
            "undo" if self.client.is_lesson() => self.teach("back"),
            "undo" => {
                self.memory().intent.take();
                self.client.undo();
            }
            "hint" => self.client.ask_hint(),
            "hint away" | "guide away" => drop(self.hush()),
            "guide off" => self.client.set_guided(false),
            "type" => self.begin_typing(),
            "skip" => self.skip(),
            "recap" => {
                self.change(|hands| hands.open = None);
                self.client.recap();
            }
            "seen" => self.client.know_all(),
            "pile" => self.change(|hands| hands.open = Some(Sheet::Pile)),
            "menu" => self.change(|hands| hands.open = Some(Sheet::Menu)),
            "tale" => self.change(|hands| hands.open = Some(Sheet::Tale)),
            "list" => self.change(|hands| hands.open = Some(Sheet::List)),
            "close" => self.change(|hands| hands.open = None),
            "reset" => self.change(|hands| hands.order.sort_unstable()),
            "home" => self.client.go(Place::Home),
            "again" => self.client.again(),
            "watch" => self.client.go_to_record(Place::Replay),
            "look-back" => self.client.go_to_record(Place::Review),
            "dice" => self.client.go_to_record(Place::Fair),
            _ => {
                if let Some(word) = word.strip_prefix("replay ") {
                    self.client.press_replay(word);
                } else if let Some(language) =
                    word.strip_prefix("lang ").and_then(|tag| tag.parse::<Language>().ok())
                {
                    self.client.set_language.set(language);
                }
            }
        }
    }

    /// A click on a transformer that is no action: the first of two portals to swap, or a closer look.
    fn at_transformer(self, at: Transformer) {
        let picks =
            self.look(|look| Some(matches!(stage::target(look, at), Some(Target::Pick)))).unwrap_or(false);
        self.change(|hands| {
            if picks {
                hands.pick(at.number(), 1);
            } else {
                hands.open = Some(Sheet::Portal(at));
            }
        });
    }

    /// A finger does not point: what it taps is chosen.
    fn hover(self, target: Option<web_sys::EventTarget>) {
        if !self.memory().tip.is_by_finger() {
            self.light(target.clone());
            self.point(target);
        }
    }

    /// A line of the log lights up what it speaks of: transformers, and scientists by their labs.
    fn light(self, target: Option<web_sys::EventTarget>) {
        let Some(root) = self.root() else { return };
        let line = around(target, ".tale li");
        for (mark, sign) in [("data-gems", "gem"), ("data-labs", "pb")] {
            let has = |hue: &u8| {
                let found = line.as_ref().map(|line| line.query_selector(&format!(".{sign}.c{hue}")));
                matches!(found, Some(Ok(Some(_))))
            };
            let hues: Vec<String> = (1..=5).filter(has).map(|hue| hue.to_string()).collect();
            let _ = root.set_attribute(mark, &hues.join(" "));
        }
    }

    /// The pointer or the focus is on something.
    fn point(self, target: Option<web_sys::EventTarget>) {
        if self.memory().down.borrow().is_some() {
            return;
        }
        let Some(target) = target else { return };
        let number = |selector: &str, name: &str| {
            let element = around(Some(target.clone()), selector)?;
            element.get_attribute(name)?.parse::<u8>().ok()
        };
        let card = number("[data-card]", "data-card").and_then(CardId::new);
        let at = number("[data-at]", "data-at").and_then(Transformer::new);
        let in_strip = around(Some(target), ".strip, .bar, .dlg").is_some();
        let here = self.look(|look| look.mine().map(|me| me.at));
        self.change(|hands| {
            // What the strip says of a card stays while the pointer is on its way there.
            if !in_strip && (card.is_some() || at.is_none()) {
                hands.pointed = card;
            }
            if hands.narrow {
                return;
            }
            hands.there = at.filter(|&at| Some(at) != here);
        });
    }

    /// Whoever plays by keyboard points with the focus; a mouse also gives it, and points elsewhere.
    fn focus(self, target: Option<web_sys::EventTarget>) {
        if around(target.clone(), ":focus-visible").is_some() {
            self.point(target);
        }
    }

    fn unpoint(self) {
        self.light(None);
        self.change(|hands| {
            hands.pointed = None;
            hands.there = None;
        });
    }

    /// The focus stays where it was, or comes back there from a question. If that is gone, it goes to the first thing
    /// to do, so that whoever plays by keyboard can go on.
    fn keep_focus(self, root: &Element, active: Option<Element>, is_new: bool) {
        // A transformer that was chosen has nothing more to offer.
        let done = if is_new { "body, :disabled, .station:not(.target)" } else { "body, :disabled" };
        let stays = |element: &Element| element.is_connected() && !element.matches(done).unwrap_or(true);
        let Some(asked) = root.query_selector(".dlg").ok().flatten() else {
            let back = self.memory().back.take();
            return match back.or(active).filter(stays) {
                Some(element) => focus::give(&element),
                None => focus::first(&[".card.pick", ".station.target", "#pass", "#again", ".offer"]),
            };
        };
        match active.filter(|active| active.is_connected()) {
            Some(inside) if asked.contains(Some(&inside)) => {
                // A button that switched itself off hands over to the one beside it.
                let beside = inside.parent_element().filter(|_| !stays(&inside));
                let beside = beside.and_then(|parent| parent.query_selector("button:enabled").ok().flatten());
                focus::give(&beside.unwrap_or(inside));
            }
            outside => {
                let memory = self.memory();
                let mut back = memory.back.borrow_mut();
                *back = back.take().or(outside);
                drop(back);
                focus::first(&[".dlg .pick:enabled", ".dlg .offer", ".dlg button:enabled"]);
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
        if behind && matches!(key.as_str(), " " | "Enter" | "Escape") {
            event.prevent_default();
            return self.skip();
        }
        let handled = match key.as_str() {
            "Tab" => asked.is_some_and(|asked| focus::wrap(&asked, event.shift_key())),
            "1" | "2" | "3" if free => self.use_card(&key),
            "u" | "U" if free => {
                let may = self.look(|look| Some(look.scene.may_undo && !look.behind)).unwrap_or(false);
                if may {
                    self.do_this("undo");
                }
                may
            }
            "p" | "P" if free => {
                let may = self.look(|look| Some(look.may(Action::Pass))).unwrap_or(false);
                if may {
                    self.act("pass");
                }
                may
            }
            "Escape" if self.memory().down.borrow().as_ref().is_some_and(|grip| grip.moves) => {
                self.release(None);
                true
            }
            "Escape" => {
                let mut let_go = false;
                self.change(|hands| let_go = hands.let_go());
                let_go || self.hush()
            }
            "h" | "H" if free => {
                let may = self.look(|look| Some(strip::may_ask(look))).unwrap_or(false);
                if may {
                    self.client.ask_hint();
                }
                may
            }
            "/" => {
                self.begin_typing();
                true
            }
            "ArrowLeft" | "ArrowRight" => step_focus(if key == "ArrowLeft" { -1 } else { 1 }),
            "Enter" | " " => self.enter(),
            _ => false,
        };
        if handled {
            event.prevent_default();
        }
    }

    /// The keys 1, 2 and 3 are the uses of the card under the pointer or with the focus.
    fn use_card(self, key: &str) -> bool {
        let action = self.look(|look| {
            let card = look.hands.card().or_else(focused_card).filter(|_| look.choosing())?;
            let action = match key {
                "1" => Action::Play(card),
                "2" => Action::Prepare(card),
                _ => Action::Discard(card),
            };
            look.may(action).then(|| action.to_string())
        });
        if let Some(action) = &action {
            self.act(action);
        }
        action.is_some()
    }

    /// Enter on a card chooses it, and goes on to its uses.
    fn enter(self) -> bool {
        let Some(card) = focused_card() else { return false };
        self.change(|hands| hands.chosen = Some(card));
        request_animation_frame(|| focus::first(&[".strip .uses .offer", ".bar .offer"]));
        true
    }
}

/// The table while the game goes on.
fn table_of(look: &Look<'_>) -> String {
    let over = questions::question(look).or_else(|| sheets::sheet(look)).unwrap_or_default();
    // An opened sheet comes before a question that waits.
    let over = if look.hands.open.is_some() { sheets::sheet(look).unwrap_or(over) } else { over };
    if let Some(bar) = replay::bar(look, room().0) {
        let table = if look.hands.narrow {
            let chips = labs::chips(look, top::leader(look));
            format!("{}{chips}{}{}", top::narrow(look), tale::tick(look), stage::stage(look, "", ""))
        } else {
            let stage = stage::stage(look, &labs::rivals(look), &tale::tale(look));
            format!("{}{stage}", top::wide(look))
        };
        return format!("{table}{bar}{over}");
    }
    if look.hands.narrow {
        let mine = look.me().map(|me| {
            let buttons = strip::controls(look);
            format!("{}{}", labs::my_line(look, me, &buttons), hand::narrow(look, me))
        });
        format!(
            "{}{}{}{}{}{}{over}",
            top::narrow(look),
            labs::chips(look, top::leader(look)),
            tale::tick(look),
            stage::stage(look, "", ""),
            mine.unwrap_or_default(),
            strip::bar(look),
        )
    } else {
        let rivals = labs::rivals(look);
        let mine = look.me().map(|me| format!("{}{}", labs::mine(look, me), hand::wide(look, me)));
        format!(
            "{}{}{}<div class=\"bottom {}\">{}</div>{over}",
            top::wide(look),
            stage::stage(look, &rivals, &tale::tale(look)),
            strip::strip(look),
            when(look.my_turn(), "mineturn"),
            mine.unwrap_or_default(),
        )
    }
}

fn focused_card() -> Option<CardId> {
    CardId::new(document().active_element()?.get_attribute("data-card")?.parse().ok()?)
}

/// The arrows go from card to card.
fn step_focus(by: i32) -> bool {
    let Some(active) = document().active_element() else { return false };
    let card = active.closest("[data-card]").ok().flatten();
    let Some(card) = card else { return false };
    let next = if by < 0 { card.previous_element_sibling() } else { card.next_element_sibling() };
    let next = next.filter(|next| next.has_attribute("data-card"));
    if let Some(next) = next {
        focus::give(&next);
    }
    true
}
