//! The worlds within reach: what leads there, and how likely.

use leptos::prelude::*;
use wire::multiverse::{Action, ActionOdds, Multiverse, Ratio, World};
use words::Told as _;
use words::multiverse::{chance, odds};

use super::token::{Size, token};
use crate::at_table::Scene;

/// What each switch would meet; nothing unless the person at the screen is to switch.
fn odds_now(scene: &Scene<'_, Multiverse>) -> Vec<ActionOdds> {
    let open = |action| scene.offers.iter().any(|offer| offer.action == action);
    scene.rules.action_odds(scene.view).into_iter().filter(|odds| open(odds.action)).collect()
}

/// How likely which worlds are if somebody objects to a switch: drawn for the quick eye, and in a sentence.
pub(super) fn if_objected(scene: &Scene<'_, Multiverse>, action: Action) -> Option<AnyView> {
    let it =
        odds_now(scene).into_iter().find(|odds| odds.action == action && !odds.if_objected.is_empty())?;
    let sentence = odds(scene.words, &scene.names, &it);
    let worlds = it.if_objected.iter().map(|&(world, chance)| {
        view! { <span>{token(scene.words, world, Size::Small)} {fraction(chance)}</span> }
    });
    let drawn = view! {
        <span class="odds" aria-hidden="true" title=sentence.clone()>
            <svg class="bubble" viewBox="0 0 24 24"><path d=BUBBLE></path></svg>
            {worlds.collect_view()}
        </span>
        <span class="unseen">{sentence}</span>
    };
    Some(drawn.into_any())
}

/// What somebody says who objects: a speech bubble with an exclamation mark.
const BUBBLE: &str =
    "M4 4.5h16q1 0 1 1v9.5q0 1-1 1h-8l-5 4.5v-4.5H4q-1 0-1-1V5.5q0-1 1-1ZM12 7.5v4M12 13.8v.1";

fn fraction(Ratio { numerator, denominator }: Ratio) -> String {
    format!("{numerator}/{denominator}")
}

/// A switch as it will stand, and the world that it leads to if nobody objects.
pub(super) fn leading(scene: &Scene<'_, Multiverse>, action: Action, switched: AnyView) -> AnyView {
    let met = odds_now(scene).into_iter().find(|odds| odds.action == action).and_then(|odds| odds.if_allowed);
    let met = met.map(|world| view! { "→" {token(scene.words, world, Size::Small)} });
    view! { <span class="leads">{switched}{met}</span> }.into_any()
}

/// A world that one action reaches.
pub(super) struct Reached {
    world: World,
    action: Action,
    /// The odds in words; nothing if all is certain.
    odds: Option<String>,
    /// The chance if somebody objects.
    if_objected: Option<Ratio>,
}

/// All worlds that one action reaches now.
pub(super) fn reached(scene: &Scene<'_, Multiverse>) -> Vec<Reached> {
    let me = scene.me.filter(|_| scene.offers.iter().any(|offer| offer.action == Action::Visit));
    let visit = me.map(|me| Reached {
        world: scene.view.players[me.index()].panel.world(),
        action: Action::Visit,
        odds: None,
        if_objected: None,
    });
    let switches = odds_now(scene).into_iter().filter_map(|it| {
        let world = it.if_allowed?;
        let if_objected = it.if_objected.iter().find(|(met, _)| *met == world).map(|&(_, chance)| chance);
        Some(Reached {
            world,
            action: it.action,
            odds: Some(odds(scene.words, &scene.names, &it)),
            if_objected: it.objector.and(if_objected),
        })
    });
    switches.chain(visit).collect()
}

/// A token of the table: a button if one action leads there.
pub(super) fn reachable(
    scene: &Scene<'_, Multiverse>,
    reached: &[Reached],
    world: World,
    size: Size,
) -> AnyView {
    let words = scene.words;
    let drawn = token(words, world, size);
    let Some(way) = reached.iter().find(|way| way.world == world) else { return drawn };
    let (client, action) = (scene.client, way.action.to_string());
    let label = scene.rules.say_offer(words, &scene.names, scene.view, way.action);
    let title = way.odds.clone().map_or_else(|| label.clone(), |odds| format!("{label}\n{odds}"));
    // What is sure without an objection has at least the chance that it has with one.
    let (class, chip) = match way.if_objected {
        None => ("chip sure", chance(words, Ratio::ONE)),
        Some(least) => ("chip", format!("≥ {}", fraction(least))),
    };
    view! {
        <button
            class="reach"
            aria-label=title.clone()
            title=title
            data-reach=action.clone()
            on:click=move |_| client.act(action.clone())
        >
            {drawn}
            <span class=class aria-hidden="true">{chip}</span>
        </button>
    }
    .into_any()
}
