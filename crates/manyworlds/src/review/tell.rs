//! A review in sentences and tables.

use console::style;
use engine::Seat;
use games::record::Header;
use games::review::{Balance, DecisionSheet, ReviewSheet, Row, Side, rounded};
use games::{Playable, WithGame};
use words::{Language, Names, Words};

use crate::output::{Align, columns, width, wrapped};

/// Numbers are told in tenths of a percent.
const TENTH: i32 = 1_000;

/// Tells a review.
pub(super) struct Teller<'a> {
    pub(super) header: &'a Header,
    pub(super) sheet: &'a ReviewSheet,
    pub(super) words: &'a Words,
    /// How many decisions are told.
    pub(super) decisions: usize,
}

impl WithGame for Teller<'_> {
    type Output = String;

    fn with<G: Playable>(self, rules: G) -> String {
        let (names, title) = (self.header.names(&rules), self.header.title(self.words));
        let seats = usize::from(rules.seats());
        format!(
            "{}\n{}\n{}\n{}",
            said(&style(title).bold().to_string()),
            self.rounds(&names),
            self.balance(&names, seats),
            self.costs(&names)
        )
    }
}

impl Teller<'_> {
    /// Everybody's chances when each round begins, and at the end.
    fn rounds(&self, names: &Names) -> String {
        let words = self.words;
        let participants = usize::from(self.sheet.participants);
        let heads = (0..participants).map(|index| names.first(words, Seat::from_index(index)));
        let mut rows: Vec<Vec<String>> =
            vec![std::iter::once(words.text("review-head-round")).chain(heads).collect()];
        let points = &self.sheet.points;
        for (index, point) in points.iter().enumerate() {
            let begins = index == 0 || points[index - 1].round != point.round;
            let ends = index + 1 == points.len();
            if !begins && !ends {
                continue;
            }
            let label = if ends { words.text("review-end") } else { point.round.to_string() };
            let chances = point.chances.iter().map(|&chance| self.percent(chance));
            rows.push(std::iter::once(label).chain(chances).collect());
        }
        let aligns: Vec<Align> = std::iter::repeat_n(Align::Right, participants + 1).collect();
        said(&words.text("review-chances")) + &columns(&aligns, &rows)
    }

    /// From the start by luck and skill to the result.
    fn balance(&self, names: &Names, seats: usize) -> String {
        let words = self.words;
        let name = names.inside(words, self.sheet.seat);
        let heading = said(&words.text_with("review-balance", &[("name", name.as_str().into())]));
        let Some(balance) = Balance::new(self.sheet, self.sheet.seat.index(), TENTH) else { return heading };
        let row = |label: String, by: String, error: String| vec![label, by, error];
        let mut rows =
            vec![row(words.text("review-start"), self.tenths(balance.start, false), String::new())];
        rows.extend(balance.rows.iter().map(|one| {
            let machine = one.each.iter().all(|(seat, _)| seat.index() >= seats);
            let error = format!("± {}", self.tenths(2 * one.error, false));
            row(self.cause(one, &name, machine), self.tenths(one.by, true), error)
        }));
        let result = words.text(if self.sheet.over { "review-result" } else { "review-so-far" });
        rows.push(row(result, self.tenths(balance.result, false), String::new()));
        heading + &columns(&[Align::Left, Align::Right, Align::Right], &rows)
    }

    fn cause(&self, row: &Row, name: &str, machine: bool) -> String {
        let own = (row.side == Side::Own).then_some(Some(name));
        words::cause(self.words, &row.kind, own, row.side == Side::Rivals && machine)
    }

    /// What decisions cost, the dearest first.
    fn costs(&self, names: &Names) -> String {
        let words = self.words;
        let all = self.sheet.decisions.len();
        if all == 0 {
            return String::new();
        }
        let summary = words.text_with(
            "review-decisions",
            &[
                ("name", names.inside(words, self.sheet.seat).into()),
                ("count", all.into()),
                ("same", self.sheet.same().into()),
                ("cost", self.tenths(rounded(self.sheet.given_away(), TENTH), false).into()),
                ("worlds", self.sheet.worlds.into()),
            ],
        );
        let mut dear: Vec<&DecisionSheet> = self.sheet.decisions.iter().filter(|one| !one.same).collect();
        dear.sort_by_key(|one| (-one.cost, one.at));
        let told = dear.into_iter().take(self.decisions).map(|one| self.decision(one));
        said(&summary) + &told.collect::<String>()
    }

    fn decision(&self, decision: &DecisionSheet) -> String {
        let (words, language) = (self.words, self.words.language());
        let cost = self.tenths(-rounded(decision.cost, TENTH), true);
        let values = [
            ("round", decision.round.into()),
            ("played", decision.played.label.of(language).into()),
            ("chance", self.percent(decision.played.chance).into()),
            ("best", decision.best.label.of(language).into()),
            ("better", self.percent(decision.best.chance).into()),
            ("at", decision.at.into()),
        ];
        let cost = format!("{cost:>7}  ");
        wrapped(&words.text_with("review-decision", &values), width(), &cost) + "\n"
    }

    fn percent(&self, chance: i32) -> String {
        let percent = self.tenths(rounded(chance, TENTH), false);
        self.words.text_with("advise-percent", &[("percent", percent.into())])
    }

    /// A number of tenths, as the language writes it.
    fn tenths(&self, tenths: i32, signed: bool) -> String {
        let sign = match tenths.signum() {
            -1 => "−",
            1 if signed => "+",
            _ => "",
        };
        let point = if self.words.language() == Language::French { ',' } else { '.' };
        let size = tenths.unsigned_abs();
        format!("{sign}{}{point}{}", size / 10, size % 10)
    }
}

/// A paragraph.
fn said(text: &str) -> String {
    wrapped(text, width(), "") + "\n"
}
