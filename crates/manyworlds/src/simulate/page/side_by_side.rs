//! The plain games beside those with other options.

use std::collections::BTreeMap;

use super::super::Sample;
use super::super::counts::Counts;
use super::super::report::percent;
use super::super::tally::{Row, Tally};
use super::chart::{self, Line, Unit};
use super::html::{decimal, escaped, figure, section, table};
use super::{Page, interval_line, pair, range};

impl Page<'_> {
    /// The plain games beside those with other options.
    pub(super) fn comparison(&self) -> anyhow::Result<String> {
        if self.samples.len() < 2 {
            return Ok(String::new());
        }
        let name = |sample: &Sample| sample.changes.clone().unwrap_or_else(|| "plain".to_owned());
        let each: Vec<(String, &Tally)> =
            self.samples.iter().map(|sample| (name(sample), &sample.played.tally)).collect();
        let rows: Vec<Vec<(String, Row)>> = each.iter().map(|(_, tally)| self.rows(tally)).collect();
        let (mut lines, mut cells) = (Vec::new(), Vec::new());
        for index in 0..rows[0].len() {
            lines.push(Line::Title(rows[0][index].0.clone()));
            for ((name, _), rows) in each.iter().zip(&rows) {
                let (bot, row) = &rows[index];
                lines.push(interval_line(name, row));
                cells.push(vec![
                    escaped(&format!("{bot}: {name}")),
                    percent(row.win_rate()),
                    range(row.win_interval()),
                    decimal(row.points.mean(), 1),
                ]);
            }
        }
        let (fair, told) = self.fair();
        let rates = figure(
            "Win rates with each choice of options",
            &chart::intervals(&lines, Unit::Share, (fair, &told))?,
        );
        let rates = pair(&rates, &table(&["bot: with", "win rate", "95 % interval", "mean score"], &cells));
        let points_of = |(_, tally): &(String, &Tally)| {
            let mut points = Counts::default();
            tally.rows.iter().for_each(|row| points.add_all(&row.points));
            points
        };
        let all_points: Vec<Counts> = each.iter().map(points_of).collect();
        let points: Vec<_> = each.iter().map(|(name, _)| name.clone()).zip(&all_points).collect();
        let points = figure(
            "Points of all bots with each choice of options",
            &chart::histograms(&points, "points of all bots")?,
        );
        let lengths: Vec<_> = each.iter().map(|(name, tally)| (name.clone(), &tally.rounds)).collect();
        let lengths = figure("Lengths with each choice of options", &chart::histograms(&lengths, "rounds")?);
        let content = format!(
            "{rates}<h3>Scores and lengths</h3>\n{}<h3>How games ended</h3>\n{}",
            pair(&points, &lengths),
            self.endings_compared(&each)
        );
        Ok(section(
            "Side by side",
            "As many games with the same seed, with other options: “plain” are the games of the rest of this page.",
            &content,
        ))
    }

    fn endings_compared(&self, each: &[(String, &Tally)]) -> String {
        let endings: BTreeMap<&str, &String> = self
            .samples
            .iter()
            .flat_map(|sample| sample.played.endings.iter().map(|(word, told)| (*word, told)))
            .collect();
        let row = |(name, tally): &(String, &Tally)| {
            let share = |word: &&str| {
                percent(tally.ended.get(word).copied().unwrap_or(0) as f64 / tally.games as f64)
            };
            let (least, most) = tally.rounds.range();
            let rounds = [format!("{:.1}", tally.rounds.mean()), format!("{least} to {most}")];
            std::iter::once(escaped(name)).chain(rounds).chain(endings.keys().map(share)).collect()
        };
        let told = endings.values().map(|told| told.as_str());
        let head: Vec<&str> = ["with", "rounds", "from to"].into_iter().chain(told).collect();
        table(&head, &each.iter().map(row).collect::<Vec<_>>())
    }
}
