//! Printing.

use std::io::{self, Write as _};

use indicatif::{ProgressBar, ProgressStyle};
use textwrap::core::display_width;

/// Prints a report. That nobody reads it any more is an error like any other, so that nothing panics on it.
pub(crate) fn print(text: &str) -> anyhow::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()?;
    Ok(())
}

/// Whether it failed only because whoever read our output has gone.
pub(crate) fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<io::Error>())
        .any(|cause| cause.kind() == io::ErrorKind::BrokenPipe)
}

/// A sentence without line breaks and other control characters: it may quote a stranger's file.
pub(crate) fn one_line(sentence: &str) -> String {
    let shown = |c: char| if c.is_control() { c.escape_debug().to_string() } else { c.to_string() };
    sentence.chars().map(shown).collect()
}

/// A bar on standard error; it hides by itself where that is not a terminal.
pub(crate) fn bar(count: u64, what: &str) -> ProgressBar {
    let template = format!("{{wide_bar}} {{human_pos}}/{{human_len}} {what}, {{eta}} left");
    let style = ProgressStyle::with_template(&template).unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(count).with_style(style)
}

/// How wide a text is set: as the terminal, but not wider than the eye can follow.
pub(crate) fn width() -> usize {
    let terminal = console::Term::stdout().size_checked();
    terminal.map_or(80, |(_, columns)| usize::from(columns).clamp(20, 100))
}

/// The text in lines of this width. The first starts with `first`, the others stand under its text.
pub(crate) fn wrapped(text: &str, width: usize, first: &str) -> String {
    let hang = " ".repeat(display_width(first));
    let options = textwrap::Options::new(width)
        .initial_indent(first)
        .subsequent_indent(&hang)
        .word_splitter(textwrap::WordSplitter::NoHyphenation);
    textwrap::fill(text, options)
}

/// Where the texts of a column stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Align {
    Left,
    Right,
}

/// Rows under one another, two spaces between the columns.
pub(crate) fn columns(aligns: &[Align], rows: &[Vec<String>]) -> String {
    padded(aligns, rows).iter().flat_map(|line| [line.trim_end(), "\n"]).collect()
}

/// The same, but all lines are equally wide, so that something can stand after them.
pub(crate) fn padded(aligns: &[Align], rows: &[Vec<String>]) -> Vec<String> {
    let wide = |column: usize| rows.iter().map(|row| display_width(&row[column])).max().unwrap_or(0);
    let widths: Vec<usize> = (0..aligns.len()).map(wide).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(aligns).zip(&widths).map(|((cell, align), width)| {
            let space = " ".repeat(width - display_width(cell));
            match align {
                Align::Left => format!("{cell}{space}"),
                Align::Right => format!("{space}{cell}"),
            }
        });
        cells.collect::<Vec<_>>().join("  ")
    };
    rows.iter().map(line).collect()
}

/// A whole number, not negative, with commas between its thousands.
pub(crate) fn grouped(number: &impl ToString) -> String {
    let digits = number.to_string();
    let (head, rest) = digits.split_at(digits.len() % 3);
    let threes = rest.as_bytes().chunks(3).map(|three| String::from_utf8_lossy(three).into_owned());
    let head = (!head.is_empty()).then(|| head.to_owned());
    head.into_iter().chain(threes).collect::<Vec<_>>().join(",")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_grouped_by_three() {
        for (number, text) in [(0, "0"), (999, "999"), (1000, "1,000"), (1_234_567, "1,234,567")] {
            assert_eq!(grouped(&number), text);
        }
    }

    #[test]
    fn columns_stand_under_one_another() {
        let rows = [["é", "1"], ["abc", "23"]].map(|row| row.map(str::to_owned).to_vec());
        assert_eq!(columns(&[Align::Left, Align::Right], &rows), "é     1\nabc  23\n");
    }

    #[test]
    fn a_sentence_stays_one_line() {
        assert_eq!(one_line("a\nb\u{1b}[31mé"), "a\\nb\\u{1b}[31mé");
    }

    #[test]
    fn wrapped_lines_hang_under_the_first() {
        assert_eq!(wrapped("one two three", 12, "ID  "), "ID  one two\n    three");
    }
}
