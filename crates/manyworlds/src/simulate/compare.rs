//! What `--compare` takes.

use std::convert::Infallible;
use std::str::FromStr;

use games::Flags;

/// Variants and settings in addition to those that are played anyway: `basic,short`, `preset=fr`, `stability=2/3`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Changes {
    /// As they were typed.
    pub(super) text: String,
    variants: Vec<String>,
    settings: Vec<(String, String)>,
}

impl FromStr for Changes {
    type Err = Infallible;

    /// What the game makes of them is the game's to say.
    fn from_str(text: &str) -> Result<Self, Infallible> {
        let mut changes = Self { text: text.to_owned(), variants: Vec::new(), settings: Vec::new() };
        for part in text.split(',') {
            // No variant starts like this, so it goes on with the list before it: `colours=3,1`, `born=-,1950-01-01`.
            let goes_on = part.starts_with(|first: char| first.is_ascii_digit() || first == '-');
            match (part.split_once('='), changes.settings.last_mut()) {
                (Some((key, value)), _) => changes.settings.push((key.to_owned(), value.to_owned())),
                (None, Some((_, value))) if goes_on => *value = format!("{value},{part}"),
                (None, _) => changes.variants.push(part.to_owned()),
            }
        }
        Ok(changes)
    }
}

impl Changes {
    /// The flags with these changes; a setting replaces what it was, and variants come on top.
    pub(super) fn apply(&self, flags: &Flags) -> Flags {
        let mut changed = flags.clone();
        changed.variants.extend(self.variants.iter().cloned());
        let again = |key: &String| self.settings.iter().any(|(other, _)| other == key);
        changed.settings.retain(|(key, _)| !again(key));
        for (key, value) in &self.settings {
            match key.as_str() {
                "preset" => changed.preset = Some(value.clone()),
                _ => changed.settings.push((key.clone(), value.clone())),
            }
        }
        changed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, variants: &[&str], settings: &[(&str, &str)], preset: Option<&str>) {
        let flags = Flags {
            variants: vec!["short".to_owned()],
            settings: vec![("starter".to_owned(), "1".to_owned())],
            ..Flags::default()
        };
        let changed = text.parse::<Changes>().unwrap().apply(&flags);
        assert_eq!(changed.variants, variants);
        let found: Vec<_> =
            changed.settings.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
        assert_eq!(found, settings);
        assert_eq!(changed.preset.as_deref(), preset);
    }

    #[test]
    fn changes_come_on_top_or_instead() {
        check("deadly", &["short", "deadly"], &[("starter", "1")], None);
        check("basic,preset=fr", &["short", "basic"], &[("starter", "1")], Some("fr"));
        check("starter=2,stability=2/3", &["short"], &[("starter", "2"), ("stability", "2/3")], None);
        check("colours=3,1,basic", &["short", "basic"], &[("starter", "1"), ("colours", "3,1")], None);
        check("born=-,1950-01-01", &["short"], &[("starter", "1"), ("born", "-,1950-01-01")], None);
    }
}
