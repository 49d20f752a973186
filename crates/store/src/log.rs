//! The logs of matches, which only ever grow.

use tokio::sync::oneshot;

use crate::sql::{Row, Statement};
use crate::writer::{Waiting, Work};
use crate::{Error, MatchChange, MatchId, Millis, Result, Seq, Store};

/// What is to be written to a log, all or nothing.
#[derive(Debug, Clone, PartialEq)]
pub struct Append {
    /// To which match.
    pub match_id: MatchId,
    /// The number of the first row. It must be the next of the log.
    pub first: Seq,
    /// Numbered from there on. Without any, only the length of the log is checked before the change.
    pub entries: Vec<Entry>,
    /// What changes with it: the last move ends the match.
    pub change: MatchChange,
}

/// What a row of a log says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// When it happened.
    pub at: Millis,
    /// What happened, as the caller writes it.
    pub text: String,
}

/// A row of a log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogRow {
    /// Its number.
    pub seq: Seq,
    /// What it says.
    pub entry: Entry,
}

impl Store {
    /// Writes to a log, and returns the number of the next row. What it wrote is durable by then.
    ///
    /// If somebody else has written that number, or the log is shorter, it is
    /// [`Conflict::LogMoved`](crate::Conflict::LogMoved) and nothing is written: read the log and think again.
    ///
    /// Appends that wait at the same time are committed together, each by itself right or wrong, so that a
    /// thousand tables do not wait for a thousand disk writes. Many may wait; when the queue is full, callers
    /// wait for it. Whoever stops waiting may find it written.
    pub async fn append(&self, append: Append) -> Result<Seq> {
        self.write_together(Work::Append(append)).await
    }

    /// Writes together with all that waits at the same time.
    pub(crate) async fn write_together(&self, work: Work) -> Result<Seq> {
        let (answer, answered) = oneshot::channel();
        let gone = || Error::unavailable(std::io::Error::other("the writer of logs has stopped"));
        self.writer.send(Waiting { work, answer }).await.map_err(|_| gone())?;
        answered.await.map_err(|_| gone())?
    }

    /// The rows of a log from a number on, at most so many. Fewer mean that it ends there.
    pub async fn log(&self, match_id: &MatchId, from: Seq, limit: u32) -> Result<Vec<LogRow>> {
        const SQL: &str =
            "SELECT seq, at, entry FROM log WHERE match_id = $1 AND seq >= $2 ORDER BY seq LIMIT $3";
        let statement = Statement::new(SQL).with(match_id).with(from).with(limit);
        self.database.rows(statement).await?.iter().map(log_row).collect()
    }
}

fn log_row(row: &Row) -> Result<LogRow> {
    Ok(LogRow { seq: row.seq("seq")?, entry: Entry { at: row.millis("at")?, text: row.text("entry")? } })
}
