//! One file of the browser client, with its packed twins.

use crate::encoding::{self, Encoding};

/// A file held in the program.
#[derive(Debug, Clone, Copy)]
pub struct Asset {
    /// The path in the address, from the first slash.
    pub path: &'static str,
    /// A short name for the content: it changes when the content does.
    pub tag: &'static str,
    /// The bytes as they are.
    pub identity: &'static [u8],
    /// The bytes packed with Brotli.
    pub brotli: Option<&'static [u8]>,
    /// The bytes packed with gzip.
    pub gzip: Option<&'static [u8]>,
}

impl Asset {
    /// The smallest form of the file that the `Accept-Encoding` line allows.
    pub(crate) fn negotiate(&self, accept_encoding: &str) -> (Encoding, &'static [u8]) {
        [(Encoding::Brotli, self.brotli), (Encoding::Gzip, self.gzip)]
            .into_iter()
            .filter(|(packing, _)| encoding::accepts(accept_encoding, *packing))
            .find_map(|(packing, bytes)| Some((packing, bytes?)))
            .unwrap_or((Encoding::Identity, self.identity))
    }

    /// The value of `ETag`. Each packing has its own: a strong tag names bytes, not meaning.
    pub(crate) fn etag(&self, packing: Encoding) -> String {
        match packing.header() {
            Some(name) => format!("\"{}-{name}\"", self.tag),
            None => format!("\"{}\"", self.tag),
        }
    }

    /// The value of `Content-Type`.
    pub(crate) fn content_type(&self) -> &'static str {
        match self.path.rsplit_once('.').map_or("", |(_, extension)| extension) {
            "html" => "text/html; charset=utf-8",
            "css" => "text/css; charset=utf-8",
            "js" => "text/javascript; charset=utf-8",
            "json" => "application/json",
            "webmanifest" => "application/manifest+json",
            "wasm" => "application/wasm",
            "svg" => "image/svg+xml",
            "png" => "image/png",
            "webp" => "image/webp",
            "woff2" => "font/woff2",
            "txt" => "text/plain; charset=utf-8",
            _ => "application/octet-stream",
        }
    }
}
