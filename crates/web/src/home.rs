//! The two doors, what waits for whoever comes, and the tables that want players.

use leptos::prelude::*;
use leptos::task::spawn_local;
use wire::games::GameId;
use wire::online::SitterInfo;

use crate::api::{self, Listed};
use crate::app::link;
use crate::client::Client;
use crate::games;
use crate::left_here::{self, LeftHere};
use crate::place::Place;

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
                <Tables title="home-continue" none="home-continue-none" load=Load::Mine />
                <Tables title="home-open" none="home-open-none" load=Load::Open />
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
    view! {
        <article class=format!("door {}", game.name())>
            <div class="frame" aria-hidden="true" inner_html=games::door(game)></div>
            <h2>{move || words::game(client.words(), game.name())}</h2>
            <p class="tag">{move || client.words().text(tag)}</p>
            <p class="meta">{move || games::size(client.words(), game)} " · " {move || client.words().text(meta)}</p>
            <div class="go">
                <button class="btn act big" id=format!("now-{}", game.name()) on:click=move |_| play(BOTS + 1)>
                    {move || client.words().text("home-now")}
                </button>
                {link(client, Place::New(game), "btn", move || client.words().text("home-friends"))}
                {alone}
            </div>
            <p class="sub">{move || client.words().text("home-now-about")}</p>
        </article>
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Load {
    Mine,
    Open,
}

/// A list of tables, as the server has it now.
#[component]
fn Tables(title: &'static str, none: &'static str, load: Load) -> impl IntoView {
    let client: Client = expect_context();
    let tables = RwSignal::new(Vec::<Listed>::new());
    // Somebody new sits nowhere, and the server has to know who asks.
    Effect::new(move |_| {
        if client.myself.with(Option::is_some) {
            spawn_local(async move {
                let found = match load {
                    Load::Mine => api::my_tables().await,
                    Load::Open => api::open_tables().await,
                };
                if let Ok(found) = found {
                    tables.set(found);
                }
            });
        }
    });
    let line = move |table: Listed| {
        let words = client.words();
        let state = match (load, table.is_my_turn) {
            (Load::Open, _) => words.text("home-join"),
            (Load::Mine, true) => words.text("table-your-turn"),
            (Load::Mine, false) => words.text("home-look"),
        };
        let class = if table.is_my_turn { "btn act sm" } else { "btn sm" };
        view! {
            <li>
                <span class="tn">
                    <b>{who(client, &table)}</b>
                    <small>{words::game(words, &table.game)}</small>
                </span>
                {link(client, Place::Table(table.id), class, move || state.clone())}
            </li>
        }
    };
    let here = (load == Load::Mine).then(left_here::waiting).flatten();
    let content = move || {
        let tables = tables.get();
        let here = here.as_ref().map(|left| line_here(client, left));
        if tables.is_empty() && here.is_none() {
            let text = client.words().text(none);
            view! { <p class="none">{text}</p> }.into_any()
        } else {
            view! { <ul>{here} {tables.into_iter().map(line).collect_view()}</ul> }.into_any()
        }
    };
    view! {
        <section class="box">
            <h3>{move || client.words().text(title)}</h3>
            {content}
        </section>
    }
}

/// The table in this browser.
fn line_here(client: Client, left: &LeftHere) -> impl IntoView + use<> {
    let words = client.words();
    let bots = words.text_with("home-bots", &[("bots", left.players.saturating_sub(1).into())]);
    view! {
        <li id="left-here">
            <span class="tn">
                <b>{bots}</b>
                <small>{words::game(words, &left.game)}</small>
            </span>
            {link(client, Place::Here, "btn act sm", move || client.words().text("table-your-turn"))}
        </li>
    }
}

/// Who sits there, and how many seats are free.
fn who(client: Client, table: &Listed) -> String {
    let words = client.words();
    let me = client.myself.with(|me| me.as_ref().map(|me| me.id.clone()));
    let mut names = Vec::new();
    let mut free = 0;
    for sitter in &table.sitters {
        match sitter {
            SitterInfo::Person { id, .. } if me.as_ref() == Some(id) => {}
            SitterInfo::Person { name, .. } => names.push(name.clone()),
            SitterInfo::Bot(kind) => names.push(words::bot(words, kind.name())),
            SitterInfo::Open | SitterInfo::Invited => free += 1,
            SitterInfo::Gone => {}
        }
    }
    if free > 0 {
        names.push(words.text_with("home-free", &[("free", free.into())]));
    }
    words.list(&names)
}
