//! What can be chosen before a game of Multiverse.

use leptos::prelude::*;
use wire::games::{MultiverseSetup, Setup};
use wire::multiverse::{Encounters, Options, OptionsError};
use words::multiverse::{OptionField, encounters, option, options_error};

use crate::client::Client;
use crate::form::{Choice, Line, Number, Part, Players, Starter, Toggle, about, part_of};
use crate::games::OptionsForm;

/// Chances of STABILITY that somebody might want.
const STABILITIES: [&str; 5] = ["1/2", "2/3", "1/3", "3/4", "1/4"];

/// The usual game for two, to be changed.
pub(crate) fn options(client: Client) -> OptionsForm {
    let options = RwSignal::new(Options::for_players(2));
    // As it was typed: what is no fraction is told when the game is to start.
    let stability = RwSignal::new(options.get_untracked().stability.to_string());
    let chosen = move || {
        let stability = stability.get().trim().parse()?;
        let options = Options { stability, ..options.get() };
        options.check()?;
        Ok(Setup::Multiverse(MultiverseSetup { options }))
    };
    let in_words = move |wrong: OptionsError| options_error(client.words(), &wrong);
    OptionsForm {
        seats: view! { <SeatOptions options /> }.into_any(),
        first: view! { <FirstOptions options /> }.into_any(),
        more: view! { <MoreOptions options stability /> }.into_any(),
        below: None,
        chosen: Callback::new(move |()| chosen().map_err(in_words)),
    }
}

/// How many play, and who begins.
#[component]
fn SeatOptions(options: RwSignal<Options>) -> impl IntoView {
    let client: Client = expect_context();
    let explained = move |field| Signal::derive(move || option(client.words(), field));
    // Who can begin depends on how many they are.
    let players = Part {
        value: Signal::derive(move || options.get().players),
        choose: Callback::new(move |players| {
            options.update(|old| {
                let Options { starter, .. } = Options::for_players(players);
                *old = Options { players, starter, ..old.clone() };
            });
        }),
    };
    view! {
        <Players explained=explained(OptionField::Players) counts=2..=6 part=players />
        <Starter
            explained=explained(OptionField::Starter)
            players=Signal::derive(move || options.get().players)
            part=part_of(options, |options| &mut options.starter)
        />
    }
}

/// What most tables look at.
#[component]
fn FirstOptions(options: RwSignal<Options>) -> impl IntoView {
    let client: Client = expect_context();
    view! {
        <Choice
            id="encounters"
            name=Signal::derive(move || option(client.words(), OptionField::Encounters).name)
            values=vec![Encounters::May, Encounters::Must]
            explain=encounters
            part=part_of(options, |options| &mut options.encounters)
        />
    }
}

/// What few tables change.
#[component]
fn MoreOptions(options: RwSignal<Options>, stability: RwSignal<String>) -> impl IntoView {
    let client: Client = expect_context();
    let explained = move |field| Signal::derive(move || option(client.words(), field));
    view! {
        <Stability stability />
        <Number
            id="stalemate-rounds"
            explained=explained(OptionField::StalemateRounds)
            least=1
            most=250
            part=part_of(options, |options| &mut options.stalemate_rounds)
        />
        <Toggle
            id="memory-aid"
            explained=explained(OptionField::MemoryAid)
            part=part_of(options, |options| &mut options.memory_aid)
        />
    }
}

/// The chance of STABILITY (MV-P5): a few are proposed, any can be typed.
#[component]
fn Stability(stability: RwSignal<String>) -> impl IntoView {
    let client: Client = expect_context();
    let explained = Signal::derive(move || option(client.words(), OptionField::Stability));
    view! {
        <Line id="stability" explained>
            <input
                type="text"
                id="stability"
                aria-describedby=about("stability")
                list="stabilities"
                inputmode="text"
                autocomplete="off"
                required
                prop:value=move || stability.get()
                on:input:target=move |event| stability.set(event.target().value())
            />
            <datalist id="stabilities">
                {STABILITIES.map(|value| view! { <option value=value></option> }).collect_view()}
            </datalist>
        </Line>
    }
}
