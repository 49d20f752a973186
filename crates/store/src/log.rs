//! The logs of matches, which only ever grow.
//!
//! What was appended together and happened at the same time is one row of the table: a move is an action and the
//! chance that followed it, and a row for each would cost a database twice as much. `seq` is the number of the first
//! entry, and the others follow it after a separator.

use tokio::sync::oneshot;

use crate::sql::{Row, Statement, ZERO_BYTE, has_zero_byte};
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

/// ASCII's own sign between records. No entry holds one, nor did any of an older release.
pub(crate) const SEPARATOR: char = '\u{1e}';

/// The number of the last entry in a row of the table `log`; `separator` is the place of a statement for [`SEPARATOR`].
pub(crate) fn last_in_row(separator: &str) -> String {
    format!("seq + length(entry) - length(replace(entry, {separator}, ''))")
}

/// A row of the table.
pub(crate) type Written<'a> = (&'a str, i64, i64, String);

impl Append {
    /// Whether every entry can be kept as it is.
    pub(crate) fn check(&self) -> Result<()> {
        if self.entries.iter().any(|entry| has_zero_byte(&entry.text)) {
            Err(ZERO_BYTE)
        } else if self.entries.iter().any(|entry| entry.text.contains(SEPARATOR)) {
            Err(Error::Invalid("an entry of a log holds a separator of records"))
        } else {
            Ok(())
        }
    }

    /// As the table keeps it.
    pub(crate) fn rows(&self) -> impl Iterator<Item = Written<'_>> {
        let mut next = self.first.0;
        self.entries.chunk_by(|one, other| one.at == other.at).map(move |part| {
            let seq = next;
            next += part.len() as i64;
            let mut text = part[0].text.clone();
            for entry in &part[1..] {
                text.push(SEPARATOR);
                text.push_str(&entry.text);
            }
            (self.match_id.as_str(), seq, part[0].at.0, text)
        })
    }
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
        // The number may be in the middle of a row.
        const SQL: &str = "SELECT seq, at, entry FROM log WHERE match_id = $1 AND seq >= \
                           coalesce((SELECT max(seq) FROM log WHERE match_id = $1 AND seq <= $2), 0) \
                           ORDER BY seq LIMIT $3";
        let statement = Statement::new(SQL).with(match_id).with(from).with(i64::from(limit) + 1);
        let rows = self.database.rows(statement).await?;
        let parts = rows.iter().map(entries_of).collect::<Result<Vec<_>>>()?;
        let wanted = parts.into_iter().flatten().filter(|row| row.seq >= from);
        Ok(wanted.take(limit as usize).collect())
    }
}

fn entries_of(row: &Row) -> Result<Vec<LogRow>> {
    let (first, at, text) = (row.integer("seq")?, row.millis("at")?, row.text("entry")?);
    let entry =
        |(seq, text): (i64, &str)| LogRow { seq: Seq(seq), entry: Entry { at, text: text.to_owned() } };
    Ok((first..).zip(text.split(SEPARATOR)).map(entry).collect())
}
