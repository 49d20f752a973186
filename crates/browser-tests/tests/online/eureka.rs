//! The Eureka of the day: the same in the browser as in the command, scored, kept, shared, and without a network.

use std::process::Command;

use anyhow::{Context as _, ensure};
use browser_tests::{Key, Stage};
use serde_json::Value;

const DATE: &str = "2026-01-08";

/// What the command says of a day, with its solution.
fn told(game: &str) -> anyhow::Result<Value> {
    let program = std::env::var_os("MANYWORLDS_BIN").context("MANYWORLDS_BIN says which program to test")?;
    let output = Command::new(program)
        .args(["eureka", "--date", DATE, "--game", game, "--solve", "--json"])
        .output()?;
    Ok(serde_json::from_slice(&output.stdout)?)
}

async fn open(stage: &Stage, game: &str) -> anyhow::Result<()> {
    stage.open(&format!("/eureka/{game}/{DATE}?pace=0")).await?;
    stage.puzzle_begins().await
}

/// Types one thing.
async fn act(stage: &Stage, action: &str) -> anyhow::Result<()> {
    let before = stage.move_number().await?;
    if !stage.is_there("#typed").await? {
        stage.type_keys("/").await?;
    }
    stage.find("#typed:focus").await?;
    stage.type_keys(format!("{action}{}", Key::Enter.value())).await?;
    stage.wait_for_move_after(before).await
}

/// A wrong line first, which counts; then the best one, which does not any more.
async fn both_lines(stage: &Stage, game: &str) -> anyhow::Result<()> {
    let told = told(game)?;
    open(stage, game).await?;
    let print = stage.find("#eureka").await?.attr("data-fingerprint").await?.unwrap_or_default();
    ensure!(Some(&*print) == told["fingerprint"].as_str(), "two machines alike: {print}, {told}");
    let worst = told["choices"].as_array().and_then(|choices| choices.last()).context("there are choices")?;
    act(stage, worst["action"].as_str().unwrap_or_default()).await?;
    // Coming back is no second chance, and nothing is lost.
    let left = stage.move_number().await?.context("the turn goes on")?;
    open(stage, game).await?;
    stage.find(&format!("[data-move='{left}']")).await?;
    stage.finish_puzzle().await?;
    let first = stage.percent().await?;
    ensure!(first < 100, "the worst first action costs something");
    ensure!(stage.is_there("#verdict .lost").await?, "and what it costs is told");
    stage.click("#again").await?;
    stage.puzzle_begins().await?;
    for action in told["best"].as_array().context("there is a best line")? {
        act(stage, action.as_str().unwrap_or_default()).await?;
    }
    ensure!(stage.percent().await? == 100, "the best line of the command is the best line here");
    ensure!(!stage.is_there("#verdict .lost").await?);
    // What is shared is the try that counts.
    let listen =
        "navigator.clipboard.writeText = text => { window.copied = text; return Promise.resolve(); }";
    stage.page.execute(listen, Vec::new()).await?;
    stage.click("#share").await?;
    let copied: String = stage.page.execute("return window.copied", Vec::new()).await?.convert()?;
    ensure!(copied.contains(&format!(": {first}%")), "{copied}");
    stage.open("/eureka").await?;
    stage.find(".eureka .puzzle").await?;
    let kept = stage.page.execute("return localStorage.getItem('manyworlds.eureka')", Vec::new()).await?;
    let kept: Value = serde_json::from_str(&kept.convert::<String>()?)?;
    ensure!(kept[format!("{game} {DATE}")]["percent"] == first, "the first try counts: {kept}");
    Ok(())
}

pub(crate) async fn the_turn_of_a_day_is_found_in_multiuniversum([stage]: &[Stage; 1]) -> anyhow::Result<()> {
    both_lines(stage, "multiuniversum").await
}

pub(crate) async fn the_turn_of_a_day_is_found_in_multiverse([stage]: &[Stage; 1]) -> anyhow::Result<()> {
    both_lines(stage, "multiverse").await
}
