//! Where a command finds what outlives it.

use std::path::{Path, PathBuf};

use anyhow::Context as _;
use server::DatabaseAddress;

// Not a doc comment: clap would take it for the description of the command.
// The flags of every command that works with a server’s data.
#[derive(clap::Args)]
pub(crate) struct DatabaseArgs {
    /// The folder for the data; it is made if it is not there [default: manyworlds in the user's data folder]
    #[arg(long, value_name = "FOLDER", env = "MANYWORLDS_DATA")]
    data: Option<PathBuf>,

    /// Another database than the file manyworlds.db in that folder: postgres://… or the path of an SQLite file
    #[arg(long, value_name = "ADDRESS", env = "MANYWORLDS_DATABASE", hide_env_values = true)]
    database: Option<String>,
}

impl DatabaseArgs {
    /// Which database; its folder is made if it is ours to make.
    pub(crate) fn address(&self) -> anyhow::Result<DatabaseAddress> {
        if let Some(address) = &self.database {
            return Ok(DatabaseAddress::new(address));
        }
        let folder = match &self.data {
            Some(folder) => folder.clone(),
            None => users_data_folder().context("there is no folder for the data: name one with --data")?,
        };
        make_private(&folder).with_context(|| format!("cannot make the folder {}", folder.display()))?;
        let file = folder.join("manyworlds.db");
        let path = file.to_str().with_context(|| format!("{} is not plain text", file.display()))?;
        Ok(DatabaseAddress::new(path))
    }
}

/// As the XDG rules have it; a relative path there counts as none.
fn users_data_folder() -> Option<PathBuf> {
    let named = |name| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let folder = named("XDG_DATA_HOME").or_else(|| Some(named("HOME")?.join(".local/share")))?;
    Some(folder.join("manyworlds"))
}

/// Nobody else on the machine needs to read hashes and names.
fn make_private(folder: &Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}
