//! Text that becomes part of a page.

use std::fmt::{self, Write as _};
use std::ops::Deref;

use words::{Language, Value, Words};

/// Text as it stands in a page: escaped, once. It is read like any text, but it is no value of a sentence, and
/// nothing here escapes it again.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Html(String);

impl Html {
    /// Markup that was put together; whoever does it has escaped each text in it.
    pub(crate) const fn assembled(markup: String) -> Self {
        Self(markup)
    }
}

impl Deref for Html {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Html {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<Html> for String {
    fn from(html: Html) -> Self {
        html.0
    }
}

/// Text as it stands in HTML, between tags and in attributes. Not `&str`, which [`Html`] would become by itself.
pub(crate) fn esc(text: &(impl AsRef<str> + ?Sized)) -> Html {
    Html(escaped(text.as_ref()))
}

fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            _ => safe.push(letter),
        }
    }
    safe
}

/// An attribute, with a space before it; nothing if there is no value.
pub(crate) fn attribute(name: &str, value: Option<&(impl AsRef<str> + ?Sized)>) -> String {
    let mut text = String::new();
    if let Some(value) = value {
        // Writing into a string does not fail.
        let _ = write!(text, " {name}=\"{}\"", esc(value));
    }
    text
}

/// What is told of a thing to whoever points at it; screen readers are told, too.
pub(crate) fn tip(text: &(impl AsRef<str> + ?Sized)) -> String {
    let text = esc(text);
    format!(" data-tip=\"{text}\" aria-description=\"{text}\"")
}

/// The same for a picture, whose name it is.
pub(crate) fn tip_of_picture(text: &(impl AsRef<str> + ?Sized)) -> String {
    let text = esc(text);
    format!(" role=\"img\" data-tip=\"{text}\" aria-label=\"{text}\"")
}

/// A text with drawings in it: each stands as a letter of its own in the text, and is drawn afterwards.
pub(crate) fn drawn(
    words: &Words,
    key: &str,
    plain: &[(&'static str, Value<'static>)],
    drawn: &[(&'static str, String)],
) -> Html {
    let signs: Vec<char> = ('\u{e000}'..).take(drawn.len()).collect();
    let mut values = plain.to_vec();
    values.extend(drawn.iter().zip(&signs).map(|((name, _), sign)| (*name, sign.to_string().into())));
    let mut html = escaped(&words.text_with(key, &values));
    for ((_, drawing), sign) in drawn.iter().zip(signs) {
        html = html.replace(sign, drawing);
    }
    Html(html)
}

/// One letter pair for each language.
pub(crate) fn languages(words: &Words) -> String {
    let one = |language: Language| {
        let pressed = words.language() == language;
        let label = format!("{} {}", language.tag().to_uppercase(), language.own_name());
        format!(
            "<button type=\"button\" class=\"lang\" lang=\"{0}\" data-do=\"lang {0}\" aria-pressed=\"{pressed}\"{1}>{2}</button>",
            language.tag(),
            attribute("aria-label", Some(&label)),
            esc(&language.tag().to_uppercase()),
        )
    };
    join(Language::ALL.map(one))
}

/// A drawing of the kit that every page has.
pub(crate) fn icon(id: &str) -> String {
    format!("<svg class=\"ic\" aria-hidden=\"true\"><use href=\"#{id}\"/></svg>")
}

/// All of them, one after the other.
pub(crate) fn join(parts: impl IntoIterator<Item = String>) -> String {
    // One copy of the loop for all that is ever joined.
    fn all(parts: &mut dyn Iterator<Item = String>) -> String {
        let mut text = String::new();
        for part in parts {
            text.push_str(&part);
        }
        text
    }
    all(&mut parts.into_iter())
}

/// The text, or nothing.
pub(crate) fn when(shown: bool, text: &str) -> String {
    if shown { text.to_owned() } else { String::new() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_cannot_become_a_tag() {
        assert_eq!(&*esc("<b title=\"x\">Tom & Ada"), "&lt;b title=&quot;x&quot;&gt;Tom &amp; Ada");
        assert_eq!(attribute("title", Some("\"")), " title=\"&quot;\"");
        assert_eq!(attribute("title", None::<&str>), "");
    }

    #[test]
    fn a_text_in_a_sentence_is_escaped_once() {
        let words = Words::of(Language::English);
        let all = |text: &str| -> [String; 4] {
            let sentence = words.titled(text, text);
            let plain = [("title", text.to_owned().into()), ("text", "".into())];
            [
                esc(&sentence).into(),
                tip(&sentence),
                attribute("title", Some(&sentence)),
                drawn(words, "list-titled", &plain, &[]).into(),
            ]
        };
        for html in all("<1 % & more") {
            assert!(html.contains("&lt;1 % &amp; more"), "{html}");
            assert!(!html.contains("&amp;lt;") && !html.contains("&amp;amp;"), "{html}");
        }
    }
}
