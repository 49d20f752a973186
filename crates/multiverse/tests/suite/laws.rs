//! The laws every game obeys, on every number of players and every option.

use engine::Seat;
use multiverse::{Encounters, Fraction, Multiverse, Options};
use testkit::{Tally, run_laws};

/// Games per law for each mix of options.
const GAMES: u32 = 30;

/// Every mix of options for so many players.
fn mixes(players: u8) -> impl Iterator<Item = Options> {
    let stabilities = [(1, 2), (1, 3), (9, 10)];
    stabilities.into_iter().flat_map(move |(above, below)| {
        (0u8..2).map(move |bit| Options {
            stability: Fraction::new(above, below).unwrap(),
            encounters: if bit == 0 { Encounters::May } else { Encounters::Must },
            stalemate_rounds: 10 + 7 * bit,
            starter: Seat::new(1 + (bit + above as u8) % players).unwrap(),
            ..Options::for_players(players)
        })
    })
}

fn laws_hold_for(players: u8) {
    let mut tally = Tally::default();
    for (seed, options) in mixes(players).enumerate() {
        let rules = Multiverse::new(options).unwrap();
        tally += run_laws(&rules, GAMES, seed as u64);
    }
    assert!(
        tally.twins_unlike * 10 > tally.twins,
        "many redealt histories differ from the true one: {tally:?}"
    );
    assert!(tally.pairs > 0, "seats that act at once were tried in both orders: {tally:?}");
    assert!(tally.undos > 0, "actions were taken back: {tally:?}");
    assert!(tally.claims_seen > 0, "revealing inputs were seen to reveal: {tally:?}");
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

#[test]
fn laws_hold_for_six() {
    laws_hold_for(6);
}
