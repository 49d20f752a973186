//! The pieces of the game: actions, tools, transformers, cards, portals.

use multiuniversum::deck::{Deck, IconId, Text, Tier};
use multiuniversum::{CardAction, CardId, Order, PortalId, Tool, Transformer};

use crate::{Explained, Language, Words};

/// A text of the deck in the language of `words`.
pub fn in_language<'a>(words: &Words, text: &'a Text) -> &'a str {
    match words.language() {
        Language::English => &text.en,
        Language::French => &text.fr,
    }
}

/// The name of an action, as on the cards.
pub fn action(words: &Words, action: CardAction) -> String {
    words.text(match action {
        CardAction::Search => "mu-action-search",
        CardAction::Trigger => "mu-action-trigger",
        CardAction::Move => "mu-action-move",
        CardAction::Seal => "mu-action-seal",
        CardAction::Recycle => "mu-action-recycle",
    })
}

/// What an action does, in a few words.
pub fn action_effect(words: &Words, action: CardAction) -> String {
    words.text(match action {
        CardAction::Search => "mu-effect-search",
        CardAction::Trigger => "mu-effect-trigger",
        CardAction::Move => "mu-effect-move",
        CardAction::Seal => "mu-effect-seal",
        CardAction::Recycle => "mu-effect-recycle",
    })
}

/// The full name of a tool.
pub fn tool(words: &Words, tool: Tool) -> String {
    words.text(match tool {
        Tool::Tape => "mu-tool-tape",
        Tool::Plunger => "mu-tool-plunger",
        Tool::Fork => "mu-tool-fork",
        Tool::Net => "mu-tool-net",
        Tool::Iron => "mu-tool-iron",
    })
}

/// The short name of a tool, as in sentences and on buttons.
pub fn tool_short(words: &Words, tool: Tool) -> String {
    words.text(match tool {
        Tool::Tape => "mu-tool-short-tape",
        Tool::Plunger => "mu-tool-short-plunger",
        Tool::Fork => "mu-tool-short-fork",
        Tool::Net => "mu-tool-short-net",
        Tool::Iron => "mu-tool-short-iron",
    })
}

/// So many of each tool, by [`Tool::index`]: `1 Tuning fork and 2 Nets`.
pub fn tools(words: &Words, counts: [u8; Tool::COUNT]) -> String {
    let some = Tool::ALL.into_iter().map(|tool| (tool, counts[tool.index()])).filter(|&(_, count)| count > 0);
    let counted = some.map(|(tool, count)| {
        let key = match tool {
            Tool::Tape => "mu-tool-count-tape",
            Tool::Plunger => "mu-tool-count-plunger",
            Tool::Fork => "mu-tool-count-fork",
            Tool::Net => "mu-tool-count-net",
            Tool::Iron => "mu-tool-count-iron",
        };
        words.text_with(key, &[("count", count.into())])
    });
    words.list(&counted.collect::<Vec<_>>())
}

/// A transformer's number and colour: `3, red`.
pub fn transformer(words: &Words, at: Transformer) -> String {
    let colour = colour(words, at);
    words.text_with("mu-transformer", &[("number", at.number().into()), ("colour", colour.into())])
}

/// The colour of a transformer, or of the player who has it.
pub fn colour(words: &Words, of: Transformer) -> String {
    words.text(match of.number() {
        1 => "mu-colour-white",
        2 => "mu-colour-yellow",
        3 => "mu-colour-red",
        4 => "mu-colour-blue",
        _ => "mu-colour-green",
    })
}

/// The ability of a transformer.
pub fn ability(words: &Words, of: Transformer) -> Explained {
    let (name, text) = match of.number() {
        1 => ("mu-ability-arrange", "mu-ability-arrange-text"),
        2 => ("mu-ability-draw", "mu-ability-draw-text"),
        3 => ("mu-ability-swap", "mu-ability-swap-text"),
        4 => ("mu-ability-under", "mu-ability-under-text"),
        _ => ("mu-ability-keep", "mu-ability-keep-text"),
    };
    Explained { name: words.text(name), text: words.text(text) }
}

/// A card by its number and its tool: `card 17 (Plunger)`.
pub fn card(words: &Words, deck: &Deck, card: CardId) -> String {
    let tool = tool_short(words, deck.card(card).tool);
    words.text_with("mu-card", &[("card", card.number().into()), ("tool", tool.into())])
}

/// All that a card shows: its tool, and its action for each transformer.
pub fn card_face(words: &Words, deck: &Deck, card: CardId) -> String {
    let face = deck.card(card);
    let slot = |at: Transformer| {
        let action = action(words, face.action_at(at));
        words.text_with("mu-slot", &[("number", at.number().into()), ("action", action.into())])
    };
    let slots = Transformer::ALL.map(slot).join(", ");
    let tool = tool(words, face.tool);
    let values = [("card", card.number().into()), ("tool", tool.into()), ("slots", slots.into())];
    words.text_with("mu-card-face", &values)
}

/// The name of a portal.
pub fn portal<'a>(words: &Words, deck: &'a Deck, portal: PortalId) -> &'a str {
    in_language(words, &deck.portal(portal).name)
}

/// All that a portal shows: name, discovery points, dimension, tools.
pub fn portal_face(words: &Words, deck: &Deck, id: PortalId) -> String {
    let face = deck.portal(id);
    let values = [
        ("portal", portal(words, deck, id).into()),
        ("dp", face.dp.into()),
        ("icon", icon(words, deck, face.icon).into()),
        ("bars", deck.icon(face.icon).bars.into()),
        ("tools", tools(words, face.tools).into()),
    ];
    words.text_with("mu-portal-face", &values)
}

/// The name of a dimension icon.
pub fn icon<'a>(words: &Words, deck: &'a Deck, icon: IconId) -> &'a str {
    in_language(words, &deck.icon(icon).name)
}

/// The name of a tier of portals, as an adjective of several.
pub fn tier(words: &Words, tier: Tier) -> String {
    words.text(match tier {
        Tier::Basic => "mu-tier-basic",
        Tier::Medium => "mu-tier-medium",
        Tier::Advanced => "mu-tier-advanced",
    })
}

/// The old places of an order, from the new top down: `3, 1, 2`.
pub(super) fn order_text(order: Order) -> String {
    order.places().iter().map(|place| (place + 1).to_string()).collect::<Vec<_>>().join(", ")
}
