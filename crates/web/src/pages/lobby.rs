//! The lobby: public tables to sit down at, and those to look on.

use leptos::prelude::*;
use wire::games::GameId;
use wire::online::Visibility;

use crate::app::link;
use crate::client::Client;
use crate::form::Company;
use crate::place::Place;
use crate::site;
use crate::tables::{Load, Tables};

pub(super) fn page(client: Client) -> AnyView {
    let open = move |game: GameId| {
        let name = move || {
            let game = words::game(client.words(), game.name());
            client.words().text_with("lobby-new", &[("game", game.into())])
        };
        // Whoever opens a table here wants it to be found here.
        let wish = move |_| {
            client.company.set(Company::Friends);
            client.visibility.set(Visibility::Public);
        };
        view! { <span on:click=wish>{link(client, Place::New(game), "btn act", name)}</span> }
    };
    view! {
        <main class="page lobby">
            <div class="page-head">
                <h1>{move || client.words().text("nav-lobby")}</h1>
                <p>{move || client.words().text("lobby-about")}</p>
                {site::has_server().then(|| view! { <div class="go">{GameId::ALL.map(open).collect_view()}</div> })}
            </div>
            <Show
                when=site::has_server
                fallback=move || view! { <p class="none">{move || client.words().text("problem-no-server")}</p> }
            >
                <div class="two">
                    <Tables title="home-open" none="home-open-none" load=Load::Open />
                    <Tables title="lobby-running" none="lobby-running-none" load=Load::Running />
                </div>
            </Show>
        </main>
    }
    .into_any()
}
