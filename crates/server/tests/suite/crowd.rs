//! Clients that get in each other's way, and clients that misbehave.

use std::time::Duration;

use futures_util::SinkExt as _;
use games::GameId;
use serde_json::{Value, json};
use server::RateLimits;
use tokio::net::TcpSocket;
use tokio_tungstenite::tungstenite::Message;

use crate::host::{Client, Host};
use crate::play::{ME, OPEN, SENSIBLE};
use crate::socket::Ended;

const NONE: Value = Value::Null;

/// A running game of two people.
async fn running(host: &Host, game: GameId) -> (Client, Client, String) {
    let (ada, bob) = (host.guest("Ada").await, host.guest("Bob").await);
    let table = ada.make(game, &[ME, OPEN]).await;
    bob.join(&table).await;
    assert_eq!(ada.ask(&table, "start", &NONE).await.json()["phase"], "running");
    (ada, bob, table)
}

/// Who of two is to act.
async fn to_act<'a>(ada: &'a Client, bob: &'a Client, table: &str) -> (&'a Client, &'a Client) {
    if ada.sees(table).await.actions.is_empty() { (bob, ada) } else { (ada, bob) }
}

#[tokio::test]
async fn of_two_devices_of_one_seat_only_one_acts() {
    let host = Host::start().await;
    let (ada, bob, table) = running(&host, GameId::Multiuniversum).await;
    let (mover, _) = to_act(&ada, &bob, &table).await;
    let seen = mover.sees(&table).await;
    let devices: Vec<Client> = (0..8).map(|_| host.known(mover)).collect();
    let action = seen.actions.last().unwrap();
    let sent = devices.iter().map(|device| device.act(&table, action, Some(seen.number)));
    let answers = futures_util::future::join_all(sent).await;
    let done = answers.iter().filter(|answer| answer.status == 200).count();
    assert_eq!(done, 1, "{answers:?}");
    for late in answers.iter().filter(|answer| answer.status != 200) {
        assert_eq!(late.reason(), (409, "stale".to_owned()));
    }
    // The same again, and from another life of the table.
    for after in [Some(seen.number), Some(0), Some(999)] {
        let late = mover.act(&table, action, after).await;
        assert_eq!(late.reason(), (409, "stale".to_owned()), "{after:?}");
        let late = mover.ask(&table, "undo", &json!({ "after": after })).await;
        assert_eq!(late.reason(), (409, "stale".to_owned()), "{after:?}");
    }
}

#[tokio::test]
async fn of_two_sockets_of_one_seat_only_one_acts() {
    let host = Host::start().await;
    let (ada, bob, table) = running(&host, GameId::Multiuniversum).await;
    let (mover, _) = to_act(&ada, &bob, &table).await;
    let seen = mover.sees(&table).await;
    let seat = mover.info(&table).await["my-seat"].as_u64().unwrap() as u8;
    let (mut one, mut two) = (mover.follow(&table, "").await, mover.follow(&table, "").await);
    let action = seen.actions.last().unwrap();
    tokio::join!(one.act(seat, action, Some(seen.number)), two.act(seat, action, Some(seen.number)));
    let mut stale = 0;
    for socket in [&mut one, &mut two] {
        // Both are told of the one move; one of them is told that it was late.
        socket.send(&json!({ "act": { "seat": seat, "action": "nonsense" } })).await;
        loop {
            let message = socket.next().await;
            match message["error"]["code"].as_str() {
                Some("stale") => stale += 1,
                Some("notation") => break,
                Some(other) => panic!("{other}"),
                None => {}
            }
        }
    }
    assert_eq!(stale, 1);
    assert_eq!(mover.sees(&table).await.number, seen.number + 1);
}

#[tokio::test]
async fn nobody_acts_for_another_or_out_of_turn() {
    let host = Host::start().await;
    let (ada, bob, table) = running(&host, GameId::Multiuniversum).await;
    let (mover, other) = to_act(&ada, &bob, &table).await;
    let seat = mover.info(&table).await["my-seat"].as_u64().unwrap() as u8;
    let action = mover.sees(&table).await.actions[0].clone();
    let input = json!({ "action": action, "seat": seat });
    let stranger = host.guest("Eve").await;
    assert_eq!(other.ask(&table, "inputs", &input).await.reason(), (403, "not-your-seat".to_owned()));
    assert_eq!(stranger.ask(&table, "inputs", &input).await.reason(), (403, "not-seated".to_owned()));
    assert_eq!(stranger.ask(&table, "undo", &json!({})).await.reason(), (403, "not-seated".to_owned()));
    assert_eq!(host.client().ask(&table, "inputs", &input).await.status, 401);
    let early = other.act(&table, &action, None).await;
    assert_eq!(early.reason(), (409, "illegal".to_owned()));
    assert_eq!(early.json()["error"]["why"], json!({ "not-now": { "to_act": [seat] } }));
    for (client, code) in
        [(other, "not-your-seat"), (&stranger, "not-your-seat"), (&host.client(), "not-your-seat")]
    {
        let mut socket = client.follow(&table, "").await;
        socket.act(seat, &action, None).await;
        assert_eq!(socket.until("error").await["code"], code);
        socket.send(&json!({ "undo": { "seat": seat } })).await;
        assert_eq!(socket.until("error").await["code"], code);
    }
    let mut socket = mover.follow(&table, "").await;
    socket.send(&json!({ "undo": { "seat": seat } })).await;
    assert_eq!(socket.until("not-undone").await["why"], "nothing-to-take-back");
    socket.act(seat, "nonsense", None).await;
    assert_eq!(socket.until("error").await["code"], "notation");
    assert_eq!(mover.sees(&table).await.number, 1);
}

#[tokio::test]
async fn unknown_tables_are_not_found_however_they_are_called() {
    let host = Host::start().await;
    let ada = host.guest("Ada").await;
    let long = "x".repeat(300);
    for id in ["nothing", "%00", "..%2f..", "%F0%9F%8E%B2", "a%20b", "%27%20OR%201=1", "-", long.as_str()] {
        for what in ["", "/frames", "/record", "/chat", "/qr.svg"] {
            let answer = ada.get(&format!("/api/tables/{id}{what}")).await;
            assert_eq!(answer.status, 404, "{id}{what}: {answer:?}");
        }
        assert_eq!(ada.try_follow(id, "").await.err(), Some(404), "{id}");
        for (what, body) in
            [("join", json!({})), ("leave", NONE), ("start", NONE), ("inputs", json!({ "action": "pass" }))]
        {
            assert_eq!(ada.ask(id, what, &body).await.status, 404, "{id}/{what}");
        }
    }
    // A socket is asked for, and nothing else is.
    let table = ada.make(GameId::Multiverse, &[ME, OPEN]).await;
    let plain = ada.get(&format!("/api/tables/{table}/socket")).await;
    assert_eq!(plain.refusal(), (426, "needs-web-socket".to_owned()));
    assert_eq!(ada.try_follow(&table, "after=minus").await.err(), Some(400));
    assert_eq!(ada.try_follow(&table, "before=1").await.err(), Some(400));
    let long_wait = ada.get(&format!("/api/tables/{table}/frames?wait=26")).await;
    assert_eq!(long_wait.refusal(), (422, "invalid".to_owned()));
}

#[tokio::test]
async fn messages_that_are_none_are_answered_and_change_nothing() {
    let host = Host::start().await;
    let (ada, _, table) = running(&host, GameId::Multiuniversum).await;
    let mut socket = ada.follow(&table, "").await;
    for text in [
        "",
        "hello",
        "[]",
        "{}",
        "null",
        "\u{0}",
        "{\"v\":1}",
        "{\"v\":1,\"message\":{\"act\":{\"seat\":1}}}",
        "{\"v\":1,\"message\":{\"act\":{\"seat\":\"1\",\"action\":\"pass\"}}}",
        "{\"v\":1,\"message\":{\"act\":{\"seat\":9,\"action\":\"pass\"}}}",
        "{\"v\":1,\"message\":{\"resync\":{\"since\":-1}}}",
        "{\"v\":1,\"message\":{\"resync\":{\"since\":99999999999}}}",
        "{\"v\":1,\"message\":\"welcome\"}",
    ] {
        socket.send_text(text).await;
        assert_eq!(socket.until("error").await["code"], "unreadable", "{text}");
    }
    socket.send_text("{\"v\":2,\"message\":{}}").await;
    assert_eq!(socket.until("error").await["code"], "version");
    socket.stream.send(Message::Binary(vec![1, 2, 3].into())).await.unwrap();
    assert_eq!(socket.until("error").await["code"], "unreadable");
    // What is for tables without a server.
    let setup = crate::play::setup(GameId::Multiuniversum, 2);
    let seats = json!(["human", "human"]);
    for message in [
        json!({ "new-table": { "setup": setup, "seats": seats, "seed": 1 } }),
        json!({ "resume": { "setup": setup, "seats": seats, "seed": 1, "log": [] } }),
        json!({ "lesson": { "setup": setup, "seats": ["me", "me"], "seed": 1, "log": [] } }),
    ] {
        socket.send(&message).await;
        assert_eq!(socket.until("error").await["code"], "unreadable", "{message}");
    }
    socket.send(&json!({ "hint": { "seat": 1 } })).await;
    assert_eq!(socket.until("error").await["code"], "no-hint");
    socket.send(&json!({ "resync": { "since": 1 } })).await;
    let frame = &socket.until("frame").await["frame"]["multiuniversum"];
    assert_eq!((&frame["from"], &frame["to"]), (&json!(1), &json!(1)));
    // Too long to be anything.
    let long = format!("{{\"v\":1,\"message\":\"{}\"}}", "x".repeat(1_000_000));
    // It may be cut off while it is sent.
    let _ = socket.stream.send(Message::Text(long.into())).await;
    assert!(matches!(socket.end().await, Ended::Cut | Ended::Closed(_)));
    assert_eq!(ada.sees(&table).await.number, 1);
}

#[tokio::test]
async fn too_many_messages_are_not_answered_for_a_while() {
    let host = Host::with(|config| config.rate_limits = RateLimits::On).await;
    let ada = host.guest("Ada").await;
    let table = ada.make(GameId::Multiverse, &[ME, OPEN]).await;
    for client in [ada, host.client()] {
        let mut socket = client.follow(&table, "").await;
        for _ in 0..900 {
            socket.send_text("x").await;
        }
        loop {
            let code = socket.until("error").await["code"].clone();
            if code == "too-many" {
                break;
            }
            assert_eq!(code, "unreadable");
        }
    }
}

#[tokio::test]
async fn who_does_not_read_is_let_go_and_nobody_else_notices() {
    let host = Host::start().await;
    let (ada, bob, table) = running(&host, GameId::Multiuniversum).await;
    let mut watching = ada.follow(&table, "").await;
    // Little room on the way, so that what is not read soon waits at the server.
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(2048).unwrap();
    let stream = socket.connect(host.address).await.unwrap();
    let mut silent = bob.follow_over(stream, &table, "").await.unwrap();
    let is_here = |here: bool| move |info: &Value| info["seats"][1]["sitter"]["person"]["here"] == here;
    watching.until_that("table", is_here(true)).await;
    for _ in 0..400 {
        silent.send(&json!({ "resync": { "since": 0 } })).await;
    }
    // Everybody else plays on and talks.
    let talking = async {
        for number in 0..400 {
            assert_eq!(ada.ask(&table, "reactions", &json!({ "reaction": "wave" })).await.status, 204);
            if number % 100 == 0 {
                assert_eq!(ada.sees(&table).await.number, 1);
            }
        }
    };
    let noticing = watching.until_that("table", is_here(false));
    tokio::join!(talking, noticing);
    drop(silent);
}

#[tokio::test]
async fn a_socket_behind_which_nobody_is_ends_by_itself() {
    let host = Host::with(|config| config.patience.heartbeat = Duration::from_millis(200)).await;
    let (ada, bob, table) = running(&host, GameId::Multiverse).await;
    let mut watching = ada.follow(&table, "").await;
    // Its end is open and answers nothing, not even pings.
    let half = bob.follow(&table, "").await;
    let is_here = |here: bool| move |info: &Value| info["seats"][1]["sitter"]["person"]["here"] == here;
    watching.until_that("table", is_here(true)).await;
    watching.until_that("table", is_here(false)).await;
    drop(half);
}

#[tokio::test]
async fn a_bot_that_was_asked_before_an_undo_answers_what_is_asked_then() {
    let host = Host::start().await;
    let ada = host.guest("Ada").await;
    // All choose at once: while the bots think, Ada changes her mind again and again.
    let table = ada.make(GameId::Multiverse, &[ME, SENSIBLE, SENSIBLE, SENSIBLE]).await;
    ada.ask(&table, "start", &NONE).await;
    for _ in 0..40 {
        let seen = ada.sees(&table).await;
        if seen.may_undo {
            // The bots may be quicker.
            let undo = ada.ask(&table, "undo", &json!({ "after": seen.number })).await;
            assert!(undo.status == 200 || undo.reason().1 == "no-undo", "{undo:?}");
        } else if let Some(action) = seen.actions.first() {
            let done = ada.act(&table, action, Some(seen.number)).await;
            assert_eq!(done.status, 200, "{done:?}");
        }
    }
    // The log is a game: it is read again after a restart, and goes on to its end.
    let number = ada.sees(&table).await.number;
    let host = host.restart().await;
    let ada = host.known(&ada);
    assert!(ada.sees(&table).await.number >= number);
    crate::play::play(&ada, &table, crate::play::Way::Http, 3).await;
    crate::games::verified(&ada, &table).await;
}
