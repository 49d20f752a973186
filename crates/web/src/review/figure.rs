//! What was done and what the expert would have done, in the game's own pictures.

use leptos::prelude::*;
use wire::engine::Seat;
use wire::games::review::{DecisionSheet, StepSheet};
use wire::games::{Backdrop, Mark};
use words::{Language, Words};

use super::people::People;
use crate::html::{attribute, esc, join, when};

/// How a game draws what somebody chose. It comes with the game.
pub(crate) trait Sketcher {
    /// One figure after the other: what belongs together is one. A step that cannot be read is left out.
    fn figures(&self, words: &Words, steps: &[Step<'_>]) -> Vec<Figure>;
    /// Something that somebody gained, and who: a drawing of 24 by 28 pixels, and what it is called.
    fn prize(&self, words: &Words, mark: Mark) -> Option<(Seat, String, String)>;
}

/// A choice to be drawn.
#[derive(Clone, Copy)]
pub(crate) struct Step<'a> {
    pub(crate) seat: Seat,
    /// In the game's notation.
    pub(crate) action: &'a str,
    pub(crate) backdrop: Backdrop,
}

/// A choice as a picture.
pub(crate) struct Figure {
    pub(crate) seat: Seat,
    /// How many steps are in it.
    pub(crate) steps: usize,
    pub(crate) picture: String,
    /// A word or two below it, ready for the page.
    pub(crate) caption: String,
}

impl<'a> Step<'a> {
    pub(super) fn of(step: &'a StepSheet) -> Self {
        Self { seat: step.seat, action: &step.action, backdrop: step.backdrop }
    }

    pub(super) fn played(decision: &'a DecisionSheet, seat: Seat) -> Self {
        Self { seat, action: &decision.played.action, backdrop: decision.backdrop }
    }
}

/// The pictures of a row of steps; where somebody else acts, who. What each is in a sentence is told beside it, and to
/// whoever cannot see it.
pub(super) fn row(
    sketcher: &dyn Sketcher,
    words: &Words,
    people: &People,
    me: Seat,
    steps: &[(Step<'_>, &str)],
) -> AnyView {
    let all: Vec<Step<'_>> = steps.iter().map(|(step, _)| *step).collect();
    let mut told = steps.iter().map(|(_, label)| *label);
    let figure = |one: Figure| {
        let label = told.by_ref().take(one.steps).collect::<Vec<_>>().join("\n");
        let who = (one.seat != me).then(|| esc(&people.name(words, one.seat.index())));
        let who = who.map(|who| format!("<small>{who}</small>")).unwrap_or_default();
        format!(
            "<li class=\"figure {}\"{}><span class=\"drawn\" aria-hidden=\"true\">{}</span>\
             <b aria-hidden=\"true\">{}</b>{who}<span class=\"unseen\">{}</span></li>",
            when(one.seat != me, "other"),
            attribute("title", Some(&label)),
            one.picture,
            one.caption,
            esc(&label),
        )
    };
    let drawn = join(sketcher.figures(words, &all).into_iter().map(figure));
    view! { <ol class="figures" inner_html=drawn></ol> }.into_any()
}

/// A decision as a small picture for a list.
pub(super) fn small(sketcher: &dyn Sketcher, words: &Words, seat: Seat, decision: &DecisionSheet) -> String {
    let figures = sketcher.figures(words, &[Step::played(decision, seat)]);
    figures.into_iter().next().map(|one| one.picture).unwrap_or_default()
}

/// The same in words alone, as long as the pictures have not come.
pub(super) fn in_words(
    words: &Words,
    language: Language,
    me: Seat,
    people: &People,
    steps: &[StepSheet],
) -> AnyView {
    let step = |one: &StepSheet| {
        let who = (one.seat != me).then(|| people.name(words, one.seat.index()));
        let class = if one.seat == me { "step" } else { "step other" };
        view! {
            <li class=class>{who.map(|who| view! { <small>{who}</small> })}{one.label.of(language).to_owned()}</li>
        }
    };
    view! { <ol class="then">{steps.iter().map(step).collect_view()}</ol> }.into_any()
}
