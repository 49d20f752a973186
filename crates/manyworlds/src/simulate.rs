//! `manyworlds simulate`

mod report;
mod run;
mod tally;

use std::num::{NonZeroU16, NonZeroU64};
use std::path::PathBuf;
use std::thread::available_parallelism;
use std::time::Instant;

use anyhow::Context as _;
use bots::BotKind;
use indicatif::ProgressBar;

use self::report::Report;
use self::run::Simulation;
use crate::options::GameArgs;
use crate::output;

/// Let bots play whole games, and count what comes of it
///
/// The same seed and options give the same result, whatever the number of jobs.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    options: GameArgs,

    /// How many games
    #[arg(long, value_name = "N", default_value = "1000")]
    games: NonZeroU64,

    /// The bot on each seat, with commas between them: random, sensible, greedy, easy, medium, hard, expert
    #[arg(long, value_name = "BOTS", value_delimiter = ',', default_value = "sensible,sensible")]
    seats: Vec<BotKind>,

    /// Which chance; each game has its own part of it
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// How many games at a time [default: as many as there are cores]
    #[arg(long, value_name = "J")]
    jobs: Option<NonZeroU16>,

    /// Move everybody on by one seat after each game; the report follows the bots, not the seats
    #[arg(long)]
    rotate: bool,

    /// Write the record of every game into this folder
    #[arg(long, value_name = "DIR")]
    record: Option<PathBuf>,

    /// Print one JSON object instead of the table
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: Args) -> anyhow::Result<()> {
    let setup = args.options.setup(args.seats.len())?;
    let jobs =
        args.jobs.map_or_else(|| available_parallelism().map_or(1, usize::from), |jobs| jobs.get().into());
    if let Some(folder) = &args.record {
        std::fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    }
    let progress = if args.json { ProgressBar::hidden() } else { output::bar(args.games.get(), "games") };
    let started = Instant::now();
    let tally = setup.visit(Simulation {
        games: args.games.get(),
        bots: &args.seats,
        seed: args.seed,
        rotate: args.rotate,
        jobs,
        progress: &progress,
        setup: &setup,
        records: args.record.as_deref(),
    })??;
    let seconds = started.elapsed().as_secs_f64();
    progress.finish_and_clear();
    let report = Report::new(setup.game(), args.seed, &args.seats, &tally, seconds);
    output::print(&if args.json { report.json()? } else { report.table() })
}
