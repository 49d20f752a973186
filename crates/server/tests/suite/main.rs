//! The whole server over real sockets, with a database of its own for each test.

mod api_doc;
mod bad_input;
mod guard;
mod host;
mod identity;
mod limits;
mod log;
mod recovery;
mod scores;
mod site;
mod stop;
