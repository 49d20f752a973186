//! Where things lie: the workspace as cargo describes it.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, bail};
use cargo_metadata::{Metadata, MetadataCommand};

/// The workspace this program belongs to.
pub(crate) struct Workspace {
    /// What `cargo metadata` says, with the resolved graph of all dependencies.
    pub(crate) metadata: Metadata,
}

impl Workspace {
    pub(crate) fn load() -> anyhow::Result<Self> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"))
            .ancestors()
            .nth(2)
            .context("tasks lies in the workspace")?;
        let metadata = MetadataCommand::new()
            .manifest_path(root.join("Cargo.toml"))
            .exec()
            .context("cannot read the workspace with cargo metadata")?;
        Ok(Self { metadata })
    }

    pub(crate) fn root(&self) -> &Path {
        self.metadata.workspace_root.as_std_path()
    }

    /// The names of all packages of the workspace.
    pub(crate) fn members(&self) -> Vec<&str> {
        self.metadata.workspace_packages().into_iter().map(|package| package.name.as_str()).collect()
    }

    /// The names of the packages whose documentation may have examples that run.
    pub(crate) fn with_examples(&self) -> Vec<&str> {
        let mut packages = self.metadata.workspace_packages();
        packages.retain(|package| package.targets.iter().any(|target| target.is_lib() && target.doctest));
        packages.into_iter().map(|package| package.name.as_str()).collect()
    }

    /// A path below the folder of everything built.
    pub(crate) fn target(&self, below: &str) -> PathBuf {
        self.metadata.target_directory.as_std_path().join(below)
    }

    /// The path of every file that git tracks or would track, from the root, with slashes.
    pub(crate) fn files(&self) -> anyhow::Result<Vec<String>> {
        let listed = Command::new("git")
            .current_dir(self.root())
            .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
            .output()
            .context("cannot start git, which knows the files of the project")?;
        if !listed.status.success() {
            let why = String::from_utf8_lossy(&listed.stderr);
            bail!("git cannot list the files of the project: {}", why.trim());
        }
        let paths = String::from_utf8(listed.stdout).context("a file name is not UTF-8")?;
        Ok(paths.split_terminator('\0').map(str::to_owned).collect())
    }
}
