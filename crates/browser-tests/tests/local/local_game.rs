//! Local games against bots, played by clicking.

use anyhow::ensure;
use browser_tests::{Stage, Wanted};

use crate::shared_screen::only_whoever_looks_is_told;

pub(crate) async fn a_whole_game_against_a_bot_is_played_by_clicking(
    [stage]: &[Stage; 1],
) -> anyhow::Result<()> {
    stage.prefer_motion().await?;
    stage.open("/?bots=sensible&seed=1&pace=0").await?;
    stage.start_game(2).await?;
    stage.point(10, Wanted::SEALS, &mut 1).await?;
    // Everything flies to the end, but nobody watches any more.
    stage.hurry(10).await?;
    let clicks = stage.play_to_the_end(Wanted::SEALS, 1).await?;
    ensure!(clicks > 20, "a game takes more than {clicks} clicks");
    let sheet = stage.text("#score").await?;
    ensure!(sheet.contains("Curie") && sheet.contains("Total"), "{sheet}");
    stage.click("#again").await?;
    stage.find(".offer").await?;
    ensure!(!stage.is_there("#score").await?, "a new game has begun");
    Ok(())
}

pub(crate) async fn the_strongest_bot_answers_every_turn([stage]: &[Stage; 1]) -> anyhow::Result<()> {
    for game in ["multiuniversum", "multiverse"] {
        stage.open(&format!("/?game={game}&seed=1&pace=0")).await?;
        stage.click("#bots option[value='expert']").await?;
        stage.start_game(2).await?;
        stage.point(12, Wanted::SEALS, &mut 7).await?;
        stage.find(".offer, .pick").await?;
    }
    Ok(())
}

pub(crate) async fn a_solo_game_on_a_phone_ends_among_the_best_scores(
    [stage]: &[Stage; 1],
) -> anyhow::Result<()> {
    stage.as_phone().await?;
    stage.open("/?bots=sensible&seed=1&pace=0").await?;
    stage.find("#start").await?;
    ensure!(stage.overflow().await? == 0, "the page fits a phone");
    ensure!(!stage.is_there(".best").await?, "nobody has played here yet");
    stage.click("#short").await?;
    stage.start_game(1).await?;
    ensure!(stage.overflow().await? == 0, "the table fits a phone");
    stage.play_to_the_end(Wanted::SEALS, 2).await?;
    let lost = stage.out_of_reach("#score .acts .btn").await?;
    ensure!(lost.is_empty() && stage.is_there("#watch").await?, "out of reach: {lost:?}");
    stage.click("#home").await?;
    stage.find("#now-multiuniversum").await?;
    stage.open("/new/multiuniversum").await?;
    let best = stage.text(".best li").await?;
    ensure!(best.contains("DP against") && best.contains("Short game"), "{best}");
    stage.page.refresh().await?;
    stage.find(".best li").await.map(drop)
}

pub(crate) async fn an_action_is_taken_back_and_a_refusal_says_why(
    [stage]: &[Stage; 1],
) -> anyhow::Result<()> {
    // A transformer's portal can hardly be sealed on the first turn: whoever was dealt the card for it is told so.
    for seed in 1.. {
        stage.open(&format!("/?bots=sensible&seed={seed}&pace=0")).await?;
        stage.start_game(5).await?;
        stage.find(".offer").await?;
        if stage.is_there(".slot.lit.no").await? {
            break;
        }
    }
    let before = stage.text("#log").await?;
    // The card says it in short, and the whole sentence with its rule when one points at it.
    let refused = stage.find(".slot.lit.no").await?;
    ensure!(refused.text().await?.contains("needs"));
    let why = refused.attr("data-tip").await?.unwrap_or_default();
    ensure!(why.contains("Still needs") && why.contains("(MU-C4)"), "{why}");
    let prepare = stage.find(".offer[data-action^='prepare']").await?;
    stage.click_offer(&prepare).await?;
    ensure!(stage.text("#log").await? != before);
    let number = stage.move_number().await?;
    stage.click("#undo").await?;
    stage.find(".offer[data-action^='prepare']").await?;
    stage.wait_for_move_after(number).await?;
    ensure!(stage.text("#log").await? == before, "what was taken back is not told any more");
    ensure!(stage.find("#undo").await?.attr("disabled").await?.is_some());
    Ok(())
}

pub(crate) async fn french_is_one_click_away_and_remembered([stage]: &[Stage; 1]) -> anyhow::Result<()> {
    stage.open("/?bots=sensible&seed=1&pace=0").await?;
    stage.click("button[lang=fr]").await?;
    stage.start_game(3).await?;
    let turn = stage.find("#turn").await?.inner_html().await?;
    ensure!(turn.contains("vous"), "{turn}");
    stage.open("/?bots=sensible&seed=1").await?;
    stage.find("html[lang=fr]").await?;
    ensure!(stage.text("#start").await? == "Commencer");
    Ok(())
}

pub(crate) async fn a_card_is_dragged_and_a_stack_is_arranged_by_dragging(
    [stage]: &[Stage; 1],
) -> anyhow::Result<()> {
    stage.open("/?bots=sensible&seed=1&pace=0").await?;
    stage.start_game(2).await?;
    stage.let_land().await?;
    let card = stage.find(".card.pick").await?;
    let number = card.attr("data-card").await?.unwrap_or_default();
    let before = stage.move_number().await?;
    stage.drag(&card, &stage.find(".pile.disc").await?).await?;
    stage.wait_for_move_after(before).await?;
    stage.find(&format!(".pile.disc [data-key=c{number}]")).await?;
    // The ability of the first transformer.
    stage.play_until(".dlg.arr .ap:nth-child(2)", Wanted::STACKS, 3).await?;
    stage.let_land().await?;
    let before = stage.texts(".ap > b").await?;
    stage.drag(&stage.find(".ap .grab").await?, &stage.find(".ap:last-child .grab").await?).await?;
    stage.let_land().await?;
    let mut turned = before.clone();
    turned.rotate_left(1);
    let after = stage.texts(".ap > b").await?;
    ensure!(after == turned, "{before:?} became {after:?}");
    let confirm = stage.find("#confirm").await?;
    stage.click_offer(&confirm).await?;
    ensure!(!stage.is_there(".dlg.arr").await?);
    Ok(())
}

pub(crate) async fn a_finger_that_rests_on_a_card_reads_it([stage]: &[Stage; 1]) -> anyhow::Result<()> {
    stage.as_phone().await?;
    stage.open("/?bots=sensible&seed=1&pace=0").await?;
    stage.start_game(2).await?;
    stage.let_land().await?;
    let card = stage.find(".fc").await?;
    stage.touch(&card).await?;
    let told = stage.text("#tip:not([hidden])").await?;
    stage.let_go().await?;
    ensure!(!told.is_empty() && !stage.is_there(".fc.sel").await?, "{told}");
    // A short touch chooses the card as ever.
    stage.touch(&card).await?;
    stage.let_go().await?;
    stage.find(".fc.sel").await?;
    stage.find("#tip[hidden]").await.map(drop)
}

/// A radio button that is clicked before a game, with its option.
type Variant = &'static [(&'static str, u8)];

pub(crate) async fn every_variant_is_played_by_a_page_that_knows_nothing_but_its_own_view(
    [stage]: &[Stage; 1],
) -> anyhow::Result<()> {
    const VARIANTS: [(u8, Variant); 3] =
        [(2, &[("scoring", 3)]), (3, &[("scoring", 2), ("used-tools", 2)]), (5, &[("preset", 2)])];
    stage.listen_to_worker().await?;
    for (players, chosen) in VARIANTS {
        stage.open("/new/multiuniversum?bots=sensible&seed=2&pace=0").await?;
        for (option, value) in chosen {
            stage.click(&format!("#{option} label:nth-of-type({value})")).await?;
        }
        stage.start_game(players).await?;
        stage.play_to_the_end(Wanted::SEALS, 5).await?;
        only_whoever_looks_is_told(&stage.heard_from_worker().await?)?;
    }
    Ok(())
}
