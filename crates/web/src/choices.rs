//! Every offer as a button; a refused one says why.

use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::HtmlElement;

use crate::at_table::Choice;
use crate::client::Client;

/// What the person at the screen can do now.
#[component]
pub(crate) fn Choices() -> impl IntoView {
    let client: Client = expect_context();
    let content = move || {
        client.with_game(|game| {
            if game.over.is_some() {
                return None;
            }
            let words = client.words();
            let (refused, open): (Vec<_>, Vec<_>) =
                game.table.choices(client).into_iter().partition(|choice| choice.refusal.is_some());
            let prompt = if open.is_empty() && refused.is_empty() { None } else { game.table.prompt(words) };
            let class =
                if open.iter().any(|choice| choice.icon.is_some()) { "offers drawn" } else { "offers" };
            let buttons = open.into_iter().map(|choice| open_button(client, choice)).collect_view();
            let reasons = (!refused.is_empty()).then(|| {
                view! {
                    <details class="refused">
                        <summary>{words.text("table-why-not")}</summary>
                        <ul>{refused.into_iter().map(closed_line).collect_view()}</ul>
                    </details>
                }
            });
            let may_undo = game.table.may_undo();
            Some(view! {
                <h2 id="prompt">{prompt}</h2>
                <div class=class>{buttons}</div>
                <div class="further">
                    <button
                        class="quiet"
                        id="undo"
                        disabled=!may_undo
                        title=(!may_undo).then(|| words.text("table-no-take-back"))
                        on:click=move |_| client.undo()
                    >
                        {words.text("table-take-back")}
                    </button>
                    {reasons}
                </div>
            })
        })
    };
    // Which move the screen shows: for whoever waits for an answer.
    let shown = move || client.with_game(|game| game.table.shown_move().map(|number| number.to_string()));
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

fn open_button(client: Client, choice: Choice) -> impl IntoView {
    let Choice { action, label, icon, follows, aside, .. } = choice;
    let clicked = action.clone();
    view! {
        <button class="act offer" data-action=action on:click=move |_| client.act(clicked.clone())>
            {icon}
            <span class="words">
                <b>{label}</b>
                {follows.map(|follows| view! { <small>{follows}</small> })}
                {aside}
            </span>
        </button>
    }
}

fn closed_line(choice: Choice) -> impl IntoView {
    view! {
        <li data-action=choice.action>
            <s>{choice.label}</s>
            " "
            <span class="why">{choice.refusal}</span>
        </li>
    }
}
