//! The waiting room: whom to invite and how, who is here, and the start.

use gloo_net::http::Method;
use leptos::prelude::*;
use serde_json::json;
use wire::engine::Seat;
use wire::games::{BotKind, Setup};
use wire::online::{Clock, Pace, Phase, SeatInfo, SitterInfo, TableInfo, Visibility, Wish};
use words::{Value, Words};

use crate::at_table::OpenTable;
use crate::client::Client;
use crate::{focus, games, shown};

/// A table that has not started yet.
#[component]
pub(crate) fn Waiting() -> impl IntoView {
    let client: Client = expect_context();
    shown::while_here(shown::WAITING);
    let content = move || {
        client.with_game(|game| {
            let table = game.online.as_deref()?;
            Some(view! {
                <main class="waiting">
                    {invitation(client, table, &game.setup)} {seats(client, table, &game.setup)}
                    {start(client, table)} {about(client, table, &*game.table)}
                </main>
            })
        })
    };
    // Whatever led here is gone, and with it the focus.
    request_animation_frame(|| focus::first(&[".waiting h1"]));
    view! { {content} }
}

/// Whom the table waits for, and where others find it. Whoever sits there may invite to the seats that are kept for
/// guests, too.
fn invitation(client: Client, table: &TableInfo, setup: &Setup) -> impl IntoView + use<> {
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
    let free = free(table).len();
    let head = match (table.phase, free) {
        (Phase::Pledging | Phase::Opening, _) => words.text("waiting-dice"),
        (_, 0) => words.text("waiting-all-here"),
        (_, free) => words.text_with("waiting-for", &[("free", free.into())]),
    };
    view! {
        <section class="box invite">
            <p class="kicker">{words::game(words, setup.game().name())}</p>
            <h1 tabindex="-1">{head}</h1>
            <p class="about">{(free > 0).then(|| words.text("waiting-invite"))} " " {found}</p>
            <img class="qr" src=picture alt=words.text("waiting-qr") width="300" height="300" />
            <div class="link">
                <input class="address" id="address" readonly prop:value=address aria-label=words.text("waiting-address") />
                <button class="btn act" on:click=copy>
                    {move || client.words().text(if copied.get() { "waiting-copied" } else { "waiting-copy" })}
                </button>
            </div>
        </section>
    }
}

fn is_host(client: Client, table: &TableInfo) -> bool {
    client.myself.with(|me| me.as_ref().map(|me| &me.id) == table.host.as_ref())
}

/// The seats where nobody sits yet.
fn free(table: &TableInfo) -> Vec<Seat> {
    let seats = table.seats.iter().enumerate().filter(|(_, seat)| is_free(&seat.sitter));
    seats.map(|(index, _)| Seat::from_index(index)).collect()
}

fn seats(client: Client, table: &TableInfo, setup: &Setup) -> impl IntoView + use<> {
    let is_host = is_host(client, table);
    let seats: Vec<_> = table
        .seats
        .iter()
        .enumerate()
        .map(|(index, one)| seat(client, table, index, one, is_host, games::seat_scene(setup, index)))
        .collect();
    view! {
        <section class="hall" aria-label=client.words().text("new-seats")>
            <ul class="arches">{seats}</ul>
        </section>
    }
}

/// How many are here, and what can be done about it.
fn start(client: Client, table: &TableInfo) -> impl IntoView + use<> {
    let words = client.words();
    let free = free(table);
    let (all, is_short) = (table.seats.len(), !free.is_empty());
    let count = words.text_with("waiting-count", &[("here", (all - free.len()).into()), ("all", all.into())]);
    let host_name = table.seats.iter().find_map(|seat| match &seat.sitter {
        SitterInfo::Person { id, name, .. } if Some(id) == table.host.as_ref() => Some(name.clone()),
        _ => None,
    });
    let sit = (table.my_seat.is_none() && is_short).then(|| {
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
    let start = if is_host(client, table) {
        let fill = is_short.then(|| {
            view! {
                <button class="btn" id="fill-and-start" on:click=move |_| client.fill_and_start(free.clone())>
                    <svg class="ic" aria-hidden="true">
                        <use href="#u-bot" />
                    </svg>
                    {words.text("waiting-fill")}
                </button>
            }
        });
        view! {
            {fill}
            <button class="btn act big" id="start-table" disabled=is_short on:click=move |_| client.ask_table(Method::POST, "start".to_owned(), None)>
                {words.text("setup-start")}
            </button>
        }
        .into_any()
    } else {
        let name = host_name.unwrap_or_default();
        view! { <p class="about">{words.text_with("waiting-host", &[("name", name.into())])}</p> }.into_any()
    };
    view! {
        <section class="box here">
            <p class="count" role="status"><b>{count}</b></p>
            <div class="go">{leave} {sit} {start}</div>
        </section>
    }
}

/// What is played here, and how. Whoever sits down knows that it is played with other pieces than the usual ones.
fn about(client: Client, table: &TableInfo, open: &dyn OpenTable) -> impl IntoView + use<> {
    let words = client.words();
    let settings = table.settings;
    let either = |is_so: bool, yes: &str, no: &str| words.text(if is_so { yes } else { no });
    let clock = match settings.clock {
        Clock::None => words.text("waiting-clock-none"),
        Clock::Turn { seconds } => words.text_with("waiting-clock-turn", &[("time", time(words, seconds))]),
        Clock::Game { seconds, .. } => {
            words.text_with("waiting-clock-game", &[("time", time(words, seconds))])
        }
    };
    let run = [
        either(settings.pace == Pace::Days, "waiting-days", "waiting-live"),
        clock,
        either(settings.visibility == Visibility::Public, "waiting-in-lobby", "waiting-by-link"),
        either(settings.spectators, "waiting-spectators", "waiting-no-spectators"),
        either(settings.rated, "waiting-rated", "waiting-casual"),
    ];
    let chips = open.options(words).into_iter().chain(run).map(|text| view! { <li>{text}</li> });
    let own = open.own_pieces(words).map(|[name, note]| {
        let (name, note) = (name.to_owned(), note.to_owned());
        view! { <p class="about own"><b>{name}</b> " " {note}</p> }
    });
    view! {
        <section class="box this-table">
            <h2>{words.text("waiting-table")}</h2>
            <ul class="facts">{chips.collect_view()}</ul>
            {own}
        </section>
    }
}

/// A time in the largest unit that it is a whole number of.
fn time(words: &Words, seconds: u32) -> Value<'static> {
    let units = [("time-days", 86_400), ("time-hours", 3600), ("time-minutes", 60), ("time-seconds", 1)];
    let (unit, length) =
        units.into_iter().find(|(_, length)| seconds.is_multiple_of(*length)).unwrap_or(units[3]);
    words.text_with(unit, &[("count", (seconds / length).into())]).into()
}

const fn is_free(sitter: &SitterInfo) -> bool {
    matches!(sitter, SitterInfo::Open | SitterInfo::Invited)
}

/// A seat is a place in its game: lit if somebody is there.
fn seat(
    client: Client,
    table: &TableInfo,
    index: usize,
    seat: &SeatInfo,
    is_host: bool,
    scene: String,
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
    // The list says who is wished for.
    let title = change.is_none().then(|| view! { <b>{name}</b> <small>{note}</small> });
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
            <span class="scene figure" aria-hidden="true" inner_html=scene></span>
            {title} {change}
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
