//! What one viewer knows, built by adding (MU-K1 to MU-K5).

use engine::{Known, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

use crate::ids::{CardId, CardSet, PortalId, PortalSet, Transformer};
use crate::phase::Phase;
use crate::rules::Multiuniversum;
use crate::state::{Stack, State};

/// All that a viewer knows, with perfect recall: what is public, the own hand, and the memory of what was seen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "MultiuniversumView"))]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// Each participant; in a solo game the second is the virtual player.
    pub players: Vec<PlayerView>,
    /// The five stacks.
    pub stacks: [StackView; 5],
    /// How many cards the draw pile has.
    pub draw_size: u8,
    /// The discard pile, which all may look through (MU-C6).
    pub discard: CardSet,
    /// The cards of which the draw pile was last formed, which all saw.
    pub pool: CardSet,
    /// The cards in front of the player on the turn.
    pub play_area: CardSet,
    /// Cards spent as tools or discarded this turn, which cannot be kept (MU-A5).
    pub used_up: CardSet,
    /// The cards in hands that are not of the pool, by the earlier pile they came from, the latest first, and then
    /// those of which nobody remembers it: all could work it out.
    pub generations: Vec<CardSet>,
    /// The virtual player's tools, oldest first.
    pub virtual_tools: Vec<CardId>,
    /// What the game waits for.
    pub phase: Phase,
    /// Whose turn it is.
    pub turn: Seat,
    /// How many actions are left in it.
    pub actions_left: u8,
    /// How many cards ability 5 will keep at its end.
    pub keeps: u8,
    /// How many cards are still to be laid on the new discard pile.
    pub forming: u8,
    /// The stacks whose top is still to be shown, as bits.
    pub showing: u8,
    /// The round, from 1.
    pub round: u16,
    /// Rounds in a row without a sealed portal (MU-E6).
    pub unsealed_rounds: u8,
    /// Rounds in a row in which nobody had or could draw a card (MU-E6).
    pub locked_rounds: u8,
    /// Whether a portal was sealed this round.
    pub sealed_this_round: bool,
    /// Whether nobody has had a card in hand this round.
    pub locked_this_round: bool,
}

/// One participant as a viewer knows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "MultiuniversumPlayerView"))]
pub struct PlayerView {
    /// Where the scientist stands.
    pub at: Transformer,
    /// How many cards are in the hand.
    pub hand_size: u8,
    /// Which of them the viewer knows: all of the own, the recycled ones of others (MU-K3).
    pub hand: CardSet,
    /// Which of them everybody knows (MU-K3).
    pub open: CardSet,
    /// How many of the others came from each of the earlier piles of [`View::generations`]; the rest are of
    /// [`View::pool`].
    pub old_cards: Vec<u8>,
    /// The prepared cards, which all may look at (MU-T3).
    pub lab: CardSet,
    /// The sealed portals.
    pub sealed: PortalSet,
}

/// One stack as a viewer knows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StackView {
    /// What lies where, from the top down.
    pub places: Vec<Known<PortalId>>,
    /// Portals that are in the stack, the viewer knows not where (MU-K3).
    pub somewhere: PortalSet,
    /// Portals of the stack that everybody has seen.
    pub public: PortalSet,
    /// Which places everybody knows, as bits from the top.
    pub located: u8,
    /// Who has looked through the stack.
    pub lookers: SeatSet,
    /// Who arranged it last.
    pub arranger: Option<Seat>,
    /// How many portals of each tier the stack as dealt has that the viewer has not seen; in a short game one of
    /// them is not in the stack (MU-V3, MU-K5).
    pub unseen: [u8; 3],
}

impl View {
    /// The viewer's own seat, if it has one.
    pub fn me(&self) -> Option<&PlayerView> {
        match self.viewer {
            Viewer::Seat(seat) => self.players.get(seat.index()),
            Viewer::Spectator => None,
        }
    }

    /// How many portals the stack has.
    pub fn height(&self, stack: Transformer) -> usize {
        self.stacks[stack.index()].places.len()
    }

    /// The face-up portal of the stack.
    pub fn top(&self, stack: Transformer) -> Option<PortalId> {
        self.stacks[stack.index()].places.first().and_then(|top| top.known())
    }
}

impl Multiuniversum {
    pub(crate) fn view_of(&self, state: &State, viewer: Viewer) -> View {
        View {
            viewer,
            players: self.participants().map(|who| player(state, viewer, who)).collect(),
            stacks: std::array::from_fn(|index| self.stack_view(state, viewer, index)),
            draw_size: state.draw.len() as u8,
            discard: state.discard,
            pool: state.pool,
            play_area: state.play_area,
            used_up: state.used_up,
            virtual_tools: state.memory.virtual_tools().iter().collect(),
            generations: old_cards(state),
            phase: state.phase,
            turn: state.turn,
            actions_left: state.actions_left,
            keeps: state.keeps,
            forming: state.forming,
            showing: state.showing,
            round: state.round,
            unsealed_rounds: state.unsealed_rounds,
            locked_rounds: state.locked_rounds,
            sealed_this_round: state.sealed_this_round,
            locked_this_round: state.locked_this_round,
        }
    }

    fn stack_view(&self, state: &State, viewer: Viewer, index: usize) -> StackView {
        let stack = state.stacks[index];
        let contents = contents_known(state, viewer, index);
        let mut places: Vec<Known<PortalId>> = (0..stack.height())
            .map(|place| match stack.portal(place) {
                Some(portal) if place_known(state, viewer, index, place) => Known::Known(portal),
                _ => Known::Hidden,
            })
            .collect();
        let located = places.iter().filter_map(|place| place.known()).collect();
        let mut somewhere = contents - located;
        // One place left and one portal known to be somewhere: so it is there.
        let mut hidden = places.iter_mut().filter(|place| **place == Known::Hidden);
        if let (Some(last), None) = (hidden.next(), hidden.next())
            && let Some(portal) = somewhere.first()
        {
            *last = Known::Known(portal);
            somewhere = PortalSet::EMPTY;
        }
        StackView {
            places,
            somewhere,
            public: stack.portals() & state.public,
            located: stack.located,
            lookers: stack.lookers,
            arranger: stack.arranger.lowest(),
            unseen: self.unseen_by_viewer(stack, contents),
        }
    }

    /// What the stack as dealt hides from somebody who knows `contents` of it. A portal that not all have seen
    /// has never been on top, so it lies in the stack it was dealt to.
    fn unseen_by_viewer(&self, stack: Stack, contents: PortalSet) -> [u8; 3] {
        let mut unseen = stack.unseen();
        for portal in (stack.portals() - contents).iter() {
            unseen[self.tier_of(portal) as usize] += 1;
        }
        unseen
    }
}

/// The cards in hands that are not of the pool, by generation.
fn old_cards(state: &State) -> Vec<CardSet> {
    let hands = state.hands.iter().fold(CardSet::EMPTY, |all, &hand| all | hand);
    state.memory.generations(hands - state.pool)
}

fn player(state: &State, viewer: Viewer, who: Seat) -> PlayerView {
    let hand = state.hands[who.index()];
    let known = if viewer.is(who) { hand } else { hand & state.open };
    PlayerView {
        at: state.at[who.index()],
        hand_size: hand.len() as u8,
        hand: known,
        open: hand & state.open,
        old_cards: old_cards(state).iter().map(|&cards| ((hand - known) & cards).len() as u8).collect(),
        lab: state.labs[who.index()],
        sealed: state.sealed[who.index()],
    }
}

/// Whether `viewer` holds the stack in hand right now (MU-A1).
fn looks_at(state: &State, viewer: Viewer, index: usize) -> bool {
    let held = match state.phase {
        Phase::See { stack, .. } | Phase::Arrange { stack } => stack.index() == index,
        _ => false,
    };
    held && viewer.is(state.turn)
}

/// Whether `viewer` knows what lies at a place that somebody has seen (MU-K1, MU-K2, MU-K3).
fn place_known(state: &State, viewer: Viewer, index: usize, place: usize) -> bool {
    let stack = &state.stacks[index];
    stack.is_located(place)
        || looks_at(state, viewer, index)
        || matches!(viewer, Viewer::Seat(seat) if stack.arranger.contains(seat))
}

/// Which portals `viewer` knows to be in the stack, wherever (MU-K3).
fn contents_known(state: &State, viewer: Viewer, index: usize) -> PortalSet {
    let stack = &state.stacks[index];
    let looked = matches!(viewer, Viewer::Seat(seat) if stack.lookers.contains(seat));
    if looked || looks_at(state, viewer, index) { stack.portals() } else { stack.portals() & state.public }
}
