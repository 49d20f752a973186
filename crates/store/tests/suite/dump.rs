use serde_json::{Map, Value as Json, json};
use store::{Error, Lease, MatchChange, Millis, Page, Phase, Rating, Result, SecretHash, Store};

use crate::fresh::Fresh;
use crate::on_both;
use crate::sample::{
    add_match, add_person, append, bot, finish, log, match_id, owner, person, person_id, seated, table,
};

on_both! {
    a_dump_moves_to_the_other_database_and_back,
    a_dump_is_of_one_moment,
    only_an_empty_store_is_loaded_into,
    a_bad_dump_is_refused_at_its_line_and_leaves_nothing,
    a_dump_of_an_older_release_lacks_what_was_added_since,
}

/// Something in every table.
async fn fill(store: &Store) {
    let (ada, bob) = (add_person(store, "ada").await, add_person(store, "bob").await);
    store.update_person(&ada, "Ada “L’été”\n✨", "fr").await.unwrap();
    store.set_recovery(&ada, &SecretHash::of("phrase")).await.unwrap();
    store.mute(&ada, &bob).await.unwrap();
    let mut table = table("m", Phase::Running, 10);
    table.made_by = Some(ada.clone());
    table.seats = vec![seated(1, &person("ada")), seated(2, &bot("greedy"))];
    store.add_match(&table).await.unwrap();
    for number in 0..1100 {
        let text = format!("{number}: 🂡");
        store.append(append(&table.id, number, &[&text])).await.unwrap();
    }
    let mut end = finish(&[(Some(person("ada")), 12), (Some(bot("greedy")), -3)], "small", 50);
    let rating =
        Rating { player: person("ada"), game: "high-card".into(), mu: 0.1 + 0.2, sigma: 1e-300, games: 1 };
    end.ratings = vec![rating];
    end.played.beside = Some(-7);
    store.change_match(&table.id, &MatchChange { finish: Some(end), ..Default::default() }).await.unwrap();
    let lease = Lease { owner: owner("one"), now: Millis(1), until: Millis(2) };
    store.take_lease(&table.id, &lease).await.unwrap();
    store.say(&table.id, &bob, "hello", Millis(3)).await.unwrap();
    store.delete_person(&bob).await.unwrap();
}

async fn dump(store: &Store) -> String {
    let mut dump = Vec::new();
    let count = store.dump(&mut dump).await.expect("it is dumped");
    let dump = String::from_utf8(dump).expect("it is text");
    assert_eq!(dump.lines().count() as u64, count + 2);
    dump
}

async fn load(fresh: &Fresh, dump: &str) -> Result<u64> {
    fresh.open().await.load(dump.as_bytes()).await
}

async fn a_dump_moves_to_the_other_database_and_back(fresh: Fresh) {
    let store = fresh.open().await;
    fill(&store).await;
    let first = dump(&store).await;
    for table in ["people", "tokens", "matches", "seats", "log", "leases", "results", "ratings", "chat"] {
        assert!(first.contains(&format!("{{\"{table}\":{{")), "nothing of {table}");
    }
    let other = fresh.other_kind().await;
    load(&other, &first).await.unwrap();
    let moved = other.open().await;
    let second = dump(&moved).await;
    assert!(first == second, "the other database tells it otherwise");
    // The store goes on where the other stopped.
    assert_eq!(moved.append(append(&match_id("m"), 1100, &["on"])).await.unwrap().0, 1101);
    let back = Fresh::sqlite();
    load(&back, &second).await.unwrap();
    assert!(dump(&back.open().await).await == first, "it came back otherwise");
}

/// Somebody writes moves of two rows meanwhile, which is what two times make of them: a dump never has half of one.
async fn a_dump_is_of_one_moment(fresh: Fresh) {
    let store = fresh.open().await;
    let id = add_match(&store, "m").await;
    let writer = {
        let (store, id) = (store.clone(), id.clone());
        tokio::spawn(async move {
            for number in 0..300 {
                let mut one = append(&id, number * 2, &["move", "chance"]);
                one.entries[1].at.0 += 1;
                store.append(one).await.unwrap();
            }
        })
    };
    let mut dumps = Vec::new();
    while !writer.is_finished() {
        dumps.push(dump(&store).await);
    }
    writer.await.unwrap();
    assert_eq!(log(&store, &id).await.len(), 600);
    for dump in dumps {
        assert_eq!(dump.matches("\"move\"").count(), dump.matches("\"chance\"").count());
        load(&Fresh::sqlite(), &dump).await.unwrap();
    }
}

async fn only_an_empty_store_is_loaded_into(fresh: Fresh) {
    let store = fresh.open().await;
    add_person(&store, "ada").await;
    let dumped = dump(&store).await;
    assert!(matches!(load(&fresh, &dumped).await, Err(Error::NotEmpty)));
    assert_eq!(dump(&store).await, dumped);
}

async fn a_bad_dump_is_refused_at_its_line_and_leaves_nothing(fresh: Fresh) {
    let head = r#"{"manyworlds":"store","version":2}"#;
    let ada =
        r#"{"people":{"id":"ada","language":"fr","made_at":7,"name":"ada","recovery":null,"seen_at":7}}"#;
    let token = r#"{"tokens":{"hash":"x","made_at":7,"person_id":"bob"}}"#;
    let cases: &[(&[&str], u64, &str)] = &[
        (&[], 1, "cut off"),
        (&["Dear diary"], 1, "expected"),
        (&["{}"], 1, "not a dump"),
        (&[r#"{"manyworlds":"store","version":99}"#], 1, "version 99, and this program reads up to 3"),
        (&[head, ada], 3, "cut off"),
        (&[head, ada, "{\"people\""], 3, "EOF"),
        (&[head, ada, r#"{"rows":2}"#], 3, "has 1 rows, not 2"),
        (&[head, ada, ada, r#"{"rows":2}"#], 3, "was there before"),
        (&[head, ada, token, r#"{"rows":2}"#], 3, "not there"),
        (&[head, ada, r#"{"stamps":{}}"#], 3, "no table “stamps”"),
        (&[head, r#"{"tokens":{"hash":"x"}}"#], 2, "have “person_id”"),
        (&[head, &ada.replace("null", "7")], 2, "“recovery” is of another kind"),
        (&[head, &ada.replace("null", "null,\"shoe\":42")], 2, "have no “shoe”"),
        (&[head, &ada.replace("\"fr\"", r#""f\u0000r""#), r#"{"rows":1}"#], 2, "zero byte"),
    ];
    for (lines, line, reason) in cases {
        let dump = lines.join("\n");
        match load(&fresh, &dump).await {
            Err(Error::BadDump { line: at, reason: why }) => {
                assert!(at == *line && why.contains(reason), "{dump}line {at}: {why}");
            }
            other => panic!("{dump}{other:?}"),
        }
    }
    load(&fresh, &[head, ada, r#"{"rows":1}"#].join("\n")).await.expect("nothing of them was left");
}

async fn a_dump_of_an_older_release_lacks_what_was_added_since(fresh: Fresh) {
    let store = fresh.open().await;
    fill(&store).await;
    let mut old = Vec::new();
    for line in dump(&store).await.lines() {
        let mut line: Map<String, Json> = serde_json::from_str(line).unwrap();
        if let Some(version) = line.get_mut("version") {
            *version = json!(1);
        }
        if let Some(Json::Object(result)) = line.get_mut("results") {
            for added in ["mu", "sigma", "beside"] {
                result.remove(added).unwrap();
            }
        }
        old.push(Json::Object(line).to_string());
    }
    let other = fresh.other_kind().await;
    load(&other, &old.join("\n")).await.unwrap();
    let moved = other.open().await;
    let played = &moved.history(&person_id("ada"), None, &Page::first(1)).await.unwrap().items[0];
    assert_eq!((played.standing.points, played.played.beside), (12, None));
    let rated = moved.rating_history(&person_id("ada"), "high-card", &Page::first(9)).await.unwrap();
    assert!(rated.items.is_empty(), "{rated:?}");
    // What is missing without being newer than the dump is missing all the same.
    let new = old.join("\n").replace(r#""version":1"#, r#""version":3"#);
    assert!(matches!(load(&Fresh::sqlite(), &new).await, Err(Error::BadDump { .. })));
}
