//! The whole page: its head, the place that is shown, and what went wrong.

use codee::string::FromToStringCodec;
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_use_storage::use_local_storage;
use wire::games::GameId;
use words::{Language, Words};

use crate::api::Problem;
use crate::choices::Choices;
use crate::client::{Client, Trouble};
use crate::home::Home;
use crate::log::Log;
use crate::new_game::NewGame;
use crate::place::Place;
use crate::rules::{self, RulesPage};
use crate::score::Score;
use crate::status::Status;
use crate::waiting::Waiting;

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
    client.become_somebody();
    Effect::new(move |_| client.arrive(&client.place.get()));
    view! {
        <Head />
        <Alarm />
        {move || match client.place.get() {
            Place::Home => view! { <Home /> }.into_any(),
            Place::New(game) => view! { <NewGame game /> }.into_any(),
            Place::Rules(game) => view! { <Rules game /> }.into_any(),
            Place::Here | Place::Table(_) => view! { <AtTable /> }.into_any(),
            Place::Nowhere => view! { <Nowhere /> }.into_any(),
        }}
    }
}

/// The way home, the languages, and whoever is here.
#[component]
fn Head() -> impl IntoView {
    let client: Client = expect_context();
    let name = move || client.myself.with(|me| me.as_ref().map(|me| me.name.clone()));
    view! {
        <header class="head">
            {link(client, Place::Home, "brand", || "Manyworlds".to_owned())}
            {link(client, Place::Rules(GameId::Multiuniversum), "nav", move || client.words().text("nav-rules"))}
            <Show when=move || matches!(client.place.get(), Place::Here | Place::Table(_))>
                <button class="quiet" id="new-game" on:click=move |_| client.leave()>
                    {move || client.words().text("setup-new")}
                </button>
            </Show>
            <span class="me">{name}</span>
            <Languages />
        </header>
    }
}

/// The rules of a game, once their page is fetched.
#[component]
fn Rules(game: GameId) -> impl IntoView {
    let client: Client = expect_context();
    let page = RwSignal::new(None::<RulesPage>);
    spawn_local(async move {
        match rules::fetch().await {
            Ok(fetched) => page.set(Some(fetched)),
            Err(_) => client.report(Problem::Offline),
        }
    });
    view! { {move || page.get().map(|page| page(client, game))} }
}

/// The table on the screen, or its waiting room.
#[component]
fn AtTable() -> impl IntoView {
    let client: Client = expect_context();
    let playing = Memo::new(move |_| client.with_game(|_| Some(client.is_waiting())));
    view! {
        {move || match playing.get() {
            None => ().into_any(),
            Some(true) => view! { <Waiting /> }.into_any(),
            Some(false) => view! { <Table /> }.into_any(),
        }}
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

/// An address that leads nowhere.
#[component]
fn Nowhere() -> impl IntoView {
    let client: Client = expect_context();
    view! {
        <main class="nowhere">
            <h1>{move || client.words().text("place-nowhere")}</h1>
            <p>{move || client.words().text("place-nowhere-about")}</p>
            {link(client, Place::Home, "btn act", move || client.words().text("home-back"))}
        </main>
    }
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
    let trouble = move || match client.trouble.get()? {
        Trouble::Text(text) => Some(text),
        Trouble::Server(problem) => Some(say_problem(client.words(), &problem)),
        Trouble::Refused(why) => client.with_game(|game| Some(game.table.why(client.words(), &why))),
    };
    let text = move || {
        let lost = || client.is_lost.get().then(|| client.words().text("problem-lost"));
        trouble().or_else(lost)
    };
    view! { <div role="alert" id="alarm">{move || text().map(|text| view! { <p>{text}</p> })}</div> }
}

/// In the words of the chosen language where we have them, otherwise in the server's.
fn say_problem(words: &Words, problem: &Problem) -> String {
    match problem {
        Problem::Offline => words.text("problem-offline"),
        Problem::Refused { code, text } => {
            let known = PROBLEMS.iter().find(|key| key.strip_prefix("problem-") == Some(code));
            known.map_or_else(|| text.clone(), |key| words.text(key))
        }
    }
}

/// What a server may say no with, and has words of ours.
const PROBLEMS: [&str; 8] = [
    "problem-full",
    "problem-needs-key",
    "problem-no-spectators",
    "problem-not-found",
    "problem-seats-free",
    "problem-sent-away",
    "problem-started",
    "problem-too-many",
];

/// A link to another place of the page. With a modifier key the browser opens it in its own way.
pub(crate) fn link(
    client: Client,
    to: Place,
    class: &'static str,
    text: impl Fn() -> String + Send + Sync + 'static,
) -> AnyView {
    let address = to.path();
    let go = move |event: MouseEvent| {
        if !(event.ctrl_key() || event.meta_key() || event.shift_key()) {
            event.prevent_default();
            client.go(to.clone());
        }
    };
    view! { <a class=class href=address on:click=go>{text}</a> }.into_any()
}

/// Everything on the table, as its game draws it.
#[component]
fn Board() -> impl IntoView {
    let client: Client = expect_context();
    view! { {move || client.with_game(|game| game.table.board(client))} }
}
