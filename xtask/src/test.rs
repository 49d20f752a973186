//! The tests, in stages from the quickest to the slowest.

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};
use clap::ValueEnum;

use crate::serve::{Profile, TESTED_TOGETHER};
use crate::wasm::Toolchain;
use crate::workspace::Workspace;
use crate::{command, packages, python, requests, serve, site, tidy, web};

/// One part of the tests. The order here is the order they run in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, ValueEnum)]
pub(crate) enum Stage {
    /// The code is formatted
    Fmt,
    /// What `cargo xtask tidy` checks
    Tidy,
    /// No warning of the compiler or of Clippy
    Clippy,
    /// The documentation builds without a warning
    Docs,
    /// Every test but the browser's
    Unit,
    /// Random requests, held against the API's own description
    Requests,
    /// The browser client builds and is small enough
    Web,
    /// Stories played in Chromium
    Browser,
}

/// How many tests ran.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Count {
    passed: usize,
    failed: usize,
}

/// Runs the named stages, or all. Stops at the first that fails, and says in any case how long each took.
pub(crate) fn test(workspace: &Workspace, named: &[Stage]) -> anyhow::Result<()> {
    let mut stages = if named.is_empty() { Stage::value_variants().to_vec() } else { named.to_vec() };
    stages.sort();
    stages.dedup();
    let mut times = Vec::new();
    let mut count = Count::default();
    let mut outcome = Ok(());
    for stage in stages {
        println!("── {} ──", stage.name());
        let start = Instant::now();
        outcome = stage.run(workspace, &mut count).with_context(|| format!("stage {} failed", stage.name()));
        times.push((stage, start.elapsed(), outcome.is_ok()));
        if outcome.is_err() {
            break;
        }
    }
    print_times(&times);
    println!("{} passed, {} failed", count.passed, count.failed);
    outcome
}

impl Stage {
    fn name(self) -> String {
        self.to_possible_value().expect("no stage is hidden").get_name().to_owned()
    }

    fn run(self, workspace: &Workspace, count: &mut Count) -> anyhow::Result<()> {
        let cargo = |arguments: &str| {
            let mut cargo = command::cargo(workspace.root());
            cargo.args(arguments.split(' '));
            cargo
        };
        match self {
            Self::Fmt => command::run(&mut cargo("fmt --all --check")),
            Self::Tidy => tidy::tidy(workspace),
            Self::Clippy => command::run(&mut cargo("clippy --workspace --all-targets -- -D warnings")),
            Self::Docs => command::run(cargo("doc --workspace --no-deps").env("RUSTDOCFLAGS", "-D warnings")),
            Self::Unit => {
                packages::PYTHON.ensure_installed()?;
                packages::POSTGRESQL.ensure_installed()?;
                // On its own, xtask is tested with the dependencies it already runs with; among the others
                // cargo would unite their features and build all of them once more.
                run_tests(&mut cargo("test --package xtask"), count)?;
                run_tests(cargo("test --no-fail-fast").args(TESTED_TOGETHER), count)
            }
            Self::Requests => requests::test(workspace),
            Self::Web => web::build(workspace, Toolchain::choose(false)?).map(drop),
            Self::Browser => {
                packages::BROWSER.ensure_installed()?;
                packages::PYTHON.ensure_installed()?;
                let program = serve::build(workspace, Toolchain::choose(false)?, Profile::Development)?;
                let site = site::site(workspace, Toolchain::choose(false)?, None)?;
                // With the features that most of it was built with.
                let mut tests = cargo("test --workspace --exclude xtask --test stories --no-fail-fast");
                tests.env("MANYWORLDS_BIN", program).env("MANYWORLDS_SITE", site);
                run_tests(tests.env("MANYWORLDS_AXE", axe(workspace)?), count)
            }
        }
    }
}

/// The script that looks for what keeps people from using a page. This package carries it.
pub(crate) fn axe(workspace: &Workspace) -> anyhow::Result<PathBuf> {
    let environment = python::installed(workspace, "axe-playwright-python==0.1.8", &["--no-deps"])?;
    let mut versions = std::fs::read_dir(environment.join("lib"))?;
    let version = versions.next().context("Python has a folder for its packages")??;
    Ok(version.path().join("site-packages/axe_playwright_python/axe.min.js"))
}

/// Takes a picture of every screen, in both sizes, languages and themes, into `target/screenshots/all`, and of both
/// tables as people see them who cannot tell all colours apart, into `target/screenshots/eyes`.
pub(crate) fn shots(workspace: &Workspace) -> anyhow::Result<()> {
    packages::BROWSER.ensure_installed()?;
    let program = serve::build(workspace, Toolchain::choose(false)?, Profile::Development)?;
    let mut cargo = command::cargo(workspace.root());
    cargo.args(["run", "--package", "browser-tests", "--bin", "shots"]);
    command::run(cargo.env("MANYWORLDS_BIN", program))?;
    println!("the pictures are in {}", workspace.target("screenshots").display());
    Ok(())
}

/// Runs `cargo test`, shows what it prints, and adds up its results.
fn run_tests(command: &mut Command, count: &mut Count) -> anyhow::Result<()> {
    let line = command::describe(command);
    let mut child =
        command.stdout(Stdio::piped()).spawn().with_context(|| format!("cannot start `{line}`"))?;
    let output = child.stdout.take().context("the output was piped")?;
    for printed in BufReader::new(output).split(b'\n') {
        let mut printed = printed?;
        count.add(&String::from_utf8_lossy(&printed));
        printed.push(b'\n');
        std::io::stdout().write_all(&printed)?;
    }
    let status = child.wait()?;
    if !status.success() {
        bail!("`{line}` failed ({status})");
    }
    Ok(())
}

impl Count {
    /// Adds what a line like `test result: ok. 4 passed; 0 failed; …` says; other lines say nothing.
    fn add(&mut self, line: &str) {
        let Some(result) = line.strip_prefix("test result: ") else { return };
        for part in result.split(['.', ';']) {
            match part.trim().split_once(' ') {
                Some((number, "passed")) => self.passed += number.parse().unwrap_or(0),
                Some((number, "failed")) => self.failed += number.parse().unwrap_or(0),
                _ => {}
            }
        }
    }
}

fn print_times(times: &[(Stage, Duration, bool)]) {
    println!("\n{:<10} {:>8}  result", "stage", "seconds");
    for (stage, time, passed) in times {
        let result = if *passed { "ok" } else { "FAILED" };
        println!("{:<10} {:>8.1}  {result}", stage.name(), time.as_secs_f64());
    }
    let total: Duration = times.iter().map(|(_, time, _)| *time).sum();
    println!("{:<10} {:>8.1}", "total", total.as_secs_f64());
}

#[cfg(test)]
mod tests {
    use super::Count;

    #[test]
    fn results_of_several_programs_add_up() {
        let mut count = Count::default();
        for line in [
            "test result: ok. 4 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s",
            "test something::else ... ok",
            "test result: FAILED. 9 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.02s",
        ] {
            count.add(line);
        }
        assert_eq!(count, Count { passed: 13, failed: 2 });
    }
}
