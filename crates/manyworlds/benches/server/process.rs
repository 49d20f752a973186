//! The server as a process, and what the system knows about it.

use std::io::{BufRead as _, BufReader, Error, Result};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

pub(crate) struct Server {
    process: Child,
    pub(crate) host: String,
}

impl Server {
    pub(crate) fn start(folder: &Path, database: Option<&str>) -> Result<Self> {
        let mut command = Command::new(env!("CARGO_BIN_EXE_manyworlds"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--rate-limit", "off", "--log", "warn"]);
        command.arg("--data").arg(folder);
        if let Some(database) = database {
            command.args(["--database", database]);
        }
        let mut process = command.stdout(Stdio::piped()).spawn()?;
        let mut line = String::new();
        if let Some(output) = process.stdout.take() {
            BufReader::new(output).read_line(&mut line)?;
        }
        let host = line.trim_end().strip_prefix("listening on http://").map(str::to_owned);
        let host = host.ok_or_else(|| Error::other("the server does not start"))?;
        Ok(Self { process, host })
    }

    fn file(&self, name: &str) -> String {
        std::fs::read_to_string(format!("/proc/{}/{name}", self.process.id())).unwrap_or_default()
    }

    /// What it has in memory, in bytes; 0 where the system does not say.
    pub(crate) fn memory(&self) -> usize {
        let status = self.file("status");
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kibibytes = line.and_then(|line| line.split_whitespace().next()?.parse::<usize>().ok());
        kibibytes.unwrap_or(0) * 1024
    }

    /// How long all its threads have computed.
    pub(crate) fn computed(&self) -> Duration {
        // After the name in parentheses; the 14th and 15th field are in hundredths of a second.
        let stat = self.file("stat");
        let fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
        let ticks: u64 = fields.skip(11).take(2).filter_map(|field| field.parse::<u64>().ok()).sum();
        Duration::from_millis(ticks * 10)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // Its data goes with the folder.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// How many files a process may have open.
pub(crate) fn most_files() -> usize {
    let limits = std::fs::read_to_string("/proc/self/limits").unwrap_or_default();
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"));
    line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or(1024)
}
