//! Stamps: the last success of a test, with a hash of all that it depends on. While the hash is the same there is
//! nothing to run again.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::PathBuf;
use std::process::Command;

use anyhow::Context as _;
use cargo_metadata::{DependencyKind, Package};

use crate::hash;
use crate::workspace::Workspace;

/// Files on which everything depends.
const FOR_ALL: [&str; 3] = ["Cargo.toml", "Cargo.lock", ".cargo/"];

/// The key under `package.metadata.inputs` for what a package is built from.
pub(crate) const BUILD: &str = "build";

/// The key for what its tests read.
pub(crate) const TESTS: &str = "tests";

/// Folders of a package that other packages do not see.
const OWN_FOLDERS: [&str; 3] = ["tests/", "benches/", "examples/"];

/// The project's files as they are now, and the stamps of earlier runs.
pub(crate) struct Stamps<'a> {
    workspace: &'a Workspace,
    folder: PathBuf,
    /// The path of each file from the root, with the hash of its content.
    files: BTreeMap<String, String>,
    compiler: String,
    /// Whether earlier successes count.
    count: bool,
}

impl<'a> Stamps<'a> {
    /// Reads the project. With `count` off, no earlier success counts.
    pub(crate) fn read(workspace: &'a Workspace, count: bool) -> anyhow::Result<Self> {
        let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
        let version = Command::new(rustc).arg("-vV").output().context("cannot start rustc")?;
        Ok(Self {
            workspace,
            folder: workspace.target("stamps"),
            files: files(workspace)?,
            compiler: String::from_utf8_lossy(&version.stdout).into_owned(),
            count,
        })
    }

    /// A hash of all that the tests of some packages depend on: their files, those of the packages they are built from,
    /// and whatever else the manifests name under `package.metadata.inputs`.
    pub(crate) fn inputs_of(&self, packages: &[&str]) -> String {
        let mut prefixes: BTreeSet<String> = FOR_ALL.into_iter().map(str::to_owned).collect();
        let mut others = BTreeSet::new();
        for name in packages {
            self.collect(name, true, &mut others);
            prefixes.insert(self.folder_of(name));
        }
        let seen_from_outside = |path: &str| {
            others.iter().any(|name| {
                let below = path.strip_prefix(&self.folder_of(name));
                below.is_some_and(|below| !OWN_FOLDERS.iter().any(|own| below.starts_with(own)))
            })
        };
        for name in others.iter().map(String::as_str).chain(packages.iter().copied()) {
            prefixes.extend(declared(self.package(name), BUILD));
        }
        for name in packages {
            prefixes.extend(declared(self.package(name), TESTS));
        }
        let mut all = self.compiler.clone();
        for (path, hash) in &self.files {
            if prefixes.iter().any(|prefix| path.starts_with(prefix.as_str())) || seen_from_outside(path) {
                writeln!(all, "{path} {hash}").expect("a String takes any text");
            }
        }
        hash::of(all.as_bytes())
    }

    /// How many tests passed when it last succeeded, if its inputs are the same now.
    pub(crate) fn passed(&self, name: &str, inputs: &str) -> Option<usize> {
        let stamp = std::fs::read_to_string(self.path(name)).ok().filter(|_| self.count)?;
        let (old, passed) = stamp.split_once(' ')?;
        if old == inputs { passed.trim().parse().ok() } else { None }
    }

    /// Remembers a success, unless somebody has changed the inputs meanwhile.
    pub(crate) fn remember(
        &self,
        name: &str,
        packages: &[&str],
        inputs: &str,
        passed: usize,
    ) -> anyhow::Result<()> {
        let now = Self {
            files: files(self.workspace)?,
            folder: self.folder.clone(),
            compiler: self.compiler.clone(),
            ..*self
        };
        if now.inputs_of(packages) == inputs {
            std::fs::create_dir_all(&self.folder)?;
            std::fs::write(self.path(name), format!("{inputs} {passed}\n"))?;
        }
        Ok(())
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name.replace(['/', ' '], "-"))
    }

    fn package(&self, name: &str) -> Option<&Package> {
        self.workspace.metadata.workspace_packages().into_iter().find(|package| package.name == name)
    }

    /// The folder of a package from the root, with a slash at the end.
    fn folder_of(&self, name: &str) -> String {
        let folder = self.package(name).and_then(|package| package.manifest_path.parent());
        let below = folder.and_then(|folder| folder.strip_prefix(self.workspace.root()).ok());
        below.map(|below| format!("{below}/")).unwrap_or_default()
    }

    /// The packages of the workspace that one is built from; only its own tests need those of its tests.
    fn collect(&self, name: &str, with_tests: bool, found: &mut BTreeSet<String>) {
        for to in self.package(name).into_iter().flat_map(|package| &package.dependencies) {
            let needed = with_tests || to.kind != DependencyKind::Development;
            if needed && to.path.is_some() && to.name != name && found.insert(to.name.clone()) {
                self.collect(&to.name, false, found);
            }
        }
    }
}

/// All files that git tracks or would track, with the hashes of their contents.
fn files(workspace: &Workspace) -> anyhow::Result<BTreeMap<String, String>> {
    let paths = workspace.files()?;
    let read = |path: String| {
        // A file that was just deleted is still listed.
        let content = std::fs::read(workspace.root().join(&path)).ok()?;
        Some((path, hash::of(&content)))
    };
    Ok(paths.into_iter().filter_map(read).collect())
}

/// The paths from the root, files or folders, that a package reads outside its own folder.
pub(crate) fn declared(package: Option<&Package>, by: &str) -> Vec<String> {
    let declared = package.map(|package| &package.metadata["inputs"][by]);
    let declared = declared.and_then(|inputs| inputs.as_array()).into_iter().flatten();
    declared.filter_map(|path| path.as_str()).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The packages, of some, whose tests run again when a file changes.
    fn touched<'a>(workspace: &Workspace, file: &str, packages: &[&'a str]) -> Vec<&'a str> {
        let inputs = |content: &str| {
            let stamps = Stamps {
                workspace,
                folder: PathBuf::new(),
                files: [(file.to_owned(), content.to_owned())].into(),
                compiler: String::new(),
                count: true,
            };
            packages.iter().map(|&package| stamps.inputs_of(&[package])).collect::<Vec<_>>()
        };
        let pairs = inputs("before").into_iter().zip(inputs("after")).zip(packages);
        pairs.filter(|((before, after), _)| before != after).map(|(_, &package)| package).collect()
    }

    #[test]
    fn a_change_reaches_all_that_is_built_from_it_and_nothing_else() -> anyhow::Result<()> {
        let workspace = Workspace::load()?;
        let all = ["engine", "multiverse", "words", "games", "store", "server", "web", "manyworlds"];
        let check = |file: &str, expected: &[&str]| {
            assert_eq!(touched(&workspace, file, &all), expected, "{file}");
        };
        check("Cargo.lock", &all);
        check("README.md", &[]);
        check(
            "crates/multiverse/src/lib.rs",
            &["multiverse", "words", "games", "server", "web", "manyworlds"],
        );
        check("crates/store/src/lib.rs", &["words", "store", "server", "manyworlds"]);
        check("crates/server/tests/suite/site.rs", &["words", "server"]);
        // Read, but not by a package's own code: `words` looks at all sources, the pages of the rules are part of it.
        check("docs/rules/multiverse.md", &["words", "games", "server", "web", "manyworlds"]);
        check("records/ruleset-1/multiverse/two.jsonl", &["games", "manyworlds"]);
        Ok(())
    }

    #[test]
    fn a_stamp_counts_for_its_own_inputs_and_when_stamps_count() -> anyhow::Result<()> {
        let workspace = Workspace::load()?;
        let folder = std::env::temp_dir().join(format!("manyworlds-stamps-{}", std::process::id()));
        let mut stamps = Stamps { folder: folder.clone(), ..Stamps::read(&workspace, true)? };
        let inputs = stamps.inputs_of(&["engine"]);
        assert_eq!(stamps.passed("engine lib", &inputs), None);
        stamps.remember("engine lib", &["engine"], &inputs, 7)?;
        assert_eq!(stamps.passed("engine lib", &inputs), Some(7));
        assert_eq!(stamps.passed("engine lib", "others"), None);
        stamps.remember("engine changed", &["engine"], "what it was before the tests ran", 7)?;
        assert_eq!(stamps.passed("engine changed", "what it was before the tests ran"), None);
        stamps.count = false;
        assert_eq!(stamps.passed("engine lib", &inputs), None);
        Ok(std::fs::remove_dir_all(&folder)?)
    }
}
