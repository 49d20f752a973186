//! A program that runs beside a story and says on its first lines where it can be reached.

use std::process::Stdio;

use anyhow::{Context as _, bail};
use tokio::io::{AsyncBufReadExt as _, BufReader, Lines};
use tokio::process::{Child, ChildStdout, Command};
use tokio::time::timeout;

use crate::browser::PATIENCE;

/// A running program, killed when dropped.
pub(crate) struct Process {
    child: Child,
    /// Kept open: a program whose output nobody takes dies of its next line.
    _output: Lines<BufReader<ChildStdout>>,
}

impl Process {
    /// Starts a program, waits for the line that holds `mark`, and returns what follows it there.
    pub(crate) async fn start(command: &mut Command, mark: &str) -> anyhow::Result<(Self, String)> {
        let program = command.as_std().get_program().to_string_lossy().into_owned();
        let mut child = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .with_context(|| format!("cannot start {program}"))?;
        let output = child.stdout.take().context("the output was piped")?;
        let mut output = BufReader::new(output).lines();
        let said = timeout(PATIENCE, find(&mut output, mark))
            .await
            .with_context(|| format!("{program} said nothing like {mark:?} in time"))?
            .with_context(|| format!("{program} ended before it was ready"))?;
        Ok((Self { child, _output: output }, said))
    }
}

impl Process {
    /// Kills it, and waits until it is gone.
    pub(crate) async fn kill(mut self) -> anyhow::Result<()> {
        Ok(self.child.kill().await?)
    }
}

async fn find(output: &mut Lines<BufReader<ChildStdout>>, mark: &str) -> anyhow::Result<String> {
    while let Some(line) = output.next_line().await? {
        if let Some((_, after)) = line.split_once(mark) {
            return Ok(after.to_owned());
        }
    }
    bail!("its output ended without {mark:?}")
}
