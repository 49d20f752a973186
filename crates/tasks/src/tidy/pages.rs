//! Pages that tell the truth: the crates that ARCHITECTURE.md describes, the dependencies we explain.

use std::collections::BTreeSet;

use cargo_metadata::Metadata;
use regex::Regex;

use super::source::Source;

const ARCHITECTURE: &str = "ARCHITECTURE.md";
const DEPENDENCIES: &str = "docs/dependencies.md";

pub(super) fn faults(metadata: &Metadata, sources: &[Source]) -> Vec<String> {
    let members = metadata.workspace_packages();
    let folders: BTreeSet<String> = members
        .iter()
        .filter_map(|package| package.manifest_path.parent()?.strip_prefix(&metadata.workspace_root).ok())
        .map(|folder| folder.as_str().replace('\\', "/"))
        .collect();
    let third_party: BTreeSet<&str> = members
        .iter()
        .flat_map(|package| &package.dependencies)
        .filter(|dependency| dependency.path.is_none())
        .map(|dependency| dependency.name.as_str())
        .collect();
    let mut faults = Vec::new();
    match page(sources, ARCHITECTURE) {
        Some(page) => faults.extend(architecture_faults(page, &folders)),
        None => faults.push(format!("{ARCHITECTURE} is missing")),
    }
    match page(sources, DEPENDENCIES) {
        Some(page) => faults.extend(dependency_faults(page, &third_party)),
        None => faults.push(format!("{DEPENDENCIES} is missing")),
    }
    faults
}

fn page<'a>(sources: &'a [Source], path: &str) -> Option<&'a str> {
    sources.iter().find(|source| source.path == path).map(|source| source.text.as_str())
}

/// The page names every folder of a crate, and none that is not there.
fn architecture_faults(page: &str, folders: &BTreeSet<String>) -> Vec<String> {
    let pattern = Regex::new(r"\b(?:crates/[a-z][a-z0-9_-]*|xtask\b)").expect("the pattern is well formed");
    let named: BTreeSet<String> = pattern.find_iter(page).map(|found| found.as_str().to_owned()).collect();
    let gone =
        named.difference(folders).map(|name| format!("{ARCHITECTURE} names {name}, which is not there"));
    let missing = folders.difference(&named).map(|name| format!("{ARCHITECTURE} does not name {name}"));
    gone.chain(missing).collect()
}

/// The page gives every crate we name ourselves its reason.
fn dependency_faults(page: &str, names: &BTreeSet<&str>) -> Vec<String> {
    let is_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '_' || letter == '-';
    let words: BTreeSet<&str> = page.split(|letter| !is_name(letter)).collect();
    names.difference(&words).map(|name| format!("{DEPENDENCIES} does not explain {name}")).collect()
}

#[cfg(test)]
mod tests {
    use super::{architecture_faults, dependency_faults};

    #[test]
    fn the_architecture_names_what_is_there() {
        let folders =
            ["crates/engine".to_owned(), "crates/browser-tests".to_owned(), "xtask".to_owned()].into();
        let page = "`crates/engine/src`, crates/browser-tests and `cargo xtask`";
        assert!(architecture_faults(page, &folders).is_empty());
        assert_eq!(
            architecture_faults("crates/engine, crates/store, xtask", &folders),
            [
                "ARCHITECTURE.md names crates/store, which is not there",
                "ARCHITECTURE.md does not name crates/browser-tests"
            ]
        );
    }

    #[test]
    fn a_dependency_is_not_explained_by_a_longer_name() {
        let names = ["tracing", "axum"].into();
        let page = "| `tracing-subscriber` | shows logs |\n| axum 0.8 | HTTP |";
        assert_eq!(dependency_faults(page, &names), ["docs/dependencies.md does not explain tracing"]);
    }
}
