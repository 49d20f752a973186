//! How somebody likes the page: kept in this browser.

use codee::string::JsonSerdeCodec;
use leptos::prelude::*;
use leptos_use_storage::use_local_storage;
use serde::{Deserialize, Serialize};

/// Everything that can be set.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Preferences {
    pub(crate) theme: Theme,
    pub(crate) motion: Motion,
    pub(crate) sound: Sound,
    pub(crate) memory: Memory,
}

impl Preferences {
    /// Whether the page is dark: as somebody said here, or their system says.
    pub(crate) fn is_dark(self) -> bool {
        match self.theme {
            Theme::Dark => true,
            Theme::Light => false,
            Theme::System => system_says("(prefers-color-scheme: dark)"),
        }
    }
}

/// Which colours.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Theme {
    /// As the system has it.
    #[default]
    System,
    Dark,
    Light,
}

/// Whether things travel to where they go.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Motion {
    /// As the system has it.
    #[default]
    System,
    None,
}

/// What is heard.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Sound {
    None,
    /// That one is asked to do something, and the end.
    #[default]
    Turn,
    /// Whatever happens.
    All,
}

/// Whether the page shows what one has seen and could remember, where the table allows it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Memory {
    #[default]
    Shown,
    Hidden,
}

/// The preferences, and the way to change them.
#[derive(Clone, Copy)]
pub(crate) struct Kept {
    pub(crate) now: Signal<Preferences>,
    pub(crate) set: WriteSignal<Preferences>,
}

impl Kept {
    /// As they were kept; the page follows them from now on.
    pub(crate) fn follow() -> Self {
        let (now, set, _) = use_local_storage::<Preferences, JsonSerdeCodec>("manyworlds.preferences");
        Effect::new(move |_| {
            let Preferences { theme, motion, .. } = now.get();
            let theme = match theme {
                Theme::System => None,
                Theme::Dark => Some("dark"),
                Theme::Light => Some("light"),
            };
            mark("data-theme", theme);
            mark("data-motion", (motion == Motion::None).then_some("none"));
        });
        Self { now, set }
    }
}

/// The style sheets look at the root of the page.
fn mark(attribute: &str, value: Option<&str>) {
    let Some(root) = document().document_element() else { return };
    // It can only fail for a name that is none.
    let _ = match value {
        Some(value) => root.set_attribute(attribute, value),
        None => root.remove_attribute(attribute),
    };
}

/// Whether the person at the screen wants nothing to travel: as they said here, or their system says.
pub(crate) fn is_still() -> bool {
    let chosen = document().document_element().is_some_and(|root| root.has_attribute("data-motion"));
    chosen || system_says("(prefers-reduced-motion: reduce)")
}

fn system_says(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|query| query.matches())
}
