//! The real program, killed at random moments while people play on it: whatever they were told is there
//! afterwards, nothing is there twice, every table goes on, and no clock ran meanwhile.
//!
//! `KILLS` says how often it is killed on each database; `cargo xtask soak` does it a thousand times.

#[expect(dead_code, reason = "the benchmark asks for more")]
mod client;
mod memory;
mod player;
mod world;

// The throwaway PostgreSQL of the store's own tests.
#[path = "../../../store/tests/suite/cluster.rs"]
mod cluster;
mod websocket;

use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::thread::sleep;
use std::time::{Duration, Instant};

use bots::Pcg;
use engine::Random as _;
use games::GameId;
use serde_json::Value;
use store::Store;
use tempfile::TempDir;

use crate::client::{Client, PATIENCE, Person};
use crate::cluster::Cluster;
use crate::memory::{Kept, lock};
use crate::player::{Player, new_table};
use crate::world::{End, World};

#[test]
fn sqlite() {
    let folder = TempDir::new().expect("there is room for a folder");
    let database = folder.path().join("manyworlds.db");
    killed_again_and_again("SQLite", folder.path(), database.to_str().expect("a plain name"));
}

#[test]
fn postgres() {
    let folder = TempDir::new().expect("there is room for a folder");
    killed_again_and_again("PostgreSQL", folder.path(), &Cluster::shared().address("postgres"));
}

const PLAYERS: usize = 12;
/// What a clock may be off by, in milliseconds: it is read a moment before or after it is compared.
const ROUNDING: i64 = 100;

fn kills() -> u32 {
    std::env::var("KILLS").map_or(50, |count| count.parse().expect("KILLS is a number"))
}

fn killed_again_and_again(name: &str, folder: &Path, database: &str) {
    let (world, kills) = (Arc::new(World::default()), kills());
    let end = End(Arc::clone(&world));
    let players: Vec<_> = (0..PLAYERS)
        .map(|number| {
            let player = Player::new(Arc::clone(&world), number);
            std::thread::spawn(move || player.play())
        })
        .collect();
    let mut dice = Pcg::new(1, u64::from(kills));
    let mut clock: Option<ClockTable> = None;
    for kill in 0..kills {
        let mut server = Server::start(folder, database);
        // Now and then it dies before it has got up.
        if kill % 7 == 6 {
            sleep(Duration::from_millis(dice.below(60).into()));
            let lived = server.kill();
            clock.as_mut().expect("it is there since the first life").alive += lived;
            continue;
        }
        let host = server.host();
        compare(&world, &host, database);
        let clock = clock.get_or_insert_with(|| ClockTable::new(&host));
        clock.compare(&host, server.born.elapsed());
        world.begin_life(&host, PLAYERS);
        world.wait_for_all();
        sleep(Duration::from_millis(dice.below(150).into()));
        clock.read(&host, server.born.elapsed());
        let read = Instant::now();
        clock.alive += server.kill().min(read.elapsed());
        world.end_life();
        // A clock that runs while nobody runs it is noticed, as no lease is older than a life.
        if kill % 10 == 5 {
            sleep(Duration::from_secs(2));
        }
        if (kill + 1) % 50 == 0 {
            let count: usize = world.tables().iter().map(|table| lock(table).inputs.count()).sum();
            eprintln!("{name}: {} of {kills} kills, {count} inputs", kill + 1);
        }
    }
    let mut server = Server::start(folder, database);
    let host = server.host();
    compare(&world, &host, database);
    drop(end);
    for player in players {
        player.join().expect("no player has anything to complain about");
    }
}

/// Everything that anybody was told, at any table, is there, and nothing else.
fn compare(world: &World, host: &str, database: &str) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let tables = world.tables();
        for table in &tables {
            be_taken_up(host, &lock(table).table);
        }
        let store = Store::open(database).await.expect("it opens");
        for table in &tables {
            let id = lock(table).table.clone();
            let kept = Kept::read(&store, &id).await;
            lock(table).compare(&kept);
        }
        store.close().await;
    });
}

/// Waits until the new process has the table, so that nothing of the old one can come any more.
fn be_taken_up(host: &str, table: &str) {
    let begin = Instant::now();
    loop {
        let mut nobody = Client::of_nobody(host).expect("it listens");
        let answer = nobody.get(&format!("/api/tables/{table}")).expect("it answers");
        match answer.status {
            200 => return,
            // PostgreSQL takes a moment to notice that the old process is gone.
            409 if begin.elapsed() < PATIENCE => sleep(Duration::from_millis(5)),
            _ => panic!("{table}: {answer:?}"),
        }
    }
}

/// A table whose clock runs, and where nobody ever acts.
struct ClockTable {
    path: String,
    host: Person,
    /// What was left when it was last read.
    left: i64,
    /// How long the server had lived by then, in that life: so much may be given back.
    life: Duration,
    /// How long any server has lived since.
    alive: Duration,
}

impl ClockTable {
    fn new(host: &str) -> Self {
        let people = [0, 1].map(|_| Client::new_person(host).expect("it lives"));
        let [mut first, mut second] = people.each_ref().map(|one| Client::of(host, one).expect("it lives"));
        let ask =
            |client: &mut Client, path: &str, body: &Value| client.post(path, body).expect("it lives").ok();
        let made = ask(&mut first, "/api/tables", &new_table(GameId::Multiuniversum, 2, true));
        let path = format!("/api/tables/{}", made["id"].as_str().expect("an id"));
        ask(&mut second, &format!("{path}/join"), &Value::Object(serde_json::Map::new()));
        ask(&mut first, &format!("{path}/start"), &Value::Null);
        let [person, _] = people;
        let mut table = Self { path, host: person, left: 0, life: Duration::ZERO, alive: Duration::ZERO };
        table.read(host, Duration::ZERO);
        table
    }

    fn left(&self, host: &str) -> i64 {
        let begin = Instant::now();
        loop {
            let mut client = Client::of(host, &self.host).expect("it lives");
            let table = client.get(&self.path).expect("it lives").ok();
            let running = table["times"]["running"][0].as_u64();
            if let Some(seat) = running {
                return table["times"]["left"][seat as usize - 1].as_i64().expect("a time");
            }
            assert!(begin.elapsed() < PATIENCE, "the game starts: {table}");
        }
    }

    fn read(&mut self, host: &str, life: Duration) {
        (self.left, self.life, self.alive) = (self.left(host), life, Duration::ZERO);
    }

    /// It has lost no more than the servers lived, and won no more than the last one did: then its lease was new.
    fn compare(&self, host: &str, life: Duration) {
        let millis = |time: Duration| i64::try_from(time.as_millis()).expect("tests are short");
        let begin = Instant::now();
        let left = self.left(host);
        let least = self.left - millis(self.alive + life + begin.elapsed()) - ROUNDING;
        let most = self.left + millis(self.life + self.alive) + ROUNDING;
        assert!((least..=most).contains(&left), "{least} ≤ {left} ≤ {most}, and {} before", self.left);
    }
}

/// A life of the server.
struct Server {
    process: Child,
    born: Instant,
}

impl Server {
    fn start(folder: &Path, database: &str) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_manyworlds"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--rate-limit", "off", "--log", "error"]);
        command.arg("--data").arg(folder).args(["--database", database]);
        let born = Instant::now();
        let process = command.stdout(Stdio::piped()).spawn().expect("the program starts");
        Self { process, born }
    }

    /// Where it listens, once it does.
    fn host(&mut self) -> String {
        let mut line = String::new();
        let output = self.process.stdout.take().expect("it is asked once");
        BufReader::new(output).read_line(&mut line).expect("it is text");
        line.trim_end().strip_prefix("listening on http://").expect("it says where it listens").to_owned()
    }

    /// SIGKILL. How long it lived.
    fn kill(&mut self) -> Duration {
        self.process.kill().expect("it lives");
        self.process.wait().expect("it ends");
        self.born.elapsed()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may be dead already, which is what this test is about.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
