//! Reading what a person hands us.

use std::fs::File;
use std::io::Read as _;
use std::path::Path;

use anyhow::{Context as _, bail};
use multiuniversum::deck::{Deck, Fault};

/// A deck takes a few kilobytes; what is larger than this is something else.
const LARGEST: u64 = 1 << 20;

/// The text of a file.
pub(crate) fn text(path: &Path) -> anyhow::Result<String> {
    let name = path.display();
    let mut bytes = Vec::new();
    File::open(path)
        .and_then(|file| file.take(LARGEST + 1).read_to_end(&mut bytes))
        .with_context(|| format!("cannot read {name}"))?;
    if bytes.len() as u64 > LARGEST {
        bail!("{name} is larger than {} KiB, which no deck is", LARGEST >> 10);
    }
    String::from_utf8(bytes).ok().with_context(|| format!("{name} is not a text in UTF-8"))
}

/// The deck in a file; one sentence if it is not a good one.
pub(crate) fn deck(path: &Path) -> anyhow::Result<Deck> {
    let name = path.display();
    match Deck::read(&text(path)?) {
        Ok(deck) => Ok(deck),
        Err(faults) => bail!("{}; `manyworlds deck check` lists all", summary(&name.to_string(), &faults)),
    }
}

fn summary(name: &str, faults: &[Fault]) -> String {
    match faults {
        [] => format!("{name} cannot be read as a deck"),
        [only] => format!("{name} has a fault: {only}"),
        [first, ..] => format!("{name} has {} faults, the first: {first}", faults.len()),
    }
}
