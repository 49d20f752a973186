//! Games that are over, wherever they were played, as lines of a list.

use leptos::prelude::*;
use wire::games::GameId;
use wire::{About, KeptGame};
use words::Words;

use super::when;
use crate::api::Played;
use crate::app::link;
use crate::client::Client;
use crate::games;
use crate::place::Place;
use crate::records::RecordId;

/// A game that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Ended {
    pub(super) game: String,
    /// What the others are called.
    pub(super) others: Vec<String>,
    /// Everybody's points, the first place first.
    pub(super) points: Vec<i64>,
    pub(super) players: u32,
    /// My place; nothing where several people shared the screen.
    pub(super) place: Option<u32>,
    pub(super) rated: bool,
    pub(super) at: i64,
    /// What it is opened by.
    pub(super) record: RecordId,
}

impl Ended {
    /// A game on the server.
    pub(super) fn of(words: &Words, played: Played) -> Self {
        let name = |(index, one): (usize, &crate::api::SeatResult)| {
            let bot = || one.bot.as_ref().map(|bot| words::bot(words, bot));
            let name = one.name.clone().or_else(bot).unwrap_or_else(|| words.text("waiting-gone"));
            (index + 1 != usize::from(played.seat)).then_some(name)
        };
        let mut points: Vec<(u32, i64)> =
            played.standings.iter().map(|one| (one.place, one.points)).collect();
        // Alone, the virtual player is the other one.
        points.extend(played.beside.map(|beside| (3 - played.place.min(2), beside)));
        points.sort_by_key(|&(place, points)| (place, std::cmp::Reverse(points)));
        Self {
            others: played.standings.iter().enumerate().filter_map(name).collect(),
            points: points.into_iter().map(|(_, points)| points).collect(),
            players: played.players,
            place: Some(played.place),
            rated: played.rated,
            at: played.finished_at,
            record: RecordId::Table(played.table),
            game: played.game,
        }
    }

    /// A game in this browser.
    pub(super) fn here(words: &Words, kept: &KeptGame) -> Self {
        let About { setup, seats, totals, places, .. } = &kept.about;
        let mine = only_seat(&kept.about);
        let others = seats.iter().enumerate().filter(|(index, _)| Some(*index) != mine);
        let mut points: Vec<(u8, i16)> = places.iter().copied().zip(totals.iter().copied()).collect();
        points.sort_by_key(|&(place, points)| (place, std::cmp::Reverse(points)));
        Self {
            game: setup.game().name().to_owned(),
            others: others.map(|(_, sitter)| sitter.name(words)).collect(),
            points: points.into_iter().map(|(_, points)| points.into()).collect(),
            players: u32::try_from(seats.len()).unwrap_or(u32::MAX),
            place: mine.and_then(|mine| places.get(mine)).map(|&place| place.into()),
            rated: false,
            at: kept.when,
            record: RecordId::Here(kept.id),
        }
    }

    /// One line of the list.
    pub(super) fn line(self, client: Client) -> impl IntoView + use<> {
        let words = client.words();
        let game = self.game.parse::<GameId>();
        let number = self.record.to_string().bytes().map(usize::from).sum();
        let picture = game.map(|game| games::emblem(game, number)).unwrap_or_default();
        let who = if self.players == 1 { words.text("name-machine-first") } else { words.list(&self.others) };
        let points = self.points.iter().map(i64::to_string).collect::<Vec<_>>().join("\u{a0}: ");
        let points = points.replace('-', "−");
        let rated = self.rated.then(|| words.text("stats-rated"));
        let about: Vec<String> =
            [Some(words::game(words, &self.game)), Some(points), rated].into_iter().flatten().collect();
        let won = self.place == Some(1);
        let place = self.place.map(|place| place_of(words, place, self.players));
        view! {
            <li>
                <span class="emblem" aria-hidden="true" inner_html=picture></span>
                <span class="tn">
                    <b>{who}</b>
                    <small>{about.join(" · ")}</small>
                </span>
                <span class="place" class:won=won>{place}</span>
                <span class="day">{when(client, self.at)}</span>
                {ways(client, &self.record)}
            </li>
        }
    }
}

/// The seat that was mine, unless several people shared the screen.
pub(super) fn only_seat(about: &About) -> Option<usize> {
    match about.mine[..] {
        [seat] => Some(seat.index()),
        _ => None,
    }
}

/// What can be done with a game that is over.
fn ways(client: Client, record: &RecordId) -> impl IntoView + use<> {
    let to =
        |place: Place, key: &'static str| link(client, place, "btn sm", move || client.words().text(key));
    view! {
        <span class="ways">
            {to(Place::Replay(record.clone()), "mine-replay")} {to(Place::Review(record.clone()), "mine-review")} {to(Place::Fair(record.clone()), "mine-dice")}
        </span>
    }
}

/// Which place of how many, in words.
fn place_of(words: &Words, place: u32, players: u32) -> String {
    if players > 1 {
        words.text_with("mine-place", &[("place", place.into()), ("players", players.into())])
    } else if place == 1 {
        words.text("stats-solo-won")
    } else {
        words.text("stats-solo-lost")
    }
}
