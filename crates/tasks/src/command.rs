//! Running other programs.

use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context as _, bail};

/// The cargo that runs this program, in the given folder.
pub(crate) fn cargo(root: &Path) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root);
    forget_outer_cargo(&mut command);
    command
}

/// `cargo run` tells its program about the package it runs. A build started from there must not see this:
/// build scripts that watch those variables would run again whenever a developer changes between
/// `cargo xtask` and plain `cargo`.
pub(crate) fn forget_outer_cargo(command: &mut Command) {
    for (key, _) in std::env::vars_os() {
        let name = key.to_string_lossy();
        if name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_") {
            command.env_remove(&key);
        }
    }
}

/// Runs a program to its end; anything but success is an error that names it.
pub(crate) fn run(command: &mut Command) -> anyhow::Result<()> {
    let line = describe(command);
    let status = command.status().with_context(|| format!("cannot start `{line}`"))?;
    if !status.success() {
        bail!("`{line}` failed ({status})");
    }
    Ok(())
}

/// Runs a program to its end. Its output is part of the error if it fails.
pub(crate) fn run_silently(command: &mut Command) -> anyhow::Result<()> {
    let line = describe(command);
    let output = command.stdin(Stdio::null()).output().with_context(|| format!("cannot start `{line}`"))?;
    if !output.status.success() {
        let [told, errors] = [&output.stdout, &output.stderr].map(|text| String::from_utf8_lossy(text));
        bail!("`{line}` failed ({})\n{told}{errors}", output.status);
    }
    Ok(())
}

/// True if the program starts and succeeds; its output is dropped.
pub(crate) fn succeeds(command: &mut Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

/// The command as a person would type it.
pub(crate) fn describe(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let name = program.file_name().unwrap_or(command.get_program());
    let words = std::iter::once(name).chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}
