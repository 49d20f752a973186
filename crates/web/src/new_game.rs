//! The way to a game: every option with a sentence about it, and defaults that need no reading.

use leptos::prelude::*;
use wire::engine::Seat;
use wire::multiuniversum::{Options, Preset, Scoring, Transformer, UsedTools};
use words::multiuniversum::{Explained, OptionField};

use crate::client::{Client, ME, player_name};
use crate::shape::Shape;

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
            <Colour options />
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
            let Options { colours, starter, .. } = Options::for_players(players);
            *old = Options { players, colours, starter, ..old.clone() };
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

/// The own colour; the others take the next ones round the circle.
#[component]
fn Colour(options: RwSignal<Options>) -> impl IntoView {
    let client: Client = expect_context();
    let choose = move |mine: Transformer| {
        options.update(|options| {
            let count = options.colours.len();
            options.colours =
                std::iter::successors(Some(mine), |colour| Some(colour.clockwise())).take(count).collect();
        });
    };
    let radio = move |colour: Transformer| {
        view! {
            <label class="check">
                <input
                    type="radio"
                    name="colour"
                    prop:checked=move || options.get().colours[0] == colour
                    on:change=move |_| choose(colour)
                />
                <Shape of=colour text=colour.number().to_string() />
                {move || words::multiuniversum::colour(client.words(), colour)}
            </label>
        }
    };
    let explained = move || words::multiuniversum::option(client.words(), OptionField::Colours);
    view! {
        <fieldset class="colours">
            <legend>{move || explained().name}</legend>
            {Transformer::ALL.map(radio).collect_view()}
        </fieldset>
        <p class="about">{move || explained().text}</p>
    }
}

/// Who has the first turn: the person at the screen, or one of the bots.
#[component]
fn Starter(options: RwSignal<Options>) -> impl IntoView {
    let client: Client = expect_context();
    let explained = move || words::multiuniversum::option(client.words(), OptionField::Starter);
    let choice = move |seat: Seat| {
        view! {
            <option value=seat.to_string() selected=move || options.get().starter == seat>
                {move || player_name(client.words(), seat)}
            </option>
        }
    };
    let seats = move || (0..usize::from(options.get().players)).map(Seat::from_index);
    view! {
        <label>
            {move || explained().name}
            <select
                id="starter"
                on:change:target=move |event| {
                    let seat = event.target().value().parse().ok().and_then(Seat::new);
                    options.update(|options| options.starter = seat.unwrap_or(ME));
                }
            >
                {move || seats().map(choice).collect_view()}
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
        <Starter options />
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
