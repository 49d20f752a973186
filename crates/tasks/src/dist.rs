//! The folder that is served: hashed names, packed twins, nothing stale.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use flate2::Compression;
use flate2::write::GzEncoder;

use crate::hash;

/// Where the server expects files whose names carry a hash of their content.
const HASHED_FOLDER: &str = "assets";

/// How files name each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Addresses {
    /// From the root of the host: a server gives the page under many paths.
    FromRoot,
    /// From the folder, wherever that lies: the page has one address there.
    FromFolder,
}

/// Where a text lies that names other files.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Place {
    /// Beside the page.
    Folder,
    /// Among the files with hashed names; a script there names others as it imports them.
    Hashed,
}

/// Collects the files of one build, then [`Dist::finish`] removes what an earlier build left.
pub(crate) struct Dist {
    folder: PathBuf,
    /// A client that is nearly the same: packing is slow, and most of its files need not be packed again.
    sibling: Option<PathBuf>,
    kind: Addresses,
    /// The plain name of every hashed file, with the name it got.
    hashed: BTreeMap<String, String>,
    written: BTreeSet<PathBuf>,
}

/// A file that was written.
pub(crate) struct Written {
    /// How many bytes travel to a browser that takes Brotli.
    pub(crate) wire_size: usize,
}

impl Dist {
    pub(crate) fn new(folder: PathBuf, sibling: Option<PathBuf>, kind: Addresses) -> anyhow::Result<Self> {
        fs::create_dir_all(folder.join(HASHED_FOLDER))
            .with_context(|| format!("cannot make {}", folder.display()))?;
        Ok(Self { folder, sibling, kind, hashed: BTreeMap::new(), written: BTreeSet::new() })
    }

    /// Writes a file under its name with a hash of its content: it may be cached for ever.
    pub(crate) fn add_hashed(&mut self, name: &str, content: &[u8]) -> anyhow::Result<Written> {
        let (stem, extension) = name.split_once('.').with_context(|| format!("{name} has no extension"))?;
        let hash = hash::of(content);
        let hashed = format!("{stem}-{hash}.{extension}");
        let below = format!("{HASHED_FOLDER}/{hashed}");
        self.hashed.insert(name.to_owned(), hashed);
        self.write(&below, content)
    }

    /// Writes a file under its own name.
    pub(crate) fn add_plain(&mut self, name: &str, content: &[u8]) -> anyhow::Result<Written> {
        self.write(name, content)
    }

    /// What stands before the name of a file that lies beside the page, seen from there.
    pub(crate) fn root(&self) -> &'static str {
        match self.kind {
            Addresses::FromRoot => "/",
            Addresses::FromFolder => "./",
        }
    }

    /// The address of a hashed file.
    fn address(&self, hashed: &str, seen_from: Place) -> String {
        match (self.kind, seen_from) {
            (Addresses::FromFolder, Place::Hashed) => format!("./{hashed}"),
            _ => format!("{}{HASHED_FOLDER}/{hashed}", self.root()),
        }
    }

    /// Replaces every `{{name}}` by the address of that file, `{{/}}` by the address of the page, and `{{*}}` by a list
    /// of all hashed files.
    pub(crate) fn fill(&self, template: &str, lies_in: Place) -> anyhow::Result<String> {
        let mut filled = String::new();
        let mut rest = template;
        while let Some((before, after)) = rest.split_once("{{") {
            let (name, after) = after.split_once("}}").context("a {{ without its }}")?;
            filled.push_str(before);
            if name == "*" {
                let quoted = |hashed| format!("\"{}\"", self.address(hashed, lies_in));
                let all: Vec<String> = self.hashed.values().map(|hashed| quoted(hashed)).collect();
                filled += "[";
                filled += &all.join(", ");
                filled += "]";
            } else if name == "/" {
                filled += self.root();
            } else {
                let Some(hashed) = self.hashed.get(name) else { bail!("no file is called {name}") };
                filled += &self.address(hashed, lies_in);
            }
            rest = after;
        }
        filled.push_str(rest);
        Ok(filled)
    }

    /// Removes every file that this build did not write.
    pub(crate) fn finish(self) -> anyhow::Result<()> {
        for folder in [self.folder.clone(), self.folder.join(HASHED_FOLDER)] {
            for entry in fs::read_dir(folder)? {
                let path = entry?.path();
                if path.is_file() && !self.written.contains(&path) {
                    fs::remove_file(path)?;
                }
            }
        }
        Ok(())
    }

    /// A file that is there with the same content is left alone, and so are its twins: packing is slow,
    /// and a new time stamp would make cargo embed everything again.
    fn write(&mut self, below: &str, content: &[u8]) -> anyhow::Result<Written> {
        let path = self.folder.join(below);
        let brotli = with_extension(&path, "br");
        let gzip = with_extension(&path, "gz");
        let unchanged = fs::read(&path).is_ok_and(|old| old == content) && brotli.exists() && gzip.exists();
        if !unchanged {
            // The file itself comes last: if we are interrupted, the next run starts over.
            let sibling = self.sibling.as_ref().map(|folder| folder.join(below));
            if let Some(same) = sibling.filter(|file| fs::read(file).is_ok_and(|old| old == content)) {
                fs::copy(with_extension(&same, "br"), &brotli)?;
                fs::copy(with_extension(&same, "gz"), &gzip)?;
            } else {
                fs::write(&brotli, pack_brotli(content)?)?;
                fs::write(&gzip, pack_gzip(content)?)?;
            }
            fs::write(&path, content).with_context(|| format!("cannot write {}", path.display()))?;
        }
        let wire_size = usize::try_from(fs::metadata(&brotli)?.len())?;
        self.written.extend([path, brotli, gzip]);
        Ok(Written { wire_size })
    }
}

fn with_extension(path: &Path, extension: &str) -> PathBuf {
    PathBuf::from(format!("{}.{extension}", path.display()))
}

fn pack_brotli(content: &[u8]) -> anyhow::Result<Vec<u8>> {
    let (quality, window) = (11, 22);
    let mut packed = Vec::new();
    brotli::CompressorWriter::new(&mut packed, 1 << 16, quality, window).write_all(content)?;
    Ok(packed)
}

fn pack_gzip(content: &[u8]) -> anyhow::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(content)?;
    Ok(encoder.finish()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_name_each_other_from_the_root_or_from_where_they_lie() -> anyhow::Result<()> {
        let folder = std::env::temp_dir().join(format!("manyworlds-dist-{}", std::process::id()));
        let check = |kind, template, place, expected: &str| -> anyhow::Result<()> {
            let mut dist = Dist::new(folder.clone(), None, kind)?;
            dist.add_hashed("a.js", b"alpha")?;
            let hashed = format!("a-{}.js", hash::of(b"alpha"));
            assert_eq!(dist.fill(template, place)?, expected.replace("a.js", &hashed), "{kind:?} {place:?}");
            Ok(())
        };
        check(
            Addresses::FromRoot,
            "{{a.js}} {{*}} {{/}}x",
            Place::Folder,
            "/assets/a.js [\"/assets/a.js\"] /x",
        )?;
        check(Addresses::FromRoot, "{{a.js}}", Place::Hashed, "/assets/a.js")?;
        check(
            Addresses::FromFolder,
            "{{a.js}} {{*}} {{/}}x",
            Place::Folder,
            "./assets/a.js [\"./assets/a.js\"] ./x",
        )?;
        check(Addresses::FromFolder, "{{a.js}}", Place::Hashed, "./a.js")?;
        Ok(fs::remove_dir_all(&folder)?)
    }
}
