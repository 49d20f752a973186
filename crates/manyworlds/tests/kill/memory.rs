//! What the players were told: it has to be there after any kill, in this order, and nothing twice.

use std::sync::{Arc, Mutex, PoisonError};

use store::{MatchId, Seq, Store};

/// A table as its players remember it.
#[derive(Debug, Default)]
pub(crate) struct Memory {
    pub(crate) table: String,
    /// The inputs that were acknowledged, as the log has them.
    pub(crate) inputs: Told,
    /// What was said and acknowledged.
    pub(crate) chat: Told,
}

/// What was acknowledged, and what was sent and never answered.
#[derive(Debug, Default)]
pub(crate) struct Told {
    acknowledged: Vec<String>,
    in_doubt: Option<String>,
}

impl Told {
    pub(crate) fn send(&mut self, what: String) {
        assert_eq!(self.in_doubt, None, "one after the other");
        self.in_doubt = Some(what);
    }

    pub(crate) fn acknowledge(&mut self) {
        self.acknowledged.extend(self.in_doubt.take());
    }

    pub(crate) fn count(&self) -> usize {
        self.acknowledged.len()
    }

    /// What the store has is what was acknowledged; what is in doubt may be there or not.
    fn compare(&mut self, kept: &[String], of: &str) {
        if kept.len() > self.acknowledged.len() {
            self.acknowledge();
        }
        self.in_doubt = None;
        let (lost, kept) = (&self.acknowledged, kept);
        assert!(*lost == kept, "{of}: acknowledged were\n{lost:?}\nand kept is\n{kept:?}");
    }
}

/// As threads share it.
pub(crate) type Shared = Arc<Mutex<Memory>>;

pub(crate) fn lock(memory: &Shared) -> std::sync::MutexGuard<'_, Memory> {
    memory.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A table as the store has it.
pub(crate) struct Kept {
    inputs: Vec<String>,
    chat: Vec<String>,
}

impl Kept {
    pub(crate) async fn read(store: &Store, table: &str) -> Self {
        const ALL: u32 = 100_000;
        let id = MatchId::new(table).expect("an id");
        let log = store.log(&id, Seq(0), ALL).await.expect("it can be read");
        // Chance, and what is not of the game, is nobody's input.
        let is_input = |text: &String| text.starts_with("undo ") || text.starts_with(char::is_numeric);
        let inputs = log.into_iter().map(|row| row.entry.text).filter(is_input).collect();
        let chat = store.chat(&id, Seq(0), ALL).await.expect("it can be read");
        Self { inputs, chat: chat.into_iter().map(|line| line.line).collect() }
    }
}

impl Memory {
    /// Fails if anything is lost, or there twice.
    pub(crate) fn compare(&mut self, kept: &Kept) {
        self.inputs.compare(&kept.inputs, &self.table);
        self.chat.compare(&kept.chat, &self.table);
    }
}
