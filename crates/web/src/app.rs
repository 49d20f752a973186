//! The whole page: its head, the place that is shown, and what went wrong.

use codee::string::FromToStringCodec;
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_use_storage::use_local_storage;
use wasm_split_helpers::SplitLoaderError;
use wire::games::GameId;
use wire::problem::say_no_undo;
use words::Language;

use crate::api::Problem;
use crate::client::{Client, Trouble};
use crate::curtain::Curtain;
use crate::eureka::Eureka;
use crate::home::Home;
use crate::learn::Learn;
use crate::new_game::NewGame;
use crate::pages::Page;
use crate::place::Place;
use crate::preferences::Theme;
use crate::wordmark::wordmark;
use crate::{company, fair, focus, multiuniversum, pages, records, review, rules, shown, site, sound};

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
    let at_table = Memo::new(move |_| client.with_game(|game| Some(game.setup.game())));
    Effect::new(move |_| document().set_title(&title(client, at_table.get())));
    client.become_somebody();
    sound::follow(client);
    client.take_dropped_files();
    Effect::new(move |_| client.arrive(&client.place.get()));
    view! {
        <Head />
        <Alarm />
        {move || match client.place.get() {
            Place::Home => view! { <Home /> }.into_any(),
            Place::New(game) => view! { <NewGame game /> }.into_any(),
            Place::Rules(game) => fetched(client, rules::fetch(), move |page| page(client, game)),
            Place::Page(page) => fetched(client, pages::fetch(), move |draw| draw(client, page)),
            Place::Learn => view! { <Learn /> }.into_any(),
            Place::Here | Place::Lesson(_) | Place::Table(_) => view! { <AtTable /> }.into_any(),
            Place::Replay(_) => view! { <Replay /> }.into_any(),
            Place::Review(id) => fetched(client, review::fetch(), move |draw| draw(client, id.clone())),
            Place::Fair(id) => fetched(client, fair::fetch(), move |draw| draw(client, id.clone())),
            Place::Eureka(None) => view! { <Eureka day=None /> }.into_any(),
            Place::Eureka(day) => view! { <Eureka day /> <AtTable /> }.into_any(),
            Place::Nowhere => view! { <Nowhere /> }.into_any(),
        }}
    }
}

/// What the browser calls the page: its place first, which is what a tab has room for.
fn title(client: Client, at_table: Option<GameId>) -> String {
    let words = client.words();
    let game = |game: GameId| words::game(words, game.name());
    let name = match client.place.get() {
        Place::Home => None,
        Place::New(_) => Some(words.text("new-title")),
        Place::Rules(of) => Some(format!("{} · {}", words.text("nav-rules"), game(of))),
        Place::Page(Page::Lobby) => Some(words.text("nav-lobby")),
        Place::Page(Page::Mine) => Some(words.text("nav-mine")),
        Place::Page(Page::Scores) => Some(words.text("nav-scores")),
        Place::Page(Page::Settings) => Some(words.text("nav-settings")),
        Place::Learn | Place::Lesson(_) => Some(words.text("nav-learn")),
        Place::Eureka(_) => Some(words.text("eureka-nav")),
        Place::Here | Place::Table(_) => at_table.map(game),
        Place::Replay(_) => Some(words.text("replay-name")),
        Place::Review(_) => Some(words.text("mine-review")),
        Place::Fair(_) => Some(words.text("fair-check")),
        Place::Nowhere => Some(words.text("place-nowhere")),
    };
    name.map_or_else(|| "Manyworlds".to_owned(), |name| format!("{name} · Manyworlds"))
}

/// What a part of the page draws that is fetched when it is needed.
fn fetched<T: Copy + Send + Sync + 'static>(
    client: Client,
    fetch: impl Future<Output = Result<T, SplitLoaderError>> + 'static,
    draw: impl Fn(T) -> AnyView + Send + 'static,
) -> AnyView {
    let part = RwSignal::new(None::<T>);
    spawn_local(async move {
        match fetch.await {
            // Whoever went elsewhere meanwhile needs it no more.
            Ok(fetched) => drop(part.try_set(Some(fetched))),
            Err(_) => client.report(Problem::Offline),
        }
    });
    view! { {move || part.get().map(&draw)} }.into_any()
}

/// The way home, the languages, and whoever is here.
#[component]
fn Head() -> impl IntoView {
    let client: Client = expect_context();
    let name = move || {
        let name = client.myself.with(|me| me.as_ref().map(|me| me.name.clone()));
        name.unwrap_or_else(|| client.words().text("nav-settings"))
    };
    let brand = view! {
        <span class="unseen">"Manyworlds"</span>
        <span inner_html=wordmark("Manyworlds")></span>
    };
    let me = view! {
        <span class="figure" aria-hidden="true" inner_html=multiuniversum::pawn(2)></span>
        <span class="name">{name}</span>
    };
    let to =
        move |place: Place, key: &'static str| link(client, place, "nav", move || client.words().text(key));
    view! {
        <header class="head">
            <a
                class="skip"
                href="#"
                on:click=move |event| {
                    event.prevent_default();
                    focus::first(&["main"]);
                }
            >
                {move || client.words().text("nav-skip")}
            </a>
            {anchor(client, Place::Home, "brand", brand)}
            <nav aria-label=move || client.words().text("nav-pages")>
                {site::has_server().then(|| to(Place::Page(Page::Lobby), "nav-lobby"))}
                {to(Place::Page(Page::Mine), "nav-mine")}
                {to(Place::Page(Page::Scores), "nav-scores")}
                {to(Place::Eureka(None), "eureka-nav")}
                {to(Place::Learn, "nav-learn")}
                {to(Place::Rules(GameId::Multiuniversum), "nav-rules")}
            </nav>
            <Show when=move || {
                matches!(client.place.get(), Place::Here | Place::Table(_)) && !client.is_waiting()
                    && no_table(client).is_none()
            }>
                <button class="quiet" id="new-game" on:click=move |_| client.leave()>
                    {move || client.words().text("setup-new")}
                </button>
            </Show>
            <Languages />
            <ThemeSwitch />
            {anchor(client, Place::Page(Page::Settings), "me", me)}
        </header>
    }
}

/// What is shown of a table.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shown {
    WaitingRoom,
    Table,
    /// It is behind the curtain.
    Nothing,
}

/// The table on the screen, or its waiting room.
#[component]
fn AtTable() -> impl IntoView {
    let client: Client = expect_context();
    let shown = Memo::new(move |_| {
        client.with_game(|game| {
            Some(match () {
                () if client.is_waiting() => Shown::WaitingRoom,
                () if game.is_behind_curtain() => Shown::Nothing,
                () => Shown::Table,
            })
        })
    });
    let is_online = Memo::new(move |_| client.with_game(|game| Some(game.online.is_some())) == Some(true));
    let is_shared =
        Memo::new(move |_| client.with_game(|game| Some(!game.around().is_empty())) == Some(true));
    view! {
        {move || match shown.get() {
            None => view! { <NoTable /> }.into_any(),
            Some(Shown::Nothing) => ().into_any(),
            Some(Shown::WaitingRoom) => {
                fetched(client, company::fetch(), |draw| draw(company::Part::WaitingRoom))
            }
            Some(Shown::Table) => view! { <Table /> }.into_any(),
        }}
        <Show when=move || is_shared.get()><Curtain /></Show>
        <Show when=move || is_online.get()>
            {fetched(client, company::fetch(), |draw| draw(company::Part::Talk))}
        </Show>
    }
}

/// Why the server shows no table here, once it has said so.
fn no_table(client: Client) -> Option<Problem> {
    match client.trouble.get()? {
        Trouble::Server(problem @ (Problem::NoServer | Problem::Refused(_) | Problem::Unreadable))
            if client.place.with(|place| matches!(place, Place::Table(_)))
                && client.game.with(Option::is_none) =>
        {
            Some(problem)
        }
        _ => None,
    }
}

/// The same as a page, with ways to go on.
#[component]
fn NoTable() -> impl IntoView {
    let client: Client = expect_context();
    move || {
        no_table(client).map(|problem| {
            let is_unknown = problem.is_unknown();
            let words = client.words();
            let said = if is_unknown { words.text("place-no-table") } else { problem.say(words) };
            view! {
                <main class="nowhere">
                    <h1>{said}</h1>
                    {is_unknown.then(|| view! { <p>{words.text("place-nowhere-about")}</p> })}
                    <p class="go">
                        {site::has_server()
                            .then(|| link(client, Place::Page(Page::Lobby), "btn act", move || client.words().text("nav-lobby")))}
                        {link(client, Place::Home, "btn", move || client.words().text("home-back"))}
                    </p>
                </main>
            }
        })
    }
}

/// A game that is over, at its own table; or why there is none.
#[component]
fn Replay() -> impl IntoView {
    let client: Client = expect_context();
    let is_there = Memo::new(move |_| client.with_game(|game| game.replay.as_ref().map(drop)).is_some());
    let no = move || client.no_record.get().map(|no| view! { <NoRecord no /> });
    view! {
        {no}
        <Show when=move || is_there.get()><Table /></Show>
    }
}

/// Why there is no record, and the way to another.
#[component]
pub(crate) fn NoRecord(no: records::NoRecord) -> impl IntoView {
    let client: Client = expect_context();
    let is_changed = matches!(no, records::NoRecord::Wrong(Some(_), _));
    let text = move || records::say(client.words(), &no);
    let see_where = move || match client.place.get() {
        Place::Replay(id) | Place::Review(id) if is_changed => Some(
            view! { <span id="see-where">{link(client, Place::Fair(id), "btn", move || client.words().text("fair-check"))}</span> },
        ),
        _ => None,
    };
    view! {
        <main class="nowhere no-record">
            <h1>{move || client.words().text("record-none")}</h1>
            <p>{text}</p>
            <p class="go">
                {see_where} {records::chooser(client)}
                {link(client, Place::Page(Page::Mine), "btn", move || client.words().text("nav-mine"))}
            </p>
        </main>
    }
}

/// The table, as its game draws it.
#[component]
fn Table() -> impl IntoView {
    let client: Client = expect_context();
    shown::while_here(shown::TABLE);
    // With it goes what it shows now and then.
    on_cleanup(|| [shown::SCORE, shown::LESSON].into_iter().for_each(|what| shown::say(what, false)));
    client.game.with_untracked(|game| game.as_ref().map(|game| game.table.screen(client)))
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

/// From the dark theme to the light one, or back.
#[component]
fn ThemeSwitch() -> impl IntoView {
    let client: Client = expect_context();
    let preferences = client.preferences;
    let other = move || if preferences.now.get().is_dark() { Theme::Light } else { Theme::Dark };
    let name = move || {
        let words = client.words();
        let key = if other() == Theme::Light { "settings-theme-light" } else { "settings-theme-dark" };
        format!("{}: {}", words.text("settings-theme"), words.text(key))
    };
    view! {
        <button
            class="quiet theme"
            title=name
            aria-label=name
            on:click=move |_| {
                let other = untrack(other);
                preferences.set.update(|preferences| preferences.theme = other);
            }
        >
            <svg class="ic" aria-hidden="true">
                <use href="#u-sun" />
            </svg>
        </button>
    }
}

/// What was refused or went wrong.
#[component]
fn Alarm() -> impl IntoView {
    let client: Client = expect_context();
    let trouble = move || match client.trouble.get()? {
        // The page says it.
        _ if no_table(client).is_some() => None,
        Trouble::Said(key) => Some(client.words().text(key)),
        Trouble::Server(problem) => Some(problem.say(client.words())),
        Trouble::Table(code) => Some(code.say(client.words())),
        Trouble::NotUndone(why) => Some(say_no_undo(client.words(), why)),
        Trouble::Refused(why) => client.with_game(|game| Some(game.table.why(client.words(), &why))),
    };
    let text = move || {
        let lost = || client.is_lost.get().then(|| client.words().text("problem-lost"));
        trouble().or_else(lost)
    };
    view! { <div role="alert" id="alarm">{move || text().map(|text| view! { <p>{text}</p> })}</div> }
}

/// A link to another place of the page. With a modifier key the browser opens it in its own way.
pub(crate) fn link(
    client: Client,
    to: Place,
    class: &'static str,
    text: impl Fn() -> String + Send + Sync + 'static,
) -> AnyView {
    anchor(client, to, class, text)
}

/// The same around anything.
pub(crate) fn anchor(
    client: Client,
    to: Place,
    class: &'static str,
    inside: impl IntoView + 'static,
) -> AnyView {
    let address = to.address();
    let here = to.clone();
    let current = move || {
        let is_here = client.place.with(|place| match (place, &here) {
            // The head has one way to the rules of both games.
            (Place::Rules(_), Place::Rules(_)) if class == "nav" => true,
            (place, here) => place == here,
        });
        is_here.then_some("page")
    };
    let go = move |event: MouseEvent| {
        if !(event.ctrl_key() || event.meta_key() || event.shift_key()) {
            event.prevent_default();
            client.go(to.clone());
        }
    };
    view! { <a class=class href=address aria-current=current on:click=go>{inside}</a> }.into_any()
}
