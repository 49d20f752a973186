//! What the store promises, on both databases for real.
//!
//! Every test is written once, for a [`fresh::Fresh`] database; `on_both!` runs it on SQLite and on PostgreSQL.

mod append;
mod chat;
mod cluster;
mod crash;
mod dump;
mod fresh;
mod leases;
mod limits;
mod lobby;
mod matches;
mod opening;
mod people;
mod results;
mod sample;

/// Runs each of the named functions on a fresh SQLite file and on a fresh PostgreSQL database.
macro_rules! on_both {
    ($($name:ident),+ $(,)?) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                super::$name(crate::fresh::Fresh::sqlite()).await;
            })+
        }
        mod postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                super::$name(crate::fresh::Fresh::postgres().await).await;
            })+
        }
    };
}
pub(crate) use on_both;
