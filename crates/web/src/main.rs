//! The browser client of Manyworlds: it shows views and sends what a player chooses.
//!
//! It holds no rules: every table, also a local one, answers by message. Whatever is the same in all games is shared;
//! a game brings its own drawing along as a [`Screen`](at_table::Screen), and `games` is the one place that lists them.

// A component's macro writes a public item even for a component that is private to the crate.
#![expect(unreachable_pub)]

mod address;
mod api;
mod app;
mod at_table;
mod choices;
mod client;
mod focus;
mod form;
mod games;
mod home;
mod html;
mod left_here;
mod log;
mod morph;
mod motion;
mod multiuniversum;
mod multiverse;
mod new_game;
mod online;
mod place;
mod rules;
mod score;
mod shape;
mod socket_link;
mod status;
mod tip;
mod waiting;
mod worker_link;

fn main() {
    console_error_panic_hook::set_once();
    leptos::mount::mount_to_body(app::App);
}
