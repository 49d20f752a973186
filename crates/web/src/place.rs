//! Where somebody is: the page's address, and the way to another place.

use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use wire::games::GameId;

use crate::eureka::OneDay;
use crate::pages::Page;
use crate::records::RecordId;
use crate::{address, site};

/// A place of the page; each has an address of its own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Place {
    /// The two doors.
    Home,
    /// The options of a new table.
    New(GameId),
    /// The rules of a game.
    Rules(GameId),
    /// One of the pages around the tables.
    Page(Page),
    /// The ways to learn a game.
    Learn,
    /// The first lesson of a game.
    Lesson(GameId),
    /// All days with their Eurekas, or one of them.
    Eureka(Option<OneDay>),
    /// The table in this browser.
    Here,
    /// A table on the server.
    Table(String),
    /// A game that is over, move by move.
    Replay(RecordId),
    /// The review of a game that is over.
    Review(RecordId),
    /// The dice of a game that is over.
    Fair(RecordId),
    /// An address that leads nowhere.
    Nowhere,
}

impl Place {
    /// What the address of the page says.
    pub(crate) fn now() -> Self {
        let path = site::path();
        let mut parts = path.trim_matches('/').split('/');
        match (parts.next().unwrap_or_default(), parts.next(), parts.next()) {
            // An address that asks for a game leads to it.
            ("", None, None) => address::game()
                .or(address::seed().map(|_| GameId::Multiuniversum))
                .map_or(Self::Home, Self::New),
            ("new", Some(game), None) => game.parse().map_or(Self::Nowhere, Self::New),
            ("rules", None, None) => Self::Rules(GameId::Multiuniversum),
            ("rules", Some(game), None) => game.parse().map_or(Self::Nowhere, Self::Rules),
            ("learn", None, None) => Self::Learn,
            ("learn", Some(game), None) => game.parse().map_or(Self::Nowhere, Self::Lesson),
            ("play", None, None) => Self::Here,
            ("eureka", None, None) => Self::Eureka(None),
            ("eureka", Some(game), Some(date)) => game
                .parse()
                .map_or(Self::Nowhere, |game| Self::Eureka(Some(OneDay { game, date: date.to_owned() }))),
            ("t", Some(id), None) if !id.is_empty() => Self::Table(id.to_owned()),
            ("replay", Some(id), None) => id.parse().map_or(Self::Nowhere, Self::Replay),
            ("review", Some(id), None) => id.parse().map_or(Self::Nowhere, Self::Review),
            ("fair", Some(id), None) => id.parse().map_or(Self::Nowhere, Self::Fair),
            (page, None, None) => {
                Page::ALL.into_iter().find(|one| one.path() == page).map_or(Self::Nowhere, Self::Page)
            }
            _ => Self::Nowhere,
        }
    }

    /// Its address, wherever the page lies.
    pub(crate) fn address(&self) -> String {
        self.address_with("")
    }

    /// The same with a query behind it.
    pub(crate) fn address_with(&self, query: &str) -> String {
        site::address(&format!("{}{query}", self.path()))
    }

    /// Its address behind a server.
    fn path(&self) -> String {
        match self {
            Self::Home | Self::Nowhere => "/".to_owned(),
            Self::New(game) => format!("/new/{}", game.name()),
            Self::Rules(game) => format!("/rules/{}", game.name()),
            Self::Page(page) => format!("/{}", page.path()),
            Self::Learn => "/learn".to_owned(),
            Self::Lesson(game) => format!("/learn/{}", game.name()),
            Self::Eureka(None) => "/eureka".to_owned(),
            Self::Eureka(Some(day)) => format!("/eureka/{}/{}", day.game.name(), day.date),
            Self::Here => "/play".to_owned(),
            Self::Table(id) => format!("/t/{id}"),
            Self::Replay(id) => format!("/replay/{id}"),
            Self::Review(id) => format!("/review/{id}"),
            Self::Fair(id) => format!("/fair/{id}"),
        }
    }
}

/// The place that is shown. The browser's own back and forward change it, too.
pub(crate) fn follow_address() -> RwSignal<Place> {
    let place = RwSignal::new(Place::now());
    let moved = Closure::<dyn Fn()>::new(move || {
        // A jump within the page is none to another place.
        if place.get_untracked() != Place::now() {
            place.set(Place::now());
        }
    });
    // The page listens as long as it lives. It can only fail on what is no event target.
    let _ = window().add_event_listener_with_callback("popstate", moved.as_ref().unchecked_ref());
    moved.forget();
    place
}

/// Goes there; `back` leads here again. What the address asks for, such as a seed, holds for the next games, too.
pub(crate) fn go(place: RwSignal<Place>, to: Place) {
    let keeps = |place: &Place| matches!(place, Place::New(_) | Place::Here);
    let search = site::search();
    let of_its_own = |from: &Place| matches!(from, Place::Table(_) | Place::Replay(_));
    let search = if keeps(&to) && !place.with_untracked(of_its_own) { &*search } else { "" };
    let address = to.address_with(search);
    go_by(place, to, &address);
}

/// Goes there by an address that says more than where.
pub(crate) fn go_by(place: RwSignal<Place>, to: Place, address: &str) {
    if let Ok(history) = window().history() {
        // A page that may not write its address still shows the place.
        let _ = history.push_state_with_url(&JsValue::NULL, "", Some(address));
    }
    place.set(to);
    window().scroll_to_with_x_and_y(0.0, 0.0);
}
