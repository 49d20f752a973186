//! Colour never stands alone: each transformer has its shape and its number.

use leptos::prelude::*;
use wire::multiuniversum::Transformer;

/// The shape of a transformer with its number in it; a player's is hollow and holds the initial.
#[component]
pub(crate) fn Shape(
    /// Whose colour.
    of: Transformer,
    /// What stands in it.
    #[prop(into)]
    text: String,
    /// Whether it is a player's.
    #[prop(optional)]
    hollow: bool,
) -> impl IntoView {
    let path = match of.number() {
        1 => "M16 2a14 14 0 1 0 0 28a14 14 0 1 0 0-28z",
        2 => "M16 2L31 29H1z",
        3 => "M16 1L31 16L16 31L1 16z",
        4 => "M3 3h26v26H3z",
        _ => "M16 1L31 12.5L25.5 30h-19L1 12.5z",
    };
    let class = if hollow { "shape hollow" } else { "shape" };
    // Shapes that are narrow on top hold their text lower.
    let y = if of.number() == 2 { "25" } else { "21.5" };
    view! {
        <svg class=format!("{class} c{}", of.number()) viewBox="0 0 32 32" aria-hidden="true">
            <path d=path></path>
            <text x="16" y=y text-anchor="middle">{text}</text>
        </svg>
    }
}
