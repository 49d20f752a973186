//! The way in.

use std::sync::Arc;

use tokio::sync::{Mutex, mpsc};

use crate::Result;
use crate::database::Database;
use crate::presence::Presence;
use crate::sql::Statement;
use crate::writer::{self, Waiting};

/// Everything that outlives the process. Clones are cheap and share one set of connections.
#[derive(Clone, Debug)]
pub struct Store {
    pub(crate) database: Database,
    pub(crate) writer: mpsc::Sender<Waiting>,
    pub(crate) presence: Arc<Mutex<Option<Presence>>>,
}

impl Store {
    /// Opens `postgres://…`, or else the file of that path with SQLite; a file that is not there is made.
    ///
    /// Brings an older database up to date. One of another program, or of a later release, is refused untouched.
    /// Must be called within a tokio runtime, which then writes the logs.
    pub async fn open(address: &str) -> Result<Self> {
        let database = Database::open(address).await?;
        let writer = writer::start(database.clone());
        Ok(Self { database, writer, presence: Arc::default() })
    }

    /// Whether the database answers.
    pub async fn ping(&self) -> Result<()> {
        self.database.rows(Statement::new("SELECT 1")).await.map(drop)
    }

    /// Waits for what is being read or written, then ends. Whatever is asked of any clone later is
    /// [`Unavailable`](crate::Error::Unavailable).
    pub async fn close(&self) {
        *self.presence.lock().await = None;
        self.database.close().await;
    }
}
