//! The files of a browser client below a folder. The build script uses this, too.

use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash as _, Hasher as _};
use std::io;
use std::path::{Path, PathBuf};

/// A file that is served, with its packed twins.
pub(crate) struct ClientFile {
    /// The path in the address, from the first slash.
    pub(crate) path: String,
    pub(crate) identity: PathBuf,
    pub(crate) brotli: Option<PathBuf>,
    pub(crate) gzip: Option<PathBuf>,
}

/// Lists the files in the order of their paths.
pub(crate) fn list(folder: &Path) -> io::Result<Vec<ClientFile>> {
    if !folder.join("index.html").is_file() {
        let text = format!(
            "there is no index.html in {}; `cargo xtask web` makes such a folder, target/web",
            folder.display()
        );
        return Err(io::Error::new(io::ErrorKind::NotFound, text));
    }
    let mut files = Vec::new();
    collect(folder, "", &mut files)?;
    files.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(files)
}

fn collect(folder: &Path, address: &str, files: &mut Vec<ClientFile>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let identity = entry?.path();
        let name = identity.file_name().unwrap_or_default().to_string_lossy();
        let path = format!("{address}/{name}");
        if identity.is_dir() {
            collect(&identity, &path, files)?;
        } else if !identity.extension().is_some_and(|extension| extension == "br" || extension == "gz") {
            let twin = |extension| {
                let twin = PathBuf::from(format!("{}.{extension}", identity.display()));
                twin.is_file().then_some(twin)
            };
            files.push(ClientFile { path, brotli: twin("br"), gzip: twin("gz"), identity });
        }
    }
    Ok(())
}

/// A name for a content. It need not survive a new compiler: a changed tag only costs one more download.
pub(crate) fn tag(content: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    content.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}
