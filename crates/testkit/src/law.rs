//! The laws by name.

use std::fmt;
use std::ops::AddAssign;
use std::str::FromStr;

use bots::Pcg;
use engine::{Input, Random};

use crate::{Subject, laws};

/// A law of the design. The ninth, golden playthroughs, is [`golden`](crate::golden).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Law {
    /// 1: what is offered is what is legal.
    Offers,
    /// 2: seats that act at once commute.
    Commute,
    /// 3: a determinized view looks the same.
    Determinize,
    /// 4: what a seat may do depends on its view alone.
    ViewAlone,
    /// 5: nothing leaks, over whole histories.
    NoLeak,
    /// 6: notation round-trips, records replay, and illegal inputs change nothing.
    Replay,
    /// 7: every card and token is in one place.
    Conserve,
    /// 8: every game ends.
    Ends,
    /// 10: what may show somebody something new says so.
    Reveals,
    /// 10, at a table: what was revealed cannot be taken back, and no outcome can be probed.
    TakeBack,
}

impl Law {
    /// All of them.
    pub const ALL: [Self; 10] = [
        Self::Offers,
        Self::Commute,
        Self::Determinize,
        Self::ViewAlone,
        Self::NoLeak,
        Self::Replay,
        Self::Conserve,
        Self::Ends,
        Self::Reveals,
        Self::TakeBack,
    ];

    /// Its name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Offers => "offers",
            Self::Commute => "commute",
            Self::Determinize => "determinize",
            Self::ViewAlone => "view-alone",
            Self::NoLeak => "no-leak",
            Self::Replay => "replay",
            Self::Conserve => "conserve",
            Self::Ends => "ends",
            Self::Reveals => "reveals",
            Self::TakeBack => "take-back",
        }
    }
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Law {
    type Err = UnknownLaw;

    fn from_str(name: &str) -> Result<Self, UnknownLaw> {
        Self::ALL.into_iter().find(|law| law.name() == name).ok_or_else(|| UnknownLaw(name.to_owned()))
    }
}

/// A name that no law has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLaw(String);

impl fmt::Display for UnknownLaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Law::ALL.map(Law::name).join(", ");
        write!(f, "there is no law “{}”, only {names}", self.0.escape_debug())
    }
}

impl std::error::Error for UnknownLaw {}

/// What was looked at, so that a test can see that a law was not kept for want of cases.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    /// Games played.
    pub games: u64,
    /// Inputs in them.
    pub inputs: u64,
    /// Pairs of actions that were tried in both orders ([`Law::Commute`]).
    pub pairs: u64,
    /// Redealt histories that were compared with the true one ([`Law::NoLeak`]).
    pub twins: u64,
    /// Those of them that were another history.
    pub twins_unlike: u64,
    /// Actions that were taken back in the middle of a history ([`Law::NoLeak`], [`Law::TakeBack`]).
    pub undos: u64,
    /// Actions that said they reveal something and were tried on a twin ([`Law::Reveals`]).
    pub claims: u64,
    /// Those of them whose twin did look different afterwards: the others may be cautious, or unlucky.
    pub claims_seen: u64,
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.games += other.games;
        self.inputs += other.inputs;
        self.pairs += other.pairs;
        self.twins += other.twins;
        self.twins_unlike += other.twins_unlike;
        self.undos += other.undos;
        self.claims += other.claims;
        self.claims_seen += other.claims_seen;
    }
}

/// Plays one game from `source` and checks the law on it. The error says which law is broken for whom, how, and
/// after which inputs ([`parse_inputs`](crate::parse_inputs) reads them).
pub fn check<G: Subject>(law: Law, rules: &G, source: &mut impl Random) -> Result<Tally, String> {
    match law {
        Law::Offers => laws::offers(rules, source),
        Law::Commute => laws::commute(rules, source),
        Law::Determinize => laws::determinize(rules, source),
        Law::ViewAlone => laws::view_alone(rules, source),
        Law::NoLeak => laws::no_leak(rules, source),
        Law::Replay => laws::replay(rules, source),
        Law::Conserve => laws::conserve(rules, source),
        Law::Ends => laws::ends(rules, source),
        Law::Reveals => laws::reveals(rules, source),
        Law::TakeBack => laws::take_back(rules, source),
    }
}

/// The source of the `game`th game that [`run_laws`] checks `law` on.
pub fn source(law: Law, seed: u64, game: u32) -> Pcg {
    Pcg::new(seed, u64::from(game) << 8 | law as u64)
}

/// Checks every law on `games` games each, and that inputs and states are as small as the contract says.
///
/// # Panics
/// When a law is broken, saying how, and which source repeats it.
pub fn run_laws<G: Subject>(rules: &G, games: u32, seed: u64) -> Tally {
    let (input, state) = (size_of::<Input<G>>(), size_of::<G::State>());
    assert!(input <= 8, "an input of {} has {input} bytes, more than 8", G::ID);
    assert!(state <= 256, "a state of {} has {state} bytes, more than 256", G::ID);
    let mut tally = Tally::default();
    for law in Law::ALL {
        for game in 0..games {
            let _note = PanicNote { law, seed, game };
            match check(law, rules, &mut source(law, seed, game)) {
                Ok(one) => tally += one,
                Err(broken) => panic!("{broken}"),
            }
        }
    }
    tally
}

/// Says how to repeat a game that ends in a panic, be it the law's or the game's own.
struct PanicNote {
    law: Law,
    seed: u64,
    game: u32,
}

impl Drop for PanicNote {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let Self { law, seed, game } = self;
            eprintln!("again: check(Law::{law:?}, rules, &mut source(Law::{law:?}, {seed}, {game}))");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip_and_the_error_lists_them() {
        for law in Law::ALL {
            assert_eq!(law.to_string().parse(), Ok(law));
        }
        let error = "gravity".parse::<Law>().unwrap_err().to_string();
        assert!(error.starts_with("there is no law “gravity”, only offers, commute, "), "{error}");
    }
}
