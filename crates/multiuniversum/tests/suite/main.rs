//! Multiuniversum as a whole: its laws, its deck reader and its golden playthroughs.

mod deck;
mod golden;
mod laws;
