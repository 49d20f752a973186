//! A page that is loaded anew in the middle of a game.

use anyhow::ensure;
use browser_tests::Stage;

/// Loads the page anew in the very moment in which it shows a move for the first time, and notes when it has ever shown
/// less than before.
const RELOAD_AT_ONCE: &str = "new MutationObserver(() => { \
    const shown = Number(document.querySelector('[data-move]')?.dataset.move ?? NaN); \
    const last = Number(sessionStorage.last ?? NaN); \
    if (shown < last) sessionStorage.lost = `${shown} after ${last}`; \
    if (shown > last) { sessionStorage.last = shown; location.reload(); } \
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-move'] })";

pub(crate) async fn a_move_that_was_seen_outlives_a_reload_in_that_moment(
    [stage]: &[Stage; 1],
) -> anyhow::Result<()> {
    stage.run_on_every_page(RELOAD_AT_ONCE).await?;
    stage.open("/new/multiuniversum?bots=sensible&seed=1&pace=0").await?;
    stage.start_game(2).await?;
    stage.find(".offer").await?;
    let watch = "sessionStorage.last = document.querySelector('[data-move]').dataset.move";
    stage.page.execute(watch, Vec::new()).await?;
    let stored = async |name: &str| -> anyhow::Result<Option<String>> {
        Ok(stage
            .page
            .execute(format!("return sessionStorage.{name} ?? null"), Vec::new())
            .await?
            .convert()?)
    };
    for _ in 0..10 {
        let before = stored("last").await?;
        // The page may be loaded anew at any moment: what is clicked is found and clicked in one go.
        let click = "document.querySelector('.offer[data-action^=discard]')?.click()";
        stage
            .wait_until("something is done, and the page was loaded anew", async || {
                let _ = stage.page.execute(click, Vec::new()).await;
                Ok(stored("last").await.is_ok_and(|last| last != before))
            })
            .await?;
        stage.find("[data-move]").await?;
    }
    let lost = stored("lost").await?;
    ensure!(lost.is_none(), "the page showed move {}", lost.unwrap_or_default());
    Ok(())
}
