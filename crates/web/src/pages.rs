//! The pages that not every visit needs: they are fetched together when one of them is opened.

mod lobby;
mod mine;
mod scores;
mod settings;

use leptos::prelude::*;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::client::Client;

/// One of the pages.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Page {
    /// Public tables: to sit down, or to look on.
    Lobby,
    /// Where I play, and what I have played.
    Mine,
    /// The best scores of people who played alone.
    Scores,
    /// How I like it, and who I am.
    Settings,
}

impl Page {
    pub(crate) const ALL: [Self; 4] = [Self::Lobby, Self::Mine, Self::Scores, Self::Settings];

    /// Its address, without the slash.
    pub(crate) fn path(self) -> &'static str {
        match self {
            Self::Lobby => "lobby",
            Self::Mine => "games",
            Self::Scores => "scores",
            Self::Settings => "settings",
        }
    }
}

#[allow(clippy::unnecessary_wraps, reason = "what is fetched may not come")]
#[wasm_split(pages, fallible)]
pub(crate) fn fetch() -> Result<fn(Client, Page) -> AnyView, SplitLoaderError> {
    Ok(draw)
}

fn draw(client: Client, page: Page) -> AnyView {
    match page {
        Page::Lobby => lobby::page(client),
        Page::Mine => mine::page(client),
        Page::Scores => scores::page(client),
        Page::Settings => settings::page(client),
    }
}

/// When something was, as people of the chosen language write a day.
pub(crate) fn day(client: Client, milliseconds: i64) -> String {
    written(client, &date(milliseconds), &[("dateStyle", "medium")])
}

/// The same as short as it can be understood today.
fn when(client: Client, milliseconds: i64) -> String {
    let (then, now) = (date(milliseconds), js_sys::Date::new_0());
    let is_day = |other: &js_sys::Date| then.to_date_string() == other.to_date_string();
    let yesterday = date(now.get_time() as i64 - DAY);
    if is_day(&now) {
        client.words().text("stats-today")
    } else if is_day(&yesterday) {
        client.words().text("stats-yesterday")
    } else if then.get_full_year() == now.get_full_year() {
        written(client, &then, &[("day", "numeric"), ("month", "short")])
    } else {
        day(client, milliseconds)
    }
}

/// The month of something.
fn month(client: Client, milliseconds: i64) -> String {
    written(client, &date(milliseconds), &[("month", "long"), ("year", "numeric")])
}

const DAY: i64 = 24 * 60 * 60 * 1000;

fn date(milliseconds: i64) -> js_sys::Date {
    #[expect(clippy::cast_precision_loss, reason = "exact for the next 285,000 years")]
    js_sys::Date::new(&wasm_bindgen::JsValue::from_f64(milliseconds as f64))
}

fn written(client: Client, date: &js_sys::Date, how: &[(&str, &str)]) -> String {
    let options = js_sys::Object::new();
    for &(name, value) in how {
        // It can only fail on something that is no object.
        let _ = js_sys::Reflect::set(&options, &name.into(), &value.into());
    }
    date.to_locale_date_string(client.language.get().tag(), &options).into()
}
