//! Luck and skill in words.

use crate::Words;

/// What chances changed by: `kind` as a review has it, on the side of somebody (`own`) or of the others, who may be the
/// machine alone. An own one is the reader's (`None`) or somebody's of this name. A kind without a text is shown as it is.
pub fn cause(words: &Words, kind: &str, own: Option<Option<&str>>, machine: bool) -> String {
    let mine = |key: &str| {
        let name = own.flatten();
        let you = if name.is_none() { "yes" } else { "no" };
        words.text_with(key, &[("you", you.into()), ("name", name.unwrap_or_default().into())])
    };
    match (kind, own.is_some()) {
        ("deal", _) => words.text("review-deal"),
        ("stacks", _) => words.text("review-stacks"),
        ("columns", _) => words.text("review-columns"),
        ("draw", true) => mine("review-own-draws"),
        ("draw", false) if machine => words.text("review-machines-draws"),
        ("draw", false) => words.text("review-rivals-draws"),
        ("roll", true) => mine("review-own-rolls"),
        ("roll", false) => words.text("review-rivals-rolls"),
        ("choice", true) => mine("review-own-choices"),
        ("choice", false) => words.text("review-rivals-choices"),
        (other, _) => other.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn luck_and_skill_have_names() {
        let [english, french] = Language::ALL.map(Words::of);
        assert_eq!(cause(english, "draw", Some(None), false), "Your draws");
        assert_eq!(cause(french, "choice", Some(Some("Mila")), false), "Choix de Mila");
        assert_eq!(cause(english, "draw", None, true), "The machine’s draws");
        assert_eq!(cause(english, "weather", None, false), "weather");
    }
}
