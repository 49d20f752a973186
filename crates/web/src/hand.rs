//! The own hand: what each card does where, with the slot of the own transformer lit.

use leptos::prelude::*;
use wire::multiuniversum::{CardId, CardSet, Transformer};

use crate::client::{Client, Playing};
use crate::shape::Shape;

/// The cards of the person at the screen.
#[component]
pub(crate) fn Hand() -> impl IntoView {
    let client: Client = expect_context();
    let content = move || {
        client.game.with(|game| {
            let game = game.as_ref()?;
            let me = game.frame.as_ref()?.view.me()?.clone();
            Some(view! {
                <h2>{client.words().text("table-hand")}</h2>
                <ul class="cards">
                    {me.hand.iter().map(|card| face(client, game, card, Some(me.at))).collect_view()}
                </ul>
            })
        })
    };
    view! { <section class="hand">{content}</section> }
}

/// Cards in a row, small; the slot that counts `at` a transformer is lit.
pub(crate) fn cards(
    client: Client,
    game: &Playing,
    cards: CardSet,
    at: Option<Transformer>,
) -> impl IntoView + use<> {
    let faces = cards.iter().map(|card| face(client, game, card, at)).collect_view();
    view! { <ul class="cards small">{faces}</ul> }
}

fn face(client: Client, game: &Playing, card: CardId, at: Option<Transformer>) -> impl IntoView + use<> {
    let words = client.words();
    let tool = words::multiuniversum::tool_short(words, game.rules.0.deck().card(card).tool);
    let slot = |transformer: Transformer| {
        let action = game.rules.0.action_of(card, transformer);
        let class = if at == Some(transformer) {
            format!("slot lit c{}", transformer.number())
        } else {
            "slot".into()
        };
        view! {
            <span class=class>
                <Shape of=transformer text=transformer.number().to_string() />
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
