//! The table: the five stacks, the piles, and everybody's lab.

use leptos::prelude::*;
use wire::engine::{Known, Seat};
use wire::multiuniversum::{PortalId, StackView, Transformer, View};
use words::Words;

use crate::client::{Client, Playing};
use crate::hand::cards;
use crate::shape::Shape;

/// Everything on the table that all can see, and what this player remembers.
#[component]
pub(crate) fn Board() -> impl IntoView {
    let client: Client = expect_context();
    let content = move || {
        client.game.with(|game| {
            let game = game.as_ref()?;
            let view = &game.frame.as_ref()?.view;
            let stations = Transformer::ALL.map(|at| station(client, game, view, at)).collect_view();
            let players = (0..view.players.len())
                .map(|index| player(client, game, view, Seat::from_index(index)))
                .collect_view();
            Some(view! {
                <section class="stations">{stations}</section>
                <section class="piles">{piles(client, game, view)}</section>
                <section class="players">{players}</section>
            })
        })
    };
    view! { {content} }
}

/// A transformer with its stack and who stands there.
fn station(client: Client, game: &Playing, view: &View, at: Transformer) -> impl IntoView + use<> {
    let words = client.words();
    let stack = &view.stacks[at.index()];
    let top = view.top(at).map(|portal| portal_face(words, game, portal));
    let count = words.text_with("mu-stack-count", &[("count", stack.places.len().into())]);
    let ability = words::multiuniversum::ability(words, at);
    let memory = game.setup.options.memory_aid.then(|| remembered(words, game, stack)).flatten();
    let names = game.names(words);
    let here = view.players.iter().enumerate().filter(|(_, player)| player.at == at).map(|(index, _)| {
        let seat = Seat::from_index(index);
        let name = names.first(words, seat);
        view! { <li>{badge(game, seat, &name)} {name.clone()}</li> }
    });
    view! {
        <article class=format!("station c{}", at.number())>
            <h3>
                <Shape of=at text=at.number().to_string() />
                {words::multiuniversum::transformer(words, at)}
            </h3>
            <p class="top">{top}</p>
            <p class="count">{count}</p>
            {memory.map(|text| view! { <p class="memory">{text}</p> })}
            <p class="ability" title=ability.text>{ability.name}</p>
            <ul class="here">{here.collect_view()}</ul>
        </article>
    }
}

fn portal_face(words: &Words, game: &Playing, portal: PortalId) -> String {
    words::multiuniversum::portal_face(words, game.rules.0.deck(), portal)
}

fn portal_names(words: &Words, game: &Playing, portals: impl Iterator<Item = PortalId>) -> String {
    let name = |portal| words::multiuniversum::portal(words, game.rules.0.deck(), portal).to_owned();
    words.list(&portals.map(name).collect::<Vec<_>>())
}

/// What lies below the top as far as the player has seen it (MU-K3).
fn remembered(words: &Words, game: &Playing, stack: &StackView) -> Option<String> {
    let below = stack.places.iter().skip(1).enumerate();
    let placed: Vec<String> = below
        .filter_map(|(index, place)| {
            let Known::Known(portal) = *place else { return None };
            let name = words::multiuniversum::portal(words, game.rules.0.deck(), portal);
            Some(words.text_with("mu-known-place", &[("place", (index + 2).into()), ("portal", name.into())]))
        })
        .collect();
    let somewhere = (!stack.somewhere.is_empty()).then(|| {
        words.text_with(
            "mu-known-inside",
            &[("portals", portal_names(words, game, stack.somewhere.iter()).into())],
        )
    });
    let all: Vec<String> = placed.into_iter().chain(somewhere).collect();
    (!all.is_empty()).then(|| all.join(" "))
}

/// The draw pile, the discard pile, and the play area.
fn piles(client: Client, game: &Playing, view: &View) -> impl IntoView + use<> {
    let words = client.words();
    let at = view.me().map(|me| me.at);
    let count = |cards: usize| words.text_with("table-card-count", &[("count", cards.into())]);
    view! {
        <p class="memory">{words::multiuniversum::in_language(words, &game.rules.0.deck().note).to_owned()}</p>
        <h3>{words.text("table-draw-pile")}</h3>
        <p>{count(usize::from(view.draw_size))}</p>
        <h3>{words.text("table-discard-pile")} " · " {count(view.discard.len())}</h3>
        {cards(client, game, view.discard, at)}
        <h3>{words.text("mu-play-area")} " · " {count(view.play_area.len())}</h3>
        {cards(client, game, view.play_area, None)}
    }
}

/// A player's colour with the initial in it.
fn badge(game: &Playing, seat: Seat, name: &str) -> impl IntoView + use<> {
    let initial: String = name.chars().take(1).collect();
    let colour = game.setup.options.colours[seat.index()];
    view! { <Shape of=colour text=initial hollow=true /> }
}

/// A player's lab: tools, sealed portals, and the size of the hand.
fn player(client: Client, game: &Playing, view: &View, seat: Seat) -> impl IntoView + use<> {
    let words = client.words();
    let player = &view.players[seat.index()];
    let name = game.names(words).first(words, seat);
    let hand = words.text_with("table-hand-count", &[("count", player.hand_size.into())]);
    let tools =
        player.lab.iter().map(|card| words::multiuniversum::card_face(words, game.rules.0.deck(), card));
    let tools = tools.map(|face| view! { <li>{face}</li> }).collect_view();
    let sealed = player.sealed.iter().map(|portal| portal_face(words, game, portal));
    let sealed = sealed.map(|face| view! { <li>{face}</li> }).collect_view();
    let lab = words::multiuniversum::tools(words, game.rules.0.tools_of(player.lab));
    let open =
        (game.setup.options.memory_aid && seat != crate::client::ME && !player.open.is_empty()).then(|| {
            let deck = game.rules.0.deck();
            let known = player.open.iter().map(|card| words::multiuniversum::card(words, deck, card));
            words.text_with("mu-known-hand", &[("cards", words.list(&known.collect::<Vec<_>>()).into())])
        });
    let class = if view.turn == seat { "player on-turn" } else { "player" };
    let dash = |text: String| if text.is_empty() { "–".into() } else { text };
    view! {
        <article class=class>
            <h3>{badge(game, seat, &name)} {name.clone()}</h3>
            <p>{hand}</p>
            {open.map(|text| view! { <p class="memory">{text}</p> })}
            <details>
                <summary>{words.text("mu-lab-tools")} ": " {dash(lab)}</summary>
                <ul class="faces">{tools}</ul>
            </details>
            <details>
                <summary>
                    {words.text("mu-lab-portals")} ": " {dash(portal_names(words, game, player.sealed.iter()))}
                </summary>
                <ul class="faces">{sealed}</ul>
            </details>
        </article>
    }
}
