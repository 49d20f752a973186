//! The rules of one game: options, and who owns which positions.

use engine::{MAX_SEATS, Seat};

use crate::ids::POSITIONS;
use crate::options::{Options, OptionsError};

/// Multiverse with its options.
#[derive(Clone, Debug)]
pub struct Multiverse {
    options: Options,
    /// Who owns each position of the circle, clockwise; nobody if it is an imaginary player's (MV-S3, MV-R3).
    owners: [Option<Seat>; POSITIONS],
    /// The imaginary player's position that comes after each seat clockwise and before the next player, if any.
    imaginary_after: [Option<u8>; MAX_SEATS],
}

/// By number of players from 2: whose each position is, from 0; 9 for an imaginary player (MV-S3).
const OWNERS: [[usize; POSITIONS]; 5] =
    [[0, 0, 0, 1, 1, 1], [0, 0, 1, 1, 2, 2], [0, 1, 9, 2, 3, 9], [0, 1, 2, 3, 4, 9], [0, 1, 2, 3, 4, 5]];

/// By number of players from 2: the heights of the columns (MV-S7).
const COLUMNS: [&[u8]; 5] = [&[5, 5, 4, 4, 4], &[5, 4, 4, 4], &[4, 4, 4], &[4, 3], &[2]];

impl Multiverse {
    /// A game with these options.
    pub fn new(options: Options) -> Result<Self, OptionsError> {
        options.check()?;
        let owners = OWNERS[usize::from(options.players) - 2]
            .map(|index| (index < 9).then(|| Seat::from_index(index)));
        let imaginary_after = std::array::from_fn(|index| {
            let last = owners.iter().rposition(|&owner| owner == Some(Seat::from_index(index)))?;
            let next = (last + 1) % POSITIONS;
            owners[next].is_none().then_some(next as u8)
        });
        Ok(Self { options, owners, imaginary_after })
    }

    /// The options.
    #[inline]
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Who owns a position, from 0; nobody if it is an imaginary player's.
    #[inline]
    pub fn owner(&self, position: usize) -> Option<Seat> {
        self.owners[position]
    }

    /// The heights of the columns at the start (MV-S7).
    pub fn column_heights(&self) -> &'static [u8] {
        COLUMNS[usize::from(self.options.players) - 2]
    }

    /// The imaginary player's position that comes after `seat` clockwise and before the next player, if any.
    #[inline]
    pub(crate) fn imaginary_after(&self, seat: Seat) -> Option<u8> {
        self.imaginary_after[seat.index()]
    }

    #[inline]
    pub(crate) fn players(&self) -> usize {
        usize::from(self.options.players)
    }

    /// Everybody who plays.
    pub(crate) fn everybody(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        (0..self.players()).map(Seat::from_index)
    }
}
