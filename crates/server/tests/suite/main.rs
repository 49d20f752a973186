//! The whole server over real sockets, with a database of its own for each test.

mod api_doc;
mod bad_input;
mod clock;
// The throwaway PostgreSQL of the store's own tests.
#[path = "../../../store/tests/suite/cluster.rs"]
mod cluster;
mod crowd;
mod games;
mod guard;
mod host;
mod identity;
mod leak;
mod life;
mod limits;
mod log;
mod own_deck;
mod play;
mod recovery;
mod scores;
mod seats;
mod site;
mod socket;
mod statistics;
mod stop;
mod talk;
mod written;
