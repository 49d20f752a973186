//! Stories played in a real browser.

use std::path::{Path, PathBuf};

use anyhow::Context as _;

use super::{Programs, Run};
use crate::lane::Lane;
use crate::wasm::Toolchain;
use crate::workspace::Workspace;
use crate::{command, packages, python, serve, site, web};

/// Tells the stories where the program lies.
const PROGRAM: &str = "MANYWORLDS_BIN";
/// Tells them where the client lies that the program serves.
const CLIENT: &str = "MANYWORLDS_CLIENT";
/// Tells them where the client lies as plain files.
const SITE: &str = "MANYWORLDS_SITE";
/// Tells them where the script lies that looks for what keeps people from using a page.
const AXE: &str = "MANYWORLDS_AXE";

/// The packages that the client and its stories are made of.
const CLIENT_PACKAGES: [&str; 4] = ["browser-tests", "tasks", "web", "worker"];

/// Plays the stories that need no server.
pub(super) fn local(run: &Run, programs: &Programs, lane: &Lane) -> anyhow::Result<()> {
    run.unless_passed(lane, "local", &CLIENT_PACKAGES, || {
        install()?;
        let site = site::site(run.workspace, Toolchain::choose(false)?, None, lane)?;
        programs.play("local", &[(SITE, &site), (AXE, &axe(run.workspace)?)], lane)
    })
}

/// Plays the stories in which people meet on a server.
pub(super) fn online(run: &Run, programs: &Programs, lane: &Lane) -> anyhow::Result<()> {
    let packages = [&CLIENT_PACKAGES[..], &["manyworlds"]].concat();
    run.unless_passed(lane, "online", &packages, || {
        install()?;
        let toolchain = Toolchain::choose(false)?;
        let client = web::build(run.workspace, toolchain, lane)?;
        let site = site::site(run.workspace, toolchain, None, lane)?;
        let (program, axe) = (programs.server(lane)?, axe(run.workspace)?);
        let variables = [(PROGRAM, &*program), (CLIENT, &*client), (SITE, &*site), (AXE, &*axe)];
        programs.play("online", &variables, lane)
    })
}

fn install() -> anyhow::Result<()> {
    packages::BROWSER.ensure_installed()?;
    packages::PYTHON.ensure_installed()
}

/// The script that looks for what keeps people from using a page. This package carries it.
fn axe(workspace: &Workspace) -> anyhow::Result<PathBuf> {
    let environment = python::installed(workspace, "axe-playwright-python==0.1.8", &["--no-deps"])?;
    let mut versions = std::fs::read_dir(environment.join("lib"))?;
    let version = versions.next().context("Python has a folder for its packages")??;
    Ok(version.path().join("site-packages/axe_playwright_python/axe.min.js"))
}

/// Takes a picture of every screen, in both sizes, languages and themes, into `target/screenshots/all`, and of both
/// tables as people see them who cannot tell all colours apart, into `target/screenshots/eyes`.
pub(crate) fn shots(workspace: &Workspace) -> anyhow::Result<()> {
    let lane = Lane::start("shots");
    install()?;
    let toolchain = Toolchain::choose(false)?;
    let (client, site) =
        (web::build(workspace, toolchain, &lane)?, site::site(workspace, toolchain, None, &lane)?);
    let program = serve::compile(workspace, &lane)?;
    let variables: [(&str, &Path); 3] = [(PROGRAM, &program), (CLIENT, &client), (SITE, &site)];
    let mut cargo = command::cargo(workspace.root());
    cargo.args(["run", "--package", "browser-tests", "--bin", "shots"]).envs(variables);
    command::run(&mut cargo)?;
    println!("the pictures are in {}", workspace.target("screenshots").display());
    Ok(())
}
