//! One line of log and two numbers for each request.
//!
//! tower-http has a layer for this that logs the path; ours holds ids that are secrets (a table by link), so that the
//! log has the route's template instead. Headers and bodies are never logged.

use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use tracing::Instrument as _;

use crate::app::Shared;
use crate::random;

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Gives the request a name that is in the answer and in every line of log about it.
pub(crate) async fn observe(State(app): State<Shared>, request: Request, next: Next) -> Response {
    let started = Instant::now();
    let id = BASE64_URL_SAFE_NO_PAD.encode(random::<9>());
    let route = request.extensions().get::<MatchedPath>().map_or("pages", MatchedPath::as_str).to_owned();
    let method = request.method().clone();
    let span = tracing::info_span!("request", %id, %method, route);
    let mut response = next.run(request).instrument(span.clone()).await;
    let (status, took) = (response.status(), started.elapsed());
    span.in_scope(|| tracing::debug!(status = status.as_u16(), ?took, "answered"));
    app.metrics.answered(&method, &route, status, took);
    if let Ok(id) = HeaderValue::try_from(id) {
        response.headers_mut().insert(REQUEST_ID, id);
    }
    response
}
