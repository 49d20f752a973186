//! Random requests to a real server, held against its own description by Schemathesis.

use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;

use anyhow::Context as _;

use crate::lane::Lane;
use crate::python;
use crate::workspace::Workspace;

/// The release that the tests were written with: another one makes up other requests.
const SCHEMATHESIS: &str = "schemathesis==4.32.5";

/// Where its settings and hooks lie.
const SETTINGS: &str = "crates/server/tests/requests";

/// The callers: one without an identity, and one with a cookie.
const CALLERS: [&str; 2] = ["nobody", "somebody"];

/// Asks as each caller, side by side, each a server of its own. Whatever an answer has that the description does not
/// promise is a fault. Returns how many callers asked.
pub(crate) fn test(workspace: &Workspace, program: &Path, lane: &Lane) -> anyhow::Result<usize> {
    let schemathesis = python::installed(workspace, SCHEMATHESIS, &[])?.join("bin/schemathesis");
    thread::scope(|scope| {
        let asking =
            CALLERS.map(|caller| scope.spawn(|| ask(workspace, program, &schemathesis, caller, lane)));
        asking.into_iter().try_fold(0, |asked, one| {
            one.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))?;
            Ok(asked + 1)
        })
    })
}

fn ask(
    workspace: &Workspace,
    program: &Path,
    schemathesis: &Path,
    caller: &str,
    lane: &Lane,
) -> anyhow::Result<()> {
    let server = Server::start(program, &workspace.target("requests").join(caller))?;
    let mut requests = Command::new(schemathesis);
    requests.arg("run").arg(format!("{}/api/openapi.json", server.address));
    requests.current_dir(workspace.root().join(SETTINGS));
    // Nothing is left behind in the folder of the sources.
    requests.env("PYTHONDONTWRITEBYTECODE", "1");
    requests.env("HYPOTHESIS_STORAGE_DIRECTORY", workspace.target("hypothesis").join(caller));
    requests.env("MANYWORLDS_URL", &server.address).env("MANYWORLDS_AS", caller);
    lane.run(&mut requests).with_context(|| format!("as {caller}"))
}

/// A server that nobody else uses; it ends with this value.
struct Server {
    process: Child,
    address: String,
}

impl Server {
    /// Starts it with an empty database in the folder, and without limits: nobody else asks as often.
    fn start(program: &Path, data: &Path) -> anyhow::Result<Self> {
        if data.exists() {
            std::fs::remove_dir_all(data).with_context(|| format!("cannot empty {}", data.display()))?;
        }
        let mut serve = Command::new(program);
        serve.args(["serve", "--listen", "127.0.0.1:0", "--rate-limit", "off", "--log", "warn", "--data"]);
        let mut process =
            serve.arg(data).stdout(Stdio::piped()).spawn().context("cannot start the server")?;
        let output = process.stdout.take().context("the output was piped")?;
        let mut server = Self { process, address: String::new() };
        let mut line = String::new();
        BufReader::new(output).read_line(&mut line)?;
        let address = line.trim_end().strip_prefix("listening on ").context("the server did not start")?;
        address.clone_into(&mut server.address);
        Ok(server)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself; then the requests have failed already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
