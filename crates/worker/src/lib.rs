//! The second WASM module: it answers the page's messages from a thread of its own.
//!
//! The start script hands every message to [`receive`], keeps what [`kept`] says, and lets bots [`advance`]; answers
//! leave through `postMessage`. What is kept goes to the browser's store and never to the page.

use std::cell::RefCell;

use wasm_bindgen::prelude::*;
use web_sys::DedicatedWorkerGlobalScope;
use wire::LocalTable;

thread_local! {
    /// The one table of this worker.
    static TABLE: RefCell<LocalTable> = RefCell::new(LocalTable::new(draw));
}

/// Called once, when the module is loaded.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

/// Remembers the table that was left here.
#[wasm_bindgen]
pub fn remember(kept: String) {
    TABLE.with_borrow_mut(|table| table.remember(kept));
}

/// Takes one message of the page and posts every answer to it.
#[wasm_bindgen]
pub fn receive(message: &str) -> Result<(), JsValue> {
    post(&TABLE.with_borrow_mut(|table| table.receive_text(message)))
}

/// Lets one bot act, if one is to act; says whether one did.
#[wasm_bindgen]
pub fn advance() -> Result<bool, JsValue> {
    let answers = TABLE.with_borrow_mut(LocalTable::advance_text);
    post(&answers)?;
    Ok(!answers.is_empty())
}

/// What is to be kept now: nothing new if there is no text, nothing any more if it is empty.
#[wasm_bindgen]
pub fn kept() -> Option<String> {
    TABLE.with_borrow(LocalTable::kept)
}

/// A seed that nobody can guess.
fn draw() -> u64 {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let mut bytes = [0; 8];
    let drawn = scope.crypto().and_then(|crypto| crypto.get_random_values_with_u8_array(&mut bytes));
    // Every browser that runs WebAssembly has random values.
    drawn.expect("the browser has random values");
    u64::from_le_bytes(bytes)
}

fn post(answers: &[String]) -> Result<(), JsValue> {
    let page: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    answers.iter().try_for_each(|answer| page.post_message(&JsValue::from_str(answer)))
}
