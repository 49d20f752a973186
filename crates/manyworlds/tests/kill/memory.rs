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

impl Memory {
    /// Fails if anything is lost, or there twice.
    pub(crate) async fn compare(&mut self, store: &Store) {
        const ALL: u32 = 100_000;
        let id = MatchId::new(self.table.as_str()).expect("an id");
        let log = store.log(&id, Seq(0), ALL).await.expect("it can be read");
        let texts = log.into_iter().map(|row| row.entry.text);
        // Chance, and what is not of the game, is nobody's input.
        let is_input = |text: &String| text.starts_with("undo ") || text.starts_with(char::is_numeric);
        self.inputs.compare(&texts.filter(is_input).collect::<Vec<_>>(), &self.table);
        let chat = store.chat(&id, Seq(0), ALL).await.expect("it can be read");
        self.chat.compare(&chat.into_iter().map(|line| line.line).collect::<Vec<_>>(), &self.table);
    }
}
