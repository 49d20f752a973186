//! `manyworlds serve`

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Stdio};

use tempfile::TempDir;

use crate::{command, complaint, path, run};

/// Ends the server also if the test fails.
pub(crate) struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself, which the test then says.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A server with these words and variables, and the address it prints.
pub(crate) fn start(words: &[&str], variables: &[(&str, &str)]) -> (Server, String) {
    let mut command = command(words);
    command.envs(variables.iter().copied());
    let mut server = Server(command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap());
    let mut line = String::new();
    BufReader::new(server.0.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.trim_end().strip_prefix("listening on http://").unwrap_or_else(|| panic!("{line}"));
    (server, address.to_owned())
}

fn get(address: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[test]
fn it_says_where_it_listens_and_keeps_its_data_where_it_was_told() {
    for by_variable in [false, true] {
        let folder = TempDir::new().unwrap();
        let data = folder.path().join("new/folder");
        let (_server, address) = if by_variable {
            start(&["serve"], &[("MANYWORLDS_LISTEN", "127.0.0.1:0"), ("MANYWORLDS_DATA", path(&data))])
        } else {
            start(&["serve", "--listen", "127.0.0.1:0", "--data", path(&data)], &[])
        };
        assert!(get(&address, "/healthz").starts_with("HTTP/1.1 200"));
        assert!(data.join("manyworlds.db").is_file());
    }
}

#[test]
fn the_users_data_folder_is_the_default() {
    let folder = TempDir::new().unwrap();
    let (_server, _) =
        start(&["serve", "--listen", "127.0.0.1:0"], &[("XDG_DATA_HOME", path(folder.path()))]);
    assert!(folder.path().join("manyworlds/manyworlds.db").is_file());
}

#[test]
fn a_client_is_served_from_its_folder() {
    let folder = TempDir::new().unwrap();
    std::fs::create_dir(folder.path().join("assets")).unwrap();
    for (name, content) in
        [("index.html", "the page"), ("assets/a.js", "the script"), ("assets/a.js.gz", "packed")]
    {
        std::fs::write(folder.path().join(name), content).unwrap();
    }
    let data = path(folder.path());
    let (_server, address) =
        start(&["serve", "--listen", "127.0.0.1:0", "--data", data, "--client", data], &[]);
    assert!(get(&address, "/any/place").ends_with("the page"));
    assert!(get(&address, "/assets/a.js").ends_with("the script"));
    assert!(get(&address, "/assets/a.js.gz").starts_with("HTTP/1.1 404"));
}

#[cfg(unix)]
#[test]
fn it_stops_when_it_is_asked_to() {
    let folder = TempDir::new().unwrap();
    let (mut server, address) =
        start(&["serve", "--listen", "127.0.0.1:0", "--data", path(folder.path())], &[]);
    assert!(get(&address, "/healthz").starts_with("HTTP/1.1 200"));
    let id = server.0.id().to_string();
    assert!(std::process::Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
    assert!(server.0.wait().unwrap().success());
}

#[test]
fn an_address_that_is_taken_is_one_sentence() {
    let folder = TempDir::new().unwrap();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let error = complaint(&run(&["serve", "--listen", &address, "--data", path(folder.path())]));
    assert!(error.contains(&format!("cannot listen on {address}")), "{error}");
}

#[test]
fn what_cannot_be_is_one_sentence() {
    let file = crate::file("serve-not-a-database", "hello, this is a letter and no database at all");
    for (words, said) in [
        (&["--public-url", "games.example.org"][..], "it is not an address"),
        (&["--rate-limit", "maybe"], "choose on or off"),
        (&["--log", "a=b=c", "--data", "unused"], "--log"),
        (&["--database", path(&file)], "not an SQLite database"),
        (&["--data", path(&file)], "cannot make the folder"),
        (&["--data", "unused", "--client", "no/such/folder"], "there is no index.html in no/such/folder"),
    ] {
        let words = [&["serve", "--listen", "127.0.0.1:0"], words].concat();
        let error = complaint(&run(&words));
        assert!(error.contains(said), "{error}");
    }
}
