//! How the people at a table make its dice together, before it starts.

use std::fmt;

use engine::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::{Nonce, Pledge, PledgedDice, Seed};

/// What a person adds to the dice: pledged when nobody had opened anything, opened when all had pledged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Share {
    /// Whose.
    pub seat: Seat,
    /// The SHA-256 of the nonce.
    pub pledge: Pledge,
    /// The nonce.
    pub nonce: Nonce,
}

/// What everybody at a table knows of its dice once it starts, and what a record keeps of them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PledgeNote {
    /// The name of the match; no other match of the host has it.
    #[serde(rename = "match")]
    pub match_name: String,
    /// The SHA-256 of the host's seed.
    pub pledge: Pledge,
    /// Of those who took part, in the order of seats.
    pub nonces: Vec<Share>,
}

impl PledgeNote {
    /// A note of the host's seed alone: nobody else adds to it.
    pub fn alone(seed: &Seed, match_name: impl Into<String>) -> Self {
        Self { match_name: match_name.into(), pledge: seed.pledge(), nonces: Vec::new() }
    }

    /// The dice, from the seed that was pledged.
    pub fn dice(&self, seed: &Seed) -> PledgedDice {
        let nonces: Vec<_> = self.nonces.iter().map(|share| (share.seat, share.nonce)).collect();
        PledgedDice::new(seed, &self.match_name, &nonces)
    }

    /// Whether the note can be true: a name of 1 to 255 bytes, seats ascending, each pledge that of its nonce.
    pub fn check(&self) -> Result<(), BadNote> {
        if self.match_name.is_empty() || self.match_name.len() > 255 {
            return Err(BadNote::Name);
        }
        if !self.nonces.is_sorted_by(|one, next| one.seat < next.seat) {
            return Err(BadNote::Order);
        }
        match self.nonces.iter().find(|share| share.nonce.pledge() != share.pledge) {
            Some(share) => Err(BadNote::Share(share.seat)),
            None => Ok(()),
        }
    }
}

/// Why a note cannot be true.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadNote {
    /// The name of the match has not 1 to 255 bytes.
    Name,
    /// The seats of the nonces do not ascend.
    Order,
    /// What the seat opened is not what it pledged.
    Share(Seat),
}

/// The making of the dice, from the host's pledge to the start of the table.
///
/// First each person's client pledges a nonce ([`commit`](Self::commit)), until the host goes on
/// ([`close`](Self::close)); whoever was silent is left out. Then all who pledged open
/// ([`open`](Self::open)). Had one pledged and did not open, the dice would be what suits that one: so then
/// [`finish`](Self::finish) starts again with a new seed.
#[derive(Clone, Debug)]
pub struct Pledging {
    seed: Seed,
    match_name: String,
    people: SeatSet,
    pledges: Vec<(Seat, Pledge)>,
    closed: bool,
    opened: Vec<Share>,
}

impl Pledging {
    /// The host has drawn `seed` for a match with a name of its own; `people` may add a nonce.
    pub fn new(seed: Seed, match_name: impl Into<String>, people: SeatSet) -> Self {
        Self {
            seed,
            match_name: match_name.into(),
            people,
            pledges: Vec::new(),
            closed: false,
            opened: Vec::new(),
        }
    }

    /// What the host publishes.
    pub fn pledge(&self) -> Pledge {
        self.seed.pledge()
    }

    /// Who has pledged a nonce.
    pub fn pledged(&self) -> SeatSet {
        self.pledges.iter().map(|&(seat, _)| seat).collect()
    }

    /// Who has pledged and not opened yet.
    pub fn waiting_for(&self) -> SeatSet {
        self.pledged().iter().filter(|&seat| self.opened.iter().all(|share| share.seat != seat)).collect()
    }

    /// A person's client pledges its nonce.
    pub fn commit(&mut self, seat: Seat, pledge: Pledge) -> Result<(), NoShare> {
        if self.closed {
            Err(NoShare::TooLate)
        } else if !self.people.contains(seat) {
            Err(NoShare::NoPerson)
        } else if self.pledged().contains(seat) {
            Err(NoShare::Twice)
        } else {
            self.pledges.push((seat, pledge));
            Ok(())
        }
    }

    /// No more pledges: whoever has not pledged is left out. All others may open now.
    pub fn close(&mut self) {
        self.closed = true;
    }

    /// A person's client opens the nonce that it pledged.
    pub fn open(&mut self, seat: Seat, nonce: Nonce) -> Result<(), NoShare> {
        if !self.closed {
            return Err(NoShare::TooEarly);
        }
        let &(_, pledge) = self.pledges.iter().find(|pledge| pledge.0 == seat).ok_or(NoShare::TooLate)?;
        if nonce.pledge() != pledge {
            return Err(NoShare::Another);
        }
        if !self.waiting_for().contains(seat) {
            return Err(NoShare::Twice);
        }
        self.opened.push(Share { seat, pledge, nonce });
        Ok(())
    }

    /// The seed and what all know of the dice, if everybody who pledged has opened. If not, the round starts
    /// again with `next`, a new seed of the host.
    pub fn finish(mut self, next: Seed) -> Result<(Seed, PledgeNote), Self> {
        if !self.closed || !self.waiting_for().is_empty() {
            return Err(Self::new(next, self.match_name, self.people));
        }
        self.opened.sort_by_key(|share| share.seat);
        let pledge = self.pledge();
        Ok((self.seed, PledgeNote { match_name: self.match_name, pledge, nonces: self.opened }))
    }
}

/// Why a pledge or a nonce is not taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NoShare {
    /// Bots, and whoever is not at the table, add nothing.
    NoPerson,
    /// The pledges are closed, and this seat is not among them.
    TooLate,
    /// Nobody opens before all have pledged.
    TooEarly,
    /// The seat has done so already.
    Twice,
    /// This is not the nonce that was pledged.
    Another,
}

impl fmt::Display for NoShare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoPerson => "only people at the table add to the dice",
            Self::TooLate => "the pledges are closed, and this seat is not among them",
            Self::TooEarly => "nobody opens a nonce before all have pledged",
            Self::Twice => "this seat has done so already",
            Self::Another => "this is not the nonce that was pledged",
        })
    }
}

impl std::error::Error for NoShare {}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: Seat = Seat::from_index(0);
    const TWO: Seat = Seat::from_index(1);
    const BOT: Seat = Seat::from_index(2);

    fn seed(number: u8) -> Seed {
        Seed::new([number; 32])
    }

    fn nonce(number: u8) -> Nonce {
        Nonce::new([number; 32])
    }

    fn pledging() -> Pledging {
        Pledging::new(seed(1), "m", [ONE, TWO].into_iter().collect())
    }

    #[test]
    fn all_who_pledge_and_open_add_to_the_dice() {
        let mut round = pledging();
        // In any order.
        round.commit(TWO, nonce(8).pledge()).unwrap();
        round.commit(ONE, nonce(7).pledge()).unwrap();
        round.close();
        round.open(TWO, nonce(8)).unwrap();
        assert_eq!(round.waiting_for().lowest(), Some(ONE));
        round.open(ONE, nonce(7)).unwrap();
        let (opened, note) = round.finish(seed(2)).unwrap();
        assert_eq!((opened, note.pledge), (seed(1), seed(1).pledge()));
        assert_eq!(note.check(), Ok(()));
        let expected = PledgedDice::new(&seed(1), "m", &[(ONE, nonce(7)), (TWO, nonce(8))]);
        assert!(note.dice(&opened) == expected);
    }

    #[test]
    fn whoever_is_silent_is_left_out() {
        let mut round = pledging();
        round.commit(TWO, nonce(8).pledge()).unwrap();
        round.close();
        assert_eq!(round.commit(ONE, nonce(7).pledge()), Err(NoShare::TooLate));
        assert_eq!(round.open(ONE, nonce(7)), Err(NoShare::TooLate));
        round.open(TWO, nonce(8)).unwrap();
        let (_, note) = round.finish(seed(2)).unwrap();
        assert_eq!(note.nonces.iter().map(|share| share.seat).collect::<Vec<_>>(), [TWO]);
    }

    #[test]
    fn a_nonce_that_stays_closed_starts_the_round_again_with_a_new_pledge() {
        let mut round = pledging();
        round.commit(ONE, nonce(7).pledge()).unwrap();
        round.commit(TWO, nonce(8).pledge()).unwrap();
        round.close();
        round.open(ONE, nonce(7)).unwrap();
        let again = round.finish(seed(2)).unwrap_err();
        assert_eq!(again.pledge(), seed(2).pledge());
        assert!(again.pledged().is_empty());
    }

    #[test]
    fn nobody_looks_first_and_nobody_changes_the_mind() {
        let mut round = pledging();
        assert_eq!(round.commit(BOT, nonce(9).pledge()), Err(NoShare::NoPerson));
        round.commit(ONE, nonce(7).pledge()).unwrap();
        assert_eq!(round.commit(ONE, nonce(9).pledge()), Err(NoShare::Twice));
        assert_eq!(round.open(ONE, nonce(7)), Err(NoShare::TooEarly));
        assert!(round.clone().finish(seed(2)).is_err(), "the pledges are not closed");
        round.close();
        assert_eq!(round.open(ONE, nonce(9)), Err(NoShare::Another));
        round.open(ONE, nonce(7)).unwrap();
        assert_eq!(round.open(ONE, nonce(7)), Err(NoShare::Twice));
    }

    #[test]
    fn a_note_that_cannot_be_true_is_found_out() {
        let share = |seat, number| Share { seat, pledge: nonce(number).pledge(), nonce: nonce(number) };
        let note = |name: &str, nonces: Vec<Share>| PledgeNote {
            match_name: name.into(),
            pledge: seed(1).pledge(),
            nonces,
        };
        assert_eq!(note("m", vec![share(ONE, 7), share(TWO, 8)]).check(), Ok(()));
        assert_eq!(note("", Vec::new()).check(), Err(BadNote::Name));
        assert_eq!(note(&"m".repeat(256), Vec::new()).check(), Err(BadNote::Name));
        assert_eq!(note("m", vec![share(TWO, 8), share(ONE, 7)]).check(), Err(BadNote::Order));
        assert_eq!(note("m", vec![share(ONE, 7), share(ONE, 8)]).check(), Err(BadNote::Order));
        let forged = Share { nonce: nonce(9), ..share(TWO, 8) };
        assert_eq!(note("m", vec![share(ONE, 7), forged]).check(), Err(BadNote::Share(TWO)));
    }

    #[test]
    fn secrets_are_not_told_by_accident() {
        let text = format!("{:?} {:?} {:?}", seed(0xab), nonce(0xcd), pledging());
        assert!(!text.contains("abab") && !text.contains("cdcd") && !text.contains("0101"), "{text}");
    }
}
