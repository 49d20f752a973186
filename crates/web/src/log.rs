//! What happened, newest first.

use leptos::prelude::*;

use crate::client::Client;

/// The log in sentences; screen readers are told of new lines, and of those alone.
#[component]
pub(crate) fn Log() -> impl IntoView {
    let client: Client = expect_context();
    let lines = move || {
        let told = client.with_game(|game| Some(game.table.told(client.words()))).unwrap_or_default();
        told.into_iter().enumerate().rev().collect::<Vec<_>>()
    };
    view! {
        <section class="log">
            <h2>{move || client.words().text("table-log")}</h2>
            <ol id="log" aria-live="polite" tabindex="0" aria-label=move || client.words().text("table-log")>
                // A line that stays what it was stays where it is: only what is new is drawn, and read out.
                <For each=lines key=Clone::clone let((_, line))>
                    <li>{line}</li>
                </For>
            </ol>
        </section>
    }
}
