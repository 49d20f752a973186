//! `manyworlds replay`

use std::io::{self, BufRead, Write as _};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use anyhow::anyhow;
use engine::{Seat, Viewer};
use games::record::{Record, Step};
use games::{Playable, WithGame};
use serde_json::json;
use words::{Names, Words};

use crate::output::{width, wrapped};
use crate::record::{check_seat, reader, score_table, seat, told};

/// Tell a recorded game in sentences
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record; - for the standard input
    file: PathBuf,

    /// Only the first N inputs
    #[arg(long, value_name = "N")]
    to: Option<usize>,

    /// Only what this seat saw, from 1
    #[arg(long, value_name = "S", value_parser = seat)]
    seat: Option<Seat>,

    /// One JSON object per input, with what the seat (else a spectator) sees after it
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, words: &Words) -> anyhow::Result<()> {
    let record =
        Record::open(reader(&args.file)?, words).map_err(|fault| anyhow!(told(words, &args.file, &fault)))?;
    let rules = record.rules();
    check_seat(args.seat, rules.seats())?;
    rules.visit(Replay { record, args, words })
}

struct Replay<'a, R> {
    record: Record<'a, R>,
    args: &'a Args,
    words: &'a Words,
}

impl<R: BufRead> WithGame for Replay<'_, R> {
    type Output = anyhow::Result<()>;

    fn with<G: Playable>(self, rules: G) -> anyhow::Result<()> {
        let Self { record, args, words } = self;
        let viewer = args.seat.map_or(Viewer::Spectator, Viewer::Seat);
        let names = record.names(&rules);
        let teller = Teller { rules: &rules, words, names: &names, viewer, whole: args.seat.is_none() };
        let mut out = io::stdout().lock();
        if !args.json {
            writeln!(out, "{}\n", record.header().title(words))?;
        }
        let mut last = None;
        let mut failed = Ok(());
        let mut watch = |step: Step<'_, G>| {
            if args.to.is_some_and(|to| step.number > to) {
                return ControlFlow::Break(());
            }
            let text = if args.json { teller.json(&step) } else { teller.sentences(&step) };
            last = Some(*step.state);
            failed = out.write_all(text.as_bytes());
            if failed.is_err() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        let followed = if args.to == Some(0) { Ok(None) } else { record.follow(&rules, &mut watch) };
        failed?;
        let state = last.unwrap_or_else(|| rules.start());
        if !args.json {
            write!(out, "{}", teller.standing(&state))?;
        }
        out.flush()?;
        followed.map(drop).map_err(|fault| anyhow!(told(words, Path::new(&args.file), &fault)))
    }
}

/// Tells a game to somebody, or the whole truth of it to nobody in particular.
struct Teller<'a, G> {
    rules: &'a G,
    words: &'a Words,
    names: &'a Names,
    viewer: Viewer,
    whole: bool,
}

impl<G: Playable> Teller<'_, G> {
    fn heard(&self, events: &[G::Event]) -> Vec<G::Event> {
        if self.whole {
            return events.to_vec();
        }
        events.iter().filter_map(|event| self.rules.hear(event, self.viewer)).collect()
    }

    /// The number of the input stands before what came of it.
    fn sentences(&self, step: &Step<'_, G>) -> String {
        let say = |event: &G::Event| self.rules.say_event(self.words, self.names, event, self.viewer);
        let line = |(index, event)| {
            let first = if index == 0 { format!("{:>5}  ", step.number) } else { " ".repeat(7) };
            wrapped(&say(event), width(), &first) + "\n"
        };
        self.heard(step.events).iter().enumerate().map(line).collect()
    }

    fn json(&self, step: &Step<'_, G>) -> String {
        let mut line = json!({
            "number": step.number,
            "events": self.heard(step.events),
            "view": self.rules.view(step.state, self.viewer),
        });
        // What somebody else chose may be a secret.
        if self.whole {
            line["input"] = json!(step.input.to_string());
        }
        format!("{line}\n")
    }

    /// How things stand where the telling ends.
    fn standing(&self, state: &G::State) -> String {
        let view = self.rules.view(state, self.viewer);
        if self.rules.ending(state).is_none() {
            return format!("\n{}\n", self.rules.say_progress(self.words, &view));
        }
        let sheet = self.rules.score_sheet(state);
        let result = words::result(self.words, self.names, &sheet.places, self.viewer);
        format!("\n{result}\n\n{}", score_table(self.rules, self.words, self.names, &sheet))
    }
}
