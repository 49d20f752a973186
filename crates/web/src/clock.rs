//! How much time somebody has left at a table on the server. What a table draws of it stands still; [`tick`] lets it run.

use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::Element;
use wire::engine::Seat;
use words::Words;

use crate::client::Client;
use crate::html::esc;

/// The ring around a question is full with so many seconds.
const RING: i64 = 20;

/// The time that somebody has left, if there is a clock.
pub(crate) fn clock(client: Client, words: &Words, seat: Seat) -> Option<String> {
    let left = client.time_left(seat)?;
    Some(format!(
        "<span class=\"clk\" role=\"timer\" data-clock=\"{seat}\">{}</span>",
        esc(&say(words, left))
    ))
}

/// How much of a ring is drawn, in percent: all of it without a clock.
pub(crate) fn ring(left: Option<i64>) -> i64 {
    left.map_or(100, |left| (left / 1000).clamp(0, RING) * 100 / RING)
}

/// Keeps all clocks on the screen right, as long as whoever calls it is there.
pub(crate) fn run(client: Client) {
    if let Ok(handle) = set_interval_with_handle(move || tick(client), Duration::from_millis(500)) {
        on_cleanup(move || handle.clear());
    }
}

fn tick(client: Client) {
    let words = Words::of(client.language.get_untracked());
    for_each("[data-clock]", |element| {
        let left = seat_of(element, "data-clock").and_then(|seat| client.time_left(seat));
        if let Some(left) = left {
            element.set_text_content(Some(&say(words, left)));
        }
    });
    for_each("[data-ring]", |element| {
        let left = seat_of(element, "data-ring").and_then(|seat| client.time_left(seat));
        // It can only fail on a name that is none.
        let _ = element.set_attribute("stroke-dasharray", &format!("{} 100", ring(left)));
    });
}

fn for_each(selector: &str, change: impl Fn(&Element)) {
    let Ok(all) = document().query_selector_all(selector) else { return };
    for element in (0..all.length()).filter_map(|index| all.get(index)?.dyn_into().ok()) {
        change(&element);
    }
}

fn seat_of(element: &Element, name: &str) -> Option<Seat> {
    Seat::new(element.get_attribute(name)?.parse().ok()?)
}

/// Minutes and seconds, hours before them if there are any; days by themselves.
fn say(words: &Words, milliseconds: i64) -> String {
    let seconds = milliseconds.max(0) / 1000;
    let (days, hours, minutes) = (seconds / 86_400, seconds / 3600, seconds / 60 % 60);
    if days > 1 {
        words.text_with("time-days", &[("count", days.into())])
    } else if hours > 0 {
        format!("{hours}:{minutes:02}:{:02}", seconds % 60)
    } else {
        format!("{minutes}:{:02}", seconds % 60)
    }
}

#[cfg(test)]
mod tests {
    use words::{Language, Words};

    use super::{ring, say};

    #[test]
    fn a_time_is_as_exact_as_it_matters() {
        let words = Words::of(Language::English);
        for (seconds, said) in [
            (-3_i64, "0:00"),
            (9, "0:09"),
            (103, "1:43"),
            (3600, "1:00:00"),
            (90_061, "25:01:01"),
            (259_200, "3 days"),
        ] {
            assert_eq!(say(words, seconds * 1000 + 900 * seconds.signum()), said);
        }
    }

    #[test]
    fn a_ring_runs_down_in_its_last_seconds() {
        assert_eq!([None, Some(60_000), Some(10_000), Some(-1)].map(ring), [100, 100, 50, 0]);
    }
}
