//! `manyworlds eureka`

use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::anyhow;
use console::style;
use engine::Viewer;
use games::eureka::{Date, Solver, Worth};
use games::{Daily, GameId, Playable, UnknownGame, WithGame, daily_setup};
use serde_json::json;
use words::{Language, Names, Words};

use crate::output::{Align, bar, columns, padded, print, width, wrapped};

/// Days from 1970 to the first Eureka.
const BEFORE_THE_FIRST: u64 = 20_454;
const DAY: u64 = 24 * 60 * 60;

/// Show the Eureka of the day: one turn for everybody, made from the date alone
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The day, such as 2026-11-17 [default: today, in Greenwich]
    #[arg(long, value_name = "DATE")]
    date: Option<Date>,

    /// Of which game: multiuniversum or multiverse [default: both]
    #[arg(long, value_name = "GAME", value_parser = game)]
    game: Option<GameId>,

    /// Tell what each choice is worth, and the best line
    #[arg(long)]
    solve: bool,

    /// A table of so many days from that one on instead: how much there is in each, and how hard it is to find
    #[arg(long, value_name = "N", conflicts_with = "solve")]
    days: Option<u32>,

    /// All of it as JSON, one object a line
    #[arg(long)]
    json: bool,
}

fn game(name: &str) -> Result<GameId, String> {
    name.parse().map_err(|unknown: UnknownGame| unknown.to_string())
}

pub(crate) fn run(args: &Args, words: &Words) -> anyhow::Result<()> {
    let first = match args.date {
        Some(date) => date,
        None => today().ok_or_else(|| anyhow!("the clock of this machine stands before {}", Date::FIRST))?,
    };
    let games = args.game.map_or_else(|| GameId::ALL.to_vec(), |game| vec![game]);
    if let Some(days) = args.days {
        return table(first, days, &games, args.json);
    }
    for game in games {
        let told = daily_setup(game).visit(Teller { date: first, args, words })??;
        print(&told)?;
    }
    Ok(())
}

/// Today, in Greenwich.
fn today() -> Option<Date> {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).ok()?.as_secs();
    let number = (seconds / DAY).checked_sub(BEFORE_THE_FIRST)? + 1;
    Date::of_number(u32::try_from(number).ok()?)
}

/// One row for each day and game.
fn table(first: Date, days: u32, games: &[GameId], as_json: bool) -> anyhow::Result<()> {
    let heads =
        ["day", "game", "gain", "lead", "as good", "ideas", "trouble", "surprises", "moments", "fingerprint"];
    let mut rows = vec![heads.map(str::to_owned).to_vec()];
    let mut lines = String::new();
    let progress = bar(u64::from(days) * games.len() as u64, "days");
    let dates = std::iter::successors(Some(first), |date| date.next()).take(days as usize);
    for date in dates {
        for &game in games {
            let row = daily_setup(game).visit(Row(date))??;
            if as_json {
                let object: serde_json::Map<_, _> =
                    heads.iter().map(|&head| head.to_owned()).zip(row.into_iter().map(Into::into)).collect();
                lines += &serde_json::Value::Object(object).to_string();
                lines.push('\n');
            } else {
                rows.push(row);
            }
            progress.inc(1);
        }
    }
    progress.finish_and_clear();
    let aligns = [
        Align::Left,
        Align::Left,
        Align::Right,
        Align::Right,
        Align::Right,
        Align::Right,
        Align::Right,
        Align::Right,
        Align::Right,
        Align::Left,
    ];
    print(&if as_json { lines } else { columns(&aligns, &rows) })
}

struct Row(Date);

impl WithGame for Row {
    type Output = anyhow::Result<Vec<String>>;

    fn with<G: Playable>(self, rules: G) -> Self::Output {
        let daily = Daily::new(rules, self.0)?;
        let (position, charm) = (daily.position(), daily.position().charm);
        Ok(vec![
            self.0.to_string(),
            G::ID.to_owned(),
            decimal(position.gain(), Language::English),
            format!("{:.2}", charm.lead as f64 / 100.0),
            charm.as_good.to_string(),
            charm.ideas.to_string(),
            format!("{:.2}", charm.trouble as f64 / 100.0),
            charm.surprises.to_string(),
            charm.moments.to_string(),
            daily.fingerprint()[..16].to_owned(),
        ])
    }
}

/// Tells the Eureka of one day.
struct Teller<'a> {
    date: Date,
    args: &'a Args,
    words: &'a Words,
}

impl WithGame for Teller<'_> {
    type Output = anyhow::Result<String>;

    fn with<G: Playable>(self, rules: G) -> anyhow::Result<String> {
        let daily = Daily::new(rules, self.date)?;
        Ok(if self.args.json { self.json(&daily) } else { self.text(&daily) })
    }
}

impl Teller<'_> {
    fn json<G: Playable>(&self, daily: &Daily<G>) -> String {
        let gain = daily.position().gain();
        let log: Vec<String> = daily.position().inputs.iter().map(ToString::to_string).collect();
        let line = self.args.solve.then(|| best_line(daily));
        let line = line.map(|line| line.iter().map(|(action, ..)| action.to_string()).collect::<Vec<_>>());
        let choice = |(action, worth): (G::Action, Worth)| json!({ "action": action.to_string(), "worth": exact(worth) });
        let choices = self.args.solve.then(|| choices(daily).into_iter().map(choice).collect::<Vec<_>>());
        let object = json!({
            "game": G::ID,
            "date": self.date.to_string(),
            "number": self.date.number(),
            "seat": daily.seat().number(),
            "gain": exact(gain),
            "fingerprint": daily.fingerprint(),
            "log": log,
            "choices": choices,
            "best": line,
        });
        format!("{object}\n")
    }

    fn text<G: Playable>(&self, daily: &Daily<G>) -> String {
        let (words, table) = (self.words, daily.game().table());
        let rules = table.rules();
        let names = Names::new(
            (0..rules.seats()).map(|seat| words.text_with("name-seat", &[("seat", (seat + 1).into())])),
        );
        let view = rules.view(table.state(), Viewer::Seat(daily.seat()));
        let values = [
            ("date", self.date.to_string().into()),
            ("number", self.date.number().into()),
            ("game", words::game(words, G::ID).into()),
        ];
        let mut text = said(&style(words.text_with("eureka-command-title", &values)).bold().to_string());
        text += &said(
            &words.text_with("eureka-command-seat", &[("name", names.inside(words, daily.seat()).into())]),
        );
        for section in rules.say_table(words, &names, &view) {
            text.push('\n');
            text += &said(&style(section.title).bold().to_string());
            text.extend(section.lines.iter().map(|line| wrapped(line, width(), "  ") + "\n"));
        }
        let gain = decimal(daily.position().gain(), words.language());
        text.push('\n');
        text += &said(&words.text_with("eureka-ask", &[("points", gain.into())]));
        text += &said(&words.text_with("eureka-ask-about", &[("game", G::ID.into())]));
        text += &said(&words.text_with("eureka-command-print", &[("print", daily.fingerprint().into())]));
        if self.args.solve {
            text += &self.solution(daily, &names);
        }
        text + "\n"
    }

    /// What each choice is worth, and the best line.
    fn solution<G: Playable>(&self, daily: &Daily<G>, names: &Names) -> String {
        let (words, table) = (self.words, daily.game().table());
        let (rules, seat) = (table.rules(), daily.seat());
        let view = rules.view(table.state(), Viewer::Seat(seat));
        let label = |action| rules.say_offer(words, names, &view, action);
        let choices = choices(daily);
        let rows: Vec<Vec<String>> = choices
            .iter()
            .map(|&(action, worth)| {
                vec![decimal(worth, words.language()), exact(worth), style(action).cyan().to_string()]
            })
            .collect();
        let aligns = [Align::Right, Align::Right, Align::Left];
        let lines = padded(&aligns, &rows).into_iter().zip(&choices);
        let mut text = format!("\n{}", said(&words.text("eureka-command-choices")));
        text.extend(lines.map(|(cells, &(action, _))| {
            wrapped(&label(action), width().max(60), &format!("{cells}  ")) + "\n"
        }));
        let line = best_line(daily);
        let gained = line.last().map_or(0, |&(.., gained)| gained);
        text.push('\n');
        text += &said(&words.text_with("eureka-command-line", &[("points", gained.into())]));
        for (number, (action, view, _)) in (1..).zip(&line) {
            let label = rules.say_offer(words, names, view, *action);
            text += &(wrapped(&label, width(), &format!("{number:>3}  ")) + "\n");
        }
        text
    }
}

/// The first choices and what is to be gained after each, on average; the best first.
fn choices<G: Playable>(daily: &Daily<G>) -> Vec<(G::Action, Worth)> {
    let rules = daily.game().table().rules();
    let base = Worth::points(daily.position().points);
    let choices = Solver::new(rules, daily.seat(), u32::MAX).choices(daily.model()).unwrap_or_default();
    let mut gains: Vec<_> = choices.into_iter().map(|(action, worth)| (action, worth.less(base))).collect();
    gains.sort_by_key(|&(_, gain)| std::cmp::Reverse(gain));
    gains
}

/// The best line with the dice of the day: each action, what was seen before it, and what the turn gains.
fn best_line<G: Playable>(daily: &Daily<G>) -> Vec<(G::Action, G::View, i16)> {
    let mut idle = daily.again();
    while !idle.is_done() {
        // Whoever idles is asked only when it is their turn to act, and not chance's.
        if !idle.advance() {
            let table = idle.game().table();
            let action = table.rules().idle(table.state(), idle.seat());
            if idle.act(action).is_err() {
                break;
            }
        }
    }
    let Some(verdict) = idle.verdict() else { return Vec::new() };
    let view = |table: &table::Table<G>| table.rules().view(table.state(), Viewer::Seat(daily.seat()));
    let steps = verdict.best.tried.choices.iter().zip(&verdict.best.moments);
    steps.map(|(choice, table)| (choice.action, view(table), verdict.gained[1])).collect()
}

/// With two decimals, as the language writes it.
fn decimal(worth: Worth, language: Language) -> String {
    let hundredths = worth.hundredths();
    let sign = if hundredths < 0 { "−" } else { "" };
    let point = match language {
        Language::English => '.',
        Language::French => ',',
    };
    let size = hundredths.unsigned_abs();
    format!("{sign}{}{point}{:02}", size / 100, size % 100)
}

/// As a fraction.
fn exact(worth: Worth) -> String {
    match worth.denominator() {
        1 => worth.numerator().to_string(),
        below => format!("{}/{below}", worth.numerator()),
    }
}

/// A paragraph.
fn said(text: &str) -> String {
    wrapped(text, width(), "") + "\n"
}
