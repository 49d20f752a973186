//! A player who comes back to a table on the server is shown what happened since their last turn.

use browser_tests::{Stage, Wanted, sit_together_quickly};

/// How long each move is looked at when it is shown again, in milliseconds.
const PACE: u32 = 500;

pub(crate) async fn on_a_server_the_table_shows_it_again(stages: &[Stage; 2]) -> anyhow::Result<()> {
    let [ada, bob] = stages;
    sit_together_quickly([ada, bob], "multiuniversum").await?;
    let path = ada.place().await?;
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
    let before = first.log_lines().await?;
    first.click(".tale .news .again").await?;
    // A turn may be a single pass.
    first.watch_recap(before, 1).await
}
