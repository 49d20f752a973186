//! A table of a deck file, whose values are asked for by key and type.

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::draft::{At, Faults, TextDraft, TextField, quote};
use super::fault::{FaultKind, Place, ValueType};

/// A table, the part of the deck it describes, and where it starts.
pub(super) struct Item<'t, 'i> {
    pub(super) place: Place,
    pub(super) at: usize,
    pub(super) table: &'t DeTable<'i>,
}

impl<'t, 'i> Item<'t, 'i> {
    /// An element of the list `key`, which has to be a table.
    pub(super) fn open(
        place: Place,
        key: &'static str,
        value: &'t Spanned<DeValue<'i>>,
        faults: &mut Faults,
    ) -> Option<Self> {
        let at = value.span().start;
        if let DeValue::Table(table) = value.get_ref() {
            Some(Self { place, at, table })
        } else {
            wrong_type(at, place, key, ValueType::Table, value.get_ref(), faults);
            None
        }
    }

    /// Notes every key that is not one of these.
    pub(super) fn only(&self, known: &[&str], faults: &mut Faults) {
        for key in self.table.keys().filter(|key| !known.contains(&key.get_ref().as_ref())) {
            faults.note(
                key.span().start,
                FaultKind::UnknownKey { place: self.place, key: quote(key.get_ref()) },
            );
        }
    }

    /// The value of a key that has to be there, and the place of the *key*: it is on the same line, and certain also
    /// where the value was no TOML.
    pub(super) fn get(&self, key: &'static str, faults: &mut Faults) -> Option<At<&'t DeValue<'i>>> {
        if let Some((key, value)) = self.table.get_key_value(key) {
            Some(At { at: key.span().start, it: value.get_ref() })
        } else {
            faults.note(self.at, FaultKind::MissingKey { place: self.place, key });
            None
        }
    }

    pub(super) fn text(&self, key: &'static str, faults: &mut Faults) -> Option<At<String>> {
        let At { at, it: value } = self.get(key, faults)?;
        text(at, self.place, key, value, faults)
    }

    pub(super) fn number(&self, key: &'static str, faults: &mut Faults) -> Option<At<i64>> {
        let At { at, it: value } = self.get(key, faults)?;
        let DeValue::Integer(digits) = value else {
            wrong_type(at, self.place, key, ValueType::Number, value, faults);
            return None;
        };
        // Out of an `i64` is out of every range we ask for, so the nearest one will do.
        let clamped = if digits.as_str().starts_with('-') { i64::MIN } else { i64::MAX };
        Some(At { at, it: i64::from_str_radix(digits.as_str(), digits.radix()).unwrap_or(clamped) })
    }

    /// The elements of the list `key`, each read by `read`, which gets its number (from 1), too.
    pub(super) fn each<T>(
        &self,
        key: &'static str,
        faults: &mut Faults,
        mut read: impl FnMut(usize, &'t Spanned<DeValue<'i>>, &mut Faults) -> T,
    ) -> Option<At<Vec<T>>> {
        let At { at, it: value } = self.get(key, faults)?;
        let DeValue::Array(list) = value else {
            wrong_type(at, self.place, key, ValueType::List, value, faults);
            return None;
        };
        let it = list.iter().enumerate().map(|(index, value)| read(index + 1, value, faults)).collect();
        Some(At { at, it })
    }

    /// A text in both languages.
    pub(super) fn texts(&self, field: &TextField, faults: &mut Faults) -> TextDraft {
        let Some((key, value)) = self.table.get_key_value(field.key) else {
            for key in [field.en, field.fr] {
                faults.note(self.at, FaultKind::MissingKey { place: self.place, key });
            }
            return TextDraft::default();
        };
        let at = key.span().start;
        let DeValue::Table(table) = value.get_ref() else {
            wrong_type(at, self.place, field.key, ValueType::Table, value.get_ref(), faults);
            return TextDraft::default();
        };
        for key in table.keys().filter(|key| !["en", "fr"].contains(&key.get_ref().as_ref())) {
            let name = quote(&format!("{}.{}", field.key, key.get_ref()));
            faults.note(key.span().start, FaultKind::UnknownKey { place: self.place, key: name });
        }
        let mut language = |short: &str, key: &'static str| {
            if let Some((word, value)) = table.get_key_value(short) {
                text(word.span().start, self.place, key, value.get_ref(), faults)
            } else {
                faults.note(at, FaultKind::MissingKey { place: self.place, key });
                None
            }
        };
        TextDraft { en: language("en", field.en), fr: language("fr", field.fr) }
    }
}

fn text(
    at: usize,
    place: Place,
    key: &'static str,
    value: &DeValue,
    faults: &mut Faults,
) -> Option<At<String>> {
    if let DeValue::String(text) = value {
        Some(At { at, it: text.clone().into_owned() })
    } else {
        wrong_type(at, place, key, ValueType::Text, value, faults);
        None
    }
}

pub(super) fn wrong_type(
    at: usize,
    place: Place,
    key: &'static str,
    expected: ValueType,
    value: &DeValue,
    faults: &mut Faults,
) {
    let found = match value {
        DeValue::String(_) => ValueType::Text,
        DeValue::Integer(_) => ValueType::Number,
        DeValue::Float(_) => ValueType::Fraction,
        DeValue::Boolean(_) => ValueType::Truth,
        DeValue::Datetime(_) => ValueType::Date,
        DeValue::Array(_) => ValueType::List,
        DeValue::Table(_) => ValueType::Table,
    };
    faults.note(at, FaultKind::WrongType { place, key, expected, found });
}
