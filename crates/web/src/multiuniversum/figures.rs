//! What somebody chose in Multiuniversum, as pictures for a review.

use std::rc::Rc;

use wire::engine::Seat;
use wire::games::{Backdrop, Mark, Setup};
use wire::multiuniversum::{Action, CardAction, CardId, Multiuniversum, PortalId, Transformer};
use words::Words;
use words::multiuniversum::{action as action_name, portal_face, tool_short};

use super::parts::{bulb, gem, ic, tool};
use crate::html::{esc, join};
use crate::review::{Figure, Sketcher, Step};

/// The pictures of a game that was set up like this.
pub(super) fn sketcher(setup: &Setup) -> Option<Rc<dyn Sketcher>> {
    let Setup::Multiuniversum(setup) = setup else { return None };
    super::fetch("manyworlds-portals");
    Some(Rc::new(Sketches(setup.rules().ok()?)))
}

struct Sketches(Multiuniversum);

/// What is read of a step.
#[derive(Clone, Copy)]
struct Read {
    seat: Seat,
    action: Action,
    at: Transformer,
    portal: Option<PortalId>,
    stack: Option<Transformer>,
}

fn read(step: &Step<'_>) -> Option<Read> {
    let Backdrop::Multiuniversum { at, portal, stack } = step.backdrop else { return None };
    Some(Read {
        seat: step.seat,
        action: step.action.parse().ok()?,
        at: Transformer::new(at)?,
        portal: portal.and_then(PortalId::new),
        stack: stack.and_then(Transformer::new),
    })
}

impl Sketcher for Sketches {
    fn figures(&self, words: &Words, steps: &[Step<'_>]) -> Vec<Figure> {
        let mut figures: Vec<Figure> = Vec::new();
        let mut before: Option<Read> = None;
        for step in steps {
            let Some(now) = read(step) else { break };
            match figures.last_mut().filter(|_| before.is_some_and(|before| follows(before, now))) {
                Some(last) => {
                    last.steps += 1;
                    last.caption.push_str(&self.more(now));
                }
                None => figures.push(Figure {
                    seat: now.seat,
                    steps: 1,
                    picture: self.picture(now),
                    caption: self.caption(words, now),
                }),
            }
            before = Some(now);
        }
        figures
    }

    fn prize(&self, words: &Words, mark: Mark) -> Option<(Seat, String, String)> {
        let Mark::Sealed { who, portal } = mark else { return None };
        let portal = PortalId::new(portal)?;
        let drawn = self.portal(portal);
        Some((who, drawn, portal_face(words, self.0.deck(), portal)))
    }
}

/// Whether a step only says more of the one before: where to, which ones, what is taken.
fn follows(before: Read, now: Read) -> bool {
    before.seat == now.seat
        && match now.action {
            Action::Play(_) | Action::Prepare(_) | Action::Discard(_) | Action::Pass => false,
            // What is kept is chosen when the turn ends, long after the card was played for it.
            Action::Keep(_) => matches!(before.action, Action::Keep(_)),
            _ => !matches!(before.action, Action::Prepare(_) | Action::Discard(_) | Action::Pass),
        }
}

impl Sketches {
    fn card(&self, card: CardId, class: &str, below: &str) -> String {
        let kind = self.0.deck().card(card).tool;
        format!(
            "<span class=\"fcard tt-{} {class}\"><span class=\"ft\">{}</span><span class=\"fs\">{below}</span></span>",
            kind.word(),
            tool(kind),
        )
    }

    fn portal(&self, portal: PortalId) -> String {
        let portal = self.0.deck().portal(portal);
        format!(
            "<svg class=\"fpic\" viewBox=\"0 0 120 140\"><ellipse cx=\"60\" cy=\"70\" rx=\"53\" ry=\"63\"/><use href=\"#p-{}\"/></svg>",
            portal.key
        )
    }

    fn picture(&self, now: Read) -> String {
        let Read { action, at, portal, stack, .. } = now;
        let gems = |all: &[Transformer], id: &str| {
            format!(
                "<span class=\"fgems\"><span>{}</span>{}</span>",
                join(all.iter().map(|&one| gem(one))),
                ic(id)
            )
        };
        match action {
            Action::Play(card) => {
                let does = self.0.action_of(card, at);
                let slot = format!("c{}", at.number());
                let below = format!("{}{}", gem(at), ic(&format!("a-{}", does.word())));
                let sealed = portal.filter(|_| does == CardAction::Seal).map(|portal| {
                    let dp = self.0.deck().portal(portal).dp;
                    format!("<span class=\"fportal\">{}{}</span>", self.portal(portal), bulb(dp))
                });
                self.card(card, &slot, &below) + &sealed.unwrap_or_default()
            }
            Action::Prepare(card) => self.card(card, "lab", &ic("a-prepare")),
            Action::Discard(card) | Action::Drop(card) => self.card(card, "gone", &ic("a-discard")),
            Action::Take(card) => self.card(card, "lab", &ic("a-recycle")),
            Action::Keep(card) => self.card(card, "lab", &ic("b-5")),
            Action::Spend(card) => self.card(card, "lab", &ic("a-seal")),
            Action::Move(to) => gems(&[to], "a-move"),
            Action::Look(stack) => gems(&[stack], "b-1"),
            Action::Arrange(_) => gems(&[stack.unwrap_or(at)], "b-1"),
            Action::Swap(one, other) => gems(&[one, other], "b-3"),
            Action::Pass => format!("<span class=\"fgems\">{}</span>", ic("u-pass")),
        }
    }

    fn caption(&self, words: &Words, now: Read) -> String {
        let named = |card: CardId| tool_short(words, self.0.deck().card(card).tool);
        let text = match now.action {
            Action::Play(card) => match self.0.action_of(card, now.at) {
                CardAction::Trigger => words.text(match now.at.number() {
                    1 => "screen-short-arrange",
                    2 => "screen-short-draw",
                    3 => "screen-short-swap",
                    4 => "screen-short-under",
                    _ => "screen-short-keep",
                }),
                CardAction::Seal => {
                    let dp = now.portal.map_or(0, |portal| self.0.deck().portal(portal).dp);
                    format!("{} +{dp}", action_name(words, CardAction::Seal))
                }
                does => action_name(words, does),
            },
            Action::Prepare(_) => words.text("screen-prepare"),
            Action::Discard(_) | Action::Drop(_) => words.text("screen-discard"),
            Action::Pass => words.text("screen-pass"),
            Action::Move(_) => action_name(words, CardAction::Move),
            Action::Look(_) | Action::Arrange(_) => words.text("screen-short-arrange"),
            Action::Swap(..) => words.text("screen-short-swap"),
            Action::Take(card) | Action::Keep(card) | Action::Spend(card) => named(card),
        };
        esc(&text).into()
    }

    /// What a further step adds to the words below a picture.
    fn more(&self, now: Read) -> String {
        let tool_of = |card: CardId| tool(self.0.deck().card(card).tool);
        let signs = match now.action {
            Action::Move(to) | Action::Look(to) => gem(to),
            Action::Swap(one, other) => format!("{}–{}", gem(one), gem(other)),
            Action::Take(card) | Action::Drop(card) | Action::Spend(card) | Action::Keep(card) => {
                tool_of(card)
            }
            _ => return String::new(),
        };
        format!(" <i>{signs}</i>")
    }
}
