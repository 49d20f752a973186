//! The tests, in stages. Stages that do not need each other run side by side.

mod count;
mod programs;
mod stories;

use std::process::Command;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};
use clap::ValueEnum;
use clap::builder::FalseyValueParser;

use self::count::Count;
use self::programs::Programs;
use crate::lane::Lane;
use crate::stamps::Stamps;
use crate::wasm::Toolchain;
use crate::workspace::Workspace;
use crate::{requests, web};

pub(crate) use self::stories::shots;

/// A part of the tests.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, ValueEnum)]
pub(crate) enum Stage {
    /// Every test but the browser's
    Unit,
    /// The browser client builds and is small enough
    Client,
    /// Random requests, held against the API's own description
    Requests,
    /// Stories played in Chromium without a server
    Local,
    /// Stories played in Chromium on a server
    Online,
}

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The stages to run [default: all]
    #[arg(value_enum)]
    stages: Vec<Stage>,
    /// Run everything, also what has passed with the same inputs
    #[arg(long, env = "CI", value_parser = FalseyValueParser::new())]
    all: bool,
    /// Run the tests alone that have this in their names
    #[arg(long, value_name = "PART")]
    only: Option<String>,
    /// Show what tests print, and the browser of the stories
    #[arg(long)]
    show: bool,
}

/// One run of the tests.
struct Run<'a> {
    workspace: &'a Workspace,
    arguments: &'a Arguments,
    stamps: Stamps<'a>,
    count: Mutex<Count>,
    times: Mutex<Vec<(Stage, Duration, bool)>>,
}

/// Runs the named stages, or all. Stops when one fails, and says in any case how long each took.
pub(crate) fn test(workspace: &Workspace, arguments: &Arguments) -> anyhow::Result<()> {
    let is_partial = arguments.only.is_some();
    let run = Run {
        workspace,
        arguments,
        stamps: Stamps::read(workspace, !arguments.all && !is_partial)?,
        count: Mutex::default(),
        times: Mutex::default(),
    };
    let outcome = run.all_stages();
    run.print();
    outcome
}

impl Run<'_> {
    /// Link-time optimisation of the client keeps one core busy, and so do the requests: the other one works beside.
    fn all_stages(&self) -> anyhow::Result<()> {
        let programs = &Programs::new(self);
        side_by_side(
            || self.stage(Stage::Client, |lane| self.client(lane)),
            || self.stage(Stage::Unit, |lane| programs.run_all(lane)),
        )?;
        side_by_side(
            || self.stage(Stage::Requests, |lane| self.requests(lane, programs)),
            || {
                self.stage(Stage::Local, |lane| stories::local(self, programs, lane))?;
                self.stage(Stage::Online, |lane| stories::online(self, programs, lane))
            },
        )
    }

    /// Runs a stage if it was asked for, and notes its time.
    fn stage(&self, stage: Stage, task: impl FnOnce(&Lane) -> anyhow::Result<()>) -> anyhow::Result<()> {
        let named = &self.arguments.stages;
        if !named.is_empty() && !named.contains(&stage) {
            return Ok(());
        }
        let lane = Lane::start(stage.name());
        let outcome = task(&lane);
        let result = if outcome.is_ok() { "ok" } else { "FAILED" };
        lane.say(&format!("{result}, {:.1} s", lane.elapsed().as_secs_f64()));
        lock(&self.times).push((stage, lane.elapsed(), outcome.is_ok()));
        outcome.with_context(|| format!("stage {} failed", stage.name()))
    }

    /// Runs a test unless it has passed with the same inputs: those of the named packages.
    fn unless_passed(
        &self,
        lane: &Lane,
        name: &str,
        packages: &[&str],
        task: impl FnOnce() -> anyhow::Result<Count>,
    ) -> anyhow::Result<()> {
        let inputs = self.stamps.inputs_of(packages);
        if self.was_passed(lane, name, &inputs) {
            return Ok(());
        }
        let start = Instant::now();
        let count = task().inspect_err(|_| lock(&self.count).failed += 1)?;
        lock(&self.count).add(count);
        if count.all() > 0 {
            lane.say(&format!("{name}: {count}, {:.1} s", start.elapsed().as_secs_f64()));
        }
        if count.failed > 0 {
            bail!("{name}: {} failed", count.failed);
        }
        self.remember(name, packages, &inputs, count.passed)
    }

    /// Whether a test has passed with these inputs; if so, it is counted and told.
    fn was_passed(&self, lane: &Lane, name: &str, inputs: &str) -> bool {
        let passed = self.stamps.passed(name, inputs);
        if let Some(passed) = passed {
            lane.say(&format!("{name}: unchanged since {passed} passed"));
            lock(&self.count).skipped += passed;
        }
        passed.is_some()
    }

    fn remember(&self, name: &str, packages: &[&str], inputs: &str, passed: usize) -> anyhow::Result<()> {
        // Of a part nothing is remembered.
        if self.arguments.only.is_some() {
            return Ok(());
        }
        self.stamps.remember(name, packages, inputs, passed)
    }

    /// Runs a test program, and counts what it says.
    fn run_tests(&self, command: &mut Command, lane: &Lane) -> anyhow::Result<Count> {
        let mut count = Count::default();
        let ended = lane.run_with(command, |line| {
            count.read(line);
            if self.arguments.show {
                lane.say(line);
            }
        });
        match ended {
            // It has told which, and was printed.
            Err(_) if count.failed > 0 => Ok(count),
            Ok(()) if count.all() == 0 && self.arguments.only.is_none() => Ok(Count::passed(1)),
            ended => ended.map(|()| count),
        }
    }

    fn client(&self, lane: &Lane) -> anyhow::Result<()> {
        self.unless_passed(lane, "client", &["web", "worker", "tasks"], || {
            lane.say("building the browser client, the first time about six minutes");
            web::build(self.workspace, Toolchain::choose(false)?, lane)?;
            Ok(Count::passed(1))
        })
    }

    fn requests(&self, lane: &Lane, programs: &Programs) -> anyhow::Result<()> {
        self.unless_passed(lane, "requests", &["manyworlds", "server", "tasks"], || {
            let program = programs.server(lane)?;
            lane.say("asking a server thousands of random questions, about a minute and a half");
            requests::test(self.workspace, &program, lane).map(Count::passed)
        })
    }

    fn print(&self) {
        let mut times = lock(&self.times).clone();
        times.sort();
        println!("\n{:<10} {:>8}  result", "stage", "seconds");
        for (stage, time, passed) in times {
            let result = if passed { "ok" } else { "FAILED" };
            println!("{:<10} {:>8.1}  {result}", stage.name(), time.as_secs_f64());
        }
        println!("\n{}", lock(&self.count));
    }
}

impl Stage {
    fn name(self) -> &'static str {
        match self {
            Self::Unit => "unit",
            Self::Client => "client",
            Self::Requests => "requests",
            Self::Local => "local",
            Self::Online => "online",
        }
    }
}

/// Runs both to their ends, and tells what failed first.
fn side_by_side(
    one: impl FnOnce() -> anyhow::Result<()> + Send,
    other: impl FnOnce() -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    thread::scope(|scope| {
        let one = scope.spawn(one);
        let other = other();
        let one = one.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        other.and(one)
    })
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
