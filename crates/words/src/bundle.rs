//! The texts of one language.

use std::fmt;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

use crate::Language;

/// What stands for a variable of a text: a number (which chooses the plural) or a string. Made with `into()`.
pub use fluent_bundle::FluentValue as Value;

const ENGLISH: &[&str] = &[
    include_str!("../i18n/en/common.ftl"),
    include_str!("../i18n/en/app.ftl"),
    include_str!("../i18n/en/multiuniversum.ftl"),
    include_str!("../i18n/en/multiuniversum-events.ftl"),
    include_str!("../i18n/en/multiuniversum-options.ftl"),
    include_str!("../i18n/en/multiuniversum-deck.ftl"),
    include_str!("../i18n/en/screen.ftl"),
    include_str!("../i18n/en/coach.ftl"),
    include_str!("../i18n/en/lesson.ftl"),
    include_str!("../i18n/en/eureka.ftl"),
    include_str!("../i18n/en/multiverse.ftl"),
    include_str!("../i18n/en/multiverse-screen.ftl"),
    include_str!("../i18n/en/multiverse-coach.ftl"),
    include_str!("../i18n/en/multiverse-events.ftl"),
    include_str!("../i18n/en/multiverse-options.ftl"),
    include_str!("../i18n/en/record.ftl"),
    include_str!("../i18n/en/replay.ftl"),
    include_str!("../i18n/en/command.ftl"),
    include_str!("../i18n/en/review.ftl"),
];

const FRENCH: &[&str] = &[
    include_str!("../i18n/fr/common.ftl"),
    include_str!("../i18n/fr/app.ftl"),
    include_str!("../i18n/fr/multiuniversum.ftl"),
    include_str!("../i18n/fr/multiuniversum-events.ftl"),
    include_str!("../i18n/fr/multiuniversum-options.ftl"),
    include_str!("../i18n/fr/multiuniversum-deck.ftl"),
    include_str!("../i18n/fr/screen.ftl"),
    include_str!("../i18n/fr/coach.ftl"),
    include_str!("../i18n/fr/lesson.ftl"),
    include_str!("../i18n/fr/eureka.ftl"),
    include_str!("../i18n/fr/multiverse.ftl"),
    include_str!("../i18n/fr/multiverse-screen.ftl"),
    include_str!("../i18n/fr/multiverse-coach.ftl"),
    include_str!("../i18n/fr/multiverse-events.ftl"),
    include_str!("../i18n/fr/multiverse-options.ftl"),
    include_str!("../i18n/fr/record.ftl"),
    include_str!("../i18n/fr/replay.ftl"),
    include_str!("../i18n/fr/command.ftl"),
    include_str!("../i18n/fr/review.ftl"),
];

/// All texts of one language. Shared by everybody who reads it, on any thread.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The words of this language, read once.
    pub fn of(language: Language) -> &'static Self {
        static IN_ENGLISH: LazyLock<Words> = LazyLock::new(|| Words::read(Language::English, ENGLISH));
        static IN_FRENCH: LazyLock<Words> = LazyLock::new(|| Words::read(Language::French, FRENCH));
        match language {
            Language::English => &IN_ENGLISH,
            Language::French => &IN_FRENCH,
        }
    }

    // Faults in the resources are left out here, as a table must not break over a text; the tests find them.
    fn read(language: Language, sources: &[&str]) -> Self {
        let locale = language.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // The invisible marks around variables are for mixed writing directions, and both languages run left to
        // right; they would end up in what people copy and in what the command prints.
        bundle.set_use_isolating(false);
        for source in sources {
            let resource =
                FluentResource::try_new((*source).to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Self { language, bundle }
    }

    /// Which language they are.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether there is a text with this key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// The text with this key, which has no variables. If there is none: the key, in brackets.
    pub fn text(&self, key: &str) -> String {
        self.text_with(key, &[])
    }

    /// The text with this key, its variables filled in.
    ///
    /// ```
    /// # use words::{Language, Words};
    /// let words = Words::of(Language::English);
    /// assert_eq!(words.text_with("table-round", &[("round", 8.into())]), "Round 8");
    /// ```
    pub fn text_with(&self, key: &str, values: &[(&'static str, Value<'_>)]) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return format!("[{key}]");
        };
        let values: FluentArgs<'_> = values.iter().cloned().collect();
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&values), &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "{key} in {}: {errors:?}", self.language);
        text
    }

    /// Something, and what is said of it: `Hand: 3 cards`.
    pub fn titled(&self, title: &str, text: &str) -> String {
        self.text_with("list-titled", &[("title", title.into()), ("text", text.into())])
    }

    /// `one`, `one and another`, `one, another and a third`; nothing for nothing.
    pub fn list<S: AsRef<str>>(&self, things: &[S]) -> String {
        match things {
            [] => String::new(),
            [only] => only.as_ref().to_owned(),
            [before @ .., last] => {
                let before = before.iter().map(AsRef::as_ref).collect::<Vec<_>>().join(", ");
                self.text_with("list-last", &[("before", before.into()), ("last", last.as_ref().into())])
            }
        }
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("language", &self.language).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_key_is_in_two_resources() {
        for sources in [ENGLISH, FRENCH] {
            let mut bundle = FluentBundle::new_concurrent(Vec::new());
            for source in sources {
                let resource =
                    FluentResource::try_new((*source).to_owned()).map_err(|(_, errors)| errors).unwrap();
                bundle.add_resource(resource).unwrap();
            }
        }
    }

    #[test]
    fn an_unknown_key_is_shown_in_brackets() {
        for language in Language::ALL {
            assert_eq!(Words::of(language).text("no-such-key"), "[no-such-key]");
        }
    }

    #[test]
    fn a_list_reads_like_a_list() {
        let check = |language, things: &[&str], expected: &str| {
            assert_eq!(Words::of(language).list(things), expected);
        };
        check(Language::English, &[], "");
        check(Language::English, &["Mila"], "Mila");
        check(Language::English, &["Mila", "Théo"], "Mila and Théo");
        check(Language::French, &["Mila", "Théo", "Ada"], "Mila, Théo et Ada");
    }

    #[test]
    fn words_can_be_shared_between_threads() {
        fn shared<T: Send + Sync>() {}
        shared::<Words>();
    }
}
