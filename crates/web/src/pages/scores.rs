//! The best scores of people who played alone: on this server, and in this browser (MU-V6).

use leptos::prelude::*;
use leptos::task::spawn_local;
use wire::games::GameId;

use super::day;
use super::mine::solo::under;
use crate::api::{self, SoloScore};
use crate::client::Client;
use crate::{games, multiuniversum, site};

pub(super) fn page(client: Client) -> AnyView {
    let best = RwSignal::new(Vec::<SoloScore>::new());
    if site::has_server() {
        spawn_local(async move {
            match api::best_solo(GameId::Multiuniversum.name()).await {
                Ok(found) => best.set(found),
                Err(problem) => client.report(problem),
            }
        });
    }
    let line = move |(index, score): (usize, SoloScore)| {
        let words = client.words();
        let name = score.name.unwrap_or_else(|| words.text("waiting-gone"));
        view! {
            <li>
                <span class="rank">{index + 1}</span>
                <b class="points">{score.played.points}</b>
                <span class="tn">
                    <b>{name}</b>
                    <small>{under(words, &score.played.options)}</small>
                </span>
                <span class="day">{day(client, score.played.finished_at)}</span>
            </li>
        }
    };
    let list = move || {
        if best.with(Vec::is_empty) {
            view! { <p class="none">{client.words().text("scores-none")}</p> }.into_any()
        } else {
            view! { <ol>{best.get().into_iter().enumerate().map(line).collect_view()}</ol> }.into_any()
        }
    };
    let solo = move |_| client.new_game(games::usual(GameId::Multiuniversum, 1));
    view! {
        <main class="page scores">
            <div class="page-head">
                <h1>{move || client.words().text("scores-title")}</h1>
                <p>{move || client.words().text("scores-about")}</p>
                <div class="go">
                    <button class="btn act" on:click=solo>{move || client.words().text("scores-play")}</button>
                </div>
            </div>
            <div class="two">
                <Show when=site::has_server>
                    <section class="box">
                        <h2>{move || client.words().text("scores-here")}</h2>
                        {list}
                    </section>
                </Show>
                <section class="box">
                    <h2>{move || client.words().text("scores-browser")}</h2>
                    <multiuniversum::BestSolo none="scores-browser-none" />
                </section>
            </div>
        </main>
    }
    .into_any()
}
