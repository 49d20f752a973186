use serde_json::json;

use crate::host::Host;

#[tokio::test]
async fn a_guest_is_made_with_one_request() {
    let host = Host::start().await;
    let client = host.client();
    assert_eq!(client.get("/api/me").await.refusal(), (401, "no-identity".to_owned()));

    let made = client.post("/api/people", "{}").await;
    assert_eq!(made.status, 201);
    let name = made.json()["person"]["name"].as_str().unwrap().to_owned();
    assert!(name.starts_with("Guest "), "{name}");
    assert_eq!(made.json().get("token"), None);
    let cookie = made.header("set-cookie").unwrap();
    for part in ["; HttpOnly", "; SameSite=Lax", "; Path=/", "; Max-Age=31536000"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains("Secure"), "{cookie}");

    let me = client.get("/api/me").await;
    assert_eq!((me.status, me.json()), (200, made.json()["person"].clone()));
    let again = client.post("/api/people", r#"{"name":"Other"}"#).await;
    assert_eq!((again.status, again.header("set-cookie")), (200, None));
    assert_eq!(again.json(), made.json());
}

#[tokio::test]
async fn the_language_is_chosen_or_the_browsers() {
    let host = Host::start().await;
    let language = ("accept-language", "de, fr-CA;q=0.8, en;q=0.5");
    let headers = [("content-type", "application/json"), language];
    let french = host.client().send("POST", "/api/people", &headers, "{}").await.json();
    assert_eq!(french["person"]["language"], "fr");
    assert!(french["person"]["name"].as_str().unwrap().starts_with("Invité"), "{french}");
    let english = host.client().send("POST", "/api/people", &headers, r#"{"language":"en"}"#).await.json();
    assert_eq!(english["person"]["language"], "en");
}

#[tokio::test]
async fn a_program_gets_its_token_in_the_answer() {
    let host = Host::start().await;
    let made = host.client().post("/api/people", r#"{"name":"robot","bearer":true}"#).await;
    assert_eq!((made.status, made.header("set-cookie")), (201, None));
    let token = made.json()["token"].as_str().unwrap().to_owned();
    let bearer = format!("Bearer {token}");
    let me = host.client().send("GET", "/api/me", &[("authorization", &bearer)], "").await;
    assert_eq!(me.json()["name"], "robot");
    let wrong = format!("Bearer {}", "A".repeat(43));
    let nobody = host.client().send("GET", "/api/me", &[("authorization", &wrong)], "").await;
    assert_eq!(nobody.status, 401);
}

#[tokio::test]
async fn name_and_language_change_at_once() {
    let host = Host::start().await;
    let ada = host.guest("Ada").await;
    let changed = ada.patch("/api/me", r#"{"name":"  Ada   Lovelace "}"#).await.json();
    assert_eq!((&changed["name"], &changed["language"]), (&json!("Ada Lovelace"), &json!("en")));
    let changed = ada.patch("/api/me", r#"{"language":"fr"}"#).await.json();
    assert_eq!((&changed["name"], &changed["language"]), (&json!("Ada Lovelace"), &json!("fr")));
    assert_eq!(ada.get("/api/me").await.json(), changed);
    assert_eq!(ada.patch("/api/me", "{}").await.json(), changed);
    for bad in [r#"{"name":""}"#, r#"{"name":"\u202eadA"}"#, r#"{"language":"de"}"#, r#"{"nmae":"x"}"#] {
        assert_eq!(ada.patch("/api/me", bad).await.refusal(), (422, "invalid".to_owned()), "{bad}");
    }
    assert_eq!(ada.get("/api/me").await.json(), changed);
}

#[tokio::test]
async fn deleted_data_is_gone_on_every_device() {
    let host = Host::start().await;
    let ada = host.guest("Ada of the tests").await;
    let old_cookie = ada.cookie().unwrap();
    let phrase = ada.post("/api/me/recovery", "").await.json()["phrase"].clone();
    let phone = host.client();
    assert_eq!(phone.post("/api/recovery", &json!({ "phrase": phrase }).to_string()).await.status, 200);
    assert_eq!(phone.get("/api/me").await.status, 200);

    let deleted = ada.delete("/api/me").await;
    assert_eq!(deleted.status, 204);
    assert!(deleted.header("set-cookie").unwrap().contains("Max-Age=0"));
    assert_eq!(phone.get("/api/me").await.status, 401);
    let old = host.client().send("GET", "/api/me", &[("cookie", &old_cookie)], "").await;
    assert_eq!(old.status, 401);
    let back = host.client().post("/api/recovery", &json!({ "phrase": phrase }).to_string()).await;
    assert_eq!(back.refusal(), (404, "unknown-phrase".to_owned()));
    let store = store::Store::open(&host.database).await.unwrap();
    let mut dump = Vec::new();
    store.dump(&mut dump).await.unwrap();
    assert!(!String::from_utf8(dump).unwrap().contains("Ada of the tests"));
}

#[tokio::test]
async fn the_database_never_sees_a_secret() {
    let host = Host::start().await;
    let ada = host.guest("Ada").await;
    let phrase = ada.post("/api/me/recovery", "").await.json()["phrase"].as_str().unwrap().to_owned();
    let store = store::Store::open(&host.database).await.unwrap();
    let mut dump = Vec::new();
    store.dump(&mut dump).await.unwrap();
    let dump = String::from_utf8(dump).unwrap();
    assert!(dump.contains("\"Ada\"") && !dump.contains(&ada.token()) && !dump.contains(&phrase), "{dump}");
}

#[tokio::test]
async fn signing_out_ends_one_device() {
    let host = Host::start().await;
    let ada = host.guest("Ada").await;
    let cookie = ada.cookie().unwrap();
    assert_eq!(ada.post("/api/me/sign-out", "").await.status, 204);
    assert_eq!(ada.cookie(), None);
    assert_eq!(host.client().send("GET", "/api/me", &[("cookie", &cookie)], "").await.status, 401);
}

#[tokio::test]
async fn people_are_muted_and_heard_again() {
    let host = Host::start().await;
    let (ada, bob) = (host.guest("Ada").await, host.guest("Bob").await);
    let id = |person: &serde_json::Value| person["id"].as_str().unwrap().to_owned();
    let (ada_id, bob_id) = (id(&ada.get("/api/me").await.json()), id(&bob.get("/api/me").await.json()));
    let path = format!("/api/me/mutes/{bob_id}");
    for _ in 0..2 {
        assert_eq!(ada.send("PUT", &path, &[], "").await.status, 204);
    }
    assert_eq!(ada.get("/api/me/mutes").await.json(), json!([{ "id": bob_id, "name": "Bob" }]));
    assert_eq!(bob.get("/api/me/mutes").await.json(), json!([]));
    let myself = ada.send("PUT", &format!("/api/me/mutes/{ada_id}"), &[], "").await;
    assert_eq!(myself.refusal(), (422, "invalid".to_owned()));
    for nobody in ["nobody", "no%20id", &"x".repeat(65)] {
        let answer = ada.send("PUT", &format!("/api/me/mutes/{nobody}"), &[], "").await;
        assert_eq!(answer.refusal(), (404, "not-found".to_owned()), "{nobody}");
    }
    assert_eq!(ada.delete(&path).await.status, 204);
    assert_eq!(ada.delete(&path).await.refusal(), (404, "not-found".to_owned()));
    assert_eq!(ada.get("/api/me/mutes").await.json(), json!([]));
}
