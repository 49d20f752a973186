//! A PostgreSQL of the tests' own.

use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;

/// Makes a cluster in a new folder, says where its socket is, and stops it by its pid when the standard input
/// ends. That is when the tests end, in whatever way: the system closes a dead process's pipes.
const SCRIPT: &str = r#"
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
"$1/initdb" --pgdata="$folder/data" --username=postgres --auth=trust --encoding=UTF8 --no-locale --no-sync \
    >"$folder/initdb.log" 2>&1 || { cat "$folder/initdb.log" >&2; exit 1; }
"$1/postgres" -D "$folder/data" -k "$folder" -c listen_addresses= -c max_connections=400 >"$folder/log" 2>&1 &
pid=$!
trap 'kill -QUIT $pid; wait $pid || true; rm -rf "$folder"' EXIT
until "$1/pg_isready" --quiet --host="$folder"; do
    sleep 0.05
    kill -0 $pid 2>/dev/null || { cat "$folder/log" >&2; exit 1; }
done
echo "$folder"
read -r _ || true
"#;

/// A running PostgreSQL that nobody else knows.
pub(crate) struct Cluster {
    /// Where its socket is.
    folder: String,
    /// Its standard input stays open as long as this process lives.
    _shell: Child,
}

impl Cluster {
    /// The one of this process, started by whoever needs it first.
    pub(crate) fn shared() -> &'static Self {
        static CLUSTER: OnceLock<Cluster> = OnceLock::new();
        CLUSTER.get_or_init(Self::start)
    }

    /// The address of one of its databases.
    pub(crate) fn address(&self, database: &str) -> String {
        format!("postgres://postgres@localhost/{database}?host={}", self.folder)
    }

    fn start() -> Self {
        let programs =
            programs().expect("these tests start a PostgreSQL of their own: install Debian's postgresql");
        let mut command = shell();
        command.args(["-c", SCRIPT, "sh"]).arg(programs).current_dir("/");
        let mut shell =
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("a shell can be started");
        let mut folder = String::new();
        BufReader::new(shell.stdout.take().expect("it is piped")).read_line(&mut folder).expect("it is text");
        assert!(!folder.is_empty(), "PostgreSQL does not start");
        Self { folder: folder.trim_end().to_owned(), _shell: shell }
    }
}

/// PostgreSQL refuses to run as root, so then it runs as the user that its package made.
fn shell() -> Command {
    let user = Command::new("id").arg("-u").output().expect("every system has `id`");
    if user.stdout.trim_ascii() == b"0" {
        let mut command = Command::new("runuser");
        command.args(["-u", "postgres", "--", "sh"]);
        command
    } else {
        Command::new("sh")
    }
}

/// The folder of the newest PostgreSQL: Debian's own, which is not in the path, or else the path's.
fn programs() -> Option<PathBuf> {
    let versions = Path::new("/usr/lib/postgresql").read_dir().into_iter().flatten().flatten();
    let debian = versions
        .filter_map(|entry| {
            Some((entry.file_name().to_str()?.parse::<u32>().ok()?, entry.path().join("bin")))
        })
        .max()
        .map(|(_, folder)| folder);
    let path = std::env::var_os("PATH").unwrap_or_default();
    debian.into_iter().chain(std::env::split_paths(&path)).find(|folder| folder.join("initdb").is_file())
}
