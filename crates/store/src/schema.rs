//! The tables, and how an older database becomes a newer one.
//!
//! sqlx has migrations, too, but they write their own table before they know whose database it is, and take one
//! text per database. These are steps that run in one transaction on either.

use crate::database::{Database, Transaction};
use crate::sql::Statement;
use crate::{Result, Unsuitable};

/// Never change a step that was released; add one.
const STEPS: &[&str] =
    &[include_str!("schema/1.sql"), include_str!("schema/2.sql"), include_str!("schema/3.sql")];

/// The version of a database on which every step was taken.
pub(crate) const VERSION: i64 = STEPS.len() as i64;

const VERSION_TABLE: &str = "manyworlds_schema";

/// Any number that no other program uses for a lock of its own.
const POSTGRES_LOCK: &str = "SELECT pg_advisory_xact_lock(7236217348823)";

/// Takes the steps that are missing, all or none. Processes that start together wait for the first.
pub(crate) async fn migrate(database: &Database) -> Result<()> {
    let mut tx = database.write().await?;
    if tx.is_postgres() {
        tx.run(Statement::new(POSTGRES_LOCK)).await?;
    }
    let version = version(&mut tx).await?;
    if version == 0 {
        tx.run_script(in_words_of(
            &tx,
            &format!("CREATE TABLE {VERSION_TABLE} (version {{integer}} NOT NULL)"),
        ))
        .await?;
        tx.run_script(format!("INSERT INTO {VERSION_TABLE} (version) VALUES (0)")).await?;
    }
    for (_, step) in (1..).zip(STEPS).filter(|(number, _)| *number > version) {
        tx.run_script(in_words_of(&tx, step)).await?;
    }
    tx.run_script(format!("UPDATE {VERSION_TABLE} SET version = {VERSION}")).await?;
    tx.commit().await
}

/// How many steps were taken; 0 for an empty database. An error if it is not ours, or newer than this program.
pub(crate) async fn version(tx: &mut Transaction<'_>) -> Result<i64> {
    let tables = if tx.is_postgres() {
        "SELECT CAST(table_name AS TEXT) AS name FROM information_schema.tables \
         WHERE table_schema = current_schema()"
    } else {
        "SELECT name FROM sqlite_master WHERE type = 'table'"
    };
    let rows = tx.rows(Statement::new(tables)).await?;
    let tables: Vec<String> = rows.iter().map(|row| row.text("name")).collect::<Result<_>>()?;
    let Some(first) = tables.first() else { return Ok(0) };
    if !tables.iter().any(|table| table == VERSION_TABLE) {
        return Err(Unsuitable::Foreign { table: first.clone() }.into());
    }
    let rows = tx.rows(Statement::built(format!("SELECT version FROM {VERSION_TABLE}"))).await?;
    let version = rows.first().map_or(Ok(0), |row| row.integer("version"))?;
    if (1..=VERSION).contains(&version) {
        Ok(version)
    } else {
        Err(Unsuitable::Newer { found: version, known: VERSION }.into())
    }
}

/// SQLite's strict tables know other types than PostgreSQL. Rows of a clustered one lie in its key's tree, so
/// that a new row of a log is written once; PostgreSQL has nothing like it.
fn in_words_of(tx: &Transaction<'_>, step: &str) -> String {
    let words = if tx.is_postgres() {
        [
            ("{text}", "TEXT COLLATE \"C\""),
            ("{integer}", "BIGINT"),
            ("{real}", "DOUBLE PRECISION"),
            ("{table}", ""),
            ("{clustered}", ""),
        ]
    } else {
        [
            ("{text}", "TEXT"),
            ("{integer}", "INTEGER"),
            ("{real}", "REAL"),
            ("{table}", "STRICT"),
            ("{clustered}", "STRICT, WITHOUT ROWID"),
        ]
    };
    words.iter().fold(step.to_owned(), |text, (word, meaning)| text.replace(word, meaning))
}
