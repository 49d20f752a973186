//! The browser client of Manyworlds: it shows views and sends what a player chooses.
//!
//! It holds no rules: every table, also a local one, answers by message. Whatever is the same in all games is shared;
//! a game brings its own drawing along as a [`Screen`](at_table::Screen), and `games` is the one place that lists them.

// A component's macro writes a public item even for a component that is private to the crate.
#![expect(unreachable_pub)]

mod address;
mod api;
mod app;
mod around;
mod at_table;
mod away;
mod client;
mod clock;
mod coach;
mod company;
mod curtain;
mod eureka;
mod fair;
mod focus;
mod form;
mod games;
mod home;
mod html;
mod learn;
mod left_here;
mod lesson;
mod morph;
mod motion;
mod multiuniversum;
mod multiverse;
mod new_game;
mod online;
mod pages;
mod people;
mod place;
mod preferences;
mod records;
mod replay;
mod review;
mod room;
mod rules;
mod shape;
mod shown;
mod since;
mod site;
mod socket_link;
mod sound;
mod tables;
mod talk;
mod tip;
mod typed;
mod waiting;
mod wordmark;
mod worker_link;

fn main() {
    console_error_panic_hook::set_once();
    site::look_around();
    leptos::mount::mount_to_body(app::App);
}
