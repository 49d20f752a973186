//! Tables outlive processes: restarts, rooms that are put away, several processes on one database.

use std::time::{Duration, Instant};

use games::GameId;
use serde_json::{Value, json};
use wire::online::{Clock, Settings};

use crate::cluster::Cluster;
use crate::host::Host;
use crate::play::{ME, OPEN, Seen, Way, play};
use crate::socket::Ended;

const NONE: Value = Value::Null;

#[tokio::test]
async fn after_a_restart_everything_is_as_it_was_and_clients_get_what_they_miss() {
    let host = Host::start().await;
    let (ada, bob) = (host.guest("Ada").await, host.guest("Bob").await);
    let settings = Settings { clock: Clock::Turn { seconds: 3600 }, ..Settings::default() };
    let table = ada.make_with(GameId::Multiverse, &[ME, OPEN], settings).await;
    bob.join(&table).await;
    ada.ask(&table, "start", &NONE).await;
    let mut socket = ada.follow(&table, "").await;
    for client in [&ada, &bob, &ada] {
        let seen = client.sees(&table).await;
        if let Some(action) = seen.actions.first() {
            assert_eq!(client.act(&table, action, Some(seen.number)).await.status, 200);
        }
    }
    let before = (ada.sees(&table).await, bob.sees(&table).await, host.client().sees(&table).await);
    let host = host.restart().await;
    // Whoever was connected is told that the server went, and that it is worth coming back.
    assert_eq!(socket.end().await, Ended::Closed(1001));
    let (ada, bob) = (host.known(&ada), host.known(&bob));
    let after = (ada.sees(&table).await, bob.sees(&table).await, host.client().sees(&table).await);
    for (one, two) in [(&before.0, &after.0), (&before.1, &after.1), (&before.2, &after.2)] {
        assert_eq!(one.frame, two.frame);
    }
    let number = after.0.number;
    assert!(number >= 3);
    for known in [1, number - 1] {
        let mut socket = ada.follow(&table, &format!("after={known}")).await;
        socket.until("welcome").await;
        let frame = &socket.until("frame").await["frame"]["multiverse"];
        assert_eq!((&frame["from"], &frame["to"]), (&json!(known), &json!(number)));
        let plain = ada.frames(&table, &format!("after={known}")).await;
        assert_eq!(&plain[0]["frame"]["frame"]["multiverse"], frame);
        assert!(plain[1]["times"]["left"][0].as_i64().unwrap() > 3_500_000, "{plain:?}");
    }
    // Who knows everything is told nothing but the welcome, and how the table stands.
    let mut socket = ada.follow(&table, &format!("after={number}")).await;
    assert!(socket.next().await.get("welcome").is_some());
    assert!(socket.next().await.get("table").is_some());
    let bob_is_to_act = !bob.sees(&table).await.actions.is_empty();
    let mover = if bob_is_to_act { &bob } else { &ada };
    let action = mover.sees(&table).await.actions[0].clone();
    mover.act(&table, &action, Some(number)).await;
    let frame = &socket.until("frame").await["frame"]["multiverse"];
    assert_eq!((&frame["from"], &frame["to"]), (&json!(number), &json!(number + 1)));
    let other = host.known(&bob);
    let id = table.clone();
    let other = tokio::spawn(async move { play(&other, &id, Way::Http, 1).await });
    play(&ada, &table, Way::Http, 2).await;
    other.await.unwrap();
    crate::games::verified(&ada, &table).await;
}

#[tokio::test]
async fn a_long_poll_answers_at_once_with_news_and_in_time_without() {
    let host = Host::start().await;
    let (ada, bob) = (host.guest("Ada").await, host.guest("Bob").await);
    let table = ada.make(GameId::Multiverse, &[ME, OPEN]).await;
    bob.join(&table).await;
    let started = Instant::now();
    // The start is news.
    let waiting = tokio::spawn({
        let (bob, table) = (host.known(&bob), table.clone());
        async move { bob.frames(&table, "wait=20").await }
    });
    ada.ask(&table, "start", &NONE).await;
    let mut seen = Seen::default();
    seen.take(&waiting.await.unwrap());
    assert_eq!(seen.number, 1);
    // So is another's move.
    let waiting = tokio::spawn({
        let (bob, table) = (host.known(&bob), table.clone());
        async move { bob.frames(&table, "after=1&wait=20").await }
    });
    let action = ada.sees(&table).await.actions[0].clone();
    assert_eq!(ada.act(&table, &action, Some(1)).await.status, 200);
    seen.take(&waiting.await.unwrap());
    assert_eq!(seen.number, 2);
    assert!(started.elapsed() < Duration::from_secs(15), "{:?}", started.elapsed());
    // Without news it takes as long as one wants to wait.
    let started = Instant::now();
    assert!(bob.frames(&table, "after=2&wait=1").await.is_empty());
    assert!(started.elapsed() >= Duration::from_secs(1));
    assert!(bob.frames(&table, "after=2").await.is_empty());
    // A server that stops does not keep anybody waiting.
    let waiting = tokio::spawn({
        let (bob, table) = (host.known(&bob), table.clone());
        async move { bob.frames(&table, "after=2&wait=25").await }
    });
    // So that it waits.
    tokio::time::sleep(Duration::from_millis(300)).await;
    let started = Instant::now();
    host.stop().await.unwrap();
    assert!(waiting.await.unwrap().is_empty());
    assert!(started.elapsed() < Duration::from_secs(10), "{:?}", started.elapsed());
}

#[tokio::test]
async fn a_table_that_was_put_away_comes_back_as_it_was() {
    let host = Host::with(|config| config.patience.idle_table = Duration::from_millis(50)).await;
    let (ada, bob) = (host.guest("Ada").await, host.guest("Bob").await);
    let table = ada.make(GameId::Multiverse, &[ME, OPEN]).await;
    let rooms = async || {
        let page = host.client().get("/metrics").await.text();
        let line = page.lines().find(|line| line.contains("live_tables") && !line.starts_with('#'));
        line.map(|line| line.rsplit(' ').next().unwrap().parse::<f64>().unwrap())
    };
    assert!(rooms().await.is_some());
    bob.join(&table).await;
    ada.ask(&table, "start", &NONE).await;
    for _ in 0..3 {
        // Longer than the room stays.
        tokio::time::sleep(Duration::from_millis(150)).await;
        let seen = ada.sees(&table).await;
        if let Some(action) = seen.actions.first() {
            assert_eq!(ada.act(&table, action, Some(seen.number)).await.status, 200);
            assert_eq!(ada.sees(&table).await.number, seen.number + 1);
        }
    }
    // Whoever waits for news gets it although the room was put away meanwhile.
    let number = ada.sees(&table).await.number;
    let waiting = tokio::spawn({
        let (ada, table) = (host.known(&ada), table.clone());
        async move { ada.frames(&table, &format!("after={number}&wait=20")).await }
    });
    tokio::time::sleep(Duration::from_millis(200)).await;
    let action = bob.sees(&table).await.actions[0].clone();
    assert_eq!(bob.act(&table, &action, Some(number)).await.status, 200);
    assert!(!waiting.await.unwrap().is_empty());
    // Nothing was written for a room that was read again.
    let log =
        host.store().await.log(&store::MatchId::new(&table).unwrap(), store::Seq(0), 999).await.unwrap();
    assert!(log.iter().all(|row| !row.entry.text.starts_with("up ")), "{log:?}");
    // Whoever is connected keeps it.
    let mut socket = ada.follow(&table, "").await;
    tokio::time::sleep(Duration::from_millis(150)).await;
    bob.ask(&table, "reactions", &json!({ "reaction": "wave" })).await;
    socket.until("reacted").await;
}

#[tokio::test]
async fn on_sqlite_a_table_is_run_by_one_process_and_taken_over_when_that_is_gone() {
    one_process_runs_it(Host::start().await).await;
}

#[tokio::test]
async fn on_postgresql_a_table_is_run_by_one_process_and_taken_over_when_that_is_gone() {
    one_process_runs_it(Host::on(&Cluster::shared().address("postgres")).await).await;
}

async fn one_process_runs_it(host: Host) {
    let (ada, bob) = (host.guest("Ada").await, host.guest("Bob").await);
    let table = ada.make(GameId::Multiverse, &[ME, OPEN]).await;
    bob.join(&table).await;
    ada.ask(&table, "start", &NONE).await;
    let number = ada.sees(&table).await.number;
    let other = host.beside().await;
    let there = other.known(&ada);
    for answer in [
        there.get(&format!("/api/tables/{table}")).await,
        there.get(&format!("/api/tables/{table}/frames")).await,
        there.act(&table, "pass", None).await,
    ] {
        assert_eq!(answer.refusal(), (409, "conflict".to_owned()));
        assert!(answer.text().contains("Another process"), "{}", answer.text());
    }
    assert_eq!(there.try_follow(&table, "").await.err(), Some(409));
    assert_eq!(ada.sees(&table).await.number, number);
    host.stop().await.unwrap();
    assert_eq!(there.sees(&table).await.number, number);
    let action = there.sees(&table).await.actions[0].clone();
    assert_eq!(there.act(&table, &action, Some(number)).await.status, 200);
}
