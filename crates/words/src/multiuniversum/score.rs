//! The score sheet, and how a game ended.

use multiuniversum::Ending;

use crate::Words;

/// What a line of the score sheet counts, by its label; a label without a text is shown as it is.
pub fn score_line(words: &Words, label: &str) -> String {
    words.text(match label {
        "mu-portals" => "mu-portals",
        "mu-lost" => "mu-lost",
        "mu-tools" => "mu-tools",
        "mu-sets" => "mu-sets",
        "mu-tie-tools" => "mu-tie-tools",
        "mu-tie-portals" => "mu-tie-portals",
        "mu-tie-hand" => "mu-tie-hand",
        "mu-tie-age" => "mu-tie-age",
        other => return other.to_owned(),
    })
}

/// How a game ended, by its word, to stand in a report or after a colon; an unknown word is shown as it is.
pub fn ending(words: &Words, word: &str) -> String {
    let known =
        [Ending::Stacks, Ending::Locked, Ending::Stalemate].into_iter().find(|ending| ending.word() == word);
    known.map_or_else(|| word.to_owned(), |ending| ending_of(words, ending))
}

pub(super) fn ending_of(words: &Words, ending: Ending) -> String {
    words.text(match ending {
        Ending::Stacks => "mu-ending-stacks",
        Ending::Locked => "mu-ending-locked",
        Ending::Stalemate => "mu-ending-stalemate",
    })
}
