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
    let set_players = move |players: u8| {
        options.update(|old| {
            let Options { colours, .. } = Options::for_players(players);
            *old = Options { players, colours, ..old.clone() };
        });
    };
    let name = move |field| move || words::multiuniversum::option(client.words(), field).name;
    let about = move |field| move || words::multiuniversum::option(client.words(), field).text;
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
            <label>
                {name(OptionField::Players)}
                <select
                    id="players"
                    on:change:target=move |event| {
                        set_players(event.target().value().parse().unwrap_or(2));
                    }
                >
                    {(1..=5u8)
                        .map(|players| {
                            let text = move || {
                                let counts = [("bots", (players - 1).into()), ("total", players.into())];
                                client.words().text_with("setup-opponents", &counts)
                            };
                            view! {
                                <option value=players.to_string() selected=move || options.get().players == players>
                                    {text}
                                </option>
                            }
                        })
                        .collect_view()}
                </select>
            </label>
            <p class="about">{about(OptionField::Players)}</p>
            <Choice
                field=OptionField::Scoring
                values=vec![Scoring::Standard, Scoring::Basic, Scoring::Deadly]
                explain=words::multiuniversum::scoring
                chosen=Signal::derive(move || options.get().scoring)
                choose=Callback::new(move |scoring| options.update(|options| options.scoring = scoring))
            />
            <label class="check">
                <input
                    type="checkbox"
                    id="short"
                    prop:checked=move || options.get().short
                    on:change:target=move |event| {
                        let short = event.target().checked();
                        options.update(|options| options.short = short);
                    }
                />
                {name(OptionField::Short)}
            </label>
            <p class="about">{about(OptionField::Short)}</p>
            <details>
                <summary>{move || client.words().text("setup-variant")}</summary>
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
                    {name(OptionField::StalemateRounds)}
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
                <p class="about">{about(OptionField::StalemateRounds)}</p>
                <label class="check">
                    <input
                        type="checkbox"
                        id="memory-aid"
                        prop:checked=move || options.get().memory_aid
                        on:change:target=move |event| {
                            let memory_aid = event.target().checked();
                            options.update(|options| options.memory_aid = memory_aid);
                        }
                    />
                    {name(OptionField::MemoryAid)}
                </label>
                <p class="about">{about(OptionField::MemoryAid)}</p>
            </details>
            <button class="act" id="start" type="submit">{move || client.words().text("setup-start")}</button>
        </form>
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
