//! Multiverse with any options.

use std::sync::LazyLock;

use ::multiverse::{Encounters, Fraction, Multiverse, Options};
use engine::{Random, Seat};
use games::{MultiverseSetup, Setup};

use crate::fuzzed::{Fuzzed, Moments};
use crate::notation;

impl Fuzzed for Multiverse {
    fn any_rules(source: &mut impl Random) -> Self {
        Self::new(any_options(source)).unwrap_or_else(|error| panic!("these options are good: {error}"))
    }

    fn setup(&self) -> Setup {
        Setup::Multiverse(MultiverseSetup { options: self.options().clone() })
    }

    fn told(&self) -> String {
        format!("{:?}", self.options())
    }

    fn check_deck(_: &str) -> Result<(), String> {
        Ok(())
    }

    fn decks() -> Vec<String> {
        Vec::new()
    }

    fn moments() -> &'static [Moments<Self>] {
        static MOMENTS: LazyLock<Vec<Moments<Multiverse>>> = LazyLock::new(notation::moments);
        &MOMENTS
    }
}

fn any_options(source: &mut impl Random) -> Options {
    let players = 2 + source.below(5) as u8;
    let fractions = [(1, 2), (2, 3), (1, 6), (1, 1000), (999, 1000)];
    let (numerator, denominator) = fractions[source.below(5) as usize];
    Options {
        stability: Fraction::new(numerator, denominator).expect("these lie between 0 and 1"),
        encounters: [Encounters::May, Encounters::Must][source.below(2) as usize],
        stalemate_rounds: 1 + source.below(250) as u8,
        starter: Seat::from_index(source.below(players.into()) as usize),
        ..Options::for_players(players)
    }
}

#[cfg(test)]
mod tests {
    use bots::Pcg;

    use super::*;

    #[test]
    fn every_option_is_chosen_by_somebody() {
        let all: Vec<Options> = (0..500).map(|seed| any_options(&mut Pcg::new(seed, 0))).collect();
        let some = |wanted: &dyn Fn(&Options) -> bool| all.iter().any(wanted);
        assert!(all.iter().all(|options| options.check().is_ok()));
        assert!((2..=6).all(|players| some(&|options| options.players == players)));
        assert!(some(
            &|options| options.encounters == Encounters::Must && options.stability.numerator() == 999
        ));
        assert!(some(&|options| options.starter.number() == 6));
    }
}
