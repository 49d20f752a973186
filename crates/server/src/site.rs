//! The browser client over HTTP: which path gets which file, and how long a browser may keep it.

use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::asset::Asset;

/// Names below this prefix carry a hash of their content, so that they never change.
const HASHED: &str = "/assets/";
const INDEX: &str = "/index.html";

const NOT_BUILT_IN: &str = "<!doctype html><html lang=\"en\"><title>Manyworlds</title>\
    <p>This server was built without the browser client. \
    Build and start both together with <code>cargo xtask serve</code>.";

/// The files that make up the browser client.
#[derive(Debug, Clone, Copy)]
pub struct Site {
    assets: &'static [Asset],
}

impl Site {
    /// A client made of these files; the one called `/index.html` is its page. Without any, every page says how to
    /// build one in.
    pub fn new(assets: &'static [Asset]) -> Self {
        Self { assets }
    }

    fn find(&self, path: &str) -> Option<&'static Asset> {
        self.assets.iter().find(|asset| asset.path == path)
    }

    /// The file for a path. The client draws its own pages, so that any path that does not look like a
    /// file is the index; a file that is not there stays missing.
    fn resolve(&self, path: &str) -> Option<&'static Asset> {
        let last_part = path.rsplit('/').next().unwrap_or_default();
        let looks_like_a_file = path.starts_with(HASHED) || last_part.contains('.');
        self.find(path).or_else(|| if looks_like_a_file { None } else { self.find(INDEX) })
    }

    /// The answer to whoever reads this path.
    pub(crate) fn answer(&self, path: &str, request: &HeaderMap) -> Response {
        if self.assets.is_empty() {
            let html = [(header::CONTENT_TYPE, "text/html; charset=utf-8")];
            return (StatusCode::SERVICE_UNAVAILABLE, html, NOT_BUILT_IN).into_response();
        }
        match self.resolve(path) {
            Some(asset) => send(asset, request),
            None => (StatusCode::NOT_FOUND, "there is no such file\n").into_response(),
        }
    }
}

fn send(asset: &Asset, request: &HeaderMap) -> Response {
    let (packing, bytes) = asset.negotiate(text(request, &header::ACCEPT_ENCODING));
    let etag = asset.etag(packing);
    let known = text(request, &header::IF_NONE_MATCH).split(',').any(|tag| matches(tag.trim(), &etag));
    let mut response = if known { StatusCode::NOT_MODIFIED.into_response() } else { bytes.into_response() };
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(asset.content_type()));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache_control(asset)));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    headers.insert(header::ETAG, HeaderValue::try_from(etag).expect("a tag is made of plain letters"));
    if let (Some(name), false) = (packing.header(), known) {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(name));
    }
    response
}

fn cache_control(asset: &Asset) -> &'static str {
    if asset.path.starts_with(HASHED) { "public, max-age=31536000, immutable" } else { "no-cache" }
}

/// `If-None-Match` compares weakly: a proxy may have marked our tag with `W/`.
fn matches(candidate: &str, etag: &str) -> bool {
    candidate == "*" || candidate.strip_prefix("W/").unwrap_or(candidate) == etag
}

fn text<'a>(headers: &'a HeaderMap, name: &HeaderName) -> &'a str {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}
