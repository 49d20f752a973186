//! Advice in sentences and a table, or as JSON.

use bots::Finding;
use console::style;
use engine::Seat;
use games::Playable;
use review::LineStep;
use serde_json::{Value, json};
use words::{Language, Names, Words};

use super::Args;
use super::think::Advice;
use crate::output::{Align, padded, width, wrapped};

/// What was tried less often than this is not compared with anything.
const ENOUGH: u32 = 50;
/// Two chances to win that are nearer than this are the same, as far as one can tell.
const NEAR: f32 = 0.01;
/// So much room the words of a choice have at least.
const LABEL: usize = 26;
/// Before what was really played.
const PLAYED: &str = "→";

/// Tells advice to a seat.
pub(super) struct Teller<'a, G: Playable> {
    pub(super) rules: &'a G,
    pub(super) words: &'a Words,
    pub(super) names: &'a Names,
    /// What was played, and who sat there.
    pub(super) title: String,
    pub(super) args: &'a Args,
    /// What the seat knew.
    pub(super) view: G::View,
    pub(super) seat: Seat,
    /// After how many inputs, and how many there are.
    pub(super) at: usize,
    pub(super) inputs: usize,
    /// What it really did, and the number of that input.
    pub(super) played: Option<(usize, G::Action)>,
}

impl<G: Playable> Teller<'_, G> {
    pub(super) fn text(&self, advice: &Advice<G>) -> String {
        let heading = self.heading();
        if let [only] = &advice.findings[..] {
            let values =
                [("choice", self.label(only.action).into()), ("typed", only.action.to_string().into())];
            return heading + &said(&self.words.text_with("advise-one", &values));
        }
        let bot = words::bot(self.words, self.args.bot.name());
        let values = [("bot", bot.into()), ("worlds", advice.worlds.into()), ("name", self.name().into())];
        let thought = said(&self.words.text_with("advise-thought", &values));
        let (table, legend) = (self.table(advice), said(&self.words.text("advise-legend")));
        let (verdict, line) = (self.verdict(advice), self.line(&advice.line));
        format!("{heading}\n{thought}\n{table}\n{legend}{verdict}{line}")
    }

    /// Which game it is, who is to act, and what about.
    fn heading(&self) -> String {
        let (rules, words) = (self.rules, self.words);
        let to_act = words.text_with(
            "advise-to-act",
            &[
                ("at", self.at.into()),
                ("inputs", self.inputs.into()),
                ("name", self.name().into()),
                ("seat", self.seat.number().into()),
            ],
        );
        let mut text = format!("{}\n{}", said(&self.title), said(&to_act));
        text += &said(&rules.say_progress(words, &self.view));
        text + &said(&style(rules.say_prompt(words, self.names, &self.view)).bold().to_string())
    }

    fn name(&self) -> String {
        self.names.inside(self.words, self.seat)
    }

    fn label(&self, action: G::Action) -> String {
        self.rules.say_offer(self.words, self.names, &self.view, action)
    }

    fn is_played(&self, action: G::Action) -> bool {
        self.played.is_some_and(|(_, played)| played == action)
    }

    /// One row for each choice; what is long stands last, and is wrapped.
    fn table(&self, advice: &Advice<G>) -> String {
        let words = self.words;
        let heads = [
            "advise-head-win",
            "advise-head-score",
            "advise-head-visits",
            "advise-head-share",
            "advise-head-typed",
        ];
        let heads = std::iter::once(String::new()).chain(heads.map(|head| words.text(head)));
        let mut rows: Vec<Vec<String>> = vec![heads.collect()];
        rows.extend(advice.findings.iter().map(|finding| self.cells(finding, advice.worlds)));
        let aligns = [Align::Left, Align::Right, Align::Right, Align::Right, Align::Right, Align::Left];
        let labels = advice.findings.iter().map(|finding| self.label(finding.action));
        let labels = std::iter::once(words.text("advise-head-choice")).chain(labels);
        let line = |(cells, label): (String, String)| {
            // In a narrow terminal the words are not cut to pieces for the sake of the numbers.
            let width = width().max(console::measure_text_width(&cells) + LABEL);
            wrapped(&label, width, &format!("{cells}  ")) + "\n"
        };
        padded(&aligns, &rows).into_iter().zip(labels).map(line).collect()
    }

    /// All of a row but the words.
    fn cells(&self, finding: &Finding<G::Action>, worlds: u32) -> Vec<String> {
        let tried = |text: String| if finding.visits == 0 { "–".to_owned() } else { text };
        let mark = if self.is_played(finding.action) { PLAYED } else { "" };
        vec![
            mark.to_owned(),
            tried(self.percent(finding.worth)),
            tried(self.decimal(finding.points)),
            finding.visits.to_string(),
            self.percent(share(finding.visits, worlds)),
            style(finding.action).cyan().to_string(),
        ]
    }

    fn percent(&self, part: f32) -> String {
        self.words.text_with("advise-percent", &[("percent", self.decimal(part * 100.0).into())])
    }

    /// A number with one decimal, as the language writes it.
    fn decimal(&self, number: f32) -> String {
        let text = format!("{:.1}", tenths(number)).replace('-', "−");
        match self.words.language() {
            Language::English => text,
            Language::French => text.replace('.', ","),
        }
    }

    /// What was really played, and what it cost.
    fn verdict(&self, advice: &Advice<G>) -> String {
        let found = advice.findings.iter().find(|finding| self.is_played(finding.action));
        let Some(((number, played), finding)) = self.played.zip(found) else { return String::new() };
        let number = [("mark", PLAYED.into()), ("number", number.into()), ("name", self.name().into())];
        let with = |key: &str, more| {
            let [mark, number, name] = number.clone();
            self.words.text_with(key, &[mark, number, name, more])
        };
        let sentence = match cost(advice, finding) {
            _ if played == advice.findings[0].action => self.words.text_with("advise-same", &number),
            None => with("advise-unsure", ("visits", finding.visits.into())),
            Some(cost) if cost < NEAR => self.words.text_with("advise-near", &number),
            Some(_) => {
                // Of the numbers in the table, or somebody would reckon it again.
                let [best, played] =
                    [&advice.findings[0], finding].map(|finding| tenths(finding.worth * 100.0));
                with("advise-cost", ("points", self.decimal(best - played).into()))
            }
        };
        said(&sentence)
    }

    /// How it may go on.
    fn line(&self, line: &[LineStep<G>]) -> String {
        // The best choice alone stands in the table already.
        if line.len() < 2 {
            return String::new();
        }
        let sentence = self.words.text_with("advise-line", &[("name", self.name().into())]);
        let steps = (1..).zip(line).map(|(number, step)| {
            let who = if step.seat == self.seat {
                self.words.text("name-you")
            } else {
                self.names.first(self.words, step.seat)
            };
            let text = self.words.titled(&who, &self.step_label(step));
            wrapped(&text, width(), &format!("{number:>3}  ")) + "\n"
        });
        format!("\n{}{}", said(&sentence), steps.collect::<String>())
    }

    fn step_label(&self, step: &LineStep<G>) -> String {
        self.rules.say_offer(self.words, self.names, &step.view, step.action)
    }

    /// All of it for programs.
    pub(super) fn json(&self, advice: &Advice<G>) -> String {
        let choice = |finding: &Finding<G::Action>| {
            let tried = |number: f32| if finding.visits == 0 { Value::Null } else { rounded(number) };
            json!({
                "action": finding.action.to_string(),
                "label": self.label(finding.action),
                "visits": finding.visits,
                "share": rounded(share(finding.visits, advice.worlds)),
                "score": tried(finding.points),
                "win": tried(finding.worth),
                "played": self.is_played(finding.action),
            })
        };
        let step = |step: &LineStep<G>| {
            json!({
                "seat": step.seat.number(),
                "name": self.names.inside(self.words, step.seat),
                "action": step.action.to_string(),
                "label": self.step_label(step),
            })
        };
        let played = self.played.map(|(number, action)| {
            let finding = advice.findings.iter().find(|finding| finding.action == action);
            let cost = finding.and_then(|finding| cost(advice, finding)).map(rounded);
            json!({ "number": number, "action": action.to_string(), "cost": cost })
        });
        let object = json!({
            "game": G::ID,
            "inputs": self.inputs,
            "at": self.at,
            "seat": self.seat.number(),
            "name": self.name(),
            "progress": self.rules.say_progress(self.words, &self.view),
            "prompt": self.rules.say_prompt(self.words, self.names, &self.view),
            "bot": self.args.bot.name(),
            "think": self.args.think,
            "seed": self.args.seed,
            "worlds": advice.worlds,
            "choices": advice.findings.iter().map(choice).collect::<Vec<_>>(),
            "played": played,
            "line": advice.line.iter().map(step).collect::<Vec<_>>(),
        });
        format!("{object}\n")
    }
}

/// How much of the chance to win this loses against the best choice; nothing if either was tried too little to tell.
fn cost<A>(advice: &Advice<impl Playable<Action = A>>, played: &Finding<A>) -> Option<f32> {
    let best = &advice.findings[0];
    (played.visits.min(best.visits) >= ENOUGH).then_some(best.worth - played.worth)
}

fn share(visits: u32, worlds: u32) -> f32 {
    visits as f32 / worlds.max(1) as f32
}

/// Rounded to one decimal. Added to nothing, nothing loses its sign.
fn tenths(number: f32) -> f32 {
    (number * 10.0).round() / 10.0 + 0.0
}

/// Four decimals: no more is known, and a short number is the same wherever it is printed.
fn rounded(number: f32) -> Value {
    json!((f64::from(number) * 10_000.0).round() / 10_000.0)
}

/// A paragraph.
fn said(text: &str) -> String {
    wrapped(text, width(), "") + "\n"
}
