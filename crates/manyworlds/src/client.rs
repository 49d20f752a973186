//! The browser client: inside the program, or in a folder.

use std::fs;
use std::path::Path;

use anyhow::Context as _;
use server::Asset;

use crate::client_files;

/// The client as the build script has embedded it. It is here and not in the crate `server`, which takes long to
/// compile and would be compiled anew whenever the client changes.
pub(crate) static EMBEDDED: &[Asset] = include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

/// Reads a client that `cargo xtask web` has laid out. It is read once, and held as long as the process lives.
pub(crate) fn read(folder: &Path) -> anyhow::Result<&'static [Asset]> {
    let mut assets = Vec::new();
    for file in client_files::list(folder)? {
        let read = |file: &Path| -> anyhow::Result<&'static [u8]> {
            let content = fs::read(file).with_context(|| format!("cannot read {}", file.display()))?;
            Ok(content.leak())
        };
        let identity = read(&file.identity)?;
        assets.push(Asset {
            path: file.path.leak(),
            tag: client_files::tag(identity).leak(),
            identity,
            brotli: file.brotli.as_deref().map(read).transpose()?,
            gzip: file.gzip.as_deref().map(read).transpose()?,
        });
    }
    Ok(assets.leak())
}
