//! Every message that travels, in both directions, is what the schema says. The client here knows JSON alone.

use std::collections::BTreeMap;

use engine::Seat;
use games::{
    BotKind, Fallback, JustRoll, MultiuniversumSetup, MultiverseSetup, Order, Orders, Reply, SeatKind, Setup,
};
use jsonschema::Validator;
use serde_json::{Value, json};
use wire::{LocalTable, ToTable, encode};

/// What may travel in one direction, its version in front.
fn one_way(direction: &str, document: &Value) -> Validator {
    let mut document = document.clone();
    document["properties"]["message"] = json!({ "$ref": format!("#/$defs/{direction}") });
    jsonschema::draft202012::new(&document).unwrap()
}

/// The same schema, but an object has no property that the schema does not name.
fn closed(schema: &Value) -> Value {
    match schema {
        Value::Object(object) => {
            let mut object: serde_json::Map<String, Value> =
                object.iter().map(|(key, part)| (key.clone(), closed(part))).collect();
            if object.contains_key("properties") && object.contains_key("type") {
                object.insert("additionalProperties".to_owned(), json!(false));
            }
            Value::Object(object)
        }
        Value::Array(parts) => parts.iter().map(closed).collect(),
        other => other.clone(),
    }
}

/// A client that has every text checked that it sends and is sent.
struct Client {
    table: LocalTable,
    sent: Validator,
    received: Validator,
    /// Received messages by their kind.
    kinds: BTreeMap<String, usize>,
    /// The newest frame of each viewer, by the viewer's JSON.
    frame: Value,
    over: bool,
}

impl Client {
    fn new() -> Self {
        let document = wire::schema();
        Self {
            table: LocalTable::new(|| 1),
            sent: one_way("ToTable", &document),
            // What a table writes is described to the last field.
            received: one_way("FromTable", &closed(&document)),
            kinds: BTreeMap::new(),
            frame: Value::Null,
            over: false,
        }
    }

    fn say(&mut self, message: &ToTable) {
        let text = encode(message);
        check(&self.sent, &text);
        let mut answers = self.table.receive_text(&text);
        while !answers.is_empty() {
            for answer in &answers {
                self.hear(answer);
            }
            answers = self.table.advance_text();
        }
    }

    fn hear(&mut self, text: &str) {
        let message = check(&self.received, text);
        let (kind, body) = message["message"].as_object().unwrap().iter().next().unwrap();
        *self.kinds.entry(kind.clone()).or_default() += 1;
        match kind.as_str() {
            "frame" => {
                let (_, frame) = body["frame"].as_object().unwrap().iter().next().unwrap();
                self.frame = frame.clone();
            }
            "over" => self.over = true,
            _ => {}
        }
    }

    /// Opens a table, and plays for everybody who is no bot: allowed actions mostly, and now and then one that is
    /// refused, or taken back.
    fn play(&mut self, setup: Setup, names: &str, seed: u64) {
        let seats: Vec<SeatKind> = names.split(',').map(|name| name.parse().unwrap()).collect();
        self.over = false;
        self.say(&ToTable::NewTable { setup: setup.clone(), seats: seats.clone(), seed: Some(seed) });
        for turn in 0.. {
            if self.over {
                break;
            }
            let seat = self.look(&seats);
            let (allowed, refused) = self.offers();
            if let Some(action) = refused {
                self.say(&ToTable::Act { seat, action, after: None });
            }
            // Thinking takes its time.
            if turn == 0 {
                self.say(&ToTable::Hint { seat });
            }
            // Not always the same kind of action, so that the game goes on.
            let action = allowed[turn * 7 % allowed.len()].clone();
            self.say(&ToTable::Act { seat, action, after: None });
            if turn % 10 == 0 {
                self.say(&ToTable::Undo { seat, after: None });
            }
            assert!(turn < 10_000, "the game does not end");
        }
        let log = self.table.log();
        self.say(&ToTable::Lesson { setup: setup.clone(), seats: seats.clone(), seed, log: log.clone() });
        self.say(&ToTable::Resume {
            setup,
            seats,
            seed,
            log,
            names: Vec::new(),
            branch: false,
            shelved: None,
        });
    }

    /// Opens the Eureka of a day, and plays its turn.
    fn find(&mut self, game: &str) {
        self.say(&ToTable::Eureka {
            game: game.to_owned(),
            date: "2026-01-04".to_owned(),
            played: Vec::new(),
        });
        while !self.kinds.contains_key("verdict") {
            let seat = Seat::new(self.frame["to_act"][0].as_u64().unwrap() as u8).unwrap();
            let (allowed, _) = self.offers();
            self.say(&ToTable::Act { seat, action: allowed[0].clone(), after: None });
        }
    }

    /// Whoever is to act and no bot; they look at the screen from now on.
    fn look(&mut self, seats: &[SeatKind]) -> Seat {
        let to_act = self.frame["to_act"].as_array().unwrap().iter();
        let mut people = to_act
            .map(|seat| Seat::new(seat.as_u64().unwrap() as u8).unwrap())
            .filter(|seat| seats[seat.index()] == SeatKind::Me);
        let seat = people.next().expect("somebody is to act");
        if self.frame["view"]["viewer"]["seat"] != seat.number() {
            self.say(&ToTable::Look { seat: Some(seat) });
        }
        seat
    }

    /// What they may do, and something that they may not.
    fn offers(&self) -> (Vec<String>, Option<String>) {
        let offers = self.frame["offers"].as_array().unwrap().clone();
        let (refused, allowed): (Vec<_>, Vec<_>) =
            offers.into_iter().partition(|offer| offer.get("refusal").is_some());
        let action = |offer: &Value| offer["action"].as_str().unwrap().to_owned();
        (allowed.iter().map(action).collect(), refused.first().map(action))
    }
}

fn check(validator: &Validator, text: &str) -> Value {
    let message = serde_json::from_str(text).unwrap();
    if let Some(error) = validator.iter_errors(&message).next() {
        panic!("{error} at {} in {text}", error.instance_path());
    }
    message
}

#[test]
fn the_schema_is_one() {
    let document = wire::schema();
    assert!(jsonschema::meta::is_valid(&document));
    assert_eq!(document["$schema"], "https://json-schema.org/draft/2020-12/schema");
    for direction in ["FromTable", "ToTable"] {
        let part = &document["$defs"][direction];
        for (name, definition) in part["$defs"].as_object().unwrap() {
            assert_eq!(definition["title"], *name);
            assert!(definition["description"].is_string(), "{direction}: {name} is not described");
            assert!(!name.ends_with('2'), "{direction}: two types are called {name}");
        }
    }
}

#[test]
fn every_message_of_multiuniversum_is_what_the_schema_says() {
    let mut client = Client::new();
    for (players, names) in [
        (1, "me"),
        (1, "sensible"),
        (2, "me,me"),
        (3, "random,sensible,random"),
        (5, "me,random,me,sensible,me"),
    ] {
        let mut setup = MultiuniversumSetup::for_players(players);
        setup.options.born = vec!["1970-12-31".parse().ok()];
        client.play(Setup::Multiuniversum(setup), names, players.into());
    }
    client.find("multiuniversum");
    for kind in ["hello", "frame", "over", "refused", "not-undone", "hint", "eureka", "verdict"] {
        assert!(client.kinds.contains_key(kind), "no {kind} in {:?}", client.kinds);
    }
    assert!(client.kinds["frame"] > 1000, "{:?}", client.kinds);
}

#[test]
fn every_message_of_multiverse_is_what_the_schema_says() {
    let mut client = Client::new();
    for (players, names) in [
        (2, "me,me"),
        (3, "sensible,random,sensible"),
        (4, "me,sensible,me,random"),
        (6, "me,me,me,me,me,me"),
    ] {
        client.play(Setup::Multiverse(MultiverseSetup::for_players(players)), names, players.into());
    }
    client.find("multiverse");
    for kind in ["hello", "frame", "over", "not-undone", "hint", "eureka", "verdict"] {
        assert!(client.kinds.contains_key(kind), "no {kind} in {:?}", client.kinds);
    }
    assert!(client.kinds["frame"] > 1000, "{:?}", client.kinds);
}

#[test]
fn errors_are_messages_too() {
    let mut client = Client::new();
    let answers = ["nonsense", r#"{"v":9}"#, r#"{"v":1,"message":{"undo":{"seat":1}}}"#];
    for text in answers {
        for answer in client.table.receive_text(text) {
            client.hear(&answer);
        }
    }
    assert_eq!(client.kinds["error"], answers.len());
}

#[test]
fn a_wrong_message_to_a_table_is_none() {
    let Client { sent, received, .. } = Client::new();
    let right = r#"{"v":1,"message":{"undo":{"seat":1}}}"#;
    let least = r#"{"v":1,"message":{"new-table":{"setup":{"game":"multiverse","options":{"players":4}},"seats":["me"],"seed":1}}}"#;
    check(&sent, right);
    check(&sent, least);
    for wrong in [
        right.replace("seat\":1", "seat\":7"),
        right.replace("\"v\":1", "\"v\":2"),
        right.replace("\"v\":1,", ""),
        right.replace("undo", "cheat"),
        right.replace("seat\":1", "seat\":\"1\""),
        right.replace("\"seat\":1", ""),
        least.replace("multiverse", "chess"),
        least.replace("players", "player"),
        least.replace("\"players\":4", "\"players\":4,\"stability\":\"1\""),
        least.replace("\"me\"", "\"you\""),
        least.replace("\"seed\":1", "\"seed\":-1"),
    ] {
        assert!(!sent.is_valid(&serde_json::from_str(&wrong).unwrap()), "{wrong}");
    }
    assert!(!received.is_valid(&serde_json::from_str(right).unwrap()), "a table says no such thing");
}

#[test]
fn a_wrong_frame_is_none() {
    let document = wire::schema();
    let received = one_way("FromTable", &document);
    let setups = [
        Setup::Multiuniversum(MultiuniversumSetup::for_players(2)),
        Setup::Multiverse(MultiverseSetup::for_players(2)),
    ];
    for setup in setups {
        let game = setup.game().name();
        let bot = SeatKind::Bot(BotKind::Sensible);
        let new = ToTable::NewTable { setup, seats: vec![SeatKind::Me, bot], seed: Some(1) };
        let answers = LocalTable::new(|| 1).receive_text(&encode(&new));
        let right = check(&received, &answers[1]);
        let at = |path: &str| format!("/message/frame/frame/{game}{path}");
        // Nothing may be missing.
        for place in ["", "/view", "/view/players/0", "/offers/0", "/events/0"] {
            for key in right.pointer(&at(place)).unwrap().as_object().unwrap().keys() {
                let mut wrong = right.clone();
                wrong.pointer_mut(&at(place)).unwrap().as_object_mut().unwrap().remove(key);
                assert!(!received.is_valid(&wrong), "{game}: {place} without {key}");
            }
        }
        for (place, value) in [
            ("/offers/0/action", json!("cheat")),
            ("/offers/0/action", json!("keep 51")),
            ("/view/viewer", json!({ "seat": 0 })),
            ("/view/viewer", json!("everybody")),
            ("/view/phase", json!("nap")),
            ("/view/round", json!("1")),
            ("/events/0/kind", json!("miracle")),
            ("/to_act", json!([1, 1])),
        ] {
            let mut wrong = right.clone();
            *wrong.pointer_mut(&at(place)).unwrap() = value;
            assert!(!received.is_valid(&wrong), "{game}: {place}");
        }
    }
}

#[test]
fn orders_are_what_their_schema_says() {
    let validator = jsonschema::draft202012::new(schemars::schema_for!(Orders).as_value()).unwrap();
    let fallback = Fallback { after_minutes: 10080, then: Reply::OnlyIfWorld };
    let colours = [(multiverse::Colour::Red, Order::Always)].into();
    let orders = Orders { just_roll: JustRoll { default: Order::Never, colours, fallback: Some(fallback) } };
    for orders in [orders, Orders::default()] {
        assert!(validator.is_valid(&serde_json::to_value(&orders).unwrap()), "{orders:?}");
    }
    for wrong in [
        json!({ "roll": {} }),
        json!({ "just_roll": { "default": "sometimes" } }),
        json!({ "just_roll": { "colours": { "pink": "never" } } }),
        json!({ "just_roll": { "fallback": { "after_minutes": 0, "then": "never" } } }),
        json!({ "just_roll": { "fallback": { "after_minutes": 10081, "then": "never" } } }),
        json!({ "just_roll": { "fallback": { "after_minutes": 5, "then": "ask" } } }),
    ] {
        assert!(!validator.is_valid(&wrong), "{wrong}");
    }
}
