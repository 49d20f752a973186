//! The first page.

use browser_tests::play;
use thirtyfour::By;
use thirtyfour::prelude::ElementQueryable as _;

#[tokio::test]
async fn the_page_loads_and_the_worker_answers() -> anyhow::Result<()> {
    play("start", async |stage| {
        stage.open("/").await?;
        let answer = stage.page.query(By::Id("answer")).first().await?;
        assert_eq!(answer.text().await?, "\"hello\"");
        stage.screenshot("start").await
    })
    .await
}
