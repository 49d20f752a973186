//! The whole table as text, for whoever has no screen.

use engine::{Known, Seat};
use multiuniversum::{CardSet, Multiuniversum, StackView, Transformer, View};

use super::piece::{ability, action, card, portal, portal_face, tool, tools, transformer};
use crate::{Names, Section, Words};

/// Transformers with their stacks, the hand, the piles, and everybody's lab.
pub(super) fn table(words: &Words, rules: &Multiuniversum, names: &Names, view: &View) -> Vec<Section> {
    let text = Text { words, rules, names, view };
    let mut sections: Vec<Section> = Transformer::ALL.into_iter().map(|at| text.station(at)).collect();
    sections.push(text.piles());
    sections.extend((0..view.players.len()).map(|index| text.lab(Seat::from_index(index))));
    sections.extend(text.hand());
    sections
}

/// What lies below a stack's top as far as the viewer has seen it (MU-K3).
pub fn remembered(words: &Words, rules: &Multiuniversum, stack: &StackView) -> Option<String> {
    let name = |id| portal(words, rules.deck(), id);
    let below = stack.places.iter().skip(1).enumerate();
    let placed = below.filter_map(|(index, place)| {
        let Known::Known(id) = *place else { return None };
        let values = [("place", (index + 2).into()), ("portal", name(id).into())];
        Some(words.text_with("mu-known-place", &values))
    });
    let somewhere = (!stack.somewhere.is_empty()).then(|| {
        let names: Vec<&str> = stack.somewhere.iter().map(name).collect();
        words.text_with("mu-known-inside", &[("portals", words.list(&names).into())])
    });
    let all: Vec<String> = placed.chain(somewhere).collect();
    (!all.is_empty()).then(|| all.join(" "))
}

struct Text<'a> {
    words: &'a Words,
    rules: &'a Multiuniversum,
    names: &'a Names,
    view: &'a View,
}

impl Text<'_> {
    fn station(&self, at: Transformer) -> Section {
        let Self { words, rules, view, .. } = self;
        let stack = &view.stacks[at.index()];
        let here = view.players.iter().enumerate().filter(|(_, player)| player.at == at);
        let here: Vec<String> =
            here.map(|(index, _)| self.names.first(words, Seat::from_index(index))).collect();
        let count = words.text_with("mu-stack-count", &[("count", stack.places.len().into())]);
        let memory = rules.options().memory_aid.then(|| remembered(words, rules, stack)).flatten();
        let lines = view.top(at).map(|top| portal_face(words, rules.deck(), top)).into_iter().chain([count]);
        let people = (!here.is_empty()).then(|| words.list(&here));
        Section {
            title: format!("{} · {}", transformer(words, at), ability(words, at).name),
            lines: lines.chain(memory).chain(people).collect(),
        }
    }

    fn piles(&self) -> Section {
        let Self { words, view, .. } = self;
        let count = |cards: usize| words.text_with("table-card-count", &[("count", cards.into())]);
        let pile = |title: String, cards: CardSet| {
            let list = if cards.is_empty() { count(0) } else { self.cards(cards) };
            words.titled(&title, &list)
        };
        Section {
            title: words.titled(&words.text("table-draw-pile"), &count(view.draw_size.into())),
            lines: vec![
                pile(words.text("table-discard-pile"), view.discard),
                pile(words.text("mu-play-area"), view.play_area),
            ],
        }
    }

    fn cards(&self, cards: CardSet) -> String {
        let named: Vec<String> = cards.iter().map(|one| card(self.words, self.rules.deck(), one)).collect();
        self.words.list(&named)
    }

    fn lab(&self, seat: Seat) -> Section {
        let Self { words, rules, view, .. } = self;
        let player = &view.players[seat.index()];
        let dash = |text: String| if text.is_empty() { "–".to_owned() } else { text };
        let sealed: Vec<&str> = player.sealed.iter().map(|id| portal(words, rules.deck(), id)).collect();
        let open = rules.options().memory_aid && !view.viewer.is(seat) && !player.open.is_empty();
        let open =
            open.then(|| words.text_with("mu-known-hand", &[("cards", self.cards(player.open).into())]));
        let lines = [
            words.text_with("table-hand-count", &[("count", player.hand_size.into())]),
            words.titled(&words.text("mu-lab-tools"), &dash(tools(words, rules.tools_of(player.lab)))),
            words.titled(&words.text("mu-lab-portals"), &dash(words.list(&sealed))),
        ];
        Section { title: self.names.first(words, seat), lines: lines.into_iter().chain(open).collect() }
    }

    /// What each card does where; the slot of the own transformer stands first.
    fn hand(&self) -> Option<Section> {
        let Self { words, rules, view, .. } = self;
        let me = view.me()?;
        let line = |id| {
            let does = |at| action(words, rules.action_of(id, at));
            let elsewhere = Transformer::ALL.into_iter().filter(|&at| at != me.at);
            let elsewhere: Vec<String> =
                elsewhere.map(|at| format!("{} {}", at.number(), does(at))).collect();
            let tool = tool(words, rules.deck().card(id).tool);
            format!("{:>3} {tool} · {} ({})", id.number(), does(me.at), elsewhere.join(", "))
        };
        Some(Section { title: words.text("table-hand"), lines: me.hand.iter().map(line).collect() })
    }
}
