//! Headless Chromium, driven by ChromeDriver.

use std::sync::Arc;
use std::time::Duration;

use anyhow::Context as _;
use tempfile::TempDir;
use thirtyfour::extensions::query::ElementPollerWithTimeout;
use thirtyfour::{ChromiumLikeCapabilities as _, DesiredCapabilities, WebDriver};
use tokio::process::Command;

use crate::process::Process;

/// A fresh browser that speaks to nobody but the page's server. The sandbox needs rights that a container
/// does not give, and the only pages opened are our own.
const FLAGS: [&str; 9] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
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

/// A running browser with one window.
pub(crate) struct Browser {
    pub(crate) page: WebDriver,
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
        capabilities.add_arg(&format!("--user-data-dir={}", profile.path().display()))?;
        let address = format!("http://127.0.0.1:{}", port.trim_end_matches('.'));
        let poller = Arc::new(ElementPollerWithTimeout::new(PATIENCE, GLANCE));
        let page = WebDriver::builder(&address, capabilities)
            .poller(poller)
            .await
            .context("Chromium does not start")?;
        Ok(Self { page, _driver: driver, _profile: profile })
    }

    /// Ends the browser; dropping alone would end only its driver.
    pub(crate) async fn quit(self) -> anyhow::Result<()> {
        Ok(self.page.quit().await?)
    }
}
