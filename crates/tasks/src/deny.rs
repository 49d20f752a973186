//! Licences, duplicates and sources of all crates that we stand on, by the rules of `deny.toml`.

use std::process::Command;

use crate::lane::Lane;
use crate::tools::Tool;
use crate::workspace::Workspace;

const CARGO_DENY: Tool<'_> = Tool { name: "cargo-deny", version: "0.20.2" };

/// Advisories are left out: they come over the network, and a day may find one in a commit that passed before.
const CHECKS: [&str; 3] = ["bans", "licenses", "sources"];

pub(crate) fn deny(workspace: &Workspace, lane: &Lane) -> anyhow::Result<()> {
    let program = CARGO_DENY.installed(workspace, lane)?;
    let mut deny = Command::new(program);
    deny.current_dir(workspace.root());
    // All features: what only a benchmark or a schema needs is a dependency, too.
    deny.args(["--frozen", "--workspace", "--all-features", "check", "--hide-inclusion-graph"]);
    // An exception that is needed no longer is a fault.
    deny.args(["--deny", "unmatched-skip", "--deny", "unnecessary-skip"]).args(CHECKS);
    lane.run(&mut deny)
}
