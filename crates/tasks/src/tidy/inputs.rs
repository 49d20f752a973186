//! Files that a package reads outside its own folder: each is declared, or a stamp would miss its change.

use std::path::Path;

use cargo_metadata::Metadata;
use regex::Regex;

use super::source::Source;
use crate::stamps::{BUILD, TESTS, declared};

/// A string that leads out of a folder.
const UPWARDS: &str = r#""/?((?:\.\./)+[A-Za-z0-9_./-]+)""#;

/// This package looks at the whole tree, not only at one moment's inputs.
const ALL_SEEING: &str = "tasks";

pub(super) fn faults(metadata: &Metadata, sources: &[Source]) -> Vec<String> {
    let upwards = Regex::new(UPWARDS).expect("the pattern is well formed");
    let mut faults = Vec::new();
    for package in metadata.workspace_packages().into_iter().filter(|package| package.name != ALL_SEEING) {
        let folder =
            package.manifest_path.parent().and_then(|path| path.strip_prefix(&metadata.workspace_root).ok());
        let Some(folder) = folder.map(|folder| format!("{folder}/")) else { continue };
        let declared = [declared(Some(package), BUILD), declared(Some(package), TESTS)].concat();
        for source in
            sources.iter().filter(|source| source.path.starts_with(&folder) && source.has_extension(&["rs"]))
        {
            for found in upwards.captures_iter(&source.text) {
                let file = Path::new(&source.path).parent().unwrap_or(Path::new(""));
                let read = [file, Path::new(&folder)]
                    .map(|from| resolve(&format!("{}/{}", from.display(), &found[1])));
                let outside = |path: &String| exists(sources, path) && !path.starts_with(&folder);
                for path in read.into_iter().flatten().filter(outside) {
                    if !declared.iter().any(|prefix| format!("{path}/").starts_with(prefix)) {
                        faults.push(format!(
                            "{}: {path} is not under package.metadata.inputs of {}",
                            source.path, package.name
                        ));
                    }
                }
            }
        }
    }
    faults
}

/// Takes away each `..` with the folder before it. There is nothing above the root.
fn resolve(path: &str) -> Option<String> {
    let mut parts = Vec::new();
    for part in path.split('/').filter(|part| !part.is_empty() && *part != ".") {
        if part == ".." {
            parts.pop()?;
        } else {
            parts.push(part);
        }
    }
    Some(parts.join("/"))
}

/// Whether the path is a file of the project, or a folder with one.
fn exists(sources: &[Source], path: &str) -> bool {
    sources.iter().any(|source| {
        let rest = source.path.strip_prefix(path);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace::Workspace;

    #[test]
    fn a_path_that_leads_out_is_declared() -> anyhow::Result<()> {
        let workspace = Workspace::load()?;
        let source = |path: &str, text: &str| Source { path: path.into(), text: text.into() };
        let files = [
            source("README.md", ""),
            source("records/ruleset-1/multiverse/a.jsonl", ""),
            source("crates/games/tests/a.rs", r#"join("../../records/ruleset-1")"#),
            source(
                "crates/store/tests/suite/a.rs",
                r#"include_str!("../../../../README.md"), "../../no/file""#,
            ),
        ];
        assert_eq!(
            faults(&workspace.metadata, &files),
            ["crates/store/tests/suite/a.rs: README.md is not under package.metadata.inputs of store"]
        );
        Ok(())
    }
}
