//! Writing a record.

use std::fmt::Write as _;

use engine::{Game, Input, Node, Odds, Silent};
use sha2::{Digest as _, Sha256};
use table::Seed;

use super::line::{EndLine, FORMAT, Header, InputLine, Lot};
use super::{DiceNote, Sitter};
use crate::{Playable, Setup};

/// An input that cannot come where it stands: what was to be recorded is no game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unfinished {
    /// Which input, from 0.
    pub position: usize,
}

/// The text of a record. The game may have been left before its end, but not while chance was to decide.
///
/// `seed` is what was pledged, if the dice were.
pub fn write<G: Playable>(
    setup: &Setup,
    rules: &G,
    seats: Vec<Sitter>,
    dice: DiceNote,
    seed: Option<Seed>,
    inputs: impl IntoIterator<Item = Input<G>>,
) -> Result<String, Unfinished> {
    let ruleset = rules.ruleset();
    let header = Header { record: FORMAT, ruleset, setup: setup.spelled_out(), seats, dice };
    let mut text = String::new();
    push(&mut text, &header);
    let mut state = rules.start();
    let mut position = 0;
    for input in inputs {
        let lot = lot_of(rules, &state, input);
        rules.try_step(&mut state, input, &mut Silent).map_err(|_| Unfinished { position })?;
        push(&mut text, &InputLine { input: input.to_string(), lot });
        position += 1;
    }
    if rules.node(&state) == Node::Chance {
        return Err(Unfinished { position });
    }
    let ending = rules.ending(&state).map(str::to_owned);
    let check = hex(&Sha256::digest(&text));
    push(&mut text, &EndLine { ending, sheet: rules.score_sheet(&state), seed, check });
    Ok(text)
}

fn push(text: &mut String, line: &impl serde::Serialize) {
    text.push_str(&serde_json::to_string(line).expect("lines have only text as keys"));
    text.push('\n');
}

pub(super) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        // Writing to a text cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// The tickets that an outcome holds; nothing for an action, or for what cannot happen.
pub(super) fn lot_of<G: Game>(rules: &G, state: &G::State, input: Input<G>) -> Option<Lot> {
    let Input::Chance(outcome) = input else { return None };
    if rules.node(state) != Node::Chance {
        return None;
    }
    let odds = rules.odds(state);
    let before = odds.outcomes().into_iter().take_while(|&other| other < outcome);
    let first: u32 = before.map(|other| odds.tickets(other)).sum();
    let last = (first + odds.tickets(outcome)).checked_sub(1)?;
    Some(Lot { first, last, of: odds.total() })
}
