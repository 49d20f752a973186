//! The way to a game: which one, then its options, with defaults that need no reading.

use leptos::prelude::*;
use wire::games::GameId;

use crate::client::{Client, count_seats};
use crate::form::{Bots, Named};
use crate::games::OptionsForm;
use crate::{address, games};

/// Chooses a game and its options, and starts.
#[component]
pub(crate) fn NewGame() -> impl IntoView {
    let client: Client = expect_context();
    let game = RwSignal::new(address::game().unwrap_or(GameId::Multiuniversum));
    view! {
        <fieldset class="games">
            <legend>{move || client.words().text("setup-game")}</legend>
            {GameId::ALL.map(|one| game_card(client, game, one)).collect_view()}
        </fieldset>
        {move || form(client, game.get())}
    }
}

/// A game that can be chosen.
fn game_card(client: Client, game: RwSignal<GameId>, one: GameId) -> impl IntoView {
    view! {
        <label class="game">
            <input
                type="radio"
                name="game"
                value=one.name()
                prop:checked=move || game.get() == one
                on:change=move |_| game.set(one)
            />
            <svg viewBox="0 0 64 64" aria-hidden="true" inner_html=games::emblem(one)></svg>
            <Named explained=Signal::derive(move || games::about(client.words(), one)) />
        </label>
    }
}

fn form(client: Client, game: GameId) -> impl IntoView {
    let OptionsForm { first, more, below, chosen } = games::options(game, client);
    // Once somebody has tried to start, what is wrong stands there until it is right.
    let tried = RwSignal::new(false);
    let wrong = move || tried.get().then(|| chosen.run(()).err()).flatten();
    // Somebody alone plays against no bot.
    let with_bots = Memo::new(move |_| chosen.run(()).map_or(true, |setup| count_seats(&setup) != Some(1)));
    let start = move || {
        tried.set(true);
        if let Ok(setup) = untrack(|| chosen.run(())) {
            client.new_game(setup);
        }
    };
    view! {
        <form
            id="setup"
            on:submit=move |event| {
                event.prevent_default();
                start();
            }
        >
            <p class="about">{move || client.words().text("setup-about")}</p>
            {first}
            <Show when=move || with_bots.get()>
                <Bots />
            </Show>
            <details>
                <summary>{move || client.words().text("setup-variant")}</summary>
                {more}
            </details>
            <p class="warning" id="wrong-option" role="alert">{wrong}</p>
            <button class="act" id="start" type="submit">{move || client.words().text("setup-start")}</button>
        </form>
        {below}
    }
}
