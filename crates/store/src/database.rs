//! The two databases, and how each is opened, read and written.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::stream::{BoxStream, StreamExt as _, TryStreamExt as _};
use sqlx::pool::{PoolConnection, PoolOptions};
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqliteSynchronous};
use sqlx::{Connection as _, Postgres, Sqlite};
use tokio::sync::{Mutex, OwnedMutexGuard};
use tokio::time::sleep;

use crate::schema;
use crate::sql::{Row, Statement, query};
use crate::{Error, Result};

/// How long anybody waits for a connection, or for another process that writes to the same file.
const BUSY: Duration = Duration::from_secs(10);
/// How often they look, where SQLite does not do it for them.
const BUSY_GLANCE: Duration = Duration::from_millis(10);

/// Readers of one file. They do not wait for the writer, nor it for them.
const SQLITE_READERS: u32 = 4;

/// Every process has as many; PostgreSQL allows a hundred in all unless its host says otherwise.
const POSTGRES_CONNECTIONS: u32 = 16;

/// Takes SQLite's lock for writing at once.
const IMMEDIATE: &str = "BEGIN IMMEDIATE";

#[derive(Clone, Debug)]
pub(crate) enum Database {
    /// SQLite has one writer at a time. Ours wait for their turn in the order they came; left to SQLite's own
    /// lock they would sleep and try again, and the unlucky ones would starve. The turns of all but the writer of logs
    /// are counted.
    Sqlite {
        write: SqlitePool,
        turn: Arc<Mutex<u64>>,
        read: SqlitePool,
    },
    Postgres(PgPool),
}

/// A connection to PostgreSQL that is kept: a pool would ask it after every use whether it is still there.
pub(crate) struct Kept(Option<PoolConnection<Postgres>>);

/// All or nothing; dropped without [`commit`](Self::commit), nothing.
pub(crate) enum Transaction<'c> {
    Sqlite(sqlx::Transaction<'c, Sqlite>, Option<OwnedMutexGuard<u64>>),
    Postgres(sqlx::Transaction<'c, Postgres>),
}

impl Database {
    /// A `postgres://…` address, or the path of a file that is made if it is not there.
    pub(crate) async fn open(address: &str) -> Result<Self> {
        let database = if address.starts_with("postgres://") || address.starts_with("postgresql://") {
            Self::open_postgres(address).await?
        } else {
            Self::open_sqlite(address.as_ref()).await?
        };
        schema::migrate(&database).await?;
        Ok(database)
    }

    async fn open_postgres(address: &str) -> Result<Self> {
        let options: PgConnectOptions = address.parse()?;
        // A pool tries again and again, and at last says no more than that it took too long.
        PgConnection::connect_with(&options).await?.close().await?;
        let pool = PoolOptions::new().max_connections(POSTGRES_CONNECTIONS).acquire_timeout(BUSY);
        Ok(Self::Postgres(pool.connect_lazy_with(options)))
    }

    async fn open_sqlite(path: &Path) -> Result<Self> {
        let options = SqliteConnectOptions::new().filename(path).busy_timeout(BUSY).foreign_keys(true);
        look_at_file(path, &options).await?;
        // A file that is switched to WAL stays so, which is why it is looked at before.
        let write = options
            .clone()
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            // A move changes a page of its match's log. Of smaller pages more would be changed: they fill up sooner,
            // and with each that does, its neighbours are written, too.
            .page_size(4096)
            // What a statement would need to undo itself is gone with the process anyway.
            .pragma("temp_store", "memory")
            // Every running match has a page of its own that is written again and again: they stay in memory (in
            // KiB), and go to the file itself rarely (in pages; the larger WAL takes longer to read after a crash).
            .pragma("cache_size", "-16384")
            .pragma("wal_autocheckpoint", "32768");
        let pool = |size| {
            let lasting = PoolOptions::new().idle_timeout(None).max_lifetime(None);
            lasting.max_connections(size).acquire_timeout(BUSY)
        };
        Ok(Self::Sqlite {
            // One for all: what a second one writes would empty the cache of the first.
            write: connect_in_turn(&pool(1), &write).await?,
            turn: Arc::default(),
            read: pool(SQLITE_READERS).connect_lazy_with(options.read_only(true)),
        })
    }

    /// Waits for transactions under way, then ends.
    pub(crate) async fn close(&self) {
        match self {
            Self::Sqlite { write, read, .. } => {
                read.close().await;
                write.close().await;
            }
            Self::Postgres(pool) => pool.close().await,
        }
    }

    /// Returns once [`close`](Self::close) was called.
    pub(crate) async fn closed(&self) {
        match self {
            Self::Sqlite { write, .. } => write.close_event().await,
            Self::Postgres(pool) => pool.close_event().await,
        }
    }

    /// A transaction that writes. On SQLite it has the file's lock from the start: a lock asked for later may be
    /// refused.
    pub(crate) async fn write(&self) -> Result<Transaction<'static>> {
        Ok(match self {
            Self::Sqlite { write, turn, .. } => {
                let mut turn = turn.clone().lock_owned().await;
                *turn += 1;
                Transaction::Sqlite(write.begin_with(IMMEDIATE).await?, Some(turn))
            }
            Self::Postgres(pool) => Transaction::Postgres(pool.begin().await?),
        })
    }

    /// A connection for [`write_on`](Self::write_on). It must be given back before the database closes.
    pub(crate) async fn keep(&self) -> Result<Kept> {
        Ok(Kept(match self {
            Self::Sqlite { .. } => None,
            Self::Postgres(pool) => Some(pool.acquire().await?),
        }))
    }

    /// Like [`write`](Self::write), for the writer of logs, on a connection that is kept.
    pub(crate) async fn write_on<'c>(&self, kept: &'c mut Kept) -> Result<Transaction<'c>> {
        match (self, &mut kept.0) {
            (_, Some(connection)) => Ok(Transaction::Postgres(connection.begin().await?)),
            (Self::Sqlite { write, turn, .. }, None) => {
                let turn = turn.clone().lock_owned().await;
                Ok(Transaction::Sqlite(write.begin_with(IMMEDIATE).await?, Some(turn)))
            }
            (Self::Postgres(_), None) => self.write().await,
        }
    }

    /// A transaction that sees the store as it is now, whatever is written meanwhile.
    pub(crate) async fn snapshot(&self) -> Result<Transaction<'static>> {
        const REPEATABLE: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
        Ok(match self {
            Self::Sqlite { read, .. } => Transaction::Sqlite(read.begin().await?, None),
            Self::Postgres(pool) => Transaction::Postgres(pool.begin_with(REPEATABLE).await?),
        })
    }

    pub(crate) async fn rows(&self, statement: Statement) -> Result<Vec<Row>> {
        Ok(match self {
            Self::Sqlite { read, .. } => sqlite_rows(query!(Sqlite, statement).fetch_all(read).await?),
            Self::Postgres(pool) => postgres_rows(query!(Postgres, statement).fetch_all(pool).await?),
        })
    }

    pub(crate) async fn row(&self, statement: Statement) -> Result<Option<Row>> {
        Ok(self.rows(statement).await?.pop())
    }

    /// The first column, `count`, of the only row.
    pub(crate) async fn count(&self, statement: Statement) -> Result<u64> {
        self.row(statement).await?.ok_or(Error::NotFound)?.number("count")
    }

    /// One statement that is a transaction by itself; how many rows it changed.
    pub(crate) async fn run(&self, statement: Statement) -> Result<u64> {
        Ok(match self {
            Self::Sqlite { write, turn, .. } => {
                let mut turn = turn.lock().await;
                *turn += 1;
                query!(Sqlite, statement).execute(write).await?.rows_affected()
            }
            Self::Postgres(pool) => query!(Postgres, statement).execute(pool).await?.rows_affected(),
        })
    }

    /// Like [`run`](Self::run), for a statement that returns rows.
    pub(crate) async fn run_returning(&self, statement: Statement) -> Result<Vec<Row>> {
        Ok(match self {
            Self::Sqlite { write, turn, .. } => {
                let mut turn = turn.lock().await;
                *turn += 1;
                sqlite_rows(query!(Sqlite, statement).fetch_all(write).await?)
            }
            Self::Postgres(_) => self.rows(statement).await?,
        })
    }
}

impl Transaction<'_> {
    pub(crate) const fn is_postgres(&self) -> bool {
        matches!(self, Self::Postgres(_))
    }

    /// Differs from what it was at an earlier turn of the writer of logs if anybody has written in between: another
    /// process, or another part of this one. Nothing if that cannot be known.
    pub(crate) async fn version(&mut self) -> Result<Option<(i64, u64)>> {
        let Self::Sqlite(tx, Some(others)) = self else { return Ok(None) };
        let version = sqlx::query_scalar("PRAGMA data_version").fetch_one(&mut **tx).await?;
        Ok(Some((version, **others)))
    }

    /// A table with the column `value`, for each row of `$1`: a JSON array of arrays. What `value->>0` gives is text.
    pub(crate) const fn json_rows(&self) -> &'static str {
        match self {
            // Its values stay parsed, while those of `json_each` are written as text and read again.
            Self::Sqlite(..) => "jsonb_each($1)",
            Self::Postgres(_) => "json_array_elements(CAST($1 AS JSON))",
        }
    }

    /// All rows as one value, a JSON array of arrays of two columns: a thousand rows would each be sent by themselves.
    pub(crate) fn as_json(&self, first: &str, second: &str) -> String {
        match self {
            Self::Sqlite(..) => format!("json_group_array(json_array({first}, {second}))"),
            Self::Postgres(_) => {
                format!("CAST(coalesce(json_agg(json_build_array({first}, {second})), '[]') AS TEXT)")
            }
        }
    }

    pub(crate) async fn rows(&mut self, statement: Statement) -> Result<Vec<Row>> {
        Ok(match self {
            Self::Sqlite(tx, _) => sqlite_rows(query!(Sqlite, statement).fetch_all(&mut **tx).await?),
            Self::Postgres(tx) => postgres_rows(query!(Postgres, statement).fetch_all(&mut **tx).await?),
        })
    }

    /// The rows as they come, for more of them than fit into memory.
    pub(crate) fn stream(&mut self, statement: Statement) -> Result<BoxStream<'_, Result<Row>>> {
        Ok(match self {
            Self::Sqlite(tx, _) => {
                query!(Sqlite, statement).fetch(&mut **tx).map_ok(Row::Sqlite).err_into().boxed()
            }
            Self::Postgres(tx) => {
                query!(Postgres, statement).fetch(&mut **tx).map_ok(Row::Postgres).err_into().boxed()
            }
        })
    }

    /// How many rows it changed.
    pub(crate) async fn run(&mut self, statement: Statement) -> Result<u64> {
        Ok(match self {
            Self::Sqlite(tx, _) => query!(Sqlite, statement).execute(&mut **tx).await?.rows_affected(),
            Self::Postgres(tx) => query!(Postgres, statement).execute(&mut **tx).await?.rows_affected(),
        })
    }

    /// Several statements without values.
    pub(crate) async fn run_script(&mut self, sql: String) -> Result<()> {
        let script = sqlx::raw_sql(sqlx::AssertSqlSafe(sql));
        match self {
            Self::Sqlite(tx, _) => script.execute(&mut **tx).await.map(drop)?,
            Self::Postgres(tx) => script.execute(&mut **tx).await.map(drop)?,
        }
        Ok(())
    }

    /// Durable when it returns.
    pub(crate) async fn commit(self) -> Result<()> {
        match self {
            Self::Sqlite(tx, _turn) => tx.commit().await?,
            Self::Postgres(tx) => tx.commit().await?,
        }
        Ok(())
    }
}

fn sqlite_rows(rows: Vec<sqlx::sqlite::SqliteRow>) -> Vec<Row> {
    rows.into_iter().map(Row::Sqlite).collect()
}

fn postgres_rows(rows: Vec<sqlx::postgres::PgRow>) -> Vec<Row> {
    rows.into_iter().map(Row::Postgres).collect()
}

/// Whoever switches a file to WAL while others open it is refused at once, however long they would wait.
async fn connect_in_turn(
    pool: &PoolOptions<Sqlite>,
    options: &SqliteConnectOptions,
) -> sqlx::Result<SqlitePool> {
    let since = Instant::now();
    loop {
        match pool.clone().connect_with(options.clone()).await {
            Err(error) if is_busy(&error) && since.elapsed() < BUSY => sleep(BUSY_GLANCE).await,
            outcome => return outcome,
        }
    }
}

/// The reasons for `SQLITE_BUSY` (5) are told apart in the bits above its own.
fn is_busy(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(sqlx::error::DatabaseError::code);
    code.and_then(|code| code.parse::<u32>().ok()).is_some_and(|code| code & 0xff == 5)
}

/// A file that is there is opened for reading first: what is not ours must stay as it is.
async fn look_at_file(path: &Path, options: &SqliteConnectOptions) -> Result<()> {
    if std::fs::metadata(path).map_or(0, |file| file.len()) == 0 {
        return Ok(());
    }
    let pool = PoolOptions::new().max_connections(1).connect_with(options.clone().read_only(true)).await?;
    let version = schema::version(&mut Transaction::Sqlite(pool.begin().await?, None)).await;
    pool.close().await;
    version.map(drop)
}
