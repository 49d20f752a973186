//! Decks of one's own (MU-P6): read from files, and remembered in this browser.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use wasm_bindgen_futures::JsFuture;
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use web_sys::{File, Storage};
use wire::multiuniversum::deck::{Deck, Fault};
use words::Words;
use words::multiuniversum::deck_fault_line;

const KEPT: &str = "manyworlds.decks";

/// How many are remembered.
const MOST: usize = 8;

/// No deck that anybody writes is larger, in bytes.
const LARGEST: f64 = 256.0 * 1024.0;

/// What reads deck files. It comes when somebody chooses the first one: most players never do.
pub(super) struct Reader {
    read: fn(&str) -> Result<Deck, Vec<Fault>>,
    say: fn(&Words, &Fault) -> String,
    /// The shipped deck as a file, a start for one's own.
    pub(super) shipped: &'static str,
}

static READER: Reader = Reader { read: Deck::read, say: deck_fault_line, shipped: Deck::DEFAULT_TEXT };

/// Fetches what reads deck files.
#[allow(clippy::unnecessary_wraps, reason = "what is fetched may not come")]
#[wasm_split(deck_reader, fallible)]
pub(super) fn fetch_reader() -> Result<&'static Reader, SplitLoaderError> {
    Ok(&READER)
}

/// Why a file is no deck.
#[derive(Clone)]
pub(super) enum Wrong {
    TooLarge,
    NoText,
    /// What reads it could not be fetched.
    Offline,
    /// Everything that is wrong with it, and what puts that into words.
    Faults(&'static Reader, Vec<Fault>),
}

impl Wrong {
    /// What is wrong with the file of this name in one sentence, and then each fault in one.
    pub(super) fn told(&self, words: &Words, file: &str) -> (String, Vec<String>) {
        let say = |key| words.text_with(key, &[("file", file.into())]);
        match self {
            Self::TooLarge => (say("mu-deck-too-large"), Vec::new()),
            Self::NoText => (say("mu-deck-no-text"), Vec::new()),
            Self::Offline => (words.text("mu-deck-offline"), Vec::new()),
            Self::Faults(reader, faults) => {
                let values = [("file", file.into()), ("count", faults.len().into())];
                let each = faults.iter().map(|fault| (reader.say)(words, fault)).collect();
                (words.text_with("mu-deck-faults", &values), each)
            }
        }
    }
}

/// The deck in a file.
pub(super) async fn read(file: &File) -> Result<Deck, Wrong> {
    if file.size() > LARGEST {
        return Err(Wrong::TooLarge);
    }
    let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
    // Browsers put this letter where there is none in UTF-8.
    let text = text.filter(|text| !text.contains(char::REPLACEMENT_CHARACTER)).ok_or(Wrong::NoText)?;
    let reader = fetch_reader().await.map_err(|_| Wrong::Offline)?;
    (reader.read)(&text).map_err(|faults| Wrong::Faults(reader, faults))
}

/// A deck as it is remembered: as a text, so that one which a later release has written, or an older one, is left alone
/// and hides no other.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct KeptDeck {
    file: String,
    deck: String,
}

impl KeptDeck {
    fn read(&self) -> Option<OwnDeck> {
        Some(OwnDeck { file: self.file.clone(), deck: serde_json::from_str(&self.deck).ok()? })
    }
}

/// A deck that can be chosen again.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct OwnDeck {
    /// The name of the file it came from.
    pub(super) file: String,
    pub(super) deck: Deck,
}

/// The decks that this browser remembers, the last one first.
#[derive(Clone, Copy)]
pub(super) struct OwnDecks {
    pub(super) decks: RwSignal<Vec<OwnDeck>>,
}

impl OwnDecks {
    /// As they were kept. It lives as long as whoever calls this.
    pub(super) fn remembered() -> Self {
        Self { decks: RwSignal::new(readable(&kept())) }
    }

    /// Remembers a deck.
    pub(super) fn keep(self, own: &OwnDeck) {
        self.change(&|kept| keep(kept, own));
    }

    /// Forgets one.
    pub(super) fn forget(self, own: &OwnDeck) {
        let gone = written(own);
        self.change(&|kept| kept.retain(|one| *one != gone));
    }

    /// What another window has kept meanwhile stays.
    fn change(self, change: &dyn Fn(&mut Vec<KeptDeck>)) {
        let mut all = kept();
        change(&mut all);
        if let (Some(storage), Ok(text)) = (storage(), serde_json::to_string(&all)) {
            // If there is no room, it can be played with all the same.
            let _ = storage.set_item(KEPT, &text);
        }
        self.decks.set(readable(&all));
    }
}

fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

fn kept() -> Vec<KeptDeck> {
    let text = storage().and_then(|storage| storage.get_item(KEPT).ok().flatten());
    text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

fn readable(kept: &[KeptDeck]) -> Vec<OwnDeck> {
    kept.iter().filter_map(KeptDeck::read).collect()
}

fn written(own: &OwnDeck) -> KeptDeck {
    KeptDeck { file: own.file.clone(), deck: serde_json::to_string(&own.deck).expect("a deck is JSON") }
}

/// The newest comes first. Whoever works on a deck chooses its file again and again: it takes the place of what it was
/// before.
fn keep(kept: &mut Vec<KeptDeck>, own: &OwnDeck) {
    let is_older =
        |old: &OwnDeck| old.deck == own.deck || (old.file == own.file && old.deck.name == own.deck.name);
    kept.retain(|old| !old.read().is_some_and(|old| is_older(&old)));
    kept.insert(0, written(own));
    kept.truncate(MOST);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn own(file: &str, name: &str, note: &str) -> OwnDeck {
        let mut deck = Deck::default_deck().clone();
        name.clone_into(&mut deck.name.en);
        note.clone_into(&mut deck.note.en);
        OwnDeck { file: file.to_owned(), deck }
    }

    #[test]
    fn the_last_deck_comes_first_and_a_new_version_replaces_the_old_one() {
        let mut kept = Vec::new();
        keep(&mut kept, &own("a.toml", "A", "first"));
        keep(&mut kept, &own("b.toml", "B", "first"));
        keep(&mut kept, &own("a.toml", "A", "mended"));
        let files: Vec<&str> = kept.iter().map(|one| one.file.as_str()).collect();
        assert_eq!(files, ["a.toml", "b.toml"]);
        assert_eq!(kept[0], written(&own("a.toml", "A", "mended")));
        // Another deck in a file of the same name is another deck; the same deck in another file is not.
        keep(&mut kept, &own("a.toml", "C", "first"));
        keep(&mut kept, &own("copy.toml", "C", "first"));
        assert_eq!(kept.len(), 3);
        for number in 0..20 {
            keep(&mut kept, &own("many.toml", &number.to_string(), "x"));
        }
        assert_eq!((kept.len(), &kept[0]), (MOST, &written(&own("many.toml", "19", "x"))));
        // What cannot be read is no deck here, and is not lost.
        kept[1].deck = "{\"from\": \"the future\"}".to_owned();
        keep(&mut kept, &own("a.toml", "A", "again"));
        assert_eq!((kept[1].read().is_some(), kept[2].read()), (true, None));
    }
}
