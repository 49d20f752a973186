//! Whoever comes back to a game is shown what happened since their last turn.

use std::time::Duration;

use anyhow::{Context as _, ensure};
use browser_tests::{Stage, Wanted, play, play_together, sit_together_quickly};
use thirtyfour::Key;

/// So often somebody leaves and comes back, after so many clicks: a choice may take several.
const VISITS: u32 = 30;
const CLICKS: u32 = 4;
/// How long each move is looked at when it is shown again, in milliseconds.
const PACE: u32 = 500;

/// The number of the last line of the log: the first ones are not on the screen for ever.
async fn lines(stage: &Stage) -> anyhow::Result<usize> {
    let count = "return Math.max(0, ...[...document.querySelectorAll('#log li')].map(line => +line.dataset.id.slice(1)))";
    Ok(stage.page.execute(count, Vec::new()).await?.convert()?)
}

/// Waits until everything has been shown again, in so many steps at least. Nothing can be done before that, and the log
/// grows on the way.
async fn watch(stage: &Stage, before: usize, least: u32) -> anyhow::Result<()> {
    stage.find("[data-do=skip]").await.context("what happened is shown")?;
    let mut seen = lines(stage).await?;
    ensure!(seen < before, "it begins where the own action ended: {seen} of {before} lines");
    let mut steps = 0;
    while stage.is_there("[data-do=skip]").await? {
        ensure!(!stage.is_there(".offer").await? || !stage.is_there("[data-do=skip]").await?, "it is past");
        let now = lines(stage).await?;
        ensure!(now >= seen, "the log only grows: {now} after {seen}");
        steps += u32::from(now > seen);
        seen = now;
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    ensure!(steps >= least, "it is shown step by step: {steps}");
    ensure!(lines(stage).await? == before, "it ends at the present");
    stage.find(".offer").await.context("and the game goes on").map(drop)
}

/// Comes back to the game in this browser, as soon as others have acted since the own turn.
async fn come_back(stage: &Stage, wanted: Wanted) -> anyhow::Result<()> {
    let mut dice = 5;
    // In the draft there is no log yet.
    stage.play_until("#log", wanted, dice).await?;
    for _ in 0..VISITS {
        for _ in 0..CLICKS {
            stage.play_on(wanted, &mut dice).await?;
        }
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
    let before = lines(stage).await?;
    stage.screenshot(&format!("since-{game}")).await?;
    stage.click(".tale .news .again").await?;
    watch(stage, before, 2).await?;
    ensure!(!stage.is_there(".news").await?, "nothing is new any more");
    // It can be seen again, and skipped.
    stage.click("#menu").await?;
    stage.click(".dlg [data-do=recap]").await?;
    stage.find("[data-do=skip]").await?;
    stage.press(Key::Escape).await?;
    stage.find(".offer").await?;
    ensure!(lines(stage).await? == before && !stage.is_there("[data-do=skip]").await?);
    // A phone has no room for the log, and says it over the table.
    stage.as_phone().await?;
    stage.open(&format!("/play?pace={PACE}")).await?;
    stage.find(".since .again").await?;
    stage.is_accessible(&format!("what is new in {game}")).await?;
    ensure!(stage.overflow().await? == 0, "it fits a phone");
    stage.screenshot(&format!("since-{game}-phone")).await?;
    stage.click(".since .again").await?;
    stage.find("[data-do=skip]").await?;
    stage.press(Key::Escape).await?;
    stage.find(".offer, .fc.pick").await?;
    ensure!(!stage.is_there(".since").await?);
    // Whoever does not want to see it closes it.
    stage.page.refresh().await?;
    stage.click(".since .away").await?;
    stage.find(".offer, .fc.pick").await?;
    ensure!(!stage.is_there(".since").await?);
    Ok(())
}

#[tokio::test]
async fn whoever_comes_back_to_portals_is_shown_what_the_others_did() -> anyhow::Result<()> {
    play("since-multiuniversum", async |stage| alone(stage, "multiuniversum", Wanted::NOTHING).await).await
}

#[tokio::test]
async fn whoever_comes_back_to_worlds_is_shown_what_the_others_did() -> anyhow::Result<()> {
    play("since-multiverse", async |stage| alone(stage, "multiverse", Wanted::NOTHING).await).await
}

#[tokio::test]
async fn on_a_server_the_table_shows_it_again() -> anyhow::Result<()> {
    play_together("since-online", async |stages: &[Stage; 2]| {
        let [ada, bob] = stages;
        sit_together_quickly([ada, bob], "multiuniversum").await?;
        // The waiting room was looked at on a phone.
        bob.resize(1280, 800).await?;
        let path = ada.page.current_url().await?.path().to_owned();
        let mut dice = 7;
        // Either may begin. Each has had a turn when the other has one again.
        let mut order = [ada, bob];
        if !ada.is_there(".mineturn").await? {
            order.reverse();
        }
        let [first, second] = order;
        while first.is_there(".mineturn").await? {
            first.play_on(Wanted::NOTHING, &mut dice).await?;
        }
        first.open("/").await?;
        second.find(".mineturn").await?;
        while second.is_there(".mineturn").await? {
            second.play_on(Wanted::NOTHING, &mut dice).await?;
        }
        first.open(&format!("{path}?pace={PACE}")).await?;
        first.find(".tale .news .again").await?;
        let before = lines(first).await?;
        first.click(".tale .news .again").await?;
        // A turn may be a single pass.
        watch(first, before, 1).await
    })
    .await
}
