//! Law 5 over the wire: two games that somebody cannot tell apart are told to them in the same bytes.

use bots::{Pcg, draw, pick};
use engine::{Input, Node, Random as _, Silent, Viewer};
use games::{GameId, Playable, WithGame};
use serde_json::{Value, json};
use table::Seed;
use wire::online::{Clock, Settings};

use crate::host::{Client, Host};
use crate::play::{Seen, setup};
use crate::socket::Socket;
use crate::written::{KEY, SEED, TABLE, Written, now, token};

const HOUR: Clock = Clock::Turn { seconds: 3_600 };

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
        let mut before = (state, 0);
        loop {
            let input = match rules.node(&state) {
                // The end opens everything: the game as it was before the last action is told.
                Node::Over => {
                    state = before.0;
                    inputs.truncate(before.1);
                    break;
                }
                Node::Chance => Input::Chance(draw(&rules.odds(&state), &mut random)),
                Node::Act(_) if actions == self.actions => break,
                Node::Act(seats) => {
                    actions += 1;
                    before = (state, inputs.len());
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
        for what in ["", "/recap", "/chat", "/record", "/qr.svg?invite=true"] {
            self.get(what).await;
        }
        self.socket.send(&json!({ "resync": { "since": seen.number / 3 } })).await;
        self.read("frame").await;
        self.socket.send(&json!("recap")).await;
        self.read("recap").await;
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
        self.get("/recap").await;
    }
}

/// Without the milliseconds that somebody has left: no two runs take equally long.
fn without_times(text: &str) -> String {
    let mut parts = text.split("\"left\":[");
    let before = parts.next().unwrap_or_default().to_owned();
    parts.fold(before, |told, part| {
        let (times, rest) = part.split_once(']').unwrap();
        format!("{told}\"left\":{}{rest}", times.split(',').count())
    })
}

async fn check(game: GameId, seats: usize, seed: u64, clock: Clock) {
    let setup = setup(game, seats);
    let mut different = 0;
    for (index, viewer) in Viewer::all(seats as u8).enumerate() {
        let seed = seed * 10 + index as u64;
        let actions = Pcg::new(seed, 1).below(90) as usize;
        let twins = setup.visit(Twinning { seed, actions, viewer }).unwrap();
        different += u32::from(twins.logs[0] != twins.logs[1]);
        let (started, mut sent) = (now(), Vec::new());
        for log in &twins.logs {
            let log: Vec<_> = log.iter().map(|line| (started, line.clone())).collect();
            let settings = Settings { clock, ..Settings::default() };
            let host = Written { setup: &setup, settings, started, last_run: None, log }.serve().await;
            let mut one = Sent::open(&host, viewer).await;
            one.everything(viewer, twins.quiet.as_deref()).await;
            sent.push(one.bytes.iter().map(|text| without_times(text)).collect::<Vec<_>>());
            host.stop().await.unwrap();
        }
        let (truth, twin) = (&sent[0], &sent[1]);
        for (one, two) in truth.iter().zip(twin) {
            assert!(one == two, "{game:?}, seed {seed}, {viewer:?} is told\n{one}\nor\n{two}");
        }
        assert_eq!(truth.len(), twin.len());
        let seed = json!(Seed::named(SEED));
        let all = truth.concat();
        assert!(!all.contains(seed.as_str().unwrap()), "the seed is told");
        let is_seated = matches!(viewer, Viewer::Seat(_));
        assert_eq!(all.contains(KEY), is_seated, "the key is for those who sit there");
    }
    assert!(different > 0, "the twins differ somewhere");
}

#[tokio::test]
async fn nothing_of_multiuniversum_leaks() {
    for (seats, seed, clock) in [(2, 1, Clock::None), (3, 2, HOUR), (5, 3, Clock::None)] {
        check(GameId::Multiuniversum, seats, seed, clock).await;
    }
}

#[tokio::test]
async fn nothing_of_multiverse_leaks() {
    for (seats, seed, clock) in [(2, 4, HOUR), (3, 5, Clock::None), (6, 6, Clock::None)] {
        check(GameId::Multiverse, seats, seed, clock).await;
    }
}
