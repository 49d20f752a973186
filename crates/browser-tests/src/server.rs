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
    pub(crate) address: String,
}

impl Server {
    pub(crate) async fn start() -> anyhow::Result<Self> {
        let data = tempfile::tempdir().context("there is no room for the server's data")?;
        let (process, address) = run(&data, "127.0.0.1:0").await?;
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
        let listen = self.address.trim_start_matches("http://");
        *self.process.lock().await = Some(run(&self.data, listen).await?.0);
        Ok(())
    }
}

async fn run(data: &TempDir, listen: &str) -> anyhow::Result<(Process, String)> {
    let program = std::env::var_os("MANYWORLDS_BIN").context(
        "MANYWORLDS_BIN does not say which program to test; run these tests with `cargo xtask test browser`",
    )?;
    let mut command = Command::new(program);
    command.args(["serve", "--listen", listen]).arg("--data").arg(data.path());
    Process::start(&mut command, "listening on ").await
}
