//! What somebody chose in Multiverse, as pictures for a review.

use std::rc::Rc;

use wire::engine::Seat;
use wire::games::{Backdrop, Mark, Setup};
use wire::multiverse::{Action, Colour, Colours, World};
use words::Words;
use words::multiverse::switch;

use super::look::name_of;
use super::parts::{av, cube, hollow, ic, pic, world};
use crate::html::{esc, when};
use crate::records::dress_as;
use crate::review::{Figure, Sketcher, Step};

/// How large a world is drawn.
const TOKEN: u16 = 52;

/// The pictures of every game: they need no rules.
pub(super) fn sketcher(setup: &Setup) -> Option<Rc<dyn Sketcher>> {
    let Setup::Multiverse(_) = setup else { return None };
    dress_as("manyworlds-multiverse");
    Some(Rc::new(Sketches))
}

struct Sketches;

/// What is read of a step.
struct Read {
    action: Action,
    panel: Colours,
    colour: Option<Colour>,
    change: bool,
    met: Option<Seat>,
}

fn read(step: &Step<'_>) -> Option<Read> {
    let Backdrop::Multiverse { panel, colour, change, met } = step.backdrop else { return None };
    let panel = World::all().nth(panel.unwrap_or(0).into())?.colours();
    let colour = colour.and_then(|index| Colour::ALL.get(usize::from(index)).copied());
    Some(Read { action: step.action.parse().ok()?, panel, colour, change: change == Some(true), met })
}

impl Sketcher for Sketches {
    fn figures(&self, words: &Words, steps: &[Step<'_>]) -> Vec<Figure> {
        let figure = |step: &Step<'_>| {
            let now = read(step)?;
            let caption = esc(&caption(words, &now)).into();
            Some(Figure { seat: step.seat, steps: 1, picture: picture(&now), caption })
        };
        steps.iter().map_while(figure).collect()
    }

    fn prize(&self, words: &Words, mark: Mark) -> Option<(Seat, String, String)> {
        let Mark::Captured { who, world: index } = mark else { return None };
        let it = World::all().nth(index.into())?;
        Some((who, world(it, 26), name_of(words, it)))
    }
}

fn sign(colour: Colour, on: bool, px: u16) -> String {
    if on { pic(&format!("s-{}", &colour.word()[..1]), px, px, "sg") } else { hollow(colour, px) }
}

/// A world with a sign at its corner.
fn token(it: World, class: &str, corner: &str) -> String {
    let corner = when(!corner.is_empty(), &format!("<i>{corner}</i>"));
    format!("<span class=\"ftoken {class}\">{}{corner}</span>", world(it, TOKEN))
}

fn picture(now: &Read) -> String {
    let (here, question) = (now.panel, now.colour.map(|colour| sign(colour, true, 20)).unwrap_or_default());
    match now.action {
        Action::Keep(it) | Action::Place(it) => token(it, "", ""),
        Action::Visit => token(here.world(), "good", &ic("hand", 18)),
        Action::Decline => token(here.world(), "gone", &ic("cross", 18)),
        Action::Switch(colour) => {
            let to = here.switched(colour);
            token(to.world(), "", &sign(colour, to.has(colour), 20))
        }
        Action::SwitchAll => token(here.all_switched().world(), "", &ic("cw", 18)),
        Action::Meet => {
            let face = now.met.map(|seat| av(seat, TOKEN)).unwrap_or_default();
            format!("<span class=\"ftoken good\">{face}<i>{}</i></span>", ic("heart", 18))
        }
        Action::JustRoll => format!("<span class=\"ftoken\">{}<i>{question}</i></span>", cube(true, TOKEN)),
        Action::Allow => format!("<span class=\"ftoken still\">{}<i>{question}</i></span>", ic("nobub", 34)),
        Action::Repeat => {
            let wood = pic("sc-wood", 24, TOKEN, "");
            format!("<span class=\"ftoken\">{wood}<i>{}</i></span>", ic("repeat", 18))
        }
        Action::Stand => {
            let face = pic(if now.change { "f-mark" } else { "f-stab" }, 40, 40, "");
            format!("<span class=\"ftoken\">{face}<i>{question}</i></span>")
        }
    }
}

fn caption(words: &Words, now: &Read) -> String {
    match now.action {
        Action::Keep(it) | Action::Place(it) => name_of(words, it),
        Action::Visit => {
            words.text_with("screen-mv-visit", &[("world", name_of(words, now.panel.world()).into())])
        }
        Action::Decline => words.text("figure-decline"),
        Action::Switch(colour) => switch(words, colour, !now.panel.has(colour)),
        Action::SwitchAll => words.text("mv-offer-switch-all"),
        Action::Meet => words.text("figure-meet"),
        Action::JustRoll => words.text("mv-offer-just-roll"),
        Action::Allow => words.text("mv-offer-allow"),
        Action::Repeat => words.text("mv-offer-repeat"),
        Action::Stand => words.text("figure-stand"),
    }
}
