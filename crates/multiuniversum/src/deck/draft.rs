//! A deck that is read but not yet checked: whatever could be made out, with its place in the file.
//!
//! `None` stands only where a fault has been noted already, so that nothing is complained about twice.

use std::ops::RangeInclusive;

use super::fault::{Fault, FaultKind};
use crate::ids::{CardAction, Tool};

/// The discovery points that a portal may have (MU-P4).
pub(super) const DP: RangeInclusive<i64> = 1..=9;

/// The longest key of an icon or a portal, in characters.
pub(super) const MOST_KEY: usize = 24;

/// A thing and the byte of the file where it starts (0 if it is from no file).
#[derive(Clone, Copy)]
pub(super) struct At<T> {
    pub(super) at: usize,
    pub(super) it: T,
}

pub(super) struct Draft {
    pub(super) name: TextDraft,
    pub(super) note: TextDraft,
    pub(super) cards: Option<At<Vec<CardDraft>>>,
    pub(super) icons: Option<At<Vec<IconDraft>>>,
    pub(super) portals: Option<At<Vec<PortalDraft>>>,
}

#[derive(Default)]
pub(super) struct TextDraft {
    pub(super) en: Option<At<String>>,
    pub(super) fr: Option<At<String>>,
}

pub(super) struct CardDraft {
    pub(super) at: usize,
    pub(super) slots: Option<Vec<Option<CardAction>>>,
    pub(super) tool: Option<Tool>,
}

#[derive(Default)]
pub(super) struct IconDraft {
    pub(super) at: usize,
    pub(super) key: Option<At<String>>,
    pub(super) name: TextDraft,
    pub(super) bars: Option<At<i64>>,
}

#[derive(Default)]
pub(super) struct PortalDraft {
    pub(super) at: usize,
    pub(super) key: Option<At<String>>,
    pub(super) name: TextDraft,
    pub(super) icon: Option<At<String>>,
    pub(super) dp: Option<At<i64>>,
    pub(super) tools: Option<At<Vec<Option<Tool>>>>,
}

/// A text in two languages: its key, the keys with the language, and how long it may be.
pub(super) struct TextField {
    pub(super) key: &'static str,
    pub(super) en: &'static str,
    pub(super) fr: &'static str,
    pub(super) most: usize,
}

pub(super) const NAME: TextField = TextField { key: "name", en: "name.en", fr: "name.fr", most: 40 };
pub(super) const NOTE: TextField = TextField { key: "note", en: "note.en", fr: "note.fr", most: 400 };

/// The faults found so far, in any order.
#[derive(Default)]
pub(super) struct Faults(Vec<At<FaultKind>>);

impl Faults {
    pub(super) fn note(&mut self, at: usize, kind: FaultKind) {
        self.0.push(At { at, it: kind });
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn kinds(&self) -> impl Iterator<Item = &FaultKind> {
        self.0.iter().map(|fault| &fault.it)
    }

    /// In the order of the file.
    pub(super) fn into_list(mut self, lines: &Lines) -> Vec<Fault> {
        self.0.sort_by_key(|fault| fault.at);
        self.0.into_iter().map(|fault| Fault { line: lines.line(fault.at), kind: fault.it }).collect()
    }
}

/// Where the lines of a file start.
pub(super) struct Lines<'t> {
    text: &'t str,
    starts: Vec<usize>,
}

impl<'t> Lines<'t> {
    pub(super) fn new(text: &'t str) -> Self {
        let starts = std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1)).collect();
        Self { text, starts }
    }

    /// Where the line of this number starts, or the text ends.
    pub(super) fn start(&self, line: usize) -> usize {
        line.checked_sub(1).and_then(|index| self.starts.get(index)).copied().unwrap_or(self.text.len())
    }

    /// The line of the byte `at`, from 1.
    pub(super) fn line(&self, at: usize) -> usize {
        self.starts.partition_point(|&start| start <= at)
    }

    /// The column of the byte `at`, in characters, from 1.
    pub(super) fn column(&self, at: usize) -> usize {
        let start = self.starts[self.line(at) - 1];
        self.text[start..].char_indices().take_while(|&(offset, _)| start + offset < at).count() + 1
    }
}

/// A word of the file for a fault to quote: short, and safe to print.
pub(super) fn quote(word: &str) -> String {
    shorten(word, 40)
}

/// The first characters of a text, safe to print.
pub(super) fn shorten(text: &str, most: usize) -> String {
    let safe = |c: char| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c };
    let mut short: String = text.chars().take(most).map(safe).collect();
    if text.chars().nth(most).is_some() {
        short.push('…');
    }
    short
}
