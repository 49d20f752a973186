//! Multiverse against bots, played by clicking.

use anyhow::ensure;
use browser_tests::{Key, Stage, Wanted};

pub(crate) async fn a_whole_game_of_multiverse_is_played_by_clicking(
    [stage]: &[Stage; 1],
) -> anyhow::Result<()> {
    stage.prefer_dark().await?;
    stage.open("/?bots=sensible&seed=1&pace=0").await?;
    stage.click(".game[data-game=multiverse] a").await?;
    stage.start_game(2).await?;
    stage.find(".dcard.pick").await?;
    stage.play_until(".board", Wanted::NOTHING, 1).await?;
    stage.play_until(".sw.offer", Wanted::NOTHING, 1).await?;
    ensure!(stage.texts(".col").await?.len() == 5, "the columns show");
    // The way to a world is on the table, too.
    stage.play_until(".tok.lit", Wanted::ENCOUNTERS, 1).await?;
    let before = stage.move_number().await?;
    stage.click(".tok.lit").await?;
    stage.wait_for_move_after(before).await?;
    stage.play_until(".offer[data-action=visit]", Wanted::ENCOUNTERS, 1).await?;
    stage.play_to_the_end(Wanted::ENCOUNTERS, 1).await?;
    ensure!(stage.text("#score").await?.contains("Curie"));
    stage.click("#again").await?;
    stage.find(".dcard.pick").await?;
    ensure!(!stage.is_there("#score").await?, "a new game has begun");
    Ok(())
}

pub(crate) async fn three_to_five_play_multiverse_to_the_end([stage]: &[Stage; 1]) -> anyhow::Result<()> {
    for players in 3..=5 {
        stage.open("/?game=multiverse&bots=sensible&seed=6&pace=0").await?;
        stage.start_game(players).await?;
        stage.play_until(".tok.lit", Wanted::ENCOUNTERS, 6).await?;
        stage.play_to_the_end(Wanted::ENCOUNTERS, 6).await?;
    }
    Ok(())
}

pub(crate) async fn six_play_multiverse_in_french_on_a_phone([stage]: &[Stage; 1]) -> anyhow::Result<()> {
    async fn look(stage: &Stage, name: &str) -> anyhow::Result<()> {
        let overflow = stage.overflow().await?;
        ensure!(overflow == 0, "{name} is {overflow} pixels too wide for a phone");
        Ok(())
    }
    stage.as_phone().await?;
    stage.open("/?game=multiverse&bots=sensible&seed=2&pace=0").await?;
    stage.click("button[lang=fr]").await?;
    look(stage, "new-game").await?;
    stage.start_game(6).await?;
    stage.find(".dcard.pick").await?;
    look(stage, "draft").await?;
    stage.play_until(".board", Wanted::NOTHING, 2).await?;
    look(stage, "forming").await?;
    stage.play_until(".sw.offer", Wanted::NOTHING, 2).await?;
    look(stage, "table").await?;
    for turn in 0..8 {
        stage.point(1, Wanted::ENCOUNTERS, &mut (turn * 977)).await?;
        ensure!(stage.overflow().await? == 0, "turn {turn} fits a phone");
    }
    look(stage, "later").await?;
    stage.play_to_the_end(Wanted::ENCOUNTERS, 2).await?;
    look(stage, "score").await
}

pub(crate) async fn whoever_holds_the_scepter_may_say_just_roll([stage]: &[Stage; 1]) -> anyhow::Result<()> {
    stage.open("/?game=multiverse&bots=sensible&seed=4&pace=0").await?;
    stage.start_game(2).await?;
    stage.play_until(".offer[data-action=roll]", Wanted::NOTHING, 4).await?;
    let prompt = stage.texts("#prompt").await?.concat();
    ensure!(prompt.starts_with("Curie switches") && prompt.contains("“Just roll!”"), "{prompt}");
    let objection = stage.find(".offer[data-action=roll]").await?;
    stage.click_offer(&objection).await?;
    let log = stage.texts("#log").await?.concat();
    ensure!(log.contains("You said: “Just roll!”"), "{log}");
    Ok(())
}

pub(crate) async fn the_draft_goes_on_where_it_was_after_a_reload(
    [stage]: &[Stage; 1],
) -> anyhow::Result<()> {
    stage.open("/?game=multiverse&bots=sensible&seed=8&pace=0").await?;
    stage.start_game(4).await?;
    for _ in 0..2 {
        stage.click(".dcard.pick").await?;
        let before = stage.move_number().await?;
        stage.click("#confirm").await?;
        stage.wait_for_move_after(before).await?;
    }
    let worlds = stage.texts(".dcard strong").await?;
    ensure!(worlds.len() == 3, "{worlds:?}");
    stage.page.refresh().await?;
    stage.find(".dcard.pick").await?;
    ensure!(stage.texts(".dcard strong").await? == worlds, "the same pack");
    // Cards passed on are remembered.
    ensure!(stage.texts(".mems li").await?.len() == 2);
    Ok(())
}

pub(crate) async fn what_others_do_is_shown_step_by_step_and_can_be_skipped(
    [stage]: &[Stage; 1],
) -> anyhow::Result<()> {
    stage.open("/?game=multiverse&bots=sensible&seed=3&pace=900").await?;
    stage.start_game(3).await?;
    stage.play_until(".sw.offer", Wanted::NOTHING, 3).await?;
    stage.click(".sw.offer").await?;
    stage.find("[data-do=skip]").await?;
    ensure!(!stage.is_there(".offer").await?, "nothing can be done before it is all shown");
    stage.press(Key::Escape).await?;
    stage.find(".offer").await.map(drop)
}

pub(crate) async fn the_panel_has_two_looks_and_keeps_the_chosen_one(
    [stage]: &[Stage; 1],
) -> anyhow::Result<()> {
    stage.open("/?game=multiverse&bots=sensible&seed=9&pace=0").await?;
    stage.start_game(2).await?;
    stage.play_until(".panel.collector .sw.offer", Wanted::NOTHING, 9).await?;
    stage.click("#menu").await?;
    stage.click("[data-do='edition travel']").await?;
    stage.press(Key::Escape).await?;
    stage.find(".panel.travel").await?;
    stage.page.refresh().await?;
    stage.find(".panel.travel").await.map(drop)
}

pub(crate) async fn a_chance_that_is_none_is_refused_in_one_sentence(
    [stage]: &[Stage; 1],
) -> anyhow::Result<()> {
    stage.open("/?game=multiverse&bots=sensible&seed=5").await?;
    stage.fill("#stability", "7/3").await?;
    stage.click("#start").await?;
    let wrong = stage.text("#wrong-option").await?;
    ensure!(wrong.contains("a fraction between 0 and 1") && wrong.contains("7/3"), "{wrong}");
    stage.fill("#stability", "2/3").await?;
    ensure!(stage.text("#wrong-option").await?.is_empty(), "it is right now");
    stage.start_game(6).await?;
    stage.find(".dcard.pick").await.map(drop)
}

/// Remembers what the dialog of an identity revealed said.
const REMEMBER_REVEALED: &str = "window.revealed = ''; new MutationObserver(() => { \
    const shown = document.querySelector('.rvc'); if (shown) window.revealed = shown.innerText; \
    }).observe(document, { childList: true, subtree: true })";

pub(crate) async fn somebody_is_revealed_and_met_at_the_end([stage]: &[Stage; 1]) -> anyhow::Result<()> {
    stage.prefer_dark().await?;
    stage.run_on_every_page(REMEMBER_REVEALED).await?;
    // Not every game ends with a meeting in which one takes part or looks on long before the score sheet.
    stage.open("/?game=multiverse&bots=sensible&seed=7&pace=1").await?;
    stage.start_game(2).await?;
    stage.play_until("#to-score", Wanted::ENCOUNTERS, 7).await?;
    let revealed: String = stage.page.execute("return window.revealed", Vec::new()).await?.convert()?;
    ensure!(revealed.contains("revealed") && revealed.contains("3 points"), "{revealed}");
    let met = stage.text("#turn").await?;
    ensure!(met.contains("meet"), "{met}");
    stage.as_phone().await?;
    ensure!(stage.overflow().await? == 0, "the meeting fits a phone");
    stage.click("#to-score").await?;
    stage.find("#score").await?;
    // An element that fades in is there before WebDriver calls it visible.
    let score = "return document.querySelector('#score').textContent";
    let score: String = stage.page.execute(score, Vec::new()).await?.convert()?;
    ensure!(score.contains("+3"), "the meeting counts: {score}");
    Ok(())
}

pub(crate) async fn a_jump_is_played_colour_by_colour_with_the_cube_rolling(
    [stage]: &[Stage; 1],
) -> anyhow::Result<()> {
    // The example turn of the lesson is a chain whose rolls are known.
    stage.open("/learn/multiverse?pace=500").await?;
    stage.find(".tutor.lesson:not([hidden])").await?;
    stage.type_keys("e").await?;
    stage.find(".tutor[hidden]").await?;
    // The captured world has opened two others, and the cube of 14 faces falls.
    stage.find(".seat .new-tag").await?;
    stage.find(".die .rest > *:nth-child(14)").await?;
    for _ in 0..2 {
        stage.find("[data-action=stand]").await?;
        stage.type_keys("k").await?;
        stage.find("[data-do=skip]").await?;
    }
    let chain = stage.texts(".chain .enc").await?;
    ensure!(chain.len() == 1 && chain[0].matches("class=\"face\"").count() == 2, "{chain:?}");
    stage.find("[data-action=visit]").await.map(drop)
}
