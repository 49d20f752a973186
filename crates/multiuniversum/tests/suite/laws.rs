//! The laws every game obeys, on every number of players, preset and variant.

use engine::Seat;
use multiuniversum::{Multiuniversum, Options, Preset, Scoring, UsedTools};
use testkit::{Tally, run_laws};

/// Games per law for each mix of options.
const GAMES: u32 = 20;

/// Every mix of options for so many players.
fn mixes(players: u8) -> impl Iterator<Item = Options> {
    let scorings = [Scoring::Standard, Scoring::Basic, Scoring::Deadly];
    scorings.into_iter().flat_map(move |scoring| {
        (0u8..8).map(move |bits| Options {
            scoring,
            short: bits & 1 != 0,
            used_tools: if bits & 2 != 0 { UsedTools::EndOfTurn } else { UsedTools::AtOnce },
            preset: if bits & 4 != 0 { Preset::Fr } else { Preset::En },
            stalemate_rounds: 20 - bits,
            starter: Seat::new(1 + bits % players).unwrap(),
            ..Options::for_players(players)
        })
    })
}

fn laws_hold_for(players: u8) {
    let mut tally = Tally::default();
    for (seed, options) in mixes(players).enumerate() {
        let rules = Multiuniversum::new(options).unwrap();
        tally += run_laws(&rules, GAMES, seed as u64);
    }
    // Alone a player knows all that chance has decided: only spectators, every other viewer, do not.
    let least = if players == 1 { tally.twins / 3 } else { tally.twins / 2 };
    assert!(tally.twins_unlike > least, "most redealt histories differ from the true one: {tally:?}");
    assert!(tally.undos > 0, "actions were taken back: {tally:?}");
    assert!(tally.claims_seen > 0, "revealing inputs were seen to reveal: {tally:?}");
}

#[test]
fn laws_hold_alone() {
    laws_hold_for(1);
}

#[test]
fn laws_hold_for_two() {
    laws_hold_for(2);
}

#[test]
fn laws_hold_for_three() {
    laws_hold_for(3);
}

#[test]
fn laws_hold_for_four() {
    laws_hold_for(4);
}

#[test]
fn laws_hold_for_five() {
    laws_hold_for(5);
}
