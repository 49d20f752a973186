//! Tables on the server, from several browsers.

use std::time::{Duration, Instant};

use anyhow::ensure;
use browser_tests::{Stage, Wanted, play, play_together, sit_together, sit_together_quickly};
use thirtyfour::Key;

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
        stage.find(".pick").await?;
        ensure!(stage.page.current_url().await?.path() == "/play");
        // Back leads home, and an address that leads nowhere says so.
        stage.page.back().await?;
        stage.find("#now-multiuniversum").await?;
        stage.click(".head .nav[href^='/rules']").await?;
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

#[tokio::test]
async fn friends_play_multiverse_from_two_browsers_to_the_end() -> anyhow::Result<()> {
    play_together("online-multiverse", async |stages: &[Stage; 2]| {
        sit_together_quickly([&stages[0], &stages[1]], "multiverse").await?;
        let mut dice = 1;
        while !stages[0].is_there("#score").await? {
            for stage in stages {
                stage.play_if_asked(Wanted::ENCOUNTERS, &mut dice).await?;
            }
        }
        for stage in stages {
            stage.play_to_the_end(Wanted::NOTHING, 1).await?;
        }
        stages[0].screenshot("online-score").await?;
        // A moment of the game that one shares is the one that the other sees, with the same eyes.
        let (ada, bob) = (&stages[0], &stages[1]);
        let path = stages[0].page.current_url().await?.path().to_owned();
        let table = path.trim_start_matches("/t/").to_owned();
        ada.open(&format!("/replay/{table}?at=12&eyes=2&pace=0")).await?;
        ada.find("[data-move='12']").await?;
        ada.click("#replay-share").await?;
        ada.find(".rsaid:not(:empty)").await?;
        let moment = ada.page.current_url().await?.to_string();
        bob.page.goto(&moment).await?;
        bob.find("[data-move='12']").await?;
        bob.find("#replay-eyes-2[aria-pressed='true']").await?;
        bob.open(&format!("/fair/{table}")).await?;
        bob.find(".fair:not(.bad) .verdict").await?;
        ensure!(bob.texts(".nonces li").await?.len() == 3, "both added to the dice");
        for stage in stages {
            stage.open(&format!("{path}?pace=0")).await?;
            stage.find("#score, #to-score").await?;
            stage.play_to_the_end(Wanted::NOTHING, 1).await?;
        }
        // What one says the other reads, and a rematch asked for by one is open to the other.
        let [ada, bob] = stages;
        ada.click("#talk").await?;
        ada.fill("#say", "Well played, Bob").await?;
        ada.press(Key::Enter).await?;
        ada.find(".chat li b").await?;
        bob.find("#talk .unread").await?;
        bob.click("#talk").await?;
        ensure!(bob.text(".chat ol").await?.contains("Well played, Bob"));
        bob.click(".reactions button:nth-child(2)").await?;
        ada.find(".bubbles p").await?;
        ada.screenshot("talk").await?;
        ada.press(Key::Escape).await?;
        ada.click("#again").await?;
        ada.find(".arch").await?;
        bob.click(".rematch a").await?;
        bob.find(".arch").await?;
        ensure!(ada.page.current_url().await?.path() == bob.page.current_url().await?.path());
        Ok(())
    })
    .await
}

#[tokio::test]
async fn seats_that_stay_empty_go_to_bots_with_one_click_and_clocks_run() -> anyhow::Result<()> {
    play("fill-up", async |stage| {
        stage.prefer_dark().await?;
        for (game, players) in [("multiuniversum", "4"), ("multiverse", "3")] {
            stage.open(&format!("/new/{game}")).await?;
            stage.click(&format!("#players option[value='{players}']")).await?;
            stage.click("#where label:nth-of-type(3) input").await?;
            stage.click("#clock label:nth-of-type(2)").await?;
            stage.click("#start").await?;
            stage.find(".arch.free").await?;
            let facts = stage.texts(".facts li").await?;
            ensure!(facts.iter().any(|fact| fact.starts_with("2 minutes a turn")), "{facts:?}");
            stage.screenshot(&format!("waiting-dark-{game}")).await?;
            stage.is_accessible("a waiting room").await?;
            stage.click("#fill-and-start").await?;
            stage.find("#turn").await?;
            // The time of whoever is waited for runs down before one's eyes.
            let mine = ".clk[data-clock='1']";
            let before = stage.text(mine).await?;
            stage.wait_until("the clock runs", async || Ok(stage.text(mine).await? != before)).await?;
            stage.let_land().await?;
            stage.is_accessible("a table with a clock").await?;
            stage.screenshot(&format!("clock-{game}")).await?;
            stage.as_phone().await?;
            stage.find(mine).await?;
            ensure!(stage.overflow().await? == 0, "the clock fits a phone");
            stage.screenshot(&format!("clock-{game}-phone")).await?;
            stage.resize(1280, 800).await?;
        }
        Ok(())
    })
    .await
}

/// Somebody may be away for two minutes before the others can do anything about it.
const LONG: Duration = Duration::from_secs(240);

#[tokio::test]
async fn a_bot_goes_on_for_whoever_stays_away_and_nobody_has_to_be_heard() -> anyhow::Result<()> {
    play_together("away", async |[ada, bob]: &[Stage; 2]| {
        sit_together([ada, bob], "multiuniversum").await?;
        let path = bob.page.current_url().await?.path().to_owned();
        // What Bob says is not for everybody's ears.
        bob.click("#talk").await?;
        bob.fill("#say", "Hurry up!").await?;
        bob.press(Key::Enter).await?;
        ada.click("#talk").await?;
        ada.wait_until("Ada reads it", async || Ok(ada.text(".chat ol").await?.contains("Hurry up!")))
            .await?;
        ada.is_accessible("the people at a table").await?;
        ada.screenshot("people").await?;
        ada.click("[data-mute=false]").await?;
        ada.find("[data-mute=true]").await?;
        ada.wait_until("Ada is spared", async || Ok(!ada.text(".chat ol").await?.contains("Hurry up!")))
            .await?;
        ada.click("[data-mute=true]").await?;
        ada.wait_until("Ada hears him again", async || Ok(ada.text(".chat ol").await?.contains("Hurry up!")))
            .await?;
        ada.press(Key::Escape).await?;
        // It is Bob's turn, and he goes away: a bot goes on for him until he is back.
        ada.click("#pass").await?;
        bob.find(".mineturn, .fc.pick").await?;
        bob.open("/rules/multiuniversum").await?;
        let since = Instant::now();
        while !ada.is_there("#vote-2").await? {
            ensure!(since.elapsed() < LONG, "nobody says that Bob is away");
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
        ada.screenshot("away").await?;
        ada.is_accessible("a table that somebody left").await?;
        ada.click("#vote-2").await?;
        ada.is_gone(".talk .notice").await?;
        bob.open(&path).await?;
        bob.find("#come-back").await?;
        bob.screenshot("stand-in").await?;
        bob.click("#come-back").await?;
        bob.is_gone("#come-back").await
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
                stage.play_if_asked(Wanted::SEALS, &mut dice).await?;
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
        // Ada begins; unless she passes, she is in the middle of her turn.
        ada.play_on(Wanted::NOTHING, &mut dice).await?;
        let (number, log) = (ada.move_number().await?, ada.text("#log").await?);
        ada.server.kill().await?;
        ada.find("#alarm p").await?;
        ada.screenshot("server-lost").await?;
        ada.server.restart().await?;
        for stage in stages {
            // Both find back by themselves, and see what Ada saw; Bob may not have been told of her move before.
            stage.is_gone("#alarm p").await?;
            stage
                .wait_until("what was acknowledged is there", async || {
                    Ok(stage.move_number().await? == number)
                })
                .await?;
        }
        ensure!(ada.text("#log").await? == log);
        ada.wait_until("the game goes on", async || {
            for stage in stages {
                stage.play_if_asked(Wanted::NOTHING, &mut dice).await?;
            }
            Ok(ada.move_number().await? != number)
        })
        .await
    })
    .await
}
