//! One test or more per rule id, as one would talk at the table.

mod draft;
mod end;
mod example;
mod judge;
mod jump;
mod knowledge;
mod objection;
mod odds;
mod scene;
mod setup;
mod turn;
