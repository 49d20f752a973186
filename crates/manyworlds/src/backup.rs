//! `manyworlds backup`

use std::path::{Path, PathBuf};

use anyhow::Context as _;
use store::Store;
use tempfile::NamedTempFile;

use crate::database::DatabaseArgs;
use crate::output::print;

/// Write everything a server keeps into one file, while it goes on serving
///
/// The file holds no password and no token, but names and games: keep it like the database itself.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The file to write, replaced if it is there; - for the standard output
    file: PathBuf,

    #[command(flatten)]
    database: DatabaseArgs,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let address = args.database.address()?;
    let runtime = tokio::runtime::Runtime::new().context("cannot start the threads of the backup")?;
    runtime.block_on(async {
        let store = Store::open(address.as_str())
            .await
            .with_context(|| format!("cannot open the database {address}"))?;
        if args.file == Path::new("-") {
            store.dump(tokio::io::stdout()).await?;
            return Ok(());
        }
        let rows = to_file(&store, &args.file).await?;
        print(&format!("{rows} rows in {}\n", args.file.display()))
    })
}

/// Beside the file first: whatever goes wrong, the backup before stays whole.
async fn to_file(store: &Store, file: &Path) -> anyhow::Result<u64> {
    let cannot = || format!("cannot write {}", file.display());
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let beside = NamedTempFile::new_in(folder).with_context(cannot)?;
    let writer = tokio::fs::File::from_std(beside.reopen().with_context(cannot)?);
    let rows = store.dump(writer).await?;
    beside.as_file().sync_all().with_context(cannot)?;
    beside.persist(file).with_context(cannot)?;
    Ok(rows)
}
