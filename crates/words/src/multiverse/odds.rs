//! Exact odds, in words.

use multiverse::{ActionOdds, Colours, Ratio, World};

use super::piece::{world, world_short};
use crate::{Names, Words};

/// Above this, the number below the line says nothing to anybody.
const READABLE: u128 = 9999;

/// A chance, exact and in percent: "1/2 (50%)".
pub fn chance(words: &Words, chance: Ratio) -> String {
    let Ratio { numerator, denominator } = chance;
    let readable = denominator <= READABLE;
    let sure = denominator == 1;
    let rounded = (numerator * 200 + denominator) / (denominator * 2);
    // No chance is called impossible or certain that is not.
    let percent = match rounded {
        0 if !sure => words.text("mv-percent-low"),
        100 if !sure => words.text("mv-percent-high"),
        _ => {
            let key = if readable { "mv-percent" } else { "mv-percent-about" };
            words.text_with(key, &[("percent", rounded.to_string().into())])
        }
    };
    if sure || !readable {
        return percent;
    }
    let values = [
        ("numerator", numerator.to_string().into()),
        ("denominator", denominator.to_string().into()),
        ("percent", percent.into()),
    ];
    words.text_with("mv-chance", &values)
}

/// What an action meets if nobody objects, and if somebody does.
pub fn odds(words: &Words, names: &Names, odds: &ActionOdds) -> String {
    let met = |it: World| ("world", world(words, it).into());
    let Some(objector) = odds.objector else {
        return match odds.if_allowed {
            Some(it) => words.text_with("mv-odds-sure", &[met(it)]),
            None => words.text("mv-odds-nothing"),
        };
    };
    let player = || ("player", names.inside(words, objector).into());
    let allowed = match odds.if_allowed {
        Some(it) => words.text_with("mv-odds-allowed", &[player(), met(it)]),
        None => words.text_with("mv-odds-allowed-nothing", &[player()]),
    };
    let likely: Vec<String> = odds
        .if_objected
        .iter()
        .map(|&(it, ratio)| {
            words.text_with("mv-odds-world", &[met(it), ("chance", chance(words, ratio).into())])
        })
        .collect();
    // Whoever may repeat the roll aims for one of two worlds, and both chances together are more than certain.
    let either = matches!(odds.if_objected[..], [(_, a), (_, b)] if a > b.complement());
    let all = ("worlds", likely.join(", ").into());
    let objected = match () {
        () if likely.is_empty() => words.text_with("mv-odds-objected-nothing", &[player()]),
        () if either => words.text_with("mv-odds-objected-either", &[player(), all]),
        () => words.text_with("mv-odds-objected", &[player(), all]),
    };
    format!("{allowed} {objected}")
}

/// Where a quantum jump may lead, each panel called by the world it matches. A part of [`multiverse::JumpOdds`] will do:
/// those panels that somebody can visit.
pub fn jump_odds(words: &Words, odds: &[(Colours, Ratio)]) -> String {
    let panel = |&(panel, ratio): &(Colours, Ratio)| {
        let values =
            [("panel", world_short(words, panel.world()).into()), ("chance", chance(words, ratio).into())];
        words.text_with("mv-odds-panel", &values)
    };
    let panels: Vec<String> = odds.iter().map(panel).collect();
    words.text_with("mv-odds-jump", &[("panels", panels.join(", ").into())])
}
