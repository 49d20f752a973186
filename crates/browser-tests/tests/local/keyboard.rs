//! Everything by keyboard alone.

use anyhow::ensure;
use browser_tests::{Key, Stage};

pub(crate) async fn turns_are_played_without_a_mouse([stage]: &[Stage; 1]) -> anyhow::Result<()> {
    stage.as_phone().await?;
    stage.open("/?bots=sensible&seed=1&pace=0").await?;
    // To French, and then to the start button, by tabbing alone.
    stage.tab_to("button[lang=fr]").await?;
    stage.press(Key::Enter).await?;
    stage.tab_to("#start").await?;
    stage.press(Key::Enter).await?;
    stage.find(".card:focus").await?;
    ensure!(stage.overflow().await? == 0, "the French table fits a phone");
    stage.play_cards_by_keyboard(14).await?;
    // Taking back switches its own button off; the focus does not get lost with it.
    while !stage.has_focus(".card").await? {
        stage.play_cards_by_keyboard(1).await?;
    }
    let before = stage.move_number().await?;
    stage.type_keys("2").await?;
    stage.wait_for_move_after(before).await?;
    if stage.is_there("#undo:enabled").await? {
        stage.tab_to("#undo").await?;
        let before = stage.move_number().await?;
        stage.press(Key::Enter).await?;
        stage.wait_for_move_after(before).await?;
    }
    stage.find(".card:focus, #undo:focus").await?;
    Ok(())
}

pub(crate) async fn the_keys_one_two_and_three_use_the_card_with_the_focus(
    [stage]: &[Stage; 1],
) -> anyhow::Result<()> {
    stage.open("/?bots=sensible&seed=1&pace=0").await?;
    stage.start_game(2).await?;
    for (key, told) in [("2", "You prepared"), ("3", "You discarded"), ("1", "You")] {
        stage.find(".card:focus").await?;
        // A card that can be played here is found by the arrows.
        while key == "1" && stage.is_there(".card:focus .slot.lit.no").await? {
            stage.press(Key::Right).await?;
        }
        let before = stage.move_number().await?;
        stage.type_keys(key).await?;
        stage.wait_for_move_after(before).await?;
        // A player who does not see the table is told.
        let news = stage.find("#told").await?.inner_html().await?;
        ensure!(news.contains(told), "{key}: {news}");
    }
    Ok(())
}

pub(crate) async fn what_is_opened_keeps_the_focus_and_gives_it_back(
    [stage]: &[Stage; 1],
) -> anyhow::Result<()> {
    stage.open("/?bots=sensible&seed=1&pace=0").await?;
    stage.start_game(2).await?;
    stage.tab_to("#menu").await?;
    stage.press(Key::Enter).await?;
    stage.find(".dlg :focus").await?;
    for step in 0..12 {
        let shift = if step < 8 { String::new() } else { Key::Shift.value().to_string() };
        stage.type_keys(format!("{shift}{}", Key::Tab.value())).await?;
        ensure!(stage.has_focus(".dlg *").await?, "the focus left at step {step}");
    }
    stage.press(Key::Escape).await?;
    stage.find("#menu:focus").await?;
    // The tip of a thing comes with the focus and goes with Escape.
    stage.tab_to("#pass").await?;
    stage.find("#tip:not([hidden])").await?;
    stage.press(Key::Escape).await?;
    stage.find("#tip[hidden]").await.map(drop)
}

pub(crate) async fn multiverse_is_played_without_a_mouse([stage]: &[Stage; 1]) -> anyhow::Result<()> {
    stage.open("/?bots=sensible&seed=3&pace=0").await?;
    stage.tab_to("[data-game=multiverse] a").await?;
    stage.press(Key::Enter).await?;
    stage.find("#encounters").await?;
    stage.tab_to("#start").await?;
    stage.press(Key::Enter).await?;
    // The draft, the formation, and some turns.
    stage.play_worlds_by_keyboard(20).await
}
