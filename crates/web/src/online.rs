//! Tables on the server: made, joined, followed, and found again after every interruption.

use std::time::Duration;

use gloo_net::http::Method;
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::json;
use wire::engine::Seat;
use wire::games::Setup;
use wire::online::{NewTable, Phase, Settings, TableInfo, Wish};
use wire::table::Nonce;

use crate::address;
use crate::api::{self, Problem};
use crate::client::{Client, Link, Trouble};
use crate::place::Place;
use crate::socket_link::{FromSocket, SocketLink};

/// How long we wait before we try again: longer each time, so that a server that gets up is not overrun.
const RETRIES: [u64; 5] = [300, 1_000, 2_000, 5_000, 10_000];

/// The server says that we may not look: trying again would not help.
const MAY_NOT: u16 = 1008;

impl Client {
    /// The server knows whoever uses this browser by a cookie, and makes it on the first visit.
    pub(crate) fn become_somebody(self) {
        spawn_local(async move {
            let language = self.language.get_untracked();
            // Without a server everything local goes on.
            if let Ok(me) = api::become_somebody(language.tag()).await {
                self.myself.set(Some(me));
            }
        });
    }

    /// Makes a table and goes there.
    pub(crate) fn make_table(self, setup: Setup, seats: Vec<Wish>, settings: Settings) {
        let wanted = json!(NewTable { setup, seats, settings }).to_string();
        spawn_local(async move {
            match api::ask(Method::POST, "/api/tables", Some(wanted))
                .await
                .and_then(|text| api::read::<TableInfo>(&text))
            {
                Ok(table) => self.go(Place::Table(table.id)),
                Err(problem) => self.report(problem),
            }
        });
    }

    /// The same table once more; whoever asks first is its host, and the others find it, too.
    pub(crate) fn rematch(self) {
        let Place::Table(id) = self.place.get_untracked() else { return };
        spawn_local(async move {
            match api::ask(Method::POST, &format!("/api/tables/{id}/rematch"), None)
                .await
                .and_then(|text| api::read::<TableInfo>(&text))
            {
                Ok(table) => self.go(Place::Table(table.id)),
                Err(problem) => self.report(problem),
            }
        });
    }

    /// Follows a table until somebody goes elsewhere.
    pub(crate) fn follow(self, id: String) {
        self.follow_after(id, 0);
    }

    fn follow_after(self, id: String, tries: usize) {
        spawn_local(async move {
            // A browser does not tell why a socket was refused; a plain request does.
            match api::ask(Method::GET, &format!("/api/tables/{id}"), None).await {
                Ok(_) => self.open_socket(id, tries),
                Err(Problem::Offline) => self.follow_later(id, tries),
                Err(problem) => self.report(problem),
            }
        });
    }

    fn open_socket(self, id: String, tries: usize) {
        if !self.is_at(&id) {
            return;
        }
        let table = id.clone();
        let heard = move |what| match what {
            FromSocket::Message(text) => self.hear_text(&text),
            FromSocket::Closed(MAY_NOT) => self.follow_after(id.clone(), RETRIES.len()),
            FromSocket::Closed(_) => {
                self.is_lost.set(true);
                self.follow_later(id.clone(), tries);
            }
        };
        match SocketLink::open(&table, heard) {
            Ok(link) => self.set_link(Link::Socket(link)),
            Err(reason) => self.break_off(&reason),
        }
    }

    fn follow_later(self, id: String, tries: usize) {
        self.is_lost.set(true);
        let wait = RETRIES[tries.min(RETRIES.len() - 1)];
        set_timeout(
            move || {
                if self.is_at(&id) {
                    self.follow_after(id.clone(), tries + 1);
                }
            },
            Duration::from_millis(wait),
        );
    }

    fn is_at(self, id: &str) -> bool {
        self.place.with_untracked(|place| matches!(place, Place::Table(here) if here == id))
    }

    /// Asks something of the table that is shown; what changes is told over the socket.
    pub(crate) fn ask_table(self, method: Method, what: String, body: Option<String>) {
        self.trouble.set(None);
        let Place::Table(id) = self.place.get_untracked() else { return };
        spawn_local(async move {
            if let Err(problem) = api::ask(method, &format!("/api/tables/{id}/{what}"), body).await {
                self.report(problem);
            }
        });
    }

    /// Gives seats to bots of the level that was chosen last, and starts.
    pub(crate) fn fill_and_start(self, seats: Vec<Seat>) {
        self.trouble.set(None);
        let Place::Table(id) = self.place.get_untracked() else { return };
        let wish = json!({ "wish": Wish::Bot(self.bots.get_untracked()) }).to_string();
        spawn_local(async move {
            let fill_up = async {
                for seat in seats {
                    api::ask(Method::PUT, &format!("/api/tables/{id}/seats/{seat}"), Some(wish.clone()))
                        .await?;
                }
                api::ask(Method::POST, &format!("/api/tables/{id}/start"), None).await
            };
            if let Err(problem) = fill_up.await {
                self.report(problem);
            }
        });
    }

    /// Sits down, with the key from the link if there was one. On somebody's first visit the socket may be older than the
    /// guest, and then it is nobody's: whoever sits down looks through a new one.
    pub(crate) fn join(self, seat: Option<Seat>) {
        self.trouble.set(None);
        let Place::Table(id) = self.place.get_untracked() else { return };
        let body = json!({ "seat": seat, "key": address::key() }).to_string();
        spawn_local(async move {
            match api::ask(Method::POST, &format!("/api/tables/{id}/join"), Some(body)).await {
                Ok(_) => self.follow(id),
                Err(problem) => self.report(problem),
            }
        });
    }

    /// Every client adds a number of its own to the dice, so that the server alone cannot choose them: first its
    /// pledge, then, when all have pledged, the number itself.
    pub(crate) fn share_in_the_dice(self, table: &TableInfo) {
        if table.my_seat.is_none() {
            return;
        }
        match (table.phase, self.nonce.get_value()) {
            (Phase::Pledging, None) => {
                let nonce = Nonce::new(crate::client::random_bytes());
                self.nonce.set_value(Some(nonce));
                let body = json!({ "pledge": nonce.pledge() }).to_string();
                self.ask_table(Method::POST, "pledge".to_owned(), Some(body));
            }
            (Phase::Opening, Some(nonce)) => {
                self.nonce.set_value(None);
                self.ask_table(Method::POST, "nonce".to_owned(), Some(json!({ "nonce": nonce }).to_string()));
            }
            _ => {}
        }
    }

    /// Tells whoever looks why something did not work.
    pub(crate) fn report(self, problem: Problem) {
        self.trouble.set(Some(Trouble::Server(problem)));
    }
}

/// Asks where somebody sat at a table; nowhere, if it does not answer.
pub(crate) fn my_seat_at(table: String, then: impl FnOnce(Option<Seat>) + 'static) {
    spawn_local(async move {
        let told = api::ask(Method::GET, &format!("/api/tables/{table}"), None).await;
        let info = told.and_then(|text| api::read::<TableInfo>(&text));
        then(info.ok().and_then(|info| info.my_seat));
    });
}
