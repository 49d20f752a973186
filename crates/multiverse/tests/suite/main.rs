//! Multiverse as a whole: its laws and its golden playthroughs.

mod golden;
mod laws;
