//! A host that serves plain files and knows nothing of the client.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::{Context as _, ensure};
use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;

/// The folder that `MANYWORLDS_SITE` names, served without its packed twins, as many hosts do.
pub struct PlainHost {
    /// Where the client is, with a slash at the end.
    pub address: String,
    /// The listener and all connections end with it.
    runtime: Mutex<Option<Runtime>>,
}

/// The files of a host.
struct Files {
    folder: PathBuf,
    /// Where they lie in the address, with slashes around.
    below: String,
}

impl PlainHost {
    /// Serves the client below a path such as `/` or `/games/here/`.
    pub async fn start(below: &str) -> anyhow::Result<Self> {
        let folder = std::env::var_os("MANYWORLDS_SITE").context(
            "MANYWORLDS_SITE does not say which folder to serve; run these tests with `cargo xtask test local`",
        )?;
        let files = Files { folder: folder.into(), below: below.to_owned() };
        ensure!(files.folder.is_dir(), "{} is no folder", files.folder.display());
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
        let listener = runtime.spawn(TcpListener::bind("127.0.0.1:0")).await??;
        let address = format!("http://{}{below}", listener.local_addr()?);
        let router = Router::new().fallback(serve).with_state(Arc::new(files));
        runtime.spawn(async move { axum::serve(listener, router).await });
        Ok(Self { address, runtime: Mutex::new(Some(runtime)) })
    }

    /// From now on nobody answers.
    pub fn stop(&self) {
        if let Some(runtime) = self.runtime.lock().unwrap_or_else(PoisonError::into_inner).take() {
            runtime.shutdown_background();
        }
    }

    pub(crate) fn is_running(&self) -> bool {
        self.runtime.lock().unwrap_or_else(PoisonError::into_inner).is_some()
    }
}

impl Drop for PlainHost {
    fn drop(&mut self) {
        self.stop();
    }
}

async fn serve(State(files): State<Arc<Files>>, address: Uri) -> Response {
    let path = match address.path().strip_prefix(&files.below) {
        Some("") => "index.html",
        Some(path) if !path.contains("..") => path,
        _ => return StatusCode::NOT_FOUND.into_response(),
    };
    if let Some(content) = read(&files, path) {
        // So long a public host of plain files lets browsers keep them.
        return ([(CONTENT_TYPE, content_type(path)), (CACHE_CONTROL, "max-age=600")], content)
            .into_response();
    }
    match read(&files, "404.html") {
        Some(page) => {
            (StatusCode::NOT_FOUND, [(CONTENT_TYPE, content_type("404.html"))], page).into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

fn read(files: &Files, path: &str) -> Option<Bytes> {
    std::fs::read(files.folder.join(path)).ok().map(Bytes::from)
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, extension)| extension) {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        _ => "application/octet-stream",
    }
}
