//! One test or more per rule id, as one would talk at the table.

mod abilities;
mod actions;
mod end;
mod example;
mod judge;
mod knowledge;
mod piles;
mod scene;
mod setup;
mod turn;
mod variants;
