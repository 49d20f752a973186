//! The end of a game: who won, the score sheet, and the best solo scores (MU-V6).

use codee::string::JsonSerdeCodec;
use leptos::prelude::*;
use leptos_use_storage::use_local_storage;
use wire::engine::{ScoreSheet, Seat, Viewer};
use wire::multiuniversum::{BestScores, SoloScore};
use words::Words;

use crate::client::{Client, ME, Playing};

const BEST: &str = "manyworlds.best-solo";

/// The score sheet, once the game is over.
#[component]
pub(crate) fn Score() -> impl IntoView {
    let client: Client = expect_context();
    let (_, keep_best, _) = use_local_storage::<BestScores, JsonSerdeCodec>(BEST);
    let finished = Memo::new(move |_| client.game.with(|game| game.as_ref()?.over.clone()));
    Effect::new(move |_| {
        if let Some(sheet) = finished.get()
            && let Some(score) = client.game.with_untracked(|game| solo_score(game.as_ref()?, &sheet))
        {
            keep_best.update(|best| {
                best.add(score);
            });
        }
    });
    let content = move || {
        let words = client.words();
        let sheet = finished.get()?;
        client.game.with(|game| {
            let game = game.as_ref()?;
            let names = game.names(words);
            let result = words::result(words, &names, &sheet.places, Viewer::Seat(ME));
            let ending = words::multiuniversum::prompt(words, &game.frame.as_ref()?.view.phase);
            let again = game.setup.options.clone();
            Some(view! {
                <section class="score" id="score">
                    <h2>{result}</h2>
                    <p>{ending}</p>
                    {table(words, game, &sheet)}
                    <button class="act" id="again" on:click=move |_| client.new_game(again.clone())>
                        {words.text("table-play-again")}
                    </button>
                </section>
            })
        })
    };
    view! { {content} }
}

fn solo_score(game: &Playing, sheet: &ScoreSheet) -> Option<SoloScore> {
    let options = game.setup.options.clone();
    match sheet.totals[..] {
        [points, virtual_points] if options.players == 1 => {
            Some(SoloScore { points, virtual_points, options })
        }
        _ => None,
    }
}

fn table(words: &Words, game: &Playing, sheet: &ScoreSheet) -> impl IntoView + use<> {
    let names = game.names(words);
    let heads = (0..sheet.totals.len())
        .map(|index| view! { <th scope="col">{names.first(words, Seat::from_index(index))}</th> })
        .collect_view();
    let row = |label: String, values: Vec<String>, class: &'static str| {
        view! {
            <tr class=class>
                <th scope="row">{label}</th>
                {values.into_iter().map(|value| view! { <td>{value}</td> }).collect_view()}
            </tr>
        }
    };
    let numbers = |values: &[i16]| values.iter().map(|value| value.to_string().replace('-', "−")).collect();
    let line = |counts: bool| {
        let lines = sheet.lines.iter().filter(move |line| line.counts == counts);
        let class = if counts { "" } else { "tie" };
        lines
            .map(|line| {
                row(words::multiuniversum::score_line(words, &line.label), numbers(&line.values), class)
            })
            .collect_view()
    };
    let places = sheet.places.iter().map(ToString::to_string).collect();
    view! {
        <table>
            <caption>{words.text("score-sheet")}</caption>
            <thead><tr><td></td>{heads}</tr></thead>
            <tbody>
                {line(true)}
                {row(words.text("score-total"), numbers(&sheet.totals), "total")}
                {line(false)}
                {row(words.text("score-place"), places, "total")}
            </tbody>
        </table>
    }
}

/// The best solo scores of this browser, with the options they were made under.
#[component]
pub(crate) fn BestSolo() -> impl IntoView {
    let client: Client = expect_context();
    let (best, _, _) = use_local_storage::<BestScores, JsonSerdeCodec>(BEST);
    let row = move |score: &SoloScore| {
        let words = client.words();
        let scoring = words::multiuniversum::scoring(words, score.options.scoring).name;
        let short = score
            .options
            .short
            .then(|| words::multiuniversum::option(words, words::multiuniversum::OptionField::Short).name);
        let text = words.text_with(
            "mu-best-line",
            &[("points", score.points.into()), ("machine", score.virtual_points.into())],
        );
        let used_tools = words::multiuniversum::used_tools(words, score.options.used_tools).name;
        let used_tools = format!(
            "{}: {used_tools}",
            words::multiuniversum::option(words, words::multiuniversum::OptionField::UsedTools).name
        );
        let options: Vec<String> = std::iter::once(scoring).chain(short).chain([used_tools]).collect();
        view! { <li>{text} " " <span class="about">{options.join(", ")}</span></li> }
    };
    view! {
        <Show when=move || best.with(|best| !best.scores().is_empty())>
            <section class="best">
                <h2>{move || client.words().text("mu-best")}</h2>
                <ol>{move || best.with(|best| best.scores().iter().map(row).collect_view())}</ol>
            </section>
        </Show>
    }
}
