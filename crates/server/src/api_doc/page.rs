//! The OpenAPI document as a page to read: no script, no inline style, nothing from elsewhere.

mod schema;
mod text;

use maud::{DOCTYPE, Markup, html};
use serde_json::Value;

use self::schema::{kind, limits, shape};
use self::text::{inline, paragraphs};

const METHODS: [&str; 5] = ["get", "post", "put", "patch", "delete"];

pub(super) fn html(document: &Value) -> String {
    let title = text(&document["info"]["title"]);
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (title) " API" }
                link rel="stylesheet" href="/api/style.css";
            }
            body {
                (contents(document, title))
                main {
                    h1 { (title) " API" }
                    (paragraphs(text(&document["info"]["description"])))
                    p class="links" {
                        a href="/api/openapi.json" { "openapi.json" } " describes every request for programs, "
                        a href="/api/messages.json" { "messages.json" } " every message of a table."
                    }
                    @for tag in list(&document["tags"]) {
                        @let name = text(&tag["name"]);
                        h2 id=(name) { (name) }
                        (paragraphs(text(&tag["description"])))
                        @for (method, path, operation) in operations(document, name) {
                            (section(method, path, operation))
                        }
                    }
                    h2 id="types" { "Types" }
                    @for (name, schema) in entries(&document["components"]["schemas"]) {
                        section id={ "type-" (name) } {
                            h3 { code { (name) } }
                            (paragraphs(text(&schema["description"])))
                            (shape(schema))
                        }
                    }
                }
            }
        }
    };
    page.into_string()
}

/// Where everything is. On a narrow screen only the headings are shown.
fn contents(document: &Value, title: &str) -> Markup {
    html! {
        nav {
            a class="home" href="#" { (title) }
            @for tag in list(&document["tags"]) {
                @let name = text(&tag["name"]);
                a class="heading" href={ "#" (name) } { (name) }
                ul { @for (method, path, operation) in operations(document, name) {
                    li { a href={ "#" (anchor(method, path)) } {
                        (badge(method)) " " (text(&operation["summary"]))
                    } }
                } }
            }
            a class="heading" href="#types" { "types" }
            ul { @for (name, _) in entries(&document["components"]["schemas"]) {
                li { a href={ "#type-" (name) } { code { (name) } } }
            } }
        }
    }
}

fn operations<'a>(
    document: &'a Value,
    tag: &'a str,
) -> impl Iterator<Item = (&'static str, &'a str, &'a Value)> {
    entries(&document["paths"])
        .flat_map(|(path, item)| METHODS.map(|method| (method, path, &item[method])))
        .filter(move |(_, _, operation)| list(&operation["tags"]).iter().any(|of| of == tag))
}

fn section(method: &str, path: &str, operation: &Value) -> Markup {
    let (fine, refused): (Vec<_>, Vec<_>) =
        entries(&operation["responses"]).partition(|(status, _)| status.starts_with(['1', '2']));
    let parameters = list(&operation["parameters"]);
    let body = &operation["requestBody"]["content"]["application/json"]["schema"];
    html! {
        section id=(anchor(method, path)) {
            h3 { (badge(method)) " " code { (path) } }
            p class="summary" {
                (text(&operation["summary"]))
                @if operation["responses"]["401"].is_object() {
                    " " span class="mark" title="Only with an identity" { "needs identity" }
                }
            }
            (paragraphs(text(&operation["description"])))
            @if !parameters.is_empty() {
                h4 { "Parameters" }
                dl { @for parameter in parameters {
                    @let schema = &parameter["schema"];
                    dt {
                        code { (text(&parameter["name"])) } " "
                        span class="kind" {
                            (kind(schema)) (limits(schema)) ", in the " (text(&parameter["in"]))
                            @if parameter["required"] != true { ", optional" }
                        }
                    }
                    dd { (inline(text(&parameter["description"]))) }
                } }
            }
            @if !body.is_null() { h4 { "Body" } p { (kind(body)) } }
            h4 { "Answers" }
            (answers(&fine))
            @if !refused.is_empty() {
                details {
                    summary { "Refusals: " @for (status, _) in &refused { code { (status) } " " } }
                    (answers(&refused))
                }
            }
        }
    }
}

fn answers(answers: &[(&str, &Value)]) -> Markup {
    html! {
        dl { @for (status, answer) in answers {
            dt {
                code { (status) } " "
                @for (content_type, content) in entries(&answer["content"]) {
                    span class="kind" {
                        @if content_type == "application/json" { (kind(&content["schema"])) }
                        @else { code { (content_type) } }
                    }
                }
            }
            dd { (inline(text(&answer["description"]))) }
        } }
    }
}

fn badge(method: &str) -> Markup {
    html! { span class={ "method " (method) } { (method.to_uppercase()) } }
}

/// A name for a request in the page's own address.
fn anchor(method: &str, path: &str) -> String {
    let words = path.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.fold(method.to_owned(), |name, word| format!("{name}-{word}"))
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
        for part in ["A &lt;b&gt; API", "<code>x &lt; y</code>", "<p>second</p>", "id=\"get-p-id\"", "fine"] {
            assert!(page.contains(part), "{part} in {page}");
        }
    }
}
