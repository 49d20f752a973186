//! Recovery phrases: twelve words of the BIP-39 lists, which were made to be written down and typed again.

use bip39::Mnemonic;
use store::SecretHash;
use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;
use words::Language;

use crate::error::{ApiError, ApiResult, Reason};
use crate::random;

const WORDS: usize = 12;

/// 128 random bits as twelve words, composed as people type them. It is never printed: there is no `Debug` on purpose.
pub(super) struct Phrase(String);

impl Phrase {
    pub(super) fn draw(language: Language) -> Self {
        let list = match language {
            Language::English => bip39::Language::English,
            Language::French => bip39::Language::French,
        };
        let words = Mnemonic::from_entropy_in(list, &random::<16>()).expect("16 bytes make twelve words");
        Self(words.words().collect::<Vec<_>>().join(" ").nfc().collect())
    }

    pub(super) fn hash(&self) -> SecretHash {
        SecretHash::of(&plain_words(&self.0).join(" "))
    }

    /// To be shown to its owner.
    pub(super) fn into_text(self) -> String {
        self.0
    }
}

/// The hash of a phrase that somebody typed; or which word cannot be right.
pub(super) fn typed(text: &str) -> ApiResult<SecretHash> {
    let words = plain_words(text);
    if words.len() != WORDS {
        let count = words.len();
        let text = format!("A recovery phrase has twelve words; these are {count}.");
        return Err(ApiError::because(Reason::PhraseLength, text));
    }
    // By its number: a phrase must not come back in an answer that somebody might keep.
    if let Some(index) = words.iter().position(|word| !is_listed(word)) {
        let number = index + 1;
        let text = format!("Word {number} is not one of those that phrases are made of.");
        return Err(ApiError::because(Reason::PhraseWord, text));
    }
    Ok(SecretHash::of(&words.join(" ")))
}

/// Small letters without accents, whatever stands between the words. The lists keep no two words apart by accents.
fn plain_words(text: &str) -> Vec<String> {
    let plain = text.nfkd().filter(|c| !is_combining_mark(*c)).collect::<String>().to_lowercase();
    plain.split(|c: char| !c.is_alphabetic()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

fn is_listed(plain: &str) -> bool {
    [bip39::Language::English, bip39::Language::French].into_iter().any(|list| {
        list.word_list().iter().any(|word| word.nfkd().filter(|c| !is_combining_mark(*c)).eq(plain.chars()))
    })
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn a_phrase_is_recognised_however_it_is_typed() {
        for language in Language::ALL {
            let phrase = Phrase::draw(language);
            let hash = phrase.hash();
            let text = phrase.into_text();
            assert_eq!(text.split(' ').count(), 12);
            assert_eq!(typed(&text).unwrap(), hash);
            assert_eq!(typed(&text.to_uppercase().replace(' ', " , \n")).unwrap(), hash);
            assert_eq!(typed(&plain_words(&text).join("-")).unwrap(), hash);
            assert_eq!(typed(&text.nfd().collect::<String>()).unwrap(), hash);
        }
    }

    #[test]
    fn no_two_words_differ_by_accents_alone() {
        for list in [bip39::Language::English, bip39::Language::French] {
            let plain: HashSet<String> = list.word_list().iter().flat_map(|word| plain_words(word)).collect();
            assert_eq!(plain.len(), 2048);
        }
    }

    #[test]
    fn a_word_that_is_none_is_named_by_its_number() {
        let mut words = ["abandon"; 12];
        words[2] = "abandonn";
        let error = typed(&words.join(" ")).unwrap_err().text;
        assert!(error.contains("Word 3") && !error.contains("abandonn"), "{error}");
        assert!(typed("abandon ability").unwrap_err().text.contains("these are 2"));
    }
}
