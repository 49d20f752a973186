//! Chromium, driven by ChromeDriver.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context as _;
use serde_json::{Value, json};
use tempfile::TempDir;
use thirtyfour::extensions::query::ElementPollerWithTimeout;
use thirtyfour::{ChromiumLikeCapabilities as _, DesiredCapabilities, WebDriver};
use tokio::process::Command;

use crate::process::Process;

/// A browser that speaks to nobody but the page's server. The sandbox needs rights that a container does not give, and
/// the only pages opened are our own.
const FLAGS: [&str; 9] = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    // A page that somebody leaves is gone: kept for the way back, it would hold its socket for half a minute.
    "--disable-features=BackForwardCache",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--window-size=1280,800",
];

/// How long a story waits for something: a machine that does other work, too, may need many times as long as usual.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);
/// How often it looks meanwhile.
pub(crate) const GLANCE: Duration = Duration::from_millis(50);
/// How long a script may run in the page: longer than it waits for anything.
const SCRIPT: Duration = Duration::from_secs(180);

/// A running browser with one window. Many stories use it, one after the other.
pub(crate) struct Browser {
    pub(crate) page: WebDriver,
    /// The origins whose pages may have left something in it.
    used: BTreeSet<String>,
    // Dropped in this order: the driver ends before its browser's folder goes.
    _driver: Process,
    _profile: TempDir,
}

impl Browser {
    pub(crate) async fn start() -> anyhow::Result<Self> {
        let profile = tempfile::tempdir()?;
        // The port that it finds for one kind of address may be taken for the other.
        let start = async || {
            let mut command = Command::new("chromedriver");
            Process::start(command.arg("--port=0"), "was started successfully on port ").await
        };
        let (driver, port) = match start().await {
            Ok(started) => started,
            Err(_) => start().await?,
        };
        let mut capabilities = DesiredCapabilities::chrome();
        for flag in FLAGS {
            capabilities.add_arg(flag)?;
        }
        if std::env::var_os("MANYWORLDS_SHOW").is_none() {
            capabilities.add_arg("--headless")?;
        }
        capabilities.add_arg(&format!("--user-data-dir={}", profile.path().display()))?;
        let address = format!("http://127.0.0.1:{}", port.trim_end_matches('.'));
        let poller = Arc::new(ElementPollerWithTimeout::new(PATIENCE, GLANCE));
        let page = WebDriver::builder(&address, capabilities)
            .poller(poller)
            .await
            .context("Chromium does not start")?;
        page.set_script_timeout(SCRIPT).await?;
        Ok(Self { page, used: BTreeSet::new(), _driver: driver, _profile: profile })
    }

    /// Forgets everything that a story may have left: its window with what was said to it by the developer tools, cookies,
    /// and what its pages have stored. Files that may be kept for ever stay in the cache, compiled.
    pub(crate) async fn forget(&mut self) -> anyhow::Result<()> {
        let old = self.page.window().await?;
        let new = self.page.new_tab().await?;
        self.page.switch_to_window(old).await?;
        self.page.close_window().await?;
        self.page.switch_to_window(new).await?;
        self.devtools("Network.clearBrowserCookies", json!({})).await?;
        for origin in std::mem::take(&mut self.used) {
            let all = json!({ "origin": origin, "storageTypes": "all" });
            self.devtools("Storage.clearDataForOrigin", all).await?;
        }
        Ok(())
    }

    /// Notes that a story opens pages of this origin.
    pub(crate) fn uses(&mut self, origin: String) {
        self.used.insert(origin);
    }

    async fn devtools(&self, command: &str, parameters: Value) -> anyhow::Result<()> {
        self.page.cdp().send_raw(command, parameters).await?;
        Ok(())
    }

    /// Ends the browser; dropping alone would end only its driver.
    pub(crate) async fn quit(self) -> anyhow::Result<()> {
        Ok(self.page.quit().await?)
    }
}
