//! The parts of a form with options: each option with a sentence about it.

use leptos::prelude::*;
use wire::engine::Seat;
use wire::games::BotKind;
use words::{Explained, Words};

use crate::around;
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

/// Who else sits at the table.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Company {
    /// Bots, in this browser.
    Bots,
    /// Friends, on the server.
    Friends,
    /// People around this screen, who pass it round.
    Around,
}

/// How many play.
#[component]
pub(crate) fn Players(
    explained: Signal<Explained>,
    /// How many can.
    counts: std::ops::RangeInclusive<u8>,
    part: Part<u8>,
) -> impl IntoView {
    let name = |words: &Words, count: u8| words.text_with("setup-players", &[("players", count.into())]);
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

/// Who has the first turn: the person at the screen, or one of the others.
#[component]
pub(crate) fn Starter(explained: Signal<Explained>, players: Signal<u8>, part: Part<Seat>) -> impl IntoView {
    let client: Client = expect_context();
    let company: Signal<Company> = expect_context();
    let seats = Signal::derive(move || (0..usize::from(players.get())).map(Seat::from_index).collect());
    let name = move |words: &Words, seat: Seat| sitter_name(client, words, seat, company.get());
    view! { <Select id="starter" explained values=seats name part /> }
}

/// What somebody is called before the game: nobody knows yet what the friends will be called.
pub(crate) fn sitter_name(client: Client, words: &Words, seat: Seat, company: Company) -> String {
    match company {
        Company::Around => {
            let sitters = client.around.sitters.get();
            let is_bot = sitters.get(seat.index()).is_some_and(|sitter| sitter.is_bot) && seat.index() > 0;
            if is_bot { player_name(words, seat) } else { around::name(words, &sitters, seat) }
        }
        Company::Friends if seat.index() > 0 => {
            words.text_with("name-seat", &[("seat", seat.number().into())])
        }
        Company::Bots | Company::Friends => player_name(words, seat),
    }
}

/// What something is called and means, by the keys of the two texts.
pub(crate) fn explained(words: &Words, [name, text]: [&str; 2]) -> Explained {
    Explained { name: words.text(name), text: words.text(text) }
}

/// One line of the form: what the option is called and means, and its control.
#[component]
pub(crate) fn Line(id: &'static str, explained: Signal<Explained>, children: Children) -> impl IntoView {
    view! {
        <div class="opt">
            <span class="ot">
                <label for=id>{move || explained.get().name}</label>
                <small id=about(id)>{move || explained.get().text}</small>
            </span>
            {children()}
        </div>
    }
}

/// The id of the sentence about an option.
pub(crate) fn about(id: &str) -> String {
    format!("{id}-about")
}

/// One option with values to select from.
#[component]
fn Select<T, N>(
    id: &'static str,
    explained: Signal<Explained>,
    values: Signal<Vec<T>>,
    name: N,
    part: Part<T>,
) -> impl IntoView
where
    T: Copy + PartialEq + ToString + Send + Sync + 'static,
    N: Fn(&Words, T) -> String + Copy + Send + Sync + 'static,
{
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
        <Line id explained>
            <select id=id aria-describedby=about(id) on:change:target=move |event| choose(&event.target().value())>
                {move || values.get().into_iter().map(choice).collect_view()}
            </select>
        </Line>
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
        <Line id explained>
            <input
                type="number"
                id=id
                aria-describedby=about(id)
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
        </Line>
    }
}

/// One option that is on or off.
#[component]
pub(crate) fn Toggle(
    id: &'static str,
    explained: Signal<Explained>,
    part: Part<bool>,
    /// Whether it cannot be on.
    #[prop(optional, into)]
    disabled: Signal<bool>,
) -> impl IntoView {
    view! {
        <Line id explained>
            <input
                type="checkbox"
                role="switch"
                id=id
                aria-describedby=about(id)
                disabled=move || disabled.get()
                prop:checked=move || part.value.get() && !disabled.get()
                on:change:target=move |event| part.choose.run(event.target().checked())
            />
        </Line>
    }
}

/// One option with a few named values side by side: radio buttons, with the sentence about the chosen one.
#[component]
pub(crate) fn Choice<T: Copy + PartialEq + Send + Sync + 'static>(
    id: &'static str,
    /// What the option is called.
    name: Signal<String>,
    values: Vec<T>,
    explain: fn(&Words, T) -> Explained,
    part: Part<T>,
    /// Whether there is nothing to choose.
    #[prop(optional, into)]
    disabled: Signal<bool>,
) -> impl IntoView {
    let client: Client = expect_context();
    let radio = move |value: T| {
        let explained = move || explain(client.words(), value);
        view! {
            <label title=move || explained().text>
                <input
                    type="radio"
                    name=id
                    prop:checked=move || part.value.get() == value
                    on:change=move |_| part.choose.run(value)
                />
                <span>{move || explained().name}</span>
            </label>
        }
    };
    view! {
        <fieldset class="opt" id=id disabled=move || disabled.get()>
            <legend class="ot">
                <b>{move || name.get()}</b>
                <small aria-live="polite">{move || explain(client.words(), part.value.get()).text}</small>
            </legend>
            <span class="seg">{values.into_iter().map(radio).collect_view()}</span>
        </fieldset>
    }
}
