//! JSON Schemas of what is not written as its fields, for the feature `schema`.

use crate::{MAX_SEATS, Seat, SeatSet};

/// Implements `schemars::JsonSchema` with a schema that is spelled out: for notation, numbered pieces and sets.
///
/// The second form is for a schema that refers to others; it names the generator that knows them.
#[macro_export]
macro_rules! schema_as {
    ($type:ty, $name:literal, $($schema:tt)+) => {
        impl ::schemars::JsonSchema for $type {
            fn schema_name() -> ::std::borrow::Cow<'static, str> {
                $name.into()
            }

            fn schema_id() -> ::std::borrow::Cow<'static, str> {
                concat!(module_path!(), "::", $name).into()
            }

            fn json_schema(generator: &mut ::schemars::SchemaGenerator) -> ::schemars::Schema {
                $crate::schema_as!(@generator generator, $($schema)+)
            }
        }
    };
    (@generator $given:ident, $generator:ident => $schema:tt) => {{
        let $generator = $given;
        ::schemars::json_schema!($schema)
    }};
    (@generator $given:ident, $schema:tt) => {{
        let _ = $given;
        ::schemars::json_schema!($schema)
    }};
}

schema_as!(Seat, "Seat", {
    "description": "A player's place at the table, clockwise.",
    "type": "integer",
    "minimum": 1,
    "maximum": MAX_SEATS,
});

schema_as!(SeatSet, "SeatSet", generator => {
    "description": "A set of seats, ascending.",
    "type": "array",
    "items": generator.subschema_for::<Seat>(),
    "uniqueItems": true,
});
