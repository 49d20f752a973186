//! The languages there are.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A language that everything is written in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Language {
    /// English.
    #[default]
    #[serde(rename = "en")]
    English,
    /// French.
    #[serde(rename = "fr")]
    French,
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::English, Self::French];

    /// Its tag in commands, links and pages: `en` or `fr`.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::French => "fr",
        }
    }

    /// What its speakers call it.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::French => "Français",
        }
    }

    /// The first one we have of those somebody reads, such as a browser's `fr-CA`, `en`; English if none.
    pub fn preferred<'a>(tags: impl IntoIterator<Item = &'a str>) -> Self {
        let spoken =
            |tag: &str| tag.split(['-', '_']).next().and_then(|tag| tag.to_ascii_lowercase().parse().ok());
        tags.into_iter().find_map(spoken).unwrap_or_default()
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.tag())
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(tag: &str) -> Result<Self, UnknownLanguage> {
        let wrong = || UnknownLanguage(tag.chars().take(20).collect());
        Self::ALL.into_iter().find(|language| language.tag() == tag).ok_or_else(wrong)
    }
}

/// A tag of no language that we have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLanguage(String);

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no language “{}”: choose en or fr", self.0.escape_debug())
    }
}

impl std::error::Error for UnknownLanguage {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_written_as_its_tag() {
        for language in Language::ALL {
            assert_eq!(language.to_string().parse(), Ok(language));
            let json = serde_json::to_string(&language).unwrap();
            assert_eq!(json, format!("\"{language}\""));
            assert_eq!(serde_json::from_str::<Language>(&json).unwrap(), language);
        }
        let error = "de\n".parse::<Language>().unwrap_err().to_string();
        assert_eq!(error, "there is no language “de\\n”: choose en or fr");
    }

    #[test]
    fn a_reader_gets_the_first_language_we_have() {
        assert_eq!(Language::preferred(["de-DE", "FR-ca", "en"]), Language::French);
        assert_eq!(Language::preferred(["frr", "en_GB", "fr"]), Language::English);
        assert_eq!(Language::preferred([]), Language::English);
    }
}
