//! The end of a game: who won, and the score sheet.

use leptos::prelude::*;
use wire::engine::{ScoreSheet, Seat, Viewer};
use words::Words;

use crate::at_table::OpenTable;
use crate::client::Client;

/// The score sheet, once the game is over.
#[component]
pub(crate) fn Score() -> impl IntoView {
    let client: Client = expect_context();
    let finished = Memo::new(move |_| client.with_game(|game| game.over.clone()));
    Effect::new(move |_| {
        if let Some(sheet) = finished.get() {
            client.game.with_untracked(|game| {
                if let Some(game) = game {
                    game.table.keep_result(&sheet);
                }
            });
        }
    });
    let content = move || {
        let words = client.words();
        let sheet = finished.get()?;
        client.with_game(|game| {
            let names = game.table.names(words);
            let result = words::result(
                words,
                &names,
                &sheet.places,
                game.table.me().map_or(Viewer::Spectator, Viewer::Seat),
            );
            let again = game.setup.clone();
            Some(view! {
                <section class="score" id="score">
                    <h2>{result}</h2>
                    <p>{game.table.prompt(words)}</p>
                    {table(words, &*game.table, &sheet)}
                    <button class="act" id="again" on:click=move |_| client.new_game(again.clone())>
                        {words.text("table-play-again")}
                    </button>
                </section>
            })
        })
    };
    view! { {content} }
}

fn table(words: &Words, at: &dyn OpenTable, sheet: &ScoreSheet) -> impl IntoView + use<> {
    let names = at.names(words);
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
        lines.map(|line| row(at.score_line(words, &line.label), numbers(&line.values), class)).collect_view()
    };
    let places = sheet.places.iter().map(ToString::to_string).collect();
    view! {
        <div class="sheet">
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
        </div>
    }
}
