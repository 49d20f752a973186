//! Pages of sentences to be read over, one in each language.

use std::fmt::Write as _;

use words::{Explained, Language, Words};

/// A list of sentences under headings.
pub(crate) struct Page<'a> {
    /// The language it is in.
    pub(crate) words: &'a Words,
    text: String,
}

impl Page<'_> {
    /// Begins a section.
    pub(crate) fn heading(&mut self, heading: &str) {
        let gap = if self.text.is_empty() { "" } else { "\n" };
        writeln!(self.text, "{gap}## {heading}").unwrap();
    }

    /// One sentence, in which nothing may be left open.
    pub(crate) fn line(&mut self, line: &str) {
        let whole = !line.is_empty() && !line.contains(['{', '}', '[', ']', '$', '⟨']);
        assert!(whole, "in {}: {line:?}", self.words.language());
        writeln!(self.text, "{line}").unwrap();
    }

    /// Several sentences.
    pub(crate) fn lines(&mut self, lines: impl IntoIterator<Item = String>) {
        lines.into_iter().for_each(|line| self.line(&line));
    }

    /// A name with its meaning.
    pub(crate) fn explained(&mut self, it: &Explained) {
        self.line(&format!("{} — {}", it.name, it.text));
    }

    /// What something is called by its id, which must not be the id itself.
    pub(crate) fn named(&mut self, id: &str, name: &str) {
        assert_ne!(id, name, "in {}", self.words.language());
        self.line(name);
    }
}

/// Writes a page in each language and compares it with the last one.
pub(crate) fn check(name: &str, write: impl Fn(&mut Page)) {
    for language in Language::ALL {
        let mut page = Page { words: Words::of(language), text: String::new() };
        write(&mut page);
        insta::with_settings!({
            omit_expression => true,
            prepend_module_to_snapshot => false,
            snapshot_path => "../snapshots",
        }, {
            insta::assert_snapshot!(format!("{name}-{language}"), page.text);
        });
    }
}
