//! `manyworlds simulate`

mod compare;
mod counts;
mod line_up;
mod page;
mod parts;
mod report;
mod results;
mod run;
mod tally;

use std::fs::{File, OpenOptions};
use std::io::Write as _;
use std::num::{NonZeroU8, NonZeroU16, NonZeroU64};
use std::path::{Path, PathBuf};
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use anyhow::Context as _;
use bots::BotKind;
use games::Setup;
use indicatif::ProgressBar;

use self::compare::Changes;
use self::line_up::LineUps;
use self::page::Page;
use self::report::Report;
use self::results::Entrants;
use self::run::{Played, Simulation};
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

    /// How long medium, hard and expert may think about a choice, in milliseconds, instead of counting; what comes of it
    /// then depends on the machine
    #[arg(long, value_name = "MS")]
    think: Option<NonZeroU64>,

    /// Move everybody on by one seat after each game; the report follows the bots, not the seats
    #[arg(long)]
    rotate: bool,

    /// How many play in a game; if fewer than there are bots, every choice of so many of them plays in turn, on all
    /// seats: a tournament [default: all]
    #[arg(long, value_name = "N")]
    players: Option<NonZeroU8>,

    /// Play as many games again with these variants and settings in addition, such as basic,short or preset=fr or
    /// stability=2/3, and compare; may be repeated
    #[arg(long, value_name = "SETTINGS")]
    compare: Vec<Changes>,

    /// Write the record of every game into this folder
    #[arg(long, value_name = "DIR", conflicts_with = "compare")]
    record: Option<PathBuf>,

    /// Write a page with plots, ratings and the balance of the game's parts into this file
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,

    /// Print one JSON object instead of the table
    #[arg(long)]
    json: bool,
}

/// Games with one choice of options, and what came of them.
struct Sample {
    /// What was chosen in addition, as it was typed; nothing for the plain games.
    changes: Option<String>,
    played: Played,
    seconds: f64,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let players = args.players.map(NonZeroU8::get);
    let line_ups = LineUps::new(args.seats.len(), players, args.rotate, args.games.get())?;
    let setups = args.setups(&line_ups)?;
    if let Some(folder) = &args.record {
        std::fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    }
    let page_file = args.report.as_deref().map(open).transpose()?;
    let all_games = args.games.get().saturating_mul(setups.len() as u64);
    let progress = if args.json { ProgressBar::hidden() } else { output::bar(all_games, "games") };
    let samples = setups.iter().map(|(changes, setup)| {
        let started = Instant::now();
        let plain = changes.is_none();
        let closely = plain && (args.report.is_some() || line_ups.is_tournament());
        let played = setup.visit(args.simulation(setup, &line_ups, closely, &progress))??;
        Ok(Sample { changes: changes.clone(), played, seconds: started.elapsed().as_secs_f64() })
    });
    let samples = samples.collect::<anyhow::Result<Vec<Sample>>>()?;
    progress.finish_and_clear();
    let entrants = Entrants::new(&args.seats, samples[0].played.tally.rows.len());
    if let (Some(path), Some(file)) = (&args.report, page_file) {
        let page = Page { args, line_ups: &line_ups, entrants: &entrants, samples: &samples };
        write(&file, &page.html()?).with_context(|| format!("cannot write {}", path.display()))?;
    }
    let report = Report::new(args, &line_ups, &entrants, &samples);
    output::print(&if args.json { report.json()? } else { report.table() })
}

impl Args {
    /// What is played: the plain game, then each of those to compare it with.
    fn setups(&self, line_ups: &LineUps) -> anyhow::Result<Vec<(Option<String>, Setup)>> {
        let flags = self.options.flags(line_ups.players())?;
        let mut setups = vec![(None, Setup::from_flags(self.options.game, flags.clone())?)];
        for changes in &self.compare {
            let setup = Setup::from_flags(self.options.game, changes.apply(&flags))
                .with_context(|| format!("--compare {}", changes.text))?;
            setups.push((Some(changes.text.clone()), setup));
        }
        Ok(setups)
    }

    fn simulation<'a>(
        &'a self,
        setup: &'a Setup,
        line_ups: &'a LineUps,
        closely: bool,
        progress: &'a ProgressBar,
    ) -> Simulation<'a> {
        let jobs = self
            .jobs
            .map_or_else(|| available_parallelism().map_or(1, usize::from), |jobs| jobs.get().into());
        Simulation {
            games: self.games.get(),
            bots: &self.seats,
            line_ups,
            seed: self.seed,
            think: self.think.map(|think| Duration::from_millis(think.get())),
            jobs,
            closely,
            progress,
            setup,
            records: self.record.as_deref(),
        }
    }

    /// The words of a command line that plays the same games; the number of jobs changes nothing and is left out.
    fn words(&self) -> Vec<String> {
        let bots: Vec<&str> = self.seats.iter().map(|bot| bot.name()).collect();
        let mut words = ["manyworlds", "simulate", self.options.game.name()].map(str::to_owned).to_vec();
        words.extend(self.options.words());
        words.extend(["--seats".to_owned(), bots.join(",")]);
        words.extend(self.players.iter().flat_map(|players| ["--players".to_owned(), players.to_string()]));
        words.extend(self.rotate.then(|| "--rotate".to_owned()));
        words.extend([
            "--games".to_owned(),
            self.games.to_string(),
            "--seed".to_owned(),
            self.seed.to_string(),
        ]);
        words.extend(self.think.iter().flat_map(|think| ["--think".to_owned(), think.to_string()]));
        words.extend(self.compare.iter().flat_map(|one| ["--compare".to_owned(), one.text.clone()]));
        words
    }
}

/// Opens a file to be written when the games are played: whether it can be is known before. What is in it stays until
/// then.
fn open(path: &Path) -> anyhow::Result<File> {
    let opened = OpenOptions::new().write(true).create(true).truncate(false).open(path);
    opened.with_context(|| format!("cannot write {}", path.display()))
}

/// Writes the text instead of what is in the file.
fn write(mut file: &File, text: &str) -> std::io::Result<()> {
    // A pipe has nothing in it.
    if file.metadata()?.is_file() {
        file.set_len(0)?;
    }
    file.write_all(text.as_bytes())
}
