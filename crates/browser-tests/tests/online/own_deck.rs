//! A deck of one's own at a table with friends (MU-P6).

use anyhow::ensure;
use browser_tests::{Stage, own_deck};

pub(crate) async fn friends_are_told_of_the_deck_and_play_with_it(
    [ada, bob]: &[Stage; 2],
) -> anyhow::Result<()> {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("deck.toml");
    std::fs::write(&file, own_deck())?;
    ada.prefer_dark().await?;
    ada.open("/new/multiuniversum").await?;
    ada.click("#where label:nth-of-type(3) input").await?;
    ada.click("#rated").await?;
    ada.choose_deck(&file).await?;
    // Such a game is not rated, and the switch says why.
    ada.find("#rated:disabled").await?;
    ensure!(!ada.is_there("#rated:checked").await?);
    ada.click("#start").await?;
    let link = ada.find("#address").await?.value().await?.unwrap_or_default();
    bob.as_phone().await?;
    bob.page.goto(&link).await?;
    let told = bob.text(".waiting .own").await?;
    ensure!(told.contains("Nine lives") && told.contains("Ours:"), "{told}");
    ensure!(bob.overflow().await? == 0, "the waiting room fits a phone");
    bob.is_accessible("a waiting room with a deck of one's own").await?;
    bob.click("#sit-down").await?;
    bob.find("#leave").await?;
    ada.find("#start-table:enabled").await?.click().await?;
    for stage in [ada, bob] {
        stage.find("#turn").await?;
        stage.find(".portal .dim text").await?;
    }
    Ok(())
}
