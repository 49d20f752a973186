//! How somebody's games went.

use serde_json::{Value, json};
use store::{
    Finish, Listing, MatchChange, MatchId, Millis, NewMatch, PersonId, Phase, Played, Player, Rating,
    SeatNumber, Standing, Store, Visibility,
};

use crate::host::{Client, Host};

/// A game that ended: who took which place, and the ratings since then.
struct Ended<'a> {
    name: &'a str,
    at: i64,
    game: &'a str,
    players: &'a [(&'a Player, u32)],
    ratings: Vec<Rating>,
}

impl Ended<'_> {
    async fn keep(self, store: &Store) {
        let Self { name, at, game, players, ratings } = self;
        let id = MatchId::new(name).unwrap();
        let listing = Listing {
            game: game.to_owned(),
            visibility: Visibility::ByLink,
            phase: Phase::Over,
            seats_free: 0,
            summary: "{}".to_owned(),
            updated_at: Millis(at),
        };
        let (made, made_at) = ("{}".to_owned(), Millis(1));
        let table = NewMatch { id: id.clone(), made, made_by: None, made_at, listing, seats: Vec::new() };
        store.add_match(&table).await.unwrap();
        let standing = |(&(player, place), seat): (&(&Player, u32), u8)| Standing {
            seat: SeatNumber(seat),
            player: Some(player.clone()),
            place,
            points: i64::from(50 - place) + at,
        };
        let played = Played {
            game: game.to_owned(),
            options: "basic".to_owned(),
            rated: !ratings.is_empty(),
            finished_at: Millis(at),
            beside: (players.len() == 1).then_some(7),
        };
        let standings = players.iter().zip(0..).map(standing).collect();
        let change =
            MatchChange { finish: Some(Finish { played, standings, ratings }), ..Default::default() };
        store.change_match(&id, &change).await.unwrap();
    }
}

async fn player(client: &Client) -> Player {
    Player::Person(PersonId::new(client.id().await).unwrap())
}

fn rating(player: &Player, mu: f64, games: u32) -> Rating {
    Rating { player: player.clone(), game: "multiuniversum".to_owned(), mu, sigma: 2.0, games }
}

#[tokio::test]
async fn somebody_new_has_played_nothing_and_stands_beside_the_bots() {
    let host = Host::start().await;
    let ada = host.guest("Ada").await;
    let statistics = ada.get("/api/me/statistics").await.json();
    assert_eq!(
        statistics["all"],
        json!({
            "games": 0, "since": null, "streak": 0, "best-streak": 0, "by-players": [],
        })
    );
    let games: Vec<&Value> = statistics["games"].as_array().unwrap().iter().map(|one| &one["game"]).collect();
    assert_eq!(games, ["multiuniversum", "multiverse"]);
    assert_eq!(statistics["games"][1]["rating"], json!(null));
    for game in games {
        let game = game.as_str().unwrap();
        let past = ada.get(&format!("/api/me/rating?game={game}")).await.json();
        assert_eq!(past, json!({ "items": [], "next": null }));
        let scale = ada.get(&format!("/api/me/scale?game={game}")).await.json();
        assert_eq!((&scale["me"], &scale["people"]), (&json!(null), &json!([])));
        let bots = scale["bots"].as_array().unwrap();
        let names: Vec<&Value> = bots.iter().map(|bot| &bot["bot"]).collect();
        assert_eq!(names, ["easy", "medium", "hard", "expert"]);
        assert!(bots.iter().all(|bot| bot["games"] == 0 && bot["is_guess"] == false), "{scale}");
        assert!(bots.is_sorted_by_key(|bot| bot["rating"].as_i64()), "{scale}");
    }
    for path in ["rating?game=chess", "scale?game=chess", "history?game=chess"] {
        assert_eq!(ada.get(&format!("/api/me/{path}")).await.status, 422, "{path}");
    }
    for path in ["/api/me/statistics", "/api/me/rating?game=multiverse", "/api/me/scale?game=multiverse"] {
        assert_eq!(host.client().get(path).await.status, 401, "{path}");
    }
}

#[tokio::test]
async fn games_are_counted_and_rated_until_their_player_deletes_them() {
    let host = Host::start().await;
    let (ada, bob) = (host.guest("Ada").await, host.guest("Bob").await);
    let (a, b, bot) = (player(&ada).await, player(&bob).await, Player::Bot("easy".to_owned()));
    let store = host.store().await;
    let ended = |name, at, game, players, ratings| Ended { name, at, game, players, ratings };
    let alone = [(&a, 1)];
    ended("alone", 1, "multiuniversum", &alone, vec![]).keep(&store).await;
    let pair = [(&b, 2), (&a, 1)];
    let ratings = vec![rating(&a, 27.0, 1), rating(&b, 23.0, 1)];
    ended("first", 2, "multiuniversum", &pair, ratings).keep(&store).await;
    let three = [(&a, 2), (&bot, 1), (&b, 3)];
    let ratings = vec![rating(&a, 26.0, 2), rating(&bot, 25.0, 1), rating(&b, 22.0, 2)];
    ended("second", 3, "multiuniversum", &three, ratings).keep(&store).await;
    ended("other", 4, "multiverse", &[(&a, 1), (&bot, 2)], vec![]).keep(&store).await;

    let statistics = ada.get("/api/me/statistics").await.json();
    let tally = |games, streak, best, by: Value, since: Value| json!({ "games": games, "since": since, "streak": streak, "best-streak": best, "by-players": by });
    let one = |players, places: &[u32]| json!({ "players": players, "games": places.iter().sum::<u32>(), "places": places });
    let all = json!([one(1, &[1]), one(2, &[2]), one(3, &[0, 1])]);
    assert_eq!(statistics["all"], tally(4, 1, 1, all, json!(1)));
    let of_game = &statistics["games"][0];
    let by = json!([one(1, &[1]), one(2, &[1]), one(3, &[0, 1])]);
    assert_eq!(of_game["tally"], tally(3, 0, 1, by, json!(1)));
    assert_eq!((&of_game["rating"]["rating"], &of_game["rating"]["games"]), (&json!(1529), &json!(2)));
    let best = &of_game["best_solo"][0];
    assert_eq!((&best["table"], &best["points"], &best["beside"]), (&json!("alone"), &json!(50), &json!(7)));

    let past = ada.get("/api/me/rating?game=multiuniversum&size=1").await.json();
    let newest = &past["items"][0];
    assert_eq!(
        (&newest["table"], &newest["rating"], &newest["change"]),
        (&json!("second"), &json!(1529), &json!(-30))
    );
    let next = past["next"].as_str().unwrap();
    let past = ada.get(&format!("/api/me/rating?game=multiuniversum&size=9&after={next}")).await.json();
    assert_eq!((&past["items"][0]["change"], &past["next"]), (&json!(59), &json!(null)));

    let scale = ada.get("/api/me/scale?game=multiuniversum").await.json();
    assert_eq!((&scale["people"][0]["name"], &scale["people"][0]["rating"]), (&json!("Bob"), &json!(1412)));
    assert_eq!((&scale["bots"][0]["rating"], &scale["bots"][0]["games"]), (&json!(1500), &json!(1)));
    let history = ada.get("/api/me/history").await.json();
    assert_eq!(
        history["items"][1]["standings"][1],
        json!({ "name": null, "bot": "easy", "place": 1, "points": 52 })
    );

    let other = ada.get("/api/me/history?game=multiverse").await.json();
    assert_eq!((other["items"].as_array().unwrap().len(), &other["items"][0]["table"]), (1, &json!("other")));

    assert_eq!(ada.delete("/api/me").await.status, 204);
    let scale = bob.get("/api/me/scale?game=multiuniversum").await.json();
    assert_eq!((&scale["people"], &scale["me"]["games"]), (&json!([]), &json!(2)));
    let again = host.guest("Ada").await;
    assert_eq!(again.get("/api/me/statistics").await.json()["all"]["games"], 0);
}
