//! The browser that the stories are played in.

use std::process::Command;

use anyhow::Context as _;

use crate::command;

/// Debian's names of the browser and of the program that drives it.
const PACKAGES: [&str; 2] = ["chromium", "chromium-driver"];
const PROGRAMS: [&str; 2] = ["chromium", "chromedriver"];

/// Installs Chromium and its driver with apt-get if one of them is missing.
pub(crate) fn ensure_installed() -> anyhow::Result<()> {
    if PROGRAMS.iter().all(|program| is_installed(program)) {
        return Ok(());
    }
    println!("installing {}", PACKAGES.join(" and "));
    let hint =
        || format!("the browser tests need Chromium and ChromeDriver (Debian: {})", PACKAGES.join(" and "));
    command::run(apt_get().arg("update")).with_context(hint)?;
    command::run(apt_get().args(["install", "--yes", "--no-install-recommends"]).args(PACKAGES))
        .with_context(hint)
}

/// Looks for the program instead of running it: starting Chromium takes seconds.
fn is_installed(program: &str) -> bool {
    std::env::var_os("PATH")
        .is_some_and(|path| std::env::split_paths(&path).any(|folder| folder.join(program).is_file()))
}

fn apt_get() -> Command {
    let is_root =
        Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.trim_ascii() == b"0");
    let mut command = if is_root { Command::new("env") } else { Command::new("sudo") };
    command.args(["DEBIAN_FRONTEND=noninteractive", "apt-get", "--quiet"]);
    command
}
