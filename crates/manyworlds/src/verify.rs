//! `manyworlds verify`

use std::io::BufRead;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use anyhow::{anyhow, bail};
use games::record::{Fault, Record, Verified};
use games::{Playable, WithGame};
use words::Words;

use crate::output::{bar, print};
use crate::record::{reader, records_in, told};

/// Check records: that every input is legal, the result right, and the dice were not changed
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Records, or folders with records; - for the standard input
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

pub(crate) fn run(args: &Args, words: &Words) -> anyhow::Result<()> {
    let mut files = Vec::new();
    for path in &args.files {
        let found = records_in(path)?;
        if found.is_empty() {
            bail!("there is no record (*.jsonl) in {}", path.display());
        }
        files.extend(found);
    }
    match &files[..] {
        [only] => {
            let verified = verify(only, words)?.map_err(|fault| anyhow!(told(words, only, &fault)))?;
            print(&format!("{}: {}\n", only.display(), good(words, &verified)))
        }
        _ => all(&files, words),
    }
}

fn all(files: &[PathBuf], words: &Words) -> anyhow::Result<()> {
    let progress = bar(files.len() as u64, "records");
    let (mut wrong, mut pledged, mut inputs) = (0_usize, 0_usize, 0_usize);
    for path in files {
        match verify(path, words) {
            Ok(Ok(verified)) => {
                pledged += usize::from(verified.pledged);
                inputs += verified.inputs;
            }
            Ok(Err(fault)) => {
                wrong += 1;
                progress.suspend(|| print(&format!("{}\n", told(words, path, &fault))))?;
            }
            Err(error) => {
                wrong += 1;
                progress.suspend(|| print(&format!("{error:#}\n")))?;
            }
        }
        progress.inc(1);
    }
    progress.finish_and_clear();
    let counts = [
        ("records", files.len().into()),
        ("good", (files.len() - wrong).into()),
        ("pledged", pledged.into()),
        ("inputs", inputs.into()),
    ];
    print(&format!("{}\n", words.text_with("verify-summary", &counts)))?;
    if wrong > 0 {
        bail!(words.text_with("verify-wrong", &[("wrong", wrong.into()), ("records", files.len().into())]));
    }
    Ok(())
}

fn good(words: &Words, verified: &Verified) -> String {
    let key = if verified.pledged { "verify-good-pledged" } else { "verify-good" };
    words.text_with(key, &[("inputs", verified.inputs.into()), ("outcomes", verified.outcomes.into())])
}

/// The outer error is that the file cannot be opened.
fn verify(path: &Path, words: &Words) -> anyhow::Result<Result<Verified, Fault>> {
    let checked = Record::open(reader(path)?, words)
        .and_then(|record| record.rules().visit(Follow(record)))
        .map(|verified| verified.expect("nobody breaks off"));
    Ok(checked)
}

struct Follow<'w, R>(Record<'w, R>);

impl<R: BufRead> WithGame for Follow<'_, R> {
    type Output = Result<Option<Verified>, Fault>;

    fn with<G: Playable>(self, rules: G) -> Self::Output {
        self.0.follow(&rules, |_| ControlFlow::Continue(()))
    }
}
