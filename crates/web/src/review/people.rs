//! Who played, and how their lines look.

use wire::engine::Seat;
use wire::games::Setup;
use wire::games::record::Sitter;
use words::{Names, Words};

use crate::client::Seating;
use crate::shape::Hue;

/// Who played.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct People {
    setup: Setup,
    seats: usize,
    /// The seat of whoever looks.
    me: Option<Seat>,
    seating: Seating,
}

impl People {
    pub(super) fn new(setup: Setup, seats: &[Sitter], me: Option<Seat>) -> Self {
        Self { setup, seats: seats.len(), me, seating: Seating::of(me, seats) }
    }

    /// How many sat at the table.
    pub(super) fn seats(&self) -> usize {
        self.seats
    }

    pub(super) fn is_me(&self, seat: Seat) -> bool {
        self.me == Some(seat)
    }

    /// Who plays beside the seats: the machine of a solo game.
    pub(super) fn is_machine(&self, index: usize) -> bool {
        index >= self.seats
    }

    /// What a participant is called where the name stands alone.
    pub(super) fn name(&self, words: &Words, index: usize) -> String {
        if self.is_machine(index) {
            words.text("name-machine-first")
        } else {
            self.seating.name(words, Seat::from_index(index))
        }
    }

    /// The names for sentences.
    pub(super) fn names(&self, words: &Words) -> Names {
        let names = Names::new((0..self.seats).map(|index| self.name(words, index)));
        if self.seats == 1 { names.with_machine() } else { names }
    }

    /// The look of a participant's line: a colour, and a stroke of its own.
    pub(super) fn class(&self, index: usize) -> String {
        match &self.setup {
            Setup::Multiuniversum(setup) => {
                let colour = setup.options.colours.get(index).map_or(1, |colour| colour.number());
                let hue = [Hue::White, Hue::Yellow, Hue::Red, Hue::Blue, Hue::Green];
                format!("{} s{index}", hue[usize::from(colour - 1) % 5].class())
            }
            // Players have no colour in their game: they look as in a replay.
            Setup::Multiverse(_) => format!("p{index} s{index}"),
        }
    }
}
