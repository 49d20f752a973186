//! Every offer as a button; a refused one says why.

use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::HtmlElement;
use wire::multiuniversum::Multiuniversum;
use wire::table::Offered;
use words::multiuniversum::Here;

use crate::client::{Client, Playing};

/// What the person at the screen can do now.
#[component]
pub(crate) fn Choices() -> impl IntoView {
    let client: Client = expect_context();
    let content = move || {
        let words = client.words();
        client.game.with(|game| {
            let game = game.as_ref()?;
            let frame = game.frame.as_ref()?;
            let here = Here::of(&frame.view).filter(|_| game.over.is_none())?;
            let prompt =
                (!frame.offers.is_empty()).then(|| words::multiuniversum::prompt(words, &frame.view.phase));
            let (open, refused): (Vec<_>, Vec<_>) =
                frame.offers.iter().cloned().partition(|offer| offer.refusal.is_none());
            let buttons = open.iter().map(|offer| open_button(client, game, &here, offer)).collect_view();
            let reasons = (!refused.is_empty()).then(|| {
                let lines =
                    refused.iter().map(|offer| closed_line(client, game, &here, offer)).collect_view();
                view! {
                    <details class="refused">
                        <summary>{words.text("table-why-not")}</summary>
                        <ul>{lines}</ul>
                    </details>
                }
            });
            let take_back = words.text("table-take-back");
            let may_undo = frame.may_undo;
            Some(view! {
                <h2 id="prompt">{prompt}</h2>
                <div class="offers">{buttons}</div>
                <button
                    class="quiet"
                    id="undo"
                    disabled=!may_undo
                    title=(!may_undo).then(|| words.text("table-no-take-back"))
                    on:click=move |_| client.undo()
                >
                    {take_back}
                </button>
                {reasons}
            })
        })
    };
    // Which move the screen shows: for whoever waits for an answer.
    let shown =
        move || client.game.with(|game| game.as_ref()?.frame.as_ref().map(|frame| frame.to.to_string()));
    Effect::new(move |_| {
        if shown().is_some() {
            request_animation_frame(keep_focus);
        }
    });
    view! { <section class="choices" data-move=shown>{content}</section> }
}

/// The choices are new after each action, and the button that had the focus is gone: whoever plays by keyboard goes
/// on at the first new one. A focus that is elsewhere stays there.
fn keep_focus() {
    let page = document();
    // A button that was switched off loses the focus only after this.
    let nowhere =
        page.active_element().is_none_or(|element| element.matches("body, :disabled").unwrap_or(true));
    let first =
        page.query_selector(".offer").ok().flatten().and_then(|offer| offer.dyn_into::<HtmlElement>().ok());
    if let (true, Some(offer)) = (nowhere, first) {
        // It can only fail on an element that cannot have the focus.
        let _ = offer.focus();
    }
}

fn label(client: Client, game: &Playing, here: &Here, offer: &Offered<Multiuniversum>) -> String {
    words::multiuniversum::offer(client.words(), game.rules.0.deck(), here, &offer.action)
}

fn open_button(
    client: Client,
    game: &Playing,
    here: &Here,
    offer: &Offered<Multiuniversum>,
) -> impl IntoView + use<> {
    let action = offer.action.to_string();
    let clicked = action.clone();
    view! {
        <button class="act offer" data-action=action on:click=move |_| client.act(clicked.clone())>
            {label(client, game, here, offer)}
        </button>
    }
}

fn closed_line(
    client: Client,
    game: &Playing,
    here: &Here,
    offer: &Offered<Multiuniversum>,
) -> impl IntoView + use<> {
    let why = offer.refusal.as_ref().map(|refused| {
        let reason = words::multiuniversum::refusal(client.words(), game.rules.0.deck(), &refused.reason);
        format!("{reason} ({})", refused.rule)
    });
    view! {
        <li data-action=offer.action.to_string()>
            <s>{label(client, game, here, offer)}</s>
            " "
            <span class="why">{why}</span>
        </li>
    }
}
