//! Multiuniversum on the screen.

mod best;
mod board;
mod hand;
mod options;

use leptos::prelude::*;
use wire::engine::ScoreSheet;
use wire::multiuniversum::{Multiuniversum, Transformer};

use crate::at_table::{Scene, Screen};
use crate::shape::Hue;

pub(crate) use options::options;

/// A portal between the five colours.
pub(crate) const EMBLEM: &str = include_str!("multiuniversum/emblem.svg");

impl Screen for Multiuniversum {
    fn board(scene: &Scene<'_, Self>) -> AnyView {
        view! {
            {hand::hand(scene)}
            {board::board(scene)}
        }
        .into_any()
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
