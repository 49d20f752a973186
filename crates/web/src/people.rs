//! Who is at a table on the server: whether they are there, a bot for somebody who stays away, and whom one does not want
//! to hear.

use std::collections::HashSet;

use gloo_net::http::Method;
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde::Deserialize;
use wire::engine::Seat;
use wire::online::{Phase, SeatInfo, SitterInfo, TableInfo};

use crate::client::Client;
use crate::place::Place;
use crate::{api, focus};

/// What has to be decided about whoever is away, as long as it has to be.
pub(crate) fn notices(client: Client) -> impl IntoView {
    let table = table_of(client);
    move || {
        let table = table.get().filter(|table| table.phase == Phase::Running)?;
        let me = table.my_seat?;
        let own = table.seats.get(me.index())?.stand_in.is_some().then(|| back(client));
        let others: Vec<_> = seats(&table).filter_map(|(seat, info)| away(client, me, seat, info)).collect();
        Some(view! { {own} {others} })
    }
}

/// What the server says of the table beside its game: whoever looks at it is not drawn anew with every move.
fn table_of(client: Client) -> Memo<Option<Box<TableInfo>>> {
    Memo::new(move |_| {
        let table = client.with_game(|game| game.online.clone());
        table.map(|table| Box::new(TableInfo { number: 0, times: None, ..*table }))
    })
}

fn seats(table: &TableInfo) -> impl Iterator<Item = (Seat, &SeatInfo)> {
    table.seats.iter().enumerate().map(|(index, info)| (Seat::from_index(index), info))
}

/// A bot plays for whoever looks at the screen.
fn back(client: Client) -> impl IntoView + use<> {
    let words = client.words();
    view! {
        <p class="notice" role="status">
            {words.text("people-stand-in")}
            <button class="btn act sm" id="come-back" on:click=move |_| client.ask_table(Method::POST, "back".to_owned(), None)>
                {words.text("people-back")}
            </button>
        </p>
    }
}

/// Somebody has been away for long: a bot can go on for them, if the others want it.
fn away(client: Client, me: Seat, seat: Seat, info: &SeatInfo) -> Option<impl IntoView + use<>> {
    let SitterInfo::Person { name, .. } = &info.sitter else { return None };
    if seat == me || !info.may_vote {
        return None;
    }
    let words = client.words();
    let name = [("name", name.clone().into())];
    let text = if info.votes.contains(me) {
        view! { {words.text_with("people-voted", &name)} }.into_any()
    } else {
        let vote = move |_| {
            client.ask_table(Method::POST, format!("seats/{seat}/vote"), None);
            // The button goes, and with two players the whole notice.
            focus::first(&["#talk"]);
        };
        view! {
            {words.text_with("people-away", &name)}
            <button class="btn act sm" id=format!("vote-{seat}") on:click=vote>
                {words.text("people-vote")}
            </button>
        }
        .into_any()
    };
    Some(view! { <p class="notice" role="status">{text}</p> })
}

/// Everybody at the table, and who of them is not heard.
pub(crate) fn list(client: Client) -> impl IntoView {
    let muted = RwSignal::new(HashSet::<String>::new());
    spawn_local(async move {
        #[derive(Deserialize)]
        struct Muted {
            id: String,
        }
        // Whoever cannot ask hears everybody.
        if let Ok(text) = api::ask(Method::GET, "/api/me/mutes", None).await
            && let Ok(all) = api::read::<Vec<Muted>>(&text)
        {
            muted.try_set(all.into_iter().map(|one| one.id).collect());
        }
    });
    let table = table_of(client);
    move || {
        let table = table.get()?;
        let people: Vec<_> =
            seats(&table).filter_map(|(seat, info)| person(client, &table, seat, info, muted)).collect();
        Some(view! { <ul class="people" aria-label=client.words().text("people-name")>{people}</ul> })
    }
}

fn person(
    client: Client,
    table: &TableInfo,
    seat: Seat,
    info: &SeatInfo,
    muted: RwSignal<HashSet<String>>,
) -> Option<impl IntoView + use<>> {
    let SitterInfo::Person { id, name, here } = &info.sitter else { return None };
    let words = client.words();
    let is_me = table.my_seat == Some(seat);
    let (state, class) = match (info.stand_in, here) {
        (Some(_), _) => ("people-bot", "away"),
        (None, true) => ("people-here", "here"),
        (None, false) => ("people-not-here", "away"),
    };
    let mute = (!is_me).then(|| {
        let is_muted = muted.with(|all| all.contains(id));
        let (key, method) =
            if is_muted { ("people-unmute", Method::DELETE) } else { ("people-mute", Method::PUT) };
        let id = id.clone();
        let change = move |_| turn(client, muted, id.clone(), method.clone());
        view! { <button class="btn sm" data-mute=is_muted.to_string() on:click=change>{words.text(key)}</button> }
    });
    let name = if is_me { words.text("name-you") } else { name.clone() };
    Some(view! {
        <li>
            <span class="tn">
                <b>{name}</b>
                " "
                <small class=class>{words.text(state)}</small>
            </span>
            {mute}
        </li>
    })
}

/// Stops hearing somebody, or hears them again.
fn turn(client: Client, muted: RwSignal<HashSet<String>>, id: String, method: Method) {
    spawn_local(async move {
        let is_muted = method == Method::PUT;
        match api::ask(method, &format!("/api/me/mutes/{id}"), None).await {
            Ok(_) => {
                muted.try_update(|all| if is_muted { all.insert(id) } else { all.remove(&id) });
                // What was said is told again without them, or with them.
                if let Place::Table(table) = client.place.get_untracked() {
                    client.talk.catch_up(&table);
                }
            }
            Err(problem) => client.report(problem),
        }
    });
}
