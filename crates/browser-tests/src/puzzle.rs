//! The Eureka of a day, as a player tries it.

use anyhow::{Context as _, bail};

use crate::in_page::Wanted;
use crate::stage::Stage;

impl Stage {
    /// Waits until the table of an Eureka is there, and says what is asked.
    pub async fn puzzle_begins(&self) -> anyhow::Result<()> {
        self.find("#eureka[data-fingerprint]").await?;
        self.find(".offer, .pick").await.map(drop)
    }

    /// Plays anything to the end of the turn.
    pub async fn finish_puzzle(&self) -> anyhow::Result<()> {
        let mut dice = 3;
        for _ in 0..200 {
            self.find("#verdict, .offer, .pick").await?;
            if self.is_there("#verdict").await? {
                return Ok(());
            }
            // The turn may just have ended.
            self.play_while_asked(Some("#verdict"), Wanted::NOTHING, &mut dice).await?;
        }
        bail!("the turn does not end")
    }

    /// The score of the turn.
    pub async fn percent(&self) -> anyhow::Result<u8> {
        let verdict = self.find("#verdict").await?;
        Ok(verdict.attr("data-percent").await?.context("it is scored")?.parse()?)
    }
}
