//! The test programs of the whole workspace: built at once, run one after the other.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Arc, Mutex};

use anyhow::{Context as _, bail};
use cargo_metadata::{Artifact, Message};

use super::{Count, Run, lock};
use crate::lane::Lane;
use crate::workspace::Workspace;
use crate::{command, packages};

/// The package whose test programs need a browser.
const STORIES: &str = "browser-tests";

/// The program that is served.
const SERVER: &str = "manyworlds";

/// This program.
const TOOLS: &str = "tasks";

/// A built test program.
pub(super) struct Program {
    /// Its package and its target, such as `server suite`.
    name: String,
    package: String,
    /// The folder of the package, in which its tests run.
    folder: PathBuf,
    file: PathBuf,
}

/// Everything that cargo built for the tests.
struct Built {
    programs: Vec<Program>,
    server: PathBuf,
}

/// The test programs, built when they are first needed.
pub(super) struct Programs<'a> {
    run: &'a Run<'a>,
    built: Mutex<Option<Arc<Built>>>,
}

impl<'a> Programs<'a> {
    pub(super) fn new(run: &'a Run<'a>) -> Self {
        Self { run, built: Mutex::default() }
    }

    /// Runs all but the stories. One that fails does not keep the others from running.
    pub(super) fn run_all(&self, lane: &Lane) -> anyhow::Result<()> {
        const ALL: &str = "unit";
        let (run, names) = (self.run, self.run.workspace.members());
        // Without a change nothing is even built.
        let inputs = run.stamps.inputs_of(&names);
        if run.was_passed(lane, ALL, &inputs) {
            return Ok(());
        }
        packages::PYTHON.ensure_installed()?;
        packages::POSTGRESQL.ensure_installed()?;
        let built = self.built(lane)?;
        let before = *lock(&run.count);
        let mut failed = Vec::new();
        for program in built.programs.iter().filter(|program| !program.is_story()) {
            let outcome =
                run.unless_passed(lane, &program.name, &[&program.package], || program.run(run, lane));
            failed.extend(outcome.err());
        }
        let with_examples = run.workspace.with_examples();
        failed.extend(run.unless_passed(lane, "examples", &with_examples, || self.examples(lane)).err());
        if !failed.is_empty() {
            let failed: Vec<String> = failed.iter().map(|error| format!("{error:#}")).collect();
            bail!("{}", failed.join("\n"));
        }
        let passed = lock(&run.count).all() - before.all();
        run.remember(ALL, &names, &inputs, passed)
    }

    /// The program that is served.
    pub(super) fn server(&self, lane: &Lane) -> anyhow::Result<PathBuf> {
        Ok(self.built(lane)?.server.clone())
    }

    /// Runs one of the programs with stories, with some more variables.
    pub(super) fn play(&self, name: &str, variables: &[(&str, &Path)], lane: &Lane) -> anyhow::Result<Count> {
        let built = self.built(lane)?;
        let program = built.programs.iter().find(|program| program.is_story() && program.file_stem_is(name));
        let program = program.with_context(|| format!("there are no stories called {name}"))?;
        let mut command = program.command(self.run);
        command.envs(variables.iter().copied());
        // Without it the browsers have no window.
        command.envs(self.run.arguments.show.then_some(("MANYWORLDS_SHOW", "1")));
        self.run.run_tests(&mut command, lane)
    }

    /// Runs the examples in the documentation.
    fn examples(&self, lane: &Lane) -> anyhow::Result<Count> {
        let mut cargo = command::cargo(self.run.workspace.root());
        cargo.args(["test", "--workspace", "--doc", "--"]).args(&self.run.arguments.only);
        self.run.run_tests(&mut cargo, lane)
    }

    fn built(&self, lane: &Lane) -> anyhow::Result<Arc<Built>> {
        let mut built = lock(&self.built);
        if let Some(built) = &*built {
            return Ok(Arc::clone(built));
        }
        lane.say("compiling the program and its tests, the first time about six minutes");
        let new = Arc::new(build(self.run.workspace, lane)?);
        *built = Some(Arc::clone(&new));
        Ok(new)
    }
}

/// Compiles everything. All packages are chosen, as `xtask` chooses them: nothing is compiled twice. If they were chosen
/// otherwise, with other features, this program would be built anew.
fn build(workspace: &Workspace, lane: &Lane) -> anyhow::Result<Built> {
    let mut cargo = command::cargo(workspace.root());
    cargo.args(["test", "--workspace", "--tests", "--no-run", "--message-format=json-render-diagnostics"]);
    let mut programs = Vec::new();
    let (mut server, mut is_built_again) = (None, false);
    lane.run_with(&mut cargo, |line| {
        if let Ok(Message::CompilerArtifact(artifact)) = serde_json::from_str(line) {
            if artifact.profile.test {
                programs.extend(Program::of(workspace, &artifact));
            } else if artifact.target.is_bin() && artifact.target.name == SERVER {
                server = artifact.executable;
            } else if artifact.target.is_bin() && artifact.target.name == TOOLS {
                is_built_again = !artifact.fresh;
            }
        }
    })?;
    if is_built_again {
        bail!("the tools were compiled again for the tests: `xtask` must choose packages as they do");
    }
    programs.sort_by(|a: &Program, b| a.name.cmp(&b.name));
    Ok(Built { programs, server: server.context("cargo built no server")?.into() })
}

impl Program {
    fn of(workspace: &Workspace, artifact: &Artifact) -> Option<Self> {
        let file = artifact.executable.clone()?;
        let package = workspace.metadata.packages.iter().find(|package| package.id == artifact.package_id)?;
        let target = if artifact.target.is_lib() { "lib" } else { &artifact.target.name };
        Some(Self {
            name: format!("{} {target}", package.name),
            package: package.name.to_string(),
            folder: package.manifest_path.parent()?.into(),
            file: file.into(),
        })
    }

    fn is_story(&self) -> bool {
        self.package == STORIES && !self.file_stem_is("lib")
    }

    fn file_stem_is(&self, target: &str) -> bool {
        self.name.split(' ').nth(1) == Some(target)
    }

    fn run(&self, run: &Run, lane: &Lane) -> anyhow::Result<Count> {
        lane.is_doing(&self.name);
        let count = run.run_tests(&mut self.command(run), lane)?;
        Ok(count)
    }

    fn command(&self, run: &Run) -> Command {
        let mut command = Command::new(&self.file);
        command.current_dir(&self.folder).env("CARGO_MANIFEST_DIR", &self.folder);
        command.args(&run.arguments.only).args(run.arguments.show.then_some("--nocapture"));
        command
    }
}
