//! The wire to the worker: text out, text in.

use leptos::prelude::document;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{ErrorEvent, MessageEvent, Worker, WorkerOptions, WorkerType};

/// Where the page says which script starts the worker: its name carries a hash that we cannot know here.
const START_SCRIPT: &str = "meta[name=manyworlds-worker]";

/// What came back from the worker.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum FromLink {
    /// One message of the worker.
    Message(String),
    /// The worker could not start, or broke; it will not answer any more.
    Broken(String),
}

/// A running worker. It stops when the link is dropped.
pub(crate) struct WorkerLink {
    worker: Worker,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_error: Closure<dyn FnMut(ErrorEvent)>,
}

impl WorkerLink {
    /// Starts a worker; its name says what it is for. `hear` is called with everything it says, in order.
    pub(crate) fn start(name: &str, hear: impl Fn(FromLink) + Clone + 'static) -> Result<Self, String> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        options.set_name(name);
        let worker =
            Worker::new_with_options(&start_script()?, &options).map_err(|error| describe(&error))?;
        let tell = hear.clone();
        let on_message = Closure::new(move |event: MessageEvent| {
            if let Some(text) = event.data().as_string() {
                tell(FromLink::Message(text));
            }
        });
        let on_error = Closure::new(move |event: ErrorEvent| hear(FromLink::Broken(event.message())));
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        Ok(Self { worker, _on_message: on_message, _on_error: on_error })
    }

    /// Sends one message. It may be called at once: what comes before the worker is ready waits for it.
    pub(crate) fn send(&self, text: &str) -> Result<(), String> {
        self.worker.post_message(&JsValue::from_str(text)).map_err(|error| describe(&error))
    }
}

impl Drop for WorkerLink {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

fn start_script() -> Result<String, String> {
    document()
        .query_selector(START_SCRIPT)
        .ok()
        .flatten()
        .and_then(|element| element.get_attribute("content"))
        .ok_or_else(|| format!("the page lacks {START_SCRIPT}"))
}

fn describe(error: &JsValue) -> String {
    format!("{error:?}")
}
