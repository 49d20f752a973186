//! The whole program, built for a host and started.

use std::path::PathBuf;
use std::process::Command;

use anyhow::Context as _;

use crate::wasm::Toolchain;
use crate::workspace::Workspace;
use crate::{command, web};

/// The variable that tells the server's build script which folder to embed.
const EMBEDDED_FOLDER: &str = "MANYWORLDS_WEB";

/// What is tested together, so that cargo unites the features of all of it: xtask is tested with what it runs with, and
/// a browser comes last.
pub(crate) const TESTED_TOGETHER: [&str; 5] =
    ["--workspace", "--exclude", "xtask", "--exclude", "browser-tests"];

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
    compile(workspace, profile, |cargo| cargo.env(EMBEDDED_FOLDER, client))
}

/// Compiles `manyworlds` alone, and returns where it lies.
pub(crate) fn compile(
    workspace: &Workspace,
    profile: Profile,
    prepare: impl FnOnce(&mut Command) -> &mut Command,
) -> anyhow::Result<PathBuf> {
    let mut cargo = command::cargo(workspace.root());
    let folder = match profile {
        // Chosen as the tests are, with one of them: then cargo takes the features that they were built with, and
        // nothing below is compiled once more.
        Profile::Development => {
            cargo.arg("build").args(TESTED_TOGETHER).args(["--bin", "manyworlds", "--test", "command"]);
            "debug"
        }
        Profile::Release => {
            cargo.args(["build", "--package", "manyworlds", "--release"]);
            "release"
        }
    };
    command::run(prepare(&mut cargo))?;
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
