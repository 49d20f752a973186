//! Everything by keyboard alone.

use anyhow::ensure;
use browser_tests::{Key, play};

#[tokio::test]
async fn turns_are_played_without_a_mouse() -> anyhow::Result<()> {
    play("keyboard", async |stage| {
        stage.as_phone().await?;
        stage.open("/?seed=1").await?;
        stage.find("#start").await?;
        // To French, and then to the start button, by tabbing alone.
        while !stage.has_focus("button[lang=fr]").await? {
            stage.press(Key::Tab).await?;
        }
        stage.press(Key::Enter).await?;
        stage.screenshot("new-game-phone-french").await?;
        while !stage.has_focus("#start").await? {
            stage.press(Key::Tab).await?;
        }
        stage.press(Key::Enter).await?;
        stage.find(".offer").await?;
        stage.screenshot("table-phone-french").await?;
        ensure!(stage.overflow().await? == 0, "the French table fits a phone");
        // The choices are new after each action, but the focus is on one of them.
        for turn in 0..12 {
            stage.find(".offer:focus").await?;
            for _ in 0..turn % 3 {
                // Not past the last of them: what comes then is not an action.
                if !stage.has_focus(".offer:last-child").await? {
                    stage.press(Key::Tab).await?;
                }
            }
            let before = stage.move_number().await?;
            stage.press(Key::Enter).await?;
            stage.wait_for_move_after(before).await?;
        }
        // Taking back switches its own button off; the focus does not get lost with it.
        let prepare = stage.find(".offer[data-action^='prepare']").await?;
        while !stage.has_focus("[data-action^='prepare']").await? {
            stage.press(Key::Tab).await?;
        }
        let before = stage.move_number().await?;
        prepare.send_keys(Key::Enter).await?;
        stage.wait_for_move_after(before).await?;
        while !stage.has_focus("#undo").await? {
            stage.press(Key::Tab).await?;
        }
        let before = stage.move_number().await?;
        stage.press(Key::Enter).await?;
        stage.wait_for_move_after(before).await?;
        while !stage.has_focus(".offer, #undo:enabled").await? {
            tokio::task::yield_now().await;
        }
        Ok(())
    })
    .await
}
