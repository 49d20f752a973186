//! What was measured, for people and for programs.

use std::time::Duration;

use serde_json::{Value, json};

/// What came of one load.
pub(crate) struct Row {
    pub(crate) database: String,
    pub(crate) tables: usize,
    pub(crate) offered: u32,
    /// How long moves were offered, and how long it took until all were answered.
    pub(crate) time: Duration,
    /// How long each waited, in microseconds, sorted.
    pub(crate) waits: Vec<u32>,
    pub(crate) computed: Duration,
    pub(crate) games_ended: usize,
    /// What all frames had, in bytes.
    pub(crate) received: u64,
}

pub(crate) struct Memory {
    pub(crate) what: String,
    pub(crate) count: usize,
    pub(crate) bytes: usize,
}

#[derive(Default)]
pub(crate) struct Report {
    pub(crate) rows: Vec<Row>,
    pub(crate) tables: Vec<Memory>,
    pub(crate) idle: Option<Idle>,
}

/// Connections that nobody uses.
pub(crate) struct Idle {
    pub(crate) connections: usize,
    /// Of the whole process, before and after, in bytes.
    pub(crate) before: usize,
    pub(crate) after: usize,
}

impl Idle {
    fn each(&self) -> usize {
        self.after.saturating_sub(self.before) / self.connections.max(1)
    }
}

impl Row {
    pub(crate) fn of(self, database: &str) -> Self {
        Self { database: database.to_owned(), ..self }
    }

    /// In milliseconds.
    fn wait(&self, per_mille: usize) -> f64 {
        let index = self.waits.len().saturating_sub(1) * per_mille / 1000;
        f64::from(self.waits.get(index).copied().unwrap_or(0)) / 1000.0
    }

    fn per_second(&self) -> f64 {
        self.waits.len() as f64 / self.time.as_secs_f64()
    }

    fn computed_per_move(&self) -> f64 {
        self.computed.as_secs_f64() * 1e6 / self.waits.len().max(1) as f64
    }

    fn json(&self) -> Value {
        json!({
            "database": self.database,
            "tables": self.tables,
            "offered_per_second": self.offered,
            "durable_per_second": self.per_second().round(),
            "p50_ms": self.wait(500),
            "p99_ms": self.wait(990),
            "longest_ms": self.wait(1000),
            "server_cpu_us_per_move": self.computed_per_move().round(),
            "games_ended": self.games_ended,
            "received_bytes": self.received,
        })
    }
}

impl Report {
    pub(crate) fn json(&self) -> Value {
        let tables = self.tables.iter().map(|memory| {
            let Memory { what, count, bytes } = memory;
            json!({ "what": what, "count": count, "bytes_each": bytes })
        });
        let idle = self.idle.as_ref().map(|idle| {
            let Idle { connections, before, after } = idle;
            json!({ "connections": connections, "before": before, "after": after, "bytes_each": idle.each() })
        });
        json!({
            "moves": self.rows.iter().map(Row::json).collect::<Vec<_>>(),
            "memory": tables.collect::<Vec<_>>(),
            "idle": idle,
        })
    }

    pub(crate) fn print(&self) {
        if !self.rows.is_empty() {
            println!(
                "{:<9} {:>6} {:>9} {:>9} {:>10} {:>10} {:>10} {:>12}",
                "database", "tables", "offered/s", "durable/s", "p50", "p99", "longest", "server CPU"
            );
        }
        for row in &self.rows {
            println!(
                "{:<9} {:>6} {:>9} {:>9.0} {:>7.1} ms {:>7.1} ms {:>7.1} ms {:>6.0} µs/mv",
                row.database,
                row.tables,
                row.offered,
                row.per_second(),
                row.wait(500),
                row.wait(990),
                row.wait(1000),
                row.computed_per_move(),
            );
        }
        for Memory { what, count, bytes } in &self.tables {
            println!("{what}: {:.1} KiB each, over {count}", *bytes as f64 / 1024.0);
        }
        if let Some(idle) = &self.idle {
            let mebibytes = |bytes: usize| bytes as f64 / f64::from(1 << 20);
            println!(
                "{} idle connections: {:.0} MiB in all, {:.0} MiB before, {:.1} KiB each",
                idle.connections,
                mebibytes(idle.after),
                mebibytes(idle.before),
                idle.each() as f64 / 1024.0
            );
        }
    }
}
