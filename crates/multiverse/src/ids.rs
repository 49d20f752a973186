//! The small closed vocabularies: colours, worlds, scepters, positions.

use std::fmt;
use std::str::FromStr;

use engine::{NotationError, serde_as_notation, small_set};
use serde::{Deserialize, Serialize};

/// One of the five colours, always in this order (MV-P1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    /// Green.
    Green,
    /// White.
    White,
    /// Red.
    Red,
    /// Yellow.
    Yellow,
    /// Blue.
    Blue,
}

impl Colour {
    /// How many there are.
    pub const COUNT: usize = 5;
    /// All five, in their order.
    pub const ALL: [Self; 5] = [Self::Green, Self::White, Self::Red, Self::Yellow, Self::Blue];

    /// Its index, 0 to 4.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its word in notation and in keys of sentences.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Green => "green",
            Self::White => "white",
            Self::Red => "red",
            Self::Yellow => "yellow",
            Self::Blue => "blue",
        }
    }

    /// Its letter in the notation of a world.
    const fn letter(self) -> char {
        match self {
            Self::Green => 'g',
            Self::White => 'w',
            Self::Red => 'r',
            Self::Yellow => 'y',
            Self::Blue => 'b',
        }
    }
}

impl FromStr for Colour {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        Self::ALL
            .into_iter()
            .find(|colour| colour.word() == text)
            .ok_or_else(|| NotationError::new(text, "green, white, red, yellow or blue"))
    }
}

/// Which colours are on: on a switch panel, or in a world (MV-P2, MV-P3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Colours(u8);

impl Colours {
    /// None of the five.
    pub const NONE: Self = Self(0);

    /// Whether `colour` is on.
    #[inline]
    pub const fn has(self, colour: Colour) -> bool {
        self.0 >> colour as u8 & 1 == 1
    }

    /// The same with `colour` switched.
    #[inline]
    #[must_use]
    pub const fn switched(self, colour: Colour) -> Self {
        Self(self.0 ^ 1 << colour as u8)
    }

    /// The same with every colour switched (MV-T4).
    #[inline]
    #[must_use]
    pub const fn all_switched(self) -> Self {
        Self(!self.0 & 0b11111)
    }

    /// The colours that are on, in their order.
    pub fn iter(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(move |&colour| self.has(colour))
    }

    /// The first colour that is on from the `index`th on, in their order.
    pub(crate) fn first_from(self, index: usize) -> Option<Colour> {
        let rest = self.0 >> index;
        if rest == 0 { None } else { Some(Colour::ALL[index + rest.trailing_zeros() as usize]) }
    }

    /// The world of exactly these colours.
    #[inline]
    pub const fn world(self) -> World {
        World::from_index(self.0 as usize)
    }
}

impl FromIterator<Colour> for Colours {
    fn from_iter<I: IntoIterator<Item = Colour>>(colours: I) -> Self {
        colours.into_iter().fold(Self::NONE, |all, one| Self(all.0 | 1 << one as u8))
    }
}

impl fmt::Display for Colours {
    /// The letters of the colours, in their order; `0` for none.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Self::NONE {
            return f.write_str("0");
        }
        self.iter().try_for_each(|colour| write!(f, "{}", colour.letter()))
    }
}

impl fmt::Debug for Colours {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Colours {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let colours: Self = Colour::ALL.into_iter().filter(|colour| text.contains(colour.letter())).collect();
        // One set has one notation: in order, each letter once.
        if colours.to_string() == text {
            Ok(colours)
        } else {
            Err(NotationError::new(text, "letters of gwryb in this order, or 0"))
        }
    }
}

serde_as_notation!(Colours);

small_set! {
    /// A world token: every combination of the five colours once (MV-P2).
    World in /** A set of worlds. */ WorldSet: u32, 32
}

impl World {
    /// Its colours.
    #[inline]
    pub const fn colours(self) -> Colours {
        Colours(self.index() as u8)
    }
}

impl fmt::Display for World {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.colours().fmt(f)
    }
}

impl FromStr for World {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        text.parse().map(Colours::world)
    }
}

impl WorldSet {
    /// One bit per world.
    #[inline]
    pub(crate) const fn bits(self) -> u32 {
        self.0
    }
}

/// Where the `n`th bit that is set lies, from 0; there must be more than `n`. The search halves what is left, so
/// that its way does not depend on a random `n`, which no processor foretells.
#[inline]
pub(crate) fn nth_bit(bits: u32, n: usize) -> usize {
    debug_assert!(n < bits.count_ones() as usize);
    // Where all bits are set from the lowest on, there is nothing to search.
    if bits & bits.wrapping_add(1) == 0 {
        return n;
    }
    let (mut at, mut left) = (0, n as u32);
    for width in [16, 8, 4, 2, 1] {
        let low = (bits >> at & ((1 << width) - 1)).count_ones();
        let beyond = u32::from(left >= low);
        left -= low * beyond;
        at += width * beyond;
    }
    at as usize
}

/// How many positions, and so scepters, the circle has (MV-S3).
pub const POSITIONS: usize = 6;

/// A scepter: one per colour, and the wooden one (MV-P4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Scepter {
    /// The scepter of a colour.
    Of(Colour),
    /// The wooden one.
    Wooden,
}

impl Scepter {
    /// The order in which they are dealt: the starter gets the wooden one first (MV-S2).
    pub(crate) const DEALT: [Self; POSITIONS] = [
        Self::Wooden,
        Self::Of(Colour::Green),
        Self::Of(Colour::White),
        Self::Of(Colour::Red),
        Self::Of(Colour::Yellow),
        Self::Of(Colour::Blue),
    ];
}
