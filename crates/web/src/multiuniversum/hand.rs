//! The own hand: what each card does where, with the slot of the own transformer lit.

use leptos::prelude::*;
use wire::multiuniversum::{CardId, CardSet, Multiuniversum, Transformer};

use crate::at_table::Scene;
use crate::shape::{Hue, Shape};

/// The cards of the person at the screen.
pub(super) fn hand(scene: &Scene<'_, Multiuniversum>) -> impl IntoView + use<> {
    scene.view.me().map(|me| {
        let faces = me.hand.iter().map(|card| face(scene, card, Some(me.at))).collect_view();
        view! {
            <section class="hand">
                <h2>{scene.words.text("table-hand")}</h2>
                <ul class="cards">{faces}</ul>
            </section>
        }
    })
}

/// Cards in a row, small; the slot that counts `at` a transformer is lit.
pub(super) fn cards(
    scene: &Scene<'_, Multiuniversum>,
    cards: CardSet,
    at: Option<Transformer>,
) -> impl IntoView + use<> {
    let faces = cards.iter().map(|card| face(scene, card, at)).collect_view();
    view! { <ul class="cards small">{faces}</ul> }
}

fn face(scene: &Scene<'_, Multiuniversum>, card: CardId, at: Option<Transformer>) -> impl IntoView + use<> {
    let (words, rules) = (scene.words, scene.rules);
    let tool = words::multiuniversum::tool_short(words, rules.deck().card(card).tool);
    let slot = |transformer: Transformer| {
        let action = rules.action_of(card, transformer);
        let class = if at == Some(transformer) {
            format!("slot lit {}", Hue::from(transformer).class())
        } else {
            "slot".into()
        };
        view! {
            <span class=class>
                <Shape of=transformer.into() text=transformer.number().to_string() />
                {words::multiuniversum::action(words, action)}
            </span>
        }
    };
    view! {
        <li class="card" data-card=card.number().to_string()>
            <span class="number">{card.number()}</span>
            {Transformer::ALL.map(slot).collect_view()}
            <span class="tool">{tool}</span>
        </li>
    }
}
