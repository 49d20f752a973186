//! Tables that are made, and games that are played to their end.

use bots::Pcg;
use engine::Random as _;
use games::{BotKind, Flags, GameId, Setup};
use serde_json::{Value, json};
use wire::online::{NewTable, Settings, Wish};

use crate::host::{Answer, Client};

// Who shall sit on a seat.
pub(crate) const ME: Wish = Wish::Me;
pub(crate) const OPEN: Wish = Wish::Open;
pub(crate) const INVITED: Wish = Wish::Invited;
pub(crate) const SENSIBLE: Wish = Wish::Bot(BotKind::Sensible);
pub(crate) const EASY: Wish = Wish::Bot(BotKind::Easy);

pub(crate) fn setup(game: GameId, seats: usize) -> Setup {
    Setup::from_flags(game, Flags { seats: seats as u8, ..Flags::default() }).unwrap()
}

pub(crate) fn new_table(game: GameId, seats: &[Wish], settings: Settings) -> NewTable {
    NewTable { setup: setup(game, seats.len()), seats: seats.to_vec(), settings }
}

impl Client {
    /// Makes a table with the usual settings; its id.
    pub(crate) async fn make(&self, game: GameId, seats: &[Wish]) -> String {
        self.make_with(game, seats, Settings::default()).await
    }

    pub(crate) async fn make_with(&self, game: GameId, seats: &[Wish], settings: Settings) -> String {
        let wanted = serde_json::to_string(&new_table(game, seats, settings)).unwrap();
        let made = self.post("/api/tables", &wanted).await;
        assert_eq!(made.status, 201, "{made:?}");
        made.json()["id"].as_str().unwrap().to_owned()
    }

    /// A request about a table without a body, or with one.
    pub(crate) async fn ask(&self, table: &str, what: &str, body: &Value) -> Answer {
        let path = format!("/api/tables/{table}/{what}");
        if body.is_null() {
            self.send("POST", &path, &[], "").await
        } else {
            self.post(&path, &body.to_string()).await
        }
    }

    pub(crate) async fn join(&self, table: &str) -> Answer {
        self.ask(table, "join", &json!({})).await
    }

    /// How a table stands.
    pub(crate) async fn info(&self, table: &str) -> Value {
        self.get(&format!("/api/tables/{table}")).await.json()
    }

    /// The messages after a move, without their envelopes.
    pub(crate) async fn frames(&self, table: &str, query: &str) -> Vec<Value> {
        let answer = self.get(&format!("/api/tables/{table}/frames?{query}")).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        messages(&answer)
    }

    pub(crate) async fn act(&self, table: &str, action: &str, after: Option<u32>) -> Answer {
        self.ask(table, "inputs", &json!({ "action": action, "after": after })).await
    }

    /// What this client sees of the game.
    pub(crate) async fn sees(&self, table: &str) -> Seen {
        let mut seen = Seen::default();
        seen.take(&self.frames(table, "").await);
        seen
    }

    pub(crate) async fn id(&self) -> String {
        self.get("/api/me").await.json()["id"].as_str().unwrap().to_owned()
    }
}

pub(crate) fn messages(answer: &Answer) -> Vec<Value> {
    let mut body = answer.json();
    let messages = body["messages"].as_array_mut().unwrap();
    messages.iter_mut().map(|envelope| envelope["message"].take()).collect()
}

/// What a client knows of a game.
#[derive(Default, Clone, Debug)]
pub(crate) struct Seen {
    /// The last move.
    pub(crate) number: u32,
    /// What it may do.
    pub(crate) actions: Vec<String>,
    pub(crate) may_undo: bool,
    /// The last frame.
    pub(crate) frame: Value,
    pub(crate) over: Option<Value>,
}

impl Seen {
    pub(crate) fn take(&mut self, messages: &[Value]) {
        for message in messages {
            if let Some(frame) = message["frame"]["frame"].as_object() {
                let frame = frame.values().next().unwrap();
                let number = |name: &str| frame[name].as_u64().unwrap() as u32;
                // A resynchronisation begins at 0; all else goes on where the last ended.
                assert!(number("from") == self.number || number("from") == 0, "{} {frame}", self.number);
                self.number = number("to");
                let offers = frame["offers"].as_array().unwrap().iter();
                let allowed = offers.filter(|offer| offer["refusal"].is_null());
                self.actions = allowed.map(|offer| offer["action"].as_str().unwrap().to_owned()).collect();
                self.may_undo = frame["may_undo"].as_bool().unwrap();
                self.frame = frame.clone();
            } else if message["over"].is_object() {
                self.over = Some(message["over"].clone());
            }
        }
    }

    fn choose(&self, random: &mut Pcg) -> String {
        self.actions[random.below(self.actions.len() as u32) as usize].clone()
    }
}

/// How somebody talks to the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    Http,
    Socket,
}

/// Plays a seat to the end of the game, choosing by chance, and now and then taking back. Returns the result.
pub(crate) async fn play(client: &Client, table: &str, way: Way, seed: u64) -> Value {
    let mut random = Pcg::new(seed, 0);
    match way {
        Way::Http => play_http(client, table, &mut random).await,
        Way::Socket => play_socket(client, table, &mut random).await,
    }
}

async fn play_http(client: &Client, table: &str, random: &mut Pcg) -> Value {
    let mut seen = Seen::default();
    loop {
        seen.take(&client.frames(table, &format!("after={}&wait=20", seen.number)).await);
        while seen.over.is_none() && !seen.actions.is_empty() {
            let after = seen.number;
            let answer = if seen.may_undo && random.below(20) == 0 {
                client.ask(table, "undo", &json!({ "after": after })).await
            } else {
                client.act(table, &seen.choose(random), Some(after)).await
            };
            assert_eq!(answer.status, 200, "{answer:?}");
            seen.take(&messages(&answer));
        }
        if let Some(over) = seen.over {
            return over;
        }
    }
}

async fn play_socket(client: &Client, table: &str, random: &mut Pcg) -> Value {
    let mut socket = client.follow(table, "").await;
    let seat = client.info(table).await["my-seat"].as_u64().unwrap() as u8;
    let mut seen = Seen::default();
    loop {
        let message = socket.next().await;
        let is_frame = message["frame"].is_object();
        // A frame that another's choice brings crosses what was sent before it came: the second message is late.
        let is_stale = message["error"]["code"] == "stale";
        assert!(is_stale || message.get("error").or(message.get("refused")).is_none(), "{message}");
        seen.take(&[message]);
        if let Some(over) = seen.over {
            return over;
        }
        if is_frame && !seen.actions.is_empty() {
            if seen.may_undo && random.below(20) == 0 {
                socket.send(&json!({ "undo": { "seat": seat, "after": seen.number } })).await;
            } else {
                socket.act(seat, &seen.choose(random), Some(seen.number)).await;
            }
        }
    }
}
