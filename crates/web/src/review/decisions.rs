//! The decisions of a seat, by what they cost.

use leptos::prelude::*;
use wire::games::review::{DecisionSheet, ReviewSheet, rounded};
use words::Language;

use super::balance::POINT;
use super::figure::{self, Sketcher};
use crate::client::Client;
use crate::focus;

/// So many are listed before somebody asks for all.
const FIRST: usize = 6;

/// The list. What is pressed becomes the chosen moment, by the number of inputs before it.
pub(super) fn list(
    client: Client,
    (sheet, sketcher): (&ReviewSheet, Option<&dyn Sketcher>),
    chosen: Memo<Option<usize>>,
    choose: Callback<usize>,
    all: RwSignal<bool>,
) -> AnyView {
    let (words, language) = (client.words(), client.language.get());
    let mut decisions: Vec<&DecisionSheet> = sheet.decisions.iter().collect();
    decisions.sort_by_key(|one| (-one.cost, one.at));
    let count = decisions.len();
    let shown = if all.get() { count } else { FIRST };
    let rows = decisions.into_iter().take(shown).map(|one| {
        let drawn = sketcher.map(|sketcher| figure::small(sketcher, words, sheet.seat, one));
        line(one, drawn, language, chosen, choose)
    });
    let more = (count > FIRST && !all.get()).then(|| {
        // The button goes; whoever pressed it by keyboard is where the list goes on.
        let show = move |_| {
            all.set(true);
            request_animation_frame(|| focus::first(&[".decisions li:nth-child(7) button"]));
        };
        view! {
            <button type="button" class="more" on:click=show>
                {words.text_with("review-all", &[("count", count.into())])}
            </button>
        }
    });
    view! {
        <section class="box decisions" aria-label=words.text("review-decisions-title")>
            <h2>{words.text("review-decisions-title")} " " <em>{words.text_with("review-by-cost", &[("count", count.into())])}</em></h2>
            <ol>{rows.collect_view()}</ol>
            {more}
        </section>
    }
    .into_any()
}

fn line(
    decision: &DecisionSheet,
    drawn: Option<String>,
    language: Language,
    chosen: Memo<Option<usize>>,
    choose: Callback<usize>,
) -> AnyView {
    let at = decision.at;
    let points = rounded(decision.cost, POINT);
    let tone = match points {
        10.. => "bad",
        5.. => "warn",
        _ => "",
    };
    // What costs nothing that one could tell has a tick, and a word for whoever cannot see it.
    let cost = if points > 0 { format!("−{points}") } else { "✓".to_owned() };
    let current = move || (chosen.get() == Some(at)).then_some("true");
    view! {
        <li>
            <button type="button" aria-current=current on:click=move |_| choose.run(at)>
                <i>{decision.round}</i>
                {drawn.map(|drawn| view! { <em class="drawn" aria-hidden="true" inner_html=drawn></em> })}
                <span>{decision.played.label.of(language).to_owned()}</span>
                <b class=tone class:free=points == 0>{cost}</b>
            </button>
        </li>
    }
    .into_any()
}
