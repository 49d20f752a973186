//! `manyworlds serve`

use std::io::{BufRead as _, BufReader};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Stdio};

use crate::{command, complaint, run};

/// Ends the server also if the test fails.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself, which the test then says.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn it_says_where_it_listens() {
    for (words, address) in
        [(&["serve", "--listen", "127.0.0.1:0"][..], None), (&["serve"], Some("127.0.0.1:0"))]
    {
        let mut command = command(words);
        command.envs(address.map(|address| ("MANYWORLDS_LISTEN", address)));
        let mut server = Server(command.stdout(Stdio::piped()).spawn().unwrap());
        let mut line = String::new();
        BufReader::new(server.0.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address =
            line.trim_end().strip_prefix("listening on http://").unwrap_or_else(|| panic!("{line}"));
        TcpStream::connect(address).unwrap();
    }
}

#[test]
fn an_address_that_is_taken_is_one_sentence() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let error = complaint(&run(&["serve", "--listen", &address]));
    assert!(error.contains(&format!("cannot listen on {address}")), "{error}");
}
