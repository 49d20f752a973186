//! Multiuniversum on the screen.

mod best;
mod cards;
mod finale;
mod hand;
mod hands;
mod labs;
mod look;
mod options;
mod parts;
mod questions;
mod screen;
mod sheets;
mod stage;
mod strip;
mod tale;
mod tally;
mod top;

use leptos::prelude::*;
use wire::engine::ScoreSheet;
use wire::multiuniversum::{Multiuniversum, Transformer};

use crate::at_table::Screen;
use crate::client::Client;
use crate::shape::Hue;

pub(crate) use options::options;

/// A portal between the five colours.
pub(crate) const EMBLEM: &str = include_str!("multiuniversum/emblem.svg");

impl Screen for Multiuniversum {
    const STEP_BY_STEP: bool = true;

    fn screen(client: Client) -> Option<AnyView> {
        Some(screen::screen(client))
    }

    fn keep_result(&self, sheet: &ScoreSheet) {
        best::keep(self.options(), sheet);
    }
}

impl From<Transformer> for Hue {
    fn from(transformer: Transformer) -> Self {
        match transformer.number() {
            1 => Self::White,
            2 => Self::Yellow,
            3 => Self::Red,
            4 => Self::Blue,
            _ => Self::Green,
        }
    }
}
