//! What a seat and what chance can do, and how it is written (`play 17`, `swap 1 3`, `card 17`).

use std::fmt;
use std::str::FromStr;

use engine::{NotationError, canonical_number, serde_as_notation};

use crate::ids::{CardId, PortalId, Transformer};

/// One small choice of a seat. A choice in several steps is a row of these.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Play a card for the action in the slot of the own transformer (MU-T2).
    Play(CardId),
    /// Put a card under the lab as a tool (MU-T3).
    Prepare(CardId),
    /// Discard a card and draw one (MU-T4).
    Discard(CardId),
    /// No further action this turn (MU-T5).
    Pass,
    /// Where a Move goes (MU-C3).
    Move(Transformer),
    /// Which stack ability 1 looks at (MU-A1).
    Look(Transformer),
    /// The new order of that stack (MU-A1).
    Arrange(Order),
    /// Which two portals ability 3 switches, the lower transformer first (MU-A3).
    Swap(Transformer, Transformer),
    /// A card that ability 2 discards; the second pick discards another (MU-A2).
    Drop(CardId),
    /// The card that Recycle takes (MU-C6).
    Take(CardId),
    /// A played card that ability 5 keeps (MU-A5).
    Keep(CardId),
    /// A prepared card spent on a seal, where there is a choice (MU-C5).
    Spend(CardId),
}

const ACTIONS: &str = "play, prepare, discard, drop, take, keep or spend and a card from 1 to 50, \
     move or look and a transformer from 1 to 5, swap and two of these ascending, arrange and an order such as 2134, \
     or pass";

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut one = |word, number: u8| write!(f, "{word} {number}");
        match *self {
            Self::Play(card) => one("play", card.number()),
            Self::Prepare(card) => one("prepare", card.number()),
            Self::Discard(card) => one("discard", card.number()),
            Self::Drop(card) => one("drop", card.number()),
            Self::Take(card) => one("take", card.number()),
            Self::Keep(card) => one("keep", card.number()),
            Self::Spend(card) => one("spend", card.number()),
            Self::Move(to) => one("move", to.number()),
            Self::Look(at) => one("look", at.number()),
            Self::Swap(a, b) => write!(f, "swap {} {}", a.number(), b.number()),
            Self::Arrange(order) => write!(f, "arrange {order}"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let read = || {
            let mut words = text.split(' ');
            let verb = words.next()?;
            let first = words.next();
            let second = words.next();
            if words.next().is_some() || (second.is_some() && verb != "swap") {
                return None;
            }
            let card = || first.and_then(canonical_number).and_then(CardId::new);
            let place = |word: Option<&str>| word.and_then(canonical_number).and_then(Transformer::new);
            Some(match verb {
                "play" => Self::Play(card()?),
                "prepare" => Self::Prepare(card()?),
                "discard" => Self::Discard(card()?),
                "drop" => Self::Drop(card()?),
                "take" => Self::Take(card()?),
                "keep" => Self::Keep(card()?),
                "spend" => Self::Spend(card()?),
                "move" => Self::Move(place(first)?),
                "look" => Self::Look(place(first)?),
                "swap" => {
                    let (a, b) = (place(first)?, place(second)?);
                    (a < b).then_some(Self::Swap(a, b))?
                }
                "arrange" => Self::Arrange(first?.parse().ok()?),
                "pass" if first.is_none() => Self::Pass,
                _ => return None,
            })
        };
        read().ok_or_else(|| NotationError::new(text, ACTIONS))
    }
}

serde_as_notation!(Action);

/// What chance can do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// This card is drawn (MU-K4).
    Card(CardId),
    /// This portal is what lay there unseen (MU-K5).
    Portal(PortalId),
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Card(card) => write!(f, "card {}", card.number()),
            Self::Portal(portal) => write!(f, "portal {}", portal.number()),
        }
    }
}

impl FromStr for Outcome {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let read = || match text.split_once(' ')? {
            ("card", number) => canonical_number(number).and_then(CardId::new).map(Self::Card),
            ("portal", number) => canonical_number(number).and_then(PortalId::new).map(Self::Portal),
            _ => None,
        };
        read().ok_or_else(|| {
            NotationError::new(text, "card and a number from 1 to 50, or portal and one from 1 to 20")
        })
    }
}

serde_as_notation!(Outcome);

/// A new order of a stack, from the top, in terms of the old places: `312` puts the third portal on top.
///
/// Kept as the order's rank among all orders of that length, so that orders sort as they read.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Order {
    height: u8,
    rank: u8,
}

/// A stack has at most four portals (MU-S1).
pub const MAX_HEIGHT: usize = 4;

/// How many orders a stack of this height has.
pub(crate) const fn orders(height: u8) -> u8 {
    match height {
        0 | 1 => 1,
        2 => 2,
        3 => 6,
        _ => 24,
    }
}

impl Order {
    /// The `rank`th order, from 0, of a stack of `height`.
    pub(crate) const fn nth(height: u8, rank: u8) -> Self {
        debug_assert!(rank < orders(height));
        Self { height, rank }
    }

    /// The order that puts these old places (from 0) from the top; nothing if it is not a permutation.
    pub fn of(places: &[u8]) -> Option<Self> {
        if places.is_empty() || places.len() > MAX_HEIGHT {
            return None;
        }
        let height = places.len() as u8;
        (0..orders(height)).map(|rank| Self::nth(height, rank)).find(|order| *order.places() == *places)
    }

    /// The old place of each portal, from the new top down.
    pub fn places(self) -> Places {
        let mut left = [0, 1, 2, 3];
        let mut places = Places { height: self.height, places: [0; MAX_HEIGHT] };
        let mut rank = self.rank;
        for place in 0..self.height {
            let rest = self.height - place - 1;
            let index = usize::from(rank / orders(rest));
            rank %= orders(rest);
            places.places[usize::from(place)] = left[index];
            left.copy_within(index + 1.., index);
        }
        places
    }

    /// The height of the stacks it is for.
    pub fn height(self) -> u8 {
        self.height
    }
}

/// The old places of an [`Order`], from the new top down.
#[derive(Clone, Copy, Debug)]
pub struct Places {
    height: u8,
    places: [u8; MAX_HEIGHT],
}

impl std::ops::Deref for Places {
    type Target = [u8];
    fn deref(&self) -> &[u8] {
        &self.places[..usize::from(self.height)]
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.places().iter().try_for_each(|place| write!(f, "{}", place + 1))
    }
}

impl FromStr for Order {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let wrong = || NotationError::new(text, "each place of the stack once, such as 2134");
        if text.is_empty()
            || text.len() > MAX_HEIGHT
            || !text.bytes().all(|byte| (b'1'..=b'4').contains(&byte))
        {
            return Err(wrong());
        }
        let places: Vec<u8> = text.bytes().map(|byte| byte - b'1').collect();
        Self::of(&places).ok_or_else(wrong)
    }
}

serde_as_notation!(Order);
