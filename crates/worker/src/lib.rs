//! The second WASM module: it answers the page's messages from a thread of its own.
//!
//! The start script hands every message to [`receive`], keeps what [`kept`] says, posts what was answered, and lets bots
//! [`advance`] in the same way. What is kept goes to the browser's store and never to the page. A game that is over is
//! [`finished`]: its record is kept.
//!
//! Another worker of the same module, which has no table, is the page's archive: it opens records. The start script
//! [brings](wants) it what it needs of the browser's store, and hands every question to [`answer`]. A third, the
//! reviewer, looks back on one game: it [thinks](think) until everything is known, or until the page ends it. What it
//! found is [kept](reviewed).

use std::cell::RefCell;

use wasm_bindgen::prelude::*;
use web_sys::DedicatedWorkerGlobalScope;
use wire::{Archive, LocalTable, Wanted, encode};

thread_local! {
    /// The one table of this worker.
    static TABLE: RefCell<LocalTable> = RefCell::new(LocalTable::new(draw));
    /// The record that this worker has opened, if it is an archive.
    static ARCHIVE: RefCell<Archive> = RefCell::new(Archive::default());
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

/// The store cannot be read: whether a table was left here is not known.
#[wasm_bindgen]
pub fn forgot() {
    TABLE.with_borrow_mut(LocalTable::forget);
}

/// Takes one message of the page; returns every answer to it.
#[wasm_bindgen]
pub fn receive(message: &str) -> Vec<String> {
    TABLE.with_borrow_mut(|table| table.receive_text(message))
}

/// Lets one bot act, if one is to act; returns what is told of it.
#[wasm_bindgen]
pub fn advance() -> Vec<String> {
    TABLE.with_borrow_mut(LocalTable::advance_text)
}

/// What is to be kept now; nothing new if there is no text.
#[wasm_bindgen]
pub fn kept() -> Option<String> {
    TABLE.with_borrow(LocalTable::kept)
}

/// The game that is over, once: what is told of it in a list, and its record.
#[wasm_bindgen]
pub fn finished() -> Option<Vec<String>> {
    let finished = TABLE.with_borrow_mut(LocalTable::finished)?;
    Some(vec![finished.about, finished.record])
}

/// What the page is told of the number under which the game was kept; there is none in a browser that keeps nothing.
#[wasm_bindgen]
pub fn shelved(id: Option<u32>) -> Vec<String> {
    id.map(|id| encode(&TABLE.with_borrow_mut(|table| table.shelve(id)))).into_iter().collect()
}

/// What a question to the archive needs of the store: a record by its number, 0 for the list, or nothing.
#[wasm_bindgen]
pub fn wants(question: &str) -> Option<u32> {
    Archive::wants_for(question).map(|wanted| match wanted {
        Wanted::Games => 0,
        Wanted::Record(id) => id,
    })
}

/// Answers a question to the archive, with what was brought for it.
#[wasm_bindgen]
pub fn answer(question: &str, brought: Option<String>) -> Result<(), JsValue> {
    post(&[ARCHIVE.with_borrow_mut(|archive| archive.receive_text(question, brought))])
}

/// Thinks about the next thing in the review that is under way, and posts what is new; says whether there was anything.
#[wasm_bindgen]
pub fn think() -> Result<bool, JsValue> {
    let news = ARCHIVE.with_borrow_mut(Archive::think);
    let told: Vec<String> = news.iter().map(encode).collect();
    post(&told)?;
    Ok(!told.is_empty())
}

/// The name under which the review that is asked for is kept.
#[wasm_bindgen]
#[expect(clippy::needless_pass_by_value, reason = "what may be missing comes from a script as its own")]
pub fn review_name(question: &str, brought: Option<String>) -> Option<String> {
    Archive::review_name(question, brought.as_deref())
}

/// The whole review, to be kept; nothing if there is none.
#[wasm_bindgen]
pub fn reviewed() -> Option<String> {
    ARCHIVE.with_borrow(Archive::reviewed)
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
