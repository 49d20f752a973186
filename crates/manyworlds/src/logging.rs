//! What a server says about its work, on standard error.

use anyhow::Context as _;
use clap::ValueEnum;
use tracing_subscriber::EnvFilter;

// Not a doc comment: clap would take it for the description of the command.
#[derive(clap::Args)]
pub(crate) struct LogArgs {
    /// What to log: error, warn, info, debug or trace, or a filter such as info,server=debug
    #[arg(long, value_name = "FILTER", env = "MANYWORLDS_LOG", default_value = "info")]
    log: String,

    /// How to log: lines for people, or JSON for programs
    #[arg(long, value_name = "FORMAT", env = "MANYWORLDS_LOG_FORMAT", default_value = "text")]
    log_format: Format,
}

#[derive(Clone, Copy, ValueEnum)]
enum Format {
    Text,
    Json,
}

impl LogArgs {
    /// From now on, everything that is said is heard.
    pub(crate) fn start(&self) -> anyhow::Result<()> {
        let filter = EnvFilter::try_new(&self.log).with_context(|| format!("--log {}", self.log))?;
        let lines = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
        let started = match self.log_format {
            Format::Text => lines.with_ansi(console::colors_enabled_stderr()).try_init(),
            Format::Json => lines.json().flatten_event(true).try_init(),
        };
        started.map_err(|error| anyhow::anyhow!("cannot start the log: {error}"))
    }
}
