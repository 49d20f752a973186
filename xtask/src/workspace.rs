//! Where things lie: the workspace as cargo describes it.

use std::path::{Path, PathBuf};

use anyhow::Context as _;
use cargo_metadata::{Metadata, MetadataCommand};

/// The workspace this program belongs to.
pub(crate) struct Workspace {
    /// What `cargo metadata` says, with the resolved graph of all dependencies.
    pub(crate) metadata: Metadata,
}

impl Workspace {
    pub(crate) fn load() -> anyhow::Result<Self> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().context("xtask lies in the workspace")?;
        let metadata = MetadataCommand::new()
            .manifest_path(root.join("Cargo.toml"))
            .exec()
            .context("cannot read the workspace with cargo metadata")?;
        Ok(Self { metadata })
    }

    pub(crate) fn root(&self) -> &Path {
        self.metadata.workspace_root.as_std_path()
    }

    /// A path below the folder of everything built.
    pub(crate) fn target(&self, below: &str) -> PathBuf {
        self.metadata.target_directory.as_std_path().join(below)
    }
}
