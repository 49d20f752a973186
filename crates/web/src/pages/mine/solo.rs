//! The best games alone.

use leptos::prelude::*;
use serde::Deserialize;
use wire::KeptGame;
use wire::games::Setup;
use wire::multiuniversum::Scoring;
use words::Words;
use words::multiuniversum::{OptionField, option, scoring};

use super::when;
use crate::api::Played;
use crate::client::Client;

/// How many are listed.
pub(super) const MOST: usize = 5;

/// A game alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Alone {
    points: i64,
    /// Those of the virtual player.
    machine: Option<i64>,
    under: String,
    at: i64,
}

impl Alone {
    /// A game on the server.
    pub(super) fn of(words: &Words, played: &Played) -> Self {
        Self {
            points: played.points,
            machine: played.beside,
            under: under(words, &played.options),
            at: played.finished_at,
        }
    }

    /// A game in this browser, if it was alone, and with the deck that all have.
    pub(super) fn here(words: &Words, kept: &KeptGame) -> Option<Self> {
        let ([points, machine], Setup::Multiuniversum(setup)) = (&kept.about.totals[..], &kept.about.setup)
        else {
            return None;
        };
        (kept.about.seats.len() == 1 && !kept.about.own_deck).then(|| Self {
            points: (*points).into(),
            machine: Some((*machine).into()),
            under: told(words, setup.options.scoring, setup.options.short),
            at: kept.when,
        })
    }

    /// The most points are best, among equals the earliest.
    pub(super) fn rank(&self) -> (std::cmp::Reverse<i64>, i64) {
        (std::cmp::Reverse(self.points), self.at)
    }
}

/// The best games alone, the best first.
pub(super) fn list(client: Client, best: &[Alone]) -> AnyView {
    let words = client.words();
    if best.is_empty() {
        return view! { <p class="none">{words.text("stats-solo-none")}</p> }.into_any();
    }
    let line = |(index, alone): (usize, &Alone)| {
        let machine = alone
            .machine
            .map(|points| words.text_with("stats-solo-to", &[("machine", points.to_string().into())]));
        view! {
            <li class:first=index == 0>
                <span class="rank">{index + 1}</span>
                <b class="points">{alone.points}</b>
                <span class="tn">
                    {machine}
                    <small>{alone.under.clone()}</small>
                </span>
                <span class="day">{when(client, alone.at)}</span>
            </li>
        }
    };
    view! { <ol>{best.iter().enumerate().map(line).collect_view()}</ol> }.into_any()
}

/// Under which options: the way of scoring, and whether the game was short.
pub(in crate::pages) fn under(words: &Words, options: &str) -> String {
    #[derive(Deserialize)]
    struct Under {
        options: Named,
    }
    #[derive(Deserialize)]
    struct Named {
        scoring: Scoring,
        short: bool,
    }
    let Ok(Under { options }) = serde_json::from_str(options) else { return String::new() };
    told(words, options.scoring, options.short)
}

fn told(words: &Words, way: Scoring, is_short: bool) -> String {
    let short = is_short.then(|| option(words, OptionField::Short).name);
    let all: Vec<String> = std::iter::once(scoring(words, way).name).chain(short).collect();
    all.join(", ")
}
