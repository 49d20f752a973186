//! Two people at a table on the server, each in a browser of their own.

use anyhow::ensure;

use crate::Stage;

/// Ada opens a table, and Bob sits down there with her link.
pub async fn sit_together([ada, bob]: [&Stage; 2], game: &str) -> anyhow::Result<()> {
    ada.open(&format!("/new/{game}")).await?;
    ada.click("#players option[value='2']").await?;
    ada.click("#where label:nth-of-type(3) input").await?;
    ada.click("#start").await?;
    let link = ada.find("#address").await?.value().await?.unwrap_or_default();
    ensure!(link.contains("/t/") && link.contains("?key="), "{link}");
    ada.find(".arch.free").await?;
    ada.screenshot(&format!("waiting-{game}")).await?;
    bob.page.goto(&link).await?;
    bob.click("#sit-down").await?;
    bob.find("#leave").await?;
    bob.as_phone().await?;
    ensure!(bob.overflow().await? == 0, "the waiting room fits a phone");
    bob.screenshot(&format!("waiting-{game}-phone")).await?;
    bob.click("button[lang=fr]").await?;
    bob.find("html[lang=fr]").await?;
    ensure!(bob.overflow().await? == 0, "the waiting room fits a phone in French, too");
    bob.click("button[lang=en]").await?;
    bob.find("html[lang=en]").await?;
    ada.find("#start-table:enabled").await?.click().await?;
    for stage in [ada, bob] {
        stage.find("#turn").await?;
    }
    Ok(())
}

/// The same for a table at which nobody watches each step.
pub async fn sit_together_quickly(stages: [&Stage; 2], game: &str) -> anyhow::Result<()> {
    sit_together(stages, game).await?;
    let path = stages[0].page.current_url().await?.path().to_owned();
    for stage in stages {
        stage.open(&format!("{path}?pace=0")).await?;
        stage.find("#turn").await?;
    }
    Ok(())
}
