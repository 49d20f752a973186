//! What stays when the page, the network or the server goes.

use anyhow::ensure;
use browser_tests::{Stage, Wanted};

pub(crate) async fn a_game_goes_on_after_a_reload_and_without_a_network(
    [stage]: &[Stage; 1],
) -> anyhow::Result<()> {
    stage.let_files_be_kept().await?;
    stage.open("/new/multiuniversum?bots=sensible&seed=1&pace=0").await?;
    stage.start_game(3).await?;
    stage.play_times(5, Wanted::NOTHING, &mut 9).await?;
    stage.find(".offer").await?;
    let (number, log) = (stage.move_number().await?, stage.text("#log").await?);
    stage.page.refresh().await?;
    stage.find(".offer").await?;
    ensure!(stage.move_number().await? == number && stage.text("#log").await? == log, "nothing is lost");
    // From home the game is one click away, also when nobody answers any more.
    stage.is_kept().await?;
    stage.cut_off().await?;
    stage.open("/eureka").await?;
    stage.find(".eureka .puzzle").await?;
    stage.open("/?pace=0").await?;
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
}
