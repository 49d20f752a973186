//! What can be fuzzed, by name.

use std::fmt;
use std::str::FromStr;

use testkit::Law;

/// Something that holds whatever the bytes are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// A law of the testkit, on a game whose options and inputs come from the bytes.
    Law(Law),
    /// The deck reader takes any text.
    Deck,
    /// The notation of inputs takes any text.
    Notation,
    /// The reader of records takes any bytes.
    Record,
}

impl Target {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        Law::ALL.into_iter().map(Self::Law).chain([Self::Deck, Self::Notation, Self::Record])
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Law(law) => law.name(),
            Self::Deck => "deck",
            Self::Notation => "notation",
            Self::Record => "record",
        })
    }
}

impl FromStr for Target {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        Self::all().find(|target| target.to_string() == name).ok_or_else(|| {
            let names: Vec<String> = Self::all().map(|target| target.to_string()).collect();
            format!("there is nothing to fuzz called “{}”, only {}", name.escape_debug(), names.join(", "))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::Target;

    #[test]
    fn names_round_trip_and_the_error_lists_them() {
        for target in Target::all() {
            assert_eq!(target.to_string().parse(), Ok(target));
        }
        let error = "luck".parse::<Target>().unwrap_err();
        assert!(error.starts_with("there is nothing to fuzz called “luck”, only offers, "), "{error}");
        assert!(error.ends_with(", deck, notation, record"), "{error}");
    }
}
