//! What stays when the page, the network or the server goes.

use anyhow::ensure;
use browser_tests::{Wanted, play};

#[tokio::test]
async fn a_game_goes_on_after_a_reload_and_without_a_network() -> anyhow::Result<()> {
    play("offline", async |stage| {
        stage.open("/new/multiuniversum?bots=sensible&seed=1&pace=0").await?;
        stage.start_game(3).await?;
        let mut dice = 9;
        for _ in 0..5 {
            stage.play_on(Wanted::NOTHING, &mut dice).await?;
        }
        stage.find(".offer").await?;
        let (number, log) = (stage.move_number().await?, stage.text("#log").await?);
        stage.page.refresh().await?;
        stage.find(".offer").await?;
        ensure!(stage.move_number().await? == number && stage.text("#log").await? == log, "nothing is lost");
        // From home the game is one click away, also when nobody answers any more.
        stage.is_kept().await?;
        stage.server.kill().await?;
        stage.open("/?pace=0").await?;
        stage.screenshot("home-offline").await?;
        stage.click("#left-here a").await?;
        stage.find(".offer").await?;
        ensure!(stage.move_number().await? == number);
        stage.play_to_the_end(Wanted::SEALS, 4).await?;
        // A game that is over does not wait any more, and every game can be played.
        stage.open("/").await?;
        stage.find("#now-multiverse").await?;
        ensure!(!stage.is_there("#left-here").await?);
        stage.click("#now-multiverse").await?;
        stage.find(".pick").await.map(drop)
    })
    .await
}

/// Loads the page anew in the very moment in which it shows a move for the first time, and notes when it has ever shown
/// less than before.
const RELOAD_AT_ONCE: &str = "new MutationObserver(() => { \
    const shown = Number(document.querySelector('[data-move]')?.dataset.move ?? NaN); \
    const last = Number(sessionStorage.last ?? NaN); \
    if (shown < last) sessionStorage.lost = `${shown} after ${last}`; \
    if (shown > last) { sessionStorage.last = shown; location.reload(); } \
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-move'] })";

#[tokio::test]
async fn a_move_that_was_seen_outlives_a_reload_in_that_moment() -> anyhow::Result<()> {
    play("reload-at-once", async |stage| {
        stage.run_on_every_page(RELOAD_AT_ONCE).await?;
        stage.open("/new/multiuniversum?bots=sensible&seed=1&pace=0").await?;
        stage.start_game(2).await?;
        stage.find(".offer").await?;
        let watch = "sessionStorage.last = document.querySelector('[data-move]').dataset.move";
        stage.page.execute(watch, Vec::new()).await?;
        let stored = async |name: &str| -> anyhow::Result<Option<String>> {
            Ok(stage
                .page
                .execute(format!("return sessionStorage.{name} ?? null"), Vec::new())
                .await?
                .convert()?)
        };
        for _ in 0..10 {
            let before = stored("last").await?;
            // The page may be loaded anew at any moment: what is clicked is found and clicked in one go.
            let click = "document.querySelector('.offer[data-action^=discard]')?.click()";
            stage
                .wait_until("something is done, and the page was loaded anew", async || {
                    let _ = stage.page.execute(click, Vec::new()).await;
                    Ok(stored("last").await.is_ok_and(|last| last != before))
                })
                .await?;
            stage.find("[data-move]").await?;
        }
        let lost = stored("lost").await?;
        ensure!(lost.is_none(), "the page showed move {}", lost.unwrap_or_default());
        Ok(())
    })
    .await
}
