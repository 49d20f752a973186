//! `manyworlds serve`

use std::net::SocketAddr;

use anyhow::Context as _;

/// Serve Manyworlds to browsers until Ctrl-C
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The address to listen on; port 0 takes a free one
    #[arg(long, value_name = "ADDRESS", env = "MANYWORLDS_LISTEN", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Runtime::new().context("cannot start the threads of the server")?;
    runtime.block_on(server::serve(server::Config { listen: args.listen }))
}
