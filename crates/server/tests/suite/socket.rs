//! A WebSocket client.

use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::{Instant, timeout_at};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::{Error, Message};

use crate::host::Client;

/// Whatever is waited for comes by then, even on a machine that is busy with other tests.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

/// A client's end of a socket.
pub(crate) struct Socket {
    pub(crate) stream: WebSocketStream<TcpStream>,
}

/// How a socket ended.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Ended {
    /// With a reason.
    Closed(u16),
    /// Without one.
    Cut,
}

impl Client {
    /// Follows a table; `query` is what stands behind the question mark.
    pub(crate) async fn follow(&self, table: &str, query: &str) -> Socket {
        self.try_follow(table, query).await.unwrap_or_else(|status| panic!("refused with {status}"))
    }

    /// The status, if it is refused.
    pub(crate) async fn try_follow(&self, table: &str, query: &str) -> Result<Socket, u16> {
        let stream = TcpStream::connect(self.address).await.unwrap();
        self.follow_over(stream, table, query).await
    }

    pub(crate) async fn follow_over(
        &self,
        stream: TcpStream,
        table: &str,
        query: &str,
    ) -> Result<Socket, u16> {
        let address = format!("ws://{}/api/tables/{table}/socket?{query}", self.address);
        let mut request = address.into_client_request().unwrap();
        if let Some(cookie) = self.cookie() {
            request.headers_mut().insert("cookie", cookie.parse().unwrap());
        }
        match tokio_tungstenite::client_async(request, stream).await {
            Ok((stream, _)) => Ok(Socket { stream }),
            Err(Error::Http(response)) => Err(response.status().as_u16()),
            Err(other) => panic!("{other}"),
        }
    }
}

impl Socket {
    /// The next message as it travels, or how the socket ended.
    pub(crate) async fn text(&mut self) -> Result<String, Ended> {
        // Pings do not count.
        let until = Instant::now() + PATIENCE;
        loop {
            match timeout_at(until, self.stream.next()).await.expect("something comes in time") {
                Some(Ok(Message::Text(text))) => return Ok(text.to_string()),
                Some(Ok(Message::Close(Some(frame)))) => return Err(Ended::Closed(frame.code.into())),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(Ended::Cut),
            }
        }
    }

    /// The next message without its envelope.
    pub(crate) async fn next(&mut self) -> Value {
        let text = self.text().await.expect("the socket is open");
        let mut envelope: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(envelope["v"], 1, "{text}");
        envelope["message"].take()
    }

    /// Reads on until a message of this kind, and returns what is in it.
    pub(crate) async fn until(&mut self, kind: &str) -> Value {
        self.until_that(kind, |_| true).await
    }

    /// Reads on until a message of this kind of which this is true.
    pub(crate) async fn until_that(&mut self, kind: &str, is_it: impl Fn(&Value) -> bool) -> Value {
        loop {
            let mut message = self.next().await;
            if message.get(kind).is_some_and(&is_it) {
                return message[kind].take();
            }
        }
    }

    /// Reads on until it ends.
    pub(crate) async fn end(&mut self) -> Ended {
        loop {
            if let Err(ended) = self.text().await {
                return ended;
            }
        }
    }

    pub(crate) async fn send(&mut self, message: &Value) {
        self.send_text(&json!({ "v": 1, "message": message }).to_string()).await;
    }

    pub(crate) async fn send_text(&mut self, text: &str) {
        self.stream.send(Message::Text(text.into())).await.unwrap();
    }

    /// Acts, and does not wait for what comes of it.
    pub(crate) async fn act(&mut self, seat: u8, action: &str, after: Option<u32>) {
        let mut act = json!({ "seat": seat, "action": action });
        if let Some(after) = after {
            act["after"] = after.into();
        }
        self.send(&json!({ "act": act })).await;
    }
}
