//! Databases that nobody has used yet.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

use sqlx::{AssertSqlSafe, Connection as _, PgConnection, SqliteConnection};
use store::Store;
use tempfile::TempDir;

use crate::cluster::Cluster;

/// An empty database of a test's own.
pub(crate) struct Fresh {
    pub(crate) address: String,
    /// Of SQLite's file; it vanishes with the test.
    folder: Option<TempDir>,
}

impl Fresh {
    pub(crate) fn sqlite() -> Self {
        let folder = tempfile::tempdir().expect("there is room for a folder");
        let path = folder.path().join("store.db");
        Self { address: path.to_str().expect("a plain name").to_owned(), folder: Some(folder) }
    }

    pub(crate) async fn postgres() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("test_{}", COUNT.fetch_add(1, Ordering::Relaxed));
        let this = Self { address: Cluster::shared().address(&name), folder: None };
        let mut connection =
            PgConnection::connect(&Cluster::shared().address("postgres")).await.expect("it runs");
        let sql = AssertSqlSafe(format!("CREATE DATABASE {name}"));
        sqlx::raw_sql(sql).execute(&mut connection).await.expect("a database can be made");
        connection.close().await.expect("it can be left");
        this
    }

    pub(crate) async fn open(&self) -> Store {
        Store::open(&self.address).await.expect("the store opens")
    }

    /// The file, if it is one.
    pub(crate) fn file(&self) -> Option<PathBuf> {
        self.folder.is_some().then(|| self.address.clone().into())
    }

    /// What another program does to the database.
    pub(crate) async fn run(&self, sql: &'static str) {
        if self.folder.is_some() {
            let address = format!("sqlite:{}?mode=rwc", self.address);
            let mut connection = SqliteConnection::connect(&address).await.expect("it opens");
            sqlx::raw_sql(sql).execute(&mut connection).await.expect("it runs");
            connection.close().await.expect("it closes");
        } else {
            let mut connection = PgConnection::connect(&self.address).await.expect("it opens");
            sqlx::raw_sql(sql).execute(&mut connection).await.expect("it runs");
            connection.close().await.expect("it closes");
        }
    }

    /// Another empty database: of the other kind.
    pub(crate) async fn other_kind(&self) -> Self {
        if self.folder.is_some() { Self::postgres().await } else { Self::sqlite() }
    }
}
