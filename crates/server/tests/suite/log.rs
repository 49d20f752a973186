use std::io::Write;
use std::sync::{Arc, Mutex};

use serde_json::json;
use tracing_subscriber::fmt::MakeWriter;

use crate::host::Host;

/// Everything that any test of this process says.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Log {
    type Writer = Self;

    fn make_writer(&'a self) -> Self {
        self.clone()
    }
}

#[tokio::test]
async fn no_secret_is_ever_logged() {
    let log = Log::default();
    tracing_subscriber::fmt()
        .with_max_level(tracing_subscriber::filter::LevelFilter::TRACE)
        .with_ansi(false)
        .with_writer(log.clone())
        .init();

    let host = Host::start().await;
    let ada = host.guest("Ada").await;
    let cookie = ada.token();
    let phrase = ada.post("/api/me/recovery", "").await.json()["phrase"].as_str().unwrap().to_owned();
    let program = host.client();
    let body = json!({ "phrase": phrase, "bearer": true }).to_string();
    let bearer = program.post("/api/recovery", &body).await.json()["token"].as_str().unwrap().to_owned();
    let authorization = format!("Bearer {bearer}");
    let answer = program.send("GET", "/api/me/devices", &[("authorization", &authorization)], "").await;
    let device = answer.json()[0]["id"].as_str().unwrap().to_owned();
    // Requests that go wrong are logged, too.
    let wrong = json!({ "phrase": format!("{phrase} more") }).to_string();
    assert_eq!(program.post("/api/recovery", &wrong).await.status, 422);
    assert_eq!(program.post("/api/recovery", &format!("{{\"phrase\":\"{phrase}\"")).await.status, 400);
    assert_eq!(ada.delete(&format!("/api/me/devices/{device}")).await.status, 204);
    assert_eq!(ada.post("/api/me/sign-out", "").await.status, 204);
    host.stop().await.unwrap();

    let text = String::from_utf8_lossy(&log.0.lock().unwrap()).into_owned();
    assert!(text.contains("route=\"/api/recovery\"") && text.contains("answered"), "it logs: {text:.2000}");
    let hash = store::SecretHash::of(&cookie);
    for secret in [cookie.as_str(), &bearer, &phrase, hash.as_str(), &device] {
        let found =
            text.find(secret).map(|at| text[at.saturating_sub(300)..].chars().take(600).collect::<String>());
        assert_eq!(found, None);
    }
}
