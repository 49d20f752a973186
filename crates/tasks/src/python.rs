//! Packages of Python that tests need, each in a virtual environment of its own below the folder of everything built.

use std::path::PathBuf;
use std::process::Command;

use crate::workspace::Workspace;
use crate::{command, packages};

/// Installs a release, such as `schemathesis==4.32.5`, unless it is there; returns its environment.
pub(crate) fn installed(workspace: &Workspace, release: &str, options: &[&str]) -> anyhow::Result<PathBuf> {
    // Named after the release: another one is installed anew.
    let environment = workspace.target(release);
    let done = environment.join("installed");
    if !done.is_file() {
        if !command::succeeds(Command::new("python3").args(["-c", "import ensurepip, venv"])) {
            packages::PYTHON_ENVIRONMENTS.install()?;
        }
        println!("installing {release}");
        command::run(Command::new("python3").args(["-m", "venv", "--clear"]).arg(&environment))?;
        let mut pip = Command::new(environment.join("bin/python"));
        pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"])
            .args(options)
            .arg(release);
        command::run(&mut pip)?;
        std::fs::write(&done, "")?;
    }
    Ok(environment)
}
