//! Somebody who speaks to the server, over HTTP and over a WebSocket. Whatever breaks off is an error: the server
//! was killed.

use std::io::{BufRead as _, BufReader, Error, ErrorKind, Read as _, Result, Write as _};
use std::net::TcpStream;
use std::time::Duration;

use serde_json::{Value, json};

use crate::websocket::{Kind, first_frame, masked, opening};

/// Nothing takes so long on any machine; a test that hangs says nothing.
pub(crate) const PATIENCE: Duration = Duration::from_mins(1);

/// A person, known by their token.
#[derive(Debug, Clone)]
pub(crate) struct Person {
    token: String,
}

/// A connection to the server, as one person.
pub(crate) struct Client {
    token: String,
    host: String,
    stream: BufReader<TcpStream>,
}

/// What the server answered.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) body: Value,
}

impl Answer {
    pub(crate) fn ok(self) -> Value {
        assert!(matches!(self.status, 200..=299), "{self:?}");
        self.body
    }
}

impl Client {
    fn connect(host: &str, token: &str) -> Result<Self> {
        let stream = TcpStream::connect(host)?;
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        Ok(Self { token: token.to_owned(), host: host.to_owned(), stream: BufReader::new(stream) })
    }

    /// Becomes somebody.
    pub(crate) fn new_person(host: &str) -> Result<Person> {
        let mut client = Self::of_nobody(host)?;
        let welcome = client.ask("POST", "/api/people", &json!({ "bearer": true }))?.ok();
        Ok(Person { token: welcome["token"].as_str().expect("a token").to_owned() })
    }

    /// Who only looks on.
    pub(crate) fn of_nobody(host: &str) -> Result<Self> {
        Self::connect(host, "")
    }

    pub(crate) fn of(host: &str, person: &Person) -> Result<Self> {
        Self::connect(host, &person.token)
    }

    pub(crate) fn get(&mut self, path: &str) -> Result<Answer> {
        self.ask("GET", path, &Value::Null)
    }

    pub(crate) fn post(&mut self, path: &str, body: &Value) -> Result<Answer> {
        self.ask("POST", path, body)
    }

    fn ask(&mut self, method: &str, path: &str, body: &Value) -> Result<Answer> {
        let token = match &self.token {
            none if none.is_empty() => String::new(),
            token => format!("Authorization: Bearer {token}\r\n"),
        };
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\n{token}Content-Type: application/json\r\n\
             Content-Length: {}\r\n\r\n{body}",
            self.host,
            body.len()
        );
        self.stream.get_mut().write_all(request.as_bytes())?;
        let (status, length) = self.head()?;
        let mut body = vec![0; length];
        self.stream.read_exact(&mut body)?;
        let body = if body.is_empty() { Value::Null } else { serde_json::from_slice(&body)? };
        Ok(Answer { status, body })
    }

    /// The status, and how long the body is.
    fn head(&mut self) -> Result<(u16, usize)> {
        let first = self.line()?;
        let status = first.split(' ').nth(1).and_then(|word| word.parse().ok());
        let status = status.ok_or_else(|| Error::new(ErrorKind::InvalidData, first))?;
        let mut length = 0;
        loop {
            let line = self.line()?.to_ascii_lowercase();
            if line.is_empty() {
                return Ok((status, length));
            }
            if let Some(value) = line.strip_prefix("content-length:") {
                length = value.trim().parse().expect("it is a number");
            }
        }
    }

    fn line(&mut self) -> Result<String> {
        let mut line = String::new();
        if self.stream.read_line(&mut line)? == 0 {
            return Err(ErrorKind::UnexpectedEof.into());
        }
        Ok(line.trim_end().to_owned())
    }

    /// Follows a table from now on; nothing else is asked on this connection any more.
    pub(crate) fn follow(mut self, table: &str) -> Result<Socket> {
        let request = opening(&self.host, &format!("/api/tables/{table}/socket"), &self.token);
        self.stream.get_mut().write_all(request.as_bytes())?;
        assert_eq!(self.head()?.0, 101, "a table can be followed");
        Ok(Socket { read: self.stream.buffer().to_vec(), stream: self.stream.into_inner() })
    }
}

/// A WebSocket to a table.
pub(crate) struct Socket {
    stream: TcpStream,
    read: Vec<u8>,
}

impl Socket {
    /// The connection, and what was read of it and not yet received.
    pub(crate) fn into_parts(self) -> (TcpStream, Vec<u8>) {
        (self.stream, self.read)
    }

    pub(crate) fn send(&mut self, message: &Value) -> Result<()> {
        let text = json!({ "v": 1, "message": message }).to_string();
        self.stream.write_all(&masked(Kind::Text, text.as_bytes()))
    }

    /// The next message.
    pub(crate) fn receive(&mut self) -> Result<Value> {
        loop {
            if let Some((kind, payload)) = first_frame(&self.read) {
                let rest = self.read.split_off(payload.end);
                let frame = std::mem::replace(&mut self.read, rest);
                match kind {
                    Kind::Text => return Ok(serde_json::from_slice(&frame[payload])?),
                    Kind::Close => return Err(ErrorKind::UnexpectedEof.into()),
                    Kind::Ping | Kind::Other => {}
                }
            } else {
                let mut chunk = [0; 16 * 1024];
                let size = self.stream.read(&mut chunk)?;
                if size == 0 {
                    return Err(ErrorKind::UnexpectedEof.into());
                }
                self.read.extend(&chunk[..size]);
            }
        }
    }
}
