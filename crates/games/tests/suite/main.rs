//! The games as the rest of the program meets them: set-ups, records, reviews, bots and the Eureka of the day.

mod all_seeing;
mod eureka;
mod eureka_solver;
mod fair_bots;
mod kept_records;
mod orders;
mod records;
mod reviews;
mod thoughts;
mod verify;
