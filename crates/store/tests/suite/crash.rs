//! A process is killed while it writes. What it was told is written is there.

use std::collections::HashSet;
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Command, Stdio};
use std::time::Duration;

use store::{Append, Store};

use crate::fresh::Fresh;
use crate::sample::{add_match, append, log, match_id};

#[tokio::test(flavor = "multi_thread")]
async fn sqlite() {
    write_until_killed_if_asked().await;
    what_was_acknowledged_survives_a_kill("crash::sqlite", Fresh::sqlite()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres() {
    write_until_killed_if_asked().await;
    what_was_acknowledged_survives_a_kill("crash::postgres", Fresh::postgres().await).await;
}

const KILLS: u32 = 10;
const TABLES: usize = 8;

/// Says to a process of these tests that it is the one to be killed, and where it writes.
const VICTIM: &str = "STORE_CRASH_VICTIM";

async fn what_was_acknowledged_survives_a_kill(test: &str, fresh: Fresh) {
    let store = fresh.open().await;
    for table in 0..TABLES {
        add_match(&store, &format!("m{table}")).await;
    }
    store.close().await;
    let mut acknowledged = Vec::new();
    for kill in 0..KILLS {
        let before = acknowledged.len();
        // A prime, so that the kills fall into different moments of a commit.
        acknowledged.extend(victim(test, &fresh.address, Duration::from_millis(u64::from(20 + kill * 37))));
        assert!(acknowledged.len() > before, "the victim wrote nothing");
        let store = fresh.open().await;
        let mut written = HashSet::new();
        for table in 0..TABLES {
            for row in log(&store, &match_id(&format!("m{table}"))).await {
                assert!(written.insert(row.clone()), "written twice: {row}");
            }
        }
        for row in &acknowledged {
            assert!(written.contains(row), "acknowledged and lost: {row}");
        }
        store.close().await;
    }
}

/// Starts this test once more as the victim, kills it some time after its first word, and returns what it was told
/// is written.
fn victim(test: &str, address: &str, life: Duration) -> Vec<String> {
    let mut child = Command::new(std::env::current_exe().expect("it runs"))
        .args(["--exact", test, "--nocapture"])
        .env(VICTIM, address)
        .stdout(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut lines = BufReader::new(child.stdout.take().expect("it is piped")).lines();
    let said = |line: std::io::Result<String>| {
        line.expect("it is text").strip_prefix("written: ").map(str::to_owned)
    };
    let first = lines.by_ref().find_map(said);
    let reader = std::thread::spawn(move || lines.filter_map(said).collect::<Vec<_>>());
    std::thread::sleep(life);
    child.kill().expect("it runs until it is killed");
    child.wait().expect("it ends");
    first.into_iter().chain(reader.join().expect("it reads to the end")).collect()
}

/// Every table has a task that writes moves of two rows and says so once they are written.
async fn write_until_killed_if_asked() {
    let Ok(address) = std::env::var(VICTIM) else { return };
    let store = Store::open(&address).await.expect("it opens");
    let run = std::process::id();
    let tasks: Vec<_> =
        (0..TABLES).map(|table| tokio::spawn(write_table(store.clone(), table, run))).collect();
    for task in tasks {
        task.await.expect("it writes until it is killed");
    }
    unreachable!("nobody stops writing")
}

async fn write_table(store: Store, table: usize, run: u32) {
    let id = match_id(&format!("m{table}"));
    let mut end = log(&store, &id).await.len() as i64;
    loop {
        let words = [format!("{table} {run} {end} move"), format!("{table} {run} {end} chance")];
        let one: Append = append(&id, end, &words.each_ref().map(String::as_str));
        end = store.append(one).await.expect("nobody else writes here").0;
        let mut out = std::io::stdout().lock();
        // In one piece: the last line may be cut off by the kill, and then it was not said.
        out.write_all(format!("written: {}\nwritten: {}\n", words[0], words[1]).as_bytes())
            .expect("it is read");
        out.flush().expect("it is read");
    }
}
