//! What keeps other people's pages, and requests that never end, out.

use std::any::Any;
use std::time::Duration;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

use crate::app::Shared;
use crate::caller::Caller;
use crate::error::{ApiError, ApiResult, Code};
use crate::limits::Kind;

/// The largest body, unless a route says otherwise with a `DefaultBodyLimit` layer of its own.
pub(crate) const LARGEST_BODY: usize = 64 * 1024;

/// From the last byte of the head to the answer, the body's arrival included.
const TIME_TO_ANSWER: Duration = Duration::from_secs(30);

/// Only our own scripts and our own WASM may run, and nothing may be inlined.
const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; \
    worker-src 'self'; connect-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
    manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// None of what the browser could open to a page is needed by ours.
const PERMISSIONS_POLICY: &str =
    "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()";

const SEC_FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// Puts the headers on every answer that tell browsers what this site's pages may do.
pub(crate) async fn headers(State(app): State<Shared>, request: Request, next: Next) -> Response {
    let of_api = is_api(request.uri().path());
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY_POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("permissions-policy"), PERMISSIONS_POLICY),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if app.is_https() {
        const ONE_YEAR: HeaderValue = HeaderValue::from_static("max-age=31536000");
        headers.insert(header::STRICT_TRANSPORT_SECURITY, ONE_YEAR);
    }
    if of_api {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

/// Whether a path belongs to the API, where every answer is JSON.
pub(crate) fn is_api(path: &str) -> bool {
    path.strip_prefix("/api").is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// Refuses what the page of another site sent with this browser's cookie, and callers who ask too often.
pub(crate) async fn guard(State(app): State<Shared>, request: Request, next: Next) -> Response {
    let checked = check_origin(&app, &request).and_then(|()| check_rate(&app, &request));
    match checked {
        Ok(()) => next.run(request).await,
        Err(error) => error.into_response(),
    }
}

fn check_rate(app: &Shared, request: &Request) -> ApiResult<()> {
    if !is_api(request.uri().path()) {
        return Ok(());
    }
    let caller = Caller::of(request.headers(), request.extensions(), app.config.trust_proxy);
    app.limits.check(Kind::Request, caller)
}

/// The cookie's `SameSite` keeps most of this out, but sister domains are the same site, and so is another port.
/// A WebSocket counts as writing: no browser asks its server for leave, and it carries the cookie.
fn check_origin(app: &Shared, request: &Request) -> ApiResult<()> {
    let headers = request.headers();
    let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if reads && !is_upgrade(headers) {
        return Ok(());
    }
    let foreign = || ApiError::new(Code::WrongOrigin, "The request comes from the page of another site.");
    if headers.get(SEC_FETCH_SITE).is_some_and(|site| site == "cross-site") {
        return Err(foreign());
    }
    // Programs that are not browsers send none, and have no cookie that they did not choose to send.
    let Some(origin) = headers.get(header::ORIGIN) else { return Ok(()) };
    let ours = match &app.config.public_url {
        Some(url) => origin == url.origin(),
        None => names_host(origin, request),
    };
    if ours { Ok(()) } else { Err(foreign()) }
}

fn is_upgrade(headers: &HeaderMap) -> bool {
    headers.contains_key(header::UPGRADE) || headers.contains_key(header::SEC_WEBSOCKET_KEY)
}

/// Whether the origin is `http(s)://` and the host that was asked.
fn names_host(origin: &HeaderValue, request: &Request) -> bool {
    let origin = origin.to_str().unwrap_or_default();
    let host = request.headers().get(header::HOST).and_then(|host| host.to_str().ok());
    let host = host.or_else(|| request.uri().authority().map(axum::http::uri::Authority::as_str));
    let of_origin = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    of_origin.is_some() && of_origin == host
}

/// How people reach this server, without a slash at the end: as its host says, or as this request came.
pub(crate) fn own_origin(app: &Shared, headers: &HeaderMap) -> String {
    let as_it_came = || {
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
        format!("http://{}", host.unwrap_or("localhost"))
    };
    app.config.public_url.as_ref().map_or_else(as_it_came, |url| url.origin().to_owned())
}

/// Gives up on what takes too long. A WebSocket is answered at once and lives on after that.
pub(crate) async fn time_limit(request: Request, next: Next) -> Response {
    match tokio::time::timeout(TIME_TO_ANSWER, next.run(request)).await {
        Ok(response) => response,
        Err(_) => ApiError::new(Code::TooSlow, "The request took too long.").into_response(),
    }
}

/// The answer of a handler that panicked. What it said goes to the log alone.
// The signature is that of `CatchPanicLayer`.
#[allow(clippy::needless_pass_by_value)]
pub(crate) fn panicked(payload: Box<dyn Any + Send>) -> Response {
    let said = payload.downcast_ref::<&str>().copied();
    let said = said.or_else(|| payload.downcast_ref::<String>().map(String::as_str));
    ApiError::internal(&format!("panic: {}", said.unwrap_or("without a word"))).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_of_the_api_are_told_from_pages() {
        for path in ["/api", "/api/", "/api/me"] {
            assert!(is_api(path), "{path}");
        }
        for path in ["/", "/apiary", "/table/api"] {
            assert!(!is_api(path), "{path}");
        }
    }

    #[test]
    fn an_origin_is_compared_with_the_host_as_a_whole() {
        let check = |origin, expected| {
            let request = Request::builder().uri("/").header("host", "games.org:8080");
            let request = request.body(axum::body::Body::empty()).unwrap();
            assert_eq!(names_host(&HeaderValue::from_static(origin), &request), expected, "{origin}");
        };
        check("http://games.org:8080", true);
        check("https://games.org:8080", true);
        for other in ["http://games.org", "http://evil.org", "null", "games.org:8080", ""] {
            check(other, false);
        }
    }

    #[tokio::test]
    async fn a_panic_is_a_500_without_its_text() {
        let response = panicked(Box::new("the secret is 42"));
        assert_eq!(response.status(), 500);
        let body = axum::body::to_bytes(response.into_body(), 9999).await.unwrap();
        let body = String::from_utf8(body.to_vec()).unwrap();
        assert!(body.contains("\"internal\"") && !body.contains("42"), "{body}");
    }
}
