//! My rating: how it came about, and where I stand with it.

use leptos::prelude::*;
use leptos::task::spawn_local;
use wire::games::GameId;

use super::graph::{Room, graph};
use super::{day, scale, when};
use crate::api::{self, RatedStep, Scale};
use crate::client::Client;

/// As many rated games as a graph shows.
const MOST: u8 = 60;

/// A month, in milliseconds.
const MONTH: i64 = 30 * 24 * 60 * 60 * 1000;

/// What the server says of my rating in one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Known {
    /// What rated games made of it, the oldest first.
    steps: Vec<RatedStep>,
    scale: Scale,
}

impl Known {
    /// How much it changed in a month.
    pub(super) fn this_month(&self, now: i64) -> i64 {
        self.steps.iter().filter(|step| step.finished_at > now - MONTH).map(|step| step.change).sum()
    }
}

/// Asks the server, once it knows who asks.
pub(super) fn ask(client: Client, game: GameId) -> RwSignal<Option<Known>> {
    let known = RwSignal::new(None);
    Effect::new(move |_| {
        if client.myself.with(Option::is_none) {
            return;
        }
        spawn_local(async move {
            let answers = async {
                let mut steps = api::rating_history(game, MOST).await?;
                steps.reverse();
                Ok(Known { steps, scale: api::scale(game).await? })
            };
            match answers.await {
                // Whoever went elsewhere meanwhile needs it no longer.
                Ok(found) => drop(known.try_set(Some(found))),
                Err(problem) => client.report(problem),
            }
        });
    });
    known
}

/// What is known of one game: the graph, the line with everybody on it, and both as tables.
pub(super) fn whole(client: Client, known: &Known) -> AnyView {
    let standers = scale::standers(client.words(), &known.scale);
    let between = scale::between(client.words(), &standers);
    view! {
        {picture(client, known, &[Room::Wide, Room::Narrow])}
        <p class="between">{between}</p>
        {scale::line(&standers)}
        <details>
            <summary>{client.words().text("stats-as-table")}</summary>
            <div class="tables">
                {(!known.steps.is_empty()).then(|| table(client, &known.steps))}
                {scale::table(client, standers)}
            </div>
        </details>
    }
    .into_any()
}

/// What is known of one game, in short.
pub(super) fn brief(client: Client, game: GameId, known: &Known) -> AnyView {
    let words = client.words();
    let between = scale::between(words, &scale::standers(words, &known.scale));
    let rating = known.scale.me.map(|me| me.rating);
    view! {
        <section class="brief">
            <h3>{words::game(words, game.name())} " " <b>{rating}</b></h3>
            {picture(client, known, &[Room::Narrow])}
            <p class="dim">{between}</p>
        </section>
    }
    .into_any()
}

fn picture(client: Client, known: &Known, rooms: &[Room]) -> AnyView {
    let words = client.words();
    let [Some(first), Some(last)] = [known.steps.first(), known.steps.last()] else {
        return view! { <p class="none">{words.text("stats-no-rating")}</p> }.into_any();
    };
    let (first, last) = (when(client, first.finished_at), when(client, last.finished_at));
    let drawings: String =
        rooms.iter().map(|&room| graph(words, &known.steps, [&first, &last], room)).collect();
    view! { <div inner_html=drawings></div> }.into_any()
}

fn table(client: Client, steps: &[RatedStep]) -> AnyView {
    let words = client.words();
    let row = |step: &RatedStep| {
        view! {
            <tr>
                <th scope="row">{day(client, step.finished_at)}</th>
                <td>{step.rating}</td>
                <td>{signed(step.change)}</td>
            </tr>
        }
    };
    view! {
        <table>
            <caption>{words.text("stats-past")}</caption>
            <tbody>{steps.iter().rev().map(row).collect_view()}</tbody>
        </table>
    }
    .into_any()
}

/// With its sign, and a minus that is as wide as a plus.
pub(super) fn signed(number: i64) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { format!("+{number}") }
}
