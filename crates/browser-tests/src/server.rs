//! The real program, on a port of its own.

use anyhow::Context as _;
use tempfile::TempDir;
use tokio::process::Command;

use crate::process::Process;

/// A running `manyworlds serve`.
pub(crate) struct Server {
    _process: Process,
    _data: TempDir,
    pub(crate) address: String,
}

impl Server {
    pub(crate) async fn start() -> anyhow::Result<Self> {
        let program = std::env::var_os("MANYWORLDS_BIN").context(
            "MANYWORLDS_BIN does not say which program to test; run these tests with `cargo xtask test browser`",
        )?;
        let mut command = Command::new(program);
        let data = tempfile::tempdir().context("there is no room for the server's data")?;
        command.args(["serve", "--listen", "127.0.0.1:0"]).arg("--data").arg(data.path());
        let (process, address) = Process::start(&mut command, "listening on ").await?;
        Ok(Self { _process: process, _data: data, address })
    }
}
