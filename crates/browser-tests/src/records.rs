//! Records of games that are over, as somebody opens them.

use std::path::PathBuf;

use anyhow::Context as _;
use thirtyfour::By;
use thirtyfour::extensions::query::ElementQueryable as _;

use crate::browser::PATIENCE;
use crate::stage::Stage;

/// A record that is kept for ever.
pub fn record(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../records/ruleset-1").join(format!("{name}.jsonl"))
}

impl Stage {
    /// Chooses the file of a record on the page of one's games, and waits for its replay.
    pub async fn open_record(&self, name: &str) -> anyhow::Result<()> {
        self.open("/games?pace=0").await?;
        self.find("#open-record").await?;
        let path = record(name).canonicalize()?;
        // The field itself is hidden behind a button.
        let field = self.page.query(By::Css("#record-file")).first().await?;
        field.send_keys(path.to_string_lossy().as_ref()).await?;
        self.find(".rbar").await.context("the record opens")?;
        Ok(())
    }

    /// Waits until a review is worked out. That may take many times the patience for anything else.
    pub async fn is_reviewed(&self) -> anyhow::Result<()> {
        let wait = "const [patience, done] = arguments; \
            until(() => !find('.review progress'), patience).then(done)";
        let patience = PATIENCE.as_millis() as u64;
        while !self.ask_page::<bool>(wait, vec![patience.into()]).await? {}
        Ok(())
    }

    /// Drops a file with this text on the page.
    pub async fn drop_file(&self, text: &str) -> anyhow::Result<()> {
        let script = "const data = new DataTransfer(); data.items.add(new File([arguments[0]], 'game.jsonl')); \
            window.dispatchEvent(new DragEvent('drop', { dataTransfer: data, cancelable: true }))";
        self.page.execute(script, vec![text.into()]).await?;
        Ok(())
    }
}
