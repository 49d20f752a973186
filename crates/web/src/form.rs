//! The parts of a form with options: each option with a sentence about it.

use leptos::prelude::*;
use wire::engine::Seat;
use wire::games::BotKind;
use words::{Explained, Words};

use crate::client::{Client, player_name};

/// One of several options: its value, and the way to change it.
#[derive(Clone, Copy)]
pub(crate) struct Part<T: Send + Sync + 'static> {
    pub(crate) value: Signal<T>,
    pub(crate) choose: Callback<T>,
}

/// A field of options as a part of them.
pub(crate) fn part_of<O, T>(options: RwSignal<O>, field: fn(&mut O) -> &mut T) -> Part<T>
where
    O: Clone + Send + Sync + 'static,
    T: Clone + Send + Sync + 'static,
{
    Part {
        value: Signal::derive(move || field(&mut options.get()).clone()),
        choose: Callback::new(move |value| options.update(|options| *field(options) = value)),
    }
}

/// How many play: one person, and bots.
#[component]
pub(crate) fn Players(
    explained: Signal<Explained>,
    /// How many can.
    counts: std::ops::RangeInclusive<u8>,
    part: Part<u8>,
) -> impl IntoView {
    let name = |words: &Words, count: u8| {
        words.text_with("setup-opponents", &[("bots", (count - 1).into()), ("total", count.into())])
    };
    view! { <Select id="players" explained values=Signal::stored(counts.collect()) name part /> }
}

/// How strong the bots are.
#[component]
pub(crate) fn Bots() -> impl IntoView {
    let client: Client = expect_context();
    let level = client.bots;
    let explained = Signal::derive(move || Explained {
        name: client.words().text("setup-bots"),
        text: words::level(client.words(), level.get().name()).unwrap_or_default(),
    });
    // A link may ask for one that is not in the list.
    let mut kinds = BotKind::LEVELS.to_vec();
    if !kinds.contains(&level.get_untracked()) {
        kinds.push(level.get_untracked());
    }
    let name = |words: &Words, kind: BotKind| words::bot(words, kind.name());
    let part = Part { value: level.into(), choose: Callback::new(move |kind| level.set(kind)) };
    view! { <Select id="bots" explained values=Signal::stored(kinds) name part /> }
}

/// Who has the first turn: the person at the screen, or one of the bots.
#[component]
pub(crate) fn Starter(explained: Signal<Explained>, players: Signal<u8>, part: Part<Seat>) -> impl IntoView {
    let seats = Signal::derive(move || (0..usize::from(players.get())).map(Seat::from_index).collect());
    view! { <Select id="starter" explained values=seats name=player_name part /> }
}

/// One option with values to select from.
#[component]
fn Select<T: Copy + PartialEq + ToString + Send + Sync + 'static>(
    id: &'static str,
    explained: Signal<Explained>,
    values: Signal<Vec<T>>,
    name: fn(&Words, T) -> String,
    part: Part<T>,
) -> impl IntoView {
    let client: Client = expect_context();
    let choice = move |value: T| {
        view! {
            <option value=value.to_string() selected=move || part.value.get() == value>
                {move || name(client.words(), value)}
            </option>
        }
    };
    let choose = move |chosen: &str| {
        let values = values.get_untracked();
        if let Some(value) = values.into_iter().find(|value| value.to_string() == chosen) {
            part.choose.run(value);
        }
    };
    view! {
        <label>
            {move || explained.get().name}
            <select id=id on:change:target=move |event| choose(&event.target().value())>
                {move || values.get().into_iter().map(choice).collect_view()}
            </select>
        </label>
        <p class="about">{move || explained.get().text}</p>
    }
}

/// One option that is a number.
#[component]
pub(crate) fn Number(
    id: &'static str,
    explained: Signal<Explained>,
    least: u8,
    most: u8,
    part: Part<u8>,
) -> impl IntoView {
    view! {
        <label>
            {move || explained.get().name}
            <input
                type="number"
                id=id
                min=least.to_string()
                max=most.to_string()
                required
                prop:value=move || part.value.get().to_string()
                on:change:target=move |event| {
                    if let Ok(number) = event.target().value().parse() {
                        part.choose.run(number);
                    }
                }
            />
        </label>
        <p class="about">{move || explained.get().text}</p>
    }
}

/// One option that is on or off.
#[component]
pub(crate) fn Toggle(id: &'static str, explained: Signal<Explained>, part: Part<bool>) -> impl IntoView {
    view! {
        <label class="check">
            <input
                type="checkbox"
                id=id
                prop:checked=move || part.value.get()
                on:change:target=move |event| part.choose.run(event.target().checked())
            />
            <Named explained />
        </label>
    }
}

/// One option with a few named values: radio buttons, each with its sentence.
#[component]
pub(crate) fn Choice<T: Copy + PartialEq + Send + Sync + 'static>(
    id: &'static str,
    explained: Signal<Explained>,
    values: Vec<T>,
    explain: fn(&Words, T) -> Explained,
    part: Part<T>,
) -> impl IntoView {
    let client: Client = expect_context();
    let radio = move |value: T| {
        view! {
            <label class="check">
                <input
                    type="radio"
                    name=id
                    prop:checked=move || part.value.get() == value
                    on:change=move |_| part.choose.run(value)
                />
                <Named explained=Signal::derive(move || explain(client.words(), value)) />
            </label>
        }
    };
    view! {
        <fieldset id=id>
            <legend>{move || explained.get().name}</legend>
            {values.into_iter().map(radio).collect_view()}
        </fieldset>
    }
}

/// A name with its sentence.
#[component]
pub(crate) fn Named(explained: Signal<Explained>) -> impl IntoView {
    view! {
        <span>
            <strong>{move || explained.get().name}</strong>
            " "
            <span class="about">{move || explained.get().text}</span>
        </span>
    }
}
