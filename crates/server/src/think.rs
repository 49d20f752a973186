//! Where bots think: on threads of their own, never on those that serve people.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use crate::metrics::Metrics;
use crate::room::Question;

/// The threads on which bots think. Questions wait in a queue, first come, first served.
pub(crate) struct Thinkers {
    threads: Arc<Semaphore>,
    waiting: AtomicUsize,
    /// With more questions in the queue, no new table with bots is admitted.
    most_waiting: usize,
    metrics: Arc<Metrics>,
}

impl Thinkers {
    /// So many think at a time.
    pub(crate) fn new(threads: usize, most_waiting: usize, metrics: Arc<Metrics>) -> Self {
        let threads = Arc::new(Semaphore::new(threads));
        Self { threads, waiting: AtomicUsize::new(0), most_waiting, metrics }
    }

    /// What the bot answers; `None` if it failed, which is a fault of ours.
    pub(crate) async fn ask(&self, question: Question) -> Option<String> {
        self.waiting.fetch_add(1, Ordering::Relaxed);
        let permit = Arc::clone(&self.threads).acquire_owned().await;
        self.waiting.fetch_sub(1, Ordering::Relaxed);
        // The permit goes along: a thread is busy until it is done, whether or not anybody still waits for it.
        let started = Instant::now();
        let thinking = spawn_blocking(move || {
            let _permit = permit;
            question()
        });
        let answer = thinking.await;
        self.metrics.bot_seconds.observe(started.elapsed().as_secs_f64());
        answer.inspect_err(|error| tracing::error!(%error, "a bot failed")).ok()
    }

    /// How many questions wait for a thread.
    pub(crate) fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }

    /// Whether bots have more to do than they can.
    pub(crate) fn are_overloaded(&self) -> bool {
        self.waiting() > self.most_waiting
    }
}
