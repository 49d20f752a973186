//! The client as plain files in a folder of some host.

use anyhow::ensure;
use browser_tests::{PlainHost, Stage, Wanted};

/// What the page's own policy forbade it.
const LISTEN: &str = "window.forbidden = []; \
    document.addEventListener('securitypolicyviolation', event => window.forbidden.push(event.blockedURI))";

pub(crate) async fn a_copy_without_a_server_plays_in_any_folder([stage]: &[Stage; 1]) -> anyhow::Result<()> {
    stage.let_files_be_kept().await?;
    let host = PlainHost::start("/games/here/").await?;
    let open = async |place: &str| {
        stage.page.goto(format!("{}{place}", host.address)).await?;
        anyhow::Ok(())
    };
    let was_allowed = async || {
        let forbidden: Vec<String> =
            stage.page.execute("return window.forbidden", Vec::new()).await?.convert()?;
        ensure!(forbidden.is_empty(), "the page's policy forbade {forbidden:?}");
        Ok(())
    };
    stage.run_on_every_page(LISTEN).await?;
    // What a host shows for an unknown address leads to a place of the page.
    open("404.html").await?;
    stage.find(".nowhere").await?;
    was_allowed().await?;
    stage.click(".nowhere .btn").await?;
    stage.find("#now-multiverse").await?;
    ensure!(!stage.is_there(".head .nav[href$='/lobby']").await?, "without a server there is no lobby");

    open("?/new/multiuniversum&bots=sensible&seed=1&pace=0").await?;
    stage.start_game(3).await?;
    ensure!(stage.page.current_url().await?.query() == Some("/play&bots=sensible&seed=1&pace=0"));
    let mut dice = 9;
    stage.play_times(5, Wanted::NOTHING, &mut dice).await?;
    stage.find(".offer").await?;
    let number = stage.move_number().await?;
    stage.page.refresh().await?;
    stage.find(".offer").await?;
    ensure!(stage.move_number().await? == number, "nothing is lost");
    was_allowed().await?;

    // From now on it needs no host any more, whatever the address looks like.
    stage.is_kept().await?;
    let address = host.address.clone();
    host.stop();
    let open = async |place: &str| {
        stage.page.goto(format!("{address}{place}")).await?;
        anyhow::Ok(())
    };
    open("?pace=0").await?;
    stage.click("#left-here a").await?;
    stage.find(".offer").await?;
    ensure!(stage.move_number().await? == number);
    open("?/new/multiverse&bots=sensible&seed=1&pace=0").await?;
    stage.start_game(2).await?;
    stage.play_times(5, Wanted::ENCOUNTERS, &mut dice).await?;
    was_allowed().await?;
    open("rules/multiverse#MV-T4").await?;
    stage.find("#MV-T4").await?;
    ensure!(stage.page.current_url().await?.query() == Some("/rules/multiverse"));
    open("?/learn/multiuniversum").await?;
    stage.find(".mu[data-move]").await?;
    for (place, sign) in [("?/games", ".stats"), ("?/scores", ".scores"), ("?/settings", ".settings")] {
        open(place).await?;
        stage.find(sign).await?;
        ensure!(!stage.is_there("#alarm p").await?, "{place} asks nobody");
    }
    open("?/lobby").await?;
    stage.find(".lobby .none").await?;
    open("?/t/nothing").await?;
    ensure!(stage.text(".nowhere h1").await?.contains("no server"));
    was_allowed().await
}
