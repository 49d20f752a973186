//! The OpenAPI document as a page to read: no script, no inline style, nothing from elsewhere.

use maud::{DOCTYPE, Markup, html};
use serde_json::Value;

const METHODS: [&str; 5] = ["get", "post", "put", "patch", "delete"];

pub(super) fn html(document: &Value) -> String {
    let info = &document["info"];
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (text(&info["title"])) " API" }
                link rel="stylesheet" href="/api/style.css";
            }
            body {
                main {
                    h1 { (text(&info["title"])) " API" }
                    (paragraphs(text(&info["description"])))
                    p { "For programs: " a href="/api/openapi.json" { "openapi.json" } "." }
                    @for tag in list(&document["tags"]) {
                        h2 { (text(&tag["name"])) }
                        (paragraphs(text(&tag["description"])))
                        (operations(document, text(&tag["name"])))
                    }
                    h2 { "Types" }
                    @for (name, schema) in entries(&document["components"]["schemas"]) { (type_of(name, schema)) }
                }
            }
        }
    };
    page.into_string()
}

fn operations(document: &Value, tag: &str) -> Markup {
    html! {
        @for (path, item) in entries(&document["paths"]) {
            @for method in METHODS {
                @let operation = &item[method];
                @if list(&operation["tags"]).iter().any(|of| of == tag) {
                    (one(method, path, operation))
                }
            }
        }
    }
}

fn one(method: &str, path: &str, operation: &Value) -> Markup {
    let body = &operation["requestBody"]["content"]["application/json"]["schema"];
    html! {
        section {
            h3 { span class={ "method " (method) } { (method.to_uppercase()) } " " code { (path) } }
            p { strong { (text(&operation["summary"])) } }
            (paragraphs(text(&operation["description"])))
            @if !list(&operation["parameters"]).is_empty() {
                h4 { "Parameters" }
                dl { @for parameter in list(&operation["parameters"]) {
                    dt {
                        code { (text(&parameter["name"])) } " "
                        span class="kind" { (kind(&parameter["schema"])) ", in the " (text(&parameter["in"])) }
                    }
                    dd { (inline(text(&parameter["description"]))) }
                } }
            }
            @if !body.is_null() { h4 { "Body" } p { (kind(body)) } }
            h4 { "Answers" }
            dl { @for (status, answer) in entries(&operation["responses"]) {
                dt {
                    code { (status) } " "
                    span class="kind" { (kind(&answer["content"]["application/json"]["schema"])) }
                }
                dd { (inline(text(&answer["description"]))) }
            } }
        }
    }
}

fn type_of(name: &str, schema: &Value) -> Markup {
    let parts = [schema].into_iter().chain(list(&schema["allOf"]));
    html! {
        section id={ "type-" (name) } {
            h3 { code { (name) } }
            (paragraphs(text(&schema["description"])))
            @if !list(&schema["enum"]).is_empty() {
                p { "One of " @for value in list(&schema["enum"]) { code { (text(value)) } " " } }
            }
            dl {
                @for part in parts {
                    @if part["$ref"].is_string() { dt { "everything of " (kind(part)) } dd {} }
                    @for (field, of) in entries(&part["properties"]) {
                        dt { code { (field) } " " span class="kind" { (kind(of)) } }
                        dd { (inline(text(&of["description"]))) }
                    }
                }
                @for variant in list(&schema["oneOf"]) {
                    dt { @for value in list(&variant["enum"]) { code { (text(value)) } } }
                    dd { (inline(text(&variant["description"]))) }
                }
            }
        }
    }
}

/// What a schema is, in a few words.
fn kind(schema: &Value) -> Markup {
    if let Some(name) = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next()) {
        return html! { a href={ "#type-" (name) } { (name) } };
    }
    match &schema["type"] {
        Value::String(name) if name == "array" => html! { "list of " (kind(&schema["items"])) },
        Value::String(name) => html! { (name) },
        Value::Array(names) => {
            let names: Vec<&str> = names.iter().map(text).map(or_nothing).collect();
            html! { (names.join(" or ")) }
        }
        _ => html! {},
    }
}

fn or_nothing(name: &str) -> &str {
    if name == "null" { "nothing" } else { name }
}

fn paragraphs(text: &str) -> Markup {
    html! { @for paragraph in text.split("\n\n").filter(|text| !text.is_empty()) { p { (inline(paragraph)) } } }
}

/// Of Markdown, our descriptions use back-ticks alone.
fn inline(text: &str) -> Markup {
    html! {
        @for (index, part) in text.split('`').enumerate() {
            @if index % 2 == 1 { code { (part) } } @else { (part) }
        }
    }
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn entries(value: &Value) -> impl Iterator<Item = (&str, &Value)> {
    value.as_object().into_iter().flatten().map(|(key, value)| (key.as_str(), value))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn texts_are_escaped_and_code_is_marked() {
        let document = json!({
            "info": { "title": "A <b>", "description": "first `x < y`\n\nsecond" },
            "tags": [{ "name": "t" }],
            "paths": { "/p/{id}": { "get": { "tags": ["t"], "responses": { "200": { "description": "fine" } } } } },
        });
        let page = html(&document);
        for part in ["A &lt;b&gt; API", "<code>x &lt; y</code>", "<p>second</p>", "/p/{id}", "fine"] {
            assert!(page.contains(part), "{part} in {page}");
        }
    }
}
