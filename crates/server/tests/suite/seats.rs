//! Sitting down, getting up, and starting, in all orders.

use games::GameId;
use serde_json::{Value, json};
use wire::online::{Pace, Settings, Visibility};

use crate::games::nonce;
use crate::host::{Answer, Client, Host};
use crate::play::{INVITED, ME, OPEN, SENSIBLE, Way, play};

const NONE: Value = Value::Null;

fn refused(answer: &Answer, status: u16, reason: &str) {
    assert_eq!(answer.reason(), (status, reason.to_owned()));
}

async fn three(host: &Host) -> [Client; 3] {
    [host.guest("Ada").await, host.guest("Bob").await, host.guest("Cyd").await]
}

#[tokio::test]
async fn everybody_sits_where_they_may() {
    let host = Host::start().await;
    let [ada, bob, cyd] = three(&host).await;
    let table = ada.make(GameId::Multiverse, &[OPEN, ME, INVITED]).await;
    let info = ada.info(&table).await;
    assert_eq!((&info["my-seat"], &info["phase"]), (&json!(2), &json!("open")));
    let key = info["key"].as_str().unwrap();
    assert!(key.len() >= 32, "{key}");
    for outsider in [&bob, &host.client()] {
        let seen = outsider.info(&table).await;
        assert!(seen.get("key").is_none() && !seen.to_string().contains(key), "{seen}");
    }
    refused(&ada.join(&table).await, 409, "already-seated");
    refused(&bob.ask(&table, "join", &json!({ "seat": 2 })).await, 409, "seat-taken");
    refused(&bob.ask(&table, "join", &json!({ "seat": 3 })).await, 403, "needs-key");
    refused(&bob.ask(&table, "join", &json!({ "seat": 3, "key": "" })).await, 403, "needs-key");
    refused(&bob.ask(&table, "join", &json!({ "seat": 4 })).await, 404, "no-such-seat");
    for seat in [0, 7, 255] {
        refused(&bob.ask(&table, "join", &json!({ "seat": seat })).await, 404, "no-such-seat");
    }
    assert_eq!(host.client().join(&table).await.refusal(), (401, "no-identity".to_owned()));
    let joined = bob.ask(&table, "join", &json!({ "seat": 3, "key": key })).await.json();
    assert_eq!((&joined["my-seat"], &joined["key"]), (&json!(3), &json!(key)));
    assert_eq!(cyd.join(&table).await.json()["my-seat"], 1);
    let dan = host.guest("Dan").await;
    refused(&dan.join(&table).await, 409, "full");
    refused(&dan.ask(&table, "join", &json!({ "key": key })).await, 409, "full");
    refused(&dan.ask(&table, "leave", &NONE).await, 403, "not-seated");
}

#[tokio::test]
async fn only_the_host_plans_removes_and_starts_and_only_before_the_start() {
    let host = Host::start().await;
    let [ada, bob, cyd] = three(&host).await;
    let table = ada.make(GameId::Multiverse, &[ME, OPEN, OPEN]).await;
    let seat = |number: u8| format!("/api/tables/{table}/seats/{number}");
    let plan = |wish: Value| json!({ "wish": wish }).to_string();
    bob.join(&table).await;
    refused(&ada.ask(&table, "start", &NONE).await, 409, "seats-free");
    for other in [&bob, &cyd] {
        refused(&other.ask(&table, "start", &NONE).await, 403, "not-host");
        refused(&other.put(&seat(3), &plan(json!("invited"))).await, 403, "not-host");
        refused(&other.delete(&seat(1)).await, 403, "not-host");
    }
    refused(&ada.put(&seat(2), &plan(json!("open"))).await, 409, "seat-taken");
    refused(&ada.put(&seat(1), &plan(json!({ "bot": "easy" }))).await, 409, "seat-taken");
    refused(&ada.put(&seat(3), &plan(json!("me"))).await, 422, "no-wish");
    refused(&ada.put(&seat(4), &plan(json!("open"))).await, 404, "no-such-seat");
    assert_eq!(ada.put(&seat(3), &plan(json!({ "bot": "deity" }))).await.status, 422);
    refused(&ada.delete(&seat(1)).await, 403, "not-your-seat");
    refused(&ada.delete(&seat(3)).await, 403, "not-your-seat");
    // A seat goes from one plan to the next.
    for (wish, sitter) in [
        (json!("invited"), json!("invited")),
        (json!({ "bot": "easy" }), json!({ "bot": "easy" })),
        (json!({ "bot": "sensible" }), json!({ "bot": "sensible" })),
        (json!("open"), json!("open")),
        (json!({ "bot": "sensible" }), json!({ "bot": "sensible" })),
    ] {
        let info = ada.put(&seat(3), &plan(wish)).await.json();
        assert_eq!(info["seats"][2]["sitter"], sitter);
    }
    refused(&cyd.join(&table).await, 409, "full");
    assert_eq!(ada.ask(&table, "start", &NONE).await.json()["phase"], "running");
    refused(&ada.ask(&table, "start", &NONE).await, 409, "started");
    refused(&cyd.join(&table).await, 409, "started");
    refused(&ada.put(&seat(3), &plan(json!("open"))).await, 409, "started");
    refused(&ada.delete(&seat(2)).await, 409, "started");
    refused(&ada.ask(&table, "pledge", &nonce(1).0).await, 409, "no-share");
    refused(&ada.ask(&table, "rematch", &NONE).await, 409, "not-over");
    refused(&ada.ask(&table, "back", &NONE).await, 409, "no-stand-in");
}

#[tokio::test]
async fn who_was_sent_away_sees_nothing_more_and_cannot_come_back() {
    let host = Host::start().await;
    let [ada, bob, cyd] = three(&host).await;
    let table = ada.make(GameId::Multiverse, &[ME, OPEN]).await;
    bob.join(&table).await;
    let mut watching = bob.follow(&table, "").await;
    watching.until("welcome").await;
    let info = ada.delete(&format!("/api/tables/{table}/seats/2")).await.json();
    assert_eq!(info["seats"][1]["sitter"], "open");
    // Somebody else sits there now: nothing of that seat reaches who sat there before.
    assert_eq!(cyd.join(&table).await.json()["my-seat"], 2);
    assert_eq!(ada.ask(&table, "start", &NONE).await.json()["phase"], "running");
    while let Ok(text) = watching.text().await {
        assert!(!text.contains("\"frame\""), "{text}");
    }
    assert_eq!(bob.try_follow(&table, "").await.err(), Some(403));
    let path = format!("/api/tables/{table}");
    for path in [path.clone(), format!("{path}/frames"), format!("{path}/chat"), format!("{path}/record")] {
        refused(&bob.get(&path).await, 403, "sent-away");
    }
    refused(&bob.join(&table).await, 409, "started");
    // Before the start, too, and after a restart.
    let table = ada.make(GameId::Multiverse, &[ME, OPEN]).await;
    bob.join(&table).await;
    ada.delete(&format!("/api/tables/{table}/seats/2")).await;
    refused(&bob.join(&table).await, 403, "sent-away");
    let host = host.restart().await;
    refused(&host.known(&bob).join(&table).await, 403, "sent-away");
}

#[tokio::test]
async fn where_nobody_may_look_on_nobody_stays_who_looked_on_before() {
    let host = Host::start().await;
    let [ada, bob, cyd] = three(&host).await;
    let settings = Settings { spectators: false, ..Settings::default() };
    let table = ada.make_with(GameId::Multiverse, &[ME, OPEN], settings).await;
    // Before the start one sees where one could sit.
    let mut stranger = host.client().follow(&table, "").await;
    stranger.until("welcome").await;
    bob.join(&table).await;
    assert_eq!(ada.ask(&table, "start", &NONE).await.json()["phase"], "running");
    while let Ok(text) = stranger.text().await {
        assert!(!text.contains("\"frame\""), "{text}");
    }
    for outsider in [&cyd, &host.client()] {
        assert_eq!(outsider.try_follow(&table, "").await.err(), Some(403));
        refused(&outsider.get(&format!("/api/tables/{table}/frames")).await, 403, "no-spectators");
        refused(&outsider.get(&format!("/api/tables/{table}")).await, 403, "no-spectators");
        refused(&outsider.get(&format!("/api/tables/{table}/chat")).await, 403, "no-spectators");
    }
    assert_eq!(bob.sees(&table).await.number, 1);
}

#[tokio::test]
async fn the_host_passes_on_and_the_last_to_leave_closes_the_table() {
    let host = Host::start().await;
    let [ada, bob, cyd] = three(&host).await;
    let settings = Settings { visibility: Visibility::Public, ..Settings::default() };
    let table = ada.make_with(GameId::Multiverse, &[ME, OPEN, OPEN], settings).await;
    let listed = async || {
        let lobby = host.client().get("/api/tables").await.json();
        lobby["tables"].as_array().unwrap().first().map(|one| one["seats_free"].as_u64().unwrap())
    };
    assert_eq!(listed().await, Some(2));
    bob.join(&table).await;
    cyd.join(&table).await;
    assert_eq!(listed().await, Some(0));
    ada.ask(&table, "leave", &NONE).await;
    assert_eq!((listed().await, cyd.info(&table).await["host"].clone()), (Some(1), json!(bob.id().await)));
    refused(&ada.ask(&table, "start", &NONE).await, 403, "not-host");
    refused(&bob.ask(&table, "start", &NONE).await, 409, "seats-free");
    // Whoever made it is the host again on coming back.
    assert_eq!(ada.join(&table).await.json()["host"], ada.id().await);
    for client in [&ada, &bob] {
        client.ask(&table, "leave", &NONE).await;
    }
    assert_eq!(cyd.ask(&table, "leave", &NONE).await.json()["phase"], "over");
    assert_eq!(listed().await, None);
    refused(&ada.join(&table).await, 409, "started");
    refused(&ada.act(&table, "pass", None).await, 403, "not-seated");
    assert_eq!(host.client().sees(&table).await.over, None);
}

#[tokio::test]
async fn a_table_is_refused_that_cannot_be() {
    let host = Host::start().await;
    let ada = host.guest("Ada").await;
    let good = serde_json::to_value(crate::play::new_table(
        GameId::Multiuniversum,
        &[ME, OPEN],
        Settings::default(),
    ))
    .unwrap();
    let make = async |change: &dyn Fn(&mut Value)| {
        let mut wanted = good.clone();
        change(&mut wanted);
        ada.post("/api/tables", &wanted.to_string()).await.refusal()
    };
    let invalid = (422, "invalid".to_owned());
    let changes: [&dyn Fn(&mut Value); 9] = [
        &|table| table["seats"] = json!(["me"]),
        &|table| table["seats"] = json!(["open", "open"]),
        &|table| table["seats"] = json!(["me", "me"]),
        &|table| table["seats"] = json!(["me", { "bot": "god" }]),
        &|table| table["settings"] = json!({ "clock": { "turn": { "seconds": 9 } } }),
        &|table| table["settings"] = json!({ "clock": { "turn": { "seconds": 60 } }, "pace": "days" }),
        &|table| table["settings"] = json!({ "colour": "red" }),
        &|table| table["setup"]["options"]["players"] = json!(9),
        &|table| table["setup"]["game"] = json!("chess"),
    ];
    for change in changes {
        assert_eq!(make(change).await, invalid);
    }
    assert_eq!(host.client().post("/api/tables", &good.to_string()).await.status, 401);
    let alone = crate::play::new_table(
        GameId::Multiuniversum,
        &[ME],
        Settings { rated: true, ..Settings::default() },
    );
    let alone = ada.post("/api/tables", &serde_json::to_string(&alone).unwrap()).await;
    assert_eq!(alone.refusal(), invalid);
}

#[tokio::test]
async fn nobody_sits_down_or_gets_up_while_the_dice_are_made_and_silence_is_left_out() {
    let host = Host::start().await;
    let [ada, bob, cyd] = three(&host).await;
    let table = ada.make(GameId::Multiverse, &[ME, OPEN]).await;
    // Whoever looks on and then sits down is there.
    let mut watching = bob.follow(&table, "").await;
    watching.until("welcome").await;
    assert_eq!(ada.info(&table).await["spectators"], 1);
    let joined = bob.join(&table).await.json();
    assert_eq!(joined["seats"][1]["sitter"]["person"]["here"], true, "{joined}");
    assert_eq!(joined["spectators"], 0);
    refused(&bob.ask(&table, "pledge", &nonce(1).0).await, 409, "no-share");
    let first_pledge = joined["pledge"].clone();
    assert_eq!(ada.ask(&table, "start", &NONE).await.json()["phase"], "pledging");
    refused(&cyd.join(&table).await, 409, "started");
    refused(&bob.ask(&table, "leave", &NONE).await, 409, "started");
    refused(&cyd.ask(&table, "pledge", &nonce(1).0).await, 403, "not-seated");
    refused(&bob.ask(&table, "nonce", &nonce(1).1).await, 409, "no-share");
    assert_eq!(bob.ask(&table, "pledge", &json!({ "pledge": "xyz" })).await.status, 422);
    // Ada is not connected and may still pledge if she is quick; Bob pledges and never opens.
    assert_eq!(ada.ask(&table, "pledge", &nonce(2).0).await.json()["phase"], "pledging");
    refused(&ada.ask(&table, "pledge", &nonce(2).0).await, 409, "no-share");
    assert_eq!(bob.ask(&table, "pledge", &nonce(1).0).await.json()["phase"], "opening");
    assert_eq!(ada.ask(&table, "nonce", &nonce(3).1).await.reason().1, "no-share");
    assert_eq!(ada.ask(&table, "nonce", &nonce(2).1).await.json()["phase"], "opening");
    // The round is held again with another seed, and without Bob; nobody else is waited for.
    watching.until_that("table", |info| info["phase"] == "running").await;
    let info = ada.info(&table).await;
    assert_ne!(info["pledge"], first_pledge);
}

#[tokio::test]
async fn leaving_a_running_game_hands_the_seat_to_a_bot_until_one_is_back() {
    let host = Host::start().await;
    let [ada, bob, _] = three(&host).await;
    let table = ada.make(GameId::Multiverse, &[ME, OPEN]).await;
    bob.join(&table).await;
    ada.ask(&table, "start", &NONE).await;
    let mut watching = ada.follow(&table, "").await;
    assert_eq!(bob.ask(&table, "leave", &NONE).await.json()["seats"][1]["stand-in"], "medium");
    assert_eq!(bob.ask(&table, "leave", &NONE).await.status, 200);
    watching.until_that("table", |info| info["seats"][1]["stand-in"] == "medium").await;
    // The bot keeps a world for Bob.
    watching.until_that("frame", |frame| frame["frame"]["multiverse"]["to"] == 2).await;
    assert_eq!(bob.ask(&table, "back", &NONE).await.json()["seats"][1].get("stand-in"), None);
    refused(&bob.ask(&table, "back", &NONE).await, 409, "no-stand-in");
    // Acting is coming back, too: Ada leaves, and the bot is given something to do that is then hers.
    let mine = ada.sees(&table).await;
    assert!(!mine.actions.is_empty());
    ada.ask(&table, "leave", &NONE).await;
    let acted = loop {
        let seen = ada.sees(&table).await;
        if seen.actions.is_empty() {
            // The bot was quicker: what it did may be taken back, and that is coming back as well.
            break ada.ask(&table, "undo", &json!({})).await;
        }
        let acted = ada.act(&table, &seen.actions[0], Some(seen.number)).await;
        if acted.status == 200 {
            break acted;
        }
    };
    assert_eq!(acted.status, 200, "{acted:?}");
    assert_eq!(ada.info(&table).await["seats"][0].get("stand-in"), None);
}

#[tokio::test]
async fn bots_start_with_whoever_sits_there_and_solo_needs_nobody() {
    let host = Host::start().await;
    let ada = host.guest("Ada").await;
    for (game, seats) in
        [(GameId::Multiuniversum, &[ME][..]), (GameId::Multiverse, &[SENSIBLE, ME, SENSIBLE][..])]
    {
        let table = ada.make(game, seats).await;
        assert_eq!(ada.ask(&table, "start", &NONE).await.json()["phase"], "running");
    }
    let mine = ada.get("/api/me/tables").await.json();
    assert_eq!(mine["tables"].as_array().unwrap().len(), 2, "{mine}");
}

#[tokio::test]
async fn the_drawn_starter_is_a_function_of_the_dice() {
    let host = Host::start().await;
    let ada = host.guest("Ada").await;
    let settings = Settings { draw_starter: true, ..Settings::default() };
    let store = host.store().await;
    let mut starters = std::collections::BTreeSet::new();
    for _ in 0..12 {
        let table = ada.make_with(GameId::Multiuniversum, &[ME, SENSIBLE, SENSIBLE], settings).await;
        ada.ask(&table, "start", &NONE).await;
        let log = store.log(&store::MatchId::new(&table).unwrap(), store::Seq(0), 1).await.unwrap();
        let start: Value = serde_json::from_str(log[0].entry.text.strip_prefix("start ").unwrap()).unwrap();
        let note: table::PledgeNote = serde_json::from_value(start["dice"].clone()).unwrap();
        let seed: table::Seed = serde_json::from_value(start["seed"].clone()).unwrap();
        let drawn = note.dice(&seed).roll(0, 3) + 1;
        assert_eq!(start["starter"], drawn);
        let welcome = ada.follow(&table, "").await.until("welcome").await;
        assert_eq!(welcome["setup"]["options"]["starter"], drawn, "{welcome}");
        starters.insert(drawn);
    }
    assert!(starters.len() > 1, "{starters:?}");
}

#[tokio::test]
async fn standing_orders_are_kept_and_told_to_nobody_else() {
    let host = Host::start().await;
    let [ada, bob, _] = three(&host).await;
    let settings = Settings { pace: Pace::Days, ..Settings::default() };
    let table = ada.make_with(GameId::Multiverse, &[ME, OPEN], settings).await;
    let path = format!("/api/tables/{table}/orders");
    let never = json!({ "just_roll": { "default": "never" } });
    refused(&bob.put(&path, &never.to_string()).await, 403, "not-seated");
    bob.join(&table).await;
    // A table of days must not wait a day for a shrug.
    for incomplete in ["{}", r#"{"just_roll":{"colours":{"red":"never"}}}"#] {
        refused(&bob.put(&path, incomplete).await, 422, "orders");
    }
    for wrong in [r#"{"just_roll":{"default":"perhaps"}}"#, r#"{"just_roll":{"colours":{"pink":"never"}}}"#] {
        assert_eq!(bob.put(&path, wrong).await.status, 422);
    }
    let usual = bob.info(&table).await["seats"][1]["orders"].clone();
    let given = bob.put(&path, &never.to_string()).await.json();
    assert_eq!(given["seats"][1]["orders"], never);
    assert_ne!(usual, never);
    assert_eq!(ada.info(&table).await["seats"][1].get("orders"), None);
    let host = host.restart().await;
    assert_eq!(host.known(&bob).info(&table).await["seats"][1]["orders"], never);
    let (ada, bob) = (host.known(&ada), host.known(&bob));
    let cards = ada.make(GameId::Multiuniversum, &[ME, OPEN]).await;
    let nothing_to_order = ada.put(&format!("/api/tables/{cards}/orders"), &never.to_string()).await;
    refused(&nothing_to_order, 422, "orders");
    // In play nobody is asked: whoever ordered "never" is not to act while the other's switch is undecided.
    assert_eq!(ada.put(&path, &never.to_string()).await.status, 200);
    assert_eq!(ada.ask(&table, "start", &NONE).await.json()["phase"], "running");
    let (one, two) = tokio::join!(play(&ada, &table, Way::Http, 1), play(&bob, &table, Way::Http, 2));
    assert_eq!(one, two);
    let record = host.client().get(&format!("/api/tables/{table}/record")).await.text();
    assert!(!record.contains("roll"), "{record}");
}
