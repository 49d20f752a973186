//! What a seat may do, as labels of buttons.

use engine::Known;
use multiuniversum::deck::Deck;
use multiuniversum::{Action, CardAction, CardId, Order, Phase, PortalId, Transformer, View};

use super::piece::{ability, action, order_text, portal, tool_short, transformer};
use crate::Words;

/// Where the seat stands and what it sees: a label says what a choice does here, now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Here {
    /// The own transformer.
    pub at: Transformer,
    /// The face-up portals, by [`Transformer::index`].
    pub tops: [Option<PortalId>; Transformer::COUNT],
    /// The stack that is being arranged, from the top; empty at other times.
    pub stack: Vec<PortalId>,
}

impl Here {
    /// What the view's seat sees; nothing for a spectator, who has no choices.
    pub fn of(view: &View) -> Option<Self> {
        let stack = match view.phase {
            Phase::Arrange { stack } => view.stacks[stack.index()]
                .places
                .iter()
                .filter_map(|place: &Known<_>| place.known())
                .collect(),
            _ => Vec::new(),
        };
        Some(Self { at: view.me()?.at, tops: Transformer::ALL.map(|stack| view.top(stack)), stack })
    }
}

/// What an action does, as the label of a button.
pub fn offer(words: &Words, deck: &Deck, here: &Here, action: &Action) -> String {
    let label = Label { words, deck, here };
    let place = |at| [("place", transformer(words, at).into())];
    match *action {
        Action::Play(card) => label.play(card),
        Action::Prepare(card) => label.card("mu-offer-prepare", card),
        Action::Discard(card) => label.card("mu-offer-discard", card),
        Action::Pass => words.text("mu-offer-pass"),
        Action::Move(to) => words.text_with("mu-offer-go", &place(to)),
        Action::Look(at) => words.text_with("mu-offer-look", &place(at)),
        Action::Arrange(order) => label.arrange(order),
        Action::Swap(a, b) => label.swap(a, b),
        Action::Drop(card) => label.card("mu-offer-drop", card),
        Action::Take(card) => label.card("mu-offer-take", card),
        Action::Keep(card) => label.card("mu-offer-keep", card),
        Action::Spend(card) => label.card("mu-offer-spend", card),
    }
}

struct Label<'a> {
    words: &'a Words,
    deck: &'a Deck,
    here: &'a Here,
}

impl Label<'_> {
    fn play(&self, card: CardId) -> String {
        let (at, face) = (self.here.at, self.deck.card(card));
        let tool = ("tool", tool_short(self.words, face.tool).into());
        match face.action_at(at) {
            CardAction::Search => self.words.text_with("mu-offer-search", &[tool]),
            CardAction::Trigger => {
                let ability = ("ability", ability(self.words, at).name.into());
                self.words.text_with("mu-offer-trigger", &[tool, ("at", at.number().into()), ability])
            }
            CardAction::Move => self.words.text_with("mu-offer-move", &[tool]),
            CardAction::Seal => match self.top(at) {
                Some(portal) => self.words.text_with("mu-offer-seal", &[tool, ("portal", portal.into())]),
                None => self.words.text_with("mu-offer-seal-nothing", &[tool]),
            },
            CardAction::Recycle => self.words.text_with("mu-offer-recycle", &[tool]),
        }
    }

    fn card(&self, key: &'static str, card: CardId) -> String {
        let face = self.deck.card(card);
        let values = [
            ("tool", tool_short(self.words, face.tool).into()),
            ("action", action(self.words, face.action_at(self.here.at)).into()),
        ];
        self.words.text_with(key, &values)
    }

    fn arrange(&self, order: Order) -> String {
        if self.here.stack.len() != usize::from(order.height()) {
            return self.words.text_with("mu-offer-arrange-blind", &[("order", order_text(order).into())]);
        }
        let name = |&place: &u8| portal(self.words, self.deck, self.here.stack[usize::from(place)]);
        let names: Vec<&str> = order.places().iter().map(name).collect();
        self.words.text_with("mu-offer-arrange", &[("portals", names.join(", ").into())])
    }

    fn swap(&self, a: Transformer, b: Transformer) -> String {
        let places = [("a", a.number().into()), ("b", b.number().into())];
        match (self.top(a), self.top(b)) {
            (Some(first), Some(second)) => {
                let [a, b] = places;
                self.words
                    .text_with("mu-offer-swap", &[("first", first.into()), a, ("second", second.into()), b])
            }
            _ => self.words.text_with("mu-offer-swap-empty", &places),
        }
    }

    fn top(&self, stack: Transformer) -> Option<&str> {
        self.here.tops[stack.index()].map(|id| portal(self.words, self.deck, id))
    }
}
