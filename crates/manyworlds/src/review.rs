//! `manyworlds review`

mod tell;

use std::io::Read as _;
use std::num::NonZeroU32;
use std::path::PathBuf;

use anyhow::{Context as _, anyhow};
use engine::Seat;
use games::record::Record;
use games::review::{EFFORT, Effort, review};
use words::Words;

use self::tell::Teller;
use crate::output::{bar, print};
use crate::record::{check_seat, reader, seat, told};

/// Look back on a recorded game: chances to win, luck and skill, and what decisions cost
///
/// The method, and what is known of its quality, is in docs/review.md.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record; - for the standard input
    file: PathBuf,

    /// Look at the decisions of this seat, from 1 [default: the first person's]
    #[arg(long, value_name = "S", value_parser = seat)]
    seat: Option<Seat>,

    /// Over how many samples a mean is taken where chance decides
    #[arg(long, value_name = "N", default_value_t = samples_a_mean())]
    samples: NonZeroU32,

    /// In how many worlds the expert thinks about a decision; 0 leaves decisions out
    #[arg(long, value_name = "N", default_value_t = EFFORT.worlds)]
    worlds: u32,

    /// How many decisions are told, those that cost most first
    #[arg(long, value_name = "N", default_value_t = 10)]
    decisions: usize,

    /// All of it as one JSON object
    #[arg(long)]
    json: bool,
}

fn samples_a_mean() -> NonZeroU32 {
    NonZeroU32::new(EFFORT.samples).unwrap_or(NonZeroU32::MIN)
}

pub(crate) fn run(args: &Args, words: &Words) -> anyhow::Result<()> {
    let mut text = Vec::new();
    reader(&args.file)?
        .read_to_end(&mut text)
        .with_context(|| format!("cannot read {}", args.file.display()))?;
    let fault = |fault| anyhow!(told(words, &args.file, &fault));
    let record = Record::open(&text[..], words).map_err(fault)?;
    check_seat(args.seat, record.rules().seats())?;
    let effort = Effort { samples: args.samples.get(), worlds: args.worlds };
    let mut review = review(&text[..], words, args.seat, effort).map_err(fault)?;
    let progress = bar(review.sheet().steps.into(), "steps");
    while review.step() {
        progress.inc(1);
    }
    progress.finish_and_clear();
    let sheet = review.sheet();
    if args.json {
        return print(&(serde_json::to_string(&sheet)? + "\n"));
    }
    let rules = record.rules();
    print(&rules.visit(Teller { header: record.header(), sheet: &sheet, words, decisions: args.decisions }))
}
