//! The Eureka of the day: its pages, and what is laid over the table of a day. Everything but the way there is fetched
//! when somebody goes there.

mod day;
mod days;
mod kept;

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use wire::games::GameId;

use crate::api::Problem;
use crate::client::Client;
use crate::place::Place;

/// A game and a day, as the address says it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct OneDay {
    pub(crate) game: GameId,
    pub(crate) date: String,
}

type Draw = fn(Client, Option<OneDay>) -> AnyView;

#[allow(clippy::unnecessary_wraps, reason = "what is fetched may not come")]
#[wasm_split(eureka, fallible)]
fn fetch() -> Result<Draw, SplitLoaderError> {
    Ok(draw)
}

fn draw(client: Client, day: Option<OneDay>) -> AnyView {
    if let Ok(event) = web_sys::Event::new("manyworlds-eureka") {
        // It can only fail on what is no event target.
        let _ = window().dispatch_event(&event);
    }
    match day {
        Some(day) => day::over_table(client, &day),
        None => days::page(client),
    }
}

/// All days, or what is laid over the table of one.
#[component]
pub(crate) fn Eureka(day: Option<OneDay>) -> impl IntoView {
    let client: Client = expect_context();
    let fetched = RwSignal::new(None::<Draw>);
    spawn_local(async move {
        match fetch().await {
            Ok(draw) => fetched.set(Some(draw)),
            Err(_) => client.report(Problem::Offline),
        }
    });
    view! { {move || fetched.get().map(|draw| draw(client, day.clone()))} }
}

/// The way to all days, on the first page.
#[component]
pub(crate) fn ToEureka() -> impl IntoView {
    let client: Client = expect_context();
    view! {
        <section class="box to-eureka">
            <h2>{move || client.words().text("eureka-title")}</h2>
            <p class="about">{move || client.words().text("eureka-about")}</p>
            {crate::app::link(client, Place::Eureka(None), "btn", move || client.words().text("eureka-play"))}
        </section>
    }
}
