//! JSON Schemas in words.

use maud::{Markup, html};
use serde_json::Value;

use super::text::{inline, paragraphs};
use super::{entries, list, text};

/// What a schema is, in a few words.
pub(super) fn kind(schema: &Value) -> Markup {
    if let Some(name) = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next()) {
        return html! { a href={ "#type-" (name) } { (name) } };
    }
    if let Some(value) = schema.get("const") {
        return html! { code { (value) } };
    }
    if !list(&schema["enum"]).is_empty() {
        return or(list(&schema["enum"]).iter().map(|value| html! { code { (value) } }));
    }
    if let [only] = list(&schema["allOf"]) {
        return kind(only);
    }
    if !variants(schema).is_empty() {
        return or(variants(schema).iter().map(kind));
    }
    match &schema["type"] {
        Value::String(name) => of_type(name, schema),
        Value::Array(names) => or(names.iter().map(|name| of_type(text(name), schema))),
        _ if schema["properties"].is_object() => of_type("object", schema),
        _ => html! { "anything" },
    }
}

fn of_type(name: &str, schema: &Value) -> Markup {
    match name {
        "null" => html! { "nothing" },
        "array" if schema["items"].is_object() => html! { "list of " (kind(&schema["items"])) },
        "array" => html! { "list" },
        "object" if schema["properties"].is_object() => {
            let names: Vec<&str> = entries(&schema["properties"]).map(|(name, _)| name).collect();
            html! { code { "{" (names.join(", ")) "}" } }
        }
        "object" if schema["additionalProperties"].is_object() => {
            html! { "object of " (kind(&schema["additionalProperties"])) }
        }
        name => html! { (name) },
    }
}

/// How large a number, or how long a text, may be.
pub(super) fn limits(schema: &Value) -> Markup {
    let between = |least: &str, most: &str| match (schema.get(least), schema.get(most)) {
        (Some(least), Some(most)) => Some(format!("{least} to {most}")),
        (Some(least), None) if least != 0 => Some(format!("{least} or more")),
        (None, Some(most)) => Some(format!("at most {most}")),
        _ => None,
    };
    let (number, items) = (between("minimum", "maximum"), between("minItems", "maxItems"));
    let length = between("minLength", "maxLength").map(|length| format!("{length} characters"));
    html! { @for limit in [number, length, items].into_iter().flatten() { ", " (limit) } }
}

/// Everything that a schema says of its fields and its forms.
pub(super) fn shape(schema: &Value) -> Markup {
    let parts = list(&schema["allOf"]);
    let is_plain = !schema["properties"].is_object() && parts.is_empty() && variants(schema).is_empty();
    html! {
        @if is_plain { p class="kind" { (kind(schema)) (limits(schema)) } }
        @if schema["properties"].is_object() || !parts.is_empty() {
            dl {
                @for part in [schema].into_iter().chain(parts) {
                    @if part["$ref"].is_string() { dt { "everything of " (kind(part)) } }
                    @for (name, field) in entries(&part["properties"]) { (one_field(part, name, field)) }
                }
            }
        }
        @if !variants(schema).is_empty() {
            p class="kind" { "One of" }
            dl { @for variant in variants(schema) {
                dt { (kind(variant)) }
                dd {
                    (paragraphs(text(&variant["description"])))
                    @if variant["properties"].is_object() { (shape(variant)) }
                }
            } }
        }
    }
}

fn one_field(of: &Value, name: &str, field: &Value) -> Markup {
    let is_required = list(&of["required"]).iter().any(|required| required == name);
    let inner = [field, &field["items"]].into_iter().find(|inner| has_inner_fields(inner));
    html! {
        dt {
            code { (name) } " "
            span class="kind" { (kind(field)) (limits(field)) @if !is_required { ", optional" } }
        }
        dd {
            (inline(text(&field["description"])))
            @if let Some(inner) = inner { (shape(inner)) }
        }
    }
}

/// Whether there is more to say of a schema than its kind.
fn has_inner_fields(schema: &Value) -> bool {
    let is_object = |schema: &Value| schema["properties"].is_object();
    is_object(schema) || variants(schema).iter().any(|one| is_object(one) || one["description"].is_string())
}

fn variants(schema: &Value) -> &[Value] {
    let any_of = list(&schema["anyOf"]);
    if any_of.is_empty() { list(&schema["oneOf"]) } else { any_of }
}

fn or(kinds: impl Iterator<Item = Markup>) -> Markup {
    html! { @for (index, kind) in kinds.enumerate() { @if index > 0 { " or " } (kind) } }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn kinds_are_told_in_words() {
        let check = |schema: Value, words: &str| {
            let html = format!("{}{}", kind(&schema).into_string(), limits(&schema).into_string());
            assert_eq!(html.replace("<code>", "").replace("</code>", ""), words);
        };
        check(
            json!({ "type": ["string", "null"], "maxLength": 9 }),
            "string or nothing, at most 9 characters",
        );
        check(json!({ "type": "integer", "minimum": 1, "maximum": 6 }), "integer, 1 to 6");
        check(json!({ "type": "integer", "minimum": 0 }), "integer");
        check(json!({ "type": "array", "items": { "const": "x" } }), "list of &quot;x&quot;");
        check(
            json!({ "anyOf": [{ "$ref": "#/a/B" }, { "type": "null" }] }),
            "<a href=\"#type-B\">B</a> or nothing",
        );
        check(json!({ "type": "object", "properties": { "a": {}, "b": {} } }), "{a, b}");
    }
}
