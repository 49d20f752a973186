//! A game by keyboard alone, through the door that leads to a new table.

use anyhow::ensure;
use browser_tests::{Key, Stage};

pub(crate) async fn a_whole_game_from_home_to_the_rematch_without_a_mouse(
    [stage]: &[Stage; 1],
) -> anyhow::Result<()> {
    stage
        .run_on_every_page(
            "window.pressed = 0; addEventListener('pointerdown', () => { pressed += 1; }, true)",
        )
        .await?;
    stage.open("/?bots=sensible&pace=0").await?;
    // Through the door to a new table: the arrows go from friends to bots, and letters choose in a list.
    stage.tab_to(".door.multiuniversum a[href*='/new/']").await?;
    stage.press(Key::Enter).await?;
    stage.find("#where").await?;
    stage.tab_to("#where input").await?;
    while !stage.is_there("#where label:first-of-type :checked").await? {
        stage.press(Key::Left).await?;
    }
    stage.tab_to("#players").await?;
    stage.type_keys("2").await?;
    stage.tab_to("#short").await?;
    stage.type_keys(" ").await?;
    stage.find("#short:checked").await?;
    // The same dice each time, so that the story always ends alike.
    let seed = "history.replaceState(null, '', location.href + '&seed=4')";
    stage.page.execute(seed, Vec::new()).await?;
    stage.press(Key::Enter).await?;
    stage.find(".card:focus").await?;
    ensure!(stage.texts(".rival").await?.len() <= 1, "a game for two");
    stage.play_cards_by_keyboard_to_the_end().await?;
    // The way on has the focus.
    stage.find("#score #again:focus").await?;
    stage.is_accessible("the score sheet").await?;
    stage.press(Key::Enter).await?;
    stage.find(".card:focus").await?;
    ensure!(!stage.is_there("#score").await?, "another game");
    stage.play_cards_by_keyboard(2).await?;
    let pressed = stage.page.execute("return window.pressed", Vec::new()).await?.convert::<u32>()?;
    ensure!(pressed == 0, "a mouse was pressed {pressed} times");
    Ok(())
}
