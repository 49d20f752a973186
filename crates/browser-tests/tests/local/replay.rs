//! Games that are over: replays at the games' own tables, records as files, and the check of their dice.

use anyhow::{Context as _, ensure};
use browser_tests::{Key, Stage, Wanted, record};

/// Waits until this move is shown.
async fn shows(stage: &Stage, number: u32) -> anyhow::Result<()> {
    stage.find(&format!("[data-move='{number}']")).await.map(drop)
}

/// Where the head of the time line is.
async fn value(stage: &Stage) -> anyhow::Result<u32> {
    Ok(stage.find(".tline").await?.attr("aria-valuenow").await?.context("a slider has a value")?.parse()?)
}

async fn last(stage: &Stage) -> anyhow::Result<u32> {
    Ok(stage.find(".tline").await?.attr("aria-valuemax").await?.context("a slider has an end")?.parse()?)
}

/// Everything that one can do with a replay.
async fn watch(stage: &Stage, name: &str, players: usize) -> anyhow::Result<()> {
    stage.open_record(name).await?;
    shows(stage, 1).await?;
    let last = last(stage).await?;
    // Step by step.
    for number in 2..=4 {
        stage.click("#replay-on").await?;
        shows(stage, number).await?;
    }
    stage.press(Key::Left).await?;
    shows(stage, 3).await?;
    stage.press(Key::End).await?;
    shows(stage, last).await?;
    // The bar on top agrees with the end.
    let winner = stage.text(".rpos b").await?;
    let winner = winner.trim_end_matches(" wins.");
    if name.starts_with("multiverse") {
        let first = stage.text(".race li:first-child").await?;
        ensure!(first.contains(winner), "{winner} wins, and {first} has most points");
    }
    // From turn to turn.
    stage.press(Key::PageUp).await?;
    let before = shown_other_than(stage, last).await?;
    stage.press(Key::PageDown).await?;
    ensure!(shown_other_than(stage, before).await? > before, "the next turn comes after {before}");
    stage.press(Key::Home).await?;
    shows(stage, 1).await?;
    // Anywhere on the time line.
    stage.find(".tline").await?.click().await?;
    let middle = shown_other_than(stage, 1).await?;
    ensure!(middle > 2 && middle < last, "the middle is move {middle} of {last}");
    let address = stage.page.current_url().await?.to_string();
    ensure!(address.contains(&format!("at={middle}")), "{address}");
    // With any eyes.
    ensure!(stage.texts(".rhand").await?.len() == players, "everybody's secrets are open");
    stage.click("#replay-eyes-2").await?;
    stage.find("#replay-eyes-2[aria-pressed='true']").await?;
    stage.wait_until("one hand is open", async || Ok(stage.texts(".rhand").await?.len() == 1)).await?;
    // The moment outlives a reload.
    stage.page.refresh().await?;
    shows(stage, middle).await?;
    stage.find("#replay-eyes-2[aria-pressed='true']").await?;
    // A line of the log leads back to its moment.
    let lines = stage.page.find_all(thirtyfour::By::Css(".tale .jump")).await?;
    let line = if name.starts_with("multiverse") { lines.first() } else { lines.last() };
    line.context("the log has lines")?.click().await?;
    let earlier = shown_other_than(stage, middle).await?;
    ensure!(earlier < middle, "move {earlier} came before {middle}");
    // By itself.
    stage.click("#replay-play").await?;
    stage.wait_until("it plays", async || Ok(value(stage).await? >= earlier + 2)).await?;
    stage.click("#replay-play").await?;
    stage.find("#replay-play[aria-label='Play']").await?;
    stage.is_accessible(&format!("a replay of {name}")).await?;
    ensure!(stage.overflow().await? == 0, "it fits the page");
    stage.as_phone().await?;
    stage.click("#replay-eyes-all").await?;
    stage.find("#replay-more").await?;
    ensure!(stage.overflow().await? == 0, "it fits a phone");
    // The sentence about a game without a link can be read.
    stage.click("#replay-more").await?;
    stage.click("#replay-share").await?;
    stage
        .wait_until("it is said", async || Ok(stage.text(".rsaid").await?.contains("not on a server")))
        .await?;
    ensure!(!stage.is_there(".rdlg").await?, "nothing lies over it");
    // Also while all draft.
    stage.press(Key::Home).await?;
    shows(stage, 1).await?;
    for selector in [".rways button", ".rsaid", "#replay-more"] {
        let beyond = stage.out_of_reach(selector).await?;
        ensure!(beyond.is_empty(), "out of reach: {beyond:?}");
    }
    stage.resize(1280, 800).await?;
    stage.page.back().await?;
    stage.find("#open-record").await.map(drop)
}

/// Waits until another move is shown, the one that the time line names, and says which.
async fn shown_other_than(stage: &Stage, number: u32) -> anyhow::Result<u32> {
    stage.wait_for_move_after(Some(number.to_string())).await?;
    // The last action of the moment is shown as it happened.
    let wanted = value(stage).await?;
    shows(stage, wanted).await?;
    stage.let_land().await?;
    Ok(wanted)
}

pub(crate) async fn a_game_of_multiuniversum_is_watched_again([stage]: &[Stage; 1]) -> anyhow::Result<()> {
    watch(stage, "multiuniversum-3", 3).await
}

pub(crate) async fn a_game_of_multiverse_is_watched_again([stage]: &[Stage; 1]) -> anyhow::Result<()> {
    watch(stage, "multiverse-4", 4).await
}

pub(crate) async fn a_record_that_was_changed_is_refused_and_its_dice_say_where(
    [stage]: &[Stage; 1],
) -> anyhow::Result<()> {
    let good = std::fs::read_to_string(record("multiverse-pledged"))?;
    stage.open("/?pace=0").await?;
    stage.find("#now-multiverse").await?;
    stage.drop_file(&good).await?;
    stage.find(".rbar").await?;
    stage.click("#replay-dice").await?;
    stage.find(".fair .verdict").await?;
    ensure!(stage.is_there(".fair:not(.bad)").await?, "every outcome is as it was rolled");
    ensure!(!stage.is_there("tr.wrong").await?);
    let told = stage.text(".outcomes").await?;
    ensure!(told.contains("Curie") && !told.contains("Sensible"), "bots are called as at the table");
    stage.is_accessible("the check of the dice").await?;
    stage.as_phone().await?;
    ensure!(stage.overflow().await? == 0, "it fits a phone");
    stage.resize(1280, 800).await?;
    // Somebody turns one roll round.
    let lines: Vec<&str> = good.lines().collect();
    let rolls: Vec<usize> = (0..lines.len()).filter(|&line| lines[line].contains("\"* change\"")).collect();
    let at = rolls[rolls.len() / 2];
    let mut changed: Vec<String> = lines.iter().map(|&line| line.to_owned()).collect();
    changed[at] = changed[at].replace("* change", "* stability");
    stage.drop_file(&(changed.join("\n") + "\n")).await?;
    stage.find(".no-record").await?;
    let said = stage.text(".no-record").await?;
    ensure!(said.contains(&format!("line {}", at + 1)), "{said}");
    stage.click("#see-where").await?;
    stage.find(".fair.bad").await?;
    ensure!(stage.is_there("tbody tr:first-child.wrong").await?, "what is wrong stands on top");
    stage.page.refresh().await?;
    stage.find(".fair.bad").await?;
    // A file that is no record at all is told in a sentence.
    stage.drop_file("hello").await?;
    stage.find(".no-record").await?;
    ensure!(stage.text(".no-record").await?.contains("line 1"));
    Ok(())
}

pub(crate) async fn one_plays_on_from_any_moment([stage]: &[Stage; 1]) -> anyhow::Result<()> {
    for name in ["multiuniversum-2", "multiverse-3"] {
        stage.open_record(name).await?;
        shows(stage, 1).await?;
        stage.find(".tline").await?.click().await?;
        shown_other_than(stage, 1).await?;
        stage.click("#replay-eyes-1").await?;
        stage.find("#replay-eyes-1[aria-pressed='true']").await?;
        stage.click("#replay-from-here").await?;
        stage.click("#replay-level-easy").await?;
        stage.click("#replay-play-on").await?;
        stage.find(".offer, .pick").await.context("one plays on")?;
        ensure!(stage.place().await? == "/play");
        stage.play_times(4, Wanted::NOTHING, &mut 3).await?;
        stage.page.refresh().await?;
        stage.find(".offer, .pick, #score").await.context("the game outlives a reload")?;
    }
    Ok(())
}

pub(crate) async fn a_game_in_this_browser_is_kept_and_opens_again(
    [stage]: &[Stage; 1],
) -> anyhow::Result<()> {
    stage.open("/new/multiverse?bots=sensible&seed=1&pace=0").await?;
    stage.start_game(2).await?;
    let mut dice = 5;
    let mut told = false;
    stage.play_until("[data-action='switch all']", Wanted::ENCOUNTERS, dice).await?;
    // A player who comes back is told what is new, sooner or later.
    for _ in 0..12 {
        stage.play_on(Wanted::ENCOUNTERS, &mut dice).await?;
        stage.page.refresh().await?;
        stage.find(".offer, .pick, #score").await?;
        told |= stage.is_there(".tale .news").await? && stage.is_there(".tale .fresh").await?;
        if told {
            break;
        }
    }
    ensure!(told, "what others did since is told");
    ensure!(stage.is_there(".seal").await?, "the dice are pledged");
    stage.play_to_the_end(Wanted::ENCOUNTERS, 5).await?;
    // The score sheet outlives a reload, and the game is kept once.
    stage.find("#watch").await?;
    stage.page.refresh().await?;
    stage.play_to_the_end(Wanted::NOTHING, 5).await?;
    stage.find("#watch").await?;
    stage.click("#dice").await?;
    stage.find(".fair:not(.bad) .verdict").await?;
    stage.open("/games").await?;
    stage.find("#kept-here li").await?;
    ensure!(stage.texts("#kept-here li").await?.len() == 1, "one game was played");
    stage.is_accessible("my games with a kept one").await?;
    stage.click("#kept-here li a").await?;
    stage.find(".rbar").await?;
    stage.page.refresh().await?;
    stage.find(".rbar").await?;
    ensure!(stage.place().await? == "/replay/here-1");
    stage.click("#replay-share").await?;
    ensure!(stage.text(".rsaid").await?.contains("Save its record"), "it says that nobody else can open it");
    Ok(())
}
