//! The best solo scores of this browser (MU-V6).

use codee::string::JsonSerdeCodec;
use leptos::prelude::*;
use leptos_use_storage::use_local_storage;
use wire::engine::ScoreSheet;
use wire::multiuniversum::{BestScores, Options, SoloScore};
use words::multiuniversum::OptionField;

use crate::client::Client;

const BEST: &str = "manyworlds.best-solo";

/// Adds the score of a solo game that is over.
pub(super) fn keep(options: &Options, sheet: &ScoreSheet) {
    if let ([points, virtual_points], 1) = (&sheet.totals[..], options.players) {
        let (_, keep, _) = use_local_storage::<BestScores, JsonSerdeCodec>(BEST);
        let score = SoloScore { points: *points, virtual_points: *virtual_points, options: options.clone() };
        keep.update(|best| {
            best.add(score);
        });
    }
}

/// The best scores, with the options they were made under.
#[component]
pub(crate) fn BestSolo(
    /// What is said if there are none.
    #[prop(optional)]
    none: Option<&'static str>,
) -> impl IntoView {
    let client: Client = expect_context();
    let (best, _, _) = use_local_storage::<BestScores, JsonSerdeCodec>(BEST);
    let row = move |score: &SoloScore| {
        let words = client.words();
        let option = |field| words::multiuniversum::option(words, field).name;
        let scoring = words::multiuniversum::scoring(words, score.options.scoring).name;
        let short = score.options.short.then(|| option(OptionField::Short));
        let text = words.text_with(
            "mu-best-line",
            &[("points", score.points.into()), ("machine", score.virtual_points.into())],
        );
        let used_tools = words::multiuniversum::used_tools(words, score.options.used_tools).name;
        let used_tools = format!("{}: {used_tools}", option(OptionField::UsedTools));
        let options: Vec<String> = std::iter::once(scoring).chain(short).chain([used_tools]).collect();
        view! { <li>{text} " " <span class="about">{options.join(", ")}</span></li> }
    };
    view! {
        <Show
            when=move || best.with(|best| !best.scores().is_empty())
            fallback=move || none.map(|none| view! { <p class="none">{move || client.words().text(none)}</p> })
        >
            <section class="best">
                <h3>{move || client.words().text("mu-best")}</h3>
                <ol>{move || best.with(|best| best.scores().iter().map(row).collect_view())}</ol>
            </section>
        </Show>
    }
}
