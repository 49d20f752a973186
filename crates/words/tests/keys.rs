//! The texts of both languages fit each other, and the program uses all of them and no other.

mod resources;
mod sources;

use std::collections::BTreeSet;

use words::{Language, Words};

use crate::resources::messages;
use crate::sources::{Source, is_key, sources};

#[test]
fn both_languages_have_the_same_keys_with_the_same_variables() {
    let [english, french] = Language::ALL.map(messages);
    let keys = |texts: &resources::Messages| texts.keys().cloned().collect::<Vec<_>>();
    assert_eq!(keys(&english), keys(&french));
    for (key, text) in &english {
        assert!(is_key(key), "{key} has no hyphen");
        assert_eq!(text.variables, french[key].variables, "the variables of {key}");
    }
}

#[test]
fn every_text_is_part_of_the_program() {
    for language in Language::ALL {
        for key in messages(language).keys() {
            assert!(Words::of(language).has(key), "{key} is in a file of {language} that is not included");
        }
    }
}

#[test]
fn every_text_is_used() {
    let literals: BTreeSet<String> = sources().iter().flat_map(Source::keys).collect();
    let unused: Vec<String> =
        messages(Language::English).into_keys().filter(|key| !literals.contains(key)).collect();
    assert!(unused.is_empty(), "no crate says these: {unused:#?}");
}

/// A literal counts as used, wherever it stands. That is true only as long as it reaches `text` as it is: a list of keys
/// from which the beginning is cut off, to be compared with something else, would keep a key that nothing matches.
#[test]
fn no_key_is_composed_or_taken_apart() {
    let texts = messages(Language::English);
    for source in sources() {
        for stump in source.stumps() {
            let key = texts.keys().find(|key| key.starts_with(stump));
            assert!(key.is_none(), "{} has the beginning {stump:?} of {key:?}", source.path.display());
        }
    }
}

#[test]
fn every_text_that_is_asked_for_exists() {
    let texts = messages(Language::English);
    for source in sources() {
        // In this crate keys reach `text` by way of a `match`, too, and every hyphenated string is a key.
        let mut asked = source.asked_for();
        if source.of_words {
            asked.extend(source.keys().into_iter().filter(|key| key != "rules-pages"));
        }
        for key in asked {
            assert!(texts.contains_key(&key), "{} asks for {key}", source.path.display());
        }
    }
}

#[test]
fn a_number_that_chooses_a_plural_is_also_shown() {
    // A plural form fits several numbers (in French 0 and 1), so it must not spell its number out. A form for
    // exactly one is written `[1]`.
    for language in Language::ALL {
        for (key, text) in messages(language) {
            assert!(text.silent_plurals.is_empty(), "{key} in {language}: {:?}", text.silent_plurals);
        }
    }
}

#[test]
fn french_is_set_as_french() {
    for (key, text) in messages(Language::French) {
        let written: Vec<char> = text.written.chars().collect();
        for pair in written.windows(2) {
            let [before, after] = [pair[0], pair[1]];
            let spaced = !matches!(after, ':' | ';' | '!' | '?' | '»') || before == '\u{a0}';
            assert!(spaced, "{key}: no no-break space before {after}: {}", text.written);
            assert!(before != '«' || after == '\u{a0}', "{key}: no no-break space after «: {}", text.written);
        }
        let typewriter = text.written.contains(['\'', '"', '“', '”']) || text.written.contains("...");
        assert!(!typewriter, "{key}: {}", text.written);
    }
}

#[test]
fn english_is_set_as_english() {
    for (key, text) in messages(Language::English) {
        let wrong = text.written.contains(['\'', '"', '«', '»', '\u{a0}']) || text.written.contains("...");
        assert!(!wrong, "{key}: {}", text.written);
    }
}
