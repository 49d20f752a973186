//! What keeps strangers out: origins, headers, and what a sick server says.

use crate::host::Host;

const JSON: (&str, &str) = ("content-type", "application/json");

async fn made_from(host: &Host, headers: &[(&str, &str)]) -> u16 {
    let headers = [&[JSON], headers].concat();
    host.client().send("POST", "/api/people", &headers, "{}").await.status
}

#[tokio::test]
async fn only_our_own_pages_may_write() {
    let host = Host::start().await;
    let own = format!("http://{}", host.address);
    assert_eq!(made_from(&host, &[]).await, 201);
    assert_eq!(made_from(&host, &[("origin", &own), ("sec-fetch-site", "same-origin")]).await, 201);
    for origin in ["http://evil.example.org", "null", "", "http://127.0.0.1"] {
        assert_eq!(made_from(&host, &[("origin", origin)]).await, 403, "{origin}");
    }
    assert_eq!(made_from(&host, &[("sec-fetch-site", "cross-site")]).await, 403);
    let evil = [("origin", "http://evil.example.org")];
    let ada = host.guest("Ada").await;
    assert_eq!(ada.send("DELETE", "/api/me", &evil, "").await.refusal(), (403, "wrong-origin".to_owned()));
    assert_eq!(ada.send("GET", "/api/me", &evil, "").await.status, 200);
}

#[tokio::test]
async fn a_websocket_counts_as_writing() {
    let host = Host::start().await;
    let upgrade = [("connection", "upgrade"), ("upgrade", "websocket"), ("sec-websocket-version", "13")];
    let foreign = [&upgrade[..], &[("origin", "http://evil.example.org")]].concat();
    assert_eq!(host.client().send("GET", "/healthz", &foreign, "").await.status, 403);
    let own = format!("http://{}", host.address);
    let own = [&upgrade[..], &[("origin", own.as_str())]].concat();
    assert_eq!(host.client().send("GET", "/healthz", &own, "").await.status, 200);
}

#[tokio::test]
async fn behind_a_name_only_that_name_is_ours() {
    let public = "https://games.example.org".parse().unwrap();
    let host = Host::with(|config| config.public_url = Some(public)).await;
    let by_address = format!("http://{}", host.address);
    assert_eq!(made_from(&host, &[("origin", "https://games.example.org")]).await, 201);
    assert_eq!(made_from(&host, &[("origin", "http://games.example.org")]).await, 403);
    assert_eq!(made_from(&host, &[("origin", &by_address)]).await, 403);
    let made = host.client().post("/api/people", "{}").await;
    assert!(made.header("set-cookie").unwrap().contains("; Secure"));
    assert_eq!(made.header("strict-transport-security"), Some("max-age=31536000"));
}

#[tokio::test]
async fn every_answer_has_its_headers() {
    let host = Host::start().await;
    let client = host.client();
    for path in ["/", "/healthz", "/metrics", "/api", "/api/me", "/api/nothing", "/api/people"] {
        let answer = client.get(path).await;
        for (name, value) in [
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "no-referrer"),
            ("x-frame-options", "DENY"),
            ("cross-origin-opener-policy", "same-origin"),
        ] {
            assert_eq!(answer.header(name), Some(value), "{name} of {path}");
        }
        let policy = answer.header("content-security-policy").unwrap();
        assert!(policy.starts_with("default-src 'none'") && !policy.contains("unsafe-inline"), "{policy}");
        assert!(answer.header("permissions-policy").unwrap().contains("camera=()"));
        assert!(answer.header("x-request-id").unwrap().len() >= 8);
        assert_eq!(answer.header("strict-transport-security"), None);
        let kept = path.starts_with("/api").then_some("no-store");
        assert_eq!(answer.header("cache-control"), kept, "{path}");
    }
}

#[tokio::test]
async fn requests_are_counted_by_route() {
    let host = Host::start().await;
    let client = host.client();
    client.get("/api/me").await;
    client.delete("/api/me/devices/some-secret").await;
    client.get("/some-page").await;
    let metrics = client.get("/metrics").await;
    assert!(metrics.header("content-type").unwrap().starts_with("application/openmetrics-text"));
    let text = metrics.text();
    for line in [
        r#"manyworlds_requests_total{method="GET",route="/api/me",status="401"} 1"#,
        r#"manyworlds_requests_total{method="DELETE",route="/api/me/devices/{id}",status="401"} 1"#,
        r#"manyworlds_request_seconds_count{route="/api/me"} 1"#,
        "manyworlds_moves_total 0",
        "manyworlds_frames_total 0",
        "manyworlds_connections 0",
        "manyworlds_live_tables 0",
        "manyworlds_bot_queue 0",
        "manyworlds_bot_decision_seconds_count 0",
        "manyworlds_log_append_seconds_count 0",
    ] {
        assert!(text.contains(line), "{line} in {text}");
    }
    assert!(!text.contains("some-secret") && !text.contains("some-page"), "{text}");
}
