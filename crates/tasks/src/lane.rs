//! Work that runs beside other work: each lane has a name, its lines begin with it, and while nothing is printed a
//! ticker tells what every lane is at.

use std::collections::{BTreeMap, VecDeque};
use std::io::{BufRead as _, BufReader};
use std::process::{Command, Stdio};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};

use crate::command;

/// The longest silence on the screen.
const SILENCE: Duration = Duration::from_secs(10);

/// As much of a program's output as is shown when it fails.
const REMEMBERED_LINES: usize = 400;

/// The screen that all lanes share.
struct Screen {
    start: Instant,
    printed: Instant,
    doing: BTreeMap<&'static str, String>,
}

static SCREEN: Mutex<Option<Screen>> = Mutex::new(None);

/// The screen, with a ticker that lives as long as the program.
fn with_screen<R>(change: impl FnOnce(&mut Screen) -> R) -> R {
    let mut screen: MutexGuard<'_, _> = SCREEN.lock().unwrap_or_else(PoisonError::into_inner);
    let is_new = screen.is_none();
    let now = Instant::now();
    let screen = screen.get_or_insert_with(|| Screen { start: now, printed: now, doing: BTreeMap::new() });
    if is_new {
        thread::spawn(tick);
    }
    change(screen)
}

fn tick() {
    loop {
        thread::sleep(SILENCE / 10);
        with_screen(|screen| {
            if screen.printed.elapsed() >= SILENCE && !screen.doing.is_empty() {
                let seconds = screen.start.elapsed().as_secs();
                let doing = screen.doing.iter().map(|(lane, what)| format!("{lane}: {what}"));
                let doing = doing.collect::<Vec<_>>().join(" · ");
                println!("{:>9}:{:02}  {doing}", seconds / 60, seconds % 60);
                screen.printed = Instant::now();
            }
        });
    }
}

/// One row of work. Its end takes its name from the ticker's line.
pub(crate) struct Lane {
    name: &'static str,
    start: Instant,
}

impl Lane {
    /// Starts a lane.
    pub(crate) fn start(name: &'static str) -> Self {
        let lane = Self { name, start: Instant::now() };
        lane.is_doing("starting");
        lane
    }

    /// Says that all went well, and how long it took.
    pub(crate) fn end(self) {
        self.say(&format!("ok, {:.1} s", self.elapsed().as_secs_f64()));
    }

    /// Prints a line.
    pub(crate) fn say(&self, line: &str) {
        with_screen(|screen| {
            println!("{:<11} {line}", self.name);
            screen.printed = Instant::now();
        });
    }

    /// Remembers for the ticker what the lane is at.
    pub(crate) fn is_doing(&self, what: impl Into<String>) {
        with_screen(|screen| screen.doing.insert(self.name, what.into()));
    }

    /// The time since the start.
    pub(crate) fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }

    /// Runs a program to its end. Its output is printed only if it fails.
    pub(crate) fn run(&self, command: &mut Command) -> anyhow::Result<()> {
        self.run_with(command, |_| {})
    }

    /// Runs a program, and hands each line of its standard output to `read`.
    pub(crate) fn run_with(&self, command: &mut Command, mut read: impl FnMut(&str)) -> anyhow::Result<()> {
        let line = command::describe(command);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().with_context(|| format!("cannot start `{line}`"))?;
        let (output, errors) = (child.stdout.take(), child.stderr.take());
        let (output, errors) = (output.context("it was piped")?, errors.context("it was piped")?);
        let told = Arc::new(Mutex::new(VecDeque::new()));
        thread::scope(|scope| {
            scope.spawn(|| {
                for line in lines(errors) {
                    if let Some(what) = progress(&line) {
                        self.is_doing(what);
                    }
                    remember(&told, line);
                }
            });
            for line in lines(output) {
                read(&line);
                // Messages for programs help nobody.
                if !line.starts_with('{') {
                    remember(&told, line);
                }
            }
        });
        let status = child.wait()?;
        if !status.success() {
            let told = told.lock().unwrap_or_else(PoisonError::into_inner);
            with_screen(|screen| {
                for line in told.iter() {
                    println!("{line}");
                }
                screen.printed = Instant::now();
            });
            bail!("`{line}` failed ({status})");
        }
        Ok(())
    }
}

impl Drop for Lane {
    fn drop(&mut self) {
        with_screen(|screen| screen.doing.remove(self.name));
    }
}

fn lines(pipe: impl std::io::Read) -> impl Iterator<Item = String> {
    let bytes = BufReader::new(pipe).split(b'\n').map_while(Result::ok);
    bytes.map(|line| String::from_utf8_lossy(&line).into_owned())
}

fn remember(told: &Mutex<VecDeque<String>>, line: String) {
    let mut told = told.lock().unwrap_or_else(PoisonError::into_inner);
    if told.len() == REMEMBERED_LINES {
        told.pop_front();
    }
    told.push_back(line);
}

/// Reads `   Compiling serde v1.0.0 (…)`.
fn progress(line: &str) -> Option<String> {
    let (verb, rest) = line.trim_start().split_once(' ')?;
    let known = ["Compiling", "Checking", "Documenting", "Downloading", "Installing", "Blocking"];
    let subject = rest.split(" v").next().unwrap_or(rest);
    known.contains(&verb).then(|| format!("{} {subject}", verb.to_lowercase()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ticker_reads_what_cargo_is_at() {
        assert_eq!(progress("   Compiling serde v1.0.0 (/somewhere)").as_deref(), Some("compiling serde"));
        assert_eq!(progress("warning: unused import"), None);
    }

    #[test]
    fn a_program_that_fails_is_named() {
        let lane = Lane::start("test");
        let mut heard = Vec::new();
        let mut echo = Command::new("sh");
        let failed = lane
            .run_with(echo.args(["-c", "echo one; echo two; exit 3"]), |line| heard.push(line.to_owned()));
        assert_eq!(heard, ["one", "two"]);
        assert!(failed.is_err_and(|error| error.to_string().contains("echo one; echo two; exit 3` failed")));
    }
}
