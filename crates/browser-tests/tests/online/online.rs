//! Tables on the server, from several browsers.

use anyhow::{Context as _, ensure};
use browser_tests::{Key, Stage, Wanted, open_table, sit_together, sit_together_quickly, start_table};
use futures_util::future::try_join;

pub(crate) async fn the_doors_lead_to_a_game_at_once([stage]: &[Stage; 1]) -> anyhow::Result<()> {
    stage.prefer_dark().await?;
    stage.open("/").await?;
    stage.find("#now-multiuniversum").await?;
    stage.as_phone().await?;
    ensure!(stage.overflow().await? == 0, "the page fits a phone");
    stage.click("#now-multiverse").await?;
    stage.find(".pick").await?;
    ensure!(stage.place().await? == "/play");
    // Back leads home, and an address that leads nowhere says so.
    stage.page.back().await?;
    stage.find("#now-multiuniversum").await?;
    stage.click(".head .nav[href^='/rules']").await?;
    stage.fill("#search-rules", "discard").await?;
    stage.find("#MU-T4 mark").await?;
    ensure!(!stage.is_there("#MU-P2").await?, "only what was searched is shown");
    stage.open("/rules/multiverse#MV-T4").await?;
    stage.find("#MV-T4:target").await?;
    stage.open("/no/such/page").await?;
    stage.click(".nowhere .btn").await?;
    stage.find("#now-multiverse").await.map(drop)
}

pub(crate) async fn friends_wait_for_each_other([ada, bob]: &[Stage; 2]) -> anyhow::Result<()> {
    ada.prefer_dark().await?;
    for game in ["multiuniversum", "multiverse"] {
        bob.resize(1280, 800).await?;
        let link = open_table(ada, game).await?;
        ada.find(".arch.free").await?;
        ada.is_accessible("the waiting room of whoever opened the table").await?;
        bob.page.goto(&link).await?;
        bob.click("#sit-down").await?;
        bob.find("#leave").await?;
        bob.as_phone().await?;
        ensure!(bob.overflow().await? == 0, "the waiting room fits a phone");
        bob.is_accessible("the waiting room of a guest").await?;
        bob.click("button[lang=fr]").await?;
        bob.find("html[lang=fr]").await?;
        ensure!(bob.overflow().await? == 0, "the waiting room fits a phone in French, too");
        bob.click("button[lang=en]").await?;
        bob.find("html[lang=en]").await?;
        start_table([ada, bob]).await?;
    }
    Ok(())
}

pub(crate) async fn friends_play_multiverse_from_two_browsers_to_the_end(
    stages: &[Stage; 2],
) -> anyhow::Result<()> {
    sit_together_quickly([&stages[0], &stages[1]], "multiverse").await?;
    stages[1].as_phone().await?;
    // Both at once, each when it is their turn.
    try_join(
        stages[0].play_to_the_end(Wanted::ENCOUNTERS, 1),
        stages[1].play_to_the_end(Wanted::ENCOUNTERS, 2),
    )
    .await?;
    // A moment of the game that one shares is the one that the other sees, with the same eyes.
    let (ada, bob) = (&stages[0], &stages[1]);
    let path = stages[0].place().await?;
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
    ada.press(Key::Escape).await?;
    ada.click("#again").await?;
    ada.find(".arch").await?;
    bob.click(".rematch a").await?;
    bob.find(".arch").await?;
    ensure!(ada.place().await? == bob.place().await?);
    Ok(())
}

pub(crate) async fn seats_that_stay_empty_go_to_bots_with_one_click_and_clocks_run(
    [stage]: &[Stage; 1],
) -> anyhow::Result<()> {
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
        stage.click("#fill-and-start").await?;
        stage.find("#turn").await?;
        // The time of whoever is waited for runs down before one's eyes.
        let mine = ".clk[data-clock='1']";
        let before = stage.text(mine).await?;
        stage.wait_until("the clock runs", async || Ok(stage.text(mine).await? != before)).await?;
        stage.let_land().await?;
        stage.is_accessible("a table with a clock").await?;
        stage.as_phone().await?;
        stage.find(mine).await?;
        ensure!(stage.overflow().await? == 0, "the clock fits a phone");
        stage.resize(1280, 800).await?;
    }
    Ok(())
}

/// In seconds: a person who is away for so long can be replaced.
const AWAY_AFTER: &str = "2";

pub(crate) async fn a_bot_goes_on_for_whoever_stays_away_and_nobody_has_to_be_heard(
    [ada, bob]: &[Stage; 2],
) -> anyhow::Result<()> {
    ada.server()?.restart_with(&["--away-after", AWAY_AFTER]).await?;
    sit_together([ada, bob], "multiuniversum").await?;
    bob.as_phone().await?;
    let path = bob.place().await?;
    // What Bob says is not for everybody's ears.
    bob.click("#talk").await?;
    bob.fill("#say", "Hurry up!").await?;
    bob.press(Key::Enter).await?;
    ada.click("#talk").await?;
    ada.wait_until("Ada reads it", async || Ok(ada.text(".chat ol").await?.contains("Hurry up!"))).await?;
    ada.is_accessible("the people at a table").await?;
    ada.click("[data-mute=false]").await?;
    ada.find("[data-mute=true]").await?;
    ada.wait_until("Ada is spared", async || Ok(!ada.text(".chat ol").await?.contains("Hurry up!"))).await?;
    ada.click("[data-mute=true]").await?;
    ada.wait_until("Ada hears him again", async || Ok(ada.text(".chat ol").await?.contains("Hurry up!")))
        .await?;
    ada.press(Key::Escape).await?;
    // It is Bob's turn, and he goes away: a bot goes on for him until he is back.
    ada.click("#pass").await?;
    bob.find(".mineturn, .fc.pick").await?;
    bob.open("/rules/multiuniversum").await?;
    ada.find("#vote-2").await.context("Ada is told that Bob is away")?;
    ada.is_accessible("a table that somebody left").await?;
    ada.click("#vote-2").await?;
    ada.is_gone(".talk .notice").await?;
    bob.open(&path).await?;
    bob.find("#come-back").await?;
    bob.click("#come-back").await?;
    bob.is_gone("#come-back").await
}

pub(crate) async fn friends_play_multiuniversum_and_find_the_table_again(
    stages: &[Stage; 2],
) -> anyhow::Result<()> {
    let [ada, bob] = stages;
    sit_together([ada, bob], "multiuniversum").await?;
    bob.as_phone().await?;
    let mut dice = 3;
    for _ in 0..6 {
        for stage in stages {
            stage.play_if_asked(Wanted::SEALS, &mut dice).await?;
        }
    }
    // A reload shows the table as it is; from home it is one click away.
    bob.page.refresh().await?;
    bob.find("#turn").await?;
    bob.open("/").await?;
    bob.click("aside li a").await?;
    bob.find("#turn").await.map(drop)
}

pub(crate) async fn whoever_looks_on_sees_the_table_and_no_hand(
    [ada, bob, eve]: &[Stage; 3],
) -> anyhow::Result<()> {
    sit_together([ada, bob], "multiuniversum").await?;
    let path = ada.place().await?;
    eve.open(&path).await?;
    eve.find("#turn").await?;
    ensure!(!eve.is_there(".offer").await? && !eve.is_there("[data-card]").await?, "a hand is nobody else's");
    let before = eve.move_number().await?;
    ada.play_on(Wanted::NOTHING, &mut 7).await?;
    eve.wait_for_move_after(before).await?;
    eve.as_phone().await?;
    ensure!(eve.overflow().await? == 0, "the table fits a phone");
    Ok(())
}

pub(crate) async fn a_turn_goes_on_after_the_server_was_killed(stages: &[Stage; 2]) -> anyhow::Result<()> {
    let [ada, bob] = stages;
    sit_together([ada, bob], "multiuniversum").await?;
    bob.as_phone().await?;
    let mut dice = 5;
    // Ada begins; unless she passes, she is in the middle of her turn.
    ada.play_on(Wanted::NOTHING, &mut dice).await?;
    let (number, log) = (ada.move_number().await?, ada.text("#log").await?);
    ada.cut_off().await?;
    ada.find("#alarm p").await?;
    ada.server()?.restart().await?;
    for stage in stages {
        // Both find back by themselves, and see what Ada saw; Bob may not have been told of her move before.
        stage.is_gone("#alarm p").await?;
        stage
            .wait_until("what was acknowledged is there", async || Ok(stage.move_number().await? == number))
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
}
