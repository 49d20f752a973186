//! The layer of the coach: a veil with holes over what matters, a dotted line to what to press, and the bubble.
//!
//! It is drawn after the table, as it lights what lies there. Nothing on it takes a click but the bubble. What it says
//! and lights is data that each game's lessons and hints give.

mod area;

use std::cell::RefCell;

use web_sys::{Element, HtmlElement};

use self::area::{part, place};
use crate::focus;
use crate::html::{icon, join, when};
use crate::morph::morph;
use crate::shown;

/// So many things are lit at most.
const HOLES: usize = 4;
/// When what is lit is looked for again, in milliseconds: while it flies, and when it has landed, also in a browser that
/// is busy.
pub(crate) const LANDINGS: [u64; 5] = [120, 320, 520, 760, 1500];

/// The layer at a table of this class as it begins; its parts stay, so that they move from step to step.
pub(crate) fn layer(class: &str) -> String {
    format!(
        "<div class=\"{class} tutor\" hidden><svg aria-hidden=\"true\"><mask id=\"unlit\">\
         <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>{}</mask><rect class=\"dark\" width=\"100%\" height=\"100%\" mask=\"url(#unlit)\"/>\
         {}<path class=\"tie\"/><rect class=\"press\"/><rect class=\"press\"/></svg>\
         <section class=\"say\" role=\"region\"></section><aside class=\"why\"></aside></div>",
        "<rect class=\"hole\"/>".repeat(HOLES),
        "<rect class=\"edge\"/>".repeat(HOLES),
    )
}

/// Where the bubble goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// Beside what to press, and never over it.
    Beside,
    /// In the middle of the window.
    Middle,
    /// Where nothing happens.
    Aside,
}

/// What a table needs room for, as selectors.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Room {
    /// What the hall, where most room is, ends at.
    pub(crate) below: &'static str,
    /// What whoever is not in a lesson may choose instead, and so stays free.
    pub(crate) choices: &'static [&'static str],
}

/// A button in the bubble.
pub(crate) struct Button(String);

impl Button {
    pub(crate) fn new(word: &str, drawing: &str, text: &str, class: &str) -> Self {
        Self(format!(
            "<button type=\"button\" class=\"{class}\" data-do=\"{word}\">{}<span>{text}</span></button>",
            icon(drawing)
        ))
    }

    pub(crate) fn plain(word: &str, text: &str, class: &str) -> Self {
        Self(format!("<button type=\"button\" class=\"{class}\" data-do=\"{word}\">{text}</button>"))
    }

    /// It does what is said.
    pub(crate) fn act(actions: &str, text: &str) -> Self {
        Self(format!(
            "<button type=\"button\" class=\"btn act\" data-use=\"{actions}\"><span>{text}</span></button>"
        ))
    }
}

/// What is pressed, and the part of it that is meant, as selectors.
pub(crate) type Press = (String, String);

/// What the coach says, all of it ready for the page, and what it lights.
pub(crate) struct Bubble {
    pub(crate) class: &'static str,
    pub(crate) place: Place,
    pub(crate) room: Room,
    /// Whether the screen is a phone's.
    pub(crate) narrow: bool,
    /// What is lit beside what to press, as selectors.
    pub(crate) lights: Vec<String>,
    /// From which of these a dotted line leads to what to press.
    pub(crate) tie: Option<String>,
    /// What is to be done: it is lit wherever it can be pressed.
    pub(crate) press: Vec<Press>,
    pub(crate) kicker: String,
    pub(crate) title: String,
    pub(crate) text: String,
    pub(crate) progress: String,
    pub(crate) how: String,
    pub(crate) why: Option<String>,
    pub(crate) buttons: Vec<Button>,
}

/// What is drawn of it, and over what: all that is needed to draw it again elsewhere.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Drawn {
    class: String,
    place: Place,
    room: Room,
    narrow: bool,
    label: String,
    say: String,
    why: Option<String>,
    lights: Vec<String>,
    tie: Option<String>,
    press: Vec<Press>,
}

impl Bubble {
    pub(crate) fn drawn(self) -> Drawn {
        let title = when(!self.title.is_empty(), &format!("<h2>{}</h2>", self.title));
        let text = when(!self.text.is_empty(), &format!("<p>{}</p>", self.text));
        let how = when(!self.how.is_empty(), &format!("<p class=\"how\">{}</p>", self.how));
        let say = format!(
            "<header role=\"none\">{TEACHER}<div aria-live=\"polite\"><p class=\"k\">{}</p>{title}</div></header><div class=\"tx\" aria-live=\"polite\">{text}{how}</div>\
             {}<footer role=\"none\">{}</footer>",
            self.kicker,
            self.progress,
            join(self.buttons.into_iter().map(|button| button.0)),
        );
        Drawn {
            class: format!("{} {}", self.class, if self.narrow { "narrow" } else { "wide" }),
            place: self.place,
            room: self.room,
            narrow: self.narrow,
            label: self.kicker,
            say,
            why: self.why,
            lights: self.lights,
            tie: self.tie,
            press: self.press,
        }
    }
}

impl Drawn {
    /// Whether it may be left alone: it shows nothing that has to be done.
    fn is_aside(&self) -> bool {
        self.place == Place::Aside
    }

    /// Whether whoever reads it may choose otherwise.
    fn is_advice(&self) -> bool {
        !self.is_lesson() && !self.is_aside()
    }

    fn is_lesson(&self) -> bool {
        self.class.starts_with("lesson")
    }
}

/// Who speaks: a scientist with a pointer.
const TEACHER: &str = "<svg class=\"prof\" viewBox=\"0 0 120 120\" aria-hidden=\"true\"><circle cx=\"60\" cy=\"60\" r=\"56\" \
    fill=\"#22306a\"/><circle cx=\"60\" cy=\"60\" r=\"56\" fill=\"none\" stroke=\"#8fb4ff\" stroke-width=\"2\" \
    stroke-dasharray=\"3 7\"/><svg x=\"26\" y=\"14\" width=\"68\" height=\"102\" viewBox=\"0 0 32 48\" color=\"#b9c4e4\">\
    <use href=\"#pawn\"/></svg><path d=\"M84 74l16-18\" stroke=\"#e0cba4\" stroke-width=\"5\" stroke-linecap=\"round\"/></svg>";

/// The coach of a table, and what it says now.
#[derive(Default)]
pub(crate) struct Coach(RefCell<Option<Drawn>>);

impl Coach {
    /// Shows what is said now; whether anything is. Who plays by keyboard is led to what it speaks of.
    pub(crate) fn say(&self, table: &HtmlElement, said: Option<Drawn>) -> bool {
        let before = self.0.replace(said.clone());
        let Some(layer) = layer_over(table) else { return false };
        if said.is_none() && before.is_none() {
            return false;
        }
        draw(&layer, said.as_ref());
        let Some(said) = said else { return false };
        let is_new = before.is_none_or(|before| before.say != said.say);
        if is_new && !said.is_aside() {
            focus_on(&layer, &said);
        }
        true
    }

    /// What the coach lights may be elsewhere by now.
    pub(crate) fn follow(&self, table: &HtmlElement) {
        if let (Some(layer), Some(said)) = (layer_over(table), &*self.0.borrow()) {
            place(&layer, said);
        }
    }

    /// Whether it only says what is worth a look.
    pub(crate) fn guides(&self) -> bool {
        self.0.borrow().as_ref().is_some_and(Drawn::is_aside)
    }
}

fn layer_over(table: &HtmlElement) -> Option<Element> {
    table.parent_element()?.query_selector(".tutor").ok().flatten()
}

/// Draws what the coach says, or takes it away.
fn draw(layer: &Element, drawn: Option<&Drawn>) {
    shown::say(shown::LESSON, drawn.is_some_and(Drawn::is_lesson));
    let Some(drawn) = drawn else {
        let _ = layer.set_attribute("hidden", "");
        return;
    };
    let _ = layer.remove_attribute("hidden");
    let game = layer.class_name().split(' ').next().unwrap_or_default().to_owned();
    let _ = layer.set_attribute("class", &format!("{game} tutor {}", drawn.class));
    if let Some(say) = part(layer, ".say") {
        morph(&say, &drawn.say);
        let _ = say.set_attribute("aria-label", &drawn.label);
    }
    if let Some(why) = part(layer, ".why") {
        why.set_hidden(drawn.why.is_none());
        morph(&why, drawn.why.as_deref().unwrap_or_default());
    }
    place(layer, drawn);
}

/// Gives the focus to what is to be pressed, else to the way on.
fn focus_on(layer: &Element, drawn: &Drawn) {
    if let Some((thing, _)) = drawn.press.first() {
        focus::first(&[thing]);
        return;
    }
    let next = part(layer, ".say .act, .say .next");
    if let Some(next) = next {
        focus::give(&next);
    }
}
