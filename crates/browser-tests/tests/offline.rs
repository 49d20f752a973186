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
