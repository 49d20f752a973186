//! Every story. They are one program, so that one that takes long does not keep the others waiting.

mod eureka;
mod keyboard;
mod lesson;
mod local_game;
mod multiverse;
mod multiverse_online;
mod offline;
mod online;
mod own_deck;
mod replay;
mod review;
mod screens;
mod shared_screen;
mod since;
mod site;
mod statistics;
