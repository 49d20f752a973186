//! Instructions of the benchmark of this name, counted and compared with the kept figures.

mod figures;

use std::process::Command;

use anyhow::{Context as _, bail};

use self::figures::{Comparison, Environment, Figures};
use crate::lane::Lane;
use crate::tools::Tool;
use crate::workspace::Workspace;
use crate::{command, packages};

/// The benchmark, the feature it needs, and the profile it is built in.
const BENCHMARK: &str = "instructions";

const KEPT: &str = "crates/games/benches/instructions.json";

/// Crate of the benchmark; its runner has the same version.
const LIBRARY: &str = "gungraun";
const RUNNER: &str = "gungraun-runner";

/// Counts and compares; an error if a count grew, or if one has no kept figure.
pub(crate) fn check(workspace: &Workspace, lane: &Lane) -> anyhow::Result<()> {
    let path = workspace.root().join(KEPT);
    let kept = std::fs::read_to_string(&path).with_context(|| format!("cannot read {KEPT}"))?;
    let kept = Figures::parse(&kept).with_context(|| format!("{KEPT} is not what this command writes"))?;
    let here = environment()?;
    if let Some(difference) = kept.environment.difference(&here) {
        lane.say(&format!("nothing is compared: {difference}"));
        return Ok(());
    }
    let counts = count(workspace, lane)?;
    let Comparison { faults, news } = figures::compare(&kept.counts, &counts);
    for line in news.iter().chain(&faults) {
        lane.say(line);
    }
    if !faults.is_empty() {
        bail!(
            "{} of the counts differ; `cargo xtask instructions --accept` keeps them as they are",
            faults.len()
        );
    }
    lane.say(&format!("{} counts, none of them grew by more than {} %", counts.len(), figures::TOLERANCE));
    Ok(())
}

/// Counts, and keeps the figures.
pub(crate) fn accept(workspace: &Workspace, lane: &Lane) -> anyhow::Result<()> {
    let figures = Figures { environment: environment()?, counts: count(workspace, lane)? };
    let path = workspace.root().join(KEPT);
    if let Ok(kept) = std::fs::read_to_string(&path)
        && let Ok(kept) = Figures::parse(&kept)
    {
        let Comparison { faults, news } = figures::compare(&kept.counts, &figures.counts);
        for line in news.iter().chain(&faults) {
            lane.say(line);
        }
    }
    std::fs::write(&path, figures.text()).with_context(|| format!("cannot write {KEPT}"))?;
    lane.say(&format!("kept {} counts in {KEPT}", figures.counts.len()));
    Ok(())
}

fn environment() -> anyhow::Result<Environment> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let rustc = Command::new(rustc).arg("-vV").output().context("cannot start rustc")?;
    // Allocation and copying are counted, too, and are the C library's.
    let library = Command::new("getconf").arg("GNU_LIBC_VERSION").output();
    let library = library.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned());
    Environment::of(&String::from_utf8_lossy(&rustc.stdout), library.unwrap_or_default(), BENCHMARK)
        .context("rustc does not tell its version and its host")
}

/// Reads which version of the library the benchmark asks for: exactly one, `=0.20.0`.
fn runner_version(workspace: &Workspace) -> anyhow::Result<String> {
    let packages = workspace.metadata.workspace_packages();
    let mut dependencies = packages.iter().flat_map(|package| &package.dependencies);
    let library = dependencies.find(|dependency| dependency.name == LIBRARY);
    let asked = library.with_context(|| format!("no benchmark uses {LIBRARY}"))?.req.to_string();
    let version =
        asked.strip_prefix('=').with_context(|| format!("{LIBRARY} {asked} is no single version"))?;
    Ok(version.to_owned())
}

fn count(workspace: &Workspace, lane: &Lane) -> anyhow::Result<figures::Counts> {
    packages::VALGRIND.ensure_installed()?;
    let version = runner_version(workspace)?;
    let runner = Tool { name: RUNNER, version: &version }.installed(workspace, lane)?;
    let folders = std::env::var_os("PATH").unwrap_or_default();
    let folders = runner.parent().map(Into::into).into_iter().chain(std::env::split_paths(&folders));
    let mut cargo = command::cargo(workspace.root());
    cargo.args(["bench", "--package", "games", "--bench", BENCHMARK]);
    cargo.args(["--features", BENCHMARK, "--profile", BENCHMARK]);
    cargo.args(["--", "--output-format=json", "--parallel"]);
    // The variable of Gungraun for the runner is read when the benchmark is compiled, and is part of it.
    cargo.env("PATH", std::env::join_paths(folders)?);
    let mut counts = figures::Counts::new();
    let mut faulty = None;
    lane.run_with(&mut cargo, |line| match figures::count(line) {
        Ok(count) => {
            lane.is_doing("counting");
            counts.extend(count);
        }
        Err(error) => faulty = Some(error),
    })?;
    match faulty {
        Some(error) => Err(error.context(format!("{RUNNER} says what is not understood"))),
        None if counts.is_empty() => bail!("{RUNNER} has counted nothing"),
        None => Ok(counts),
    }
}
