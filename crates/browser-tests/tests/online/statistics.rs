//! How my games went.

use anyhow::ensure;
use browser_tests::{Stage, Wanted};
use thirtyfour::By;

/// Plays a rated game on the server against a bot.
async fn rated_game(stage: &Stage) -> anyhow::Result<()> {
    stage.open("/new/multiverse").await?;
    stage.click("#players option[value='2']").await?;
    stage.click("#where label:nth-of-type(3)").await?;
    stage.click("#rated").await?;
    stage.click("#start").await?;
    stage.click(".arch.free option[value='{\"bot\":\"easy\"}']").await?;
    stage.find("#start-table:enabled").await?.click().await?;
    stage.find("#turn").await?;
    let table = stage.place().await?;
    stage.open(&format!("{table}?pace=0")).await?;
    stage.find("#turn").await?;
    stage.play_to_the_end(Wanted::ENCOUNTERS, 3).await.map(drop)
}

/// Plays a game in this browser.
async fn local_game(stage: &Stage) -> anyhow::Result<()> {
    stage.open("/new/multiuniversum?bots=sensible&seed=1&pace=0").await?;
    stage.start_game(2).await?;
    stage.play_to_the_end(Wanted::SEALS, 5).await.map(drop)
}

async fn count(stage: &Stage, selector: &'static str) -> anyhow::Result<usize> {
    stage.find(selector).await?;
    Ok(stage.page.find_all(By::Css(selector)).await?.len())
}

pub(crate) async fn games_are_counted_until_somebody_deletes_their_data(
    [stage]: &[Stage; 1],
) -> anyhow::Result<()> {
    stage.prefer_dark().await?;
    local_game(stage).await?;
    // Nothing was played on the server: what this browser knows is shown.
    stage.open("/games").await?;
    ensure!(count(stage, "#kept-here li").await? == 1 && count(stage, ".by-players tr").await? == 1);
    ensure!(stage.text(".said p").await?.starts_with("1 game"), "{}", stage.text(".said p").await?);

    rated_game(stage).await?;
    stage.open("/games").await?;
    ensure!(count(stage, "#played-there li").await? == 1 && count(stage, ".each .graph").await? == 1);
    stage.is_accessible("statistics").await?;
    // One game by itself has a rating, a graph, and a scale with the bots.
    stage.click("#which-game label:nth-of-type(3)").await?;
    stage.find(".graph.wide circle").await?;
    ensure!(count(stage, ".ladder .mark").await? == 5);
    ensure!(stage.text("#rating").await?.ends_with('?'), "one game makes a guess");
    stage.click(".rating summary").await?;
    ensure!(stage.text(".tables").await?.contains("You"));
    stage.is_accessible("statistics of one game").await?;
    for french in [false, true] {
        let language = if french { "fr" } else { "en" };
        stage.click(&format!("button[lang={language}]")).await?;
        stage.as_phone().await?;
        ensure!(stage.overflow().await? == 0, "the page fits a phone");
        stage.resize(1280, 800).await?;
    }
    stage.click("button[lang=en]").await?;
    stage.prefer_light().await?;
    stage.click("#which-game label:nth-of-type(2)").await?;
    stage.find("#played-there .none").await?;

    stage.open("/settings").await?;
    stage.click("#forget-me").await?;
    stage.click("#forget-me-now").await?;
    stage.find("#forget-me").await?;
    // The server knows nothing any more; what lies in this browser is its own.
    stage.open("/games").await?;
    stage.click("#where-played label:nth-of-type(1)").await?;
    stage.find("#played-there .none").await?;
    ensure!(stage.text("#wins").await? == "0" && !stage.is_there("#rating").await?);
    Ok(())
}
