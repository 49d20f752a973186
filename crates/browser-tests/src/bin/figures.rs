//! How quick the page is in a real browser: `cargo xtask bench web`.

use std::time::Instant;

use anyhow::Context as _;
use browser_tests::{Browsers, Source, Stage, Wanted};

/// So often an own action is timed.
const ACTIONS: usize = 200;

/// Notes when the page can be used, when something was clicked, and when the next move was on the screen.
const WATCH: &str = "window.times = { ready: 0, click: 0, waits: [] }; \
    addEventListener('click', event => { if (event.target.closest('.offer')) times.click = performance.now(); }, true); \
    new MutationObserver(changes => { \
        if (!times.ready && document.querySelector('#now-multiuniversum')) times.ready = performance.now(); \
        if (times.click && changes.some(one => one.attributeName == 'data-move')) { \
            const click = times.click; times.click = 0; \
            requestAnimationFrame(() => times.waits.push(performance.now() - click)); \
        } \
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-move'] })";

/// Counts the pictures drawn while something flies.
const COUNT: &str = "window.drawn = { pictures: 0, time: 0 }; let last = 0; \
    const draw = now => { \
        const flies = document.getAnimations().some(one => !(one instanceof CSSAnimation)); \
        if (flies && last) { drawn.pictures += 1; drawn.time += now - last; } \
        last = flies ? now : 0; requestAnimationFrame(draw); }; \
    requestAnimationFrame(draw)";

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let browsers = Browsers::new(Source::Server);
    let outcome = browsers.play("figures", measure).await;
    browsers.quit().await;
    outcome
}

async fn measure([stage]: &[Stage; 1]) -> anyhow::Result<()> {
    stage.let_files_be_kept().await?;
    stage.run_on_every_page(WATCH).await?;
    first_page(stage).await?;
    actions(stage).await?;
    flights(stage).await?;
    for name in ["multiuniversum-2", "multiverse-2"] {
        review(stage, name).await?;
    }
    Ok(())
}

/// What comes over the wire, and when the page can be used.
async fn first_page(stage: &Stage) -> anyhow::Result<()> {
    println!("first page: {} KiB over the wire", stage.first_page_bytes().await? / 1024);
    let mut ready = Vec::new();
    for _ in 0..9 {
        stage.page.delete_all_cookies().await?;
        stage.open("/").await?;
        stage.find("#now-multiuniversum").await?;
        ready.push(number(stage, "return times.ready").await?);
    }
    ready.sort_by(f64::total_cmp);
    println!("time until it can be used: median {:.0} ms, slowest {:.0} ms", ready[4], ready[8]);
    Ok(())
}

/// From the click to the picture that shows what came of it, in a game in this browser.
async fn actions(stage: &Stage) -> anyhow::Result<()> {
    let mut waits: Vec<f64> = Vec::new();
    for seed in 0.. {
        stage.open(&format!("/new/multiuniversum?bots=sensible&seed={seed}&pace=0")).await?;
        stage.start_game(3).await?;
        stage.point(60, Wanted::SEALS, &mut seed.clone()).await?;
        waits.extend(stage.page.execute("return times.waits", Vec::new()).await?.convert::<Vec<f64>>()?);
        if waits.len() >= ACTIONS {
            break;
        }
    }
    waits.sort_by(f64::total_cmp);
    let at = |share: usize| waits.get((waits.len() - 1) * share / 100).copied().unwrap_or_default();
    println!(
        "click to new frame, {} actions: median {:.0} ms, 99 % within {:.0} ms",
        waits.len(),
        at(50),
        at(99)
    );
    Ok(())
}

/// Pictures a second while cards fly.
async fn flights(stage: &Stage) -> anyhow::Result<()> {
    stage.prefer_motion().await?;
    stage.open("/new/multiuniversum?bots=sensible&seed=1").await?;
    stage.start_game(3).await?;
    stage.page.execute(COUNT, Vec::new()).await?;
    stage.point(12, Wanted::SEALS, &mut 3).await?;
    let rate = number(stage, "return drawn.pictures * 1000 / drawn.time").await?;
    println!("while cards fly: {rate:.0} pictures a second");
    Ok(())
}

/// How long the whole review of a game for two takes, from the first look at its page.
async fn review(stage: &Stage, name: &str) -> anyhow::Result<()> {
    stage.open_record(name).await?;
    let start = Instant::now();
    stage.open("/review/file").await?;
    stage.find(".review .moment").await?;
    let first = start.elapsed();
    stage.is_reviewed().await?;
    let decisions = stage.texts(".review .decisions h2 em").await?.concat();
    println!(
        "review of {name}: the first decision after {:.1} s, all of it after {:.1} s ({decisions})",
        first.as_secs_f64(),
        start.elapsed().as_secs_f64(),
    );
    Ok(())
}

async fn number(stage: &Stage, script: &str) -> anyhow::Result<f64> {
    let value = stage.page.execute(script, Vec::new()).await?;
    value.json().as_f64().context("the page answers with a number")
}
