//! Lists of tables, as the server has them now.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use wire::online::SitterInfo;

use crate::api::{self, Listed};
use crate::app::link;
use crate::client::Client;
use crate::games;
use crate::left_here::{self, LeftHere};
use crate::place::Place;

/// A list is asked for again after this time.
const AGAIN: Duration = Duration::from_secs(10);

/// Which tables.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Load {
    /// Where I sit.
    Mine,
    /// Those that wait for players.
    Open,
    /// Those that can be watched.
    Running,
}

/// A list of tables.
#[component]
pub(crate) fn Tables(title: &'static str, none: &'static str, load: Load) -> impl IntoView {
    let client: Client = expect_context();
    let tables = RwSignal::new(Vec::<Listed>::new());
    let ask = move || {
        spawn_local(async move {
            let found = match load {
                Load::Mine => api::my_tables().await,
                Load::Open => api::public_tables("open").await,
                Load::Running => api::public_tables("running").await,
            };
            // Whoever went elsewhere meanwhile has no list any more.
            if let Ok(found) = found {
                tables.try_set(found);
            }
        });
    };
    // Somebody new sits nowhere, and the server has to know who asks.
    Effect::new(move |_| {
        if client.myself.with(Option::is_some) {
            ask();
        }
    });
    let is_seen = || !document().hidden();
    if let Ok(again) = set_interval_with_handle(
        move || {
            if is_seen() && client.myself.with_untracked(Option::is_some) {
                ask();
            }
        },
        AGAIN,
    ) {
        on_cleanup(move || again.clear());
    }
    let line = move |table: Listed| {
        let words = client.words();
        let state = match (load, table.is_my_turn) {
            (Load::Open, _) => words.text("home-join"),
            (Load::Mine, true) => words.text("table-your-turn"),
            (Load::Mine, false) | (Load::Running, _) => words.text("home-look"),
        };
        let class = if table.is_my_turn && load == Load::Mine { "btn act sm" } else { "btn sm" };
        view! {
            <li>
                {picture(&table.game, table.id.bytes().map(usize::from).sum())}
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
            <h2>{move || client.words().text(title)}</h2>
            {content}
        </section>
    }
}

/// The table in this browser.
fn line_here(client: Client, left: &LeftHere) -> impl IntoView + use<> {
    let words = client.words();
    let people = left.people.max(1);
    let bots = left.players.saturating_sub(people);
    let who = if people > 1 {
        words.text_with("home-around", &[("people", people.into()), ("bots", bots.into())])
    } else {
        words.text_with("home-bots", &[("bots", bots.into())])
    };
    view! {
        <li id="left-here">
            {picture(&left.game, 0)}
            <span class="tn">
                <b>{who}</b>
                <small>{words::game(words, &left.game)}</small>
            </span>
            {link(client, Place::Here, "btn act sm", move || client.words().text("table-your-turn"))}
        </li>
    }
}

/// A small picture of the game, not the same for all tables.
fn picture(game: &str, number: usize) -> impl IntoView + use<> {
    let drawn = game.parse().map(|game| games::emblem(game, number)).unwrap_or_default();
    view! { <span class="emblem" aria-hidden="true" inner_html=drawn></span> }
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
