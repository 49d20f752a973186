//! The score sheet, and how a game ended.

use multiverse::Ending;

use crate::Words;

/// What a line of the score sheet counts, by its label; a label without a text is shown as it is.
pub fn score_line(words: &Words, label: &str) -> String {
    words.text(match label {
        "mv-tokens" => "mv-tokens",
        "mv-panel" => "mv-panel",
        other => return other.to_owned(),
    })
}

/// How a game ended, by its word, to stand in a report or after a colon; an unknown word is shown as it is.
pub fn ending(words: &Words, word: &str) -> String {
    words.text(match word {
        "met" => "mv-ending-met",
        "stalemate" => "mv-ending-stalemate",
        other => return other.to_owned(),
    })
}

pub(super) fn ending_of(words: &Words, it: Ending) -> String {
    ending(words, it.word())
}
