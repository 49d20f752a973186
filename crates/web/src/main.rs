//! The browser client of Manyworlds: it shows views and sends what a player chooses.
//!
//! It holds no rules: every table, also a local one, answers by message.

// A component's macro writes a public item even for a component that is private to the crate.
#![expect(unreachable_pub)]

mod app;
mod board;
mod choices;
mod client;
mod hand;
mod new_game;
mod score;
mod shape;
mod worker_link;

fn main() {
    console_error_panic_hook::set_once();
    leptos::mount::mount_to_body(app::App);
}
