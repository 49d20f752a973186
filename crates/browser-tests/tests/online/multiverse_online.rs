//! Multiverse on the server, from two browsers: the draft, "Just roll!", and a server that is killed.

use anyhow::{bail, ensure};
use browser_tests::{Key, Stage, Wanted, sit_together_quickly};

/// More turns than it takes until anything has happened.
const TURNS: u32 = 400;

/// One person after the other acts, as long as they are asked, until something has happened; at the latest when
/// the sign for one of them is on their screen.
async fn play_until(
    stages: &[Stage; 2],
    signs: [Option<&str>; 2],
    wanted: Wanted,
    dice: &mut u64,
    happened: impl AsyncFn() -> anyhow::Result<bool>,
) -> anyhow::Result<()> {
    for _ in 0..TURNS {
        for (stage, sign) in stages.iter().zip(signs) {
            if happened().await? {
                return Ok(());
            }
            stage.play_while_asked(sign, wanted, dice).await?;
        }
    }
    bail!("it did not happen within {TURNS} turns")
}

pub(crate) async fn two_draft_at_once_and_nobody_sees_what_the_other_keeps(
    stages: &[Stage; 2],
) -> anyhow::Result<()> {
    let [ada, bob] = stages;
    sit_together_quickly([ada, bob], "multiverse").await?;
    bob.as_phone().await?;
    for round in 1..=4 {
        let pack = ada.texts(".dcard strong").await?;
        ensure!(pack.len() == 6 - round, "{pack:?}");
        ada.click(".dcard.pick").await?;
        let before = ada.move_number().await?;
        ada.click("#confirm").await?;
        ada.wait_for_move_after(before).await?;
        // Ada waits; Bob sees that she has chosen, and not what.
        ensure!(!ada.is_there("#confirm").await?, "she has chosen");
        bob.find(".stat .ok").await?;
        if round == 2 {
            bob.as_phone().await?;
            ensure!(bob.overflow().await? == 0, "the draft fits a phone");
            // What was seen is remembered, also by a page that was loaded anew.
            bob.resize(1280, 800).await?;
            let seen = bob.texts(".dcard strong").await?;
            bob.page.refresh().await?;
            bob.find(".dcard.pick").await?;
            ensure!(bob.texts(".dcard strong").await? == seen, "the same pack");
            ensure!(bob.texts(".mems li").await?.len() == 1, "what was passed on");
        }
        bob.click(".dcard.pick").await?;
        let (hers, his) = (ada.move_number().await?, bob.move_number().await?);
        bob.click("#confirm").await?;
        bob.wait_for_move_after(his).await?;
        ada.wait_for_move_after(hers).await?;
    }
    // With two players the packs change hands: what Ada saw last, Bob has seen, too.
    for stage in stages {
        stage.find(".board").await?;
        stage.click(".tok.swap").await?;
        stage.click(".rowb .tok.swap").await?;
    }
    let before = bob.move_number().await?;
    ada.click("#confirm").await?;
    // Nobody sees a formation before both have laid theirs.
    bob.find(".board").await?;
    bob.find(".stat .ok").await?;
    bob.wait_for_move_after(before).await?;
    bob.let_land().await?;
    bob.click("#confirm").await?;
    for stage in stages {
        stage.find(".panel").await?;
    }
    Ok(())
}

pub(crate) async fn just_roll_is_asked_of_whoever_holds_the_scepter_and_answered_by_standing_orders(
    stages: &[Stage; 2],
) -> anyhow::Result<()> {
    let [ada, bob] = stages;
    let dice = &mut 11;
    sit_together_quickly([ada, bob], "multiverse").await?;
    bob.as_phone().await?;
    let objects = ".offer[data-action=roll]";
    play_until(stages, [None, Some(objects)], Wanted::NOTHING, dice, async || bob.is_there(objects).await)
        .await?;
    // Both sides of it.
    ada.find(".waitc").await?;
    ensure!(!ada.is_there(".offer").await?, "Ada waits");
    let objection = bob.find(objects).await?;
    bob.click_offer(&objection).await?;
    let said = async |what: &str| Ok(ada.texts("#log").await?.concat().contains(what));
    ada.wait_until("Ada reads it", async || said("said: “Just roll!”").await).await?;
    // From now on Bob never objects, and is not asked any more.
    give_orders(bob, "never").await?;
    bob.press(Key::Escape).await?;
    let asked = async || bob.is_there(objects).await;
    play_until(stages, [None, Some(objects)], Wanted::NOTHING, dice, async || {
        ensure!(!asked().await?, "Bob is asked although he never objects");
        said("let it be").await
    })
    .await?;
    // And now always.
    give_orders(bob, "always").await?;
    bob.press(Key::Escape).await?;
    let before = ada.texts("#log").await?.concat().matches("said: “Just roll!”").count();
    play_until(stages, [None, Some(objects)], Wanted::NOTHING, dice, async || {
        ensure!(!asked().await?, "Bob is asked although he always objects");
        Ok(ada.texts("#log").await?.concat().matches("said: “Just roll!”").count() > before)
    })
    .await
}

/// Gives the same standing order for every colour; the sheet stays open.
async fn give_orders(stage: &Stage, order: &str) -> anyhow::Result<()> {
    stage.click("#menu").await?;
    stage.click("[data-do=orders]").await?;
    for colour in ["green", "white", "red", "yellow", "blue"] {
        stage.click(&format!(".orders [data-do='order {colour} {order}']")).await?;
        stage.find(&format!(".orders [data-do='order {colour} {order}'][aria-checked=true]")).await?;
    }
    Ok(())
}

pub(crate) async fn a_jump_goes_on_after_the_server_was_killed(stages: &[Stage; 2]) -> anyhow::Result<()> {
    let [ada, bob] = stages;
    sit_together_quickly([ada, bob], "multiverse").await?;
    bob.as_phone().await?;
    // In the middle of a jump: somebody may repeat a roll.
    let repeat = ".offer[data-action=repeat]";
    let asked = async || Ok(ada.is_there(repeat).await? || bob.is_there(repeat).await?);
    play_until(stages, [Some(repeat); 2], Wanted::ENCOUNTERS, &mut 5, asked).await?;
    let jumper = if ada.is_there(repeat).await? { ada } else { bob };
    let (number, tiles) = (jumper.move_number().await?, jumper.texts(".jts").await?);
    ada.cut_off().await?;
    jumper.find("#alarm p").await?;
    ada.server()?.restart().await?;
    for stage in stages {
        // Both find back by themselves, and see what they saw.
        stage.is_gone("#alarm p").await?;
    }
    jumper.find(repeat).await?;
    ensure!(jumper.move_number().await? == number && jumper.texts(".jts").await? == tiles);
    let kept = jumper.find(".offer[data-action=stand]").await?;
    jumper.click_offer(&kept).await?;
    ensure!(jumper.move_number().await? != number, "the jump goes on");
    Ok(())
}
