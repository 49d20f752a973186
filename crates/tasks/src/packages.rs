//! Debian's packages that tests and benchmarks need.

use std::path::Path;
use std::process::Command;
use std::sync::{Mutex, PoisonError};

use anyhow::Context as _;

use crate::command;

/// What some tests need: programs, and the packages they come with.
pub(crate) struct Needed {
    /// Who needs it.
    pub(crate) by: &'static str,
    /// Debian's names of the packages.
    pub(crate) packages: &'static [&'static str],
    /// The programs that must be there.
    pub(crate) programs: &'static [&'static str],
}

/// The browser that the stories are played in, and the program that drives it.
pub(crate) const BROWSER: Needed = Needed {
    by: "the browser tests",
    packages: &["chromium", "chromium-driver"],
    programs: &["chromium", "chromedriver"],
};

/// The larger of the two databases; the tests start one of their own.
pub(crate) const POSTGRESQL: Needed =
    Needed { by: "the tests of the store", packages: &["postgresql"], programs: &["initdb"] };

/// Debian keeps the programs of each version here, out of the path.
const POSTGRESQL_VERSIONS: &str = "/usr/lib/postgresql";

/// The processor in which instructions are counted.
pub(crate) const VALGRIND: Needed =
    Needed { by: "the counts of instructions", packages: &["valgrind"], programs: &["valgrind"] };

/// What strangers check our dice with, and write players in.
pub(crate) const PYTHON: Needed =
    Needed { by: "the tests of dice and players", packages: &["python3"], programs: &["python3"] };

/// What makes up requests is installed in an environment of its own; Debian has the module for that apart.
pub(crate) const PYTHON_ENVIRONMENTS: Needed =
    Needed { by: "the tests of requests", packages: &["python3", "python3-venv"], programs: &["python3"] };

impl Needed {
    /// Installs the packages with apt-get if one of the programs is missing.
    pub(crate) fn ensure_installed(&self) -> anyhow::Result<()> {
        if self.programs.iter().all(|program| is_installed(program)) { Ok(()) } else { self.install() }
    }

    /// Installs the packages with apt-get.
    pub(crate) fn install(&self) -> anyhow::Result<()> {
        // Stages run side by side, and apt-get refuses to run twice at once.
        static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());
        let _turn = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
        let packages = self.packages.join(" and ");
        println!("installing {packages}");
        let hint = || format!("{} need {} (Debian: {packages})", self.by, self.programs.join(" and "));
        command::run_silently(apt_get().arg("update")).with_context(hint)?;
        command::run_silently(
            apt_get().args(["install", "--yes", "--no-install-recommends"]).args(self.packages),
        )
        .with_context(hint)
    }
}

/// Looks for the program instead of running it: starting Chromium takes seconds.
fn is_installed(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let versions = Path::new(POSTGRESQL_VERSIONS).read_dir().into_iter().flatten().flatten();
    let folders = std::env::split_paths(&path).chain(versions.map(|version| version.path().join("bin")));
    folders.map(|folder| folder.join(program)).any(|file| file.is_file())
}

fn apt_get() -> Command {
    let is_root =
        Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.trim_ascii() == b"0");
    let mut command = if is_root { Command::new("env") } else { Command::new("sudo") };
    command.args(["DEBIAN_FRONTEND=noninteractive", "apt-get", "--quiet"]);
    command
}
