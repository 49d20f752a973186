//! The recap: moves of others, shown again to a player who comes back.

use anyhow::{Context as _, ensure};
use serde::Deserialize;

use crate::browser::PATIENCE;
use crate::stage::Stage;

/// The number of the last line of the log: the first ones are not on the screen for ever.
const LINES: &str = "const lines = () => \
    Math.max(0, ...[...document.querySelectorAll('#log li')].map((line) => +line.dataset.id.slice(1)));";

/// A recap as it went over the screen.
#[derive(Deserialize)]
struct Recap {
    is_over: bool,
    /// The last line of the log whenever something changed.
    lines: Vec<usize>,
    /// Whether something could be done before the end.
    was_early: bool,
}

impl Stage {
    /// The number of the last line of the log.
    pub async fn log_lines(&self) -> anyhow::Result<usize> {
        let count = format!("{LINES} return lines()");
        Ok(self.page.execute(count, Vec::new()).await?.convert()?)
    }

    /// Waits until everything has been shown again, in so many steps at least. Nothing can be done before that, and the
    /// log grows on the way.
    pub async fn watch_recap(&self, before: usize, least: usize) -> anyhow::Result<()> {
        self.find("[data-do=skip]").await.context("what happened is shown")?;
        let watch = "const [patience, done] = arguments; const seen = []; let was_early = false; \
            const isOver = () => { seen.push(lines()); const skips = find('[data-do=skip]'); \
            was_early ||= skips && find('.offer') !== null; return !skips; }; \
            until(isOver, patience).then((is_over) => done({ is_over, was_early: !!was_early, lines: seen }))";
        let patience = PATIENCE.as_millis() as u64;
        let Recap { is_over, lines, was_early } =
            self.ask_page(&format!("{LINES}\n{watch}"), vec![patience.into()]).await?;
        ensure!(is_over, "it comes to an end");
        ensure!(!was_early, "nothing can be done before it is past");
        let first = lines.first().copied().unwrap_or(before);
        ensure!(first < before, "it begins where the own action ended: {first} of {before} lines");
        ensure!(lines.is_sorted(), "the log only grows: {lines:?}");
        let steps = lines.windows(2).filter(|pair| pair[0] < pair[1]).count();
        ensure!(steps >= least, "it is shown step by step: {lines:?}");
        ensure!(lines.last() == Some(&before), "it ends at the present: {lines:?} of {before}");
        self.find(".offer").await.context("and the game goes on").map(drop)
    }
}
