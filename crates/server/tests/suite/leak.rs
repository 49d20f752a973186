//! Law 5 over the wire: two games that somebody cannot tell apart are told to them in the same bytes.

use std::sync::Arc;

use bots::{Pcg, draw, pick};
use engine::{Input, Node, Random as _, Silent, Viewer};
use games::{GameId, Playable, Setup, WithGame};
use serde_json::{Value, json};
use server::Site;
use store::{
    Append, Entry, Listing, MatchChange, MatchId, Millis, NewMatch, Person, PersonId, Phase, Player,
    SeatNumber, Seated, SecretHash, Seq, Store, Visibility,
};
use table::{PledgeNote, Seed};

use crate::host::{Client, Host};
use crate::play::{Seen, setup};
use crate::socket::Socket;

/// A game's beginning, and one that the viewer cannot tell from it, as the lines of their logs; and what the viewer
/// can do next that decides nothing by chance, if it is to act.
struct Twins {
    logs: [Vec<String>; 2],
    quiet: Option<String>,
}

/// Makes twins of a game of about so many actions.
struct Twinning {
    seed: u64,
    actions: usize,
    viewer: Viewer,
}

impl WithGame for Twinning {
    type Output = Twins;
    fn with<G: Playable>(self, rules: G) -> Twins {
        let mut random = Pcg::new(self.seed, 0);
        let mut state = rules.start();
        let (mut inputs, mut actions) = (Vec::new(), 0);
        loop {
            let input = match rules.node(&state) {
                Node::Over => break,
                Node::Chance => Input::Chance(draw(&rules.odds(&state), &mut random)),
                Node::Act(_) if actions == self.actions => break,
                Node::Act(seats) => {
                    actions += 1;
                    let seat = seats.iter().nth(random.below(seats.len() as u32) as usize).unwrap();
                    // Sensible play gets further than any other.
                    Input::Act(seat, pick(&rules.sensible(&state, seat), &mut random))
                }
            };
            rules.step(&mut state, input, &mut Silent);
            inputs.push(input);
        }
        let twin = rules.redeal(&inputs, self.viewer, &mut random);
        let quiet = match (self.viewer, rules.node(&state)) {
            (Viewer::Seat(seat), node) if node.acts(seat) => {
                let offers = rules.offers(&rules.view(&state, self.viewer));
                let allowed = offers.into_iter().filter(|offer| offer.verdict.is_ok());
                let is_quiet = |action: &G::Action| {
                    let mut after = state;
                    rules.step(&mut after, Input::Act(seat, *action), &mut Silent);
                    rules.node(&after) != Node::Chance
                };
                allowed.map(|offer| offer.action).find(is_quiet).map(|action| action.to_string())
            }
            _ => None,
        };
        let lines = |inputs: &[Input<G>]| inputs.iter().map(ToString::to_string).collect();
        Twins { logs: [lines(&inputs), lines(&twin)], quiet }
    }
}

const TABLE: &str = "twins";

/// The same people, tokens and times for both.
fn token(index: usize) -> String {
    // 256 bits as they travel.
    format!("{}{}", ["A", "E", "I", "M", "Q", "U"][index], "A".repeat(42))
}

/// A server that has this game in its log. One seed for both: what differs is only what happened.
async fn serve(setup: &Setup, log: &[String]) -> Host {
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let store = Store::open(folder.path().join("test.db").to_str().unwrap()).await.unwrap();
    let count = usize::from(setup.rules().unwrap().seats());
    let people: Vec<PersonId> =
        (0..count).map(|index| PersonId::new(format!("person-{index}")).unwrap()).collect();
    for (index, id) in people.iter().enumerate() {
        let name = format!("Player {index}");
        let person = Person { id: id.clone(), name, language: "en".to_owned(), made_at: Millis(1) };
        store.add_person(&person, &SecretHash::of(&token(index))).await.unwrap();
    }
    let seats = people.iter().enumerate().map(|(index, id)| Seated {
        seat: SeatNumber(index as u8),
        player: Some(Player::Person(id.clone())),
    });
    let id = MatchId::new(TABLE).unwrap();
    let wishes: Vec<Value> = (0..count).map(|index| json!(if index == 0 { "me" } else { "open" })).collect();
    let settings = wire::online::Settings::default();
    let made =
        json!({ "setup": setup, "settings": settings, "seats": wishes, "key": "the key of the table" });
    let listing = Listing {
        game: setup.game().name().to_owned(),
        visibility: Visibility::Public,
        phase: Phase::Running,
        seats_free: 0,
        summary: "{}".to_owned(),
        updated_at: Millis(1),
    };
    let table = NewMatch {
        id: id.clone(),
        made: made.to_string(),
        made_by: Some(people[0].clone()),
        made_at: Millis(1),
        listing,
        seats: seats.collect(),
    };
    store.add_match(&table).await.unwrap();
    let seed = Seed::named("one seed for both");
    let start = json!({ "ruleset": setup.ruleset(), "dice": PledgeNote::alone(&seed, TABLE), "seed": seed });
    let lines = [format!("start {start}")].into_iter().chain(log.iter().cloned());
    let entries = lines.map(|text| Entry { at: now(), text }).collect();
    let append = Append { match_id: id, first: Seq(0), entries, change: MatchChange::default() };
    store.append(append).await.unwrap();
    store.close().await;
    Host::in_folder(folder, |_| (), Site::new(&[])).await
}

fn now() -> Millis {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
    Millis(since.as_millis() as i64)
}

fn client(host: &Host, viewer: Viewer) -> Client {
    let client = host.client();
    if let Viewer::Seat(seat) = viewer {
        client.become_known(&token(seat.index()));
    }
    client
}

/// Everything that a viewer is sent, in order.
struct Sent {
    client: Client,
    socket: Socket,
    bytes: Vec<String>,
}

impl Sent {
    async fn open(host: &Host, viewer: Viewer) -> Self {
        let client = client(host, viewer);
        let socket = client.follow(TABLE, "").await;
        Self { client, socket, bytes: Vec::new() }
    }

    async fn get(&mut self, what: &str) {
        let answer = self.client.get(&format!("/api/tables/{TABLE}{what}")).await;
        self.bytes.push(format!("{what}: {} {}", answer.status, answer.text()));
    }

    async fn ask(&mut self, what: &str, body: &Value) -> u16 {
        let answer = self.client.ask(TABLE, what, body).await;
        self.bytes.push(format!("{what} {body}: {} {}", answer.status, answer.text()));
        answer.status
    }

    /// Reads the socket on until a message of this kind.
    async fn read(&mut self, kind: &str) -> String {
        loop {
            let text = self.socket.text().await.unwrap();
            self.bytes.push(text.clone());
            if text.starts_with(&format!("{{\"v\":1,\"message\":{{\"{kind}\"")) {
                return text;
            }
        }
    }

    /// All that the viewer can ask, right and wrong.
    async fn everything(&mut self, viewer: Viewer, quiet: Option<&str>) {
        self.read("welcome").await;
        let frame: Value = serde_json::from_str(&self.read("frame").await).unwrap();
        let mut seen = Seen::default();
        seen.take(&[frame["message"].clone()]);
        for after in [0, 1, seen.number / 2, seen.number, seen.number + 7] {
            self.get(&format!("/frames?after={after}")).await;
        }
        for what in ["", "/chat", "/record", "/qr.svg?invite=true"] {
            self.get(what).await;
        }
        self.socket.send(&json!({ "resync": { "since": seen.number / 3 } })).await;
        self.read("frame").await;
        // What is not allowed is refused for the same reason.
        let offers = seen.frame["offers"].as_array().unwrap().clone();
        for offer in offers.iter().filter(|offer| !offer["refusal"].is_null()).take(20) {
            self.ask("inputs", &json!({ "action": offer["action"] })).await;
        }
        for action in ["nonsense", "pass", "play 1", "keep 1", "roll", ""] {
            if !seen.actions.iter().any(|allowed| allowed == action) {
                self.ask("inputs", &json!({ "action": action })).await;
            }
        }
        for seat in 1..=3 {
            if viewer != Viewer::Seat(engine::Seat::new(seat).unwrap()) {
                self.ask("inputs", &json!({ "action": "pass", "seat": seat })).await;
                self.socket.act(seat, "pass", None).await;
                self.read("error").await;
            }
        }
        if self.ask("undo", &json!({ "after": seen.number })).await == 200 {
            self.read("frame").await;
        } else if let Some(action) = quiet {
            assert_eq!(self.ask("inputs", &json!({ "action": action })).await, 200);
            self.read("frame").await;
            if self.ask("undo", &json!({})).await == 200 {
                self.read("frame").await;
            }
        }
        self.get("/frames").await;
    }
}

async fn check(game: GameId, seats: usize, seed: u64) {
    let setup = setup(game, seats);
    let mut different = 0;
    for (index, viewer) in Viewer::all(seats as u8).enumerate() {
        let seed = seed * 10 + index as u64;
        let actions = Pcg::new(seed, 1).below(90) as usize;
        let twins = setup.visit(Twinning { seed, actions, viewer }).unwrap();
        different += u32::from(twins.logs[0] != twins.logs[1]);
        let mut sent = Vec::new();
        for log in &twins.logs {
            let host = serve(&setup, log).await;
            let mut one = Sent::open(&host, viewer).await;
            one.everything(viewer, twins.quiet.as_deref()).await;
            sent.push(one.bytes);
            host.stop().await.unwrap();
        }
        let (truth, twin) = (&sent[0], &sent[1]);
        for (one, two) in truth.iter().zip(twin) {
            assert!(one == two, "{game:?}, seed {seed}, {viewer:?} is told\n{one}\nor\n{two}");
        }
        assert_eq!(truth.len(), twin.len());
        let seed = json!(Seed::named("one seed for both"));
        let all = truth.concat();
        assert!(!all.contains(seed.as_str().unwrap()), "the seed is told");
        let is_seated = matches!(viewer, Viewer::Seat(_));
        assert_eq!(all.contains("the key of the table"), is_seated, "the key is for those who sit there");
    }
    assert!(different > 0, "the twins differ somewhere");
}

#[tokio::test]
async fn nothing_of_multiuniversum_leaks() {
    for (seats, seed) in [(2, 1), (3, 2), (5, 3)] {
        check(GameId::Multiuniversum, seats, seed).await;
    }
}

#[tokio::test]
async fn nothing_of_multiverse_leaks() {
    for (seats, seed) in [(2, 4), (3, 5), (6, 6)] {
        check(GameId::Multiverse, seats, seed).await;
    }
}
