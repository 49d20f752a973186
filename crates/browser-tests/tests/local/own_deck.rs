//! A deck of one's own, from its file to the replay of a game with it (MU-P6).

use anyhow::ensure;
use browser_tests::{Stage, Wanted, own_deck};

pub(crate) async fn a_deck_is_mended_chosen_played_watched_and_forgotten(
    [stage]: &[Stage; 1],
) -> anyhow::Result<()> {
    let folder = tempfile::tempdir()?;
    let [bad, good] = ["bad.toml", "nine-lives.toml"].map(|name| folder.path().join(name));
    std::fs::write(&bad, own_deck().replace("dp = 5", "dp = 50").replacen("[\"iron\"]", "[\"hammer\"]", 1))?;
    std::fs::write(&good, own_deck())?;
    stage.prefer_dark().await?;
    stage.open("/new/multiuniversum?bots=sensible&seed=2&pace=0").await?;
    let note = stage.text("#deck-note").await?;
    ensure!(note.contains("reconstruction"), "{note}");
    // Everything that is wrong is told, in the language of the page; what was chosen before stays.
    stage.choose_deck(&bad).await?;
    stage.find("#deck-faults li").await?;
    let faults = stage.texts("#deck-faults li").await?;
    ensure!(faults.len() == 6, "{faults:?}");
    ensure!(faults[0].contains("hammer") && faults[0].starts_with("Line "), "{faults:?}");
    stage.is_accessible("the faults of a deck").await?;
    stage.click("button[lang=fr]").await?;
    stage.find("html[lang=fr]").await?;
    let faults = stage.texts("#deck-faults li").await?;
    ensure!(faults.iter().all(|fault| fault.starts_with("Ligne ")), "{faults:?}");
    stage.as_phone().await?;
    ensure!(stage.overflow().await? == 0, "the faults fit a phone");
    stage.find("#deck-faults").await?.scroll_into_view().await?;
    stage.resize(1280, 800).await?;
    stage.click("button[lang=en]").await?;
    stage.find("html[lang=en]").await?;
    ensure!(stage.is_there("#deck li:first-child :checked").await?, "the shipped deck is still chosen");
    // A good file is chosen at once, and told in the sentence on top.
    stage.choose_deck(&good).await?;
    stage.find("#deck li:nth-child(2)").await?;
    ensure!(stage.is_there("#deck li:nth-child(2) :checked").await?);
    ensure!(!stage.is_there("#deck-faults").await?);
    let note = stage.text("#deck-note").await?;
    ensure!(note.starts_with("Ours:"), "{note}");
    let sum = stage.text(".sum p").await?;
    ensure!(sum.contains("Nine lives"), "{sum}");
    stage.is_accessible("a deck of one's own").await?;
    stage.prefer_light().await?;
    stage.prefer_dark().await?;
    stage.start_game(2).await?;
    // Portals and dimensions without a drawing of their own are drawn all the same.
    stage.find(".portal .pic use[href^='#p-own-']").await?;
    stage.find(".portal .dim text").await?;
    stage.play_until(".pthumb .dk text", Wanted::SEALS, 5).await?;
    stage.let_land().await?;
    stage.is_accessible("a table with a deck of one's own").await?;
    stage.prefer_light().await?;
    stage.as_phone().await?;
    ensure!(stage.overflow().await? == 0, "the table fits a phone");
    stage.resize(1280, 800).await?;
    // It goes on after a reload, and its record is checked and opens with the same deck.
    stage.page.refresh().await?;
    stage.find(".portal .dim text").await?;
    stage.play_to_the_end(Wanted::SEALS, 5).await?;
    stage.prefer_dark().await?;
    stage.click("#watch").await?;
    stage.find(".rbar").await?;
    stage.find(".portal .dim text").await?;
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
}
