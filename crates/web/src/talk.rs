//! What people at a table on the server say to each other, with words and without; and the way to their next game.

use std::time::Duration;

use gloo_net::http::Method;
use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde::Deserialize;
use serde_json::json;
use wire::engine::Seat;
use wire::online::{Line, Reaction};
use words::Words;

use crate::app::link;
use crate::client::Client;
use crate::place::Place;
use crate::{api, clock, focus, people, shown};

/// How long a reaction is seen.
const SEEN: Duration = Duration::from_secs(4);
/// The longest line, in characters.
const LONGEST_LINE: &str = "300";

const REACTIONS: [Reaction; 6] = [
    Reaction::Wave,
    Reaction::Applause,
    Reaction::Surprise,
    Reaction::Laugh,
    Reaction::Sigh,
    Reaction::Thinking,
];

/// Everything that is said at the table on the screen.
#[derive(Clone, Copy)]
pub(crate) struct Talk {
    lines: RwSignal<Vec<Line>>,
    /// Which of them have been read.
    read: RwSignal<usize>,
    reactions: RwSignal<Vec<(u32, Seat, Reaction)>>,
    count: StoredValue<u32>,
}

impl Talk {
    /// Nothing has been said.
    pub(crate) fn new() -> Self {
        Self {
            lines: RwSignal::default(),
            read: RwSignal::default(),
            reactions: RwSignal::default(),
            count: StoredValue::new(0),
        }
    }

    /// Somebody said something.
    pub(crate) fn said(self, line: Line) {
        self.lines.update(|lines| {
            if lines.last().is_none_or(|last| last.number < line.number) {
                lines.push(line);
            }
        });
    }

    /// Somebody reacted.
    pub(crate) fn reacted(self, seat: Seat, reaction: Reaction) {
        let number = self.count.get_value();
        self.count.set_value(number + 1);
        self.reactions.update(|all| all.push((number, seat, reaction)));
        set_timeout(move || self.reactions.update(|all| all.retain(|(one, ..)| *one != number)), SEEN);
    }

    /// What was said at this table before somebody came.
    pub(crate) fn catch_up(self, table: &str) {
        #[derive(Deserialize)]
        struct Lines {
            lines: Vec<Line>,
        }
        let path = format!("/api/tables/{table}/chat");
        self.lines.set(Vec::new());
        self.read.set(0);
        spawn_local(async move {
            // Whoever cannot hear what was said hears what is said next.
            if let Ok(text) = api::ask(Method::GET, &path, None).await
                && let Ok(Lines { lines }) = api::read(&text)
            {
                self.read.set(lines.len());
                self.lines.set(lines);
            }
        });
    }
}

/// A button that opens the chat, what others just said without words, and the way to a rematch.
#[component]
pub(crate) fn Talking() -> impl IntoView {
    let client: Client = expect_context();
    shown::while_here(shown::TALK);
    let talk = client.talk;
    let is_open = RwSignal::new(false);
    let unread = move || talk.lines.with(Vec::len).saturating_sub(talk.read.get());
    Effect::new(move |_| {
        if is_open.get() {
            talk.read.set(talk.lines.with(Vec::len));
        }
    });
    // What was open has the focus: it goes back to what opens it.
    let close = move |()| {
        is_open.set(false);
        focus::first(&["#talk"]);
    };
    let next = Memo::new(move |_| client.with_game(|game| game.online.as_ref()?.rematch.clone()));
    let rematch = move || {
        next.get().map(|id| {
            view! {
                <p class="rematch" role="status">
                    {link(client, Place::Table(id), "btn act", move || client.words().text("talk-rematch"))}
                </p>
            }
        })
    };
    clock::run(client);
    let bubble = move |(_, seat, reaction): (u32, Seat, Reaction)| {
        let words = client.words();
        let name = client.with_game(|game| Some(game.table.names(words).first(words, seat)));
        view! {
            <p>
                <b>{name}</b>
                " "
                {say(words, reaction)}
            </p>
        }
    };
    view! {
        <aside class="talk" aria-label=move || client.words().text("talk-name")>
            {rematch} {people::notices(client)}
            <div class="bubbles" aria-live="polite">
                {move || talk.reactions.get().into_iter().map(bubble).collect_view()}
            </div>
            <button
                id="talk"
                aria-expanded=move || is_open.get().to_string()
                aria-label=move || client.words().text_with("talk-open", &[("count", unread().into())])
                on:click=move |_| is_open.update(|open| *open = !*open)
            >
                <svg viewBox="0 0 32 32" aria-hidden="true">
                    <path d="M5 7h22v15H15l-6 6v-6H5z" />
                </svg>
                {move || (unread() > 0).then(|| view! { <span class="unread">{unread()}</span> })}
            </button>
            <Show when=move || is_open.get()><Chat close=Callback::new(close) /></Show>
        </aside>
    }
}

/// What was said, something to say, and six reactions.
#[component]
fn Chat(close: Callback<()>) -> impl IntoView {
    let client: Client = expect_context();
    let lines = client.talk.lines;
    let field = NodeRef::<html::Input>::new();
    let list = NodeRef::<html::Ol>::new();
    Effect::new(move |_| {
        if let Some(field) = field.get() {
            // Focus on a field that is shown cannot fail.
            let _ = field.focus();
        }
    });
    Effect::new(move |_| {
        lines.track();
        if let Some(list) = list.get() {
            list.set_scroll_top(list.scroll_height());
        }
    });
    let send = move || {
        let Some(field) = field.get_untracked() else { return };
        let text = field.value();
        if !text.trim().is_empty() {
            client.ask_table(Method::POST, "chat".to_owned(), Some(json!({ "text": text }).to_string()));
            field.set_value("");
        }
    };
    let is_player = client.my_seat().is_some();
    let react = move |reaction: Reaction| {
        view! {
            <button
                class="btn sm"
                on:click=move |_| {
                    let body = json!({ "reaction": reaction }).to_string();
                    client.ask_table(Method::POST, "reactions".to_owned(), Some(body));
                }
            >
                {move || say(client.words(), reaction)}
            </button>
        }
    };
    let line = move |line: Line| {
        let name = line.name.unwrap_or_else(|| client.words().text("waiting-gone"));
        view! {
            <li>
                <b>{name}</b>
                " "
                <span>{line.text}</span>
            </li>
        }
    };
    let content = move || {
        if lines.with(Vec::is_empty) {
            view! { <li class="none">{client.words().text("talk-none")}</li> }.into_any()
        } else {
            lines.get().into_iter().map(line).collect_view().into_any()
        }
    };
    view! {
        <div
            class="chat"
            on:keydown=move |event| {
                // What is typed here is not for the table.
                event.stop_propagation();
                if event.key() == "Escape" {
                    close.run(());
                }
            }
        >
            <p class="bar">
                <b>{move || client.words().text("talk-name")}</b>
                <button id="hush" aria-label=move || client.words().text("screen-close") on:click=move |_| close.run(())>
                    <svg class="ic" aria-hidden="true">
                        <use href="#u-cross" />
                    </svg>
                </button>
            </p>
            {people::list(client)}
            <ol node_ref=list aria-live="polite" tabindex="0" aria-label=move || client.words().text("talk-name")>{content}</ol>
            {is_player.then(|| view! { <div class="reactions">{REACTIONS.map(react).collect_view()}</div> })}
            <form on:submit=move |event| {
                event.prevent_default();
                send();
            }>
                <input
                    node_ref=field
                    id="say"
                    type="text"
                    maxlength=LONGEST_LINE
                    autocomplete="off"
                    aria-label=move || client.words().text("talk-say")
                    placeholder=move || client.words().text("talk-say")
                />
                <button class="btn" type="submit">{move || client.words().text("talk-send")}</button>
            </form>
        </div>
    }
}

fn say(words: &Words, reaction: Reaction) -> String {
    words.text(match reaction {
        Reaction::Wave => "talk-wave",
        Reaction::Applause => "talk-applause",
        Reaction::Surprise => "talk-surprise",
        Reaction::Laugh => "talk-laugh",
        Reaction::Sigh => "talk-sigh",
        Reaction::Thinking => "talk-thinking",
    })
}
