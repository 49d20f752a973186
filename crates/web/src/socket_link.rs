//! The wire to a table on the server: text out, text in.

use leptos::prelude::window;
use wasm_bindgen::JsCast as _;
use wasm_bindgen::closure::Closure;
use web_sys::{CloseEvent, MessageEvent, WebSocket};

/// What came from the server.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum FromSocket {
    /// One message of the table.
    Message(String),
    /// The socket is closed: by this code, if the server said one.
    Closed(u16),
}

/// An open socket. It closes when the link is dropped.
pub(crate) struct SocketLink {
    socket: WebSocket,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_close: Closure<dyn FnMut(CloseEvent)>,
}

impl SocketLink {
    /// Opens a socket to a table. `hear` is called with everything it says, in order.
    pub(crate) fn open(table: &str, hear: impl Fn(FromSocket) + Clone + 'static) -> Result<Self, String> {
        let location = window().location();
        let scheme = if location.protocol().as_deref() == Ok("https:") { "wss" } else { "ws" };
        let host = location.host().unwrap_or_default();
        let socket = WebSocket::new(&format!("{scheme}://{host}/api/tables/{table}/socket"))
            .map_err(|error| format!("{error:?}"))?;
        let tell = hear.clone();
        let on_message = Closure::new(move |event: MessageEvent| {
            if let Some(text) = event.data().as_string() {
                tell(FromSocket::Message(text));
            }
        });
        let on_close = Closure::new(move |event: CloseEvent| hear(FromSocket::Closed(event.code())));
        socket.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        socket.set_onclose(Some(on_close.as_ref().unchecked_ref()));
        Ok(Self { socket, _on_message: on_message, _on_close: on_close })
    }

    /// Sends one message, if the socket is open.
    pub(crate) fn send(&self, text: &str) -> Result<(), String> {
        self.socket.send_with_str(text).map_err(|error| format!("{error:?}"))
    }
}

impl Drop for SocketLink {
    fn drop(&mut self) {
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        // It can only fail for a code that is none.
        let _ = self.socket.close();
    }
}
