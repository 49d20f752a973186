//! Multiuniversum with any options, and its deck reader.

use std::sync::{Arc, LazyLock};

use ::multiuniversum::deck::Deck;
use ::multiuniversum::{CardAction, Multiuniversum, Options, Preset, Scoring, Tool, Transformer, UsedTools};
use bots::Pcg;
use engine::{Random, Seat, shuffle};
use games::{MultiuniversumSetup, Setup};

use crate::fuzzed::{Fuzzed, Moments};
use crate::notation;

impl Fuzzed for Multiuniversum {
    fn any_rules(source: &mut impl Random) -> Self {
        static SHIPPED: LazyLock<Arc<Deck>> = LazyLock::new(|| Arc::new(Deck::default_deck().clone()));
        let options = any_options(source);
        // Half the games have a deck of their own. One number makes it, so that the bytes are for the players.
        let deck = match source.below(0x100) {
            number @ 0x80.. => Arc::new(any_deck(&mut Pcg::new(number.into(), 0))),
            _ => Arc::clone(&SHIPPED),
        };
        Self::with_deck(options, deck).unwrap_or_else(|error| panic!("these options are good: {error}"))
    }

    fn setup(&self) -> Setup {
        let deck = Some(Box::new(self.deck().clone()));
        Setup::Multiuniversum(MultiuniversumSetup { options: self.options().clone(), deck })
    }

    fn told(&self) -> String {
        let deck = if self.deck() == Deck::default_deck() { "the default deck" } else { "a deck of its own" };
        format!("{deck}, {:?}", self.options())
    }

    fn check_deck(text: &str) -> Result<(), String> {
        match Deck::read(text) {
            Ok(deck) => round_trip(&deck)?,
            Err(faults) => {
                if faults.is_empty() {
                    return Err("the deck is refused without a fault".to_owned());
                }
                if !faults.is_sorted_by_key(|fault| fault.line) {
                    return Err(format!("the faults are not in the order of lines: {faults:?}"));
                }
                let last = text.lines().count().max(1);
                for fault in faults {
                    let said = fault.to_string();
                    if said.contains(char::is_control) {
                        return Err(format!("this does not fit on a line: {said:?}"));
                    }
                    if !(1..=last + 1).contains(&fault.line) {
                        return Err(format!("there is no such line: {said}"));
                    }
                }
            }
        }
        // As it travels.
        if text.starts_with('{') {
            match serde_json::from_str::<Deck>(text) {
                Ok(deck) => round_trip(&deck)?,
                Err(error) => drop(error.to_string()),
            }
        }
        Ok(())
    }

    fn decks() -> Vec<String> {
        let json = |deck: &Deck| serde_json::to_string(deck).expect("a deck can be written");
        let own = any_deck(&mut Pcg::new(1, 0));
        vec![Deck::DEFAULT_TEXT.to_owned(), json(Deck::default_deck()), json(&own)]
    }

    fn moments() -> &'static [Moments<Self>] {
        static MOMENTS: LazyLock<Vec<Moments<Multiuniversum>>> = LazyLock::new(notation::moments);
        &MOMENTS
    }
}

fn any_options(source: &mut impl Random) -> Options {
    let players = 1 + source.below(5) as u8;
    let usual = Options::for_players(players);
    let mut colours = Transformer::ALL.to_vec();
    shuffle(&mut colours, source);
    colours.truncate(usual.colours.len());
    Options {
        colours,
        preset: [Preset::En, Preset::Fr][source.below(2) as usize],
        scoring: [Scoring::Standard, Scoring::Basic, Scoring::Deadly][source.below(3) as usize],
        short: source.below(2) == 1,
        used_tools: [UsedTools::AtOnce, UsedTools::EndOfTurn][source.below(2) as usize],
        stalemate_rounds: 1 + source.below(99) as u8,
        starter: Seat::from_index(source.below(players.into()) as usize),
        born: (0..players)
            .map(|_| ["1950-01-01", "1980-02-29"].get(source.below(3) as usize).map(|date| date.parse()))
            .map(|date| date.transpose().expect("these are dates"))
            .collect(),
        ..usual
    }
}

/// A good deck: any orders, tools shared out in any way, portals that ask for anything their tier allows.
fn any_deck(random: &mut Pcg) -> Deck {
    let mut deck = Deck::default_deck().clone();
    // With fewer kinds of tools than there are, some portals can never be sealed, and others ask for twins.
    let kinds = 1 + random.below(Tool::COUNT as u32);
    for card in &mut deck.cards {
        card.slots = CardAction::ALL;
        shuffle(&mut card.slots, random);
        card.tool = Tool::ALL[random.below(kinds) as usize];
    }
    for portal in &mut deck.portals {
        let count = portal.tool_count();
        portal.tools = [0; Tool::COUNT];
        for _ in 0..count {
            portal.tools[random.below(kinds) as usize] += 1;
        }
        portal.dp = 1 + random.below(9) as u8;
    }
    deck
}

fn round_trip(deck: &Deck) -> Result<(), String> {
    let json = serde_json::to_string(deck).map_err(|error| format!("{deck:?} cannot be written: {error}"))?;
    match serde_json::from_str::<Deck>(&json) {
        Ok(read) if read == *deck => Ok(()),
        Ok(read) => Err(format!("{deck:?} is read back as {read:?}")),
        Err(error) => Err(format!("an accepted deck is refused as JSON: {error}; {json}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deck_of_any_kind_is_a_good_one() {
        for seed in 0..200 {
            assert_eq!(round_trip(&any_deck(&mut Pcg::new(seed, 0))), Ok(()));
        }
    }

    #[test]
    fn every_option_is_chosen_by_somebody() {
        let all: Vec<Options> = (0..500).map(|seed| any_options(&mut Pcg::new(seed, 0))).collect();
        let some = |wanted: &dyn Fn(&Options) -> bool| all.iter().any(wanted);
        assert!(all.iter().all(|options| options.check().is_ok()));
        assert!((1..=5).all(|players| some(&|options| options.players == players)));
        assert!(some(&|options| options.short) && some(&|options| options.preset == Preset::Fr));
        assert!(some(&|options| options.scoring == Scoring::Deadly && options.players == 1));
        assert!(some(&|options| options.born.iter().all(Option::is_some)));
    }
}
