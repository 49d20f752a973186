//! The door to everything a developer runs, `cargo xtask COMMAND`.
//!
//! The tools themselves (`crates/tasks`) stand on a hundred crates. This program stands on none, so that it is there
//! within seconds on a fresh clone and says what the wait is for. It builds the tools, and becomes them.

use std::env;
use std::io::{BufRead as _, BufReader, Error};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::Instant;

/// The program with the tools.
const TOOLS: &str = "tasks";

fn main() -> ExitCode {
    match build() {
        Ok(tools) => match become_program(Command::new(&tools).args(env::args_os().skip(1))) {
            Ok(code) => code,
            Err(error) => fail(&format!("cannot start {}: {error}", tools.display())),
        },
        Err(error) => fail(&error),
    }
}

/// Builds the tools and returns where they lie. Nothing is printed if nothing is to be built.
fn build() -> Result<PathBuf, String> {
    let this = env::current_exe().map_err(|error| format!("this program does not know its path: {error}"))?;
    let tools = this.with_file_name(format!("{TOOLS}{}", env::consts::EXE_SUFFIX));
    let mut since = None;
    let mut announce = || {
        if since.is_none() {
            println!("tools       building what all commands run on: about a minute the first time");
            since = Some(Instant::now());
        }
    };
    if !tools.exists() {
        announce();
    }
    let mut cargo = cargo().spawn().map_err(|error| format!("cannot start cargo: {error}"))?;
    let printed = cargo.stderr.take().ok_or("cargo prints nowhere")?;
    for line in BufReader::new(printed).lines().map_while(Result::ok) {
        if !line.trim_start().starts_with("Finished") {
            announce();
            eprintln!("{line}");
        }
    }
    let status = cargo.wait().map_err(|error| format!("cargo was lost: {error}"))?;
    if !status.success() {
        return Err("the tools do not build".to_owned());
    }
    if let Some(since) = since {
        println!("tools       ok, {} s", since.elapsed().as_secs());
    }
    Ok(tools)
}

/// Chooses all packages, with a test, so that cargo unites the features of all of them: what the tools share with the
/// games and their tests is compiled once. The two targets named are all that is built.
fn cargo() -> Command {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["build", "--workspace", "--bin", TOOLS, "--test", "door"]);
    cargo.current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("..")).stderr(Stdio::piped());
    // `cargo run` tells its program about the package it runs; a build script that watches those variables would run
    // again whenever a developer changes between `cargo xtask` and plain `cargo`.
    for (key, _) in env::vars_os() {
        let name = key.to_string_lossy();
        if name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_") {
            cargo.env_remove(&key);
        }
    }
    cargo
}

fn fail(error: &str) -> ExitCode {
    eprintln!("error: {error}");
    ExitCode::FAILURE
}

/// Replaces this process, so that signals reach the tools themselves.
#[cfg(unix)]
fn become_program(command: &mut Command) -> Result<ExitCode, Error> {
    use std::os::unix::process::CommandExt as _;
    Err(command.exec())
}

#[cfg(not(unix))]
fn become_program(command: &mut Command) -> Result<ExitCode, Error> {
    let code = command.status()?.code().and_then(|code| u8::try_from(code).ok());
    Ok(code.map_or(ExitCode::FAILURE, ExitCode::from))
}
