//! The messages as a JSON Schema, for clients that are not written in Rust.

use games::Orders;
use schemars::JsonSchema;
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value, json};

use crate::online::{NewTable, TableInfo, Wish};
use crate::problem::{Code, Reason};
use crate::{FromTable, Tally, ToTable, VERSION};

/// One JSON Schema (draft 2020-12) of every message that travels, its version in front.
///
/// `#/$defs/FromTable` says exactly what a table writes, and `#/$defs/ToTable` what it reads, which is more: what has
/// a default may be left out. As a set-up travels in both directions, each has definitions of its own.
pub fn schema() -> Value {
    let from_table = described::<FromTable>(SchemaSettings::for_serialize);
    let to_table = described::<ToTable>(SchemaSettings::for_deserialize);
    json!({
        "$schema": schemars::consts::meta_schemas::DRAFT2020_12,
        "title": format!("The messages of Manyworlds, version {VERSION}"),
        "description": "What travels between a client and a table, in both directions.",
        "type": "object",
        "properties": {
            "v": { "description": "The version of the messages.", "const": VERSION },
            "message": { "anyOf": [{ "$ref": "#/$defs/FromTable" }, { "$ref": "#/$defs/ToTable" }] },
        },
        "required": ["v", "message"],
        "$defs": { "FromTable": from_table, "ToTable": to_table },
    })
}

/// The schemas of everything that a server's HTTP API reads and writes of this crate, by their names, for the
/// `components` of an OpenAPI document.
pub fn components() -> Map<String, Value> {
    let settings = SchemaSettings::draft2020_12().with(|settings| {
        settings.definitions_path = "/components/schemas".into();
        settings.meta_schema = None;
    });
    let mut written = settings.clone().for_serialize().into_generator();
    written.subschema_for::<TableInfo>();
    written.subschema_for::<Tally>();
    written.subschema_for::<Code>();
    written.subschema_for::<Reason>();
    let message = written.subschema_for::<FromTable>();
    let mut components = written.take_definitions(true);
    let envelope = json!({
        "type": "object",
        "description": "A message, with the version in front.",
        "properties": { "v": { "const": VERSION }, "message": message },
        "required": ["v", "message"],
    });
    let messages = json!({
        "type": "object",
        "description": "What a table says, in this order.",
        "properties": { "messages": { "type": "array", "items": envelope } },
        "required": ["messages"],
    });
    components.insert("Messages".to_owned(), messages);
    // What is read differs from what is written: defaults may be left out. Without names of their own the parts of
    // the one cannot be mistaken for those of the other.
    let read = || {
        settings.clone().with(|settings| settings.inline_subschemas = true).for_deserialize().into_generator()
    };
    components.insert("Wish".to_owned(), read().into_root_schema_for::<Wish>().to_value());
    components.insert("NewTable".to_owned(), read().into_root_schema_for::<NewTable>().to_value());
    components.insert("Orders".to_owned(), read().into_root_schema_for::<Orders>().to_value());
    components
}

/// The schema of `M` with the definitions it needs, for its place in the document.
fn described<M: JsonSchema>(contract: fn(SchemaSettings) -> SchemaSettings) -> Value {
    let settings = SchemaSettings::draft2020_12().with(|settings| {
        settings.definitions_path = format!("/$defs/{}/$defs", M::schema_name()).into();
        settings.meta_schema = None;
    });
    let mut generator = contract(settings).into_generator();
    let mut schema = generator.root_schema_for::<M>();
    // The generator puts definitions where the whole document has them; this is only a part of it.
    let mut definitions = generator.take_definitions(true);
    for (name, definition) in &mut definitions {
        definition["title"] = json!(name);
    }
    schema.insert("$defs".to_owned(), Value::Object(definitions));
    schema.to_value()
}
