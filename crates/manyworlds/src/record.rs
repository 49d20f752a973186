//! What `replay`, `advise`, `verify` and `play` share: records as files, and the end of a game in a terminal.

use std::fs::File;
use std::io::{BufRead, BufReader, stdin};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, anyhow, bail};
use engine::{ScoreSheet, Seat};
use games::Playable;
use games::record::Fault;
use words::{Names, Words};

use crate::output::{Align, columns};

/// The ending of the names of records.
const EXTENSION: &str = "jsonl";

/// Opens a record; `-` is the standard input.
pub(crate) fn reader(path: &Path) -> anyhow::Result<Box<dyn BufRead>> {
    if path == Path::new("-") {
        return Ok(Box::new(BufReader::new(stdin())));
    }
    let file = File::open(path).with_context(|| format!("cannot read {}", path.display()))?;
    if file.metadata().is_ok_and(|data| data.is_dir()) {
        return Err(anyhow!("cannot read {}: it is a folder", path.display()));
    }
    Ok(Box::new(BufReader::new(file)))
}

/// A seat on the command line.
pub(crate) fn seat(text: &str) -> Result<Seat, String> {
    text.parse().ok().and_then(Seat::new).ok_or_else(|| "a seat is a number from 1 to 6".to_owned())
}

/// Whether somebody sits there in a game of so many seats.
pub(crate) fn check_seat(seat: Option<Seat>, seats: u8) -> anyhow::Result<()> {
    match seat.filter(|seat| seat.number() > seats) {
        Some(seat) => bail!("nobody sits on seat {seat} of this game"),
        None => Ok(()),
    }
}

/// The records in a folder and in those below it, sorted; a file is itself.
pub(crate) fn records_in(path: &Path) -> anyhow::Result<Vec<PathBuf>> {
    if !path.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let cannot = || format!("cannot read {}", path.display());
    let mut found = Vec::new();
    for entry in path.read_dir().with_context(cannot)? {
        let inside = entry.with_context(cannot)?.path();
        if inside.is_dir() {
            found.extend(records_in(&inside)?);
        } else if inside.extension().is_some_and(|extension| extension == EXTENSION) {
            found.push(inside);
        }
    }
    found.sort();
    Ok(found)
}

/// A fault with its file and line.
pub(crate) fn told(words: &Words, path: &Path, fault: &Fault) -> String {
    let values = [("line", fault.line.into()), ("fault", fault.text.as_str().into())];
    format!("{}: {}", path.display(), words.text_with("record-fault", &values))
}

/// The score sheet, one line under the other.
pub(crate) fn score_table<G: Playable>(
    rules: &G,
    words: &Words,
    names: &Names,
    sheet: &ScoreSheet,
) -> String {
    let participants = sheet.totals.len();
    let numbers = |values: &[i16]| values.iter().map(|value| value.to_string().replace('-', "−")).collect();
    let row = |label: String, cells: Vec<String>| std::iter::once(label).chain(cells).collect::<Vec<_>>();
    let heads = (0..participants).map(|index| names.first(words, Seat::from_index(index))).collect();
    let lines = |counts: bool| {
        let lines = sheet.lines.iter().filter(move |line| line.counts == counts);
        lines.map(|line| row(rules.say_score_line(words, &line.label), numbers(&line.values)))
    };
    let mut rows = vec![row(String::new(), heads)];
    rows.extend(lines(true));
    rows.push(row(words.text("score-total"), numbers(&sheet.totals)));
    rows.extend(lines(false));
    rows.push(row(words.text("score-place"), sheet.places.iter().map(ToString::to_string).collect()));
    let aligns: Vec<Align> =
        std::iter::once(Align::Left).chain(std::iter::repeat_n(Align::Right, participants)).collect();
    columns(&aligns, &rows)
}
