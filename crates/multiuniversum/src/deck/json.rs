//! A deck as it travels: lists instead of arrays, and checked on the way in.

use serde::{Deserialize, Serialize};

use super::draft::{At, CardDraft, Draft, Faults, IconDraft, PortalDraft, TextDraft};
use super::{Card, Deck, Icon, Portal, Text, check};
use crate::ids::Tool;

#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Deck"))]
#[serde(deny_unknown_fields)]
pub(super) struct RawDeck {
    /// What it is called.
    name: Text,
    /// What players should know about it.
    note: Text,
    /// The fifty action cards, by their numbers.
    cards: Vec<Card>,
    /// The dimension icons; portals name them by their place here, from 0.
    icons: Vec<Icon>,
    /// The twenty portals, by their numbers.
    portals: Vec<Portal>,
}

impl From<Deck> for RawDeck {
    fn from(deck: Deck) -> Self {
        Self {
            name: deck.name,
            note: deck.note,
            cards: deck.cards.to_vec(),
            icons: deck.icons,
            portals: deck.portals.to_vec(),
        }
    }
}

impl TryFrom<RawDeck> for Deck {
    type Error = String;

    fn try_from(raw: RawDeck) -> Result<Self, String> {
        let mut faults = Faults::default();
        match check::check(draft(raw), &mut faults) {
            Some(deck) if faults.is_empty() => Ok(deck),
            _ => Err(faults.kinds().map(ToString::to_string).collect::<Vec<_>>().join("; ")),
        }
    }
}

fn draft(raw: RawDeck) -> Draft {
    let icon_keys: Vec<String> = raw.icons.iter().map(|icon| icon.key.clone()).collect();
    Draft {
        name: text(raw.name),
        note: text(raw.note),
        cards: some(raw.cards.into_iter().map(card).collect()),
        icons: some(raw.icons.into_iter().map(icon).collect()),
        portals: some(raw.portals.into_iter().map(|it| portal(it, &icon_keys)).collect()),
    }
}

#[expect(clippy::unnecessary_wraps, reason = "a draft's parts are optional; here none is missing")]
fn some<T>(it: T) -> Option<At<T>> {
    Some(At { at: 0, it })
}

fn text(text: Text) -> TextDraft {
    TextDraft { en: some(text.en), fr: some(text.fr) }
}

fn card(card: Card) -> CardDraft {
    CardDraft { at: 0, slots: Some(card.slots.map(Some).to_vec()), tool: Some(card.tool) }
}

fn icon(icon: Icon) -> IconDraft {
    IconDraft { at: 0, key: some(icon.key), name: text(icon.name), bars: some(icon.bars.into()) }
}

fn portal(portal: Portal, icon_keys: &[String]) -> PortalDraft {
    // No key has a number sign in it, so a number that is no icon's becomes an unknown icon.
    let icon =
        icon_keys.get(portal.icon.index()).cloned().unwrap_or_else(|| format!("#{}", portal.icon.index()));
    let tools = Tool::ALL
        .into_iter()
        .flat_map(|tool| std::iter::repeat_n(Some(tool), portal.tools[tool.index()].into()))
        .collect();
    PortalDraft {
        at: 0,
        key: some(portal.key),
        name: text(portal.name),
        icon: some(icon),
        dp: some(portal.dp.into()),
        tools: some(tools),
    }
}
