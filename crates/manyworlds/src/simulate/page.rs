//! The page that `--report` writes: one file, with nothing from outside.

mod balance;
mod chart;
mod html;
mod side_by_side;

use super::counts::Counts;
use super::line_up::LineUps;
use super::report::percent;
use super::results::{Entrants, Meetings, meetings, ratings, seat_wins};
use super::tally::{Row, Tally, interval};
use super::{Args, Sample};
use crate::output::grouped;

use self::chart::{Line, Unit};
use self::html::{decimal, escaped, figure, section, shell_word, table};

/// Nothing may be fetched, whatever a deck is called.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'";

/// What the page tells of.
pub(super) struct Page<'a> {
    pub(super) args: &'a Args,
    pub(super) line_ups: &'a LineUps,
    pub(super) entrants: &'a Entrants,
    /// The plain games first, then those to compare them with.
    pub(super) samples: &'a [Sample],
}

impl Page<'_> {
    pub(super) fn html(&self) -> anyhow::Result<String> {
        let parts = [
            self.played(),
            self.win_rates()?,
            self.ratings()?,
            self.head_to_head(),
            self.seats()?,
            self.scores_and_lengths()?,
            self.endings()?,
            self.comparison()?,
            self.balance()?,
        ];
        let title = format!("{} games of {}", grouped(&self.args.games), self.game());
        Ok(format!(
            "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n\
             <meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\"/>\n\
             <title>{title}</title>\n<style>\n{}</style>\n</head>\n<body>\n<main>\n\
             <h1>{title}</h1>\n<p class=\"told\">{}</p>\n{}{}\
             <footer>Manyworlds {}. Intervals are for 95 %: of a hundred such intervals, about 95 hold the true \
             value.</footer>\n</main>\n</body>\n</html>\n",
            include_str!("page/style.css"),
            escaped(&self.entrants.names.join(" · ")),
            self.tiles(),
            parts.concat(),
            env!("CARGO_PKG_VERSION"),
        ))
    }

    fn game(&self) -> String {
        words::game(words::Words::of(words::Language::English), self.args.options.game.name())
    }

    fn tally(&self) -> &Tally {
        &self.samples[0].played.tally
    }

    /// Each entrant with what it made of some games. Where all have one name, they are counted as they are listed.
    fn rows(&self, tally: &Tally) -> Vec<(String, Row)> {
        match self.entrants.names[..] {
            [only] => (1..)
                .zip(&tally.rows)
                .map(|(number, row)| (format!("{only} {number}"), row.clone()))
                .collect(),
            ref names => names.iter().map(|&name| name.to_owned()).zip(self.entrants.rows(tally)).collect(),
        }
    }

    fn fair(&self) -> (f64, String) {
        let fair = self.tally().fair_share();
        (fair, format!("fair {}", percent(fair)))
    }

    /// What one wants to know first.
    fn tiles(&self) -> String {
        let tile = |value: &str, told: &str| {
            format!("<div class=\"tile\"><b>{}</b><span>{}</span></div>\n", escaped(value), escaped(told))
        };
        let rows = self.rows(self.tally());
        let best = rows.iter().max_by(|a, b| a.1.win_rate().total_cmp(&b.1.win_rate()));
        let mut tiles = String::new();
        if let Some((name, row)) = best.filter(|_| self.entrants.names.len() > 1) {
            tiles += &tile(&percent(row.win_rate()), &format!("of its games are won by {name}"));
        }
        if self.line_ups.players() > 1 {
            let first = seat_wins(self.line_ups, &self.tally().results)[0] / self.tally().games as f64;
            tiles += &tile(
                &percent(first),
                &format!("are won from seat 1; {} would be fair", percent(self.fair().0)),
            );
        }
        tiles += &tile(&format!("{:.1}", self.tally().rounds.mean()), "rounds a game");
        tiles += &tile(&grouped(&self.tally().games), "games");
        format!("<div class=\"tiles\">\n{tiles}</div>\n")
    }

    fn played(&self) -> String {
        let words = self.args.words().into_iter().chain(["--report".to_owned(), "report.html".to_owned()]);
        let words = words.map(|word| escaped(&shell_word(&word))).collect::<Vec<_>>().join(" ");
        // A line breaks between the flags, nowhere else.
        let command = format!("<span>{}</span>", words.replace(" --", "</span> <span>--"));
        let options = self.args.options.words();
        let options = if options.is_empty() { "as usual".to_owned() } else { options.join(" ") };
        let bots = self.args.seats.iter().map(|bot| bot.name()).collect::<Vec<_>>().join(", ");
        let seating = match (self.line_ups.is_tournament(), self.line_ups.rotates()) {
            (true, _) => format!(
                "a tournament: {} at a table, {} line-ups in turn, everybody on all seats",
                self.line_ups.players(),
                self.line_ups.count()
            ),
            (false, true) => "everybody moves on by one seat after each game".to_owned(),
            (false, false) => "everybody stays on the seat".to_owned(),
        };
        let facts = [
            ("Game", self.game()),
            ("Options", options),
            ("Bots", bots),
            ("Seating", seating),
            ("Games", grouped(&self.args.games)),
            ("Seed", self.args.seed.to_string()),
        ];
        let facts =
            facts.map(|(name, fact)| format!("<dt>{name}</dt><dd>{}</dd>\n", escaped(&fact))).concat();
        let content = format!("<pre><code>{command}</code></pre>\n<dl>\n{facts}</dl>\n");
        section("What was played", "This command plays the same games again, on any machine.", &content)
    }

    fn win_rates(&self) -> anyhow::Result<String> {
        let rows = self.rows(self.tally());
        let (fair, told) = self.fair();
        let lines: Vec<Line> = rows.iter().map(|(name, row)| interval_line(name, row)).collect();
        let plot = figure(
            "Win rates with their intervals; the table has the numbers",
            &chart::intervals(&lines, Unit::Share, (fair, &told))?,
        );
        let cells = rows.iter().map(|(name, row)| {
            vec![
                escaped(name),
                grouped(&row.games()),
                count(row.wins()),
                percent(row.win_rate()),
                range(row.win_interval()),
            ]
        });
        let head = ["bot", "games", "wins", "win rate", "95 % interval"];
        let content = pair(&plot, &table(&head, &cells.collect::<Vec<_>>()));
        let told = match self.entrants.names.len() {
            1 => "All bots have one name, so they are counted as they are listed.",
            _ => {
                "Bots of the same name are counted together. A win that several share counts for each in part."
            }
        };
        Ok(section("Win rates", told, &content))
    }

    fn ratings(&self) -> anyhow::Result<String> {
        if self.entrants.names.len() < 2 {
            return Ok(String::new());
        }
        let rated = ratings(self.entrants, self.line_ups, &self.tally().results);
        let mut rated: Vec<_> = self.entrants.names.iter().zip(rated).collect();
        rated.sort_by(|a, b| b.1.rating.total_cmp(&a.1.rating));
        let line = |(name, one): &(&&str, skillratings::weng_lin::WengLinRating)| {
            let reach = 2.0 * one.uncertainty;
            Line::Interval {
                label: (**name).to_owned(),
                low: one.rating - reach,
                value: one.rating,
                high: one.rating + reach,
            }
        };
        let lines: Vec<Line> = rated.iter().map(line).collect();
        let plot = figure(
            "Ratings with their uncertainty; the table has the numbers",
            &chart::intervals(&lines, Unit::Number, (25.0, "start"))?,
        );
        let cells = rated.iter().map(|(name, one)| {
            vec![escaped(name), decimal(one.rating, 1), format!("± {:.1}", 2.0 * one.uncertainty)]
        });
        let content = pair(&plot, &table(&["bot", "rating", "uncertainty"], &cells.collect::<Vec<_>>()));
        Ok(section(
            "Ratings",
            "Weng and Lin’s rating for a free-for-all, from the places in all games in their order. Everybody starts at \
             25 ± 16.7. Whoever is 6 or 7 ahead wins about three games of four.",
            &content,
        ))
    }

    fn head_to_head(&self) -> String {
        let names = &self.entrants.names;
        if names.len() < 2 {
            return String::new();
        }
        let met = meetings(self.entrants, self.line_ups, &self.tally().results);
        let rows: Vec<Vec<String>> = names
            .iter()
            .zip(&met)
            .map(|(name, row)| std::iter::once(escaped(name)).chain(row.iter().map(meeting_cell)).collect())
            .collect();
        let head: Vec<&str> = std::iter::once("").chain(names.iter().copied()).collect();
        let content = format!("<div class=\"met\">\n{}</div>\n", table(&head, &rows));
        section(
            "Head to head",
            "How often the bot of the row came before the bot of the column, where both took part; an equal place \
             counts half.",
            &content,
        )
    }

    fn seats(&self) -> anyhow::Result<String> {
        if self.line_ups.players() < 2 {
            return Ok(String::new());
        }
        let games = self.tally().games as f64;
        let wins = seat_wins(self.line_ups, &self.tally().results);
        let seats = || wins.iter().enumerate().map(|(index, &wins)| (format!("seat {}", index + 1), wins));
        let lines: Vec<Line> = seats()
            .map(|(label, wins)| {
                let (low, high) = interval(wins, games);
                Line::Interval { label, low, value: wins / games, high }
            })
            .collect();
        let (fair, told) = self.fair();
        let plot = figure(
            "Win rates of the seats; the table has the numbers",
            &chart::intervals(&lines, Unit::Share, (fair, &told))?,
        );
        let cells = seats().map(|(label, wins)| {
            vec![label, count(wins), percent(wins / games), range(interval(wins, games))]
        });
        let content =
            pair(&plot, &table(&["", "wins", "win rate", "95 % interval"], &cells.collect::<Vec<_>>()));
        let mixed = !self.line_ups.rotates() && self.entrants.names.len() > 1;
        let told = if mixed {
            "Nobody moved from seat to seat, so this shows the bots as much as the seats: play with --rotate to tell \
             them apart."
        } else {
            "What it is worth to sit first, whoever sits there."
        };
        Ok(section("Seats", told, &content))
    }

    fn scores_and_lengths(&self) -> anyhow::Result<String> {
        let rows = self.rows(self.tally());
        let scores: Vec<_> = rows.iter().map(|(name, row)| (name.clone(), &row.points)).collect();
        let scores =
            figure("How often each bot made how many points", &chart::histograms(&scores, "points")?);
        let lengths = [("all games".to_owned(), &self.tally().rounds)];
        let lengths = figure("How often games took how many rounds", &chart::histograms(&lengths, "rounds")?);
        let cells = rows.iter().map(|(name, row)| spread_cells(name, &row.points));
        let cells: Vec<_> = cells.chain([spread_cells("rounds", &self.tally().rounds)]).collect();
        let numbers = table(&["", "mean", "spread", "least", "most"], &cells);
        let content = format!("{}<h3>In numbers</h3>\n{numbers}", pair(&scores, &lengths));
        Ok(section(
            "Scores and lengths",
            "How many points the bots made, and how many rounds the games took.",
            &content,
        ))
    }

    fn endings(&self) -> anyhow::Result<String> {
        let played = &self.samples[0].played;
        let row = |(word, &games): (&&str, &u64)| {
            let share = games as f64 / played.tally.games as f64;
            Ok(vec![escaped(&played.endings[*word]), grouped(&games), percent(share), chart::bar(share)?])
        };
        let rows = played.tally.ended.iter().map(row).collect::<anyhow::Result<Vec<_>>>()?;
        Ok(section(
            "How games ended",
            "Why a game was over.",
            &table(&["because", "games", "share", ""], &rows),
        ))
    }
}

fn interval_line(name: &str, row: &Row) -> Line {
    let (low, high) = row.win_interval();
    Line::Interval { label: name.to_owned(), low, value: row.win_rate(), high }
}

fn spread_cells(name: &str, counts: &Counts) -> Vec<String> {
    let (least, most) = counts.range();
    vec![
        escaped(name),
        decimal(counts.mean(), 1),
        decimal(counts.spread(), 1),
        decimal(least.into(), 0),
        decimal(most.into(), 0),
    ]
}

/// Coloured by how far it is from even; the number says the same.
fn meeting_cell(met: &Meetings) -> String {
    let Some(before) = met.before() else { return "<td class=\"tint\">–</td>".to_owned() };
    let side = if before >= 0.5 { "over" } else { "under" };
    let depth = (before - 0.5).abs() * 0.8;
    format!(
        "<td class=\"tint {side}\" style=\"--depth: {depth:.2}\" title=\"{} games\">{}</td>",
        grouped(&met.games),
        percent(before)
    )
}

/// A number of games, of which some may be shared.
fn count(games: f64) -> String {
    let text = format!("{games:.1}");
    let (whole, tenths) = text.split_once('.').unwrap_or((&text, "0"));
    if tenths == "0" { grouped(&whole) } else { format!("{}.{tenths}", grouped(&whole)) }
}

fn pair(left: &str, right: &str) -> String {
    format!("<div class=\"pair\">\n{left}{right}</div>\n")
}

fn range((low, high): (f64, f64)) -> String {
    format!("{:.1}–{}", low * 100.0, percent(high))
}
