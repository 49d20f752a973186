//! The real binary, as people and scripts call it.

mod advise;
mod backup;
mod bad_input;
mod bot;
mod deck;
mod eureka;
mod play;
mod records;
mod report;
mod rules;
mod serve;
mod simulate;

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// The command with these words, in English and without anything of the machine's own settings.
fn command(words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_manyworlds"));
    command.args(words).env("LANG", "C").env_remove("LC_ALL").env_remove("LC_MESSAGES");
    let own = std::env::vars_os()
        .map(|(name, _)| name)
        .filter(|name| name.to_str().is_some_and(|name| name.starts_with("MANYWORLDS_")));
    for name in own {
        command.env_remove(name);
    }
    command.env("NO_COLOR", "1");
    command
}

fn run(words: &[&str]) -> Output {
    command(words).output().expect("the binary runs")
}

/// What a command prints that has nothing to complain about.
fn printed(words: &[&str]) -> String {
    let output = run(words);
    assert_eq!((output.status.code(), text(&output.stderr).as_str()), (Some(0), ""), "{words:?}");
    text(&output.stdout)
}

/// What is wrong: one sentence on standard error, and exit code 2.
fn complaint(output: &Output) -> String {
    let error = text(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{error}");
    assert!(error.starts_with("error: ") && error.trim_end().lines().count() == 1, "{error}");
    assert!(!error.contains("panicked"), "{error}");
    error.trim_end().to_owned()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("the command prints UTF-8")
}

/// A file with this content, named after the test that makes it.
fn file(name: &str, content: impl AsRef<[u8]>) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, content).expect("the folder for tests can be written to");
    path
}

fn path(path: &Path) -> &str {
    path.to_str().expect("the folder for tests has a plain name")
}
