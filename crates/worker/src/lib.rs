//! The second WASM module: it answers the page's messages from a thread of its own.
//!
//! The start script hands every message to [`receive`]; answers leave through `postMessage`.

use std::cell::RefCell;

use wasm_bindgen::prelude::*;
use web_sys::DedicatedWorkerGlobalScope;
use wire::LocalTable;

thread_local! {
    /// The one table of this worker.
    static TABLE: RefCell<LocalTable> = RefCell::default();
}

/// Called once, when the module is loaded.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

/// Takes one message of the page and posts every answer to it, then lets the bots play until a person is to act.
#[wasm_bindgen]
pub fn receive(message: &str) -> Result<(), JsValue> {
    let page: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let post = |answers: Vec<String>| -> Result<bool, JsValue> {
        answers.iter().try_for_each(|answer| page.post_message(&JsValue::from_str(answer)))?;
        Ok(!answers.is_empty())
    };
    post(TABLE.with_borrow_mut(|table| table.receive_text(message)))?;
    while post(TABLE.with_borrow_mut(LocalTable::advance_text))? {}
    Ok(())
}
