//! Two people at a table on the server, each in a browser of their own.

use anyhow::ensure;

use crate::stage::Stage;

/// Ada opens a table and gets its link.
pub async fn open_table(ada: &Stage, game: &str) -> anyhow::Result<String> {
    ada.open(&format!("/new/{game}")).await?;
    ada.click("#players option[value='2']").await?;
    ada.click("#where label:nth-of-type(3) input").await?;
    ada.click("#start").await?;
    let link = ada.find("#address").await?.value().await?.unwrap_or_default();
    ensure!(link.contains("/t/") && link.contains("?key="), "{link}");
    Ok(link)
}

/// Ada opens a table, and Bob sits down there with her link.
pub async fn sit_together([ada, bob]: [&Stage; 2], game: &str) -> anyhow::Result<()> {
    let link = open_table(ada, game).await?;
    bob.page.goto(&link).await?;
    bob.click("#sit-down").await?;
    start_table([ada, bob]).await
}

/// Ada starts the table at which Bob sits.
pub async fn start_table([ada, bob]: [&Stage; 2]) -> anyhow::Result<()> {
    ada.click("#start-table:enabled").await?;
    for stage in [ada, bob] {
        stage.find("#turn").await?;
    }
    Ok(())
}

/// Ada and Bob sit at a table where nobody watches each step.
pub async fn sit_together_quickly(stages: [&Stage; 2], game: &str) -> anyhow::Result<()> {
    sit_together(stages, game).await?;
    let path = stages[0].place().await?;
    for stage in stages {
        stage.open(&format!("{path}?pace=0")).await?;
        stage.find("#turn").await?;
    }
    Ok(())
}
