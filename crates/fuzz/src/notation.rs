//! The notation of inputs, and what the rules say to an input that somebody made up.

use std::collections::BTreeMap;

use bots::{Pcg, draw, pick};
use engine::{Game, Input, Node, Odds as _, Silent, Viewer};

use crate::fuzzed::{Fuzzed, Moments};

/// How many games the moments are from, and how many inputs lie between two of them.
const GAMES: u64 = 8;
const BETWEEN_MOMENTS: usize = 23;

/// Any text can be read as an input or is refused with a sentence; what can be read is written the same; and
/// whenever it comes, it is a legal step or changes nothing.
pub(crate) fn check<G: Fuzzed>(text: &str) -> Result<(), String> {
    let input = match text.parse::<Input<G>>() {
        Ok(input) => input,
        Err(error) => {
            let said = error.to_string();
            return if said.contains(char::is_control) { Err(format!("{said:?} is said")) } else { Ok(()) };
        }
    };
    if input.to_string() != text {
        return Err(format!("“{text}” is read as {input}"));
    }
    for Moments { rules, states } in G::moments() {
        for state in states {
            let mut after = *state;
            let stepped = rules.try_step(&mut after, input, &mut Silent);
            if stepped.is_ok() != rules.is_legal(state, input) {
                return Err(format!(
                    "{input} is stepped with {stepped:?} in {state:?} with {}",
                    rules.told()
                ));
            }
            if stepped.is_err() && after != *state {
                return Err(format!("{input} is refused, but changes {state:?} with {}", rules.told()));
            }
        }
    }
    Ok(())
}

/// Some states of several games with any options.
pub(crate) fn moments<G: Fuzzed>() -> Vec<Moments<G>> {
    (0..GAMES)
        .map(|seed| {
            let source = &mut Pcg::new(seed, 0);
            let rules = G::any_rules(source);
            let states = play(&rules, source).into_iter().step_by(BETWEEN_MOMENTS).collect();
            Moments { rules, states }
        })
        .collect()
}

/// Every state of a sensible game.
fn play<G: Fuzzed>(rules: &G, source: &mut Pcg) -> Vec<G::State> {
    let mut states = vec![rules.start()];
    loop {
        let mut state = states[states.len() - 1];
        let input = match rules.node(&state) {
            Node::Over => return states,
            Node::Chance => Input::Chance(draw(&rules.odds(&state), source)),
            Node::Act(seats) => {
                let seat = seats.lowest().expect("somebody is to act");
                Input::Act(seat, pick(&rules.sensible(&state, seat), source))
            }
        };
        rules.step(&mut state, input, &mut Silent);
        states.push(state);
    }
}

/// An input of every kind: of those that differ in numbers only, the first.
pub(crate) fn examples<G: Fuzzed>() -> Vec<String> {
    let mut examples = BTreeMap::new();
    for Moments { rules, states } in moments::<G>() {
        for text in states.iter().flat_map(|state| candidates(&rules, state)) {
            let kind: String = text.chars().filter(|letter| !letter.is_ascii_digit()).collect();
            examples.entry(kind).or_insert(text);
        }
    }
    examples.into_values().collect()
}

/// All that is offered or may happen, as texts.
fn candidates<G: Game>(rules: &G, state: &G::State) -> Vec<String> {
    let inputs: Vec<Input<G>> = match rules.node(state) {
        Node::Over => Vec::new(),
        Node::Chance => rules.odds(state).outcomes().into_iter().map(Input::Chance).collect(),
        Node::Act(seats) => {
            let offers = |seat| rules.offers(&rules.view(state, Viewer::Seat(seat)));
            seats
                .iter()
                .flat_map(|seat| offers(seat).into_iter().map(move |offer| Input::Act(seat, offer.action)))
                .collect()
        }
    };
    inputs.iter().map(Input::to_string).collect()
}
