//! The server of Manyworlds. Today it hands out the browser client that was embedded when it was built.
//!
//! It reads no files at run time: one program is the whole installation.

mod asset;
mod encoding;
mod site;
mod stop;

use std::net::SocketAddr;

use anyhow::Context as _;
use axum::serve::ListenerExt as _;
use tokio::net::TcpListener;

pub use asset::Asset;
pub use site::{Site, router};

/// What a host may choose when starting the server.
#[derive(Debug, Clone)]
pub struct Config {
    /// Where to listen. Port 0 lets the system choose a free one.
    pub listen: SocketAddr,
}

/// Serves until the process is asked to stop (Ctrl-C or SIGTERM), then finishes the answers under way.
///
/// Prints `listening on http://…` once connections are accepted, with the port that was really taken.
pub async fn serve(config: Config) -> anyhow::Result<()> {
    let listener = TcpListener::bind(config.listen)
        .await
        .with_context(|| format!("cannot listen on {}", config.listen))?;
    println!("listening on http://{}", listener.local_addr()?);
    // Small answers must not wait for one another (Nagle's algorithm): it costs a move 40 ms.
    let listener = listener.tap_io(|stream| {
        // A connection that is already gone fails here; its handler will notice by itself.
        let _ = stream.set_nodelay(true);
    });
    axum::serve(listener, router(Site::embedded()))
        .with_graceful_shutdown(stop::requested())
        .await
        .context("the server stopped unexpectedly")
}
