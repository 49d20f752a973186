//! Stories played in a real browser against the real program: the stage is set here, the stories are in `tests`.
//!
//! `cargo xtask test local` builds the client as plain files and plays the stories that need no server, `cargo xtask test
//! online` builds the program, too, and plays the others. Variables say where everything is: `MANYWORLDS_SITE` the
//! plain files, `MANYWORLDS_BIN` the program, `MANYWORLDS_CLIENT` the client that it serves, `MANYWORLDS_AXE` the script
//! that looks for what keeps people from using a page. With `MANYWORLDS_SHOW` one sees the browsers.

mod browser;
mod browsers;
mod in_page;
mod keyboard;
mod local_game;
mod own_deck;
mod plain_host;
mod process;
mod puzzle;
mod recap;
mod records;
pub mod screens;
mod server;
mod stage;
mod story;
mod together;

pub use thirtyfour::Key;

pub use crate::browsers::{Browsers, Source};
pub use crate::in_page::Wanted;
pub use crate::own_deck::own_deck;
pub use crate::plain_host::PlainHost;
pub use crate::records::record;
pub use crate::server::Server;
pub use crate::stage::Stage;
pub use crate::story::{Story, play};
pub use crate::together::{open_table, sit_together, sit_together_quickly, start_table};
