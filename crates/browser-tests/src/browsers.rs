//! The browsers of one program: each story borrows as many as it has seats, and finds them as new.

use std::panic::{AssertUnwindSafe, resume_unwind};
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::{Context as _, anyhow};
use futures_util::FutureExt as _;
use futures_util::future::try_join_all;

use crate::browser::Browser;
use crate::plain_host::PlainHost;
use crate::server::Server;
use crate::stage::{Home, Stage};

/// Where the pages of the stories come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// Plain files, without a server.
    Files,
    /// A server, each story another one.
    Server,
}

/// The browsers that wait for their next story.
pub struct Browsers {
    source: Source,
    idle: Mutex<Vec<Kit>>,
}

/// The things that one story after the other uses. The address of the pages stays, so that a browser need not
/// fetch and compile them for each story anew.
#[derive(Default)]
struct Kit {
    browsers: Vec<Browser>,
    host: Option<Arc<PlainHost>>,
    /// Where the servers listen.
    listen: Option<String>,
}

impl Browsers {
    /// None yet: they are started when a story needs them.
    pub fn new(source: Source) -> Self {
        Self { source, idle: Mutex::default() }
    }

    /// Plays one story, with a browser for each seat. If it fails, the last thing that each browser showed is kept as a
    /// picture, and the error says where.
    pub async fn play<const N: usize>(
        &self,
        name: &str,
        story: impl AsyncFnOnce(&[Stage; N]) -> anyhow::Result<()>,
    ) -> anyhow::Result<()> {
        let mut kit = self.lock().pop().unwrap_or_default();
        let stages: [Stage; N] = match kit.set(self.source).await {
            Ok(stages) => stages,
            Err(error) => {
                kit.quit().await;
                return Err(error);
            }
        };
        let outcome = AssertUnwindSafe(story(&stages)).catch_unwind().await;
        if matches!(outcome, Ok(Ok(()))) {
            drop(stages);
            self.lock().push(kit);
            return Ok(());
        }
        let kept = keep_pictures(name, &stages).await;
        drop(stages);
        // Nobody knows in which state they are.
        kit.quit().await;
        match outcome {
            Ok(outcome) => outcome.with_context(|| kept.clone()),
            Err(panic) => {
                eprintln!("{kept}");
                resume_unwind(panic)
            }
        }
    }

    /// Ends them all.
    pub async fn quit(&self) {
        let idle = std::mem::take(&mut *self.lock());
        for kit in idle {
            kit.quit().await;
        }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Vec<Kit>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Kit {
    /// Serves the pages for the next story.
    async fn home(&mut self, source: Source) -> anyhow::Result<Home> {
        if source == Source::Server {
            let listen = self.listen.get_or_insert_with(|| "127.0.0.1:0".to_owned());
            let server = Server::start(listen).await?;
            server.listens_on().clone_into(listen);
            return Ok(Home::Server(Arc::new(server)));
        }
        let host = match self.host.take().filter(|host| host.is_running()) {
            Some(host) => host,
            None => Arc::new(PlainHost::start("/").await?),
        };
        Ok(Home::Files(Arc::clone(self.host.insert(host))))
    }

    /// Sets the stage for a story: a browser as new for each seat.
    async fn set<const N: usize>(&mut self, source: Source) -> anyhow::Result<[Stage; N]> {
        let home = self.home(source).await?;
        let missing = N.saturating_sub(self.browsers.len());
        self.browsers.extend(try_join_all((0..missing).map(|_| Browser::start())).await?);
        let seats = &mut self.browsers[..N];
        let stages = try_join_all(seats.iter_mut().map(|browser| Stage::set(browser, home.clone()))).await?;
        stages.try_into().map_err(|_| anyhow!("each seat has a browser"))
    }

    async fn quit(self) {
        for browser in self.browsers {
            // One that has broken down is ended with its driver.
            let _ = browser.quit().await;
        }
    }
}

/// The pictures of a story that failed, or the reason why there are none.
async fn keep_pictures<const N: usize>(name: &str, stages: &[Stage; N]) -> String {
    let mut kept = Vec::new();
    for (index, stage) in stages.iter().enumerate() {
        let seat = if N == 1 { String::new() } else { format!("-{}", index + 1) };
        let picture = format!("failed/{}{seat}", name.replace("::", "-"));
        kept.push(match stage.screenshot(&picture).await {
            Ok(file) => format!("the browser shows {}", file.display()),
            Err(error) => format!("no picture: {error:#}"),
        });
    }
    kept.join("; ")
}
