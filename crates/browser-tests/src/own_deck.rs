//! A deck of one's own (MU-P6).

use std::path::Path;

use crate::stage::Stage;

/// The shipped deck as a file.
const SHIPPED: &str = include_str!("../../multiuniversum/decks/default.toml");

/// A deck with other names, and with keys that nobody has drawn anything for.
pub fn own_deck() -> String {
    let renamed = SHIPPED
        .replace("Default deck (reconstruction)", "Nine lives")
        .replace("Paquet par défaut (reconstitution)", "Neuf vies")
        .replace("A reconstruction: the books do not print", "Ours: the books do not print")
        .replace(
            "Une reconstitution, car les livrets ne montrent pas",
            "À nous : les livrets ne montrent pas",
        );
    ["candy", "sea", "clock", "fungi", "toys", "sock", "mouth", "paper", "tea", "cat"]
        .into_iter()
        .fold(renamed, |deck, key| deck.replace(&format!("= \"{key}"), &format!("= \"our-{key}")))
}

impl Stage {
    /// Chooses the file of a deck.
    pub async fn choose_deck(&self, file: &Path) -> anyhow::Result<()> {
        // The field itself is hidden behind a button.
        Ok(self.find("#deck-file").await?.send_keys(file.to_string_lossy().as_ref()).await?)
    }
}
