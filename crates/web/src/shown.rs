//! What is on the page, said as classes of the body for styles far from it.
//!
//! `body:has(…)` would say the same without a word here. But then a browser compares everything on the page with all
//! styles again whenever a part of it changes, and that was most of the time between a click and its picture.

use leptos::prelude::{document, on_cleanup};

/// A table of either game.
pub(crate) const TABLE: &str = "has-table";
/// What people say to each other.
pub(crate) const TALK: &str = "has-talk";
/// A waiting room.
pub(crate) const WAITING: &str = "has-waiting";
/// A turn of the day.
pub(crate) const EUREKA: &str = "has-eureka";
/// A score sheet.
pub(crate) const SCORE: &str = "has-score";
/// A lesson that speaks.
pub(crate) const LESSON: &str = "has-lesson";

/// Says whether it is there.
pub(crate) fn say(what: &str, is_there: bool) {
    if let Some(body) = document().body() {
        let _ = body.class_list().toggle_with_force(what, is_there);
    }
}

/// It is there as long as whatever calls this.
pub(crate) fn while_here(what: &'static str) {
    say(what, true);
    on_cleanup(move || say(what, false));
}
