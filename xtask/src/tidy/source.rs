//! The files of the project.

use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, bail};

/// A text file of the project.
pub(super) struct Source {
    /// The path from the root of the workspace, with slashes.
    pub(super) path: String,
    pub(super) text: String,
}

impl Source {
    pub(super) fn has_extension(&self, extensions: &[&str]) -> bool {
        self.path.rsplit_once('.').is_some_and(|(_, extension)| extensions.contains(&extension))
    }

    /// The lines with their numbers, counted from 1.
    pub(super) fn numbered_lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text.lines().enumerate().map(|(index, line)| (index + 1, line))
    }
}

/// Every text file that git tracks or would track: a fault shows before the file is added.
pub(super) fn tracked(root: &Path) -> anyhow::Result<Vec<Source>> {
    let listed = Command::new("git")
        .current_dir(root)
        .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
        .output()
        .context("cannot start git, which knows the files of the project")?;
    if !listed.status.success() {
        bail!("git cannot list the files of the project: {}", String::from_utf8_lossy(&listed.stderr).trim());
    }
    let paths = String::from_utf8(listed.stdout).context("a file name is not UTF-8")?;
    let read = |path: &str| {
        // Deleted files are still listed until the deletion is staged, and pictures are not text.
        let text = std::fs::read_to_string(root.join(path)).ok()?;
        Some(Source { path: path.to_owned(), text })
    };
    Ok(paths.split_terminator('\0').filter_map(read).collect())
}
