//! One seat of a story: a browser, and the pages that it opens.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use anyhow::{Context as _, bail, ensure};
use serde_json::{Value, json};
use thirtyfour::{WebDriver, WebElement};

use crate::browser::{Browser, GLANCE, PATIENCE};
use crate::plain_host::PlainHost;
use crate::server::Server;

/// A seat of a story. It has a browser of its own; the seats of one story have the server in common.
pub struct Stage {
    /// The browser's only window.
    pub page: WebDriver,
    home: Home,
    /// The script that hides service workers from each page.
    hiding: String,
    /// The width and the height of the page.
    size: Mutex<(u32, u32)>,
}

/// The place that the pages come from.
#[derive(Clone)]
pub(crate) enum Home {
    Files(Arc<PlainHost>),
    Server(Arc<Server>),
}

/// Fetching all files of a version takes longer than most stories.
const HIDE_SERVICE_WORKERS: &str =
    "Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined, configurable: true })";

impl Stage {
    /// Makes a browser as new, with a wide window in which nothing flies.
    pub(crate) async fn set(browser: &mut Browser, home: Home) -> anyhow::Result<Self> {
        browser.forget().await?;
        browser.uses(match &home {
            Home::Files(host) => host.address.clone(),
            Home::Server(server) => format!("{}/", server.address),
        });
        let mut stage =
            Self { page: browser.page.clone(), home, hiding: String::new(), size: Mutex::default() };
        stage.hiding = stage.add_script(HIDE_SERVICE_WORKERS).await?;
        stage.resize(1280, 800).await?;
        stage.prefer(json!([still()])).await?;
        Ok(stage)
    }

    /// Opens a page by its path on a server, which starts with a slash. A host of plain files has the same place elsewhere.
    pub async fn open(&self, path: &str) -> anyhow::Result<()> {
        let address = match &self.home {
            Home::Server(server) => format!("{}{path}", server.address),
            Home::Files(host) => in_folder(&host.address, path),
        };
        Ok(self.page.goto(address).await?)
    }

    /// The path of the place that the page shows, as it is on a server.
    pub async fn place(&self) -> anyhow::Result<String> {
        let address = self.page.current_url().await?;
        let place = match &self.home {
            Home::Server(_) => address.path(),
            Home::Files(_) => address.query().and_then(|query| query.split('&').next()).unwrap_or("/"),
        };
        Ok(place.to_owned())
    }

    /// The server of the story.
    pub fn server(&self) -> anyhow::Result<&Server> {
        match &self.home {
            Home::Server(server) => Ok(server),
            Home::Files(_) => bail!("the stories in local have no server"),
        }
    }

    /// From now on nobody answers.
    pub async fn cut_off(&self) -> anyhow::Result<()> {
        match &self.home {
            Home::Server(server) => server.kill().await,
            Home::Files(host) => {
                host.stop();
                Ok(())
            }
        }
    }

    /// From the next page on, a service worker keeps all files, as it does for everybody. A story without one is quicker.
    pub async fn let_files_be_kept(&self) -> anyhow::Result<()> {
        let hiding = json!({ "identifier": self.hiding });
        self.devtools("Page.removeScriptToEvaluateOnNewDocument", hiding).await.map(drop)
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
        *self.size.lock().unwrap_or_else(PoisonError::into_inner) = (width, height);
        self.draw(1.0).await
    }

    /// Draws the page smaller than it is; everything in it stays where it was. To draw at full size takes half of the
    /// time of a game that nobody watches.
    pub(crate) async fn draw(&self, scale: f64) -> anyhow::Result<()> {
        let (width, height) = *self.size.lock().unwrap_or_else(PoisonError::into_inner);
        let size = json!({
            "width": width, "height": height, "scale": scale, "deviceScaleFactor": 1, "mobile": false,
        });
        self.devtools("Emulation.setDeviceMetricsOverride", size).await.map(drop)
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

    /// Lets everything fly so many times as fast.
    pub async fn hurry(&self, times: u32) -> anyhow::Result<()> {
        self.devtools("Animation.enable", json!({})).await?;
        self.devtools("Animation.setPlaybackRate", json!({ "playbackRate": times })).await.map(drop)
    }

    async fn prefer(&self, features: Value) -> anyhow::Result<()> {
        self.devtools("Emulation.setEmulatedMedia", json!({ "features": features })).await.map(drop)
    }

    /// Sees the page as somebody does who cannot tell some colours from others, or any: what Chromium calls
    /// `protanopia`, `deuteranopia`, `tritanopia` and `achromatopsia`; `none` sees all.
    pub async fn see_as(&self, deficiency: &str) -> anyhow::Result<()> {
        self.devtools("Emulation.setEmulatedVisionDeficiency", json!({ "type": deficiency })).await.map(drop)
    }

    /// How many bytes come over the wire for the first page, with everything that it shows, to a browser that has never
    /// been there.
    pub async fn first_page_bytes(&self) -> anyhow::Result<u64> {
        self.devtools("Network.clearBrowserCache", json!({})).await?;
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
        self.devtools("Input.dispatchTouchEvent", event).await.map(drop)
    }

    /// Takes the finger away.
    pub async fn let_go(&self) -> anyhow::Result<()> {
        let event = json!({ "type": "touchEnd", "touchPoints": [] });
        self.devtools("Input.dispatchTouchEvent", event).await.map(drop)
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
        self.add_script(script).await.map(drop)
    }

    async fn add_script(&self, script: &str) -> anyhow::Result<String> {
        let added =
            self.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script })).await?;
        Ok(added["identifier"].as_str().context("a script that was added has an identifier")?.to_owned())
    }

    /// Everything that the worker has said to the page.
    pub async fn heard_from_worker(&self) -> anyhow::Result<Vec<serde_json::Value>> {
        let heard: Vec<String> = self.page.execute("return window.heard", Vec::new()).await?.convert()?;
        Ok(heard.iter().map(|text| serde_json::from_str(text)).collect::<Result<_, _>>()?)
    }

    /// Looks for what keeps people from using the page (WCAG 2.2 AA, and good practice). A tip that is just shown
    /// belongs to what it is about, and not to a part of the page.
    pub async fn is_accessible(&self, screen: &str) -> anyhow::Result<()> {
        let is_loaded = self.page.execute("return 'axe' in window", Vec::new()).await?;
        if !is_loaded.convert::<bool>()? {
            let script =
                std::env::var("MANYWORLDS_AXE").context("MANYWORLDS_AXE says where axe.min.js lies")?;
            self.page.execute(std::fs::read_to_string(script)?, Vec::new()).await?;
        }
        let run = "const done = arguments[0]; \
            const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']; \
            axe.run({ exclude: ['#tip', '.mu.over', '.mv.over'] }, { runOnly: tags, resultTypes: ['violations'] }) \
            .then(found => done(found.violations.flatMap(rule => \
            rule.nodes.map(node => rule.id + ': ' + node.target + ' ' + node.failureSummary + ' ' + node.html.slice(0, 160)))))";
        let found: Vec<String> = self.page.execute_async(run, Vec::new()).await?.convert()?;
        ensure!(found.is_empty(), "{screen}:\n{}", found.join("\n"));
        Ok(())
    }

    async fn devtools(&self, command: &str, parameters: Value) -> anyhow::Result<Value> {
        Ok(self.page.cdp().send_raw(command, parameters).await?)
    }

    /// Keeps what the window shows as `target/screenshots/NAME.png`, and says where that is.
    pub async fn screenshot(&self, name: &str) -> anyhow::Result<PathBuf> {
        let file = target_folder()?.join("screenshots").join(format!("{name}.png"));
        std::fs::create_dir_all(file.parent().context("the file lies in a folder")?)?;
        self.page.screenshot(&file).await?;
        Ok(file)
    }
}

/// The address of a path for a client that lies as plain files in a folder; the folder's ends with a slash.
fn in_folder(folder: &str, path: &str) -> String {
    match path.strip_prefix('/') {
        Some(rest) if rest.is_empty() || rest.starts_with(['?', '#']) => format!("{folder}{rest}"),
        _ => format!("{folder}?{}", path.replacen('?', "&", 1)),
    }
}

/// Nothing flies.
fn still() -> Value {
    json!({ "name": "prefers-reduced-motion", "value": "reduce" })
}

/// The folder cargo builds into.
fn target_folder() -> anyhow::Result<PathBuf> {
    let program = std::env::current_exe()?;
    // A test lies in `target/debug/deps`, a program in `target/debug`.
    let built = program.ancestors().skip(1).find(|folder| !folder.ends_with("deps"));
    Ok(built.and_then(Path::parent).context("a program lies in the folder of everything built")?.to_owned())
}
