//! What somebody may be called.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;
use words::{Language, Words};

use crate::error::{ApiError, ApiResult, Reason};
use crate::random;

const LONGEST: usize = 40;

/// A name as it is kept: spaces between its words alone, and equal letters written equally.
pub(super) fn checked(name: &str) -> ApiResult<String> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ").nfc().collect::<String>();
    if name.chars().any(|c| c.is_control() || is_deceptive(c)) {
        return Err(ApiError::because(
            Reason::Name,
            "A name has no control characters and nothing that hides or turns text.",
        ));
    }
    let has_something_to_see = name.chars().any(|c| !is_joiner(c) && !is_combining_mark(c));
    if !has_something_to_see {
        return Err(ApiError::because(Reason::Name, "A name has at least one letter or sign."));
    }
    if name.chars().count() > LONGEST {
        return Err(ApiError::because(Reason::Name, "A name has at most 40 characters."));
    }
    Ok(name)
}

/// Characters that are not seen, or that turn the direction of what follows: with them one person can look like another.
pub(crate) fn is_deceptive(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180e}'
        | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
        | '\u{2800}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffd}'
        | '\u{e0000}'..='\u{e0fff}')
}

/// These hold emoji and some scripts together, and show nothing by themselves.
fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}')
}

/// A name for somebody who gave none.
pub(super) fn of_guest(language: Language) -> String {
    let [high, low] = random::<2>();
    let number = 1000 + u16::from_be_bytes([high, low]) % 9000;
    Words::of(language).text_with("guest-name", &[("number", number.to_string().into())])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_tidied() {
        let check = |name: &str, kept: &str| assert_eq!(checked(name).unwrap(), kept);
        check("  Ada \t Lovelace\n", "Ada Lovelace");
        check("E\u{301}lise", "Élise");
        check("👩‍🚀 林", "👩‍🚀 林");
        check(&"é".repeat(40), &"é".repeat(40));
    }

    #[test]
    fn what_hides_or_turns_is_refused() {
        let long = "x".repeat(41);
        for bad in
            ["", "   ", "\u{0}", "a\u{7}b", "\u{202e}ada", "a\u{200b}da", "\u{200d}", "\u{3164}", &long]
        {
            assert!(checked(bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn a_guest_has_a_number_of_four_digits() {
        for (language, word) in [(Language::English, "Guest"), (Language::French, "Invité")] {
            let name = of_guest(language);
            let number = name.strip_prefix(word).unwrap_or_else(|| panic!("{name}")).trim();
            assert!((1000..10000).contains(&number.parse::<u32>().unwrap()), "{name}");
            assert_eq!(checked(&name).unwrap(), name);
        }
    }
}
