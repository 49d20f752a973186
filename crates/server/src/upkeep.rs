//! What a server does now and then without being asked.

use std::time::Duration;

use store::Millis;

use crate::app::Shared;
use crate::now;

/// A third of how long a lease lasts.
const MIND_EVERY: Duration = Duration::from_secs(5);

const EVERY: Duration = Duration::from_hours(1);

/// Guests who never did anything are kept for so long after they were last seen.
const GUESTS_LAST: i64 = 90 * 24 * 3600 * 1000;

/// Tables that nobody starts are kept for so long after something happened there.
const OPEN_TABLES_LAST: i64 = 7 * 24 * 3600 * 1000;

/// So that no deletion holds up the others for long.
const AT_ONCE: u32 = 500;

/// Runs until the server stops.
pub(crate) async fn run(app: Shared) {
    let mut ticks = tokio::time::interval(EVERY);
    while app.stopping.run_until_cancelled(ticks.tick()).await.is_some() {
        forget_idle_guests(&app).await;
        forget_open_tables(&app).await;
    }
}

/// Renews the leases of tables and wakes those whose clocks run out, until the server stops.
pub(crate) async fn mind_tables(app: Shared) {
    let mut ticks = tokio::time::interval(MIND_EVERY);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    while app.stopping.run_until_cancelled(ticks.tick()).await.is_some() {
        if let Err(cause) = app.hall.mind(&app.store).await {
            tracing::warn!(%cause, "cannot renew the leases of tables");
        }
        app.metrics.live_tables.set(app.hall.count() as i64);
        app.metrics.bot_queue.set(app.hall.thinkers.waiting() as i64);
    }
}

async fn forget_open_tables(app: &Shared) {
    let before = Millis(now().0 - OPEN_TABLES_LAST);
    loop {
        match app.store.delete_stale_matches(before, AT_ONCE).await {
            Ok(gone) if gone.is_empty() => return,
            Ok(gone) => {
                tracing::info!(count = gone.len(), "forgot tables that nobody started");
                app.hall.end(&gone).await;
            }
            Err(cause) => return tracing::warn!(%cause, "cannot forget tables that nobody started"),
        }
    }
}

async fn forget_idle_guests(app: &Shared) {
    let before = Millis(now().0 - GUESTS_LAST);
    loop {
        match app.store.delete_idle_guests(before, AT_ONCE).await {
            Ok(0) => return,
            Ok(count) => tracing::info!(count, "forgot guests who never came back"),
            Err(cause) => return tracing::warn!(%cause, "cannot forget guests who never came back"),
        }
    }
}
