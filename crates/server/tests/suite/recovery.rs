use serde_json::{Value, json};

use crate::host::{Client, Host};

async fn phrase_of(client: &Client) -> String {
    let answer = client.post("/api/me/recovery", "").await;
    assert_eq!(answer.status, 200);
    let phrase = answer.json()["phrase"].as_str().unwrap().to_owned();
    assert_eq!(phrase.split(' ').count(), 12, "{phrase}");
    phrase
}

async fn recover(client: &Client, phrase: &str) -> crate::host::Answer {
    client.post("/api/recovery", &json!({ "phrase": phrase }).to_string()).await
}

#[tokio::test]
async fn a_phrase_signs_another_device_in() {
    let host = Host::start().await;
    for language in ["en", "fr"] {
        let laptop = host.guest("Ada").await;
        laptop.patch("/api/me", &json!({ "language": language }).to_string()).await;
        let phrase = phrase_of(&laptop).await;
        let phone = host.guest("Somebody else").await;
        // As somebody types it on a phone.
        let typed = format!("  {} ", phrase.to_uppercase().replace(' ', "  ").replace('É', "e"));
        let answer = recover(&phone, &typed).await;
        assert_eq!((answer.status, &answer.json()["person"]["name"]), (200, &json!("Ada")));
        assert_eq!(phone.get("/api/me").await.json(), laptop.get("/api/me").await.json());
        assert_ne!(phone.token(), laptop.token());
    }
}

#[tokio::test]
async fn who_is_that_person_already_stays_on_one_device() {
    let host = Host::start().await;
    let ada = host.guest("Ada").await;
    let phrase = phrase_of(&ada).await;
    let answer = recover(&ada, &phrase).await;
    assert_eq!((answer.status, answer.header("set-cookie")), (200, None));
    assert_eq!(ada.get("/api/me/devices").await.json().as_array().unwrap().len(), 1);
    let program = json!({ "phrase": phrase, "bearer": true }).to_string();
    assert!(ada.post("/api/recovery", &program).await.json()["token"].is_string());
}

#[tokio::test]
async fn a_new_phrase_replaces_the_old_one() {
    let host = Host::start().await;
    let ada = host.guest("Ada").await;
    let (old, new) = (phrase_of(&ada).await, phrase_of(&ada).await);
    assert_eq!(recover(&host.client(), &old).await.refusal(), (404, "unknown-phrase".to_owned()));
    assert_eq!(recover(&host.client(), &new).await.status, 200);
}

#[tokio::test]
async fn a_phrase_that_cannot_be_one_is_refused_without_being_repeated() {
    let host = Host::start().await;
    for phrase in
        ["", "abandon ability able", "correct horse battery staple and so on for twelve words in all"]
    {
        let answer = recover(&host.client(), phrase).await;
        assert_eq!(answer.refusal(), (422, "invalid".to_owned()));
        assert!(!answer.text().contains("horse"), "{answer:?}");
    }
}

#[tokio::test]
async fn devices_are_listed_and_signed_out_one_by_one() {
    let host = Host::start().await;
    let laptop = host.guest("Ada").await;
    let phone = host.client();
    recover(&phone, &phrase_of(&laptop).await).await;
    let devices = laptop.get("/api/me/devices").await.json();
    let devices = devices.as_array().unwrap();
    let current = |device: &&Value| device["current"] == true;
    assert_eq!((devices.len(), devices.iter().filter(current).count()), (2, 1));
    let other = devices.iter().find(|device| device["current"] == false).unwrap();
    let id = other["id"].as_str().unwrap();
    assert!(!store::SecretHash::of(&phone.token()).as_str().contains(id));

    let stranger = host.guest("Bob").await;
    let path = format!("/api/me/devices/{id}");
    assert_eq!(stranger.delete(&path).await.refusal(), (404, "not-found".to_owned()));
    assert_eq!(phone.get("/api/me").await.status, 200);
    let signed_out = laptop.delete(&path).await;
    assert_eq!((signed_out.status, signed_out.header("set-cookie")), (204, None));
    assert_eq!(phone.get("/api/me").await.status, 401);
    assert_eq!(laptop.get("/api/me").await.status, 200);
    assert_eq!(laptop.delete(&path).await.status, 404);

    let own = laptop.get("/api/me/devices").await.json()[0]["id"].as_str().unwrap().to_owned();
    assert_eq!(laptop.delete(&format!("/api/me/devices/{own}")).await.status, 204);
    assert_eq!(laptop.cookie(), None);
}
