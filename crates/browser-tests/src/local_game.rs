//! A local game as a person plays it: by clicking.

use anyhow::{Context as _, bail};
use thirtyfour::extensions::query::ElementQueryable as _;
use thirtyfour::{By, Key, WebElement};

use crate::Stage;

/// More clicks than any game takes.
const CLICKS: u32 = 3000;

impl Stage {
    /// Starts a game for so many players, as the new game page offers it; the short one if asked.
    pub async fn start_game(&self, players: u8, short: bool) -> anyhow::Result<()> {
        let players = format!("#players option[value='{players}']");
        self.click(&players).await?;
        if short {
            self.click("#short").await?;
        }
        self.click("#start").await?;
        self.find("#turn").await.map(drop)
    }

    /// Plays until the score sheet is there: seals when it can, else does whatever the dice of this story say.
    /// Returns how many clicks it took.
    pub async fn play_to_the_end(&self, mut dice: u64) -> anyhow::Result<u32> {
        for clicks in 0..CLICKS {
            if self.is_there("#score").await? {
                return Ok(clicks);
            }
            let offers = self.page.find_all(By::Css(".offer")).await?;
            if offers.is_empty() {
                bail!("the game goes on, but nothing can be clicked");
            }
            dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let any = &offers[(dice >> 33) as usize % offers.len()];
            let seal =
                self.page.find(By::XPath("//button[contains(@class, 'offer')][contains(., 'Seal')]")).await;
            self.click_offer(seal.as_ref().unwrap_or(any)).await?;
        }
        bail!("no end after {CLICKS} clicks")
    }

    /// Clicks an offer and waits until the table has answered.
    pub async fn click_offer(&self, offer: &WebElement) -> anyhow::Result<()> {
        let before = self.move_number().await?;
        offer.click().await?;
        self.wait_for_move_after(before).await
    }

    /// Waits until the screen shows another move than this one.
    pub async fn wait_for_move_after(&self, before: Option<String>) -> anyhow::Result<()> {
        self.page
            .query(By::Css(".choices"))
            .with_filter(move |choices: WebElement| {
                let before = before.clone();
                async move { Ok(choices.attr("data-move").await? != before) }
            })
            .first()
            .await
            .context("the table did not answer")?;
        Ok(())
    }

    /// The number of the last move on the screen.
    pub async fn move_number(&self) -> anyhow::Result<Option<String>> {
        Ok(self.find(".choices").await?.attr("data-move").await?)
    }

    /// Clicks what the selector finds.
    pub async fn click(&self, selector: &str) -> anyhow::Result<()> {
        Ok(self.find(selector).await?.click().await?)
    }

    /// Presses a key on whatever has the focus.
    pub async fn press(&self, key: Key) -> anyhow::Result<()> {
        Ok(self.page.active_element().await?.send_keys(key).await?)
    }

    /// Whether what has the focus matches the selector.
    pub async fn has_focus(&self, selector: &str) -> anyhow::Result<bool> {
        let script = "return document.activeElement.matches(arguments[0])";
        Ok(self.page.execute(script, vec![selector.into()]).await?.convert()?)
    }

    /// Waits for an element.
    pub async fn find(&self, selector: &str) -> anyhow::Result<WebElement> {
        Ok(self.page.query(By::Css(selector)).first().await?)
    }

    /// The text of an element that is waited for.
    pub async fn text(&self, selector: &str) -> anyhow::Result<String> {
        Ok(self.find(selector).await?.text().await?)
    }

    /// Whether an element is there now.
    pub async fn is_there(&self, selector: &str) -> anyhow::Result<bool> {
        Ok(!self.page.find_all(By::Css(selector)).await?.is_empty())
    }

    /// By how many pixels the page is wider than the window: nobody wants to scroll sideways.
    pub async fn overflow(&self) -> anyhow::Result<i64> {
        let script = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
        Ok(self.page.execute(script, Vec::new()).await?.convert()?)
    }

    /// Makes the window as large as a phone's.
    pub async fn as_phone(&self) -> anyhow::Result<()> {
        Ok(self.page.set_window_rect(0, 0, 360, 740).await?)
    }
}
