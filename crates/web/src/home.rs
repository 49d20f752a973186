//! The two doors, what waits for whoever comes, and the tables that want players.

use leptos::prelude::*;
use wire::games::GameId;
use wire::online::Visibility;

use crate::app::link;
use crate::client::Client;
use crate::eureka::ToEureka;
use crate::form::Company;
use crate::place::Place;
use crate::tables::{Load, Tables};
use crate::wordmark::wordmark;
use crate::{games, site};

/// "Play now" is against so many bots.
const BOTS: u8 = 2;

/// The first page.
#[component]
pub(crate) fn Home() -> impl IntoView {
    let client: Client = expect_context();
    view! {
        <main class="home">
            <h1 class="unseen">"Manyworlds"</h1>
            <section class="doors">{GameId::ALL.map(|game| door(client, game)).collect_view()}</section>
            <aside>
                <ToEureka />
                <Tables title="home-continue" none="home-continue-none" load=Load::Mine />
                {site::has_server().then(|| view! { <Tables title="home-open" none="home-open-none" load=Load::Open /> })}
            </aside>
            <footer>
                <p>{move || client.words().text("home-fair")}</p>
                <p>{move || client.words().text("home-fan")}</p>
            </footer>
        </main>
    }
}

fn door(client: Client, game: GameId) -> impl IntoView {
    let (tag, meta) = match game {
        GameId::Multiuniversum => ("home-multiuniversum-tag", "home-multiuniversum-meta"),
        GameId::Multiverse => ("home-multiverse-tag", "home-multiverse-meta"),
    };
    let play = move |players: u8| client.new_game(games::usual(game, players));
    let alone = (game == GameId::Multiuniversum).then(|| {
        view! {
            <button class="btn" on:click=move |_| play(1)>{move || client.words().text("home-solo")}</button>
        }
    });
    let around = (game == GameId::Multiverse).then(|| {
        view! {
            <span on:click=move |_| client.company.set(Company::Around)>
                {link(client, Place::New(game), "btn", move || client.words().text("new-where-around"))}
            </span>
        }
    });
    let friends = site::has_server().then(|| {
        view! {
            <span on:click=move |_| {
                client.company.set(Company::Friends);
                client.visibility.set(Visibility::Link);
            }>
                {link(client, Place::New(game), "btn", move || client.words().text("home-friends"))}
            </span>
        }
    });
    let lesson = link(client, Place::Lesson(game), "lesson", move || client.words().text("home-lesson"));
    view! {
        <article class=format!("door {}", game.name())>
            <div class="frame" aria-hidden="true" inner_html=games::door(game)></div>
            <h2>
                <span class="unseen">{move || words::game(client.words(), game.name())}</span>
                <span inner_html=wordmark(game.name())></span>
            </h2>
            <p class="tag">{move || client.words().text(tag)}</p>
            <p class="meta">{move || games::size(client.words(), game)} " · " {move || client.words().text(meta)}</p>
            <div class="go">
                <button class="btn act big" id=format!("now-{}", game.name()) on:click=move |_| play(BOTS + 1)>
                    <svg class="ic" aria-hidden="true">
                        <use href="#u-play" />
                    </svg>
                    {move || client.words().text("home-now")}
                </button>
                {friends}
                {alone}
                {around}
            </div>
            <p class="sub">{move || client.words().text("home-now-about")}</p>
            {lesson}
        </article>
    }
}
