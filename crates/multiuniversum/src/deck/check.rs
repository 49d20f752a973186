//! From a draft to a deck: every check of MU-P3 to MU-P5, each noted, none stopping the others.
//!
//! Counts are faults only if no repair of the faults noted elsewhere could put them right: a misspelt icon is one
//! fault, not also a wrong number of bars.

use std::collections::HashMap;

use super::draft::{At, CardDraft, DP, Draft, Faults, IconDraft, MOST_KEY, NAME, NOTE, PortalDraft};
use super::draft::{TextDraft, TextField, quote};
use super::fault::{FaultKind, Place};
use super::{Card, Deck, Icon, IconId, Portal, Text, Tier};
use crate::ids::{CardAction, CardId, PortalId, Tool, Transformer};

/// The deck, unless a part is missing. It is a good one only if no fault was noted.
pub(super) fn check(draft: Draft, faults: &mut Faults) -> Option<Deck> {
    let name = text(Place::Deck, &NAME, draft.name, faults);
    let note = text(Place::Deck, &NOTE, draft.note, faults);
    let cards = draft.cards.and_then(|list| cards(&list, faults));
    let icon_keys = draft.icons.as_ref().map(|list| by_key(list.it.iter().map(|icon| icon.key.as_ref())));
    if let (Some(icons), Some(portals), Some(keys)) = (&draft.icons, &draft.portals, &icon_keys) {
        icon_uses(&icons.it, &portals.it, keys, faults);
    }
    let portals = draft.portals.and_then(|list| portals(list, icon_keys.as_ref(), faults));
    let icons = draft.icons.zip(icon_keys).and_then(|(list, keys)| icons(list.it, &keys, faults));
    Some(Deck { name: name?, note: note?, cards: cards?, icons: icons?, portals: portals? })
}

fn text(place: Place, field: &TextField, draft: TextDraft, faults: &mut Faults) -> Option<Text> {
    let mut one = |key, language: Option<At<String>>| {
        let At { at, it } = language?;
        let length = it.chars().count();
        if it.trim().is_empty() {
            faults.note(at, FaultKind::EmptyText { place, key });
        } else if length > field.most {
            faults.note(at, FaultKind::LongText { place, key, length, most: field.most });
        }
        if it.contains(char::is_control) {
            faults.note(at, FaultKind::ControlInText { place, key });
        }
        Some(it)
    };
    let (en, fr) = (one(field.en, draft.en), one(field.fr, draft.fr));
    Some(Text { en: en?, fr: fr? })
}

// ---- cards (MU-P3) ----

fn cards(list: &At<Vec<CardDraft>>, faults: &mut Faults) -> Option<[Card; CardId::COUNT]> {
    let found = list.it.len();
    if found != CardId::COUNT {
        let at = list.it.get(CardId::COUNT).map_or(list.at, |card| card.at);
        faults.note(at, FaultKind::CardCount { found });
    }
    let cards: Vec<Option<Card>> = list
        .it
        .iter()
        .enumerate()
        .map(|(index, card)| Some(Card { slots: slots(index + 1, card, faults)?, tool: card.tool? }))
        .collect();
    cards.into_iter().collect::<Option<Vec<_>>>()?.try_into().ok()
}

fn slots(number: usize, card: &CardDraft, faults: &mut Faults) -> Option<[CardAction; Transformer::COUNT]> {
    let slots = card.slots.as_ref()?;
    if slots.len() != Transformer::COUNT {
        faults.note(card.at, FaultKind::SlotCount { card: number, found: slots.len() });
    }
    let all_known = slots.iter().all(Option::is_some);
    for action in CardAction::ALL {
        match slots.iter().filter(|&&slot| slot == Some(action)).count() {
            0 if all_known => faults.note(card.at, FaultKind::ActionMissing { card: number, action }),
            0 | 1 => {}
            times => faults.note(card.at, FaultKind::ActionRepeated { card: number, action, times }),
        }
    }
    slots.iter().copied().collect::<Option<Vec<_>>>()?.try_into().ok()
}

// ---- keys of icons and portals ----

/// The first bearer of each key.
fn by_key<'d>(keys: impl Iterator<Item = Option<&'d At<String>>>) -> HashMap<String, usize> {
    let mut first = HashMap::new();
    for (index, key) in keys.enumerate() {
        if let Some(key) = key {
            first.entry(key.it.clone()).or_insert(index);
        }
    }
    first
}

fn key(
    place: fn(usize) -> Place,
    index: usize,
    key: Option<At<String>>,
    keys: &HashMap<String, usize>,
    faults: &mut Faults,
) -> Option<String> {
    let At { at, it } = key?;
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    if it.is_empty() || it.len() > MOST_KEY || !it.bytes().all(plain) {
        faults.note(at, FaultKind::BadKey { place: place(index + 1), key: quote(&it) });
    }
    if let Some(&first) = keys.get(&it).filter(|&&first| first != index) {
        let (place, first) = (place(index + 1), place(first + 1));
        faults.note(at, FaultKind::DuplicateKey { place, key: quote(&it), first });
    }
    Some(it)
}

// ---- icons (MU-P5) ----

fn icons(list: Vec<IconDraft>, keys: &HashMap<String, usize>, faults: &mut Faults) -> Option<Vec<Icon>> {
    let icons: Vec<Option<Icon>> = list
        .into_iter()
        .enumerate()
        .map(|(index, icon)| {
            let place = Place::Icon(index + 1);
            let key = key(Place::Icon, index, icon.key, keys, faults);
            let name = text(place, &NAME, icon.name, faults);
            Some(Icon { key: key?, name: name?, bars: u8::try_from(icon.bars?.it).ok()? })
        })
        .collect();
    icons.into_iter().collect()
}

/// MU-P5: how many portals show each icon, and whether its bars say so.
fn icon_uses(
    icons: &[IconDraft],
    portals: &[PortalDraft],
    keys: &HashMap<String, usize>,
    faults: &mut Faults,
) {
    let mut uses = vec![0; icons.len()];
    let mut astray = 0;
    for portal in portals {
        match portal.icon.as_ref().and_then(|icon| keys.get(&icon.it)) {
            Some(&index) => uses[index] += 1,
            None => astray += 1,
        }
    }
    for (index, icon) in icons.iter().enumerate() {
        let Some(key) = icon.key.as_ref().filter(|key| keys.get(&key.it) == Some(&index)) else { continue };
        let (found, at_most) = (uses[index], uses[index] + astray);
        if found > 3 || at_most == 0 {
            faults.note(icon.at, FaultKind::IconUse { icon: quote(&key.it), found });
        } else if let Some(At { at, it: bars }) = icon.bars {
            let possible = found.max(1)..=at_most.min(3);
            if !usize::try_from(bars).is_ok_and(|bars| possible.contains(&bars)) {
                faults.note(at, FaultKind::BarsMismatch { icon: quote(&key.it), bars, found });
            }
        }
    }
}

// ---- portals (MU-P4) ----

fn portals(
    list: At<Vec<PortalDraft>>,
    icons: Option<&HashMap<String, usize>>,
    faults: &mut Faults,
) -> Option<[Portal; PortalId::COUNT]> {
    let found = list.it.len();
    if found != PortalId::COUNT {
        let at = list.it.get(PortalId::COUNT).map_or(list.at, |portal| portal.at);
        faults.note(at, FaultKind::PortalCount { found });
    }
    tier_counts(&list, faults);
    let keys = by_key(list.it.iter().map(|portal| portal.key.as_ref()));
    let portals: Vec<Option<Portal>> = list
        .it
        .into_iter()
        .enumerate()
        .map(|(index, draft)| {
            let place = Place::Portal(index + 1);
            let key = key(Place::Portal, index, draft.key, &keys, faults);
            let name = text(place, &NAME, draft.name, faults);
            let icon = icon(index + 1, draft.icon, icons, faults);
            let dp = dp(index + 1, draft.dp, faults);
            let tools = tools(index + 1, draft.tools, faults);
            Some(Portal { key: key?, name: name?, icon: icon?, dp: dp?, tools: tools? })
        })
        .collect();
    portals.into_iter().collect::<Option<Vec<_>>>()?.try_into().ok()
}

fn tier_counts(list: &At<Vec<PortalDraft>>, faults: &mut Faults) {
    let tier_of = |portal: &PortalDraft| {
        let count = portal.tools.as_ref()?.it.len();
        Tier::ALL.into_iter().find(|tier| tier.tools() == count)
    };
    let unclear = list.it.iter().filter(|portal| tier_of(portal).is_none()).count();
    for tier in Tier::ALL {
        let of_tier: Vec<&PortalDraft> =
            list.it.iter().filter(|portal| tier_of(portal) == Some(tier)).collect();
        let found = of_tier.len();
        if let Some(over) = of_tier.get(tier.portals()) {
            faults.note(over.at, FaultKind::TierCount { tier, found });
        } else if found + unclear < tier.portals() {
            faults.note(list.at, FaultKind::TierCount { tier, found });
        }
    }
}

fn icon(
    portal: usize,
    icon: Option<At<String>>,
    icons: Option<&HashMap<String, usize>>,
    faults: &mut Faults,
) -> Option<IconId> {
    let (At { at, it }, icons) = (icon?, icons?);
    let Some(&index) = icons.get(&it) else {
        faults.note(at, FaultKind::UnknownIcon { portal, icon: quote(&it) });
        return None;
    };
    u8::try_from(index).ok().map(IconId)
}

fn dp(portal: usize, dp: Option<At<i64>>, faults: &mut Faults) -> Option<u8> {
    let At { at, it: found } = dp?;
    if !DP.contains(&found) {
        faults.note(at, FaultKind::DpRange { portal, found });
    }
    u8::try_from(found).ok()
}

fn tools(
    portal: usize,
    tools: Option<At<Vec<Option<Tool>>>>,
    faults: &mut Faults,
) -> Option<[u8; Tool::COUNT]> {
    let At { at, it } = tools?;
    if !(1..=Tier::COUNT).contains(&it.len()) {
        faults.note(at, FaultKind::ToolCount { portal, found: it.len() });
        return None;
    }
    let mut counts = [0; Tool::COUNT];
    for tool in it {
        counts[tool?.index()] += 1;
    }
    Some(counts)
}
