//! What has to be remembered of the past: in a solo game the age of the virtual player's tools, in the others from
//! which pile the cards in hands came. Never both, and 256 bytes are soon full, so they share their place.

use crate::ids::{CardId, CardSet};

/// The part of the state that depends on whether somebody plays alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Memory {
    /// Alone: the virtual player spends its oldest tools first (MU-V4).
    VirtualTools(ToolQueue),
    /// With others: where hidden cards came from, as everybody can work it out.
    Generations(Generations),
}

impl Memory {
    pub(crate) fn of(solo: bool) -> Self {
        if solo {
            Self::VirtualTools(ToolQueue::default())
        } else {
            Self::Generations(Generations::default())
        }
    }

    /// The virtual player's tools, oldest first; none in a game of several.
    pub(crate) fn virtual_tools(self) -> ToolQueue {
        match self {
            Self::VirtualTools(queue) => queue,
            Self::Generations(_) => ToolQueue::default(),
        }
    }

    /// The cards among `old` ones by the earlier pile they came from, and last those of which that is not known: in
    /// a solo game all, as there is only one hand they can be in.
    pub(crate) fn generations(self, old: CardSet) -> Vec<CardSet> {
        let told_apart = match self {
            Self::VirtualTools(_) => [CardSet::EMPTY; GENERATIONS],
            Self::Generations(Generations(generations)) => generations,
        };
        let rest = told_apart.iter().fold(old, |rest, &cards| rest - cards);
        told_apart.into_iter().chain([rest]).collect()
    }
}

/// How many earlier piles are told apart. Beyond that the oldest two are thrown together: somebody would have to
/// hold a card unseen through six piles.
pub(crate) const GENERATIONS: usize = 4;

/// The cards that were in hands when a new pile was formed, by the pile they came from, the latest first. All know
/// these sets: what lay open then was in no hand, and what each pile was formed of they saw.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Generations(pub(crate) [CardSet; GENERATIONS]);

impl Generations {
    /// A new pile is formed: the cards of the last one that are in `hands` are a generation of their own.
    pub(crate) fn pile_formed(&mut self, last_pool: CardSet, hands: CardSet) {
        let [.., before_last, last] = self.0;
        self.0.rotate_right(1);
        self.0[0] = last_pool;
        self.0[GENERATIONS - 1] = before_last | last;
        self.0.iter_mut().for_each(|cards| *cards = *cards & hands);
    }

    /// A card has left a hand: if it comes back, all will have seen it.
    pub(crate) fn forget(&mut self, card: CardId) {
        self.0.iter_mut().for_each(|cards| cards.remove(card));
    }
}

/// The order of the virtual player's tools, oldest first: card numbers of six bits, as fifty bytes would be too many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ToolQueue([u8; 38]);

impl Default for ToolQueue {
    fn default() -> Self {
        Self([0; 38])
    }
}

const BITS: usize = 6;

impl ToolQueue {
    /// The byte a number starts in, and its shift in the word of that byte and the next.
    fn place(index: usize) -> (usize, usize) {
        (index * BITS / 8, index * BITS % 8)
    }

    fn get(self, index: usize) -> u8 {
        let (byte, shift) = Self::place(index);
        let next = self.0.get(byte + 1).copied().unwrap_or(0);
        (u16::from_le_bytes([self.0[byte], next]) >> shift & 63) as u8
    }

    /// Puts a number where there was none.
    fn set(&mut self, index: usize, number: u8) {
        let (byte, shift) = Self::place(index);
        let [low, high] = (u16::from(number) << shift).to_le_bytes();
        self.0[byte] |= low;
        if high != 0 {
            self.0[byte + 1] |= high;
        }
    }

    /// The cards, oldest first.
    pub(crate) fn iter(self) -> impl Iterator<Item = CardId> {
        (0..CardId::COUNT).map_while(move |index| CardId::new(self.get(index)))
    }

    pub(crate) fn push(&mut self, card: CardId) {
        let length = self.iter().count();
        self.set(length, card.number());
    }

    /// Takes `card` out; the others keep their order.
    pub(crate) fn remove(&mut self, card: CardId) {
        *self = self.iter().filter(|&one| one != card).collect();
    }
}

impl FromIterator<CardId> for ToolQueue {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Self {
        let mut queue = Self::default();
        cards.into_iter().enumerate().for_each(|(index, card)| queue.set(index, card.number()));
        queue
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_queue_of_all_cards_keeps_its_order() {
        let cards: Vec<CardId> = CardId::all().collect();
        let mut queue: ToolQueue = cards.iter().rev().copied().collect();
        assert_eq!(queue.iter().collect::<Vec<_>>(), cards.iter().rev().copied().collect::<Vec<_>>());
        queue.remove(cards[20]);
        queue.push(cards[20]);
        assert_eq!((queue.iter().count(), queue.iter().last()), (50, Some(cards[20])));
    }
}
