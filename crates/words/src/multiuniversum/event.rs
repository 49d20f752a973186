//! What happened, one sentence an event.

use engine::{Known, Seat, Viewer};
use multiuniversum::deck::Deck;
use multiuniversum::{CardAction, CardId, CardSet, Event, PortalId, Transformer};

use super::piece::{ability, action, order_text, portal, tool_short};
use super::score::ending_of;
use crate::{Names, Value, Words};

/// What happened, as one sentence for `viewer`, who is addressed as "you". What the event hides stays hidden.
pub fn event(words: &Words, deck: &Deck, names: &Names, event: &Event, viewer: Viewer) -> String {
    Teller { words, deck, names, viewer }.tell(event)
}

struct Teller<'a> {
    words: &'a Words,
    deck: &'a Deck,
    names: &'a Names,
    viewer: Viewer,
}

type Values<'a, const N: usize> = [(&'static str, Value<'a>); N];

impl<'a> Teller<'a> {
    fn tell(&self, event: &Event) -> String {
        match *event {
            Event::GameBegan => self.words.text("mu-event-game-began"),
            Event::RoundBegan { round } => {
                self.words.text_with("event-round-began", &[("round", round.into())])
            }
            Event::TurnBegan { who } => self.by(who, "event-turn-began", []),
            Event::PortalShown { stack, portal } => {
                let values = [("stack", number(stack)), ("portal", self.portal(portal))];
                self.words.text_with("mu-event-portal-shown", &values)
            }
            Event::Dealt { who, card: Known::Known(card) } => self.by(who, "mu-event-dealt", self.card(card)),
            Event::Dealt { who, card: Known::Hidden } => self.by(who, "mu-event-dealt-hidden", []),
            Event::Drew { who, card: Known::Known(card) } => self.by(who, "mu-event-drew", self.card(card)),
            Event::Drew { who, card: Known::Hidden } => self.by(who, "mu-event-drew-hidden", []),
            Event::PileFormed { cards } => {
                self.words.text_with("mu-event-pile-formed", &[("cards", cards.into())])
            }
            Event::LaidOut { card } => self.words.text_with("mu-event-laid-out", &self.card(card)),
            Event::Played { who, card, at, action } => self.played(who, card, at, action),
            Event::Prepared { who, card } => self.by(who, "mu-event-prepared", self.card(card)),
            Event::Discarded { who, card } => self.by(who, "mu-event-discarded", self.card(card)),
            Event::Passed { who } => self.by(who, "mu-event-passed", []),
            Event::Moved { who, from, to } => {
                self.by(who, "mu-event-moved", [("from", number(from)), ("to", number(to))])
            }
            Event::Looked { who, stack } => self.by(who, "mu-event-looked", [("stack", number(stack))]),
            Event::Saw { who, stack, place, portal } => {
                let [stack, place] = [("stack", number(stack)), ("place", place.into())];
                match portal {
                    Known::Known(it) => {
                        self.by(who, "mu-event-saw", [stack, place, ("portal", self.portal(it))])
                    }
                    Known::Hidden => self.by(who, "mu-event-saw-hidden", [stack, place]),
                }
            }
            Event::Arranged { who, stack, order: Known::Known(order) } => {
                let values = [("stack", number(stack)), ("order", order_text(order).into())];
                self.by(who, "mu-event-arranged", values)
            }
            Event::Arranged { who, stack, order: Known::Hidden } => {
                self.by(who, "mu-event-arranged-hidden", [("stack", number(stack))])
            }
            Event::Swapped { who, a, b } => {
                self.by(who, "mu-event-swapped", [("a", number(a)), ("b", number(b))])
            }
            Event::SentUnder { who } => self.by(who, "mu-event-sent-under", []),
            Event::WillKeep { who } => self.by(who, "mu-event-will-keep", []),
            Event::Recycled { who, card } => self.by(who, "mu-event-recycled", self.card(card)),
            Event::Dropped { who, card } => self.by(who, "mu-event-dropped", self.card(card)),
            Event::Spent { who, card } => self.by(who, "mu-event-spent", self.card(card)),
            Event::Sealed { who, portal, .. } => {
                let dp = self.deck.portal(portal).dp;
                self.by(who, "mu-event-sealed", [("portal", self.portal(portal)), ("dp", dp.into())])
            }
            Event::StackEmptied { stack, empty, needed } => {
                let values = [("stack", number(stack)), ("empty", empty.into()), ("needed", needed.into())];
                self.words.text_with("mu-event-stack-emptied", &values)
            }
            Event::Kept { who, card } => self.by(who, "mu-event-kept", self.card(card)),
            Event::ClearedUp { who, cards } => self.cleared_up(who, cards),
            Event::VirtualDrew { who, card } => self.by(who, "mu-event-virtual-drew", self.card(card)),
            Event::StalemateNears { rounds } => {
                self.words.text_with("mu-event-stalemate-nears", &[("rounds", rounds.into())])
            }
            Event::GameOver { ending } => self
                .words
                .text_with("mu-event-game-over", &[("ending", ending_of(self.words, ending).into())]),
        }
    }

    /// The sentence `key` with somebody as its subject.
    fn by<const N: usize>(&self, who: Seat, key: &'static str, values: Values<'_, N>) -> String {
        let mut all = self.names.subject(self.words, who, self.viewer).to_vec();
        all.extend(values);
        self.words.text_with(key, &all)
    }

    fn played(&self, who: Seat, card: CardId, at: Transformer, what: CardAction) -> String {
        let name = action(self.words, what).into();
        let [card, place, name] = [("card", card.number().into()), ("at", number(at)), ("action", name)];
        match what {
            CardAction::Trigger => {
                let ability = ("ability", ability(self.words, at).name.into());
                self.by(who, "mu-event-triggered", [card, place, name, ability])
            }
            _ => self.by(who, "mu-event-played", [card, place, name]),
        }
    }

    fn cleared_up(&self, who: Seat, cards: CardSet) -> String {
        let numbers: Vec<String> = cards.iter().map(|card| card.number().to_string()).collect();
        let values = [("count", numbers.len().into()), ("cards", self.words.list(&numbers).into())];
        self.by(who, "mu-event-cleared-up", values)
    }

    fn card(&self, card: CardId) -> Values<'static, 2> {
        let tool = tool_short(self.words, self.deck.card(card).tool);
        [("card", card.number().into()), ("tool", tool.into())]
    }

    fn portal(&self, id: PortalId) -> Value<'a> {
        portal(self.words, self.deck, id).into()
    }
}

fn number(transformer: Transformer) -> Value<'static> {
    transformer.number().into()
}
