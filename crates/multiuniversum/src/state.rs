//! Everything that changes during a game: flat, `Copy`, at most 256 bytes (pinned by a test).

use engine::{Seat, SeatSet};

use crate::action::MAX_HEIGHT;
use crate::deck::Tier;
use crate::ids::{CardSet, PortalId, PortalSet, Transformer};
use crate::memory::Memory;
use crate::phase::Phase;

/// A game under way. What nobody knows yet is not in it: the draw pile is a set, and unseen portals have no
/// identity until somebody sees them (MU-K4, MU-K5).
///
/// Equality is of everything, the memory of the players included.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// The draw pile.
    pub(crate) draw: CardSet,
    /// The discard pile.
    pub(crate) discard: CardSet,
    /// The cards of which the draw pile was last formed. A hidden card of a hand that is not one of these has
    /// been there since before; everybody can work that out (MU-K4), and from which pile it came.
    pub(crate) pool: CardSet,
    /// The cards in front of the player on the turn (MU-T2).
    pub(crate) play_area: CardSet,
    /// Which cards were spent as tools or discarded this turn, wherever they are by now: they cannot be kept, even
    /// if they were recycled and played since (MU-A5).
    pub(crate) used_up: CardSet,
    /// Cards in hands that everybody knows to be there, because they were recycled (MU-K3).
    pub(crate) open: CardSet,
    pub(crate) hands: [CardSet; 5],
    pub(crate) labs: [CardSet; 5],
    /// What only a solo game has to remember, or only the others.
    pub(crate) memory: Memory,
    pub(crate) stacks: [Stack; 5],
    pub(crate) sealed: [PortalSet; 5],
    /// Portals that have been on top of a stack, so that everybody has seen them (MU-K3).
    pub(crate) public: PortalSet,
    pub(crate) at: [Transformer; 5],
    pub(crate) phase: Phase,
    pub(crate) turn: Seat,
    pub(crate) actions_left: u8,
    /// How many cards ability 5 will keep at the end of this turn (MU-A5).
    pub(crate) keeps: u8,
    /// How many cards are still to be laid from the new draw pile to the discard pile (MU-D1).
    pub(crate) forming: u8,
    /// The stacks whose top nobody has seen yet, as bits: chance shows them, lowest first.
    pub(crate) showing: u8,
    pub(crate) round: u16,
    /// Rounds in a row without a sealed portal (MU-E6).
    pub(crate) unsealed_rounds: u8,
    /// Rounds in a row in which nobody had or could draw a card (MU-E6).
    pub(crate) locked_rounds: u8,
    pub(crate) sealed_this_round: bool,
    /// Whether nobody has had a card in hand this round.
    pub(crate) locked_this_round: bool,
}

impl State {
    /// The hand of the player on the turn.
    #[inline]
    pub(crate) fn hand(&self) -> CardSet {
        self.hands[self.turn.index()]
    }

    /// Where the player on the turn stands.
    #[inline]
    pub(crate) fn here(&self) -> Transformer {
        self.at[self.turn.index()]
    }

    /// How many stacks are empty.
    pub(crate) fn empty_stacks(&self) -> u8 {
        self.stacks.iter().filter(|stack| stack.height() == 0).count() as u8
    }

    /// Stacks of at least `height`, as bits.
    pub(crate) fn stacks_of(&self, height: usize) -> u8 {
        (0..5).filter(|&index| self.stacks[index].height() >= height).fold(0, |bits, index| bits | 1 << index)
    }

    /// The played cards that ability 5 may keep (MU-A5).
    pub(crate) fn keepable(&self) -> CardSet {
        self.play_area - self.used_up
    }

    /// The portals that chance has not given a place yet.
    pub(crate) fn undrawn(&self) -> PortalSet {
        let sealed = self.sealed.iter().fold(PortalSet::EMPTY, |all, &one| all | one);
        PortalSet::ALL - self.stacks.iter().fold(sealed, |all, stack| all | stack.portals())
    }

    /// The stack and the place in it that the next portal of chance is for.
    pub(crate) fn portal_place(&self) -> Option<(Transformer, usize)> {
        if self.showing != 0 {
            return Some((Transformer::from_index(self.showing.trailing_zeros() as usize), 0));
        }
        match self.phase {
            Phase::See { stack, place } if self.forming == 0 => Some((stack, usize::from(place))),
            _ => None,
        }
    }
}

/// One stack of portals, from the top down, with what is known of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stack {
    slots: [Slot; MAX_HEIGHT],
    /// Which places everybody knows, as bits from the top (MU-K3).
    pub(crate) located: u8,
    /// Who has looked through the stack (MU-A1): they know all that is in it.
    pub(crate) lookers: SeatSet,
    /// Who arranged it last (at most one): that player knows every place (MU-K2).
    pub(crate) arranger: SeatSet,
    /// Height, and which tiers of the stack as dealt nobody has seen.
    counts: Counts,
}

/// A place of a stack: a portal that somebody has seen, or one that nobody has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Slot(u8);

impl Slot {
    const UNSEEN: Self = Self(u8::MAX);

    fn portal(self) -> Option<PortalId> {
        (self != Self::UNSEEN).then(|| PortalId::from_index(usize::from(self.0)))
    }
}

/// Height (3 bits), then unseen basic (1), medium (2), advanced (1): one byte, because 256 bytes are soon full.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Counts(u8);

const TIER_SHIFT: [u32; 3] = [3, 4, 6];
const TIER_MASK: [u8; 3] = [1, 3, 1];

impl Stack {
    /// A stack as dealt: 1 basic, 2 medium, 1 advanced, none seen (MU-S1); in a short game one is gone (MU-V3).
    pub(crate) fn dealt(height: u8) -> Self {
        Self {
            slots: [Slot::UNSEEN; MAX_HEIGHT],
            located: 0,
            lookers: SeatSet::EMPTY,
            arranger: SeatSet::EMPTY,
            counts: Counts(height | 1 << TIER_SHIFT[0] | 2 << TIER_SHIFT[1] | 1 << TIER_SHIFT[2]),
        }
    }

    #[inline]
    pub(crate) fn height(self) -> usize {
        usize::from(self.counts.0 & 7)
    }

    /// What lies at `place`, if anybody has seen it.
    #[inline]
    pub(crate) fn portal(self, place: usize) -> Option<PortalId> {
        debug_assert!(place < self.height());
        self.slots[place].portal()
    }

    /// The face-up portal; nothing if the stack is empty, or if chance has still to show it.
    #[inline]
    pub(crate) fn top(self) -> Option<PortalId> {
        if self.height() == 0 { None } else { self.slots[0].portal() }
    }

    /// The portals in it that somebody has seen.
    pub(crate) fn portals(self) -> PortalSet {
        self.slots[..self.height()].iter().filter_map(|slot| slot.portal()).collect()
    }

    /// How many of the stack as dealt nobody has seen, by tier. In a short game that counts the one that is gone.
    pub(crate) fn unseen(self) -> [u8; 3] {
        [0, 1, 2].map(|tier| self.counts.0 >> TIER_SHIFT[tier] & TIER_MASK[tier])
    }

    /// All that the odds and the rules of this turn make of it: what lies where, its height, and what nobody has seen.
    pub(crate) fn contents(self) -> ([u8; MAX_HEIGHT], u8) {
        (self.slots.map(|slot| slot.0), self.counts.0)
    }

    /// Sets how many of the stack as dealt nobody has seen.
    pub(crate) fn set_unseen(&mut self, unseen: [u8; 3]) {
        self.counts.0 = (0..3).fold(self.counts.0 & 7, |bits, tier| {
            bits | (unseen[tier] & TIER_MASK[tier]) << TIER_SHIFT[tier]
        });
    }

    /// Sets the height, when a stack is rebuilt.
    pub(crate) fn set_height(&mut self, height: usize) {
        self.counts.0 = self.counts.0 & !7 | height as u8;
    }

    /// Puts a portal at `place`, which may have been unseen.
    pub(crate) fn put(&mut self, place: usize, portal: PortalId) {
        debug_assert!(place < self.height());
        self.slots[place] = Slot(portal.index() as u8);
    }

    /// Chance says what lay at `place`.
    pub(crate) fn discover(&mut self, place: usize, portal: PortalId, tier: Tier) {
        self.put(place, portal);
        self.counts.0 -= 1 << TIER_SHIFT[tier as usize];
    }

    /// Takes the top portal away.
    pub(crate) fn take_top(&mut self) {
        self.slots.copy_within(1.., 0);
        self.slots[MAX_HEIGHT - 1] = Slot::UNSEEN;
        self.located >>= 1;
        self.counts.0 -= 1;
        if self.height() == 0 {
            // Nothing is left to know.
            self.lookers = SeatSet::EMPTY;
            self.arranger = SeatSet::EMPTY;
        }
    }

    /// The top goes to the bottom (MU-A4).
    pub(crate) fn send_under(&mut self) {
        let height = self.height();
        self.slots[..height].rotate_left(1);
        self.located = self.located >> 1 | (self.located & 1) << (height - 1);
    }

    /// `arranger` puts the stack back so that the new place `i` holds what lay at `places[i]` (MU-A1).
    pub(crate) fn arrange(&mut self, places: &[u8], arranger: Seat) {
        let old = self.slots;
        for (slot, &place) in self.slots.iter_mut().zip(places) {
            *slot = old[usize::from(place)];
        }
        self.located = 0;
        self.lookers.insert(arranger);
        self.arranger = SeatSet::of(arranger);
    }

    /// Whether everybody knows what lies at `place`.
    #[inline]
    pub(crate) fn is_located(self, place: usize) -> bool {
        self.located >> place & 1 == 1
    }

    /// Everybody sees the top. If then one place is left that is not known to all, and it holds what all have
    /// seen, all know that, too.
    pub(crate) fn locate_top(&mut self, public: PortalSet) {
        self.located |= 1;
        let full = (1 << self.height()) - 1;
        let rest = full & !self.located;
        if rest.is_power_of_two()
            && self.slots[rest.trailing_zeros() as usize]
                .portal()
                .is_some_and(|portal| public.contains(portal))
        {
            self.located = full;
        }
    }
}
