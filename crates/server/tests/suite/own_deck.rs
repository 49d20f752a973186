//! Tables with a deck of the host's own (MU-P6).

use games::{GameId, Setup};
use serde_json::{Value, json};
use wire::multiuniversum::deck::{Deck, Text};
use wire::online::Settings;

use crate::games::verified;
use crate::host::Host;
use crate::play::{ME, SENSIBLE, Way, new_table, play};

/// A table for two with this deck.
fn with_deck(deck: Value, settings: Settings) -> Value {
    let mut table =
        serde_json::to_value(new_table(GameId::Multiuniversum, &[ME, SENSIBLE], settings)).unwrap();
    table["setup"]["deck"] = deck;
    table
}

/// Every text is as long as it may be, in letters of four bytes.
fn largest() -> Deck {
    let mut deck = Deck::default_deck().clone();
    let text = |length| Text { en: "𝕬".repeat(length), fr: "𝕭".repeat(length) };
    deck.name = text(40);
    deck.note = text(400);
    for icon in &mut deck.icons {
        icon.name = text(40);
    }
    for portal in &mut deck.portals {
        portal.name = text(40);
    }
    deck.portals[0].dp = 9;
    deck
}

#[tokio::test]
async fn a_deck_of_the_hosts_own_is_played_with_and_stands_in_the_record() {
    let host = Host::start().await;
    let ada = host.guest("Ada").await;
    let deck = largest();
    let wanted = with_deck(serde_json::to_value(&deck).unwrap(), Settings::default());
    let made = ada.post("/api/tables", &wanted.to_string()).await;
    assert_eq!(made.status, 201, "{made:?}");
    let table = made.json()["id"].as_str().unwrap().to_owned();
    // Whoever comes is told the whole deck before the game.
    let mut watching = host.client().follow(&table, "").await;
    let told = watching.until("welcome").await;
    assert_eq!(told["setup"]["deck"]["name"]["en"], json!(deck.name.en));
    assert_eq!(ada.ask(&table, "start", &Value::Null).await.status, 200);
    play(&ada, &table, Way::Http, 1).await;
    let (header, _) = verified(&ada, &table).await;
    let Setup::Multiuniversum(setup) = &header.setup else { panic!("{header:?}") };
    assert_eq!(setup.deck.as_deref(), Some(&deck));
    // The game is played again with the same deck.
    let next = ada.ask(&table, "rematch", &Value::Null).await.json()["id"].as_str().unwrap().to_owned();
    let told = ada.follow(&next, "").await.until("welcome").await;
    assert_eq!(told["setup"]["deck"]["note"]["fr"], json!(deck.note.fr));
}

#[tokio::test]
async fn a_deck_with_a_fault_is_refused_and_so_is_a_rated_game_with_a_good_one() {
    let host = Host::start().await;
    let ada = host.guest("Ada").await;
    let make = async |deck: Value, settings| {
        ada.post("/api/tables", &with_deck(deck, settings).to_string()).await.refusal()
    };
    let good = serde_json::to_value(largest()).unwrap();
    let rated = Settings { rated: true, ..Settings::default() };
    assert_eq!(make(good.clone(), rated).await, (422, "invalid".to_owned()));
    let faults: [(&str, Value); 5] = [
        ("/portals/3/dp", json!(10)),
        ("/cards/0/slots/0", json!("move")),
        ("/name/en", json!("x".repeat(41))),
        ("/icons/0/key", json!("<b>")),
        ("/cards", json!([])),
    ];
    for (path, value) in faults {
        let mut bad = good.clone();
        *bad.pointer_mut(path).unwrap() = value;
        assert_eq!(make(bad, Settings::default()).await, (422, "invalid".to_owned()), "{path}");
    }
    let mut huge = good;
    huge["note"]["en"] = json!("x".repeat(100_000));
    assert_eq!(make(huge, Settings::default()).await, (413, "too-large".to_owned()));
}
