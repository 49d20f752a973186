//! How many moves a second the store makes durable.
//!
//! `cargo run --release -p store --example appends -- sqlite` measures on a new file in the temporary folder, or in
//! the folder that `TMPDIR` names; `… -- postgres://…` on an empty database. A move is two rows, an action and the
//! chance that follows; each writer has a table of its own and waits for its move to be durable before the next.

use std::process::ExitCode;
use std::time::{Duration, Instant};

use store::{
    Append, Entry, Listing, MatchChange, MatchId, Millis, NewMatch, Phase, Result, Seq, Store, Visibility,
};

const WRITERS: [u32; 4] = [1, 16, 256, 1000];
const TIME: Duration = Duration::from_secs(5);

#[tokio::main]
async fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let file = folder.path().join("store.db");
    let address = match &arguments[..] {
        [word] if word == "sqlite" => file.to_str().expect("a plain name"),
        [word] if word.starts_with("postgres") => word,
        _ => {
            eprintln!("error: name the database: sqlite, or postgres://…");
            return ExitCode::FAILURE;
        }
    };
    match measure(address).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

async fn measure(address: &str) -> Result<()> {
    let store = Store::open(address).await?;
    println!("{:>7} {:>9} {:>9} {:>9} {:>9}", "writers", "moves/s", "median", "99 %", "longest");
    for writers in WRITERS {
        let mut matches = Vec::new();
        for number in 0..writers {
            let id = MatchId::new(format!("of-{writers}-number-{number}"))?;
            store.add_match(&table(id.clone())).await?;
            matches.push(id);
        }
        let tasks: Vec<_> = matches.into_iter().map(|id| tokio::spawn(write(store.clone(), id))).collect();
        let mut times: Vec<Duration> = Vec::new();
        for task in tasks {
            times.extend(task.await.expect("no writer panics")?);
        }
        times.sort_unstable();
        let at = |percent: usize| times[(times.len() - 1) * percent / 100].as_secs_f64() * 1000.0;
        let per_second = times.len() as f64 / TIME.as_secs_f64();
        let (median, most, longest) = (at(50), at(99), at(100));
        println!("{writers:>7} {per_second:>9.0} {median:>6.2} ms {most:>6.2} ms {longest:>6.1} ms");
    }
    store.close().await;
    Ok(())
}

/// How long each of one writer's moves took.
async fn write(store: Store, id: MatchId) -> Result<Vec<Duration>> {
    let mut times = Vec::new();
    let mut next = Seq(0);
    let start = Instant::now();
    while start.elapsed() < TIME {
        let texts = ["2 play 17 on 3", "* card 41"];
        let entries =
            texts.map(|text| Entry { at: Millis(1_700_000_000_000), text: text.to_owned() }).to_vec();
        let append = Append { match_id: id.clone(), first: next, entries, change: MatchChange::default() };
        let begin = Instant::now();
        next = store.append(append).await?;
        times.push(begin.elapsed());
    }
    Ok(times)
}

fn table(id: MatchId) -> NewMatch {
    let listing = Listing {
        game: "benchmark".to_owned(),
        visibility: Visibility::ByLink,
        phase: Phase::Running,
        seats_free: 0,
        summary: "{}".to_owned(),
        updated_at: Millis(0),
    };
    NewMatch { id, made: "{}".to_owned(), made_by: None, made_at: Millis(0), listing, seats: Vec::new() }
}
