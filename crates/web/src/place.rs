//! Where somebody is: the page's address, and the way to another place.

use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use wire::games::GameId;

use crate::address;

/// A place of the page; each has an address of its own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Place {
    /// The two doors.
    Home,
    /// The options of a new table.
    New(GameId),
    /// The rules of a game.
    Rules(GameId),
    /// The table in this browser.
    Here,
    /// A table on the server.
    Table(String),
    /// An address that leads nowhere.
    Nowhere,
}

impl Place {
    /// What the address of the page says.
    pub(crate) fn now() -> Self {
        let path = window().location().pathname().unwrap_or_default();
        let mut parts = path.trim_matches('/').split('/');
        match (parts.next().unwrap_or_default(), parts.next(), parts.next()) {
            // An address that asks for a game leads to it.
            ("", None, None) => address::game()
                .or(address::seed().map(|_| GameId::Multiuniversum))
                .map_or(Self::Home, Self::New),
            ("new", Some(game), None) => game.parse().map_or(Self::Nowhere, Self::New),
            ("rules", None, None) => Self::Rules(GameId::Multiuniversum),
            ("rules", Some(game), None) => game.parse().map_or(Self::Nowhere, Self::Rules),
            ("play", None, None) => Self::Here,
            ("t", Some(id), None) if !id.is_empty() => Self::Table(id.to_owned()),
            _ => Self::Nowhere,
        }
    }

    /// Its address.
    pub(crate) fn path(&self) -> String {
        match self {
            Self::Home | Self::Nowhere => "/".to_owned(),
            Self::New(game) => format!("/new/{}", game.name()),
            Self::Rules(game) => format!("/rules/{}", game.name()),
            Self::Here => "/play".to_owned(),
            Self::Table(id) => format!("/t/{id}"),
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
    let search = window().location().search().unwrap_or_default();
    let search = if keeps(&to) && !place.with_untracked(|from| matches!(from, Place::Table(_))) {
        &*search
    } else {
        ""
    };
    if let Ok(history) = window().history() {
        // A page that may not write its address still shows the place.
        let _ = history.push_state_with_url(&JsValue::NULL, "", Some(&format!("{}{search}", to.path())));
    }
    place.set(to);
    window().scroll_to_with_x_and_y(0.0, 0.0);
}
