//! The waiting room: whom to invite and how, who is here, and the start.

use gloo_net::http::Method;
use leptos::prelude::*;
use serde_json::json;
use wire::engine::Seat;
use wire::games::BotKind;
use wire::online::{Phase, SeatInfo, SitterInfo, TableInfo, Visibility, Wish};

use crate::client::Client;

/// A table that has not started yet.
#[component]
pub(crate) fn Waiting() -> impl IntoView {
    let client: Client = expect_context();
    let content = move || {
        client.with_game(|game| {
            let table = game.online.as_deref()?;
            // Whoever sits down knows that it is played with other pieces than the usual ones.
            let own =
                game.table.own_pieces(client.words()).map(|[name, note]| (name.to_owned(), note.to_owned()));
            let own = own.map(|(name, note)| view! { <p class="about own"><b>{name}</b> " " {note}</p> });
            Some(view! {
                <main class="waiting">
                    {invitation(client, table)}
                    {room(client, table, own)}
                </main>
            })
        })
    };
    view! { {content} }
}

/// Where others find the table. Whoever sits there may invite to the seats that are kept for guests, too.
fn invitation(client: Client, table: &TableInfo) -> impl IntoView + use<> {
    let words = client.words();
    let origin = window().location().origin().unwrap_or_default();
    let query = table.key.as_ref().map(|key| format!("?key={key}")).unwrap_or_default();
    let address = format!("{origin}/t/{}{query}", table.id);
    let picture = format!("/api/tables/{}/qr.svg?invite={}", table.id, table.key.is_some());
    let copied = RwSignal::new(false);
    let to_copy = address.clone();
    let copy = move |_| {
        // Whoever cannot copy sees the address all the same.
        let _ = window().navigator().clipboard().write_text(&to_copy);
        copied.set(true);
    };
    let found = match table.settings.visibility {
        Visibility::Public => words.text("waiting-public"),
        Visibility::Link => words.text("waiting-link"),
    };
    view! {
        <section class="box invite">
            <h2>{words.text("waiting-invite")}</h2>
            <p>{found}</p>
            <img class="qr" src=picture alt=words.text("waiting-qr") width="220" height="220" />
            <input class="address" id="address" readonly prop:value=address aria-label=words.text("waiting-address") />
            <button class="btn act" on:click=copy>
                {move || client.words().text(if copied.get() { "waiting-copied" } else { "waiting-copy" })}
            </button>
        </section>
    }
}

fn room<V: IntoView>(client: Client, table: &TableInfo, own: V) -> impl IntoView + use<V> {
    let words = client.words();
    let is_host = client.myself.with(|me| me.as_ref().map(|me| &me.id) == table.host.as_ref());
    let free = table.seats.iter().filter(|seat| is_free(&seat.sitter)).count();
    let host_name = table.seats.iter().find_map(|seat| match &seat.sitter {
        SitterInfo::Person { id, name, .. } if Some(id) == table.host.as_ref() => Some(name.clone()),
        _ => None,
    });
    let head = match (table.phase, free) {
        (Phase::Pledging | Phase::Opening, _) => words.text("waiting-dice"),
        (_, 0) => words.text("waiting-all-here"),
        _ => words.text_with("waiting-for", &[("free", free.into())]),
    };
    let seats: Vec<_> =
        table.seats.iter().enumerate().map(|(index, one)| seat(client, table, index, one, is_host)).collect();
    let is_short = free > 0;
    let start = if is_host {
        view! {
            <button class="btn act big" id="start-table" disabled=is_short on:click=move |_| client.ask_table(Method::POST, "start".to_owned(), None)>
                {words.text("setup-start")}
            </button>
        }
        .into_any()
    } else {
        let name = host_name.unwrap_or_default();
        view! { <p class="about">{words.text_with("waiting-host", &[("name", name.into())])}</p> }.into_any()
    };
    let sit = (table.my_seat.is_none() && free > 0).then(|| {
        view! {
            <button class="btn act big" id="sit-down" on:click=move |_| client.join(None)>
                {words.text("waiting-sit")}
            </button>
        }
    });
    let leave = table.my_seat.map(|_| {
        view! {
            <button class="btn" id="leave" on:click=move |_| client.ask_table(Method::POST, "leave".to_owned(), None)>
                {words.text("waiting-leave")}
            </button>
        }
    });
    view! {
        <section class="box seats-here">
            <h1>{head}</h1>
            {own}
            <ul class="arches">{seats}</ul>
            <div class="go">{sit} {start} {leave}</div>
        </section>
    }
}

const fn is_free(sitter: &SitterInfo) -> bool {
    matches!(sitter, SitterInfo::Open | SitterInfo::Invited)
}

/// A seat is a portal: lit if somebody is there.
fn seat(
    client: Client,
    table: &TableInfo,
    index: usize,
    seat: &SeatInfo,
    is_host: bool,
) -> impl IntoView + use<> {
    let words = client.words();
    let number = Seat::from_index(index);
    let is_mine = table.my_seat == Some(number);
    let name = match &seat.sitter {
        SitterInfo::Open => words.text("waiting-open"),
        SitterInfo::Invited => words.text("waiting-invited"),
        SitterInfo::Bot(kind) => words::bot(words, kind.name()),
        SitterInfo::Person { .. } if is_mine => words.text("name-you"),
        SitterInfo::Person { name, .. } => name.clone(),
        SitterInfo::Gone => words.text("waiting-gone"),
    };
    let note = match &seat.sitter {
        SitterInfo::Person { here: false, .. } => Some(words.text("waiting-away")),
        SitterInfo::Bot(_) => Some(words.text("waiting-bot")),
        _ => None,
    };
    let can_change = is_host && table.phase == Phase::Open && !is_mine;
    let change = (can_change && !matches!(seat.sitter, SitterInfo::Person { .. }))
        .then(|| plan(client, number, &seat.sitter));
    let remove = (can_change && matches!(seat.sitter, SitterInfo::Person { .. })).then(|| {
        let what = format!("seats/{number}");
        view! {
            <button class="btn sm" on:click=move |_| client.ask_table(Method::DELETE, what.clone(), None)>
                {words.text("waiting-remove")}
            </button>
        }
    });
    let class = if is_free(&seat.sitter) { "arch free" } else { "arch" };
    view! {
        <li class=class data-seat=number.to_string()>
            <span class="portal-light" aria-hidden="true"></span>
            <b>{name}</b>
            <small>{note}</small>
            {change}
            {remove}
        </li>
    }
}

/// The host decides who shall sit on a seat where nobody does.
fn plan(client: Client, seat: Seat, sitter: &SitterInfo) -> impl IntoView + use<> {
    let words = client.words();
    let mut wishes =
        vec![(Wish::Open, words.text("waiting-open")), (Wish::Invited, words.text("waiting-invited"))];
    let bots = BotKind::LEVELS.iter();
    wishes.extend(bots.map(|&kind| {
        (Wish::Bot(kind), words.titled(&words.text("waiting-bot"), &words::bot(words, kind.name())))
    }));
    let now = match sitter {
        SitterInfo::Bot(kind) => Wish::Bot(*kind),
        SitterInfo::Invited => Wish::Invited,
        _ => Wish::Open,
    };
    let options: Vec<_> = wishes
        .into_iter()
        .map(|(wish, name)| {
            view! { <option value=json!(wish).to_string() selected=wish == now>{name}</option> }
        })
        .collect();
    view! {
        <select
            aria-label=words.text("waiting-who")
            on:change:target=move |event| {
                let body = format!("{{\"wish\":{}}}", event.target().value());
                client.ask_table(Method::PUT, format!("seats/{seat}"), Some(body));
            }
        >
            {options}
        </select>
    }
}
