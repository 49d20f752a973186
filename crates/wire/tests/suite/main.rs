//! What travels between a client and a table.

mod archive;
mod local_table;
mod schema;
