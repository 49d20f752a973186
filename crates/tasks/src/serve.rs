//! The whole program, built for a host, or for a developer and started.

use std::path::PathBuf;
use std::process::Command;
use std::thread;

use anyhow::Context as _;

use crate::lane::Lane;
use crate::wasm::Toolchain;
use crate::workspace::Workspace;
use crate::{command, web};

/// The variable that tells the program's build script which folder to embed.
const EMBEDDED_FOLDER: &str = "MANYWORLDS_WEB";

/// Builds everything and becomes `manyworlds serve`. The client is read from its folder, so that program and client are
/// built side by side.
pub(crate) fn serve(workspace: &Workspace, toolchain: Toolchain, arguments: &[String]) -> anyhow::Result<()> {
    let (client, program) = thread::scope(|scope| {
        let client = scope.spawn(|| {
            let lane = Lane::start("client");
            lane.say("building the page and its bots for the browser, the first time about four minutes");
            let client = web::build(workspace, toolchain, &lane)?;
            lane.end();
            anyhow::Ok(client)
        });
        let program = compile_for_serving(workspace);
        let client = client.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        anyhow::Ok((client?, program?))
    })?;
    become_program(Command::new(program).arg("serve").arg("--client").arg(client).args(arguments))
}

fn compile_for_serving(workspace: &Workspace) -> anyhow::Result<PathBuf> {
    let lane = Lane::start("program");
    lane.say("compiling the server, the first time about three minutes");
    let program = compile(workspace, &lane)?;
    lane.end();
    Ok(program)
}

/// Builds the program for a host, with the browser client inside and as quick as it can be.
pub(crate) fn build(workspace: &Workspace, toolchain: Toolchain) -> anyhow::Result<PathBuf> {
    let lane = Lane::start("build");
    let client = web::build(workspace, toolchain, &lane)?;
    let mut cargo = command::cargo(workspace.root());
    cargo.args(["build", "--package", "manyworlds", "--release"]);
    lane.run(cargo.env(EMBEDDED_FOLDER, client))?;
    Ok(program(workspace, "release"))
}

/// Compiles the program as its tests do, without a client inside.
pub(crate) fn compile(workspace: &Workspace, lane: &Lane) -> anyhow::Result<PathBuf> {
    let mut cargo = command::cargo(workspace.root());
    // Chosen as `xtask` chooses: what is compiled for one command is there for the others.
    lane.run(cargo.args(["build", "--workspace", "--bin", "manyworlds", "--test", "door"]))?;
    Ok(program(workspace, "debug"))
}

fn program(workspace: &Workspace, profile: &str) -> PathBuf {
    workspace.target(profile).join(format!("manyworlds{}", std::env::consts::EXE_SUFFIX))
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
