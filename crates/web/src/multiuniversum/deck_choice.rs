//! Which deck is played with: the shipped one, which is a reconstruction, or one of one's own (MU-P6).

use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use web_sys::{DragEvent, File};
use wire::multiuniversum::deck::{Deck, Text};
use words::multiuniversum::in_language;

use super::own_decks::{self, OwnDeck, OwnDecks, Wrong, fetch_reader};
use crate::client::Client;
use crate::{focus, records};

/// The deck that was chosen; none is the shipped one.
pub(super) type Chosen = RwSignal<Option<Arc<Deck>>>;

/// A file that is no deck.
#[derive(Clone)]
struct Faulty {
    file: String,
    wrong: Wrong,
}

/// The decks to choose from, and the way to another.
#[component]
pub(super) fn DeckChoice(chosen: Chosen) -> impl IntoView {
    let client: Client = expect_context();
    let own = OwnDecks::remembered();
    let faulty = RwSignal::new(None::<Faulty>);
    let take = move |file: File| {
        spawn_local(async move {
            let name = file.name();
            match own_decks::read(&file).await {
                Ok(deck) => {
                    faulty.set(None);
                    if deck == *Deck::default_deck() {
                        return chosen.set(None);
                    }
                    let deck = OwnDeck { file: name, deck };
                    own.keep(&deck);
                    chosen.set(Some(Arc::new(deck.deck)));
                }
                // The deck that was chosen before stays.
                Err(wrong) => faulty.set(Some(Faulty { file: name, wrong })),
            }
        });
    };
    let dropped = move |event: DragEvent| {
        let file = event.data_transfer().and_then(|data| data.files()).and_then(|files| files.get(0));
        if let Some(file) = file {
            // Elsewhere on the page a file is taken for a record.
            event.prevent_default();
            event.stop_propagation();
            take(file);
        }
    };
    let note = move || {
        let words = client.words();
        let said = |deck: &Deck| in_language(words, &deck.note).to_owned();
        chosen.with(|deck| deck.as_deref().map_or_else(|| said(Deck::default_deck()), said))
    };
    let rows =
        move || own.decks.get().into_iter().map(|one| own_row(client, chosen, own, one)).collect_view();
    view! {
        <fieldset class="opt deck" id="deck" on:drop=dropped>
            <legend class="ot">
                <b>{move || client.words().text("mu-deck")}</b>
                <small id="deck-note" aria-live="polite">{note}</small>
            </legend>
            <ul class="decks">
                {shipped_row(client, chosen)}
                {rows}
            </ul>
            {chooser(client, take)}
            <div role="alert">{move || faulty.get().map(|it| faults(client, faulty, &it))}</div>
        </fieldset>
    }
}

/// A deck that can be chosen, with what else can be done with it.
fn row(
    client: Client,
    chosen: Chosen,
    deck: Option<Arc<Deck>>,
    (name, file): (Text, Option<String>),
    beside: impl IntoView,
) -> impl IntoView {
    let value = deck.clone();
    view! {
        <li>
            <label>
                <input
                    type="radio"
                    name="deck"
                    aria-describedby="deck-note"
                    prop:checked=move || chosen.with(|chosen| *chosen == deck)
                    on:change=move |_| chosen.set(value.clone())
                />
                <span class="tn">
                    {move || in_language(client.words(), &name).to_owned()}
                    <small>{file}</small>
                </span>
            </label>
            {beside}
        </li>
    }
}

fn shipped_row(client: Client, chosen: Chosen) -> impl IntoView {
    let failed = RwSignal::new(false);
    let save = move |_| {
        spawn_local(async move {
            match fetch_reader().await {
                Ok(reader) => records::save("multiuniversum-deck.toml", reader.shipped),
                Err(_) => failed.set(true),
            }
        });
    };
    let text = move || client.words().text(if failed.get() { "mu-deck-offline" } else { "mu-deck-save" });
    let beside = view! {
        <button type="button" class="btn sm" id="save-deck" title=move || client.words().text("mu-deck-save-about") on:click=save>
            {text}
        </button>
    };
    row(client, chosen, None, (Deck::default_deck().name.clone(), None), beside)
}

fn own_row(client: Client, chosen: Chosen, own: OwnDecks, one: OwnDeck) -> impl IntoView {
    let deck = Arc::new(one.deck.clone());
    let (name, file) = (one.deck.name.clone(), one.file.clone());
    let called = name.clone();
    let label = move || {
        let words = client.words();
        words.text_with("mu-deck-forget-this", &[("deck", in_language(words, &called).into())])
    };
    let forget = {
        let deck = Arc::clone(&deck);
        move |_| {
            chosen.update(|chosen| {
                chosen.take_if(|chosen| *chosen == deck);
            });
            own.forget(&one);
            // What had the focus is gone.
            focus::first(&["#choose-deck"]);
        }
    };
    let beside = view! {
        <button type="button" class="btn sm forget" aria-label=label on:click=forget>
            {move || client.words().text("mu-deck-forget")}
        </button>
    };
    row(client, chosen, Some(deck), (name, Some(file)), beside)
}

/// A button that lets somebody choose a file.
fn chooser(client: Client, take: impl Fn(File) + Copy + 'static) -> impl IntoView {
    let input = NodeRef::<leptos::html::Input>::new();
    let chosen = move |_| {
        let file = input.get_untracked().and_then(|input| input.files()).and_then(|files| files.get(0));
        if let Some(file) = file {
            take(file);
        }
    };
    let choose = move |_| {
        if let Some(input) = input.get_untracked() {
            // The same file may be chosen again, once it is mended.
            input.set_value("");
            input.click();
        }
    };
    view! {
        <div class="own">
            <button type="button" class="btn sm" id="choose-deck" aria-describedby="choose-deck-about" on:click=choose>
                {move || client.words().text("mu-deck-choose")}
            </button>
            <small id="choose-deck-about">{move || client.words().text("mu-deck-choose-about")}</small>
            <input
                type="file"
                id="deck-file"
                accept=".toml,.json"
                hidden
                tabindex="-1"
                aria-hidden="true"
                node_ref=input
                on:change=chosen
            />
        </div>
    }
}

/// Everything that is wrong with a file.
fn faults(client: Client, faulty: RwSignal<Option<Faulty>>, it: &Faulty) -> impl IntoView + use<> {
    let words = client.words();
    let (all, each) = it.wrong.told(words, &it.file);
    let list = (!each.is_empty()).then(|| {
        let lines = each.into_iter().map(|line| view! { <li>{line}</li> }).collect_view();
        view! { <ol tabindex="0" aria-label=words.text("mu-deck-fault-list")>{lines}</ol> }
    });
    let close = move |_| {
        faulty.set(None);
        focus::first(&["#choose-deck"]);
    };
    view! {
        <div class="faults" id="deck-faults">
            <p>{all}</p>
            {list}
            <button type="button" class="btn sm" on:click=close>{words.text("mu-deck-close")}</button>
        </div>
    }
}
