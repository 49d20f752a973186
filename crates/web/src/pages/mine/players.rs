//! Wins by the number of players.

use leptos::prelude::*;
use wire::{AtSuchTables, Tally};

use crate::client::Client;

/// A bar for each number of players: how many games were won, and a mark where everybody's even share is.
pub(super) fn table(client: Client, tally: &Tally) -> AnyView {
    let words = client.words();
    if tally.by_players.is_empty() {
        return view! { <p class="none">{words.text("stats-none")}</p> }.into_any();
    }
    let row = |tables: &AtSuchTables| {
        let (wins, games) = (tables.wins(), tables.games);
        let percent = |part: u32, of: u32| format!("{:.1}%", 100.0 * f64::from(part) / f64::from(of.max(1)));
        // Alone there is nobody to share with.
        let even = (tables.players > 1).then(|| percent(1, tables.players));
        let place = |(count, place): (&u32, u32)| {
            words.text_with("stats-place", &[("place", place.into()), ("count", (*count).into())])
        };
        let places = words.list(&tables.places.iter().zip(1..).map(place).collect::<Vec<_>>());
        let told = places.clone();
        let values = [("wins", wins.into()), ("games", games.into())];
        view! {
            <tr title=told>
                <th scope="row">{tables.players}</th>
                <td class="bar" aria-hidden="true">
                    <span class="won" style:width=percent(wins, games)></span>
                    {even.map(|even| view! { <span class="even" style:left=even></span> })}
                </td>
                <td class="count">
                    {words.text_with("stats-of", &values)}
                    <span class="unseen">{places}</span>
                </td>
            </tr>
        }
    };
    view! {
        <table class="by-players">
            <caption class="unseen">{words.text("stats-by-players")}</caption>
            <tbody>{tally.by_players.iter().map(row).collect_view()}</tbody>
        </table>
    }
    .into_any()
}
