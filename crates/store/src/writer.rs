//! Writes what every game needs: what waits at the same time goes into one transaction.
//!
//! A commit costs a disk write, whatever is in it. So whoever comes while one is under way waits for the next,
//! together with all the others.

use std::collections::HashMap;
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};

use crate::database::{Database, Kept, Transaction};
use crate::log::{SEPARATOR, Written};
use crate::sql::Statement;
use crate::{Append, Conflict, Error, MatchId, NewMatch, Result, Seq, matches};

/// How many may wait before further ones wait outside.
const QUEUE: usize = 4096;

/// How many are committed together.
const LARGEST_GROUP: usize = 1024;

/// After so many at once there will be as many again in a moment: a commit costs more than waiting for them.
const CROWD: usize = 8;

/// How long they are waited for. A disk takes about as long to sync.
const MOMENT: Duration = Duration::from_millis(3);

/// What is to be written.
#[derive(Debug)]
pub(crate) enum Work {
    /// To the log of a match.
    Append(Append),
    /// A new match, whose log is empty.
    Add(NewMatch),
}

/// Something to write, and who wants to know the next number of the match's log afterwards.
#[derive(Debug)]
pub(crate) struct Waiting {
    pub(crate) work: Work,
    pub(crate) answer: oneshot::Sender<Result<Seq>>,
}

impl Work {
    fn as_append(&self) -> Option<&Append> {
        match self {
            Self::Append(append) => Some(append),
            Self::Add(_) => None,
        }
    }
}

/// The writer ends when the database is closed, or when nobody can send to it any more.
pub(crate) fn start(database: Database) -> mpsc::Sender<Waiting> {
    let (sender, receiver) = mpsc::channel(QUEUE);
    tokio::spawn(write_all(database, receiver));
    sender
}

async fn write_all(database: Database, mut receiver: mpsc::Receiver<Waiting>) {
    let mut writer = Writer { database: database.clone(), kept: None, known: None };
    let mut group = Vec::with_capacity(LARGEST_GROUP);
    loop {
        let size = tokio::select! {
            size = receiver.recv_many(&mut group, LARGEST_GROUP) => size,
            () = database.closed() => 0,
        };
        if size == 0 {
            break;
        }
        let (works, answers): (Vec<_>, Vec<_>) =
            group.drain(..).map(|waiting| (waiting.work, waiting.answer)).unzip();
        for (answer, outcome) in answers.into_iter().zip(writer.write(&works).await) {
            // Whoever does not wait any more does not want to know.
            let _ = answer.send(outcome);
        }
        if size >= CROWD {
            tokio::time::sleep(MOMENT).await;
        }
    }
}

struct Writer {
    database: Database,
    /// Until something fails on it.
    kept: Option<Kept>,
    /// The ends of logs after the last group, and the version of the database that they belong to.
    known: Option<(Ends, (i64, u64))>,
}

/// The next number of each log.
type Ends = HashMap<MatchId, Seq>;

/// More ends are not worth remembering.
const MOST_KNOWN: usize = 10_000;

impl Writer {
    /// What came of each. If the group fails, because PostgreSQL found a deadlock or the connection was cut while
    /// nobody used it, each is tried alone: one that cannot be written must not take the others with it.
    async fn write(&mut self, group: &[Work]) -> Vec<Result<Seq>> {
        match self.write_group(group).await {
            Ok(outcomes) => outcomes,
            Err(Failure::AtCommit(error)) => group.iter().map(|_| Err(error.clone())).collect(),
            Err(Failure::BeforeCommit(_)) => {
                let mut outcomes = Vec::with_capacity(group.len());
                for work in group.chunks(1) {
                    match self.write_group(work).await {
                        Ok(outcome) => outcomes.extend(outcome),
                        Err(Failure::BeforeCommit(error) | Failure::AtCommit(error)) => {
                            outcomes.push(Err(error));
                        }
                    }
                }
                outcomes
            }
        }
    }

    async fn write_group(&mut self, group: &[Work]) -> Result<Vec<Result<Seq>>, Failure> {
        let mut kept = match self.kept.take() {
            Some(kept) => kept,
            None => self.database.keep().await.map_err(Failure::BeforeCommit)?,
        };
        let mut tx = self.database.write_on(&mut kept).await.map_err(Failure::BeforeCommit)?;
        let version = tx.version().await.map_err(Failure::BeforeCommit)?;
        // Whatever fails from here on leaves nothing known.
        let known = self.known.take().filter(|(_, known)| version.as_ref() == Some(known));
        let mut ends = known.map(|(ends, _)| ends).unwrap_or_default();
        let outcomes = write_into(&mut tx, group, &mut ends).await.map_err(Failure::BeforeCommit)?;
        tx.commit().await.map_err(Failure::AtCommit)?;
        self.kept = Some(kept);
        self.known = version.filter(|_| ends.len() <= MOST_KNOWN).map(|version| (ends, version));
        Ok(outcomes)
    }
}

/// Why a whole group was not written.
enum Failure {
    /// Nothing was.
    BeforeCommit(Error),
    /// Perhaps it was: the answer is missing. Trying again could only tell the writers that they were too late.
    AtCommit(Error),
}

/// Checks every append before anything of it is written, so that a conflict costs the others nothing.
async fn write_into(tx: &mut Transaction<'_>, group: &[Work], ends: &mut Ends) -> Result<Vec<Result<Seq>>> {
    let ids = group.iter().filter_map(Work::as_append).map(|append| &append.match_id);
    let unknown: Vec<&MatchId> = ids.filter(|id| !ends.contains_key(*id)).collect();
    if !unknown.is_empty() {
        ends.extend(log_ends(tx, unknown).await?);
    }
    let mut rows = Vec::new();
    let mut outcomes = Vec::with_capacity(group.len());
    for work in group {
        let outcome = match work {
            Work::Add(_) => apply(tx, work).await?.map(|()| Seq(0)),
            Work::Append(append) => match (ends.get_mut(&append.match_id), append.check()) {
                (None, _) => Err(Error::NotFound),
                (Some(end), _) if *end != append.first => Err(Conflict::LogMoved { next: *end }.into()),
                (Some(_), Err(bad)) => Err(bad),
                (Some(end), Ok(())) => apply(tx, work).await?.map(|()| {
                    rows.extend(append.rows());
                    end.0 += append.entries.len() as i64;
                    *end
                }),
            },
        };
        outcomes.push(outcome);
    }
    if !rows.is_empty() {
        tx.run(insertion(tx, &rows)?).await?;
    }
    Ok(outcomes)
}

/// The next number of each log, for the matches that are there. Nobody else writes to them until the end.
async fn log_ends(tx: &mut Transaction<'_>, mut ids: Vec<&MatchId>) -> Result<Ends> {
    ids.sort_unstable();
    ids.dedup();
    matches::lock(tx, &ids).await?;
    // Asked only now: PostgreSQL would show what was there before it waited for the lock.
    let sql = format!(
        "SELECT {} AS ends FROM matches WHERE id IN (SELECT value->>0 FROM {})",
        tx.as_json("id", &matches::last_seq("$2")),
        tx.json_rows()
    );
    let statement = Statement::built(sql).with(matches::list(&ids)).with(SEPARATOR);
    let row = tx.rows(statement).await?.pop().ok_or(Error::NotFound)?;
    let ends: Vec<(String, Option<i64>)> =
        serde_json::from_str(&row.text("ends")?).map_err(Error::unavailable)?;
    Ok(ends.into_iter().map(|(id, last)| (MatchId::stored(id), matches::after(last))).collect())
}

/// Everything but the rows of logs; an error inside is this work's own, an error outside the whole group's.
async fn apply(tx: &mut Transaction<'_>, work: &Work) -> Result<Result<()>> {
    if work.as_append().is_some_and(|append| append.change.is_empty()) {
        return Ok(Ok(()));
    }
    tx.run(Statement::new("SAVEPOINT one")).await?;
    let outcome = match work {
        Work::Append(append) => matches::apply(tx, &append.match_id, &append.change).await,
        Work::Add(table) => matches::insert(tx, table).await,
    };
    if outcome.is_err() {
        tx.run(Statement::new("ROLLBACK TO SAVEPOINT one")).await?;
    }
    tx.run(Statement::new("RELEASE SAVEPOINT one")).await?;
    match outcome {
        Err(Error::Unavailable(error)) => Err(Error::Unavailable(error)),
        other => Ok(other),
    }
}

/// All rows as one value: a statement with a thousand places for values takes longer to prepare than to run.
fn insertion(tx: &Transaction<'_>, rows: &[Written<'_>]) -> Result<Statement> {
    let sql = format!(
        "INSERT INTO log (match_id, seq, at, entry) \
         SELECT value->>0, CAST(value->>1 AS BIGINT), CAST(value->>2 AS BIGINT), value->>3 FROM {}",
        tx.json_rows()
    );
    Ok(Statement::built(sql).with(serde_json::to_string(rows).map_err(Error::unavailable)?))
}
