//! What can go wrong.

use std::sync::Arc;

use crate::{Millis, Owner, SeatNumber, Seq};

/// What a store's method returns.
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// Why the store did not do what was asked. Unless it is [`Unavailable`](Self::Unavailable), nothing was changed.
#[derive(Debug, Clone, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// There is no such person, match, or whatever was named.
    #[error("not found")]
    NotFound,
    /// Somebody else was first.
    #[error(transparent)]
    Conflict(#[from] Conflict),
    /// What was given cannot be kept, whoever asks.
    #[error("{0}")]
    Invalid(&'static str),
    /// The database that was opened is not one of ours. It was not touched.
    #[error(transparent)]
    Unsuitable(#[from] Unsuitable),
    /// A dump cannot be loaded. Nothing of it was.
    #[error("line {line} of the dump: {reason}")]
    BadDump {
        /// The line, counted from 1.
        line: u64,
        /// What is wrong with it.
        reason: String,
    },
    /// Only an empty store can be loaded into.
    #[error("the store is not empty")]
    NotEmpty,
    /// What a dump is written to, or read from, failed.
    #[error("the dump: {0}")]
    Dump(#[source] Arc<std::io::Error>),
    /// The database failed. What was asked may have been done or not: look before trying again.
    #[error("the database failed: {0}")]
    Unavailable(#[source] Arc<dyn std::error::Error + Send + Sync>),
}

/// Who was first, and at what.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Conflict {
    /// Another row has this id, token or recovery phrase.
    #[error("it is already taken")]
    Taken,
    /// Somebody wrote to the log, or it is not as long as the writer thought.
    #[error("the log goes on at {next}")]
    LogMoved {
        /// The number that the next row of the log has.
        next: Seq,
    },
    /// Somebody sits there.
    #[error("seat {0} is taken")]
    SeatTaken(SeatNumber),
    /// The match has its result.
    #[error("the match has its result")]
    AlreadyFinished,
    /// Another game of the same player was rated meanwhile.
    #[error("a rating has moved")]
    RatingMoved,
    /// Another process runs the match.
    #[error("leased by {owner} until {until}")]
    Leased {
        /// Which process.
        owner: Owner,
        /// Until when, unless it renews.
        until: Millis,
    },
}

/// Why a database is not one of ours.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Unsuitable {
    /// The file is something else.
    #[error("the file is not an SQLite database")]
    NotADatabase,
    /// Another program keeps its tables there.
    #[error("the database belongs to another program: it has a table “{table}” and none of ours")]
    Foreign {
        /// One of its tables.
        table: String,
    },
    /// It was last used by a later release.
    #[error(
        "the database has version {found}, and this program knows versions up to {known}: use a newer release"
    )]
    Newer {
        /// Its version.
        found: i64,
        /// The newest version we know.
        known: i64,
    },
}

impl Error {
    pub(crate) fn unavailable(error: impl std::error::Error + Send + Sync + 'static) -> Self {
        Self::Unavailable(Arc::new(error))
    }

    pub(crate) fn dump(error: std::io::Error) -> Self {
        Self::Dump(Arc::new(error))
    }
}

/// SQLite's word for a file that is something else; PostgreSQL's codes have five letters.
const SQLITE_NOTADB: &str = "26";

/// A broken constraint is the caller's business; everything else is the database's.
impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Self {
        match error.as_database_error() {
            Some(broken) if broken.is_unique_violation() => Conflict::Taken.into(),
            Some(broken) if broken.is_foreign_key_violation() => Self::NotFound,
            Some(broken) if broken.code().as_deref() == Some(SQLITE_NOTADB) => {
                Unsuitable::NotADatabase.into()
            }
            _ => Self::unavailable(error),
        }
    }
}
