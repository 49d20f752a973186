//! Stories played in a real browser against the real program: the stage is set here, the stories are in
//! `tests/stories`.
//!
//! `cargo xtask test browser` builds the program with its client and the client as plain files, says where they are in
//! `MANYWORLDS_BIN` and `MANYWORLDS_SITE`, and runs the stories.

mod browser;
mod local_game;
mod plain_host;
mod process;
mod records;
pub mod screens;
mod server;
mod together;

use std::panic::{AssertUnwindSafe, resume_unwind};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use anyhow::{Context as _, ensure};
use futures_util::FutureExt as _;
use serde_json::json;
pub use thirtyfour::Key;
use thirtyfour::{WebDriver, WebElement};

use crate::browser::{Browser, GLANCE, PATIENCE};
pub use crate::local_game::Wanted;
pub use crate::plain_host::PlainHost;
pub use crate::records::record;
pub use crate::server::Server;
pub use crate::together::{sit_together, sit_together_quickly};

/// What a story sees: a server of its own and a browser of its own.
pub struct Stage {
    /// The address of the server, without a slash at the end.
    pub address: String,
    /// The browser's only window.
    pub page: WebDriver,
    /// The server itself.
    pub server: Arc<Server>,
}

impl Stage {
    /// Opens a page of the server; the path starts with a slash.
    pub async fn open(&self, path: &str) -> anyhow::Result<()> {
        Ok(self.page.goto(format!("{}{path}", self.address)).await?)
    }

    /// Waits until something is so; `what` says in an error what that is.
    pub async fn wait_until(
        &self,
        what: &str,
        mut is_so: impl AsyncFnMut() -> anyhow::Result<bool>,
    ) -> anyhow::Result<()> {
        let since = Instant::now();
        while !is_so().await? {
            ensure!(since.elapsed() < PATIENCE, "it did not come to this: {what}");
            tokio::time::sleep(GLANCE).await;
        }
        Ok(())
    }

    /// Waits until nothing that the selector finds is there any more.
    pub async fn is_gone(&self, selector: &str) -> anyhow::Result<()> {
        self.wait_until(&format!("no {selector}"), async || Ok(!self.is_there(selector).await?)).await
    }

    /// Gives the page so much room: less than the window has, as a window has a frame.
    pub async fn resize(&self, width: u32, height: u32) -> anyhow::Result<()> {
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.devtools("Emulation.setDeviceMetricsOverride", size).await
    }

    /// Prefers a light page. Nothing flies.
    pub async fn prefer_light(&self) -> anyhow::Result<()> {
        self.prefer(json!([still(), { "name": "prefers-color-scheme", "value": "light" }])).await
    }

    /// Prefers a dark page, as most players do at night; a browser without a screen prefers a light one. Nothing flies:
    /// most stories have seen it.
    pub async fn prefer_dark(&self) -> anyhow::Result<()> {
        self.prefer(json!([still(), { "name": "prefers-color-scheme", "value": "dark" }])).await
    }

    /// Lets things fly.
    pub async fn prefer_motion(&self) -> anyhow::Result<()> {
        self.prefer(json!([])).await
    }

    async fn prefer(&self, features: serde_json::Value) -> anyhow::Result<()> {
        self.devtools("Emulation.setEmulatedMedia", json!({ "features": features })).await
    }

    /// Sees the page as somebody does who cannot tell some colours from others, or any: what Chromium calls
    /// `protanopia`, `deuteranopia`, `tritanopia` and `achromatopsia`; `none` sees all.
    pub async fn see_as(&self, deficiency: &str) -> anyhow::Result<()> {
        self.devtools("Emulation.setEmulatedVisionDeficiency", json!({ "type": deficiency })).await
    }

    /// How many bytes came over the wire for the first page, with everything that it shows.
    pub async fn first_page_bytes(&self) -> anyhow::Result<u64> {
        self.open("/").await?;
        // The drawings come when the code is there.
        for part in ["#now-multiverse", "symbol#u-play", "symbol#p-cat"] {
            self.find(part).await?;
        }
        let bytes = "return performance.getEntries().reduce((sum, one) => sum + (one.transferSize || 0), 0)";
        Ok(self.page.execute(bytes, Vec::new()).await?.convert()?)
    }

    /// Waits until the page needs no network any more.
    pub async fn is_kept(&self) -> anyhow::Result<()> {
        let active = "const done = arguments[0]; navigator.serviceWorker.ready.then(() => done(true))";
        ensure!(self.page.execute_async(active, Vec::new()).await?.convert::<bool>()?);
        Ok(())
    }

    /// Puts a finger on an element.
    pub async fn touch(&self, element: &WebElement) -> anyhow::Result<()> {
        let place = element.rect().await?;
        let point = json!({ "x": place.x + place.width / 2.0, "y": place.y + place.height / 2.0 });
        let event = json!({ "type": "touchStart", "touchPoints": [point] });
        self.devtools("Input.dispatchTouchEvent", event).await
    }

    /// Takes the finger away.
    pub async fn let_go(&self) -> anyhow::Result<()> {
        let event = json!({ "type": "touchEnd", "touchPoints": [] });
        self.devtools("Input.dispatchTouchEvent", event).await
    }

    /// Drags one element onto another with the mouse.
    pub async fn drag(&self, element: &WebElement, onto: &WebElement) -> anyhow::Result<()> {
        let chain = self.page.action_chain().click_and_hold_element(element);
        Ok(chain.move_by_offset(10, 10).move_to_element_center(onto).release().perform().await?)
    }

    /// From the next page on, everything that its worker says to it is remembered.
    pub async fn listen_to_worker(&self) -> anyhow::Result<()> {
        let listen = "window.heard = []; \
            window.Worker = class extends Worker { constructor(...all) { super(...all); \
            this.addEventListener('message', event => window.heard.push(event.data)); } }";
        self.run_on_every_page(listen).await
    }

    /// From the next page on, this script runs before anything else of the page.
    pub async fn run_on_every_page(&self, script: &str) -> anyhow::Result<()> {
        self.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script })).await
    }

    /// Everything that the worker has said to the page.
    pub async fn heard_from_worker(&self) -> anyhow::Result<Vec<serde_json::Value>> {
        let heard: Vec<String> = self.page.execute("return window.heard", Vec::new()).await?.convert()?;
        Ok(heard.iter().map(|text| serde_json::from_str(text)).collect::<Result<_, _>>()?)
    }

    /// Looks for what keeps people from using the page (WCAG 2.2 AA, and good practice). A tip that is just shown
    /// belongs to what it is about, and not to a part of the page.
    pub async fn is_accessible(&self, screen: &str) -> anyhow::Result<()> {
        let script = std::env::var("MANYWORLDS_AXE").context("MANYWORLDS_AXE says where axe.min.js lies")?;
        self.page.execute(std::fs::read_to_string(script)?, Vec::new()).await?;
        let run = "const done = arguments[0]; \
            const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']; \
            axe.run({ exclude: ['#tip', '.mu.over', '.mv.over'] }, { runOnly: tags }).then(found => done(found.violations.flatMap(rule => \
            rule.nodes.map(node => rule.id + ': ' + node.target + ' ' + node.failureSummary + ' ' + node.html.slice(0, 160)))))";
        let found: Vec<String> = self.page.execute_async(run, Vec::new()).await?.convert()?;
        ensure!(found.is_empty(), "{screen}:\n{}", found.join("\n"));
        Ok(())
    }

    async fn devtools(&self, command: &str, parameters: serde_json::Value) -> anyhow::Result<()> {
        self.page.cdp().send_raw(command, parameters).await?;
        Ok(())
    }

    /// Keeps what the window shows as `target/screenshots/NAME.png`.
    pub async fn screenshot(&self, name: &str) -> anyhow::Result<()> {
        let file = target_folder()?.join("screenshots").join(format!("{name}.png"));
        std::fs::create_dir_all(file.parent().context("the file lies in a folder")?)?;
        Ok(self.page.screenshot(&file).await?)
    }
}

/// Nothing flies.
fn still() -> serde_json::Value {
    json!({ "name": "prefers-reduced-motion", "value": "reduce" })
}

/// Plays one story. If it fails, the last thing the browser showed is kept as `NAME-failed.png`; server and
/// browser are ended in any case.
pub async fn play(name: &str, story: impl AsyncFnOnce(&Stage) -> anyhow::Result<()>) -> anyhow::Result<()> {
    play_together(name, async |[stage]: &[Stage; 1]| story(stage).await).await
}

/// Plays one story in several browsers, each with a profile of its own, against one server.
pub async fn play_together<const N: usize>(
    name: &str,
    story: impl AsyncFnOnce(&[Stage; N]) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let server = Arc::new(Server::start().await?);
    let mut browsers = Vec::new();
    for _ in 0..N {
        browsers.push(Browser::start().await?);
    }
    let stages: [Stage; N] = std::array::from_fn(|index| Stage {
        address: server.address.clone(),
        page: browsers[index].page.clone(),
        server: Arc::clone(&server),
    });
    for stage in &stages {
        stage.resize(1280, 800).await?;
        stage.prefer(json!([still()])).await?;
    }
    let outcome = AssertUnwindSafe(story(&stages)).catch_unwind().await;
    if !matches!(outcome, Ok(Ok(()))) {
        for (index, stage) in stages.iter().enumerate() {
            let number = if N == 1 { String::new() } else { format!("-{}", index + 1) };
            // The story's own failure is what counts, not that of its picture.
            let _ = stage.screenshot(&format!("{name}{number}-failed")).await;
        }
    }
    drop(stages);
    for browser in browsers {
        browser.quit().await?;
    }
    outcome.unwrap_or_else(|panic| resume_unwind(panic))
}

/// The folder cargo builds into.
fn target_folder() -> anyhow::Result<PathBuf> {
    let program = std::env::current_exe()?;
    // A test lies in `target/debug/deps`, a program in `target/debug`.
    let built = program.ancestors().skip(1).find(|folder| !folder.ends_with("deps"));
    Ok(built.and_then(Path::parent).context("a program lies in the folder of everything built")?.to_owned())
}
