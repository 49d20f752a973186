//! Writes the table of embedded files: everything below the folder that `MANYWORLDS_WEB` names.
//!
//! Without the variable the table is empty, so that the program builds (and is tested) without a browser client.

use std::collections::hash_map::DefaultHasher;
use std::fmt::Write as _;
use std::hash::{Hash as _, Hasher as _};
use std::path::{Path, PathBuf};
use std::{env, fs};

const SOURCE: &str = "MANYWORLDS_WEB";

fn main() {
    println!("cargo::rerun-if-env-changed={SOURCE}");
    println!("cargo::rerun-if-changed=build.rs");
    let table = match env::var_os(SOURCE) {
        Some(folder) => table_of(Path::new(&folder)),
        None => "&[]".to_owned(),
    };
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR")).join("embedded.rs");
    fs::write(&out, table).unwrap_or_else(|error| panic!("cannot write {}: {error}", out.display()));
}

fn table_of(folder: &Path) -> String {
    println!("cargo::rerun-if-changed={}", folder.display());
    assert!(
        folder.join("index.html").is_file(),
        "{SOURCE} names {}, but there is no index.html in it; `cargo xtask web` makes such a folder",
        folder.display()
    );
    let mut files = Vec::new();
    collect_files(folder, &mut files);
    files.sort();
    let mut table = String::from("&[\n");
    for file in files.iter().filter(|file| !is_compressed(file)) {
        writeln!(table, "{},", row(folder, file)).expect("a String takes any text");
    }
    table.push(']');
    table
}

fn row(folder: &Path, file: &Path) -> String {
    let below = file.strip_prefix(folder).expect("the file was found below the folder");
    let path =
        below.components().map(|part| part.as_os_str().to_string_lossy()).collect::<Vec<_>>().join("/");
    format!(
        "Asset {{ path: {:?}, tag: {:?}, identity: {}, brotli: {}, gzip: {} }}",
        format!("/{path}"),
        tag(file),
        include(file),
        include_sibling(file, "br"),
        include_sibling(file, "gz"),
    )
}

/// A name for the content. It need not survive a new compiler: a changed tag only costs one more download.
fn tag(file: &Path) -> String {
    let mut hasher = DefaultHasher::new();
    fs::read(file)
        .unwrap_or_else(|error| panic!("cannot read {}: {error}", file.display()))
        .hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

fn include(file: &Path) -> String {
    format!("include_bytes!({:?})", file.display().to_string())
}

fn include_sibling(file: &Path, extension: &str) -> String {
    let sibling = PathBuf::from(format!("{}.{extension}", file.display()));
    if sibling.is_file() { format!("Some({})", include(&sibling)) } else { "None".to_owned() }
}

fn is_compressed(file: &Path) -> bool {
    file.extension().is_some_and(|extension| extension == "br" || extension == "gz")
}

fn collect_files(folder: &Path, files: &mut Vec<PathBuf>) {
    let entries =
        fs::read_dir(folder).unwrap_or_else(|error| panic!("cannot list {}: {error}", folder.display()));
    for entry in entries {
        let path = entry.unwrap_or_else(|error| panic!("cannot list {}: {error}", folder.display())).path();
        if path.is_dir() { collect_files(&path, files) } else { files.push(path) }
    }
}
