//! The way to a game: every option with a sentence about it, and defaults that need no reading.

use leptos::prelude::*;
use wire::multiuniversum::{Options, Preset, Scoring, UsedTools};
use words::multiuniversum::{Explained, OptionField};

use crate::client::Client;

/// Chooses the options and starts.
#[component]
pub(crate) fn NewGame() -> impl IntoView {
    let client: Client = expect_context();
    let options = RwSignal::new(Options::for_players(2));
    view! {
        <form
            id="setup"
            on:submit=move |event| {
                event.prevent_default();
                client.new_game(options.get_untracked());
            }
        >
            <h2>{move || words::game(client.words(), "multiuniversum")}</h2>
            <p>{move || client.words().text("setup-about")}</p>
            <Players options />
            <Choice
                field=OptionField::Scoring
                values=vec![Scoring::Standard, Scoring::Basic, Scoring::Deadly]
                explain=words::multiuniversum::scoring
                chosen=Signal::derive(move || options.get().scoring)
                choose=Callback::new(move |scoring| options.update(|options| options.scoring = scoring))
            />
            <Toggle
                id="short"
                field=OptionField::Short
                on=Signal::derive(move || options.get().short)
                set=Callback::new(move |short| options.update(|options| options.short = short))
            />
            <details>
                <summary>{move || client.words().text("setup-variant")}</summary>
                <MoreOptions options />
            </details>
            <button class="act" id="start" type="submit">{move || client.words().text("setup-start")}</button>
        </form>
    }
}

/// How many play: one person, and bots.
#[component]
fn Players(options: RwSignal<Options>) -> impl IntoView {
    let client: Client = expect_context();
    let set_players = move |players: u8| {
        options.update(|old| {
            let Options { colours, .. } = Options::for_players(players);
            *old = Options { players, colours, ..old.clone() };
        });
    };
    let choice = move |players: u8| {
        let text = move || {
            let counts = [("bots", (players - 1).into()), ("total", players.into())];
            client.words().text_with("setup-opponents", &counts)
        };
        view! {
            <option value=players.to_string() selected=move || options.get().players == players>{text}</option>
        }
    };
    let explained = move || words::multiuniversum::option(client.words(), OptionField::Players);
    view! {
        <label>
            {move || explained().name}
            <select
                id="players"
                on:change:target=move |event| set_players(event.target().value().parse().unwrap_or(2))
            >
                {(1..=5).map(choice).collect_view()}
            </select>
        </label>
        <p class="about">{move || explained().text}</p>
    }
}

/// What few tables change.
#[component]
fn MoreOptions(options: RwSignal<Options>) -> impl IntoView {
    let client: Client = expect_context();
    let stalemate = move || words::multiuniversum::option(client.words(), OptionField::StalemateRounds);
    view! {
        <Choice
            field=OptionField::Preset
            values=vec![Preset::En, Preset::Fr]
            explain=words::multiuniversum::preset
            chosen=Signal::derive(move || options.get().preset)
            choose=Callback::new(move |preset| options.update(|options| options.preset = preset))
        />
        <Choice
            field=OptionField::UsedTools
            values=vec![UsedTools::AtOnce, UsedTools::EndOfTurn]
            explain=words::multiuniversum::used_tools
            chosen=Signal::derive(move || options.get().used_tools)
            choose=Callback::new(move |used_tools| options.update(|options| options.used_tools = used_tools))
        />
        <label>
            {move || stalemate().name}
            <input
                type="number"
                id="stalemate-rounds"
                min="1"
                max="99"
                required
                prop:value=move || options.get().stalemate_rounds.to_string()
                on:change:target=move |event| {
                    if let Ok(rounds) = event.target().value().parse() {
                        options.update(|options| options.stalemate_rounds = rounds);
                    }
                }
            />
        </label>
        <p class="about">{move || stalemate().text}</p>
        <Toggle
            id="memory-aid"
            field=OptionField::MemoryAid
            on=Signal::derive(move || options.get().memory_aid)
            set=Callback::new(move |aid| options.update(|options| options.memory_aid = aid))
        />
    }
}

/// One option that is on or off.
#[component]
fn Toggle(
    id: &'static str,
    field: OptionField,
    #[prop(into)] on: Signal<bool>,
    set: Callback<bool>,
) -> impl IntoView {
    let client: Client = expect_context();
    let explained = move || words::multiuniversum::option(client.words(), field);
    view! {
        <label class="check">
            <input
                type="checkbox"
                id=id
                prop:checked=move || on.get()
                on:change:target=move |event| set.run(event.target().checked())
            />
            <span>
                <strong>{move || explained().name}</strong>
                " "
                <span class="about">{move || explained().text}</span>
            </span>
        </label>
    }
}

/// One option with a few named values: radio buttons, each with its sentence.
#[component]
fn Choice<T: Copy + PartialEq + Send + Sync + 'static>(
    field: OptionField,
    values: Vec<T>,
    explain: fn(&words::Words, T) -> Explained,
    #[prop(into)] chosen: Signal<T>,
    choose: Callback<T>,
) -> impl IntoView {
    let client: Client = expect_context();
    let radio = move |value: T| {
        view! {
            <label class="check">
                <input
                    type="radio"
                    name=format!("{field:?}")
                    prop:checked=move || chosen.get() == value
                    on:change=move |_| choose.run(value)
                />
                <span>
                    <strong>{move || explain(client.words(), value).name}</strong>
                    " "
                    <span class="about">{move || explain(client.words(), value).text}</span>
                </span>
            </label>
        }
    };
    view! {
        <fieldset>
            <legend>{move || words::multiuniversum::option(client.words(), field).name}</legend>
            {values.into_iter().map(radio).collect_view()}
        </fieldset>
    }
}
