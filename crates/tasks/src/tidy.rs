//! What the compiler cannot check: arrows between crates, rule ids, pages that tell the truth, classes and their styles.

mod arrows;
mod classes;
mod files;
mod inputs;
mod pages;
mod rules;
mod source;

use anyhow::bail;

use crate::workspace::Workspace;

/// Lists every fault of the tree, then fails if there is one.
pub(crate) fn tidy(workspace: &Workspace) -> anyhow::Result<()> {
    let sources = source::tracked(workspace)?;
    let faults: Vec<String> = [
        arrows::faults(&workspace.metadata),
        rules::faults(&sources),
        pages::faults(&workspace.metadata, &sources),
        files::faults(&sources),
        classes::faults(&sources),
        inputs::faults(&workspace.metadata, &sources),
    ]
    .concat();
    for fault in &faults {
        println!("{fault}");
    }
    if !faults.is_empty() {
        bail!("{} faults, listed above", faults.len());
    }
    println!("tidy: {} files without a fault", sources.len());
    Ok(())
}
