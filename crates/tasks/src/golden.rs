//! Golden playthroughs, written anew when a change of the games is meant.

use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::{Context as _, bail};
use cargo_metadata::Package;

use crate::command;
use crate::workspace::Workspace;

/// Tells the tests to write what they would compare with; the crate `testkit` reads it.
const VARIABLE: (&str, &str) = ("MANYWORLDS_GOLDEN", "update");

/// Tests have it in their names, and the folder of their texts below `tests` has it, too.
const NAME: &str = "golden";

/// Runs the golden tests so that they write their texts, and lists those that are no longer as they were committed.
pub(crate) fn golden(workspace: &Workspace) -> anyhow::Result<()> {
    let members = workspace.metadata.workspace_packages();
    let packages: Vec<&Package> = members.into_iter().filter(|package| has_golden_tests(package)).collect();
    if packages.is_empty() {
        bail!("no crate has golden tests");
    }
    let mut cargo = command::cargo(workspace.root());
    cargo.args(["test", "--quiet", "--tests", "--no-fail-fast"]);
    cargo.args(packages.iter().flat_map(|package| ["--package", package.name.as_str()]));
    // One by one: a test that lists the folder must not run while another one fills it.
    cargo.args([NAME, "--", "--test-threads=1"]).env(VARIABLE.0, VARIABLE.1);
    let tested = cargo.stderr(Stdio::inherit()).output().context("cannot start cargo")?;
    let folders: Vec<PathBuf> = packages.into_iter().filter_map(folder).filter(|it| it.exists()).collect();
    print_changes(workspace, &folders)?;
    if !tested.status.success() {
        bail!("a golden test failed\n{}", String::from_utf8_lossy(&tested.stdout).trim());
    }
    Ok(())
}

fn has_golden_tests(package: &Package) -> bool {
    let tests = package.manifest_path.with_file_name("tests");
    tests.join(NAME).exists() || tests.join("suite").join(NAME).with_extension("rs").exists()
}

fn folder(package: &Package) -> Option<PathBuf> {
    package.manifest_path.parent().map(|root| root.join("tests").join(NAME).into_std_path_buf())
}

fn print_changes(workspace: &Workspace, folders: &[PathBuf]) -> anyhow::Result<()> {
    let mut git = Command::new("git");
    git.args(["status", "--porcelain", "--untracked-files=all", "--"]).args(folders);
    let output = git.current_dir(workspace.root()).output().context("cannot start git")?;
    if !output.status.success() {
        bail!("git status failed: {}", String::from_utf8_lossy(&output.stderr).trim());
    }
    let text = String::from_utf8_lossy(&output.stdout);
    if text.is_empty() {
        println!("every golden playthrough is as it was committed");
    }
    for line in text.lines() {
        println!("{}", change(line));
    }
    Ok(())
}

/// A line of `git status --porcelain` in words: two letters, a space and the path.
fn change(line: &str) -> String {
    let (letters, path) = line.split_at_checked(3).unwrap_or((line, ""));
    let what = match letters.trim() {
        "??" | "A" | "AM" => "new",
        "D" => "gone",
        _ => "changed",
    };
    format!("{what:<8} {path}")
}

#[cfg(test)]
mod tests {
    use super::change;

    #[test]
    fn changes_are_told_in_words() {
        assert_eq!(change(" M a/golden/two.txt"), "changed  a/golden/two.txt");
        assert_eq!(change("?? a/golden/two.txt"), "new      a/golden/two.txt");
        assert_eq!(change(" D a/golden/two.txt"), "gone     a/golden/two.txt");
    }
}
