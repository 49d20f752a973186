//! The long tests: what takes hours to go wrong.

use crate::workspace::Workspace;
use crate::{command, packages};

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// How often the server is killed while people play on it, on each database
    #[arg(long, value_name = "N", default_value_t = 1000)]
    kills: u32,
}

/// Kills the real program again and again, and checks after each time that nothing is lost.
pub(crate) fn soak(workspace: &Workspace, arguments: &Arguments) -> anyhow::Result<()> {
    packages::POSTGRESQL.ensure_installed()?;
    let mut cargo = command::cargo(workspace.root());
    // What it prints meanwhile is its progress.
    cargo.args([
        "test",
        "--package",
        "manyworlds",
        "--test",
        "kill",
        "--",
        "--nocapture",
        "--test-threads=1",
    ]);
    command::run(cargo.env("KILLS", arguments.kills.to_string()))
}
