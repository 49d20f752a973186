//! Writes the logs: what waits at the same time goes into one transaction.
//!
//! A commit costs a disk write, whatever is in it. So whoever comes while one is under way waits for the next,
//! together with all the others.

use std::collections::HashMap;

use tokio::sync::{mpsc, oneshot};

use crate::database::{Database, Transaction};
use crate::sql::{Statement, Value, insertions, places};
use crate::{Append, Conflict, Error, MatchId, Result, Seq, matches};

/// How many may wait before further ones wait outside.
const QUEUE: usize = 1024;

/// How many are committed together.
const LARGEST_GROUP: usize = 256;

/// An append, and who wants to know what came of it.
#[derive(Debug)]
pub(crate) struct Waiting {
    pub(crate) append: Append,
    pub(crate) answer: oneshot::Sender<Result<Seq>>,
}

/// The writer ends when nobody can send to it any more.
pub(crate) fn start(database: Database) -> mpsc::Sender<Waiting> {
    let (sender, receiver) = mpsc::channel(QUEUE);
    tokio::spawn(write_all(database, receiver));
    sender
}

async fn write_all(database: Database, mut receiver: mpsc::Receiver<Waiting>) {
    let mut group = Vec::with_capacity(LARGEST_GROUP);
    while receiver.recv_many(&mut group, LARGEST_GROUP).await > 0 {
        let (appends, answers): (Vec<_>, Vec<_>) =
            group.drain(..).map(|waiting| (waiting.append, waiting.answer)).unzip();
        for (answer, outcome) in answers.into_iter().zip(write(&database, &appends).await) {
            // Whoever does not wait any more does not want to know.
            let _ = answer.send(outcome);
        }
    }
}

/// What came of each. If the group fails, for instance because PostgreSQL found a deadlock, each is tried alone:
/// one that cannot be written must not take the others with it.
async fn write(database: &Database, group: &[Append]) -> Vec<Result<Seq>> {
    let failure = match write_group(database, group).await {
        Ok(outcomes) => return outcomes,
        Err(failure) => failure,
    };
    match failure {
        Failure::BeforeCommit(_) if group.len() > 1 => {
            let mut outcomes = Vec::with_capacity(group.len());
            for append in group.chunks(1) {
                let alone = write_group(database, append).await.map_err(Failure::into_error);
                outcomes.extend(alone.unwrap_or_else(|error| vec![Err(error)]));
            }
            outcomes
        }
        other => {
            let error = other.into_error();
            group.iter().map(|_| Err(error.clone())).collect()
        }
    }
}

/// Why a whole group was not written.
enum Failure {
    /// Nothing was.
    BeforeCommit(Error),
    /// Perhaps it was: the answer is missing. Trying again could only tell the writers that they were too late.
    AtCommit(Error),
}

impl Failure {
    fn into_error(self) -> Error {
        match self {
            Self::BeforeCommit(error) | Self::AtCommit(error) => error,
        }
    }
}

async fn write_group(database: &Database, group: &[Append]) -> Result<Vec<Result<Seq>>, Failure> {
    let mut tx = database.write().await.map_err(Failure::BeforeCommit)?;
    let outcomes = write_into(&mut tx, group).await.map_err(Failure::BeforeCommit)?;
    tx.commit().await.map_err(Failure::AtCommit)?;
    Ok(outcomes)
}

/// Checks every append before anything of it is written, so that a conflict costs the others nothing.
async fn write_into(tx: &mut Transaction, group: &[Append]) -> Result<Vec<Result<Seq>>> {
    let mut ends = log_ends(tx, group).await?;
    let mut rows = Vec::new();
    let mut outcomes = Vec::with_capacity(group.len());
    for append in group {
        let outcome = match ends.get_mut(&append.match_id) {
            None => Err(Error::NotFound),
            Some(end) if *end != append.first => Err(Conflict::LogMoved { next: *end }.into()),
            Some(end) => apply_change(tx, append).await?.map(|()| {
                rows.extend(rows_of(append));
                end.0 += append.entries.len() as i64;
                *end
            }),
        };
        outcomes.push(outcome);
    }
    for statement in insertions("log", &["match_id", "seq", "at", "entry"], rows) {
        tx.run(statement).await?;
    }
    Ok(outcomes)
}

/// The next number of each log, for the matches that are there. Nobody else writes to them until the end.
async fn log_ends(tx: &mut Transaction, group: &[Append]) -> Result<HashMap<MatchId, Seq>> {
    let mut ids: Vec<&MatchId> = group.iter().map(|append| &append.match_id).collect();
    ids.sort_unstable();
    ids.dedup();
    // Naming one several times does no harm, and keeps the number of statements small that are ever prepared.
    let last = ids[ids.len() - 1];
    ids.resize(ids.len().next_power_of_two(), last);
    matches::lock(tx, &ids).await?;
    // Asked only now: PostgreSQL would show what was there before it waited for the lock. The inner query takes
    // the end of the key's tree; grouping by match would read whole logs.
    let sql = format!(
        "SELECT id, (SELECT max(seq) FROM log WHERE match_id = id) AS last FROM matches WHERE id IN ({})",
        places(1, ids.len())
    );
    let rows = tx.rows(Statement::built(sql).with_all(ids.into_iter().map(Value::from))).await?;
    rows.iter().map(|row| Ok((row.match_id("id")?, matches::next_seq(row)?))).collect()
}

/// What else the append changes; an error inside is its own, an error outside the whole group's.
async fn apply_change(tx: &mut Transaction, append: &Append) -> Result<Result<()>> {
    if append.change.is_empty() {
        return Ok(Ok(()));
    }
    tx.run(Statement::new("SAVEPOINT one")).await?;
    let outcome = matches::apply(tx, &append.match_id, &append.change).await;
    if outcome.is_err() {
        tx.run(Statement::new("ROLLBACK TO SAVEPOINT one")).await?;
    }
    tx.run(Statement::new("RELEASE SAVEPOINT one")).await?;
    match outcome {
        Err(Error::Unavailable(error)) => Err(Error::Unavailable(error)),
        other => Ok(other),
    }
}

fn rows_of(append: &Append) -> impl Iterator<Item = Vec<Value>> {
    let numbered = append.entries.iter().zip(append.first.0..);
    numbered.map(|(entry, seq)| {
        vec![(&append.match_id).into(), seq.into(), entry.at.into(), entry.text.as_str().into()]
    })
}
