//! How I like it, and who I am.

use gloo_net::http::Method;
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde::Deserialize;
use serde_json::json;
use words::{Explained, Words};

use crate::api::{self, Myself};
use crate::client::Client;
use crate::form::{Choice, Part, about, explained};
use crate::preferences::{Memory, Motion, Preferences, Sound, Theme};
use crate::site;

pub(super) fn page(client: Client) -> AnyView {
    view! {
        <main class="page settings">
            <div class="page-head">
                <h1>{move || client.words().text("nav-settings")}</h1>
                <p>{move || client.words().text("settings-about")}</p>
            </div>
            <div class="two">
                <section class="box">
                    <h2>{move || client.words().text("settings-screen")}</h2>
                    {language(client)}
                    {choice(client, "theme", vec![Theme::System, Theme::Dark, Theme::Light], explain_theme, "settings-theme", |it| &mut it.theme)}
                    {choice(client, "motion", vec![Motion::System, Motion::None], explain_motion, "settings-motion", |it| &mut it.motion)}
                    {choice(client, "sound", vec![Sound::None, Sound::Turn, Sound::All], explain_sound, "settings-sound", |it| &mut it.sound)}
                    {choice(client, "memory", vec![Memory::Shown, Memory::Hidden], explain_memory, "settings-memory", |it| &mut it.memory)}
                </section>
                <section class="box">
                    <h2>{move || client.words().text("settings-me")}</h2>
                    <Show
                        when=move || client.myself.with(Option::is_some)
                        fallback=move || {
                            let key = if site::has_server() { "problem-offline" } else { "problem-no-server" };
                            view! { <p class="none">{move || client.words().text(key)}</p> }
                        }
                    >
                        <Name />
                        <Phrase />
                        <ComeBack />
                        <Forget />
                    </Show>
                </section>
            </div>
        </main>
    }
    .into_any()
}

fn choice<T: Copy + PartialEq + Send + Sync + 'static>(
    client: Client,
    id: &'static str,
    values: Vec<T>,
    explain: fn(&Words, T) -> Explained,
    key: &'static str,
    field: fn(&mut Preferences) -> &mut T,
) -> AnyView {
    let kept = client.preferences;
    let part = Part {
        value: Signal::derive(move || *field(&mut kept.now.get())),
        choose: Callback::new(move |value| kept.set.update(|it| *field(it) = value)),
    };
    let name = Signal::derive(move || client.words().text(key));
    view! { <Choice id name values explain part /> }.into_any()
}

fn language(client: Client) -> AnyView {
    let part = Part {
        value: client.language,
        choose: Callback::new(move |language| client.set_language.set(language)),
    };
    let name = Signal::derive(move || client.words().text("setup-language"));
    let explain = |words: &Words, language: words::Language| Explained {
        name: language.own_name().to_owned(),
        text: words.text("settings-language-about"),
    };
    view! { <Choice id="language" name values=words::Language::ALL.to_vec() explain part /> }.into_any()
}

fn explain_theme(words: &Words, theme: Theme) -> Explained {
    explained(
        words,
        match theme {
            Theme::System => ["settings-system", "settings-theme-system"],
            Theme::Dark => ["settings-theme-dark", "settings-theme-dark-about"],
            Theme::Light => ["settings-theme-light", "settings-theme-light-about"],
        },
    )
}

fn explain_motion(words: &Words, motion: Motion) -> Explained {
    explained(
        words,
        match motion {
            Motion::System => ["settings-system", "settings-motion-system"],
            Motion::None => ["settings-none", "settings-motion-none"],
        },
    )
}

fn explain_sound(words: &Words, sound: Sound) -> Explained {
    explained(
        words,
        match sound {
            Sound::None => ["settings-none", "settings-sound-none"],
            Sound::Turn => ["settings-sound-turn", "settings-sound-turn-about"],
            Sound::All => ["settings-sound-all", "settings-sound-all-about"],
        },
    )
}

fn explain_memory(words: &Words, memory: Memory) -> Explained {
    explained(
        words,
        match memory {
            Memory::Shown => ["settings-memory-shown", "settings-memory-shown-about"],
            Memory::Hidden => ["settings-memory-hidden", "settings-memory-hidden-about"],
        },
    )
}

/// Asks the server for something about me, and does something with its answer.
fn ask(
    client: Client,
    method: Method,
    path: &'static str,
    body: Option<String>,
    then: impl FnOnce(&str) + 'static,
) {
    client.trouble.set(None);
    spawn_local(async move {
        match api::ask(method, path, body).await {
            Ok(text) => then(&text),
            Err(problem) => client.report(problem),
        }
    });
}

/// What I am called.
#[component]
fn Name() -> impl IntoView {
    let client: Client = expect_context();
    let name = move || client.myself.with(|me| me.as_ref().map(|me| me.name.clone())).unwrap_or_default();
    let typed = RwSignal::new(untrack(name));
    let save = move || {
        let body = json!({ "name": typed.get_untracked() }).to_string();
        ask(client, Method::PATCH, "/api/me", Some(body), move |text| {
            if let Ok(me) = api::read::<Myself>(text) {
                typed.set(me.name.clone());
                client.myself.set(Some(me));
            }
        });
    };
    view! {
        <form
            class="opt"
            on:submit=move |event| {
                event.prevent_default();
                save();
            }
        >
            <span class="ot">
                <label for="my-name">{move || client.words().text("settings-name")}</label>
                <small id=about("my-name")>{move || client.words().text("settings-name-about")}</small>
            </span>
            <span class="with-button">
                <input
                    id="my-name"
                    type="text"
                    required
                    maxlength="40"
                    autocomplete="nickname"
                    aria-describedby=about("my-name")
                    prop:value=move || typed.get()
                    on:input:target=move |event| typed.set(event.target().value())
                />
                <button class="btn" type="submit" disabled=move || typed.get() == name()>
                    {move || client.words().text("settings-save")}
                </button>
            </span>
        </form>
    }
}

#[derive(Deserialize)]
struct NewPhrase {
    phrase: String,
}

/// Twelve words to write down: the way back on another device.
#[component]
fn Phrase() -> impl IntoView {
    let client: Client = expect_context();
    let phrase = RwSignal::new(None::<String>);
    let draw = move |_| {
        ask(client, Method::POST, "/api/me/recovery", None, move |text| {
            phrase.set(api::read::<NewPhrase>(text).ok().map(|it| it.phrase));
        });
    };
    view! {
        <div class="opt">
            <span class="ot">
                <b>{move || client.words().text("settings-phrase")}</b>
                <small>{move || client.words().text("settings-phrase-about")}</small>
            </span>
            <button class="btn" id="draw-phrase" on:click=draw>{move || client.words().text("settings-phrase-draw")}</button>
            <output class="phrase" aria-live="polite">{move || phrase.get()}</output>
        </div>
    }
}

#[derive(Deserialize)]
struct Welcome {
    person: Myself,
}

/// Becomes who one was on another device.
#[component]
fn ComeBack() -> impl IntoView {
    let client: Client = expect_context();
    let typed = RwSignal::new(String::new());
    let come = move || {
        let body = json!({ "phrase": typed.get_untracked() }).to_string();
        ask(client, Method::POST, "/api/recovery", Some(body), move |text| {
            if let Ok(welcome) = api::read::<Welcome>(text) {
                typed.set(String::new());
                client.myself.set(Some(welcome.person));
            }
        });
    };
    view! {
        <form
            class="opt"
            on:submit=move |event| {
                event.prevent_default();
                come();
            }
        >
            <span class="ot">
                <label for="old-phrase">{move || client.words().text("settings-back")}</label>
                <small id=about("old-phrase")>{move || client.words().text("settings-back-about")}</small>
            </span>
            <span class="with-button">
                <input
                    id="old-phrase"
                    type="text"
                    required
                    autocomplete="off"
                    spellcheck="false"
                    aria-describedby=about("old-phrase")
                    prop:value=move || typed.get()
                    on:input:target=move |event| typed.set(event.target().value())
                />
                <button class="btn" type="submit">{move || client.words().text("settings-back-go")}</button>
            </span>
        </form>
    }
}

/// The server forgets me. It asks once more first: there is no way back.
#[component]
fn Forget() -> impl IntoView {
    let client: Client = expect_context();
    let sure = RwSignal::new(false);
    let forget = move |_| {
        ask(client, Method::DELETE, "/api/me", None, move |_| {
            sure.set(false);
            client.myself.set(None);
            client.become_somebody();
        });
    };
    view! {
        <div class="opt">
            <span class="ot">
                <b>{move || client.words().text("settings-forget")}</b>
                <small>{move || client.words().text("settings-forget-about")}</small>
            </span>
            <Show
                when=move || sure.get()
                fallback=move || {
                    view! {
                        <button class="btn" id="forget-me" on:click=move |_| sure.set(true)>
                            {move || client.words().text("settings-forget-go")}
                        </button>
                    }
                }
            >
                <span class="with-button">
                    <button class="btn danger" id="forget-me-now" on:click=forget>
                        {move || client.words().text("settings-forget-sure")}
                    </button>
                    <button class="btn" on:click=move |_| sure.set(false)>
                        {move || client.words().text("settings-forget-no")}
                    </button>
                </span>
            </Show>
        </div>
    }
}
