//! A deck as it travels: lists instead of arrays, and checked on the way in. A file may hold it, too.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::draft::{At, CardDraft, Draft, Faults, IconDraft, Lines, PortalDraft, TextDraft, shorten};
use super::fault::{Fault, FaultKind};
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
    let keys: Vec<Option<String>> = raw.icons.iter().map(|icon| Some(icon.key.clone())).collect();
    Draft {
        name: text(0, raw.name),
        note: text(0, raw.note),
        cards: some(0, raw.cards.into_iter().map(|it| card(0, it)).collect()),
        icons: some(0, raw.icons.into_iter().map(|it| icon(0, it)).collect()),
        portals: some(0, raw.portals.into_iter().map(|it| portal(0, it, &keys)).collect()),
    }
}

// ---- a file ----

/// The parts of a file as they stand there: one that is wrong does not hide the others.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Parts<'t> {
    #[serde(borrow)]
    name: &'t RawValue,
    #[serde(borrow)]
    note: &'t RawValue,
    #[serde(borrow)]
    cards: &'t RawValue,
    #[serde(borrow)]
    icons: &'t RawValue,
    #[serde(borrow)]
    portals: &'t RawValue,
}

/// Reads the text of a file, or lists everything that is wrong with it.
pub(super) fn read(text: &str) -> Result<Deck, Vec<Fault>> {
    let mut file = File { text, lines: Lines::new(text), faults: Faults::default() };
    let deck = file.part::<Parts<'_>>(text).map(|parts| file.draft(&parts));
    let deck = deck.and_then(|draft| check::check(draft, &mut file.faults));
    match deck {
        Some(deck) if file.faults.is_empty() => Ok(deck),
        _ => Err(file.faults.into_list(&file.lines)),
    }
}

struct File<'t> {
    text: &'t str,
    lines: Lines<'t>,
    faults: Faults,
}

impl<'t> File<'t> {
    fn draft(&mut self, parts: &Parts<'t>) -> Draft {
        let icons = self.list::<Icon>(parts.icons);
        let key = |icon: &At<Option<Icon>>| icon.it.as_ref().map(|icon| icon.key.clone());
        let keys: Vec<Option<String>> = icons.iter().flat_map(|icons| &icons.it).map(key).collect();
        Draft {
            name: self.texts(parts.name),
            note: self.texts(parts.note),
            cards: self.list(parts.cards).map(|list| {
                each(list, |at, it| match it {
                    Some(it) => card(at, it),
                    None => CardDraft { at, slots: None, tool: None },
                })
            }),
            icons: icons.map(|list| {
                each(list, |at, it| match it {
                    Some(it) => icon(at, it),
                    None => IconDraft { at, ..IconDraft::default() },
                })
            }),
            portals: self.list(parts.portals).map(|list| {
                each(list, |at, it| match it {
                    Some(it) => portal(at, it, &keys),
                    None => PortalDraft { at, ..PortalDraft::default() },
                })
            }),
        }
    }

    /// A part of the text, unless it is something else.
    fn part<T: Deserialize<'t>>(&mut self, part: &'t str) -> Option<T> {
        serde_json::from_str(part).map_err(|wrong| self.note(part, &wrong)).ok()
    }

    fn note(&mut self, part: &'t str, wrong: &serde_json::Error) {
        // The reader counts lines and bytes from where the part starts, and says so at the end of its message.
        let within = Lines::new(part).start(wrong.line()) + wrong.column().saturating_sub(1);
        let at = (self.at(part) + within).min(self.text.len());
        let said = wrong.to_string();
        let message = said.rsplit_once(" at line ").map_or(&*said, |(message, _)| message);
        let kind = FaultKind::Unreadable { column: self.lines.column(at), message: shorten(message, 200) };
        self.faults.note(at, kind);
    }

    /// Where a part of the text starts.
    fn at(&self, part: &'t str) -> usize {
        part.as_ptr().addr() - self.text.as_ptr().addr()
    }

    fn texts(&mut self, part: &'t RawValue) -> TextDraft {
        let at = self.at(part.get());
        self.part(part.get()).map(|it| text(at, it)).unwrap_or_default()
    }

    fn list<T: Deserialize<'t>>(&mut self, part: &'t RawValue) -> Option<At<Vec<At<Option<T>>>>> {
        let parts: Vec<&'t RawValue> = self.part(part.get())?;
        let one = |one: &'t RawValue| At { at: self.at(one.get()), it: self.part(one.get()) };
        let it = parts.into_iter().map(one).collect();
        Some(At { at: self.at(part.get()), it })
    }
}

fn each<T, D>(list: At<Vec<At<Option<T>>>>, draft: impl Fn(usize, Option<T>) -> D) -> At<Vec<D>> {
    At { at: list.at, it: list.it.into_iter().map(|one| draft(one.at, one.it)).collect() }
}

// ---- what both have ----

#[expect(clippy::unnecessary_wraps, reason = "a draft's parts are optional; here none is missing")]
fn some<T>(at: usize, it: T) -> Option<At<T>> {
    Some(At { at, it })
}

fn text(at: usize, text: Text) -> TextDraft {
    TextDraft { en: some(at, text.en), fr: some(at, text.fr) }
}

fn card(at: usize, card: Card) -> CardDraft {
    CardDraft { at, slots: Some(card.slots.map(Some).to_vec()), tool: Some(card.tool) }
}

fn icon(at: usize, icon: Icon) -> IconDraft {
    IconDraft { at, key: some(at, icon.key), name: text(at, icon.name), bars: some(at, icon.bars.into()) }
}

/// The icon of a portal is the number of one of these, whose key may be unreadable.
fn portal(at: usize, portal: Portal, keys: &[Option<String>]) -> PortalDraft {
    let number = portal.icon.index();
    // No key has a number sign in it, so a number that is no icon's becomes an unknown icon.
    let icon = keys.get(number).cloned().unwrap_or_else(|| Some(format!("#{number}")));
    let tools = Tool::ALL
        .into_iter()
        .flat_map(|tool| std::iter::repeat_n(Some(tool), portal.tools[tool.index()].into()))
        .collect();
    PortalDraft {
        at,
        key: some(at, portal.key),
        name: text(at, portal.name),
        icon: icon.map(|it| At { at, it }),
        dp: some(at, portal.dp.into()),
        tools: some(at, tools),
    }
}
