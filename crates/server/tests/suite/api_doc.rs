use std::collections::BTreeSet;

use serde_json::Value;

use crate::host::Host;

const ROUTES: &[(&str, &[u16])] = &[
    ("POST /api/people", &[200, 201, 400, 403, 408, 413, 415, 422, 429, 500, 503]),
    ("GET /api/me", &[200, 401, 408, 429, 500, 503]),
    ("PATCH /api/me", &[200, 400, 401, 403, 408, 413, 415, 422, 429, 500, 503]),
    ("DELETE /api/me", &[204, 401, 403, 408, 429, 500, 503]),
    ("POST /api/me/sign-out", &[204, 401, 403, 408, 429, 500, 503]),
    ("POST /api/me/recovery", &[200, 401, 403, 408, 429, 500, 503]),
    ("POST /api/recovery", &[200, 400, 403, 404, 408, 413, 415, 422, 429, 500, 503]),
    ("GET /api/me/devices", &[200, 401, 408, 429, 500, 503]),
    ("DELETE /api/me/devices/{id}", &[204, 401, 403, 404, 408, 429, 500, 503]),
    ("GET /api/me/mutes", &[200, 401, 408, 429, 500, 503]),
    ("PUT /api/me/mutes/{person}", &[204, 401, 403, 404, 408, 422, 429, 500, 503]),
    ("DELETE /api/me/mutes/{person}", &[204, 401, 403, 404, 408, 429, 500, 503]),
    ("GET /api/me/history", &[200, 400, 401, 408, 422, 429, 500, 503]),
    ("GET /api/scores/solo", &[200, 400, 408, 422, 429, 500, 503]),
];

fn operations(document: &Value) -> impl Iterator<Item = (String, &Value)> {
    document["paths"].as_object().unwrap().iter().flat_map(|(path, item)| {
        let item = item.as_object().unwrap().iter();
        item.map(move |(method, operation)| (format!("{} {path}", method.to_uppercase()), operation))
    })
}

#[tokio::test]
async fn the_document_knows_every_route_and_every_status() {
    let host = Host::start().await;
    let document = host.client().get("/api/openapi.json").await.json();
    for (route, statuses) in ROUTES {
        let found = operations(&document).find(|(name, _)| name == route);
        let (_, operation) = found.unwrap_or_else(|| panic!("{route} is missing"));
        let described: BTreeSet<u16> = operation["responses"]
            .as_object()
            .unwrap()
            .keys()
            .map(|status| status.parse().unwrap())
            .collect();
        assert_eq!(described, statuses.iter().copied().collect(), "{route}");
    }
}

#[tokio::test]
async fn everything_in_the_document_has_words_and_every_reference_leads_somewhere() {
    let host = Host::start().await;
    let answer = host.client().get("/api/openapi.json").await;
    assert_eq!(answer.header("content-type"), Some("application/json"));
    let document = answer.json();
    for (route, operation) in operations(&document) {
        assert!(!operation["summary"].as_str().unwrap_or_default().is_empty(), "{route} has no summary");
        let tag = &operation["tags"][0];
        assert!(document["tags"].as_array().unwrap().iter().any(|known| known["name"] == *tag), "{route}");
    }
    let text = answer.text();
    for part in text.split("#/components/schemas/").skip(1) {
        let name = part.split('"').next().unwrap();
        assert!(document["components"]["schemas"][name].is_object(), "{name}");
    }
}

#[tokio::test]
async fn the_page_shows_the_document_and_needs_nothing_else() {
    let host = Host::start().await;
    let client = host.client();
    let page = client.get("/api").await;
    assert_eq!(page.header("content-type"), Some("text/html; charset=utf-8"));
    let text = page.text();
    for (route, _) in ROUTES {
        let path = route.split(' ').nth(1).unwrap();
        assert!(text.contains(&format!("<code>{path}</code>")), "{path}");
    }
    for code in ["no-identity", "too-many-requests", "Guest 4821"] {
        assert!(text.contains(code), "{code}");
    }
    for forbidden in ["<script", "style=", "<style", "http://", "https://"] {
        assert!(!text.contains(forbidden), "{forbidden}");
    }
    let style = client.get("/api/style.css").await;
    assert_eq!((style.status, style.header("content-type")), (200, Some("text/css; charset=utf-8")));
}
