//! Chat, reactions, and who is there.

use games::GameId;
use serde_json::{Value, json};
use server::RateLimits;

use crate::host::{Client, Host};
use crate::play::{ME, OPEN, SENSIBLE};

async fn table_of_two(host: &Host) -> (Client, Client, String) {
    let (ada, bob) = (host.guest("Ada").await, host.guest("Bob").await);
    let table = ada.make(GameId::Multiverse, &[ME, OPEN]).await;
    bob.join(&table).await;
    (ada, bob, table)
}

impl Client {
    async fn say(&self, table: &str, text: &str) -> u16 {
        self.ask(table, "chat", &json!({ "text": text })).await.status
    }

    async fn lines(&self, table: &str) -> Vec<Value> {
        let chat = self.get(&format!("/api/tables/{table}/chat")).await.json();
        chat["lines"].as_array().unwrap().clone()
    }
}

#[tokio::test]
async fn what_is_said_reaches_everybody_and_is_kept() {
    let host = Host::start().await;
    let (ada, bob, table) = table_of_two(&host).await;
    let mut hearing = host.client().follow(&table, "").await;
    hearing.until("welcome").await;
    for (text, said) in [("hello", "hello"), ("  two \n\t lines\r\n ", "two lines"), ("é🎲", "é🎲")] {
        assert_eq!(ada.say(&table, text).await, 204);
        let line = hearing.until("said").await;
        assert_eq!((&line["text"], &line["name"]), (&json!(said), &json!("Ada")));
    }
    assert_eq!(ada.say(&table, &"x".repeat(300)).await, 204);
    for bad in
        [String::new(), "   ".to_owned(), "x".repeat(301), "a\u{0}b".to_owned(), "a\u{202e}b".to_owned()]
    {
        assert_eq!(ada.say(&table, &bad).await, 422, "{bad:?}");
    }
    assert_eq!(host.guest("Eve").await.say(&table, "let me in").await, 403);
    assert_eq!(host.client().say(&table, "let me in").await, 401);
    let lines = bob.lines(&table).await;
    let numbers: Vec<_> = lines.iter().map(|line| line["number"].as_u64().unwrap()).collect();
    assert_eq!(numbers, [0, 1, 2, 3]);
    let rest = bob.get(&format!("/api/tables/{table}/chat?from=3")).await.json();
    assert_eq!((rest["lines"].as_array().unwrap().len(), &rest["next"]), (1, &json!(4)));
    let none = bob.get(&format!("/api/tables/{table}/chat?from=99")).await.json();
    assert_eq!((&none["lines"], &none["next"]), (&json!([]), &json!(99)));
}

#[tokio::test]
async fn who_is_muted_is_neither_heard_nor_read_nor_seen_to_wave() {
    let host = Host::start().await;
    let (ada, bob, table) = table_of_two(&host).await;
    let mut hearing = bob.follow(&table, "").await;
    hearing.until("welcome").await;
    assert_eq!(ada.say(&table, "before").await, 204);
    hearing.until("said").await;
    let mute = format!("/api/me/mutes/{}", ada.id().await);
    assert_eq!(bob.put(&mute, "").await.status, 204);
    assert_eq!(ada.say(&table, "unheard").await, 204);
    assert_eq!(ada.ask(&table, "reactions", &json!({ "reaction": "wave" })).await.status, 204);
    assert!(bob.lines(&table).await.is_empty());
    assert_eq!(ada.lines(&table).await.len(), 2);
    assert_eq!(bob.delete(&mute).await.status, 204);
    assert_eq!(ada.say(&table, "after").await, 204);
    let next = loop {
        let message = hearing.next().await;
        if message.get("said").is_some() || message.get("reacted").is_some() {
            break message;
        }
    };
    assert_eq!(next["said"]["text"], "after");
    // Muted from the start of a connection, too.
    assert_eq!(bob.put(&mute, "").await.status, 204);
    let mut hearing = bob.follow(&table, "").await;
    hearing.until("welcome").await;
    ada.say(&table, "unheard").await;
    bob.say(&table, "my own").await;
    assert_eq!(hearing.until("said").await["text"], "my own");
}

#[tokio::test]
async fn reactions_are_six_and_for_those_who_sit_there() {
    let host = Host::start().await;
    let (ada, bob, table) = table_of_two(&host).await;
    let mut seeing = host.client().follow(&table, "").await;
    seeing.until("welcome").await;
    for reaction in ["wave", "applause", "surprise", "laugh", "sigh", "thinking"] {
        assert_eq!(bob.ask(&table, "reactions", &json!({ "reaction": reaction })).await.status, 204);
        assert_eq!(seeing.until("reacted").await, json!({ "seat": 2, "reaction": reaction }));
    }
    assert_eq!(ada.ask(&table, "reactions", &json!({ "reaction": "boo" })).await.status, 422);
    let stranger = host.guest("Eve").await.ask(&table, "reactions", &json!({ "reaction": "wave" })).await;
    assert_eq!(stranger.reason(), (403, "not-seated".to_owned()));
}

#[tokio::test]
async fn nobody_talks_without_end() {
    let host = Host::with(|config| config.rate_limits = RateLimits::On).await;
    let (ada, bob, table) = table_of_two(&host).await;
    let mut answers = Vec::new();
    for _ in 0..14 {
        answers.push(ada.say(&table, "again").await);
    }
    assert_eq!((answers[0], answers[13]), (204, 429), "{answers:?}");
    assert_eq!(bob.say(&table, "my turn").await, 204);
}

#[tokio::test]
async fn coming_going_and_other_names_are_told() {
    let host = Host::start().await;
    let (ada, bob, table) = table_of_two(&host).await;
    let mut watching = ada.follow(&table, "").await;
    let bob_of = |info: &Value| info["seats"][1]["sitter"]["person"].clone();
    let there = bob.follow(&table, "").await;
    watching.until_that("table", |info| bob_of(info)["here"] == true).await;
    drop(there);
    watching.until_that("table", |info| bob_of(info)["here"] == false).await;
    assert_eq!(bob.patch("/api/me", "{\"name\":\"Robert\"}").await.status, 200);
    watching.until_that("table", |info| bob_of(info)["name"] == "Robert").await;
}

#[tokio::test]
async fn after_somebody_has_deleted_their_data_a_bot_goes_on_and_their_lines_are_empty() {
    let host = Host::start().await;
    let (ada, bob, table) = table_of_two(&host).await;
    ada.ask(&table, "start", &Value::Null).await;
    bob.say(&table, "my secret").await;
    let id = bob.id().await;
    let mut watching = ada.follow(&table, "").await;
    assert_eq!(bob.delete("/api/me").await.status, 204);
    watching.until_that("table", |info| info["seats"][1]["sitter"] == "gone").await;
    // The bot keeps a world.
    watching.until_that("frame", |frame| frame["frame"]["multiverse"]["to"] == 2).await;
    let lines = ada.lines(&table).await;
    assert_eq!(
        (&lines[0]["text"], &lines[0]["person"], &lines[0]["name"]),
        (&json!(""), &json!(null), &json!(null))
    );
    for known in [
        ada.info(&table).await.to_string(),
        ada.frames(&table, "").await.iter().map(Value::to_string).collect(),
    ] {
        assert!(!known.contains(&id) && !known.contains("Bob"), "{known}");
    }
    // After a restart, too; and Ada plays the game to its end with the bot.
    let host = host.restart().await;
    assert_eq!(host.known(&ada).info(&table).await["seats"][1]["sitter"], "gone");
}

#[tokio::test]
async fn whoever_deletes_their_data_before_the_start_leaves_a_free_seat() {
    let host = Host::start().await;
    let (ada, bob, table) = table_of_two(&host).await;
    assert_eq!(bob.delete("/api/me").await.status, 204);
    let free = |info: &Value| assert_eq!(info["seats"][1]["sitter"], "open", "{info}");
    free(&ada.info(&table).await);
    assert_eq!(ada.ask(&table, "start", &Value::Null).await.reason(), (409, "seats-free".to_owned()));
    let host = host.restart().await;
    let ada = host.known(&ada);
    free(&ada.info(&table).await);
    let cyd = host.guest("Cyd").await;
    assert_eq!(cyd.join(&table).await.json()["my-seat"], 2);
    cyd.delete("/api/me").await;
    let path = format!("/api/tables/{table}/seats/2");
    free(&ada.put(&path, "{\"wish\":\"open\"}").await.json());
    let planned = ada.put(&path, &json!({ "wish": SENSIBLE }).to_string()).await.json();
    assert_eq!(planned["seats"][1]["sitter"], json!({ "bot": "sensible" }));
    assert_eq!(ada.ask(&table, "start", &Value::Null).await.json()["phase"], "running");
}
