//! What a player remembers of the draft (MV-K2).

use leptos::prelude::*;
use wire::multiverse::{Mine, Multiverse, Phase, World};
use words::multiverse::{Caption, caption};

use super::token::{Size, token};
use crate::at_table::Scene;

/// The packs as they came, with what was kept of each.
pub(super) fn seen(scene: &Scene<'_, Multiverse>) -> Option<impl IntoView + use<>> {
    let mine = scene.view.mine.as_ref().filter(|_| scene.rules.options().memory_aid)?;
    if mine.seen.is_empty() {
        return None;
    }
    let packs = (0..mine.seen.len()).map(|index| pack(scene, mine, index)).collect_view();
    // While it is played, the table is what counts.
    let open = matches!(scene.view.phase, Phase::Draft { .. } | Phase::Form);
    Some(view! {
        <details class="seen" open=open>
            <summary>{caption(scene.words, Caption::Seen)}</summary>
            <ol>{packs}</ol>
        </details>
    })
}

fn pack(scene: &Scene<'_, Multiverse>, mine: &Mine, index: usize) -> impl IntoView + use<> {
    let kept = mine.kept.get(index).copied();
    let one = |world: World| {
        let class = if kept == Some(world) { "was-kept" } else { "" };
        view! { <span class=class>{token(scene.words, world, Size::Small)}</span> }
    };
    view! { <li><b>{index + 1}</b>{mine.seen[index].iter().map(one).collect_view()}</li> }
}
