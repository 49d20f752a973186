//! The rules of one game: options, deck, and the tables made from it.

use std::sync::Arc;

use engine::{MAX_SEATS, Seat};

use crate::deck::{Deck, Tier};
use crate::ids::{CardAction, CardId, CardSet, PortalId, PortalSet, Tool, Transformer};
use crate::options::{Options, OptionsError};

/// Multiuniversum with its options and its deck.
#[derive(Clone, Debug)]
pub struct Multiuniversum {
    options: Options,
    deck: Arc<Deck>,
    /// Looked up at every step; the deck itself is for people.
    pub(crate) tables: Arc<Tables>,
}

/// The deck as sets.
#[derive(Debug)]
pub(crate) struct Tables {
    /// By transformer and action: the cards that do this there.
    slots: [[CardSet; 5]; 5],
    /// By card and transformer.
    actions: [[CardAction; 5]; CardId::COUNT],
    tools: [CardSet; Tool::COUNT],
    tiers: [PortalSet; 3],
    tier: [Tier; PortalId::COUNT],
    needs: [[u8; Tool::COUNT]; PortalId::COUNT],
    /// By portal: its discovery points, and the index of its icon.
    points: [u8; PortalId::COUNT],
    icons: [u8; PortalId::COUNT],
}

impl Multiuniversum {
    /// A game with these options and the default deck.
    pub fn new(options: Options) -> Result<Self, OptionsError> {
        Self::with_deck(options, Arc::new(Deck::default_deck().clone()))
    }

    /// A game with these options and this deck.
    pub fn with_deck(mut options: Options, deck: Arc<Deck>) -> Result<Self, OptionsError> {
        if options.colours.is_empty() {
            options.colours = Options::for_players(options.players).colours;
        }
        options.check()?;
        let tables = Arc::new(Tables::of(&deck));
        Ok(Self { options, deck, tables })
    }

    /// The options.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The deck.
    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    /// What `card` does at `transformer`.
    pub fn action_of(&self, card: CardId, transformer: Transformer) -> CardAction {
        self.tables.actions[card.index()][transformer.index()]
    }

    /// How many of each tool `portal` asks for.
    pub fn needs(&self, portal: PortalId) -> [u8; Tool::COUNT] {
        self.tables.needs[portal.index()]
    }

    /// How many of each tool are among `cards`.
    pub fn tools_of(&self, cards: CardSet) -> [u8; Tool::COUNT] {
        Tool::ALL.map(|tool| (cards & self.tables.tools[tool.index()]).len() as u8)
    }

    /// Whether this is the game for one (MU-V4).
    pub fn is_solo(&self) -> bool {
        self.options.players == 1
    }

    /// The virtual player of a solo game: scored, but never asked.
    pub fn virtual_player(&self) -> Option<Seat> {
        self.is_solo().then(|| Seat::from_index(1))
    }

    /// How many empty stacks end the game (MU-E1, MU-V5).
    pub fn stacks_to_end(&self) -> u8 {
        if self.options.players == 2 { 2 } else { 3 }
    }

    /// Everybody who is scored.
    pub(crate) fn participants(&self) -> impl Iterator<Item = Seat> + Clone {
        debug_assert!(usize::from(self.options.participants()) <= MAX_SEATS);
        (0..usize::from(self.options.participants())).map(Seat::from_index)
    }

    #[inline]
    pub(crate) fn doing(&self, action: CardAction, at: Transformer) -> CardSet {
        self.tables.slots[at.index()][action as usize]
    }

    #[inline]
    pub(crate) fn with_tool(&self, tool: Tool) -> CardSet {
        self.tables.tools[tool.index()]
    }

    #[inline]
    pub(crate) fn tier_of(&self, portal: PortalId) -> Tier {
        self.tables.tier[portal.index()]
    }

    #[inline]
    pub(crate) fn of_tier(&self, tier: usize) -> PortalSet {
        self.tables.tiers[tier]
    }

    pub(crate) fn points_of(&self, portal: PortalId) -> i16 {
        i16::from(self.tables.points[portal.index()])
    }

    /// The index of the portal's icon, less than 20.
    pub(crate) fn icon_of(&self, portal: PortalId) -> usize {
        usize::from(self.tables.icons[portal.index()])
    }

    /// Whether the tools for `portal` are among `cards` (MU-C4).
    #[inline]
    pub(crate) fn can_pay(&self, portal: PortalId, cards: CardSet) -> bool {
        let needs = &self.tables.needs[portal.index()];
        (0..Tool::COUNT).all(|tool| {
            needs[tool] == 0 || (cards & self.tables.tools[tool]).len() >= usize::from(needs[tool])
        })
    }
}

impl Tables {
    fn of(deck: &Deck) -> Self {
        let cards = |wanted: &dyn Fn(CardId) -> bool| CardId::all().filter(|&card| wanted(card)).collect();
        let portals =
            |wanted: &dyn Fn(PortalId) -> bool| PortalId::all().filter(|&one| wanted(one)).collect();
        let slot = |at: usize, action| cards(&|card| deck.cards[card.index()].slots[at] == action);
        Self {
            slots: [0, 1, 2, 3, 4].map(|at| CardAction::ALL.map(|action| slot(at, action))),
            actions: std::array::from_fn(|card| deck.cards[card].slots),
            tools: Tool::ALL.map(|tool| cards(&|card| deck.cards[card.index()].tool == tool)),
            tiers: [0, 1, 2].map(|tier| portals(&|one| deck.portals[one.index()].tier() as usize == tier)),
            tier: std::array::from_fn(|portal| deck.portals[portal].tier()),
            needs: std::array::from_fn(|portal| deck.portals[portal].tools),
            points: std::array::from_fn(|portal| deck.portals[portal].dp),
            icons: std::array::from_fn(|portal| deck.portals[portal].icon.index() as u8),
        }
    }
}
