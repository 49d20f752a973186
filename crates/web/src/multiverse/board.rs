//! The table: scepters, columns, and everybody's panel, formation and captured tokens.

use leptos::prelude::*;
use wire::engine::Seat;
use wire::multiverse::{ColumnView, Multiverse, Phase};
use words::multiverse::{Caption, caption};

use super::draft::seen;
use super::formation::formation;
use super::panel::panel;
use super::reach::{Reached, reachable, reached};
use super::scepters::scepters;
use super::token::{Size, empty_place, kit, token};
use crate::at_table::Scene;

/// Everything on the table that all can see, and what this player knows and remembers.
pub(super) fn board(scene: &Scene<'_, Multiverse>) -> impl IntoView + use<> {
    let reached = reached(scene);
    let players = (0..scene.view.players.len()).map(|index| player(scene, &reached, Seat::from_index(index)));
    view! {
        {kit()}
        <section class="middle">
            {columns(scene, &reached)}
            {scepters(scene)}
        </section>
        <section class="seats">{players.collect_view()}</section>
        {seen(scene)}
    }
}

/// The columns, once they show.
fn columns(scene: &Scene<'_, Multiverse>, reached: &[Reached]) -> Option<impl IntoView + use<>> {
    let words = scene.words;
    let all = &scene.view.columns;
    if all.iter().all(|column| column.top.is_none() && column.height > 0) {
        return None;
    }
    let one = |(number, column): (u8, &ColumnView)| {
        let name = words::multiverse::column(words, number);
        let (class, top) = match column.top {
            Some(world) => ("stack", reachable(scene, reached, world, Size::Large)),
            None => ("", empty_place(&name)),
        };
        let height = words::multiverse::column_height(words, column.height);
        // Each token below the top shows its rim.
        let below = column.height.saturating_sub(1);
        view! {
            <li>
                <div class=class style=("--below", below.to_string())>{top}</div>
                <b>{name}</b>
                <span class="about">{height}</span>
            </li>
        }
    };
    Some(view! {
        <div class="world-columns">
            <h3>{caption(words, Caption::Columns)}</h3>
            <ol>{(1..).zip(all).map(one).collect_view()}</ol>
        </div>
    })
}

/// A player: panel, formation, captured tokens.
fn player(scene: &Scene<'_, Multiverse>, reached: &[Reached], seat: Seat) -> impl IntoView + use<> {
    let (words, view) = (scene.words, scene.view);
    let player = &view.players[seat.index()];
    let choosing = matches!(view.phase, Phase::Draft { .. } | Phase::Form);
    let revealed = player.is_revealed();
    let tag = match () {
        () if choosing => Some(words::multiverse::choosing(words, view.done.contains(seat))),
        () if revealed => Some(caption(words, Caption::Revealed)),
        () => None,
    };
    let on_turn = !choosing && !matches!(view.phase, Phase::Over(_)) && view.turn == seat;
    let class = match (on_turn, revealed) {
        (true, true) => "seat on-turn revealed",
        (true, false) => "seat on-turn",
        (false, true) => "seat revealed",
        (false, false) => "seat",
    };
    // Its owner may always look at what was captured; that the others remember it is an aid (MV-K2).
    let looked_at = Some(seat) == scene.me || scene.rules.options().memory_aid;
    let captured = (looked_at && !player.captured.is_empty()).then(|| {
        let tokens = player.captured.iter().map(|world| token(words, world, Size::Small)).collect_view();
        view! { <div class="captured">{tokens}</div> }
    });
    let count = (!choosing).then(|| words::multiverse::captured_count(words, player.captured.len()));
    view! {
        <article class=class>
            <div class="who">
                <h3>{scene.name(seat)}</h3>
                {tag.map(|tag| view! { <span class="tag">{tag}</span> })}
                {panel(words, player.panel)}
                {count.map(|count| view! { <p class="about">{count}</p> })}
            </div>
            {formation(scene, reached, seat)}
            {captured}
        </article>
    }
}
