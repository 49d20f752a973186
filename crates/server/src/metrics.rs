//! Numbers for a host to watch, as Prometheus reads them.
//!
//! Every server has its own registry: a global one would mix the servers of one test process.

use std::time::Duration;

use axum::extract::State;
use axum::http::{Method, StatusCode, header};
use axum::response::IntoResponse;
use prometheus_client::encoding::{EncodeLabelSet, text};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};

use crate::app::Shared;

/// What is counted. The fields are for whoever does what they count.
pub(crate) struct Metrics {
    registry: Registry,
    requests: Family<Answered, Counter>,
    request_seconds: Family<Route, Histogram>,
    /// Moves that were made durable.
    pub(crate) moves: Counter,
    /// Frames sent to viewers.
    pub(crate) frames: Counter,
    /// How long a bot thought about a decision; its count is that of the decisions.
    pub(crate) bot_seconds: Histogram,
    /// Bots that wait for a thread to think on.
    pub(crate) bot_queue: Gauge,
    /// Open WebSockets.
    pub(crate) connections: Gauge,
    /// Tables held in memory.
    pub(crate) live_tables: Gauge,
    /// From a move's arrival at the store to its being durable.
    pub(crate) append_seconds: Histogram,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Answered {
    method: &'static str,
    route: String,
    status: u16,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Route {
    route: String,
}

impl Metrics {
    pub(crate) fn new() -> Self {
        let mut metrics = Self {
            registry: Registry::with_prefix("manyworlds"),
            requests: Family::default(),
            request_seconds: Family::new_with_constructor(seconds),
            moves: Counter::default(),
            frames: Counter::default(),
            bot_seconds: seconds(),
            bot_queue: Gauge::default(),
            connections: Gauge::default(),
            live_tables: Gauge::default(),
            append_seconds: seconds(),
        };
        metrics.register();
        metrics
    }

    fn register(&mut self) {
        let registry = &mut self.registry;
        registry.register("requests", "Answered requests", self.requests.clone());
        let (name, unit) = ("request", Unit::Seconds);
        registry.register_with_unit(name, "From request to answer", unit, self.request_seconds.clone());
        registry.register("moves", "Moves made durable", self.moves.clone());
        registry.register("frames", "Frames sent to viewers", self.frames.clone());
        let (name, unit) = ("bot_decision", Unit::Seconds);
        registry.register_with_unit(name, "How long bots thought", unit, self.bot_seconds.clone());
        registry.register("bot_queue", "Bots that wait to think", self.bot_queue.clone());
        registry.register("connections", "Open WebSockets", self.connections.clone());
        registry.register("live_tables", "Tables held in memory", self.live_tables.clone());
        let (name, unit) = ("log_append", Unit::Seconds);
        registry.register_with_unit(name, "Until a move was durable", unit, self.append_seconds.clone());
    }

    /// Notes an answer. The route is a template such as `/api/me`, never what somebody typed: there are few of them.
    pub(crate) fn answered(&self, method: &Method, route: &str, status: StatusCode, took: Duration) {
        let route = route.to_owned();
        self.request_seconds.get_or_create(&Route { route: route.clone() }).observe(took.as_secs_f64());
        let answered = Answered { method: known(method), route, status: status.as_u16() };
        self.requests.get_or_create(&answered).inc();
    }

    fn text(&self) -> Result<String, std::fmt::Error> {
        let mut page = String::new();
        text::encode(&mut page, &self.registry)?;
        Ok(page)
    }
}

/// From a fraction of a millisecond to ten seconds.
fn seconds() -> Histogram {
    Histogram::new([0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0])
}

/// Anybody may invent a method, and each would be kept for ever.
fn known(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::PATCH => "PATCH",
        Method::DELETE => "DELETE",
        Method::OPTIONS => "OPTIONS",
        _ => "other",
    }
}

/// The page at `/metrics`.
pub(crate) async fn page(State(app): State<Shared>) -> impl IntoResponse {
    const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    match app.metrics.text() {
        Ok(page) => ([(header::CONTENT_TYPE, OPEN_METRICS)], page).into_response(),
        Err(error) => crate::error::ApiError::internal(&error).into_response(),
    }
}
