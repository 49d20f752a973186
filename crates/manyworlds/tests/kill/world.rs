//! The lives of the server as its players see them.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use crate::client::PATIENCE;
use crate::memory::{Memory, Shared};

/// What all players share with whoever kills the server.
#[derive(Default)]
pub(crate) struct World {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    /// Where the server is, while it lives.
    host: Option<String>,
    /// How many players play.
    playing: usize,
    /// Who has been told something in this life.
    went_on: Vec<bool>,
    ended: bool,
    tables: Vec<Shared>,
}

impl World {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for something, but not for ever.
    fn wait(&self, what: &str, until: impl Fn(&State) -> bool) -> MutexGuard<'_, State> {
        let begin = Instant::now();
        let mut state = self.state();
        while !until(&state) {
            assert!(begin.elapsed() < PATIENCE, "waited for too long: {what}");
            let waited = self.changed.wait_timeout(state, PATIENCE);
            state = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
        state
    }

    fn change(&self, change: impl FnOnce(&mut State)) {
        change(&mut self.state());
        self.changed.notify_all();
    }

    // For players.

    /// Waits for the server; `None` at the end of the world.
    pub(crate) fn next_life(&self) -> Option<String> {
        let mut state = self.wait("the next life", |state| state.host.is_some() || state.ended);
        let host = state.host.clone().filter(|_| !state.ended)?;
        state.playing += 1;
        Some(host)
    }

    /// The connection broke off. Returns once that life is over for all.
    pub(crate) fn died(&self) {
        self.change(|state| state.playing -= 1);
        drop(self.wait("the end of this life", |state| state.host.is_none()));
    }

    pub(crate) fn went_on(&self, player: usize) {
        self.change(|state| state.went_on[player] = true);
    }

    pub(crate) fn remember(&self, memory: Memory) -> Shared {
        let shared = Arc::new(Mutex::new(memory));
        self.state().tables.push(Arc::clone(&shared));
        shared
    }

    // For whoever kills the server.

    pub(crate) fn begin_life(&self, host: &str, players: usize) {
        self.change(|state| {
            state.host = Some(host.to_owned());
            state.went_on = vec![false; players];
        });
    }

    /// Waits until every player has been told something.
    pub(crate) fn wait_for_all(&self) {
        drop(self.wait("every table goes on", |state| !state.went_on.contains(&false)));
    }

    /// Waits until every player has noticed.
    pub(crate) fn end_life(&self) {
        self.change(|state| state.host = None);
        drop(self.wait("everybody notices the kill", |state| state.playing == 0));
    }

    /// All tables there ever were.
    pub(crate) fn tables(&self) -> Vec<Shared> {
        self.state().tables.clone()
    }
}

/// Ends the world, also if a test fails.
pub(crate) struct End(pub(crate) Arc<World>);

impl Drop for End {
    fn drop(&mut self) {
        self.0.change(|state| state.ended = true);
    }
}
