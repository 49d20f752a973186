//! `manyworlds restore`

use std::path::{Path, PathBuf};

use anyhow::Context as _;
use store::Store;
use tokio::io::{AsyncBufRead, BufReader};

use crate::database::DatabaseArgs;
use crate::output::print;

/// Read a backup into a database that is empty or not there yet
///
/// The backup may come from the other kind of database: that is how one moves from SQLite to PostgreSQL.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The file that `manyworlds backup` wrote; - for the standard input
    file: PathBuf,

    #[command(flatten)]
    database: DatabaseArgs,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Runtime::new().context("cannot start the threads of the restoration")?;
    let rows = runtime.block_on(async {
        if args.file == Path::new("-") {
            return load(args, BufReader::new(tokio::io::stdin())).await;
        }
        // Before the database is made: a slip in the name should leave nothing behind.
        let file = tokio::fs::File::open(&args.file).await;
        let file = file.with_context(|| format!("cannot read {}", args.file.display()))?;
        load(args, BufReader::new(file)).await
    });
    print(&format!("{} rows restored\n", rows?))
}

async fn load(args: &Args, from: impl AsyncBufRead + Unpin) -> anyhow::Result<u64> {
    let address = args.database.address()?;
    let store =
        Store::open(address.as_str()).await.with_context(|| format!("cannot open the database {address}"))?;
    let loaded = store.load(from).await;
    store.close().await;
    loaded.with_context(|| format!("cannot restore into {address}"))
}
