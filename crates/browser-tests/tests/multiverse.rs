//! Multiverse against bots, played by clicking.

use anyhow::ensure;
use browser_tests::{Stage, Wanted, play};

#[tokio::test]
async fn a_whole_game_of_multiverse_is_played_by_clicking() -> anyhow::Result<()> {
    play("multiverse", async |stage| {
        stage.prefer_dark().await?;
        stage.open("/?bots=sensible&seed=1").await?;
        stage.click(".game[data-game=multiverse] a").await?;
        stage.screenshot("multiverse-new-game").await?;
        stage.start_game(2).await?;
        stage.find(".offer[data-action^=keep]").await?;
        stage.screenshot("multiverse-draft").await?;
        stage.play_until(".offer[data-action^=place]", Wanted::NOTHING, 1).await?;
        stage.screenshot("multiverse-forming").await?;
        stage.play_until(".offer[data-action^=switch]", Wanted::NOTHING, 1).await?;
        ensure!(stage.is_there(".world-columns li").await?, "the columns show");
        // The way to a world is on the table, too.
        stage.play_until(".reach", Wanted::ENCOUNTERS, 1).await?;
        stage.screenshot("multiverse-table").await?;
        let before = stage.move_number().await?;
        stage.click(".reach").await?;
        stage.wait_for_move_after(before).await?;
        stage.play_until(".offer[data-action=visit]", Wanted::ENCOUNTERS, 1).await?;
        stage.screenshot("multiverse-encounter").await?;
        stage.play_to_the_end(Wanted::ENCOUNTERS, 1).await?;
        stage.screenshot("multiverse-score").await?;
        let sheet = stage.text("#score table").await?;
        ensure!(sheet.contains("Curie") && sheet.contains("Captured tokens"), "{sheet}");
        stage.click("#again").await?;
        stage.find(".offer[data-action^=keep]").await?;
        ensure!(!stage.is_there("#score").await?, "a new game has begun");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn six_play_multiverse_in_french_on_a_phone() -> anyhow::Result<()> {
    async fn look(stage: &Stage, name: &str) -> anyhow::Result<()> {
        stage.screenshot(&format!("multiverse-phone-{name}")).await?;
        let overflow = stage.overflow().await?;
        ensure!(overflow == 0, "{name} is {overflow} pixels too wide for a phone");
        Ok(())
    }
    play("multiverse-phone", async |stage| {
        stage.as_phone().await?;
        stage.open("/?game=multiverse&bots=sensible&seed=2").await?;
        stage.click("button[lang=fr]").await?;
        look(stage, "new-game").await?;
        stage.start_game(6).await?;
        stage.find(".offer[data-action^=keep]").await?;
        look(stage, "draft").await?;
        stage.play_until(".offer[data-action^=place]", Wanted::NOTHING, 2).await?;
        look(stage, "forming").await?;
        stage.play_until(".offer[data-action^=switch]", Wanted::NOTHING, 2).await?;
        look(stage, "table").await?;
        for turn in 0..8 {
            stage.play_on(Wanted::ENCOUNTERS, &mut (turn * 977)).await?;
            ensure!(stage.overflow().await? == 0, "turn {turn} fits a phone");
        }
        look(stage, "later").await?;
        stage.play_to_the_end(Wanted::ENCOUNTERS, 2).await?;
        look(stage, "score").await
    })
    .await
}

#[tokio::test]
async fn whoever_holds_the_scepter_may_say_just_roll() -> anyhow::Result<()> {
    play("just-roll", async |stage| {
        stage.open("/?game=multiverse&bots=sensible&seed=4").await?;
        stage.start_game(2).await?;
        stage.play_until(".offer[data-action=roll]", Wanted::NOTHING, 4).await?;
        stage.screenshot("multiverse-just-roll").await?;
        let prompt = stage.text("#prompt").await?;
        ensure!(prompt.starts_with("Curie switches") && prompt.contains("“Just roll!”"), "{prompt}");
        let objection = stage.find(".offer[data-action=roll]").await?;
        stage.click_offer(&objection).await?;
        let log = stage.text("#log").await?;
        ensure!(log.contains("You said: “Just roll!”"), "{log}");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_chance_that_is_none_is_refused_in_one_sentence() -> anyhow::Result<()> {
    play("stability", async |stage| {
        stage.open("/?game=multiverse&bots=sensible&seed=5").await?;
        stage.fill("#stability", "7/3").await?;
        stage.click("#start").await?;
        let wrong = stage.text("#wrong-option").await?;
        ensure!(wrong.contains("a fraction between 0 and 1") && wrong.contains("7/3"), "{wrong}");
        stage.screenshot("multiverse-options").await?;
        stage.fill("#stability", "2/3").await?;
        ensure!(stage.text("#wrong-option").await?.is_empty(), "it is right now");
        stage.start_game(6).await?;
        stage.find(".offer[data-action^=keep]").await.map(drop)
    })
    .await
}
