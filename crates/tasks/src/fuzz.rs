//! The laws and the readers under LLVM's libFuzzer, on stable Rust.

mod progress;

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context as _, bail};
use clap::error::ErrorKind;

use self::progress::Progress;
use crate::command;
use crate::workspace::Workspace;

/// The package with the targets.
const PACKAGE: &str = "fuzz";
/// The profile it is built with.
const PROFILE: &str = "fuzz";
/// Every target in turn.
const ALL: &str = "all";

/// What makes the compiler count which code runs; stable Rust passes it on to LLVM.
///
/// Tracing comparisons, too, is left out: with it the laws ran a third as often, and the deck reader, where it
/// should help, reached less code in the same time.
const INSTRUMENTATION: [&str; 6] = [
    "--cfg",
    "fuzzing",
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
];

/// Between arguments in the variable that cargo reads them from.
const BETWEEN_FLAGS: &str = "\u{1f}";

/// A game takes milliseconds: what takes longer than this hangs.
const TIMEOUT_SECONDS: u32 = 20;

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// A law (offers, no-leak, …), `deck`, `notation`, `record`, or `all`
    target: String,
    /// How long to fuzz each target on each game
    #[arg(long, value_name = "N", default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..))]
    seconds: u32,
    /// The game [default: each that has the target]
    #[arg(long)]
    game: Option<String>,
    /// Do not fuzz: run the target once on this file, which crashed it
    #[arg(long, value_name = "FILE", conflicts_with = "seconds", requires = "game")]
    repeat: Option<PathBuf>,
}

/// Fuzzes the targets that were asked for. An error if one does not hold.
pub(crate) fn fuzz(workspace: &Workspace, arguments: &Arguments) -> anyhow::Result<()> {
    if let Some(file) = &arguments.repeat {
        return repeat(workspace, arguments, file);
    }
    let program = build(workspace)?;
    let jobs = choose(&program, arguments)?;
    let mut progress = Vec::new();
    for (game, target) in &jobs {
        let name = format!("{game} {target}");
        println!("── {name} ──");
        let campaign = Campaign { workspace, program: &program, game, target };
        progress.push((name, campaign.run(arguments.seconds)?));
    }
    progress::print_table(&progress);
    match progress.iter().filter(|(_, one)| one.crash.is_some()).count() {
        0 => Ok(()),
        failed => bail!("{failed} of {} targets failed", jobs.len()),
    }
}

/// Builds the targets with libFuzzer, in a folder of their own: with other flags, cargo builds everything anew.
fn build(workspace: &Workspace) -> anyhow::Result<PathBuf> {
    let host = host_triple()?;
    let folder = workspace.target("fuzz/build");
    let mut cargo = command::cargo(workspace.root());
    cargo.args(["build", "--package", PACKAGE, "--bin", PACKAGE, "--profile", PROFILE]);
    // With a target named, build scripts and macros are built without the flags; they could not be linked.
    cargo.args(["--target", &host]).arg("--target-dir").arg(&folder);
    cargo.env("CARGO_ENCODED_RUSTFLAGS", INSTRUMENTATION.join(BETWEEN_FLAGS));
    command::run(&mut cargo).context("the fuzzer needs a C++ compiler for libFuzzer (Debian: g++)")?;
    Ok(folder.join(host).join(PROFILE).join(format!("{PACKAGE}{}", std::env::consts::EXE_SUFFIX)))
}

fn host_triple() -> anyhow::Result<String> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(rustc).arg("-vV").output().context("cannot start rustc")?;
    let text = String::from_utf8_lossy(&output.stdout);
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).context("rustc does not say what it runs on")
}

/// The games and targets that are meant: the program knows which there are.
fn choose(program: &Path, arguments: &Arguments) -> anyhow::Result<Vec<(String, String)>> {
    let output = Command::new(program).arg("--list").output().context("cannot start the fuzzer")?;
    let listed = String::from_utf8_lossy(&output.stdout);
    let known: Vec<(&str, &str)> = listed.lines().filter_map(|line| line.split_once(' ')).collect();
    let meant = |&&(game, target): &&(&str, &str)| {
        arguments.game.as_deref().is_none_or(|name| name == game)
            && (arguments.target == ALL || arguments.target == target)
    };
    let jobs = known.iter().filter(meant).map(|&(game, target)| (game.to_owned(), target.to_owned()));
    let jobs: Vec<_> = jobs.collect();
    if jobs.is_empty() {
        let wanted = [arguments.game.as_deref().unwrap_or_default(), &arguments.target].join(" ");
        let known: Vec<String> = known.iter().map(|(game, target)| format!("{game} {target}")).collect();
        refuse(&format!("there is nothing to fuzz called “{}”, only {}", wanted.trim(), known.join(", ")));
    }
    Ok(jobs)
}

/// Ends like any other wrong argument.
fn refuse(wrong: &str) -> ! {
    clap::Error::raw(ErrorKind::InvalidValue, format!("{wrong}\n")).exit()
}

/// Built without libFuzzer, the program runs a target on a file, with all that a panic tells.
fn repeat(workspace: &Workspace, arguments: &Arguments, file: &Path) -> anyhow::Result<()> {
    let Arguments { target, game, .. } = arguments;
    let game = game.as_deref().unwrap_or_default();
    let mut cargo = command::cargo(workspace.root());
    cargo.args(["run", "--quiet", "--package", PACKAGE, "--"]);
    cargo.args([format!("--game={game}"), format!("--target={target}")]).arg(std::path::absolute(file)?);
    let status = cargo.status().context("cannot start cargo")?;
    match status.code() {
        Some(0) => Ok(()),
        // The program has said what is wrong with the arguments.
        Some(2) => std::process::exit(2),
        _ => bail!("{target} does not hold on {} ({status})", file.display()),
    }
}

/// One target on one game, and where its files lie.
struct Campaign<'a> {
    workspace: &'a Workspace,
    program: &'a Path,
    game: &'a str,
    target: &'a str,
}

impl Campaign<'_> {
    fn run(&self, seconds: u32) -> anyhow::Result<Progress> {
        let [corpus, seeds, crashes] = ["corpus", "seeds", "crashes"].map(|kind| self.folder(kind));
        // What a target starts from may have changed; what was found since is kept.
        if seeds.exists() {
            fs::remove_dir_all(&seeds)?;
        }
        for folder in [&corpus, &seeds, &crashes] {
            fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
        }
        let mut command = Command::new(self.program);
        command.args([
            format!("--game={}", self.game),
            format!("--target={}", self.target),
            format!("--seeds={}", seeds.display()),
            format!("-max_total_time={seconds}"),
            format!("-timeout={TIMEOUT_SECONDS}"),
            // libFuzzer adds the name of the file.
            format!("-artifact_prefix={}/", crashes.display()),
        ]);
        let progress = watch(command.arg(corpus).arg(seeds))?;
        if let Some(file) = progress.crash.as_deref().filter(|file| !file.as_os_str().is_empty()) {
            let file = relative(file).display();
            println!("repeat it with: cargo xtask fuzz {} --game {} --repeat {file}", self.target, self.game);
        }
        Ok(progress)
    }

    fn folder(&self, kind: &str) -> PathBuf {
        self.workspace.target("fuzz").join(kind).join(self.game).join(self.target)
    }
}

/// Runs libFuzzer, shows what matters of what it prints, and keeps the figures.
fn watch(command: &mut Command) -> anyhow::Result<Progress> {
    let mut child = command.stderr(Stdio::piped()).spawn().context("cannot start the fuzzer")?;
    let printed = child.stderr.take().context("its output was piped")?;
    let mut progress = Progress::default();
    for line in BufReader::new(printed).split(b'\n') {
        let line = line?;
        let line = String::from_utf8_lossy(&line);
        progress.read(&line);
        if progress::is_news(&line) {
            eprintln!("{line}");
        }
    }
    let status = child.wait()?;
    match status.code() {
        Some(0) => {}
        Some(2) if progress.executions == 0 => std::process::exit(2),
        // It died without a word, or said more than we understand: a failure in any case.
        _ => _ = progress.crash.get_or_insert_default(),
    }
    Ok(progress)
}

/// The path as somebody would type it here.
fn relative(path: &Path) -> &Path {
    std::env::current_dir().ok().and_then(|here| path.strip_prefix(here).ok()).unwrap_or(path)
}
