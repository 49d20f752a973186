//! People who pass one screen round.

use anyhow::{Context as _, ensure};
use browser_tests::{Stage, Wanted};
use serde_json::Value;
use thirtyfour::Key;

/// Opens a table for people around this screen.
async fn open_table(stage: &Stage, game: &str, players: u8) -> anyhow::Result<()> {
    stage.open(&format!("/new/{game}?seed=5&pace=0")).await?;
    stage.click("#where label:nth-of-type(2)").await?;
    stage.click(&format!("#players option[value='{players}']")).await
}

pub(crate) async fn in_the_french_edition_people_at_one_screen_may_give_their_birth_dates(
    [stage]: &[Stage; 1],
) -> anyhow::Result<()> {
    stage.listen_to_worker().await?;
    open_table(stage, "multiuniversum", 3).await?;
    ensure!(!stage.is_there("#born").await?, "they decide nothing in the English edition");
    stage.click("#preset label:nth-of-type(2)").await?;
    stage.find("#born label:nth-child(3)").await?;
    let fill = "const dates = document.querySelectorAll('#born input'); \
        dates[1].value = '1970-12-31'; dates[1].dispatchEvent(new Event('change', { bubbles: true }))";
    stage.page.execute(fill, Vec::new()).await?;
    stage.prefer_dark().await?;
    stage.is_accessible("birth dates").await?;
    stage.find("#born").await?.scroll_into_view().await?;
    stage.as_phone().await?;
    ensure!(stage.overflow().await? == 0, "the dates fit a phone");
    stage.resize(1280, 800).await?;
    // Fewer players have fewer dates, and a table with bots has none.
    stage.click("#players option[value='2']").await?;
    stage.find("#born label:nth-child(2):last-child").await?;
    stage.click("#start").await?;
    stage.find("#open-curtain").await?;
    let heard = stage.heard_from_worker().await?;
    let born = heard.iter().find_map(|told| told.pointer("/message/hello/setup/options/born"));
    ensure!(born == Some(&serde_json::json!([null, "1970-12-31"])), "{born:?}");
    Ok(())
}

pub(crate) async fn two_people_hand_the_screen_over_to_the_end([stage]: &[Stage; 1]) -> anyhow::Result<()> {
    stage.listen_to_worker().await?;
    open_table(stage, "multiuniversum", 2).await?;
    stage.fill(".seats li:nth-child(1) .name", "Ada").await?;
    stage.fill(".seats li:nth-child(2) .name", "Théo").await?;
    stage.click("#short").await?;
    stage.click("#start").await?;
    ensure!(stage.text("#open-curtain").await?.contains("Ada"));
    ensure!(!stage.is_there(".offer").await?, "nobody's cards are on the page");
    // Only the space bar is needed.
    stage.press(Key::Space).await?;
    stage.find(".offer").await?;
    stage.play_until("#open-curtain", Wanted::SEALS, 3).await?;
    ensure!(stage.text("#open-curtain").await?.contains("Théo"));
    ensure!(!stage.is_there(".offer").await?, "nobody's cards are on the page");
    only_whoever_looks_is_told(&stage.heard_from_worker().await?)?;
    // Behind the curtain the page can be loaded anew.
    stage.page.refresh().await?;
    ensure!(stage.text("#open-curtain").await?.contains("Théo"));
    stage.play_to_the_end(Wanted::SEALS, 4).await?;
    only_whoever_looks_is_told(&stage.heard_from_worker().await?)
}

pub(crate) async fn people_and_a_bot_draft_on_a_phone_that_goes_round(
    [stage]: &[Stage; 1],
) -> anyhow::Result<()> {
    stage.listen_to_worker().await?;
    stage.as_phone().await?;
    open_table(stage, "multiverse", 3).await?;
    stage.click(".seats li:nth-child(2) input[type=checkbox]").await?;
    stage.click("#start").await?;
    stage.find("#open-curtain").await?;
    ensure!(stage.overflow().await? <= 0, "the curtain fits a phone");
    let mut dice = 8;
    stage.point(10, Wanted::ENCOUNTERS, &mut dice).await?;
    stage.play_times(20, Wanted::ENCOUNTERS, &mut dice).await?;
    only_whoever_looks_is_told(&stage.heard_from_worker().await?)
}

/// Checks everything a worker told its page: each frame is for the eyes that look, hands of others are what everybody
/// knows of them, and no message has a seed or a log.
pub(crate) fn only_whoever_looks_is_told(heard: &[Value]) -> anyhow::Result<()> {
    ensure!(heard.len() > 5, "the worker has said something");
    for message in heard {
        let text = message.to_string();
        ensure!(!text.contains("\"seed\"") && !text.contains("\"log\""), "{text}");
        let Some(told) = message.pointer("/message/frame") else { continue };
        let frames = told["frame"].as_object().context("a frame has its game")?;
        let (game, frame) = frames.iter().next().context("a frame has its game")?;
        let view = &frame["view"];
        ensure!(view["viewer"] == told["viewer"], "a frame is for whoever it says");
        let me = view["viewer"]["seat"].as_u64();
        ensure!(me.is_some() || frame["offers"].as_array().is_some_and(Vec::is_empty));
        if game == "multiuniversum" {
            let players = view["players"].as_array().context("there are players")?;
            for (seat, player) in (1..).zip(players) {
                ensure!(Some(seat) == me || player["hand"] == player["open"], "seat {seat} in {text}");
            }
        }
    }
    Ok(())
}
