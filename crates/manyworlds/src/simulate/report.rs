//! What is printed after the games.

use std::collections::BTreeMap;

use bots::BotKind;
use games::GameId;
use serde::Serialize;

use super::tally::{Tally, interval};
use crate::output::{Align, columns, grouped};

/// The report, as `--json` prints it.
#[derive(Serialize)]
pub(super) struct Report {
    game: &'static str,
    seed: u64,
    games: u64,
    inputs: u64,
    seconds: f64,
    inputs_per_second: f64,
    mean_rounds: f64,
    min_rounds: u16,
    max_rounds: u16,
    ended: BTreeMap<&'static str, u64>,
    seats: Vec<SeatReport>,
}

/// One participant.
#[derive(Serialize)]
struct SeatReport {
    bot: &'static str,
    wins: f64,
    win_rate: f64,
    win_rate_low: f64,
    win_rate_high: f64,
    mean_score: f64,
    score_spread: f64,
}

impl Report {
    pub(super) fn new(game: GameId, seed: u64, bots: &[BotKind], tally: &Tally, seconds: f64) -> Self {
        Self {
            game: game.name(),
            seed,
            games: tally.games,
            inputs: tally.inputs,
            seconds,
            inputs_per_second: tally.inputs as f64 / seconds.max(f64::MIN_POSITIVE),
            mean_rounds: tally.mean_rounds(),
            min_rounds: tally.shortest.unwrap_or(0),
            max_rounds: tally.longest.unwrap_or(0),
            ended: tally.ended.clone(),
            seats: (0..tally.participants).map(|one| SeatReport::new(bots, tally, one)).collect(),
        }
    }

    pub(super) fn json(&self) -> anyhow::Result<String> {
        Ok(serde_json::to_string(self)? + "\n")
    }

    pub(super) fn table(&self) -> String {
        let games = self.games as f64;
        let ended = |(&ending, &count): (&&str, &u64)| {
            format!("{ending} {} ({})", grouped(&count), percent(count as f64 / games))
        };
        let facts = [
            ("games", format!("{} of {}, seed {}", grouped(&self.games), self.game, self.seed)),
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
        let head = ["seat", "bot", "wins", "win rate", "95 % interval", "mean score", "spread"];
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
    fn new(bots: &[BotKind], tally: &Tally, one: usize) -> Self {
        let (wins, games) = (tally.wins(one), tally.games as f64);
        let (win_rate_low, win_rate_high) = interval(wins, games);
        Self {
            // Whoever is scored without a seat is no bot of ours: the virtual player of a solo game.
            bot: bots.get(one).map_or("virtual", |bot| bot.name()),
            wins,
            win_rate: wins / games,
            win_rate_low,
            win_rate_high,
            mean_score: tally.mean_score(one),
            score_spread: tally.spread(one),
        }
    }
}

fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}
