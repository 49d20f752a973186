//! The server of Manyworlds: the browser client that was embedded when it was built, and the API behind it.
//!
//! It reads no files at run time but its database: one program is the whole installation.
//!
//! `app` says which path leads where; each file of routes has its own `router()`. Whatever goes wrong becomes an
//! `ApiError`, once, at the edge.

mod api_doc;
mod app;
mod asset;
mod caller;
mod config;
mod encoding;
mod error;
mod hall;
mod identity;
mod input;
mod limits;
mod metrics;
mod observe;
mod rating;
mod room;
mod scores;
mod secure;
mod site;
mod statistics;
mod stop;
mod tables;
mod think;
mod upkeep;

use std::io::Write as _;
use std::net::SocketAddr;
use std::time::{Duration, SystemTime};

use anyhow::Context as _;
use axum::serve::ListenerExt as _;
use store::Millis;
use tokio::net::TcpListener;

use crate::app::{App, Shared};

pub use asset::Asset;
pub use config::{Config, DatabaseAddress, Patience, PublicUrl, RateLimits};
pub use site::Site;

/// How long connections may take to end when the server is to stop.
const TIME_TO_STOP: Duration = Duration::from_secs(10);

/// Serves until the process is asked to stop (Ctrl-C or SIGTERM), then finishes the answers under way.
///
/// Prints `listening on http://…` once connections are accepted, with the port that was really taken.
pub async fn serve(config: Config, site: Site) -> anyhow::Result<()> {
    let server = Server::bind(config, site).await?;
    // Whoever reads that it listens may ask it to stop at once.
    let stop = stop::requested();
    // Not `println!`, which panics where nobody listens.
    let mut out = std::io::stdout();
    let _ = writeln!(out, "listening on http://{}", server.address()).and_then(|()| out.flush());
    server.run(stop).await
}

/// A server that has its port and its database, and does not answer yet.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    app: Shared,
}

impl Server {
    /// Takes the port and opens the database.
    pub async fn bind(config: Config, site: Site) -> anyhow::Result<Self> {
        let cannot = || format!("cannot listen on {}", config.listen);
        let listener = TcpListener::bind(config.listen).await.with_context(cannot)?;
        let address = listener.local_addr().with_context(cannot)?;
        Ok(Self { listener, address, app: App::open(config, site).await? })
    }

    /// Where it listens, with the port that was really taken.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until then, and a little longer for the answers under way.
    pub async fn run(self, until: impl Future<Output = ()> + Send + 'static) -> anyhow::Result<()> {
        let Self { listener, address, app } = self;
        tracing::info!(%address, database = %app.config.database, "serving");
        app.hall.take_over(&app.store).await.context("cannot take up the running tables")?;
        app.tasks.spawn(upkeep::run(app.clone()));
        app.tasks.spawn(upkeep::mind_tables(app.clone()));
        // Small answers must not wait for one another (Nagle's algorithm): it costs a move 40 ms.
        let listener = listener.tap_io(|stream| {
            // A connection that is already gone fails here; its handler will notice by itself.
            let _ = stream.set_nodelay(true);
        });
        let stopping = app.stopping.clone();
        let stop = {
            let stopping = stopping.clone();
            async move {
                until.await;
                tracing::info!("stopping");
                stopping.cancel();
            }
        };
        let service = app::router(app.clone()).into_make_service_with_connect_info::<SocketAddr>();
        let serving = async {
            axum::serve(listener, service).with_graceful_shutdown(stop).await?;
            app.tasks.close();
            app.tasks.wait().await;
            Ok::<(), std::io::Error>(())
        };
        let patience = async {
            stopping.cancelled().await;
            tokio::time::sleep(TIME_TO_STOP).await;
        };
        tokio::select! {
            served = serving => served.context("the server stopped unexpectedly")?,
            () = patience => tracing::warn!("some connections did not end in time"),
        }
        app.hall.close(&app.store).await.context("cannot give the tables back")?;
        // Whoever was cut off may still hold a connection of the database; the process's end frees it, too.
        let _ = tokio::time::timeout(Duration::from_secs(1), app.store.close()).await;
        Ok(())
    }
}

/// The one place that reads the clock.
pub(crate) fn now() -> Millis {
    // Before 1970 only if the machine's clock was never set; then all times are equal.
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    Millis(since.as_millis() as i64)
}

/// Bytes that nobody can guess.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has random numbers");
    bytes
}
