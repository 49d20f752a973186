//! What everything on the table is drawn from: the scene, and what the person at the screen is about to do.

use leptos::prelude::Get as _;
use wire::engine::{Seat, Viewer};
use wire::multiuniversum::deck::Deck;
use wire::multiuniversum::{
    Action, CardAction, CardId, Event, Multiuniversum, Phase, PlayerView, PortalId, Tool, Transformer, View,
};
use words::{Value, Words};

use super::hands::Hands;
use crate::at_table::Scene;
use crate::html::{Html, esc};
use crate::preferences::Memory;

/// The scene, seen by somebody with cards in hand.
pub(super) struct Look<'a> {
    pub(super) scene: &'a Scene<'a, Multiuniversum>,
    pub(super) hands: &'a Hands,
    /// Whether more has happened than is shown.
    pub(super) behind: bool,
    /// The number of the move that is shown.
    pub(super) shown: Option<u32>,
}

impl<'a> Look<'a> {
    pub(super) fn words(&self) -> &'static Words {
        self.scene.words
    }

    pub(super) fn rules(&self) -> &'a Multiuniversum {
        self.scene.rules
    }

    pub(super) fn deck(&self) -> &'a Deck {
        self.scene.rules.deck()
    }

    pub(super) fn view(&self) -> &'a View {
        self.scene.view
    }

    /// A text without variables, ready for the page.
    pub(super) fn text(&self, key: &str) -> Html {
        esc(&self.words().text(key))
    }

    /// A text with its variables, ready for the page.
    pub(super) fn text_with(&self, key: &str, values: &[(&'static str, Value<'_>)]) -> Html {
        esc(&self.words().text_with(key, values))
    }

    /// The seat of the person at the screen, who may be nobody's.
    pub(super) fn me(&self) -> Option<Seat> {
        self.scene.me
    }

    pub(super) fn is_me(&self, seat: Seat) -> bool {
        self.scene.me == Some(seat)
    }

    pub(super) fn viewer(&self) -> Viewer {
        self.scene.me.map_or(Viewer::Spectator, Viewer::Seat)
    }

    pub(super) fn player(&self, seat: Seat) -> &'a PlayerView {
        &self.view().players[seat.index()]
    }

    pub(super) fn mine(&self) -> Option<&'a PlayerView> {
        self.view().players.get(self.scene.me?.index())
    }

    /// Where the own scientist stands.
    pub(super) fn at(&self) -> Option<Transformer> {
        self.mine().map(|me| me.at)
    }

    /// How many of each tool are under the own lab.
    pub(super) fn tools(&self) -> [u8; Tool::COUNT] {
        self.mine().map_or([0; Tool::COUNT], |me| self.rules().tools_of(me.lab))
    }

    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.view().players.len()).map(Seat::from_index)
    }

    /// Everybody else, in the order of turns.
    pub(super) fn rivals(&self) -> Vec<Seat> {
        let count = self.view().players.len();
        let first = self.scene.me.map_or(0, |me| me.index() + 1);
        let seats = (first..first + count).map(|index| Seat::from_index(index % count));
        // In a replay there is no room for an own lab: it stands among the others.
        seats.filter(|&seat| !self.is_me(seat) || self.is_replay()).collect()
    }

    pub(super) fn colour(&self, seat: Seat) -> Transformer {
        self.rules().options().colours[seat.index()]
    }

    pub(super) fn name(&self, seat: Seat) -> Html {
        esc(&self.scene.name(seat))
    }

    pub(super) fn is_machine(&self, seat: Seat) -> bool {
        self.rules().virtual_player() == Some(seat)
    }

    /// Whether this is a game that is over, shown again.
    pub(super) fn is_replay(&self) -> bool {
        self.scene.client.is_replay()
    }

    pub(super) fn is_over(&self) -> bool {
        matches!(self.view().phase, Phase::Over(_))
    }

    /// Whether the person at the screen is to act on what is shown.
    pub(super) fn my_turn(&self) -> bool {
        !self.behind && !self.scene.offers.is_empty()
    }

    /// Whether it is time to choose an action for a card (MU-T1).
    pub(super) fn choosing(&self) -> bool {
        self.my_turn() && self.view().phase == Phase::Turn
    }

    /// Whether an action is offered, and why not if it is refused.
    pub(super) fn verdict(&self, action: Action) -> Option<Result<(), String>> {
        if self.behind {
            return None;
        }
        let offer = self.scene.offers.iter().find(|offer| offer.action == action)?;
        Some(match &offer.refusal {
            None => Ok(()),
            Some(refused) => {
                let why = words::multiuniversum::refusal(self.words(), self.deck(), &refused.reason);
                Err(format!("{why} ({})", refused.rule))
            }
        })
    }

    pub(super) fn may(&self, action: Action) -> bool {
        matches!(self.verdict(action), Some(Ok(())))
    }

    /// What a card does where the own scientist stands.
    pub(super) fn lit(&self, card: CardId) -> Option<CardAction> {
        Some(self.rules().action_of(card, self.at()?))
    }

    pub(super) fn tool_of(&self, card: CardId) -> Tool {
        self.deck().card(card).tool
    }

    pub(super) fn portal_name(&self, portal: PortalId) -> Html {
        esc(words::multiuniversum::portal(self.words(), self.deck(), portal))
    }

    pub(super) fn tool_name(&self, tool: Tool) -> Html {
        esc(&words::multiuniversum::tool_short(self.words(), tool))
    }

    pub(super) fn action_name(&self, action: CardAction) -> Html {
        esc(&words::multiuniversum::action(self.words(), action))
    }

    /// What happened in the turn that goes on.
    pub(super) fn this_turn(&self) -> &'a [Event] {
        let log = self.scene.log;
        let began = log.iter().rposition(|event| matches!(event, Event::TurnBegan { .. }));
        &log[began.unwrap_or(0)..]
    }

    /// The card that was laid on the discard pile last: the pile itself is a set.
    pub(super) fn discard_top(&self) -> Option<CardId> {
        let pile = self.view().discard;
        let last = self.scene.log.iter().rev().find_map(|event| match *event {
            Event::Discarded { card, .. }
            | Event::Dropped { card, .. }
            | Event::Spent { card, .. }
            | Event::LaidOut { card } => pile.contains(card).then_some(card),
            Event::ClearedUp { cards, .. } => cards.iter().filter(|&card| pile.contains(card)).last(),
            _ => None,
        });
        last.or(pile.first())
    }

    /// How many of the viewer's tools a portal still lacks.
    pub(super) fn missing(&self, portal: PortalId, have: [u8; Tool::COUNT]) -> [u8; Tool::COUNT] {
        let needs = self.rules().needs(portal);
        std::array::from_fn(|tool| needs[tool].saturating_sub(have[tool]))
    }

    /// The portal that could be sealed if this tool were prepared, the nearest first.
    pub(super) fn completes(&self, tool: Tool) -> Option<PortalId> {
        let mut have = self.tools();
        let before = have;
        have[tool.index()] += 1;
        let here = self.at();
        let mut tops: Vec<_> = Transformer::ALL.into_iter().collect();
        tops.sort_by_key(|&at| Some(at) != here);
        let new = |portal: &PortalId| {
            self.missing(*portal, have) == [0; 5] && self.missing(*portal, before) != [0; 5]
        };
        tops.into_iter().filter_map(|at| self.view().top(at)).find(new)
    }

    /// What is remembered of a stack, if the table helps with that (MU-K3).
    pub(super) fn memory(&self, at: Transformer) -> Option<String> {
        let stack = &self.view().stacks[at.index()];
        let wanted = self.scene.client.preferences.now.get().memory == Memory::Shown;
        let helps = wanted && self.rules().options().memory_aid;
        helps.then(|| words::multiuniversum::remembered(self.words(), self.rules(), stack)).flatten()
    }

    pub(super) fn empty_stacks(&self) -> usize {
        self.view().stacks.iter().filter(|stack| stack.places.is_empty()).count()
    }
}
