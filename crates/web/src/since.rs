//! What happened since the last turn of whoever comes back: how much it was, and the way to see it again.

use leptos::prelude::WithUntracked as _;
use words::Words;

use crate::at_table::{Scene, Screen};
use crate::client::Client;
use crate::html::{attribute, esc, icon, when};

impl<G: Screen> Scene<'_, G> {
    /// Whether others have acted since the seat of the person at the screen did, at a table where that can be seen
    /// again: a replay has its own way, and a lesson or a Eureka is one turn.
    pub(crate) fn has_missed_something(&self) -> bool {
        let Some(me) = self.me else { return false };
        let is_game = |client: Client| {
            client.game.with_untracked(|game| {
                game.as_ref().is_some_and(|game| game.replay.is_none() && game.aside.is_none())
            })
        };
        let acted = self.log.iter().rev().find_map(G::acted);
        acted.is_some_and(|who| who != me) && is_game(self.client)
    }
}

/// The button that shows it.
fn show(words: &Words) -> String {
    format!(
        "<button type=\"button\" class=\"again\" data-do=\"recap\">{}<span>{}</span></button>",
        icon("u-play"),
        esc(&words.text("since-show"))
    )
}

fn count(words: &Words, count: usize) -> String {
    esc(&words.text_with("since-count", &[("count", count.into())])).into()
}

/// The line over a log that says how much of it is new to somebody who comes back.
pub(crate) fn line<G: Screen>(scene: &Scene<'_, G>, fresh: usize) -> String {
    if fresh == 0 {
        return String::new();
    }
    let show = when(scene.has_missed_something(), &show(scene.words));
    format!("<p class=\"news\" role=\"status\"><span>{}</span>{show}</p>", count(scene.words, fresh))
}

/// The same over the table itself, where the log is behind a button.
pub(crate) fn notice<G: Screen>(scene: &Scene<'_, G>, fresh: usize) -> String {
    if fresh == 0 || !scene.has_missed_something() {
        return String::new();
    }
    let away = attribute("aria-label", Some(&scene.words.text("screen-close")));
    format!(
        "<div class=\"since\" role=\"status\"><span>{}</span>{}\
         <button type=\"button\" class=\"away\" data-do=\"seen\"{away}>{}</button></div>",
        count(scene.words, fresh),
        show(scene.words),
        icon("u-cross"),
    )
}
