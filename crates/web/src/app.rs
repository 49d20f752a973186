//! The whole page: head, new game or table, and what went wrong.

use codee::string::FromToStringCodec;
use leptos::prelude::*;
use leptos_use_storage::use_local_storage;
use words::Language;

use crate::board::Board;
use crate::choices::Choices;
use crate::client::{Client, Trouble};
use crate::hand::Hand;
use crate::new_game::NewGame;
use crate::score::{BestSolo, Score};

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
        <Show when=move || playing.get() fallback=|| view! { <main><NewGame /><BestSolo /></main> }>
            <main class="table">
                <Status />
                <Score />
                <div class="columns">
                    <div class="column">
                        <Choices />
                        <Hand />
                        <Board />
                    </div>
                    <Log />
                </div>
            </main>
        </Show>
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
    let text = move || {
        client.trouble.get().map(|trouble| match trouble {
            Trouble::Text(text) => text,
            Trouble::Refused(why) => {
                let words = client.words();
                client.game.with(|game| game.as_ref().map(|game| game.why(words, &why)).unwrap_or_default())
            }
        })
    };
    view! { <div role="alert" id="alarm">{move || text().map(|text| view! { <p>{text}</p> })}</div> }
}

/// Whose turn it is and how far the end is.
#[component]
fn Status() -> impl IntoView {
    let client: Client = expect_context();
    let text = move || {
        let words = client.words();
        client.game.with(|game| {
            let game = game.as_ref()?;
            let view = &game.frame.as_ref()?.view;
            let round = words.text_with("table-round", &[("round", view.round.into())]);
            let empty = view.stacks.iter().filter(|stack| stack.places.is_empty()).count();
            let empty = words.text_with(
                "mu-empty-stacks",
                &[("empty", empty.into()), ("needed", game.rules.0.stacks_to_end().into())],
            );
            let turn = if game.over.is_some() {
                words.text("table-game-over")
            } else if view.turn == crate::client::ME {
                let left = words.text_with("table-actions-left", &[("count", view.actions_left.into())]);
                format!("{} · {left}", words.text("table-your-turn"))
            } else {
                words::waiting(words, &game.names(words), std::iter::once(view.turn).collect())
            };
            let limit = game.setup.options.stalemate_rounds;
            let rounds = limit - if view.sealed_this_round { 0 } else { view.unsealed_rounds };
            let stalemate = (game.over.is_none() && rounds <= 5)
                .then(|| words.text_with("mu-stalemate-in", &[("rounds", rounds.into())]));
            Some((turn, format!("{round} · {empty}"), stalemate))
        })
    };
    view! {
        <section class="status">
            {move || {
                text().map(|(turn, far, stalemate)| {
                    view! {
                        <h2 id="turn">{turn}</h2>
                        <p>{far}</p>
                        {stalemate.map(|text| view! { <p class="warning">{text}</p> })}
                    }
                })
            }}
        </section>
    }
}

/// What happened, newest first; screen readers are told of new lines.
#[component]
fn Log() -> impl IntoView {
    let client: Client = expect_context();
    let lines = move || {
        let words = client.words();
        client.game.with(|game| game.as_ref().map(|game| game.told(words)).unwrap_or_default())
    };
    view! {
        <section class="log">
            <h2>{move || client.words().text("table-log")}</h2>
            <ol id="log" aria-live="polite" tabindex="0" aria-label=move || client.words().text("table-log")>
                {move || lines().into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}
            </ol>
        </section>
    }
}
