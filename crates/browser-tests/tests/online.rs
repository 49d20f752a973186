//! Tables on the server, from several browsers.

use anyhow::ensure;
use browser_tests::{Stage, Wanted, play, play_together};

#[tokio::test]
async fn the_doors_lead_to_a_game_at_once() -> anyhow::Result<()> {
    play("home", async |stage| {
        stage.prefer_dark().await?;
        stage.open("/").await?;
        stage.find("#now-multiuniversum").await?;
        stage.screenshot("home").await?;
        stage.as_phone().await?;
        ensure!(stage.overflow().await? == 0, "the page fits a phone");
        stage.screenshot("home-phone").await?;
        stage.click("#now-multiverse").await?;
        stage.find(".offer").await?;
        ensure!(stage.page.current_url().await?.path() == "/play");
        // Back leads home, and an address that leads nowhere says so.
        stage.page.back().await?;
        stage.find("#now-multiuniversum").await?;
        stage.click(".head .nav").await?;
        stage.fill("#search-rules", "discard").await?;
        stage.find("#MU-T4 mark").await?;
        ensure!(!stage.is_there("#MU-P2").await?, "only what was searched is shown");
        stage.screenshot("rules").await?;
        stage.open("/rules/multiverse#MV-T4").await?;
        stage.find("#MV-T4:target").await?;
        stage.open("/no/such/page").await?;
        stage.click(".nowhere .btn").await?;
        stage.find("#now-multiverse").await.map(drop)
    })
    .await
}

/// Ada opens a table, and Bob sits down there with her link.
async fn sit_together([ada, bob]: [&Stage; 2], game: &str) -> anyhow::Result<()> {
    ada.open(&format!("/new/{game}")).await?;
    ada.click("#players option[value='2']").await?;
    ada.click("#where label:nth-of-type(2) input").await?;
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

#[tokio::test]
async fn friends_play_multiverse_from_two_browsers_to_the_end() -> anyhow::Result<()> {
    play_together("online-multiverse", async |stages: &[Stage; 2]| {
        sit_together([&stages[0], &stages[1]], "multiverse").await?;
        let mut dice = 1;
        while !stages[0].is_there("#score").await? {
            for stage in stages {
                if stage.is_there(".offer").await? {
                    stage.play_on(Wanted::ENCOUNTERS, &mut dice).await?;
                }
            }
        }
        for stage in stages {
            stage.find("#score").await?;
        }
        stages[0].screenshot("online-score").await
    })
    .await
}

#[tokio::test]
async fn friends_play_multiuniversum_and_find_the_table_again() -> anyhow::Result<()> {
    play_together("online-multiuniversum", async |stages: &[Stage; 2]| {
        sit_together([&stages[0], &stages[1]], "multiuniversum").await?;
        let [ada, bob] = stages;
        let mut dice = 3;
        for _ in 0..6 {
            for stage in stages {
                if stage.is_there(".offer").await? {
                    stage.play_on(Wanted::SEALS, &mut dice).await?;
                }
            }
        }
        ada.screenshot("online-table").await?;
        // A reload shows the table as it is; from home it is one click away.
        bob.page.refresh().await?;
        bob.find("#turn").await?;
        bob.open("/").await?;
        bob.click("aside li a").await?;
        bob.find("#turn").await.map(drop)
    })
    .await
}

#[tokio::test]
async fn whoever_looks_on_sees_the_table_and_no_hand() -> anyhow::Result<()> {
    play_together("spectator", async |[ada, bob, eve]: &[Stage; 3]| {
        sit_together([ada, bob], "multiuniversum").await?;
        let path = ada.page.current_url().await?.path().to_owned();
        eve.open(&path).await?;
        eve.find("#turn").await?;
        eve.screenshot("spectator").await?;
        ensure!(
            !eve.is_there(".offer").await? && !eve.is_there("[data-card]").await?,
            "a hand is nobody else's"
        );
        let before = eve.move_number().await?;
        ada.play_on(Wanted::NOTHING, &mut 7).await?;
        eve.wait_for_move_after(before).await?;
        eve.as_phone().await?;
        ensure!(eve.overflow().await? == 0, "the table fits a phone");
        eve.screenshot("spectator-phone").await
    })
    .await
}

#[tokio::test]
async fn a_turn_goes_on_after_the_server_was_killed() -> anyhow::Result<()> {
    play_together("killed", async |stages: &[Stage; 2]| {
        sit_together([&stages[0], &stages[1]], "multiuniversum").await?;
        let [ada, _] = stages;
        let mut dice = 5;
        // Ada begins, and is in the middle of her turn.
        ada.play_on(Wanted::NOTHING, &mut dice).await?;
        let (number, log) = (ada.move_number().await?, ada.text("#log").await?);
        ada.server.kill().await?;
        ada.find("#alarm p").await?;
        ada.screenshot("server-lost").await?;
        ada.server.restart().await?;
        for stage in stages {
            // Both find back by themselves, and see what they saw.
            while stage.is_there("#alarm p").await? {
                tokio::task::yield_now().await;
            }
            ensure!(stage.move_number().await? == number);
        }
        ensure!(ada.text("#log").await? == log);
        ada.find(".offer").await?;
        ada.play_on(Wanted::NOTHING, &mut dice).await?;
        ensure!(ada.move_number().await? != number, "the game goes on");
        Ok(())
    })
    .await
}
