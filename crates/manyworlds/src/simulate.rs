//! `manyworlds simulate`

mod report;
mod run;
mod tally;

use std::num::{NonZeroU16, NonZeroU64};
use std::path::PathBuf;
use std::thread::available_parallelism;
use std::time::Instant;

use bots::BotKind;
use games::{Flags, GameId, Setup};
use indicatif::{ProgressBar, ProgressStyle};

use self::report::Report;
use self::run::Simulation;
use crate::{input, output};

/// Let bots play whole games, and count what comes of it
///
/// The same seed and options give the same result, whatever the number of jobs.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Which game, such as multiuniversum
    game: GameId,

    /// How many games
    #[arg(long, value_name = "N", default_value = "1000")]
    games: NonZeroU64,

    /// The bot on each seat, with commas between them: random, sensible
    #[arg(long, value_name = "BOTS", value_delimiter = ',', default_value = "sensible,sensible")]
    seats: Vec<BotKind>,

    /// Which chance; each game has its own part of it
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// How many games at a time [default: as many as there are cores]
    #[arg(long, value_name = "J")]
    jobs: Option<NonZeroU16>,

    /// Whose book to play by (Multiuniversum: en, fr)
    #[arg(long)]
    preset: Option<String>,

    /// A variant; several with commas or by repeating (Multiuniversum: basic, deadly, short)
    #[arg(long, value_name = "VARIANT", value_delimiter = ',')]
    variant: Vec<String>,

    /// Another option of the game, such as used_tools=end-of-turn or stalemate_rounds=30
    #[arg(long, value_name = "KEY=VALUE", value_parser = setting)]
    set: Vec<(String, String)>,

    /// A deck file instead of the shipped deck
    #[arg(long, value_name = "FILE")]
    deck: Option<PathBuf>,

    /// Move everybody on by one seat after each game; the report follows the bots, not the seats
    #[arg(long)]
    rotate: bool,

    /// Print one JSON object instead of the table
    #[arg(long)]
    json: bool,
}

fn setting(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or("a key, `=` and a value are needed")?;
    Ok((key.to_owned(), value.to_owned()))
}

pub(crate) fn run(args: Args) -> anyhow::Result<()> {
    let flags = Flags {
        seats: u8::try_from(args.seats.len()).unwrap_or(u8::MAX),
        preset: args.preset,
        variants: args.variant,
        settings: args.set,
        deck: args.deck.map(|path| input::deck(&path)).transpose()?,
    };
    let setup = Setup::from_flags(args.game, flags)?;
    let jobs =
        args.jobs.map_or_else(|| available_parallelism().map_or(1, usize::from), |jobs| jobs.get().into());
    let progress = if args.json { ProgressBar::hidden() } else { bar(args.games.get()) };
    let started = Instant::now();
    let tally = setup.visit(Simulation {
        games: args.games.get(),
        bots: &args.seats,
        seed: args.seed,
        rotate: args.rotate,
        jobs,
        progress: &progress,
    })?;
    let seconds = started.elapsed().as_secs_f64();
    progress.finish_and_clear();
    let report = Report::new(args.game, args.seed, &args.seats, &tally, seconds);
    output::print(&if args.json { report.json()? } else { report.table() })
}

/// A bar on standard error; it hides by itself where that is not a terminal.
fn bar(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} games, {eta} left");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
