//! The Eureka of the day without a network.

use anyhow::ensure;
use browser_tests::Stage;

pub(crate) async fn todays_is_a_click_from_home_and_needs_no_network(
    [stage]: &[Stage; 1],
) -> anyhow::Result<()> {
    stage.let_files_be_kept().await?;
    stage.open("/").await?;
    stage.click(".to-eureka .btn").await?;
    stage.find(".eureka .puzzle").await?;
    stage.is_kept().await?;
    stage.cut_off().await?;
    stage.open("/eureka?pace=0").await?;
    stage.click("#today-multiverse a").await?;
    stage.puzzle_begins().await?;
    stage.finish_puzzle().await?;
    stage.percent().await?;
    // It is played once: from then on its result stands beside it.
    stage.click("#verdict .go .btn:last-child").await?;
    stage.find(".eureka .puzzle.multiverse .done").await?;
    ensure!(stage.text(".eureka .streak").await?.contains('1'));
    // A day that is still to come is no day yet.
    stage.open("/eureka/multiverse/9999-01-01").await?;
    stage.find(".nowhere .btn").await.map(drop)
}
