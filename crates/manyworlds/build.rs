//! Writes the table of embedded files: everything below the folder that `MANYWORLDS_WEB` names.
//!
//! Without the variable the table is empty, so that the program builds (and is tested) without a browser client.

#[path = "src/client_files.rs"]
mod client_files;

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use client_files::ClientFile;

const SOURCE: &str = "MANYWORLDS_WEB";

fn main() {
    println!("cargo::rerun-if-env-changed={SOURCE}");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=src/client_files.rs");
    let table = match env::var_os(SOURCE) {
        Some(folder) => table_of(Path::new(&folder)),
        None => "&[]".to_owned(),
    };
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR")).join("embedded.rs");
    fs::write(&out, table).unwrap_or_else(|error| panic!("cannot write {}: {error}", out.display()));
}

fn table_of(folder: &Path) -> String {
    println!("cargo::rerun-if-changed={}", folder.display());
    let files = client_files::list(folder).unwrap_or_else(|error| panic!("{SOURCE}: {error}"));
    let mut table = String::from("&[\n");
    for file in files {
        writeln!(table, "{},", row(&file)).expect("a String takes any text");
    }
    table.push(']');
    table
}

fn row(file: &ClientFile) -> String {
    let content = fs::read(&file.identity)
        .unwrap_or_else(|error| panic!("cannot read {}: {error}", file.identity.display()));
    let twin = |twin: &Option<PathBuf>| match twin {
        Some(file) => format!("Some({})", include(file)),
        None => "None".to_owned(),
    };
    format!(
        "Asset {{ path: {:?}, tag: {:?}, identity: {}, brotli: {}, gzip: {} }}",
        file.path,
        client_files::tag(&content),
        include(&file.identity),
        twin(&file.brotli),
        twin(&file.gzip),
    )
}

fn include(file: &Path) -> String {
    format!("include_bytes!({:?})", file.display().to_string())
}
