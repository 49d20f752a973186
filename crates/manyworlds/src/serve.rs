//! `manyworlds serve`

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::Context as _;
use server::{Config, Patience, PublicUrl, RateLimits, Site};

use crate::client;
use crate::database::DatabaseArgs;
use crate::logging::LogArgs;

/// Serve Manyworlds to browsers until Ctrl-C
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The address to listen on; port 0 takes a free one
    #[arg(long, value_name = "ADDRESS", env = "MANYWORLDS_LISTEN", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,

    #[command(flatten)]
    database: DatabaseArgs,

    /// Serve the browser client of this folder instead of the one inside the program
    #[arg(long, value_name = "FOLDER", env = "MANYWORLDS_CLIENT")]
    client: Option<PathBuf>,

    /// Where people reach the server, if there is a proxy in front of it: https:// and its name
    #[arg(long, value_name = "URL", env = "MANYWORLDS_PUBLIC_URL")]
    public_url: Option<PublicUrl>,

    /// Believe the proxy in front of the server who asks: the last address in X-Forwarded-For
    #[arg(long, env = "MANYWORLDS_TRUST_PROXY")]
    trust_proxy: bool,

    /// Whether to refuse callers who ask too often: on, or off for load tests
    #[arg(long, value_name = "ON|OFF", env = "MANYWORLDS_RATE_LIMIT", default_value = "on")]
    rate_limit: RateLimits,

    /// Make no more guests when there are so many people
    #[arg(long, value_name = "N", env = "MANYWORLDS_MOST_PEOPLE", default_value_t = 1_000_000)]
    most_people: u64,

    /// Make no more tables when so many wait for players
    #[arg(long, value_name = "N", env = "MANYWORLDS_MOST_OPEN_TABLES", default_value_t = 10_000)]
    most_open_tables: u64,

    /// Open no more WebSockets when there are so many
    #[arg(long, value_name = "N", env = "MANYWORLDS_MOST_CONNECTIONS", default_value_t = 50_000)]
    most_connections: usize,

    /// Let the others at a live table vote for a bot when a player has been away for so long
    #[arg(long, value_name = "SECONDS", env = "MANYWORLDS_AWAY_AFTER", default_value_t = 120)]
    away_after: u32,

    #[command(flatten)]
    logging: LogArgs,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    args.logging.start()?;
    let client = args.client.as_deref().map_or(Ok(client::EMBEDDED), client::read)?;
    let config = Config {
        public_url: args.public_url.clone(),
        trust_proxy: args.trust_proxy,
        rate_limits: args.rate_limit,
        most_people: args.most_people,
        most_open_tables: args.most_open_tables,
        most_connections: args.most_connections,
        patience: Patience { away: Duration::from_secs(args.away_after.into()), ..Patience::default() },
        ..Config::new(args.listen, args.database.address()?)
    };
    let runtime = tokio::runtime::Runtime::new().context("cannot start the threads of the server")?;
    let served = runtime.block_on(server::serve(config, Site::new(client)));
    // Whatever did not end in time is left behind.
    runtime.shutdown_background();
    served
}
