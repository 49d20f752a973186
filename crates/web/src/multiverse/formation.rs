//! Formations: front, back, front, back, front. A back token stands between the two that guard it (MV-F2).

use leptos::prelude::*;
use wire::engine::{Known, Seat};
use wire::multiverse::{Multiverse, Phase, Place, World};
use words::Words;
use words::multiverse::{Caption, caption};

use super::reach::{Reached, reachable};
use super::token::{Size, back, drawing, empty_place, token};
use crate::at_table::Scene;

/// The places from left to right: the back ones, 3 and 4, between the front ones.
const FROM_LEFT: [usize; 5] = [0, 3, 1, 4, 2];

/// The front places come first.
const FRONT: usize = 3;

/// What of a player's five tokens is on the table, or, before the formations are shown, what the player may see.
pub(super) fn formation(scene: &Scene<'_, Multiverse>, reached: &[Reached], seat: Seat) -> Option<AnyView> {
    let words = scene.words;
    let places = &scene.view.players[seat.index()].formation;
    if !places.is_empty() {
        return Some(in_places(words, |place| shown(scene, reached, seat, places[place])));
    }
    let mine = scene.view.mine.as_ref().filter(|_| Some(seat) == scene.me)?;
    let forming = scene.view.phase == Phase::Form;
    let laid: &[World] = if forming { &mine.placed } else { &mine.kept };
    let next = forming.then_some(laid.len());
    let place = |place: usize| match laid.get(place) {
        Some(&world) => token(words, world, Size::Middle),
        None => free(words, place, next == Some(place)),
    };
    if forming {
        return Some(in_places(words, place));
    }
    let kept = (0..FROM_LEFT.len()).map(|index| view! { <li>{place(index)}</li> }).collect_view();
    Some(view! { <ol class="kept" aria-label=caption(words, Caption::Kept)>{kept}</ol> }.into_any())
}

fn in_places(words: &Words, draw: impl Fn(usize) -> AnyView) -> AnyView {
    let places = FROM_LEFT.map(|place| {
        let class = if place < FRONT { "front" } else { "back" };
        let title = words::multiverse::place(words, place as u8 + 1);
        view! { <li class=class title=title>{draw(place)}</li> }
    });
    let label = caption(words, Caption::Formation);
    view! { <ol class="formation" aria-label=label>{places.collect_view()}</ol> }.into_any()
}

fn shown(scene: &Scene<'_, Multiverse>, reached: &[Reached], seat: Seat, place: Place) -> AnyView {
    let label = words::multiverse::token(scene.words, place);
    match place {
        // Nobody captures the own tokens.
        Place::Up(world) if Some(seat) == scene.me => token(scene.words, world, Size::Middle),
        Place::Up(world) => reachable(scene, reached, world, Size::Middle),
        Place::Down(Known::Known(world)) => {
            let drawn = token(scene.words, world, Size::Middle);
            view! { <span class="own-down" title=label>{drawn}</span> }.into_any()
        }
        Place::Down(Known::Hidden) => back(&label),
        Place::Gone(_) => empty_place(&label),
    }
}

/// A place without a token yet, with its number; the one that is filled next is lit.
fn free(words: &Words, place: usize, next: bool) -> AnyView {
    let inside = format!("<circle cx='50' cy='50' r='45'/><text x='50' y='62'>{}</text>", place + 1);
    let label = words::multiverse::place(words, place as u8 + 1);
    drawing(&inside, &label, if next { "token free next" } else { "token free" })
}
