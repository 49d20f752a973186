//! A host that serves plain files and knows nothing of the client.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, ensure};
use tempfile::TempDir;
use tokio::process::Command;

use crate::process::Process;

/// Python's own file server, with a copy of the client in one of its folders.
pub struct PlainHost {
    /// Where the copy is, with a slash at the end.
    pub address: String,
    process: Process,
    _files: TempDir,
}

impl PlainHost {
    /// Serves the folder that `MANYWORLDS_SITE` names below this path.
    pub async fn start(below: &str) -> anyhow::Result<Self> {
        let site = std::env::var_os("MANYWORLDS_SITE").context(
            "MANYWORLDS_SITE does not say which folder to serve; run these tests with `cargo xtask test browser`",
        )?;
        let files = tempfile::tempdir().context("there is no room for a copy")?;
        copy(&PathBuf::from(site), &files.path().join(below))?;
        let mut command = Command::new("python3");
        command
            .args(["-u", "-m", "http.server", "--bind", "127.0.0.1", "0", "--directory"])
            .arg(files.path());
        let (process, said) = Process::start(&mut command, "(http://").await?;
        let (address, _) = said.split_once(')').context("the host says its address in brackets")?;
        Ok(Self { address: format!("http://{address}{below}/"), process, _files: files })
    }

    /// From now on nobody answers.
    pub async fn stop(self) -> anyhow::Result<()> {
        self.process.kill().await
    }
}

/// Without the packed twins, which such a host would not use.
fn copy(from: &Path, to: &Path) -> anyhow::Result<()> {
    ensure!(from.is_dir(), "{} is no folder", from.display());
    std::fs::create_dir_all(to)?;
    for entry in std::fs::read_dir(from)? {
        let path = entry?.path();
        let name = path.file_name().context("a file has a name")?;
        if path.is_dir() {
            copy(&path, &to.join(name))?;
        } else if !path.extension().is_some_and(|end| end == "br" || end == "gz") {
            std::fs::copy(&path, to.join(name))?;
        }
    }
    Ok(())
}
