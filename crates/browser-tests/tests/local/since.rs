//! Recap: a player who comes back to a game is shown what happened since their last turn.

use anyhow::ensure;
use browser_tests::{Stage, Wanted};
use thirtyfour::Key;

/// So often somebody leaves and comes back, after so many clicks: a choice may take several.
const VISITS: u32 = 30;
const CLICKS: u32 = 4;
/// How long each move is looked at when it is shown again, in milliseconds.
const PACE: u32 = 500;

/// Comes back to the game in this browser, as soon as others have acted since the own turn.
async fn come_back(stage: &Stage, wanted: Wanted) -> anyhow::Result<()> {
    let mut dice = 5;
    // In the draft there is no log yet.
    stage.play_until("#log", wanted, dice).await?;
    for _ in 0..VISITS {
        stage.play_times(CLICKS, wanted, &mut dice).await?;
        stage.open("/play?pace=0").await?;
        stage.find(".offer, .pick").await?;
        if stage.is_there(".tale .news .again").await? {
            return Ok(());
        }
    }
    anyhow::bail!("nobody else acted before any of {VISITS} visits")
}

async fn alone(stage: &Stage, game: &str, wanted: Wanted) -> anyhow::Result<()> {
    stage.open(&format!("/new/{game}?bots=sensible&seed=5&pace=0")).await?;
    stage.start_game(3).await?;
    come_back(stage, wanted).await?;
    stage.open(&format!("/play?pace={PACE}")).await?;
    stage.find(".offer").await?;
    let before = stage.log_lines().await?;
    stage.click(".tale .news .again").await?;
    stage.watch_recap(before, 2).await?;
    ensure!(!stage.is_there(".news").await?, "nothing is new any more");
    // It can be seen again, and skipped.
    stage.click("#menu").await?;
    stage.click(".dlg [data-do=recap]").await?;
    stage.find("[data-do=skip]").await?;
    stage.press(Key::Escape).await?;
    stage.find(".offer").await?;
    ensure!(stage.log_lines().await? == before && !stage.is_there("[data-do=skip]").await?);
    // A phone has no room for the log, and says it over the table.
    stage.as_phone().await?;
    stage.open(&format!("/play?pace={PACE}")).await?;
    stage.find(".since .again").await?;
    stage.is_accessible(&format!("what is new in {game}")).await?;
    ensure!(stage.overflow().await? == 0, "it fits a phone");
    stage.click(".since .again").await?;
    stage.find("[data-do=skip]").await?;
    stage.press(Key::Escape).await?;
    stage.find(".offer, .fc.pick").await?;
    ensure!(!stage.is_there(".since").await?);
    // A player who does not want to see it closes it.
    stage.page.refresh().await?;
    stage.click(".since .away").await?;
    stage.find(".offer, .fc.pick").await?;
    ensure!(!stage.is_there(".since").await?);
    Ok(())
}

pub(crate) async fn whoever_comes_back_to_portals_is_shown_what_the_others_did(
    [stage]: &[Stage; 1],
) -> anyhow::Result<()> {
    alone(stage, "multiuniversum", Wanted::NOTHING).await
}

pub(crate) async fn whoever_comes_back_to_worlds_is_shown_what_the_others_did(
    [stage]: &[Stage; 1],
) -> anyhow::Result<()> {
    alone(stage, "multiverse", Wanted::NOTHING).await
}
