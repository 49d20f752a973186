//! The whole program, built for a host and started.

use std::path::PathBuf;
use std::process::Command;

use anyhow::Context as _;

use crate::wasm::Toolchain;
use crate::workspace::Workspace;
use crate::{command, web};

/// The variable that tells the server's build script which folder to embed.
const EMBEDDED_FOLDER: &str = "MANYWORLDS_WEB";

/// How carefully to compile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Profile {
    Development,
    Release,
}

/// Builds everything and becomes `manyworlds serve`.
pub(crate) fn serve(workspace: &Workspace, toolchain: Toolchain, arguments: &[String]) -> anyhow::Result<()> {
    let program = build(workspace, toolchain, Profile::Release)?;
    become_program(Command::new(program).arg("serve").args(arguments))
}

/// Builds `manyworlds` with the browser client inside, and returns where it lies.
pub(crate) fn build(
    workspace: &Workspace,
    toolchain: Toolchain,
    profile: Profile,
) -> anyhow::Result<PathBuf> {
    let client = web::build(workspace, toolchain)?;
    let mut cargo = command::cargo(workspace.root());
    cargo.args(["build", "--package", "manyworlds"]).env(EMBEDDED_FOLDER, client);
    let folder = match profile {
        Profile::Development => "debug",
        Profile::Release => {
            cargo.arg("--release");
            "release"
        }
    };
    command::run(&mut cargo)?;
    Ok(workspace.target(folder).join(format!("manyworlds{}", std::env::consts::EXE_SUFFIX)))
}

/// Replaces this process, so that signals reach the server itself.
#[cfg(unix)]
fn become_program(command: &mut Command) -> anyhow::Result<()> {
    use std::os::unix::process::CommandExt as _;
    let error = command.exec();
    Err(error).with_context(|| format!("cannot start `{}`", command::describe(command)))
}

#[cfg(not(unix))]
fn become_program(command: &mut Command) -> anyhow::Result<()> {
    command::run(command)
}
