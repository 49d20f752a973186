//! The files of the project.

use crate::workspace::Workspace;

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
pub(super) fn tracked(workspace: &Workspace) -> anyhow::Result<Vec<Source>> {
    let read = |path: String| {
        // Deleted files are still listed until the deletion is staged, and pictures are not text.
        let text = std::fs::read_to_string(workspace.root().join(&path)).ok()?;
        Some(Source { path, text })
    };
    Ok(workspace.files()?.into_iter().filter_map(read).collect())
}
