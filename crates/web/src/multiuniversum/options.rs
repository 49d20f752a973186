//! What can be chosen before a game of Multiuniversum.

use leptos::prelude::*;
use wire::engine::Seat;
use wire::games::{MultiuniversumSetup, Setup};
use wire::multiuniversum::{Date, Options, Preset, Scoring, Transformer, UsedTools};
use words::multiuniversum::{OptionField, option, options_error, preset, scoring, used_tools};

use super::best::BestSolo;
use super::deck_choice::{Chosen, DeckChoice};
use crate::client::Client;
use crate::form::{Choice, Company, Number, Part, Players, Starter, Toggle, part_of, sitter_name};
use crate::games::OptionsForm;
use crate::shape::Shape;

/// The usual game for two, to be changed.
pub(crate) fn options(client: Client) -> OptionsForm {
    let options = RwSignal::new(Options::for_players(2));
    let deck: Chosen = RwSignal::new(None);
    let company: Signal<Company> = expect_context();
    let chosen = move || {
        let mut options = options.get();
        // Whoever is not asked for a birth date gives none.
        let asked = if asks_for_birth_dates(&options, company.get()) { options.players } else { 0 };
        options.born.truncate(asked.into());
        options.check().map_err(|wrong| options_error(client.words(), &wrong))?;
        let deck = deck.with(|deck| deck.as_deref().cloned().map(Box::new));
        Ok(Setup::Multiuniversum(MultiuniversumSetup { options, deck }))
    };
    OptionsForm {
        seats: view! { <SeatOptions options /> }.into_any(),
        first: view! {
            <FirstOptions options />
            <DeckChoice chosen=deck />
        }
        .into_any(),
        more: view! { <MoreOptions options /> }.into_any(),
        below: Some(view! { <BestSolo /> }.into_any()),
        chosen: Callback::new(move |()| chosen()),
    }
}

/// How many play, in which colours, and who begins.
#[component]
fn SeatOptions(options: RwSignal<Options>) -> impl IntoView {
    let client: Client = expect_context();
    let explained = move |field| Signal::derive(move || option(client.words(), field));
    // Who begins, and who has which colour, depends on how many they are.
    let players = Part {
        value: Signal::derive(move || options.get().players),
        choose: Callback::new(move |players| {
            options.update(|old| {
                let Options { colours, starter, .. } = Options::for_players(players);
                *old = Options { players, colours, starter, ..old.clone() };
            });
        }),
    };
    view! {
        <Players explained=explained(OptionField::Players) counts=1..=5 part=players />
        <Colour options />
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
    let explained = move |field| Signal::derive(move || option(client.words(), field));
    view! {
        <Choice
            id="scoring"
            name=Signal::derive(move || option(client.words(), OptionField::Scoring).name)
            values=vec![Scoring::Standard, Scoring::Basic, Scoring::Deadly]
            explain=scoring
            part=part_of(options, |options| &mut options.scoring)
        />
        <Toggle
            id="short"
            explained=explained(OptionField::Short)
            part=part_of(options, |options| &mut options.short)
        />
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
        let name = move || words::multiuniversum::colour(client.words(), colour);
        view! {
            <label title=name>
                <input
                    type="radio"
                    name="colour"
                    aria-label=name
                    prop:checked=move || options.get().colours[0] == colour
                    on:change=move |_| choose(colour)
                />
                <Shape of=colour.into() text=colour.number().to_string() />
            </label>
        }
    };
    let explained = move || option(client.words(), OptionField::Colours);
    view! {
        <fieldset class="opt">
            <legend class="ot">
                <b>{move || client.words().text("new-colour")}</b>
                <small>{move || explained().text}</small>
            </legend>
            <span class="seg">{Transformer::ALL.map(radio).collect_view()}</span>
        </fieldset>
    }
}

/// Birth dates break the last tie of the French edition (MU-E4). Only people around one screen are asked: bots have none,
/// and a server keeps none.
fn asks_for_birth_dates(options: &Options, company: Company) -> bool {
    options.preset == Preset::Fr && company == Company::Around && options.players > 1
}

/// Who was born when, for whoever likes to say so.
#[component]
fn BirthDates(options: RwSignal<Options>) -> impl IntoView {
    let client: Client = expect_context();
    let company: Signal<Company> = expect_context();
    // Drawn anew only when somebody more or less is asked.
    let asked = Memo::new(move |_| {
        options.with(|options| asks_for_birth_dates(options, company.get()).then_some(options.players))
    });
    let field = move |seat: usize| {
        let name = move || sitter_name(client, client.words(), Seat::from_index(seat), company.get());
        let give = move |text: &str| {
            options.update(|options| {
                if options.born.len() <= seat {
                    options.born.resize(seat + 1, None);
                }
                options.born[seat] = text.parse::<Date>().ok();
            });
        };
        let given = move || options.with(|options| options.born.get(seat).copied().flatten());
        view! {
            <label>
                <span>{name}</span>
                <input
                    type="date"
                    prop:value=move || given().map(|date| date.to_string()).unwrap_or_default()
                    on:change:target=move |event| give(&event.target().value())
                />
            </label>
        }
    };
    let about = move || option(client.words(), OptionField::Born);
    move || {
        asked.get().map(|players| {
            view! {
                <fieldset class="opt" id="born">
                    <legend class="ot">
                        <b>{move || about().name}</b>
                        <small>{move || about().text}</small>
                    </legend>
                    <span class="dates">{(0..usize::from(players)).map(field).collect_view()}</span>
                </fieldset>
            }
        })
    }
}

/// What few tables change.
#[component]
fn MoreOptions(options: RwSignal<Options>) -> impl IntoView {
    let client: Client = expect_context();
    let explained = move |field| Signal::derive(move || option(client.words(), field));
    view! {
        <Choice
            id="preset"
            name=Signal::derive(move || option(client.words(), OptionField::Preset).name)
            values=vec![Preset::En, Preset::Fr]
            explain=preset
            part=part_of(options, |options| &mut options.preset)
        />
        <BirthDates options />
        <Choice
            id="used-tools"
            name=Signal::derive(move || option(client.words(), OptionField::UsedTools).name)
            values=vec![UsedTools::AtOnce, UsedTools::EndOfTurn]
            explain=used_tools
            part=part_of(options, |options| &mut options.used_tools)
        />
        <Number
            id="stalemate-rounds"
            explained=explained(OptionField::StalemateRounds)
            least=1
            most=99
            part=part_of(options, |options| &mut options.stalemate_rounds)
        />
        <Toggle
            id="memory-aid"
            explained=explained(OptionField::MemoryAid)
            part=part_of(options, |options| &mut options.memory_aid)
        />
    }
}
