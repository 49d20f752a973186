//! The whole page: head, new game or table, and what went wrong.

use codee::string::FromToStringCodec;
use leptos::prelude::*;
use leptos_use_storage::use_local_storage;
use words::Language;

use crate::choices::Choices;
use crate::client::{Client, Trouble};
use crate::log::Log;
use crate::new_game::NewGame;
use crate::score::Score;
use crate::status::Status;

/// Shows the game, or the way to one.
#[component]
pub(crate) fn App() -> impl IntoView {
    // Nothing is kept before the player chooses: until then the browser's languages decide.
    let (kept, keep, _) = use_local_storage::<String, FromToStringCodec>("manyworlds.language");
    let (chosen, choose) = signal(None::<Language>);
    let language = Signal::derive(move || {
        chosen.get().or_else(|| kept.get().parse().ok()).unwrap_or_else(language_of_the_browser)
    });
    let (picked, pick) = signal(language.get_untracked());
    Effect::watch(
        move || picked.get(),
        move |language, _, _| {
            choose.set(Some(*language));
            keep.set(language.to_string());
        },
        false,
    );
    Effect::new(move |_| {
        if let Some(root) = document().document_element() {
            // Screen readers pronounce by it. It can only fail on an element that is no element.
            let _ = root.set_attribute("lang", language.get().tag());
        }
    });
    let client = Client::new(language, pick);
    provide_context(client);
    let playing = Memo::new(move |_| client.game.with(Option::is_some));
    view! {
        <header>
            <h1>"Manyworlds"</h1>
            <Show when=move || playing.get()>
                <button class="quiet" id="new-game" on:click=move |_| client.game.set(None)>
                    {move || client.words().text("setup-new")}
                </button>
            </Show>
            <Languages />
        </header>
        <Alarm />
        <Show when=move || playing.get() fallback=|| view! { <main><NewGame /></main> }>
            <Table />
        </Show>
    }
}

/// The table: as its game draws it, or from the parts that all games share.
#[component]
fn Table() -> impl IntoView {
    let client: Client = expect_context();
    let own = client.game.with_untracked(|game| game.as_ref().and_then(|game| game.table.screen(client)));
    own.unwrap_or_else(|| {
        view! {
            <main class="table">
                <Status />
                <Score />
                <div class="columns">
                    <div class="column">
                        <Choices />
                        <Board />
                    </div>
                    <Log />
                </div>
            </main>
        }
        .into_any()
    })
}

fn language_of_the_browser() -> Language {
    let tags: Vec<String> =
        window().navigator().languages().iter().filter_map(|tag| tag.as_string()).collect();
    Language::preferred(tags.iter().map(String::as_str))
}

#[component]
fn Languages() -> impl IntoView {
    let client: Client = expect_context();
    let button = move |language: Language| {
        view! {
            <button
                class="quiet"
                lang=language.tag()
                aria-pressed=move || (client.language.get() == language).to_string()
                on:click=move |_| client.set_language.set(language)
            >
                <span class="long">{language.own_name()}</span>
                <span class="brief" aria-hidden="true">{language.tag()}</span>
            </button>
        }
    };
    view! {
        <div class="languages" role="group" aria-label=move || client.words().text("setup-language")>
            {Language::ALL.map(button).collect_view()}
        </div>
    }
}

/// What was refused or went wrong.
#[component]
fn Alarm() -> impl IntoView {
    let client: Client = expect_context();
    let text = move || match client.trouble.get()? {
        Trouble::Text(text) => Some(text),
        Trouble::Refused(why) => client.with_game(|game| Some(game.table.why(client.words(), &why))),
    };
    view! { <div role="alert" id="alarm">{move || text().map(|text| view! { <p>{text}</p> })}</div> }
}

/// Everything on the table, as its game draws it.
#[component]
fn Board() -> impl IntoView {
    let client: Client = expect_context();
    view! { {move || client.with_game(|game| game.table.board(client))} }
}
