//! Reading what travels as one flat object with its kind among the fields: `{"kind": "moved", "who": 1, "to": 3}`.
//!
//! Derived, such an enum has a reader of its own for every variant, and the events of two games would be a tenth of
//! what a browser fetches. Here the object is read once, whatever it is, and its fields are taken from it.

use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize as _, Deserializer};
use serde_json::{Map, Value};

/// The fields of one object.
pub struct Fields(Map<String, Value>);

impl Fields {
    /// Reads an object.
    pub fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Map::deserialize(deserializer).map(Self)
    }

    /// Takes one field. One that is not there is read as nothing, which is fine where it may be absent.
    pub fn take<T: DeserializeOwned, E: Error>(&mut self, name: &str) -> Result<T, E> {
        let value = self.0.remove(name).unwrap_or(Value::Null);
        serde_json::from_value(value).map_err(|wrong| E::custom(format!("{name}: {wrong}")))
    }
}

/// Reads an enum whose kind stands among its fields, as serde writes it with `tag = "kind"`.
///
/// ```
/// # use serde::{Deserialize, Serialize};
/// #[derive(PartialEq, Debug, Serialize)]
/// #[serde(rename_all = "kebab-case", tag = "kind")]
/// enum Event {
///     GameBegan,
///     Moved { who: u8 },
/// }
/// engine::deserialize_by_kind!(Event { "game-began" => GameBegan {}, "moved" => Moved { who } });
///
/// let event: Event = serde_json::from_str(r#"{"kind": "moved", "who": 3}"#).unwrap();
/// assert_eq!(event, Event::Moved { who: 3 });
/// ```
#[macro_export]
macro_rules! deserialize_by_kind {
    ($name:ident { $($kind:literal => $variant:ident { $($field:ident),* }),* $(,)? }) => {
        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let mut fields = $crate::Fields::read(deserializer)?;
                let kind: String = fields.take("kind")?;
                Ok(match kind.as_str() {
                    $($kind => Self::$variant { $($field: fields.take(stringify!($field))?),* },)*
                    other => return Err(::serde::de::Error::unknown_variant(other, &[$($kind),*])),
                })
            }
        }
    };
}
