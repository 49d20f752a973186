//! What is no test: form, tidiness, warnings, documentation, licences, instructions.

use anyhow::Context as _;
use clap::ValueEnum;

use crate::lane::Lane;
use crate::workspace::Workspace;
use crate::{command, deny, instructions, tidy};

/// One check. The order here is the order they run in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, ValueEnum)]
pub(crate) enum Check {
    /// The code is formatted
    Fmt,
    /// Arrows between crates, rule ids, names of pages, crates and classes
    Tidy,
    /// No warning of the compiler or of Clippy
    Clippy,
    /// The documentation builds without a warning
    Docs,
    /// Licences, duplicates and sources of all crates
    Deny,
    /// No piece of work takes more instructions than it did
    Instructions,
}

/// Runs the named checks, or all; stops at the first that fails.
pub(crate) fn lint(workspace: &Workspace, named: &[Check]) -> anyhow::Result<()> {
    let all = Check::value_variants();
    for check in all.iter().filter(|check| named.is_empty() || named.contains(check)) {
        let lane = Lane::start(check.name());
        check.run(workspace, &lane).with_context(|| format!("{} failed", check.name()))?;
        lane.end();
    }
    Ok(())
}

impl Check {
    fn name(self) -> &'static str {
        match self {
            Self::Fmt => "fmt",
            Self::Tidy => "tidy",
            Self::Clippy => "clippy",
            Self::Docs => "docs",
            Self::Deny => "deny",
            Self::Instructions => "instructions",
        }
    }

    fn run(self, workspace: &Workspace, lane: &Lane) -> anyhow::Result<()> {
        let cargo = |arguments: &str| {
            let mut cargo = command::cargo(workspace.root());
            cargo.args(arguments.split(' '));
            cargo
        };
        match self {
            Self::Fmt => lane.run(&mut cargo("fmt --all --check")),
            Self::Tidy => tidy::tidy(workspace),
            Self::Clippy => lane.run(&mut cargo(
                "clippy --workspace --all-targets --features games/instructions -- -D warnings",
            )),
            Self::Docs => lane.run(cargo("doc --workspace --no-deps").env("RUSTDOCFLAGS", "-D warnings")),
            Self::Deny => deny::deny(workspace, lane),
            Self::Instructions => instructions::check(workspace, lane),
        }
    }
}
