//! Tools from crates.io, each of its pinned version below the folder of everything built.

use std::path::PathBuf;

use crate::command;
use crate::lane::Lane;
use crate::workspace::Workspace;

/// A program that cargo installs.
pub(crate) struct Tool<'a> {
    /// The package, and its program.
    pub(crate) name: &'a str,
    pub(crate) version: &'a str,
}

impl Tool<'_> {
    /// Installs the tool unless it is there, and returns its program.
    pub(crate) fn installed(&self, workspace: &Workspace, lane: &Lane) -> anyhow::Result<PathBuf> {
        let Self { name, version } = *self;
        let folder = workspace.target("tools").join(format!("{name}-{version}"));
        let program = folder.join("bin").join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
        if !program.is_file() {
            lane.say(&format!(
                "installing {name} {version}, once: about a minute, or a few on a busy machine"
            ));
            let building = folder.join("building");
            let mut cargo = command::cargo(workspace.root());
            // A tool runs for a second: optimising it would take three times as long as compiling it.
            cargo.args(["install", name, "--version", &format!("={version}"), "--locked", "--debug"]);
            cargo.arg("--root").arg(&folder).arg("--target-dir").arg(&building);
            lane.run(cargo.env("CARGO_PROFILE_DEV_DEBUG", "0"))?;
            std::fs::remove_dir_all(building)?;
        }
        Ok(program)
    }
}
