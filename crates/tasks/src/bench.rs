//! How fast the games are played, in seconds or in instructions; how much a server bears; and how quick the page is.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context as _, bail};
use cargo_metadata::Message;
use clap::ValueEnum;

use crate::wasm::Toolchain;
use crate::workspace::Workspace;
use crate::{command, packages, serve};

const PACKAGE: &str = "games";
const BENCH: &str = "playouts";

/// Both runs have the same start; their difference is that many games.
const GAMES_AT_FIRST: u64 = 20;
const GAMES: u64 = 200;

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// What to measure
    #[arg(value_enum, default_value_t = Subject::Games)]
    subject: Subject,
    /// Print a JSON object instead of each table
    #[arg(long)]
    json: bool,
    /// Count the instructions per input with Valgrind instead: the same on a busy machine
    #[arg(long)]
    instructions: bool,
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
        if arguments.instructions {
            bail!("a server waits for others: its instructions say little");
        }
        packages::POSTGRESQL.ensure_installed()?;
        let mut cargo = command::cargo(workspace.root());
        cargo.args(["bench", "--package", "manyworlds", "--bench", "server", "--"]);
        return command::run(cargo.args(arguments.json.then_some("--json")).args(&arguments.words));
    }
    if arguments.instructions {
        return instructions(workspace, arguments.json);
    }
    for bench in [BENCH, "search"] {
        let mut cargo = command::cargo(workspace.root());
        cargo.args(["bench", "--package", PACKAGE, "--bench", bench, "--"]);
        command::run(cargo.args(arguments.json.then_some("--json")))?;
    }
    Ok(())
}

/// A row of the report.
struct Row {
    game: String,
    players: String,
    player: String,
    per_input: f64,
}

fn instructions(workspace: &Workspace, json: bool) -> anyhow::Result<()> {
    if !command::succeeds(Command::new("valgrind").arg("--version")) {
        bail!("instructions are counted with Valgrind, which is not there (Debian: valgrind)");
    }
    let program = build(workspace)?;
    let listed = Command::new(&program).arg("--list").output().context("cannot start the benchmark")?;
    let mut rows = Vec::new();
    for line in String::from_utf8_lossy(&listed.stdout).lines() {
        let [game, players, player] = line.split(' ').collect::<Vec<_>>()[..] else {
            bail!("the benchmark lists “{line}”");
        };
        let contest = format!("{game},{players},{player}");
        let (first_instructions, first_inputs) = count(&program, &contest, GAMES_AT_FIRST)?;
        let (all_instructions, all_inputs) = count(&program, &contest, GAMES_AT_FIRST + GAMES)?;
        let per_input = (all_instructions - first_instructions) as f64 / (all_inputs - first_inputs) as f64;
        let [game, players, player] = [game, players, player].map(str::to_owned);
        rows.push(Row { game, players, player, per_input });
    }
    print(&rows, json);
    Ok(())
}

/// Builds the benchmark and says where it lies.
fn build(workspace: &Workspace) -> anyhow::Result<PathBuf> {
    let mut cargo = command::cargo(workspace.root());
    cargo.args(["bench", "--no-run", "--package", PACKAGE, "--bench", BENCH]);
    cargo.arg("--message-format=json-render-diagnostics");
    let output = cargo.stderr(Stdio::inherit()).output().context("cannot start cargo")?;
    if !output.status.success() {
        bail!("the benchmark does not build");
    }
    for message in Message::parse_stream(&output.stdout[..]) {
        if let Message::CompilerArtifact(artifact) = message?
            && artifact.target.name == BENCH
            && let Some(program) = artifact.executable
        {
            return Ok(program.into_std_path_buf());
        }
    }
    bail!("cargo does not say where the benchmark lies")
}

/// How many instructions and inputs so many games are.
fn count(program: &Path, contest: &str, games: u64) -> anyhow::Result<(u64, u64)> {
    let mut valgrind = Command::new("valgrind");
    valgrind.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]);
    let output = valgrind.arg(program).arg(format!("--play={contest},{games}")).output()?;
    let (inputs, notes) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    let instructions = collected(&notes).with_context(|| format!("Valgrind does not count: {notes}"))?;
    let inputs = inputs.trim().parse().with_context(|| format!("the benchmark plays “{inputs}” inputs"))?;
    Ok((instructions, inputs))
}

/// Reads `==123== Collected : 4567`.
fn collected(notes: &str) -> Option<u64> {
    notes.lines().find_map(|line| line.split_once("Collected : ")?.1.trim().parse().ok())
}

fn print(rows: &[Row], json: bool) {
    if json {
        let object = |row: &Row| {
            let Row { game, players, player, per_input } = row;
            format!(
                r#"{{"game":"{game}","players":{players},"bot":"{player}","instructions_per_input":{per_input:.1}}}"#
            )
        };
        let objects: Vec<String> = rows.iter().map(object).collect();
        println!(r#"{{"instructions":[{}]}}"#, objects.join(","));
        return;
    }
    println!("{:<16} {:>7}  {:<10} {:>20}", "game", "players", "bot", "instructions/input");
    for Row { game, players, player, per_input } in rows {
        println!("{game:<16} {players:>7}  {player:<10} {per_input:>20.1}");
    }
}

#[cfg(test)]
mod tests {
    use super::collected;

    #[test]
    fn the_count_is_found_in_what_valgrind_prints() {
        let notes = "==7== Events    : Ir\n==7== Collected : 1234567\n==7== \n";
        assert_eq!(collected(notes), Some(1_234_567));
        assert_eq!(collected("valgrind: no such file"), None);
    }
}
