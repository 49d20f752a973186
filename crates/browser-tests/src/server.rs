//! The real program, on a port of its own.

use anyhow::Context as _;
use tempfile::TempDir;
use tokio::process::Command;
use tokio::sync::Mutex;

use crate::process::Process;

/// A `manyworlds serve` that can be killed and started again.
pub struct Server {
    process: Mutex<Option<Process>>,
    data: TempDir,
    /// Without a slash at the end.
    pub(crate) address: String,
}

impl Server {
    /// Starts it where the system or the caller likes: an address with a port, or with port 0.
    pub(crate) async fn start(listen: &str) -> anyhow::Result<Self> {
        let data = tempfile::tempdir().context("there is no room for the server's data")?;
        let (process, address) = run(&data, listen, &[]).await?;
        Ok(Self { process: Mutex::new(Some(process)), data, address })
    }

    /// Kills it without a word of warning (`kill -9`).
    pub async fn kill(&self) -> anyhow::Result<()> {
        match self.process.lock().await.take() {
            Some(process) => process.kill().await,
            None => Ok(()),
        }
    }

    /// Starts it again where it was, with what it had kept.
    pub async fn restart(&self) -> anyhow::Result<()> {
        self.restart_with(&[]).await
    }

    /// Starts it again, or anew, with other options.
    pub async fn restart_with(&self, options: &[&str]) -> anyhow::Result<()> {
        self.kill().await?;
        *self.process.lock().await = Some(run(&self.data, self.listens_on(), options).await?.0);
        Ok(())
    }

    /// The address as `--listen` takes it.
    pub(crate) fn listens_on(&self) -> &str {
        self.address.trim_start_matches("http://")
    }
}

async fn run(data: &TempDir, listen: &str, options: &[&str]) -> anyhow::Result<(Process, String)> {
    let program = std::env::var_os("MANYWORLDS_BIN").context(
        "MANYWORLDS_BIN does not say which program to test; run these tests with `cargo xtask test online`",
    )?;
    let mut command = Command::new(program);
    // It reads in MANYWORLDS_CLIENT where the client lies.
    command.args(["serve", "--listen", listen]).args(options).arg("--data").arg(data.path());
    Process::start(&mut command, "listening on ").await
}
