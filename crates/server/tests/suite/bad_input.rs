//! Whatever is wrong with a request, the answer is JSON with a code and a sentence.

use crate::host::Host;

const JSON: (&str, &str) = ("content-type", "application/json");

#[tokio::test]
async fn bodies() {
    let host = Host::start().await;
    let long_name = format!("{{\"name\":\"{}\"}}", "x".repeat(70_000));
    for (headers, body, status, code) in [
        (&[JSON][..], "{", 400, "bad-request"),
        (&[JSON], "", 400, "bad-request"),
        (&[JSON], "{} {}", 400, "bad-request"),
        (&[], "{}", 415, "not-json"),
        (&[("content-type", "text/plain")], "{}", 415, "not-json"),
        (&[JSON], &long_name, 413, "too-large"),
        (&[JSON], "[]", 422, "invalid"),
        (&[JSON], "[null, null]", 422, "invalid"),
        (&[JSON], r#"{"name":7}"#, 422, "invalid"),
        (&[JSON], r#"{"name":" "}"#, 422, "invalid"),
        (&[JSON], r#"{"name":"a\u0000b"}"#, 422, "invalid"),
        (&[JSON], r#"{"unknown":7}"#, 422, "invalid"),
        (&[JSON], r#"{"language":"klingon"}"#, 422, "invalid"),
    ] {
        let answer = host.client().send("POST", "/api/people", headers, body).await;
        assert_eq!(answer.refusal(), (status, code.to_owned()), "{body:.40}");
    }
}

#[tokio::test]
async fn paths_and_methods() {
    let host = Host::start().await;
    let client = host.guest("Ada").await;
    for path in ["/api/nothing", "/api/", "/api/me/", "/api/me/nothing/at/all"] {
        assert_eq!(client.get(path).await.refusal(), (404, "not-found".to_owned()), "{path}");
    }
    for (method, path) in [("GET", "/api/people"), ("POST", "/api/me"), ("BREW", "/api/me"), ("POST", "/api")]
    {
        let answer = client.send(method, path, &[], "").await;
        assert_eq!(answer.refusal(), (405, "method-not-allowed".to_owned()), "{method} {path}");
        assert!(answer.header("allow").is_some(), "{method} {path}");
    }
    let not_text = client.delete("/api/me/devices/%FF").await;
    assert_eq!(not_text.refusal(), (404, "not-found".to_owned()));
}

#[tokio::test]
async fn queries() {
    let host = Host::start().await;
    let client = host.guest("Ada").await;
    for (path, status, code) in [
        ("/api/me/history?size=many", 400, "bad-request"),
        ("/api/me/history?size=-1", 400, "bad-request"),
        ("/api/me/history?size=0", 422, "invalid"),
        ("/api/me/history?size=101", 422, "invalid"),
        ("/api/me/history?after=nowhere", 422, "invalid"),
        ("/api/scores/solo", 400, "bad-request"),
        ("/api/scores/solo?game=x&after=1.2", 422, "invalid"),
        ("/api/scores/solo?game=%00", 422, "invalid"),
    ] {
        assert_eq!(client.get(path).await.refusal(), (status, code.to_owned()), "{path}");
    }
}

#[tokio::test]
async fn cookies() {
    let host = Host::start().await;
    for cookie in ["manyworlds=", "manyworlds=x", ";;;", "manyworlds=\"", &"a=b; ".repeat(200)] {
        let answer = host.client().send("GET", "/api/me", &[("cookie", cookie)], "").await;
        assert_eq!(answer.refusal(), (401, "no-identity".to_owned()), "{cookie:.20}");
    }
}
