//! Looking back on a game: the graph, luck and skill that add up, and decisions beside the expert's.

use anyhow::{Context as _, ensure};
use browser_tests::Stage;

/// A number as the page writes it.
fn number(text: &str) -> anyhow::Result<i32> {
    // The marks that a framework leaves between texts are no part of them.
    text.replace("<!---->", "")
        .replace('−', "-")
        .trim_start_matches('+')
        .trim()
        .parse()
        .with_context(|| format!("{text} is a number"))
}

/// The review of a record, to its end.
async fn look_back(stage: &Stage, name: &str) -> anyhow::Result<()> {
    stage.open_record(name).await?;
    stage.open("/review/file?worlds=40").await?;
    stage.find(".review .graph").await?;
    // While it is worked out there is a bar; then there is none.
    stage.is_reviewed().await?;
    // Start, luck and skill make the result.
    let rows = stage.texts(".review .luck .by").await?;
    ensure!(rows.len() >= 4, "{rows:?}");
    let changes: i32 = rows.iter().map(|row| number(row)).sum::<anyhow::Result<i32>>()?;
    let sum = stage.texts(".review .method").await?.concat();
    let numbers: Vec<i32> = sum
        .split(|letter: char| !(letter.is_ascii_digit() || "+−".contains(letter)))
        .filter(|part| !part.is_empty())
        .map(number)
        .collect::<anyhow::Result<_>>()?;
    let [start, change, result] = numbers[..] else { anyhow::bail!("{sum}") };
    ensure!(start + changes == result && changes == change, "{sum}: {rows:?}");
    // The last of the list is another decision than the dearest.
    let before = stage.texts(".review .moment h2").await?.concat();
    stage.click(".review .decisions .more").await?;
    stage.click(".review .decisions li:last-child button").await?;
    stage.find(".review .decisions li:last-child button[aria-current='true']").await?;
    let after = stage.texts(".review .moment h2").await?.concat();
    ensure!(!before.is_empty() && !after.is_empty());
    // What was done and what the expert would have done are drawn, and told to whoever cannot see it.
    stage.find(".review .moment .figure .drawn svg").await?;
    let told = stage.texts(".review .moment .figure .unseen").await?;
    ensure!(!told.is_empty() && told.iter().all(|text| !text.is_empty()), "{told:?}");
    stage.find(".review .decisions .drawn svg").await?;
    stage.find(".review .graph.wide .prize").await?;
    stage.is_accessible(&format!("the review of {name}")).await?;
    ensure!(stage.overflow().await? == 0, "it fits the page");
    stage.as_phone().await?;
    ensure!(stage.overflow().await? == 0, "it fits a phone");
    stage.resize(1280, 800).await?;
    // What was found is kept: after a reload nothing is worked out again.
    stage.page.refresh().await?;
    stage.find(".review .decisions li").await?;
    ensure!(!stage.is_there(".review progress").await?, "a kept review is shown at once");
    // From a decision to the game itself.
    let link = stage.find(".review .watch").await?;
    let address = link.attr("href").await?.context("a link leads somewhere")?;
    link.click().await?;
    stage.find(".rbar").await?;
    let at = address.split("at=").nth(1).and_then(|rest| rest.split('&').next()).context("a moment")?;
    stage.find(&format!("[data-move='{at}']")).await.map(drop)
}

pub(crate) async fn a_game_of_multiuniversum_is_looked_back_on([stage]: &[Stage; 1]) -> anyhow::Result<()> {
    look_back(stage, "multiuniversum-alone").await
}

pub(crate) async fn a_game_of_multiverse_is_looked_back_on([stage]: &[Stage; 1]) -> anyhow::Result<()> {
    look_back(stage, "multiverse-2").await
}
