//! What is printed after the games.

use std::collections::BTreeMap;

use serde::Serialize;

use super::line_up::LineUps;
use super::results::{Entrants, VIRTUAL, meetings, ratings};
use super::tally::Row;
use super::{Args, Sample};
use crate::output::{Align, columns, grouped, one_line};

/// The report, as `--json` prints it.
#[derive(Serialize)]
pub(super) struct Report {
    game: &'static str,
    seed: u64,
    #[serde(flatten)]
    plain: Outcome,
    /// Of a tournament.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    ratings: Vec<RatingReport>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    compare: Vec<Compared>,
}

/// Games with one choice of options.
#[derive(Serialize)]
struct Outcome {
    games: u64,
    inputs: u64,
    seconds: f64,
    inputs_per_second: f64,
    mean_rounds: f64,
    min_rounds: i32,
    max_rounds: i32,
    ended: BTreeMap<&'static str, u64>,
    seats: Vec<SeatReport>,
}

/// One participant.
#[derive(Serialize)]
struct SeatReport {
    bot: &'static str,
    /// Of a tournament, where not everybody plays in each game.
    #[serde(skip_serializing_if = "Option::is_none")]
    games: Option<u64>,
    wins: f64,
    win_rate: f64,
    win_rate_low: f64,
    win_rate_high: f64,
    mean_score: f64,
    score_spread: f64,
}

/// What a bot is rated after a tournament.
#[derive(Serialize)]
struct RatingReport {
    bot: &'static str,
    rating: f64,
    uncertainty: f64,
    /// How often it came before each of the others that it met.
    before: BTreeMap<&'static str, f64>,
}

/// Games with other options beside the plain ones.
#[derive(Serialize)]
struct Compared {
    settings: String,
    #[serde(flatten)]
    outcome: Outcome,
}

impl Report {
    pub(super) fn new(args: &Args, line_ups: &LineUps, entrants: &Entrants, samples: &[Sample]) -> Self {
        let outcome = |sample: &Sample| Outcome::new(args, line_ups, sample);
        let compared =
            |sample: &Sample| Some(Compared { settings: sample.changes.clone()?, outcome: outcome(sample) });
        Self {
            game: args.options.game.name(),
            seed: args.seed,
            plain: outcome(&samples[0]),
            ratings: if line_ups.is_tournament() {
                rating_reports(line_ups, entrants, &samples[0])
            } else {
                Vec::new()
            },
            compare: samples.iter().filter_map(compared).collect(),
        }
    }

    pub(super) fn json(&self) -> anyhow::Result<String> {
        Ok(serde_json::to_string(self)? + "\n")
    }

    pub(super) fn table(&self) -> String {
        let plain = self.plain.table(&format!(" of {}, seed {}", self.game, self.seed));
        let ratings = (!self.ratings.is_empty()).then(|| self.ratings_table());
        let compared = self
            .compare
            .iter()
            .map(|compared| compared.outcome.table(&format!(" with {}", one_line(&compared.settings))));
        std::iter::once(plain).chain(ratings).chain(compared).collect::<Vec<_>>().join("\n")
    }

    /// The ratings, and who came before whom how often.
    fn ratings_table(&self) -> String {
        let others = self.ratings.iter().map(|one| format!("before {}", one.bot));
        let head = ["bot", "rating", "±"].map(str::to_owned).into_iter().chain(others).collect();
        let rows = self.ratings.iter().map(|one| {
            let before = self.ratings.iter().map(|other| one.before.get(other.bot).copied());
            let before = before.map(|share| share.map_or_else(|| "–".to_owned(), percent));
            let own =
                [one.bot.to_owned(), format!("{:.1}", one.rating), format!("{:.1}", 2.0 * one.uncertainty)];
            own.into_iter().chain(before).collect()
        });
        let rows: Vec<Vec<String>> = std::iter::once(head).chain(rows).collect();
        let mut aligns = vec![Align::Right; rows[0].len()];
        aligns[0] = Align::Left;
        columns(&aligns, &rows)
    }
}

impl Outcome {
    fn new(args: &Args, line_ups: &LineUps, sample: &Sample) -> Self {
        let (tally, seconds) = (&sample.played.tally, sample.seconds);
        let (min_rounds, max_rounds) = tally.rounds.range();
        let seat = |(index, row): (usize, &Row)| {
            let bot = args.seats.get(index).map_or(VIRTUAL, |bot| bot.name());
            SeatReport::new(bot, row, line_ups.is_tournament())
        };
        Self {
            games: tally.games,
            inputs: tally.inputs,
            seconds,
            inputs_per_second: tally.inputs as f64 / seconds.max(f64::MIN_POSITIVE),
            mean_rounds: tally.rounds.mean(),
            min_rounds,
            max_rounds,
            ended: tally.ended.clone(),
            seats: tally.rows.iter().enumerate().map(seat).collect(),
        }
    }

    /// The facts and the seats; `title` says which games they are.
    fn table(&self, title: &str) -> String {
        let games = self.games as f64;
        let ended = |(&ending, &count): (&&str, &u64)| {
            format!("{ending} {} ({})", grouped(&count), percent(count as f64 / games))
        };
        let facts = [
            ("games", format!("{}{title}", grouped(&self.games))),
            ("inputs", format!("{}, {:.1} a game", grouped(&self.inputs), self.inputs as f64 / games)),
            ("seconds", format!("{:.2}", self.seconds)),
            ("inputs per second", grouped(&format!("{:.0}", self.inputs_per_second))),
            ("rounds", format!("{:.1} a game, {} to {}", self.mean_rounds, self.min_rounds, self.max_rounds)),
            ("ended", self.ended.iter().map(ended).collect::<Vec<_>>().join(", ")),
        ];
        let facts = facts.map(|(name, fact)| vec![name.to_owned(), fact]);
        format!("{}\n{}", columns(&[Align::Left, Align::Left], &facts), self.seats_table())
    }

    fn seats_table(&self) -> String {
        // In a tournament nobody has a seat of its own.
        let number = if self.seats.iter().any(|seat| seat.games.is_some()) { "no." } else { "seat" };
        let head = [number, "bot", "wins", "win rate", "95 % interval", "mean score", "spread"];
        let rows = self.seats.iter().enumerate().map(|(index, seat)| {
            vec![
                (index + 1).to_string(),
                seat.bot.to_owned(),
                format!("{:.1}", seat.wins),
                percent(seat.win_rate),
                format!("{} to {}", percent(seat.win_rate_low), percent(seat.win_rate_high)),
                format!("{:.2}", seat.mean_score),
                format!("{:.2}", seat.score_spread),
            ]
        });
        let rows: Vec<_> = std::iter::once(head.map(str::to_owned).to_vec()).chain(rows).collect();
        let mut aligns = [Align::Right; 7];
        aligns[1] = Align::Left;
        columns(&aligns, &rows)
    }
}

impl SeatReport {
    fn new(bot: &'static str, row: &Row, tournament: bool) -> Self {
        let (win_rate_low, win_rate_high) = row.win_interval();
        Self {
            bot,
            games: tournament.then(|| row.games()),
            wins: row.wins(),
            win_rate: row.win_rate(),
            win_rate_low,
            win_rate_high,
            mean_score: row.points.mean(),
            score_spread: row.points.spread(),
        }
    }
}

fn rating_reports(line_ups: &LineUps, entrants: &Entrants, sample: &Sample) -> Vec<RatingReport> {
    let results = &sample.played.tally.results;
    let met = meetings(entrants, line_ups, results);
    let rated = ratings(entrants, line_ups, results);
    let one = |(index, rating): (usize, skillratings::weng_lin::WengLinRating)| RatingReport {
        bot: entrants.names[index],
        rating: rating.rating,
        uncertainty: rating.uncertainty,
        before: entrants
            .names
            .iter()
            .zip(&met[index])
            .filter_map(|(&name, met)| Some((name, met.before()?)))
            .collect(),
    };
    rated.into_iter().enumerate().map(one).collect()
}

pub(super) fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}
