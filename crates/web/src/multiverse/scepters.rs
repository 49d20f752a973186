//! The six positions of the circle in a row, in the order of turns: so scepters travel to the left (MV-R1), and from
//! the left end to the right one.

use leptos::prelude::*;
use wire::engine::Seat;
use wire::multiverse::{Colour, Multiverse, POSITIONS, Scepter};
use words::Words;
use words::multiverse::{Caption, caption};

use super::letter;
use super::token::stone;
use crate::at_table::Scene;

/// Which scepter lies where, and whose the positions are.
pub(super) fn scepters(scene: &Scene<'_, Multiverse>) -> impl IntoView + use<> {
    let words = scene.words;
    let owners = owners(scene.rules).into_iter().map(|(owner, positions)| {
        let here = positions.map(|position| {
            let label = words::multiverse::position(words, position as u8 + 1);
            let drawn = scene.view.scepters[position].map(|scepter| drawing(words, scepter));
            view! { <li title=label>{drawn}</li> }
        });
        let class = match owner {
            owner if owner.is_some() && owner == scene.me => "owner mine",
            Some(_) => "owner",
            None => "owner imaginary",
        };
        view! {
            <li class=class>
                <ol>{here.collect_view()}</ol>
                {owner.is_none().then(ghost)}
                <span>{words::multiverse::holder(words, &scene.names, owner)}</span>
            </li>
        }
    });
    let way = caption(words, Caption::ScepterWay);
    view! {
        <section class="scepters">
            <h3>{caption(words, Caption::Scepters)}</h3>
            <ol class="owners">{owners.collect_view()}</ol>
            <p class="about">{way}</p>
        </section>
    }
}

/// Who owns which positions: neighbours of one owner together.
fn owners(rules: &Multiverse) -> Vec<(Option<Seat>, std::ops::Range<usize>)> {
    let mut owners: Vec<(Option<Seat>, std::ops::Range<usize>)> = Vec::new();
    for position in 0..POSITIONS {
        let owner = rules.owner(position);
        match owners.last_mut() {
            Some((last, positions)) if *last == owner => positions.end += 1,
            _ => owners.push((owner, position..position + 1)),
        }
    }
    owners
}

/// An imaginary player, where there is no room for the words.
fn ghost() -> impl IntoView {
    let shape = "M6 27V14a10 10 0 0 1 20 0v13l-3.3-3-3.4 3-3.3-3-3.3 3-3.4-3zM12 14v2M20 14v2";
    view! { <svg class="ghost" viewBox="0 0 32 32" aria-hidden="true"><path d=shape></path></svg> }
}

fn drawing(words: &Words, scepter: Scepter) -> impl IntoView + use<> {
    let label = words::multiverse::scepter(words, scepter);
    let drawn = match scepter {
        Scepter::Wooden => "<use href='#sc-wood'/>".to_owned(),
        Scepter::Of(colour) => {
            let baseline = if colour == Colour::Yellow { 30 } else { 26 };
            let head = stone(colour, true, (24.0, 20.0), 1.25);
            let letter = letter(words, colour);
            format!("<use href='#p-shaft'/>{head}<text x='24' y='{baseline}'>{letter}</text>")
        }
    };
    view! {
        <svg
            class="scepter"
            viewBox="3 -2 42 72"
            role="img"
            aria-label=label.clone()
            inner_html=format!("<title>{label}</title>{drawn}")
        ></svg>
    }
}
