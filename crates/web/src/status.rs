//! Whose turn it is and how far the end is.

use leptos::prelude::*;

use crate::client::Client;

/// One line over the table.
#[component]
pub(crate) fn Status() -> impl IntoView {
    let client: Client = expect_context();
    let content = move || {
        client.with_game(|game| {
            let words = client.words();
            let progress = game.table.progress(words)?;
            let to_act = game.table.to_act();
            let turn = if game.over.is_some() {
                words.text("table-game-over")
            } else if game.table.me().is_some_and(|me| to_act.contains(me)) {
                words.text("table-your-turn")
            } else {
                words::waiting(words, &game.table.names(words), to_act)
            };
            Some(view! {
                <h1 id="turn">{turn}</h1>
                <p>{progress.text}</p>
                {progress.warning.map(|text| view! { <p class="warning">{text}</p> })}
            })
        })
    };
    view! { <section class="status">{content}</section> }
}
