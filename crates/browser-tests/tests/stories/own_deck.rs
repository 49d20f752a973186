//! A deck of one's own, from its file to the replay of a game with it (MU-P6).

use std::path::Path;

use anyhow::ensure;
use browser_tests::{Stage, Wanted, play, play_together};

/// The shipped deck as a file.
const SHIPPED: &str = include_str!("../../../multiuniversum/decks/default.toml");

/// A deck with other names, and with keys that nobody has drawn anything for.
fn own() -> String {
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

/// Chooses a file.
async fn choose(stage: &Stage, file: &Path) -> anyhow::Result<()> {
    // The field itself is hidden behind a button.
    Ok(stage.find("#deck-file").await?.send_keys(file.to_string_lossy().as_ref()).await?)
}

#[tokio::test]
async fn a_deck_is_mended_chosen_played_watched_and_forgotten() -> anyhow::Result<()> {
    play("own-deck", async |stage| {
        let folder = tempfile::tempdir()?;
        let [bad, good] = ["bad.toml", "nine-lives.toml"].map(|name| folder.path().join(name));
        std::fs::write(&bad, own().replace("dp = 5", "dp = 50").replacen("[\"iron\"]", "[\"hammer\"]", 1))?;
        std::fs::write(&good, own())?;
        stage.prefer_dark().await?;
        stage.open("/new/multiuniversum?bots=sensible&seed=2&pace=0").await?;
        let note = stage.text("#deck-note").await?;
        ensure!(note.contains("reconstruction"), "{note}");
        stage.screenshot("new-table-deck").await?;
        // Everything that is wrong is told, in the language of the page; what was chosen before stays.
        choose(stage, &bad).await?;
        stage.find("#deck-faults li").await?;
        let faults = stage.texts("#deck-faults li").await?;
        ensure!(faults.len() == 6, "{faults:?}");
        ensure!(faults[0].contains("hammer") && faults[0].starts_with("Line "), "{faults:?}");
        stage.is_accessible("the faults of a deck").await?;
        stage.screenshot("deck-faults").await?;
        stage.click("button[lang=fr]").await?;
        stage.find("html[lang=fr]").await?;
        let faults = stage.texts("#deck-faults li").await?;
        ensure!(faults.iter().all(|fault| fault.starts_with("Ligne ")), "{faults:?}");
        stage.as_phone().await?;
        ensure!(stage.overflow().await? == 0, "the faults fit a phone");
        stage.find("#deck-faults").await?.scroll_into_view().await?;
        stage.screenshot("deck-faults-phone-french").await?;
        stage.resize(1280, 800).await?;
        stage.click("button[lang=en]").await?;
        stage.find("html[lang=en]").await?;
        ensure!(stage.is_there("#deck li:first-child :checked").await?, "the shipped deck is still chosen");
        // A good file is chosen at once, and told in the sentence on top.
        choose(stage, &good).await?;
        stage.find("#deck li:nth-child(2)").await?;
        ensure!(stage.is_there("#deck li:nth-child(2) :checked").await?);
        ensure!(!stage.is_there("#deck-faults").await?);
        let note = stage.text("#deck-note").await?;
        ensure!(note.starts_with("Ours:"), "{note}");
        let sum = stage.text(".sum p").await?;
        ensure!(sum.contains("Nine lives"), "{sum}");
        stage.is_accessible("a deck of one's own").await?;
        stage.screenshot("own-deck-chosen").await?;
        stage.prefer_light().await?;
        stage.screenshot("own-deck-chosen-light").await?;
        stage.prefer_dark().await?;
        stage.start_game(2).await?;
        // Portals and dimensions without a drawing of their own are drawn all the same.
        stage.find(".portal .pic use[href^='#p-own-']").await?;
        stage.find(".portal .dim text").await?;
        stage.play_until(".pthumb .dk text", Wanted::SEALS, 5).await?;
        stage.let_land().await?;
        stage.is_accessible("a table with a deck of one's own").await?;
        stage.screenshot("own-deck-table").await?;
        stage.prefer_light().await?;
        stage.as_phone().await?;
        ensure!(stage.overflow().await? == 0, "the table fits a phone");
        stage.screenshot("own-deck-table-phone-light").await?;
        stage.resize(1280, 800).await?;
        stage.screenshot("own-deck-table-light").await?;
        // It goes on after a reload, and its record is checked and opens with the same deck.
        stage.page.refresh().await?;
        stage.find(".portal .dim text").await?;
        stage.play_to_the_end(Wanted::SEALS, 5).await?;
        stage.screenshot("own-deck-score-light").await?;
        stage.prefer_dark().await?;
        stage.click("#watch").await?;
        stage.find(".rbar").await?;
        stage.find(".portal .dim text").await?;
        stage.screenshot("own-deck-replay").await?;
        stage.open("/fair/here-1").await?;
        stage.find(".fair:not(.bad) .verdict").await?;
        // It can be chosen again, and forgotten.
        stage.open("/new/multiuniversum?bots=sensible&pace=0").await?;
        stage.click("#deck li:nth-child(2) input").await?;
        let note = stage.text("#deck-note").await?;
        ensure!(note.starts_with("Ours:"), "{note}");
        stage.click("#deck .forget").await?;
        stage.find("#choose-deck:focus").await?;
        ensure!(!stage.is_there("#deck li:nth-child(2)").await?);
        ensure!(stage.is_there("#deck li:first-child :checked").await?);
        stage.page.refresh().await?;
        stage.find("#deck li").await?;
        ensure!(!stage.is_there("#deck li:nth-child(2)").await?, "it stays forgotten");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn friends_are_told_of_the_deck_and_play_with_it() -> anyhow::Result<()> {
    play_together("own-deck-online", async |[ada, bob]: &[Stage; 2]| {
        let folder = tempfile::tempdir()?;
        let file = folder.path().join("deck.toml");
        std::fs::write(&file, own())?;
        ada.prefer_dark().await?;
        ada.open("/new/multiuniversum").await?;
        ada.click("#where label:nth-of-type(3) input").await?;
        ada.click("#rated").await?;
        choose(ada, &file).await?;
        // Such a game is not rated, and the switch says why.
        ada.find("#rated:disabled").await?;
        ensure!(!ada.is_there("#rated:checked").await?);
        ada.screenshot("own-deck-friends").await?;
        ada.click("#start").await?;
        let link = ada.find("#address").await?.value().await?.unwrap_or_default();
        bob.as_phone().await?;
        bob.page.goto(&link).await?;
        let told = bob.text(".waiting .own").await?;
        ensure!(told.contains("Nine lives") && told.contains("Ours:"), "{told}");
        ensure!(bob.overflow().await? == 0, "the waiting room fits a phone");
        bob.is_accessible("a waiting room with a deck of one's own").await?;
        bob.screenshot("own-deck-waiting-phone").await?;
        bob.click("#sit-down").await?;
        bob.find("#leave").await?;
        ada.find("#start-table:enabled").await?.click().await?;
        for stage in [ada, bob] {
            stage.find("#turn").await?;
            stage.find(".portal .dim text").await?;
        }
        Ok(())
    })
    .await
}
