//! Reads what [`Store::dump`] wrote.

use serde_json::{Map, Value as Json, json};
use tokio::io::{AsyncBufRead, AsyncBufReadExt as _};

use crate::database::Transaction;
use crate::dump::NAME;
use crate::sql::{Statement, Value, insertions};
use crate::table::{TABLES, Table};
use crate::{Error, Result, Store, schema};

/// How many rows are written at once.
const BATCH: usize = 512;

impl Store {
    /// Reads a dump of either database, also of an older release, into an empty store, all of it or nothing; how many
    /// rows that were.
    pub async fn load(&self, from: impl AsyncBufRead + Unpin) -> Result<u64> {
        let mut tx = self.database.write().await?;
        for table in TABLES {
            let sql = format!("SELECT 1 FROM {} LIMIT 1", table.name);
            if !tx.rows(Statement::built(sql)).await?.is_empty() {
                return Err(Error::NotEmpty);
            }
        }
        let mut lines = Lines { from, number: 0 };
        let version = check_head(&lines.next().await?)?;
        let mut batch = Batch { table: &TABLES[0], first_line: lines.number + 1, rows: Vec::new() };
        let mut count = 0;
        loop {
            let (name, content) = lines.next_row().await?;
            if name == "rows" {
                batch.write(&mut tx).await?;
                if content != json!(count) {
                    return Err(lines.bad(format!("the dump has {count} rows, not {content}")));
                }
                break;
            }
            let table = TABLES.iter().find(|table| table.name == name);
            let table = table.ok_or_else(|| lines.bad(format!("there is no table “{name}”")))?;
            let Json::Object(row) = content else { return Err(lines.bad("a row is an object")) };
            let row = table.values(row, version).map_err(|reason| lines.bad(reason))?;
            if table.name != batch.table.name || batch.rows.len() == BATCH {
                batch.write(&mut tx).await?;
                batch = Batch { table, first_line: lines.number, rows: Vec::new() };
            }
            batch.rows.push(row);
            count += 1;
        }
        tx.commit().await?;
        Ok(count)
    }
}

/// The version of the tables that were dumped.
fn check_head(head: &Map<String, Json>) -> Result<i64> {
    let bad = |reason| Err(Error::BadDump { line: 1, reason });
    if head.get("manyworlds") != Some(&json!(NAME)) {
        return bad("this is not a dump of a store".to_owned());
    }
    match head.get("version") {
        Some(version) => match version.as_i64() {
            Some(known @ 1..=schema::VERSION) => Ok(known),
            _ => bad(format!("it has version {version}, and this program reads up to {}", schema::VERSION)),
        },
        None => bad("it has no version".to_owned()),
    }
}

/// The lines of a dump, each an object.
struct Lines<R> {
    from: R,
    /// Of the line that was read last.
    number: u64,
}

impl<R: AsyncBufRead + Unpin> Lines<R> {
    async fn next(&mut self) -> Result<Map<String, Json>> {
        let mut line = Vec::new();
        self.number += 1;
        if self.from.read_until(b'\n', &mut line).await.map_err(Error::dump)? == 0 {
            return Err(self.bad("the dump is cut off"));
        }
        serde_json::from_slice(&line).map_err(|error| self.bad(error.to_string()))
    }

    /// The only key of the next line, and what it holds.
    async fn next_row(&mut self) -> Result<(String, Json)> {
        let object = self.next().await?;
        if object.len() != 1 {
            return Err(self.bad("a line holds one row"));
        }
        Ok(object.into_iter().next().expect("it has one"))
    }

    fn bad(&self, reason: impl Into<String>) -> Error {
        Error::BadDump { line: self.number, reason: reason.into() }
    }
}

/// Rows of one table from consecutive lines.
struct Batch {
    table: &'static Table,
    first_line: u64,
    rows: Vec<Vec<Value>>,
}

impl Batch {
    /// If they cannot be written together, one by one, so that the error names the line.
    async fn write(&self, tx: &mut Transaction<'_>) -> Result<()> {
        tx.run(Statement::new("SAVEPOINT batch")).await?;
        if self.insert(tx, &self.rows).await.is_ok() {
            tx.run(Statement::new("RELEASE SAVEPOINT batch")).await?;
            return Ok(());
        }
        tx.run(Statement::new("ROLLBACK TO SAVEPOINT batch")).await?;
        for (row, line) in self.rows.chunks(1).zip(self.first_line..) {
            self.insert(tx, row).await.map_err(|error| bad_row(line, error))?;
        }
        Ok(())
    }

    async fn insert(&self, tx: &mut Transaction<'_>, rows: &[Vec<Value>]) -> Result<()> {
        for statement in insertions(self.table.name, &self.table.column_names(), rows.to_vec()) {
            tx.run(statement).await?;
        }
        Ok(())
    }
}

fn bad_row(line: u64, error: Error) -> Error {
    let reason = match error {
        Error::NotFound => "it refers to a row that is not there".to_owned(),
        Error::Conflict(_) => "the same row was there before".to_owned(),
        Error::Invalid(reason) => reason.to_owned(),
        other => return other,
    };
    Error::BadDump { line, reason }
}
