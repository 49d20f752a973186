//! The table: the five stacks, the piles, and everybody's lab.

use leptos::prelude::*;
use wire::engine::Seat;
use wire::multiuniversum::{Multiuniversum, PortalId, Transformer};

use super::hand::cards;
use crate::at_table::Scene;
use crate::client::ME;
use crate::shape::{Fill, Hue, Shape};

/// Everything on the table that all can see, and what this player remembers.
pub(super) fn board(scene: &Scene<'_, Multiuniversum>) -> impl IntoView + use<> {
    let stations = Transformer::ALL.map(|at| station(scene, at)).collect_view();
    let players = (0..scene.view.players.len()).map(|index| player(scene, Seat::from_index(index)));
    let players = players.collect_view();
    view! {
        <section class="stations">{stations}</section>
        <section class="piles">{piles(scene)}</section>
        <section class="players">{players}</section>
    }
}

/// A transformer with its stack and who stands there.
fn station(scene: &Scene<'_, Multiuniversum>, at: Transformer) -> impl IntoView + use<> {
    let (words, view) = (scene.words, scene.view);
    let stack = &view.stacks[at.index()];
    let top = view.top(at).map(|portal| portal_face(scene, portal));
    let count = words.text_with("mu-stack-count", &[("count", stack.places.len().into())]);
    let ability = words::multiuniversum::ability(words, at);
    let memory = scene.rules.options().memory_aid;
    let memory = memory.then(|| words::multiuniversum::remembered(words, scene.rules, stack)).flatten();
    let here = view.players.iter().enumerate().filter(|(_, player)| player.at == at).map(|(index, _)| {
        let seat = Seat::from_index(index);
        view! { <li>{badge(scene, seat)} {scene.name(seat)}</li> }
    });
    view! {
        <article class=format!("station {}", Hue::from(at).class())>
            <h3>
                <Shape of=at.into() text=at.number().to_string() />
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

fn portal_face(scene: &Scene<'_, Multiuniversum>, portal: PortalId) -> String {
    words::multiuniversum::portal_face(scene.words, scene.rules.deck(), portal)
}

fn portal_names(scene: &Scene<'_, Multiuniversum>, portals: impl Iterator<Item = PortalId>) -> String {
    let name = |portal| words::multiuniversum::portal(scene.words, scene.rules.deck(), portal).to_owned();
    scene.words.list(&portals.map(name).collect::<Vec<_>>())
}

/// The draw pile, the discard pile, and the play area.
fn piles(scene: &Scene<'_, Multiuniversum>) -> impl IntoView + use<> {
    let (words, view) = (scene.words, scene.view);
    let at = view.me().map(|me| me.at);
    let count = |cards: usize| words.text_with("table-card-count", &[("count", cards.into())]);
    view! {
        <p class="memory">
            {words::multiuniversum::in_language(words, &scene.rules.deck().note).to_owned()}
        </p>
        <h3>{words.text("table-draw-pile")}</h3>
        <p>{count(usize::from(view.draw_size))}</p>
        <h3>{words.text("table-discard-pile")} " · " {count(view.discard.len())}</h3>
        {cards(scene, view.discard, at)}
        <h3>{words.text("mu-play-area")} " · " {count(view.play_area.len())}</h3>
        {cards(scene, view.play_area, None)}
    }
}

/// A player's colour with the initial in it.
fn badge(scene: &Scene<'_, Multiuniversum>, seat: Seat) -> impl IntoView + use<> {
    let initial: String = scene.name(seat).chars().take(1).collect();
    let colour = scene.rules.options().colours[seat.index()];
    view! { <Shape of=colour.into() text=initial fill=Fill::Hollow /> }
}

/// A player's lab: tools, sealed portals, and the size of the hand.
fn player(scene: &Scene<'_, Multiuniversum>, seat: Seat) -> impl IntoView + use<> {
    let (words, view, deck) = (scene.words, scene.view, scene.rules.deck());
    let player = &view.players[seat.index()];
    let hand = words.text_with("table-hand-count", &[("count", player.hand_size.into())]);
    let tools = player.lab.iter().map(|card| words::multiuniversum::card_face(words, deck, card));
    let tools = tools.map(|face| view! { <li>{face}</li> }).collect_view();
    let sealed = player.sealed.iter().map(|portal| portal_face(scene, portal));
    let sealed = sealed.map(|face| view! { <li>{face}</li> }).collect_view();
    let titled =
        |title: String, text: String| words.titled(&title, if text.is_empty() { "–" } else { &text });
    let lab = words::multiuniversum::tools(words, scene.rules.tools_of(player.lab));
    let lab = titled(words.text("mu-lab-tools"), lab);
    let portals = titled(words.text("mu-lab-portals"), portal_names(scene, player.sealed.iter()));
    let open = (scene.rules.options().memory_aid && seat != ME && !player.open.is_empty()).then(|| {
        let known = player.open.iter().map(|card| words::multiuniversum::card(words, deck, card));
        words.text_with("mu-known-hand", &[("cards", words.list(&known.collect::<Vec<_>>()).into())])
    });
    let class = if view.turn == seat { "player on-turn" } else { "player" };
    view! {
        <article class=class>
            <h3>{badge(scene, seat)} {scene.name(seat)}</h3>
            <p>{hand}</p>
            {open.map(|text| view! { <p class="memory">{text}</p> })}
            <details>
                <summary>{lab}</summary>
                <ul class="faces">{tools}</ul>
            </details>
            <details>
                <summary>{portals}</summary>
                <ul class="faces">{sealed}</ul>
            </details>
        </article>
    }
}
