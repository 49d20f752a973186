//! From the start by luck and skill to the result: bars that add up.

use leptos::prelude::*;
use wire::games::review::{Balance, ReviewSheet, Row, Side, WHOLE};
use words::Words;

use super::people::People;
use crate::client::Client;

/// Numbers are told in whole points of the chance to win.
pub(super) const POINT: i32 = WHOLE / 100;
/// A bar is drawn in a box of this width; half of it is for each direction.
const WIDTH: i32 = 200;

/// The box with the bars.
pub(super) fn balance(client: Client, sheet: &ReviewSheet, people: &People) -> AnyView {
    let words = client.words();
    let Some(balance) = Balance::new(sheet, sheet.seat.index(), POINT) else { return ().into_any() };
    let longest = balance.rows.iter().map(|row| row.by.abs()).max().unwrap_or(0).max(20);
    let line = |row: &Row| {
        let length = row.by.abs() * (WIDTH / 2 - 4) / longest;
        let from = if row.by < 0 { WIDTH / 2 - length } else { WIDTH / 2 };
        let tone = tone(row.by);
        view! {
            <li>
                <span class="cause"><b>{cause(words, row, sheet, people)}</b>" "<small>{about(words, row, people)}</small></span>
                <b class=format!("by {tone}")>{signed(row.by)}</b>
                <svg class="track" viewBox=format!("0 0 {WIDTH} 12") preserveAspectRatio="none" aria-hidden="true">
                    <rect class=tone x=from y="2" width=length.max(1) height="8" rx="2"></rect>
                    <path d=format!("M{} 0V12", WIDTH / 2)></path>
                </svg>
            </li>
        }
    };
    let sum = words.text_with(
        "review-sum",
        &[
            ("start", balance.start.into()),
            ("change", signed(balance.result - balance.start).into()),
            ("result", balance.result.into()),
        ],
    );
    view! {
        <section class="box luck" aria-label=words.text("review-luck-and-skill")>
            <h2>{words.text("review-luck-and-skill")} " " <em>{words.text("review-in-points")}</em></h2>
            <ul>{balance.rows.iter().map(line).collect_view()}</ul>
            <p class="method">{sum}" "{words.text("review-luck-is")}</p>
        </section>
    }
    .into_any()
}

/// What changed the chances.
fn cause(words: &Words, row: &Row, sheet: &ReviewSheet, people: &People) -> String {
    let name = people.name(words, sheet.seat.index());
    let name = (!people.is_me(sheet.seat)).then_some(name);
    let own = (row.side == Side::Own).then_some(name.as_deref());
    let machine =
        row.side == Side::Rivals && row.each.iter().all(|(seat, _)| people.is_machine(seat.index()));
    words::cause(words, &row.kind, own, machine)
}

/// How sure it is; and of several rivals, who did what.
fn about(words: &Words, row: &Row, people: &People) -> String {
    if row.each.len() > 1 {
        let each =
            row.each.iter().map(|&(seat, by)| format!("{} {}", people.name(words, seat.index()), signed(by)));
        return each.collect::<Vec<_>>().join(", ");
    }
    match 2 * row.error {
        0 => String::new(),
        error => format!("± {error}"),
    }
}

/// A number of points with its sign.
pub(super) fn signed(points: i32) -> String {
    match points {
        ..0 => format!("−{}", -points),
        0 => "0".to_owned(),
        1.. => format!("+{points}"),
    }
}

/// The class of a number of points.
pub(super) fn tone(points: i32) -> &'static str {
    match points {
        ..0 => "bad",
        0 => "",
        1.. => "good",
    }
}
