//! The sources of the workspace, looked through for keys.

use std::fs;
use std::path::{Path, PathBuf};

/// A source file of a crate that uses this one, or of this one.
pub(crate) struct Source {
    /// Where it is.
    pub(crate) path: PathBuf,
    /// Whether it is of this crate.
    pub(crate) of_words: bool,
    text: String,
}

/// All source files of the crates that speak, without the files of their tests.
pub(crate) fn sources() -> Vec<Source> {
    let words = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut sources = Vec::new();
    for entry in fs::read_dir(words.parent().unwrap()).unwrap() {
        let folder = entry.unwrap().path();
        let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap_or_default();
        let of_words = folder == words;
        if of_words || manifest.lines().any(|line| line.starts_with("words")) {
            collect(&folder.join("src"), of_words, &mut sources);
        }
    }
    assert!(sources.len() > 10, "the sources are not where they were");
    sources
}

fn collect(folder: &Path, of_words: bool, sources: &mut Vec<Source>) {
    for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            collect(&path, of_words, sources);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            // Comments say nothing to a player, and unit tests may ask for keys that are not there.
            let text = fs::read_to_string(&path).unwrap();
            let code = text.lines().take_while(|line| *line != "#[cfg(test)]");
            let text =
                code.filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n");
            sources.push(Source { path, of_words, text });
        }
    }
}

impl Source {
    /// Every string in it that could be a key.
    pub(crate) fn keys(&self) -> Vec<String> {
        // Whatever quotes come before it, a string without quotes in it lies between two neighbouring quotes. What
        // lies between two strings is never only letters and hyphens.
        self.text.split('"').filter(|part| is_key(part)).map(str::to_owned).collect()
    }

    /// Every string in it that could be the beginning of a key: `"round-"`, `"round-{number}"`. Between escaped quotes
    /// stands an attribute of the page.
    pub(crate) fn stumps(&self) -> Vec<&str> {
        let strings = self.text.split('"').scan("", |before, string| {
            Some((!std::mem::replace(before, string).ends_with('\\')).then_some(string))
        });
        strings.flatten().filter_map(stump).collect()
    }

    /// The strings given straight to `text`, to `text_with`, or to the page's `complain`.
    pub(crate) fn asked_for(&self) -> Vec<String> {
        let calls = [".text(", ".text_with(", ".complain("]
            .into_iter()
            .flat_map(|call| self.text.split(call).skip(1));
        calls
            .filter_map(|rest| rest.trim_start().strip_prefix('"')?.split_once('"'))
            .map(|(key, _)| key.to_owned())
            .collect()
    }
}

/// The beginning of a key, if the text is one that something is to be put after, or that is to be cut off.
fn stump(text: &str) -> Option<&str> {
    let stump = text.split('{').next()?;
    let is_stump = stump.ends_with('-') && is_key(stump);
    is_stump.then_some(stump)
}

/// A key has a hyphen in it, so that no name of a variable is taken for one, and begins with a letter.
pub(crate) fn is_key(text: &str) -> bool {
    text.starts_with(|first: char| first.is_ascii_lowercase())
        && text.contains('-')
        && text.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-'))
}
