//! The API's own description: `/api/openapi.json` for programs, `/api` for people.
//!
//! The page is made here from the document. The usual viewers need inline scripts or a CDN, and our pages allow
//! neither.

mod page;

use axum::Router;
use axum::http::header;
use axum::routing::get;
use serde_json::{Value, json};
use utoipa::OpenApi as _;
use utoipa::openapi::OpenApi;

use crate::app::Shared;
use crate::error::Problem;
use crate::identity;

/// What is not said beside the routes.
#[derive(utoipa::OpenApi)]
#[openapi(
    info(
        title = "Manyworlds",
        description = "Everything that the browser can do, for programs.\n\n\
            Whoever wants to play is somebody: `POST /api/people` makes a guest and sets a cookie, or with \
            `\"bearer\": true` answers a token for the header `Authorization: Bearer …`.\n\n    \
            curl --json '{\"name\": \"Ada\", \"bearer\": true}' localhost:8080/api/people\n\n\
            Then `POST /api/tables` makes a table, or `POST /api/tables/{table}/join` sits down at one; \
            `POST …/start` starts it, `GET …/frames` tells what happened and what may be done, and \
            `POST …/inputs` does it. A WebSocket at `…/socket` tells the same without being asked.\n\n\
            Bodies are JSON, times are milliseconds since 1970, long lists come in parts. \
            Whatever is refused is answered with `{\"error\": {\"code\": …, \"text\": …}}`: a code that never \
            changes its meaning, and a sentence in English for whoever writes such a program. Whoever asks too often is answered 429, with the \
            seconds to wait in `Retry-After`. Browsers may write only from the server's own pages.",
    ),
    components(schemas(Problem)),
    tags(
        (name = "identity", description = "Becoming somebody, and staying it on several devices."),
        (name = "mutes", description = "Whom one does not want to hear."),
        (name = "tables", description = "Making and finding tables, sitting down, getting up, starting."),
        (name = "play", description = "The game itself, by HTTP or over a WebSocket."),
        (name = "dice", description = "What clients add to the dice, so that nobody alone decides them."),
        (name = "talk", description = "What people say at a table."),
        (name = "scores", description = "What was played to the end."),
    )
)]
struct Description;

/// The document, still without routes: they add themselves.
pub(crate) fn document() -> OpenApi {
    Description::openapi()
}

/// The routes that show the whole document.
pub(crate) fn router(document: &OpenApi) -> Router<Shared> {
    let mut document = serde_json::to_value(document).expect("the document is made of plain texts");
    // What tables say is described by the types that travel, which know nothing of HTTP.
    document["components"]["schemas"].as_object_mut().expect("there are schemas").extend(wire::components());
    say_who_may(&mut document);
    insist_on_bodies(&mut document);
    let html = page::html(&document);
    let (json, messages) = (document.to_string(), wire::schema().to_string());
    let as_type = |content_type: &'static str| [(header::CONTENT_TYPE, content_type)];
    Router::new()
        .route("/api/openapi.json", get(async move || (as_type("application/json"), json)))
        .route("/api/messages.json", get(async move || (as_type("application/schema+json"), messages)))
        .route("/api", get(async move || (as_type("text/html; charset=utf-8"), html)))
        .route(
            "/api/style.css",
            get(async move || (as_type("text/css; charset=utf-8"), include_str!("api_doc/style.css"))),
        )
}

/// Adds what an identity is shown with. Where the answer may be 401 it is needed; elsewhere it may change the answer.
fn say_who_may(document: &mut Value) {
    document["components"]["securitySchemes"] = json!({
        "bearer": { "type": "http", "scheme": "bearer", "description": "For programs." },
        "cookie": { "type": "apiKey", "in": "cookie", "name": identity::COOKIE, "description": "For browsers." },
    });
    let (nobody, bearer, cookie) = (json!({}), json!({ "bearer": [] }), json!({ "cookie": [] }));
    document["security"] = json!([nobody, bearer, cookie]);
    for operation in operations(document).filter(|operation| operation["responses"]["401"].is_object()) {
        operation["security"] = json!([bearer, cookie]);
    }
}

/// Where a body is described it is needed, also where the description is only a reference.
fn insist_on_bodies(document: &mut Value) {
    for operation in operations(document).filter(|operation| operation["requestBody"].is_object()) {
        operation["requestBody"]["required"] = json!(true);
    }
}

fn operations(document: &mut Value) -> impl Iterator<Item = &mut Value> {
    let paths = document["paths"].as_object_mut().into_iter().flatten();
    paths.flat_map(|(_, item)| item.as_object_mut().into_iter().flatten()).map(|(_, operation)| operation)
}
