use serde_json::json;
use store::{
    Finish, Listing, MatchChange, MatchId, Millis, NewMatch, PersonId, Phase, Played, Player, SeatNumber,
    Standing, Store, Visibility,
};

use crate::host::{Client, Host};

async fn add_game(store: &Store, name: &str, by: PersonId, points: i64) {
    let listing = Listing {
        game: "multiuniversum".to_owned(),
        visibility: Visibility::ByLink,
        phase: Phase::Over,
        seats_free: 0,
        summary: "{}".to_owned(),
        updated_at: Millis(points),
    };
    let id = MatchId::new(name).unwrap();
    let table = NewMatch {
        id: id.clone(),
        made: "{}".to_owned(),
        made_by: None,
        made_at: Millis(1),
        listing,
        seats: Vec::new(),
    };
    store.add_match(&table).await.unwrap();
    let standing = Standing { seat: SeatNumber(0), player: Some(Player::Person(by)), place: 1, points };
    let what = Played {
        game: "multiuniversum".to_owned(),
        options: "basic".to_owned(),
        rated: false,
        finished_at: Millis(points),
        beside: Some(points - 3),
    };
    let finish = Finish { played: what, standings: vec![standing], ratings: Vec::new() };
    store.change_match(&id, &MatchChange { finish: Some(finish), ..Default::default() }).await.unwrap();
}

async fn id_of(client: &Client) -> PersonId {
    PersonId::new(client.get("/api/me").await.json()["id"].as_str().unwrap()).unwrap()
}

#[tokio::test]
async fn history_and_best_scores_come_in_parts() {
    let host = Host::start().await;
    let (ada, bob) = (host.guest("Ada").await, host.guest("Bob").await);
    let store = Store::open(&host.database).await.unwrap();
    for (name, client, points) in [("a", &ada, 10), ("b", &bob, 30), ("c", &ada, 20)] {
        add_game(&store, name, id_of(client).await, points).await;
    }
    let first = ada.get("/api/me/history?size=1").await.json();
    assert_eq!(
        first["items"],
        json!([{
            "table": "c", "game": "multiuniversum", "options": "basic", "rated": false, "finished_at": 20,
            "players": 1, "seat": 1, "place": 1, "points": 20, "beside": 17,
            "standings": [{ "name": "Ada", "bot": null, "place": 1, "points": 20 }],
        }])
    );
    let next = first["next"].as_str().unwrap();
    let second = ada.get(&format!("/api/me/history?size=1&after={next}")).await.json();
    assert_eq!((&second["items"][0]["table"], &second["next"]), (&json!("a"), &json!(null)));

    // Anybody may look; whoever is gone has no name.
    assert_eq!(bob.delete("/api/me").await.status, 204);
    let best = host.client().get("/api/scores/solo?game=multiuniversum&options=basic").await.json();
    let rows: Vec<_> =
        best["items"].as_array().unwrap().iter().map(|row| (&row["name"], &row["points"])).collect();
    assert_eq!(rows, [(&json!(null), &json!(30)), (&json!("Ada"), &json!(20)), (&json!("Ada"), &json!(10))]);
    let none = host.client().get("/api/scores/solo?game=multiverse").await.json();
    assert_eq!(none, json!({ "items": [], "next": null }));
}
