//! How fast the games are played, how much a server bears, and how quick the page is.

use clap::ValueEnum;

use crate::wasm::Toolchain;
use crate::workspace::Workspace;
use crate::{command, packages, serve};

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// What to measure
    #[arg(value_enum, default_value_t = Subject::Games)]
    subject: Subject,
    /// Print a JSON object instead of each table
    #[arg(long)]
    json: bool,
    /// Further words for the benchmark of the server, such as --seconds 30
    #[arg(last = true)]
    words: Vec<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Subject {
    /// How fast games are played, and that playing allocates nothing
    Games,
    /// How many durable moves a server makes, how long they take, and what it needs in memory
    Server,
    /// How quick the page is in a browser: bytes, time until it can be used, click to frame, pictures a second
    Web,
}

/// Runs the benchmark. An error if a state is too large, or if playing allocates; speed is only printed.
pub(crate) fn bench(workspace: &Workspace, arguments: &Arguments) -> anyhow::Result<()> {
    if arguments.subject == Subject::Web {
        packages::BROWSER.ensure_installed()?;
        let program = serve::build(workspace, Toolchain::choose(false)?)?;
        let mut cargo = command::cargo(workspace.root());
        cargo.args(["run", "--package", "browser-tests", "--bin", "figures"]);
        return command::run(cargo.env("MANYWORLDS_BIN", program));
    }
    if arguments.subject == Subject::Server {
        packages::POSTGRESQL.ensure_installed()?;
        let mut cargo = command::cargo(workspace.root());
        cargo.args(["bench", "--package", "manyworlds", "--bench", "server", "--"]);
        return command::run(cargo.args(arguments.json.then_some("--json")).args(&arguments.words));
    }
    for bench in ["playouts", "search"] {
        let mut cargo = command::cargo(workspace.root());
        cargo.args(["bench", "--package", "games", "--bench", bench, "--"]);
        command::run(cargo.args(arguments.json.then_some("--json")))?;
    }
    Ok(())
}
