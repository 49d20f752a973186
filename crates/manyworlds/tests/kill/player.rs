//! Plays at a table, and at the next one when the game is over, on all seats and through all lives of the server.

use std::io::Result;
use std::sync::Arc;

use bots::Pcg;
use engine::Random as _;
use games::{Flags, GameId, Setup};
use serde_json::{Value, json};

use crate::client::{Client, Person, Socket};
use crate::memory::{Memory, Shared, lock};
use crate::world::World;

/// Who plays what.
pub(crate) struct Player {
    world: Arc<World>,
    number: usize,
    game: GameId,
    seats: u8,
    dice: Pcg,
    people: Vec<Person>,
    /// The table that is played at.
    table: Option<Shared>,
}

impl Player {
    pub(crate) fn new(world: Arc<World>, number: usize) -> Self {
        let game = if number.is_multiple_of(2) { GameId::Multiuniversum } else { GameId::Multiverse };
        let seats = 2 + (number / 2 % 2) as u8;
        Self { world, number, game, seats, dice: Pcg::new(7, number as u64), people: Vec::new(), table: None }
    }

    /// Plays until the end of the world.
    pub(crate) fn play(mut self) {
        while let Some(host) = self.world.next_life() {
            let cut = self.live(&host);
            assert!(cut.is_err(), "only a kill ends it");
            self.world.died();
        }
    }

    /// One life of the server. The error is that the connection broke off.
    fn live(&mut self, host: &str) -> Result<()> {
        while self.people.len() < usize::from(self.seats) {
            self.people.push(Client::new_person(host)?);
        }
        loop {
            let table = self.sit_down(host)?;
            if self.dice.below(2) == 0 { self.by_http(host, &table) } else { self.by_socket(host, &table) }?;
            self.table = None;
        }
    }

    fn clients(&self, host: &str) -> Result<Vec<Client>> {
        self.people.iter().map(|person| Client::of(host, person)).collect()
    }

    /// A table that runs: the one of the last life, or a new one.
    fn sit_down(&mut self, host: &str) -> Result<Shared> {
        let mut clients = self.clients(host)?;
        let table = if let Some(table) = &self.table {
            Arc::clone(table)
        } else {
            let wanted = new_table(self.game, self.seats, self.number.is_multiple_of(3));
            let made = clients[0].post("/api/tables", &wanted)?.ok();
            let table = made["id"].as_str().expect("an id").to_owned();
            let table = self.world.remember(Memory { table, ..Memory::default() });
            self.table = Some(Arc::clone(&table));
            table
        };
        let path = format!("/api/tables/{}", lock(&table).table);
        for client in &mut clients[1..] {
            if client.get(&path)?.ok()["my-seat"].is_null() {
                client.post(&format!("{path}/join"), &json!({}))?.ok();
            }
        }
        while clients[0].get(&path)?.ok()["number"] == 0 {
            // Somebody who asked before the kill may have been heard.
            clients[0].post(&format!("{path}/start"), &Value::Null)?;
        }
        Ok(table)
    }

    /// To the end of the game.
    fn by_http(&mut self, host: &str, table: &Shared) -> Result<()> {
        let mut clients = self.clients(host)?;
        let path = format!("/api/tables/{}", lock(table).table);
        loop {
            let mut frames = Vec::new();
            for client in &mut clients {
                let told = client.get(&format!("{path}/frames"))?.ok();
                frames.push(frame_of(&told["messages"][0]).expect("a running table has a frame").clone());
            }
            let Some(deed) = self.choose(table, &frames) else { return Ok(()) };
            let client = &mut clients[deed.seat];
            if self.dice.below(10) == 0 {
                let line = format!("line {}", lock(table).chat.count());
                lock(table).chat.send(line.clone());
                client.post(&format!("{path}/chat"), &json!({ "text": line }))?.ok();
                lock(table).chat.acknowledge();
            }
            lock(table).inputs.send(deed.as_logged());
            let answer = match &deed.action {
                Some(action) => {
                    client.post(&format!("{path}/inputs"), &json!({ "action": action, "after": deed.after }))
                }
                None => client.post(&format!("{path}/undo"), &json!({ "after": deed.after })),
            }?;
            answer.ok();
            lock(table).inputs.acknowledge();
            self.world.went_on(self.number);
        }
    }

    fn by_socket(&mut self, host: &str, table: &Shared) -> Result<()> {
        let id = lock(table).table.clone();
        let mut sockets = Vec::new();
        for client in self.clients(host)? {
            sockets.push(client.follow(&id)?);
        }
        let moves = lock(table).inputs.count() as u64 + 1;
        let frames = sockets.iter_mut().map(|socket| frame_after(socket, moves));
        let mut frames = frames.collect::<Result<Vec<_>>>()?;
        while let Some(deed) = self.choose(table, &frames) {
            lock(table).inputs.send(deed.as_logged());
            let seat = deed.seat + 1;
            let message = match &deed.action {
                Some(action) => json!({ "act": { "seat": seat, "action": action, "after": deed.after } }),
                None => json!({ "undo": { "seat": seat, "after": deed.after } }),
            };
            sockets[deed.seat].send(&message)?;
            // Whose frame comes first makes no difference: any is an acknowledgement.
            for (socket, frame) in sockets.iter_mut().zip(&mut frames) {
                *frame = frame_after(socket, deed.after + 1)?;
                lock(table).inputs.acknowledge();
            }
            self.world.went_on(self.number);
        }
        Ok(())
    }

    /// What to do now; nothing if the game is over.
    fn choose(&mut self, table: &Shared, frames: &[Value]) -> Option<Deed> {
        // The set-up is the first move.
        let moves = lock(table).inputs.count() as u64 + 1;
        for frame in frames {
            assert_eq!(frame["to"], moves, "every input is one move");
        }
        let to_act = frames[0]["to_act"].as_array().expect("seats");
        let seat = to_act.get(self.any(to_act.len())?)?.as_u64().expect("a seat") as usize - 1;
        let undoing = (0..frames.len()).find(|&seat| frames[seat]["may_undo"] == true);
        if let Some(seat) = undoing.filter(|_| self.dice.below(5) == 0) {
            return Some(Deed { seat, action: None, after: moves });
        }
        let offers = frames[seat]["offers"].as_array().expect("offers");
        let allowed: Vec<&Value> = offers.iter().filter(|offer| offer["refusal"].is_null()).collect();
        let action = &allowed[self.any(allowed.len())?]["action"];
        Some(Deed { seat, action: action.as_str().map(str::to_owned), after: moves })
    }

    fn any(&mut self, count: usize) -> Option<usize> {
        (count > 0).then(|| self.dice.below(count as u32) as usize)
    }
}

/// An action, or that it is taken back.
struct Deed {
    seat: usize,
    action: Option<String>,
    after: u64,
}

impl Deed {
    fn as_logged(&self) -> String {
        match &self.action {
            Some(action) => format!("{} {action}", self.seat + 1),
            None => format!("undo {}", self.seat + 1),
        }
    }
}

/// What a host asks for.
pub(crate) fn new_table(game: GameId, seats: u8, has_clock: bool) -> Value {
    let setup = Setup::from_flags(game, Flags { seats, ..Flags::default() }).expect("it can be played");
    let mut wishes = vec!["me"];
    wishes.resize(usize::from(seats), "open");
    let clock = if has_clock { json!({ "turn": { "seconds": 3600 } }) } else { json!("none") };
    json!({ "setup": setup, "seats": wishes, "settings": { "clock": clock } })
}

/// What is in a message if it is a frame.
fn frame_of(message: &Value) -> Option<&Value> {
    let frame = message["message"]["frame"]["frame"].as_object()?;
    frame.values().next()
}

/// Reads up to the frame after that move.
fn frame_after(socket: &mut Socket, number: u64) -> Result<Value> {
    loop {
        let message = socket.receive()?;
        let kind = message["message"].as_object().and_then(|message| message.keys().next());
        let is_answer =
            kind.is_some_and(|kind| ["welcome", "table", "times", "over", "said"].contains(&kind.as_str()));
        match frame_of(&message) {
            Some(frame) if frame["to"] == number => return Ok(frame.clone()),
            Some(frame) => assert!(frame["to"].as_u64() < Some(number), "{frame}"),
            None => assert!(is_answer, "{message}"),
        }
    }
}
