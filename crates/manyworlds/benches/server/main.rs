//! How many durable moves a second a real server makes, how long a client waits for its own, and what tables and
//! connections cost in memory.
//!
//! `cargo xtask bench server` runs it. The server is a process of its own, on a new SQLite file and on a PostgreSQL
//! of its own; the clients are this process, on one thread, and as light as can be: they share the machine.
//!
//! Moves are offered in an open loop: each has its time, whether or not those before it were answered, and a wait is
//! counted from that time. Nothing here fails because a machine is slow.

#[path = "../../tests/kill/client.rs"]
#[expect(dead_code, reason = "the tests ask for more")]
mod client;
#[path = "../../../store/tests/suite/cluster.rs"]
mod cluster;
mod load;
mod process;
mod report;
mod setup;
mod table;
#[path = "../../tests/kill/websocket.rs"]
mod websocket;

use std::io::Result;
use std::time::Duration;

use clap::Parser;
use tempfile::TempDir;

use crate::cluster::Cluster;
use crate::load::Load;
use crate::process::Server;
use crate::report::{Idle, Memory, Report};

/// Tables that live, and moves a second that are offered to them.
const LOADS: [(usize, u32); 7] =
    [(10, 100), (10, 1_000), (100, 1_000), (100, 5_000), (1_000, 2_000), (1_000, 5_000), (1_000, 10_000)];

/// Sockets that nobody uses, and the tables they look at.
const IDLE: usize = 15_000;
const IDLE_TABLES: usize = 100;

/// Files that a process needs beside its sockets.
const OTHER_FILES: usize = 200;

#[derive(Parser)]
#[command(name = "server", about = "Durable moves a second, waits, and memory of a real server")]
struct Arguments {
    /// Print a JSON object instead of tables
    #[arg(long)]
    json: bool,
    /// How many seconds each rate is offered
    #[arg(long, value_name = "N", default_value_t = 10)]
    seconds: u64,
    /// Only this database: sqlite, postgres, or memory for the idle connections alone
    #[arg(long, value_name = "NAME")]
    only: Option<String>,
    /// Only this load instead of all: tables, a comma, and moves a second
    #[arg(long, value_name = "TABLES,RATE", value_parser = load)]
    load: Option<(usize, u32)>,
    /// What cargo says to every benchmark
    #[arg(long, hide = true)]
    bench: bool,
}

fn load(text: &str) -> std::result::Result<(usize, u32), String> {
    let parsed =
        text.split_once(',').and_then(|(tables, rate)| Some((tables.parse().ok()?, rate.parse().ok()?)));
    parsed.ok_or_else(|| "two numbers and a comma are needed".to_owned())
}

fn main() -> Result<()> {
    let arguments = Arguments::parse();
    let wants = |name: &str| arguments.only.as_deref().is_none_or(|only| only == name);
    let mut report = Report::default();
    if wants("sqlite") {
        let folder = TempDir::new()?;
        moves("sqlite", &Server::start(folder.path(), None)?, &arguments, &mut report)?;
    }
    if wants("postgres") {
        let folder = TempDir::new()?;
        let address = Cluster::shared().address("postgres");
        moves("postgres", &Server::start(folder.path(), Some(&address))?, &arguments, &mut report)?;
    }
    if wants("memory") {
        report.idle = Some(idle()?);
    }
    if arguments.json {
        println!("{}", report.json());
    } else {
        report.print();
    }
    Ok(())
}

fn moves(name: &str, server: &Server, arguments: &Arguments, report: &mut Report) -> Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let local = tokio::task::LocalSet::new();
    let mut load = Load::new(server);
    // How many tables there were, and how much memory, after the fewest were made and after the most.
    let mut sizes = Vec::new();
    let loads = arguments.load.map_or_else(|| LOADS.to_vec(), |load| vec![load]);
    for (tables, rate) in loads {
        eprintln!("{name}: {tables} tables, {rate} moves/s");
        let time = Duration::from_secs(arguments.seconds);
        let row = runtime.block_on(local.run_until(async {
            load.grow(tables)?;
            sizes.push((load.count(), server.memory()));
            load.offer(rate, time).await
        }))?;
        report.rows.push(row.of(name));
    }
    sizes.dedup_by_key(|size| size.0);
    if let [.., (fewer, before), (count, after)] = sizes[..] {
        let what = format!("{name}, a live table with two clients");
        let bytes = after.saturating_sub(before) / (count - fewer);
        report.tables.push(Memory { what, count: count - fewer, bytes });
    }
    Ok(())
}

/// What a connection costs that nobody uses.
fn idle() -> Result<Idle> {
    let folder = TempDir::new()?;
    let server = Server::start(folder.path(), None)?;
    let mut setup = setup::Setup::new(&server.host)?;
    let tables = (0..IDLE_TABLES).map(|number| setup.open_table(number)).collect::<Result<Vec<_>>>()?;
    let count = IDLE.min(process::most_files().saturating_sub(OTHER_FILES));
    eprintln!("memory: {count} connections");
    let before = server.memory();
    let mut sockets = Vec::with_capacity(count);
    for number in 0..count {
        sockets.push(setup.watch(&tables[number % tables.len()])?);
    }
    // Everybody has been told how many look on.
    std::thread::sleep(Duration::from_secs(4));
    Ok(Idle { connections: count, before, after: server.memory() })
}
