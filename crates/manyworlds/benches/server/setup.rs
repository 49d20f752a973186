//! Makes tables, and opens sockets to them.

use std::io::Result;

use games::{Flags, GameId};
use serde_json::{Value, json};

use crate::client::{Client, Person, Socket};

/// Two people who play with each other at every table.
pub(crate) struct Setup {
    host: String,
    people: [Person; 2],
    clients: [Client; 2],
}

impl Setup {
    pub(crate) fn new(host: &str) -> Result<Self> {
        let people = [Client::new_person(host)?, Client::new_person(host)?];
        let clients = [Client::of(host, &people[0])?, Client::of(host, &people[1])?];
        Ok(Self { host: host.to_owned(), people, clients })
    }

    /// A table that waits for its second player.
    pub(crate) fn open_table(&mut self, number: usize) -> Result<String> {
        let game = if number.is_multiple_of(2) { GameId::Multiuniversum } else { GameId::Multiverse };
        let setup = games::Setup::from_flags(game, Flags { seats: 2, ..Flags::default() });
        let wanted = json!({ "setup": setup.expect("both games have two seats"), "seats": ["me", "open"] });
        let made = self.clients[0].post("/api/tables", &wanted)?.ok();
        Ok(made["id"].as_str().unwrap_or_default().to_owned())
    }

    /// A table that runs, and a socket for each seat.
    pub(crate) fn running_table(&mut self, number: usize) -> Result<[Socket; 2]> {
        let table = self.open_table(number)?;
        let path = format!("/api/tables/{table}");
        self.clients[1].post(&format!("{path}/join"), &json!({}))?.ok();
        self.clients[0].post(&format!("{path}/start"), &Value::Null)?.ok();
        let follow = |person| Client::of(&self.host, person)?.follow(&table);
        Ok([follow(&self.people[0])?, follow(&self.people[1])?])
    }

    /// A socket of somebody who looks on.
    pub(crate) fn watch(&self, table: &str) -> Result<Socket> {
        Client::of_nobody(&self.host)?.follow(table)
    }
}
