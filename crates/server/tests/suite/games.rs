//! Whole games, and what is left of them.

use std::ops::ControlFlow;

use games::record::{DiceNote, Header, Record, Verified};
use games::{GameId, Playable, WithGame};
use serde_json::{Value, json};
use store::{Player, Rating, Store};
use table::{Nonce, PledgeNote};
use tokio::task::JoinSet;
use wire::online::{Settings, Visibility, Wish};
use words::{Language, Words};

use crate::host::{Client, Host};
use crate::play::{EASY, ME, OPEN, SENSIBLE, Way, play};

struct Follow<'w, 't>(Record<'w, &'t [u8]>);

impl WithGame for Follow<'_, '_> {
    type Output = Verified;
    fn with<G: Playable>(self, rules: G) -> Verified {
        self.0.follow(&rules, |_| ControlFlow::Continue(())).unwrap().unwrap()
    }
}

/// What the record of a table says, which is a good one.
pub(crate) async fn verified(client: &Client, table: &str) -> (Header, Verified) {
    let answer = client.get(&format!("/api/tables/{table}/record")).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    let record = Record::open(&answer.body[..], Words::of(Language::English)).unwrap();
    let header = record.header().clone();
    let verified = record.rules().visit(Follow(record));
    assert!(verified.pledged && verified.ending.is_some(), "{verified:?}");
    (header, verified)
}

pub(crate) fn note(header: &Header) -> &PledgeNote {
    match &header.dice {
        DiceNote::Pledged(note) => note,
        other @ DiceNote::Pcg32 { .. } => panic!("{other:?}"),
    }
}

/// People on the first seats in their ways, and bots on the others, play a game. Everybody is told the same result.
async fn whole_game(
    game: GameId,
    ways: &[Way],
    bots: &[Wish],
    settings: Settings,
) -> (Host, Vec<Client>, String) {
    let host = Host::start().await;
    let mut clients = vec![host.guest("Player 1").await];
    let people = ways.iter().enumerate().map(|(index, _)| if index == 0 { ME } else { OPEN });
    let seats: Vec<Wish> = people.chain(bots.iter().copied()).collect();
    let table = clients[0].make_with(game, &seats, settings).await;
    for index in 1..ways.len() {
        let client = host.guest(&format!("Player {}", index + 1)).await;
        assert_eq!(client.join(&table).await.json()["my-seat"], index + 1);
        clients.push(client);
    }
    // Nobody is connected: nobody is waited for.
    assert_eq!(clients[0].ask(&table, "start", &Value::Null).await.json()["phase"], "running");
    let not_over = clients[0].get(&format!("/api/tables/{table}/record")).await;
    assert_eq!(not_over.reason(), (409, "not-over".to_owned()));
    let mut playing = JoinSet::new();
    for (index, (client, &way)) in clients.iter().zip(ways).enumerate() {
        let (client, table) = (host.known(client), table.clone());
        playing.spawn(async move { play(&client, &table, way, index as u64).await });
    }
    let results = playing.join_all().await;
    assert!(results.iter().all(|result| *result == results[0]), "{results:?}");
    let info = host.client().info(&table).await;
    assert_eq!(info["phase"], "over");
    let (header, _) = verified(&clients[0], &table).await;
    assert_eq!(header.seats.len(), seats.len());
    // Whoever comes later sees how it ended, too.
    let late = host.client().sees(&table).await;
    assert_eq!(late.over.as_ref(), Some(&results[0]));
    for (index, client) in clients.iter().enumerate() {
        let history = client.get("/api/me/history").await.json();
        let one = &history["items"][0];
        assert_eq!((&one["table"], &one["seat"]), (&json!(table), &json!(index + 1)));
        assert_eq!(one["players"], seats.len());
        assert_eq!(one["points"], results[0]["sheet"]["totals"][index]);
        assert_eq!(one["place"], results[0]["sheet"]["places"][index]);
    }
    (host, clients, table)
}

async fn usual_game(game: GameId, ways: &[Way], bots: &[Wish]) {
    whole_game(game, ways, bots, Settings::default()).await;
}

#[tokio::test]
async fn a_game_of_multiuniversum_over_http_alone() {
    usual_game(GameId::Multiuniversum, &[Way::Http; 2], &[]).await;
}

#[tokio::test]
async fn a_game_of_multiuniversum_over_sockets_with_bots() {
    usual_game(GameId::Multiuniversum, &[Way::Socket; 3], &[SENSIBLE, EASY]).await;
}

#[tokio::test]
async fn a_game_of_multiverse_over_http_with_a_bot() {
    usual_game(GameId::Multiverse, &[Way::Http; 2], &[SENSIBLE]).await;
}

#[tokio::test]
async fn a_game_of_multiverse_over_sockets_alone() {
    usual_game(GameId::Multiverse, &[Way::Socket; 2], &[]).await;
}

#[tokio::test]
async fn a_game_of_multiverse_in_all_ways_at_the_largest_table() {
    usual_game(GameId::Multiverse, &[Way::Http, Way::Socket, Way::Http, Way::Socket], &[EASY, SENSIBLE])
        .await;
}

#[tokio::test]
async fn a_game_of_multiuniversum_in_both_ways() {
    usual_game(GameId::Multiuniversum, &[Way::Http, Way::Socket], &[EASY]).await;
}

#[tokio::test]
async fn a_game_alone_is_among_the_best_scores_whatever_the_way() {
    for way in [Way::Http, Way::Socket] {
        let settings = Settings { visibility: Visibility::Public, ..Settings::default() };
        let (host, clients, table) = whole_game(GameId::Multiuniversum, &[way], &[], settings).await;
        let best = host.client().get("/api/scores/solo?game=multiuniversum").await.json();
        assert_eq!(best["items"].as_array().unwrap().len(), 1, "{best}");
        assert_eq!(
            (&best["items"][0]["table"], &best["items"][0]["name"]),
            (&json!(table), &json!("Player 1"))
        );
        let options = best["items"][0]["options"].as_str().unwrap();
        let options = options.replace('{', "%7B").replace('}', "%7D").replace('"', "%22");
        let same =
            host.client().get(&format!("/api/scores/solo?game=multiuniversum&options={options}")).await;
        assert_eq!(same.json(), best);
        assert_eq!(clients[0].get("/api/me/history").await.json()["items"][0]["rated"], false);
    }
}

async fn rating(store: &Store, client: &Client, game: GameId) -> Option<Rating> {
    let person = store::PersonId::new(client.id().await).unwrap();
    store.rating(&Player::Person(person), game.name()).await.unwrap()
}

#[tokio::test]
async fn a_rated_game_moves_the_ratings_of_people_and_bots() {
    let settings = Settings { rated: true, ..Settings::default() };
    let game = GameId::Multiverse;
    let (host, clients, _) = whole_game(game, &[Way::Http, Way::Socket], &[SENSIBLE], settings).await;
    let store = host.store().await;
    let (one, two) = (rating(&store, &clients[0], game).await, rating(&store, &clients[1], game).await);
    let bot = store.rating(&Player::Bot("sensible".to_owned()), game.name()).await.unwrap();
    let all = [one.unwrap(), two.unwrap(), bot.unwrap()];
    assert!(all.iter().all(|rating| rating.games == 1 && rating.sigma > 0.0), "{all:?}");
    assert!(all.iter().any(|rating| (rating.mu - all[0].mu).abs() > 0.01), "{all:?}");
    assert_eq!(clients[0].get("/api/me/history").await.json()["items"][0]["rated"], true);
    // The bot began where it was measured, and not where people do.
    let moved = |rating: &Rating| (rating.mu - 25.0).abs();
    assert!(moved(&all[2]) > 3.0 && all[2].sigma < 2.1, "{all:?}");
    for (client, rating) in clients.iter().zip(&all) {
        let past = client.get("/api/me/rating?game=multiverse").await.json();
        let change = past["items"][0]["change"].as_i64().unwrap();
        assert!((change > 0) == (rating.mu > 25.0), "{past} {rating:?}");
        let people = client.get("/api/me/scale?game=multiverse").await.json()["people"].clone();
        assert_eq!(people.as_array().unwrap().len(), 1, "{people}");
    }
}

#[tokio::test]
async fn an_unrated_game_moves_no_ratings() {
    let game = GameId::Multiverse;
    let (host, clients, _) = whole_game(game, &[Way::Http], &[SENSIBLE], Settings::default()).await;
    let store = host.store().await;
    assert_eq!(rating(&store, &clients[0], game).await, None);
    assert_eq!(store.rating(&Player::Bot("sensible".to_owned()), game.name()).await.unwrap(), None);
}

#[tokio::test]
async fn a_rematch_is_one_table_whoever_asks_and_seats_are_kept() {
    let ways = [Way::Http, Way::Http];
    let (host, clients, table) =
        whole_game(GameId::Multiverse, &ways, &[SENSIBLE], Settings::default()).await;
    let stranger = host.guest("Stranger").await;
    assert_eq!(stranger.ask(&table, "rematch", &Value::Null).await.reason(), (403, "not-seated".to_owned()));
    let mut watching = host.client().follow(&table, "").await;
    // At the same moment.
    let (one, two) = tokio::join!(
        clients[0].ask(&table, "rematch", &Value::Null),
        clients[1].ask(&table, "rematch", &Value::Null)
    );
    assert_eq!((one.status, two.status), (200, 200), "{one:?} {two:?}");
    let (one, two) = (one.json(), two.json());
    let next = one["id"].as_str().unwrap();
    assert_eq!(one["id"], two["id"]);
    assert_ne!(next, table);
    assert_eq!(clients[0].ask(&table, "rematch", &Value::Null).await.json()["id"], next);
    // All who are at the old table are told.
    watching.until_that("table", |info| info["rematch"] == next).await;
    // One of the two is its host; the other's seat is kept.
    let host_is_first = one["host"] == clients[0].id().await;
    let (first, second) = if host_is_first { (&clients[0], &clients[1]) } else { (&clients[1], &clients[0]) };
    assert_eq!(first.ask(next, "start", &Value::Null).await.reason(), (409, "seats-free".to_owned()));
    assert_eq!(stranger.join(next).await.reason(), (403, "needs-key".to_owned()));
    let seat = if host_is_first { 2 } else { 1 };
    let taken = stranger.ask(next, "join", &json!({ "seat": seat, "key": "guess" })).await;
    assert_eq!(taken.reason(), (403, "needs-key".to_owned()));
    let joined = second.join(next).await.json();
    assert_eq!(joined["my-seat"], seat, "{joined}");
    assert_eq!(joined["seats"][2]["sitter"], json!({ "bot": "sensible" }));
    assert_eq!(first.ask(next, "start", &Value::Null).await.json()["phase"], "running");
    // After a restart the old table still leads to the new one.
    let again = host.restart().await;
    assert_eq!(again.client().info(&table).await["rematch"], next);
    let asked = again.known(&clients[0]).ask(&table, "rematch", &Value::Null).await.json();
    assert_eq!((&asked["id"], &asked["phase"]), (&json!(next), &json!("running")));
}

/// A nonce for tests: so many times the same byte.
pub(crate) fn nonce(byte: u8) -> (Value, Value) {
    let nonce = Nonce::new([byte; 32]);
    (json!({ "pledge": nonce.pledge() }), json!({ "nonce": nonce }))
}

#[tokio::test]
async fn the_record_has_the_nonces_of_all_who_were_connected() {
    let host = Host::start().await;
    let (ada, bob) = (host.guest("Ada").await, host.guest("Bob").await);
    let table = ada.make(GameId::Multiverse, &[ME, OPEN, SENSIBLE]).await;
    bob.join(&table).await;
    let (mut one, mut two) = (ada.follow(&table, "").await, bob.follow(&table, "").await);
    // Bob's socket is known before the start.
    one.until_that("table", |info| info["seats"][1]["sitter"]["person"]["here"] == true).await;
    assert_eq!(ada.ask(&table, "start", &Value::Null).await.json()["phase"], "pledging");
    for socket in [&mut one, &mut two] {
        socket.until_that("table", |info| info["phase"] == "pledging").await;
    }
    for (client, byte) in [(&ada, 1), (&bob, 2)] {
        assert_eq!(client.ask(&table, "pledge", &nonce(byte).0).await.status, 200);
    }
    for socket in [&mut one, &mut two] {
        socket.until_that("table", |info| info["phase"] == "opening").await;
    }
    for (client, byte) in [(&bob, 2), (&ada, 1)] {
        assert_eq!(client.ask(&table, "nonce", &nonce(byte).1).await.status, 200);
    }
    for socket in [&mut one, &mut two] {
        socket.until("frame").await;
    }
    let pledge = ada.info(&table).await["pledge"].clone();
    drop((one, two));
    let playing = host.known(&bob);
    let id = table.clone();
    let playing = tokio::spawn(async move { play(&playing, &id, Way::Http, 2).await });
    play(&ada, &table, Way::Socket, 1).await;
    playing.await.unwrap();
    let (header, _) = verified(&host.client(), &table).await;
    let note = note(&header);
    assert_eq!((&note.match_name, json!(note.pledge)), (&table, pledge));
    let nonces: Vec<_> = note.nonces.iter().map(|share| (share.seat.number(), share.nonce)).collect();
    assert_eq!(nonces, [(1, Nonce::new([1; 32])), (2, Nonce::new([2; 32]))]);
}
