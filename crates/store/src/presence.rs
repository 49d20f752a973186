//! Which processes live. The system or the database notices when one dies, however it does.

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};

use sqlx::postgres::PgConnection;
use sqlx::{Connection as _, Executor as _};

use crate::database::Database;
use crate::sql::{Statement, query};
use crate::{Error, Owner, Result, Store};

/// What a process holds as long as it lives.
#[derive(Debug)]
pub(crate) enum Presence {
    /// SQLite is for one process: whoever has the lock of this file is the only one.
    File(#[expect(dead_code, reason = "it is locked as long as it is open")] File),
    /// A connection with an advisory lock in the owner's name.
    Connection(Box<PgConnection>),
}

impl Store {
    /// Says that a process lives that may hold leases, and frees the leases of those that do not any more: after a
    /// crash nobody waits for them to run out. To be repeated now and then, as a connection may be cut.
    pub async fn attend(&self, owner: &Owner) -> Result<()> {
        let mut presence = self.presence.lock().await;
        if let Some(Presence::Connection(connection)) = &mut *presence
            && connection.ping().await.is_err()
        {
            *presence = None;
        }
        if presence.is_none() {
            *presence = self.database.presence(owner).await?;
        }
        if presence.is_none() {
            // Another process has the same file; who that is nobody knows.
            return Ok(());
        }
        let free = match &self.database {
            Database::Sqlite { .. } => FREE.to_owned(),
            Database::Postgres(_) => format!("{FREE} AND {IS_GONE}"),
        };
        self.database.run(Statement::built(free).with(owner)).await.map(drop)
    }
}

/// When they were last renewed stays known: until then the clocks ran.
const FREE: &str = "UPDATE leases SET until = renewed_at WHERE until > renewed_at AND owner <> $1";

/// A lock by one number is shown as its two halves.
const IS_GONE: &str = "NOT EXISTS (SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 1 \
                       AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) \
                       AND ((classid::bigint << 32) | objid::bigint) = hashtextextended('process ' || owner, 0))";

impl Database {
    /// `None` if another process has it.
    async fn presence(&self, owner: &Owner) -> Result<Option<Presence>> {
        match self {
            Self::Sqlite { write, .. } => lock_beside(write.connect_options().get_filename()),
            Self::Postgres(pool) => {
                const LOCK: &str = "SELECT pg_advisory_lock(hashtextextended('process ' || $1, 0))";
                let mut connection = PgConnection::connect_with(&pool.connect_options()).await?;
                connection.execute(query!(sqlx::Postgres, Statement::new(LOCK).with(owner))).await?;
                Ok(Some(Presence::Connection(Box::new(connection))))
            }
        }
    }
}

fn lock_beside(database: &Path) -> Result<Option<Presence>> {
    let mut path = database.as_os_str().to_owned();
    path.push("-process");
    let file = File::options().create(true).append(true).open(PathBuf::from(path));
    let file = file.map_err(Error::unavailable)?;
    match file.try_lock() {
        Ok(()) => Ok(Some(Presence::File(file))),
        Err(TryLockError::WouldBlock) => Ok(None),
        Err(TryLockError::Error(error)) => Err(Error::unavailable(error)),
    }
}
