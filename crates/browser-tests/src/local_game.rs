//! A local game as a person plays it: by clicking.

use anyhow::{Context as _, bail, ensure};
use thirtyfour::extensions::query::ElementQueryable as _;
use thirtyfour::{By, Key, TypingData, WebElement};

use crate::browser::PATIENCE;
use crate::in_page::{COMMON, Wanted};
use crate::stage::Stage;

/// What can be clicked. On a wide screen the parts of a card are its uses, and the card itself need not be chosen first.
const CHOICES: &str = ".offer, .pick:enabled, .fc.pick";

impl Stage {
    /// Starts the chosen game for so many players, with whatever else the new game page says.
    pub async fn start_game(&self, players: u8) -> anyhow::Result<()> {
        self.click(&format!("#players option[value='{players}']")).await?;
        self.click("#start").await?;
        self.find("#turn").await?;
        // The sheets of a table come with the first of them.
        let shown = "return getComputedStyle(document.querySelector('[data-move]')).opacity == '1'";
        self.wait_until("the table is shown", async || {
            Ok(self.page.execute(shown, Vec::new()).await?.convert()?)
        })
        .await
    }

    /// Plays with the real pointer of the browser, so many clicks unless the game ends before.
    pub async fn point(&self, clicks: u32, wanted: Wanted, dice: &mut u64) -> anyhow::Result<()> {
        for _ in 0..clicks {
            self.find(&format!("{CHOICES}, #score, #open-curtain"))
                .await
                .context("the game goes on, but nothing can be clicked")?;
            if self.is_there("#score").await? {
                break;
            }
            self.point_once(wanted, dice).await?;
        }
        Ok(())
    }

    async fn point_once(&self, wanted: Wanted, dice: &mut u64) -> anyhow::Result<()> {
        if let Ok(curtain) = self.page.find(By::Id("open-curtain")).await {
            // It may just open.
            let _ = curtain.click().await;
            return Ok(());
        }
        if let Ok(found) = self.page.find(By::XPath(wanted.0)).await {
            return self.click_offer(&found).await;
        }
        let choices = self.page.find_all(By::Css(CHOICES)).await?;
        if choices.is_empty() {
            return Ok(());
        }
        *dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let any = &choices[(*dice >> 33) as usize % choices.len()];
        let class = any.attr("class").await.ok().flatten().unwrap_or_default();
        if class.split(' ').any(|one| one == "offer") {
            return self.click_offer(any).await;
        }
        // An element that is gone by now is looked for again.
        let _ = any.click().await;
        Ok(())
    }

    /// Clicks an offer and waits until the table has answered. If the screen shows something else by now, nothing is
    /// clicked.
    pub async fn click_offer(&self, offer: &WebElement) -> anyhow::Result<()> {
        self.let_land().await?;
        let before = self.move_number().await?;
        match offer.click().await {
            Ok(()) => self.wait_for_move_after(before).await,
            Err(_) => Ok(()),
        }
    }

    /// The texts of all elements that the selector finds, in their order.
    pub async fn texts(&self, selector: &str) -> anyhow::Result<Vec<String>> {
        let read = "const [selector, done] = arguments; \
            done([...document.querySelectorAll(selector)].map((one) => one.innerHTML))";
        self.ask_page(read, vec![selector.into()]).await
    }

    /// Waits until nothing flies.
    pub async fn let_land(&self) -> anyhow::Result<()> {
        self.ask_page("landed().then(arguments[0])", Vec::new()).await
    }

    /// Waits until the screen shows another move than this one, or is to be handed over.
    pub async fn wait_for_move_after(&self, before: Option<String>) -> anyhow::Result<()> {
        let wait = "const [before, patience, done] = arguments; answered(before, patience).then(done)";
        let patience = PATIENCE.as_millis() as u64;
        let has_answered: bool = self.ask_page(wait, vec![before.into(), patience.into()]).await?;
        ensure!(has_answered, "the table did not answer");
        Ok(())
    }

    /// The number of the last move on the screen.
    pub async fn move_number(&self) -> anyhow::Result<Option<String>> {
        self.find("[data-move], #open-curtain").await?;
        Ok(self.page.execute(format!("{COMMON} return moveNumber() ?? null"), Vec::new()).await?.convert()?)
    }

    /// Clicks what the selector finds, when it has come to rest. What lies under a bar is scrolled to, as a person would.
    pub async fn click(&self, selector: &str) -> anyhow::Result<()> {
        self.find(selector).await?;
        let wait = "const [selector, done] = arguments; atRest(find(selector)).then(done)";
        self.ask_page::<()>(wait, vec![selector.into()]).await?;
        if self.find(selector).await?.click().await.is_err() {
            // It lies under something, or was drawn anew meanwhile.
            let found = self.find(selector).await?;
            found.scroll_into_view().await?;
            found.click().await?;
        }
        Ok(())
    }

    /// Presses a key on whatever has the focus.
    pub async fn press(&self, key: Key) -> anyhow::Result<()> {
        self.tap(key).await
    }

    /// Presses one key after the other, each on whatever has the focus then.
    pub async fn tap(&self, keys: impl Into<TypingData>) -> anyhow::Result<()> {
        Ok(self.page.action_chain().send_keys(keys).perform().await?)
    }

    /// Types on whatever has the focus; if that goes away meanwhile, on what has it then.
    pub async fn type_keys(&self, keys: impl Into<TypingData> + Clone) -> anyhow::Result<()> {
        let active = self.page.active_element().await?;
        if active.send_keys(keys.clone()).await.is_err() {
            self.page.active_element().await?.send_keys(keys).await?;
        }
        Ok(())
    }

    /// Waits for an element.
    pub async fn find(&self, selector: &str) -> anyhow::Result<WebElement> {
        Ok(self.page.query(By::Css(selector)).first().await?)
    }

    /// The text of an element that is waited for. What fades in is there before its text is visible.
    pub async fn text(&self, selector: &str) -> anyhow::Result<String> {
        self.find(selector).await?;
        let read = "const [selector, done] = arguments; const text = () => find(selector)?.innerText.trim(); \
            (async () => { const end = performance.now() + 3000; \
            while (!text() && performance.now() < end) await frame(); done(text() ?? ''); })()";
        self.ask_page(read, vec![selector.into()]).await
    }

    /// Waits until an element shows these words.
    pub async fn says(&self, selector: &str, words: &str) -> anyhow::Result<()> {
        let read = "const [selector, words, patience, done] = arguments; const text = () => find(selector)?.innerText; \
            until(() => text()?.includes(words), patience).then((says) => done(says ? null : text() ?? ''))";
        let patience = PATIENCE.as_millis() as u64;
        let wrong: Option<String> =
            self.ask_page(read, vec![selector.into(), words.into(), patience.into()]).await?;
        wrong.map_or(Ok(()), |text| bail!("not “{words}”, but: {text}"))
    }

    /// Whether an element is there now.
    pub async fn is_there(&self, selector: &str) -> anyhow::Result<bool> {
        Ok(!self.page.find_all(By::Css(selector)).await?.is_empty())
    }

    /// Those that nobody can reach, because they lie outside the window.
    pub async fn out_of_reach(&self, selector: &str) -> anyhow::Result<Vec<String>> {
        let script = "return [...document.querySelectorAll(arguments[0])].filter(it => { const box = it.getBoundingClientRect(); \
            return box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight; }).map(it => it.id || it.textContent);";
        Ok(self.page.execute(script, vec![selector.into()]).await?.convert()?)
    }

    /// By how many pixels the page is wider than the window: nobody wants to scroll sideways.
    pub async fn overflow(&self) -> anyhow::Result<i64> {
        let script = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
        Ok(self.page.execute(script, Vec::new()).await?.convert()?)
    }

    /// Texts that the page should have and has not: their keys, as they then stand in brackets.
    pub async fn missing_texts(&self) -> anyhow::Result<Vec<String>> {
        let script = r"return document.body.outerHTML.match(/\[[a-z]+(-[a-z0-9]+)+\]/g) ?? []";
        Ok(self.page.execute(script, Vec::new()).await?.convert()?)
    }

    /// Types into a field what it shall hold.
    pub async fn fill(&self, selector: &str, text: &str) -> anyhow::Result<()> {
        let field = self.find(selector).await?;
        field.clear().await?;
        // A change is heard of when the field is left.
        field.send_keys(text).await?;
        Ok(field.send_keys(Key::Tab).await?)
    }

    /// Makes the window as large as a phone's.
    pub async fn as_phone(&self) -> anyhow::Result<()> {
        self.resize(360, 740).await
    }
}
