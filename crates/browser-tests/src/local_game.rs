//! A local game as a person plays it: by clicking.

use std::time::Duration;

use anyhow::{Context as _, bail, ensure};
use thirtyfour::extensions::query::ElementQueryable as _;
use thirtyfour::{By, Key, TypingData, WebElement};

use crate::Stage;

/// The offers that a story takes whenever they are there.
#[derive(Debug, Clone, Copy)]
pub struct Wanted(&'static str);

impl Wanted {
    /// Seals portals.
    pub const SEALS: Self = Self("//button[contains(@class, 'offer')][contains(., 'Seal')]");
    /// Visits worlds and meets players, and switches so that one can.
    pub const ENCOUNTERS: Self = Self("//button[contains(@class, 'offer')][@data-meets]");
    /// Looks into stacks.
    pub const STACKS: Self = Self(
        "//button[contains(@class, 'offer')][contains(., 'rearrange') or starts-with(@data-action, 'look')]",
    );
    /// Nothing more than anything else.
    pub const NOTHING: Self = Self("//nothing");
}

/// More clicks than any game takes.
const CLICKS: u32 = 3000;
/// More things than any screen has to go to by tabbing.
const TABS: u32 = 300;

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

    /// Plays until the score sheet is there: does what is wanted when it can, else whatever the dice of this story
    /// say. Returns how many clicks it took.
    pub async fn play_to_the_end(&self, wanted: Wanted, mut dice: u64) -> anyhow::Result<u32> {
        for clicks in 0..CLICKS {
            if self.is_there("#score").await? {
                return Ok(clicks);
            }
            self.play_on(wanted, &mut dice).await?;
        }
        bail!("no end after {CLICKS} clicks")
    }

    /// Plays until something is on the screen.
    pub async fn play_until(&self, selector: &str, wanted: Wanted, mut dice: u64) -> anyhow::Result<()> {
        for _ in 0..CLICKS {
            if self.is_there(selector).await? {
                return Ok(());
            }
            ensure!(!self.is_there("#score").await?, "the game ended without {selector}");
            self.play_on(wanted, &mut dice).await?;
        }
        bail!("no {selector} after {CLICKS} clicks")
    }

    /// Clicks one offer: one that is wanted, or any. Where a choice takes several clicks, one of them. Waits until there
    /// is something to click.
    pub async fn play_on(&self, wanted: Wanted, dice: &mut u64) -> anyhow::Result<()> {
        self.find(&format!("{CHOICES}, #score, #open-curtain"))
            .await
            .context("the game goes on, but nothing can be clicked")?;
        self.play_if_asked(wanted, dice).await.map(drop)
    }

    /// The same, if there is something to click now: at a table with others it may be somebody else's turn.
    /// Says whether there was.
    pub async fn play_if_asked(&self, wanted: Wanted, dice: &mut u64) -> anyhow::Result<bool> {
        if let Ok(curtain) = self.page.find(By::Id("open-curtain")).await {
            // It may just open.
            let _ = curtain.click().await;
            return Ok(true);
        }
        if let Ok(found) = self.page.find(By::XPath(wanted.0)).await {
            self.click_offer(&found).await?;
            return Ok(true);
        }
        let choices = self.page.find_all(By::Css(CHOICES)).await?;
        if choices.is_empty() {
            return Ok(false);
        }
        *dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let any = &choices[(*dice >> 33) as usize % choices.len()];
        let class = any.attr("class").await.ok().flatten().unwrap_or_default();
        if class.split(' ').any(|one| one == "offer") {
            self.click_offer(any).await?;
        } else {
            // What is gone by now is looked for again.
            let _ = any.click().await;
        }
        Ok(true)
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
        let mut texts = Vec::new();
        for element in self.page.find_all(By::Css(selector)).await? {
            // What is about to appear has no text yet.
            texts.push(element.inner_html().await?);
        }
        Ok(texts)
    }

    /// Waits until nothing flies: a click on a card in flight may press the button on it and let go beside it.
    pub async fn let_land(&self) -> anyhow::Result<()> {
        // What glows or turns without end is made by a sheet, what flies is not.
        let landed = "return document.getAnimations().every(one => one instanceof CSSAnimation)";
        self.wait_until("nothing flies", async || {
            Ok(self.page.execute(landed, Vec::new()).await?.convert()?)
        })
        .await
    }

    /// Waits until the screen shows another move than this one, or is to be handed over.
    pub async fn wait_for_move_after(&self, before: Option<String>) -> anyhow::Result<()> {
        self.page
            .query(By::Css("[data-move], #open-curtain"))
            .with_filter(move |table: WebElement| {
                let before = before.clone();
                // What is gone by now is looked for again.
                async move { Ok(table.attr("data-move").await.is_ok_and(|now| now != before)) }
            })
            .first()
            .await
            .context("the table did not answer")?;
        Ok(())
    }

    /// The number of the last move on the screen.
    pub async fn move_number(&self) -> anyhow::Result<Option<String>> {
        Ok(self.find("[data-move], #open-curtain").await?.attr("data-move").await?)
    }

    /// Clicks what the selector finds. What lies under a bar is scrolled to, as a person would.
    pub async fn click(&self, selector: &str) -> anyhow::Result<()> {
        let found = self.find(selector).await?;
        if found.click().await.is_err() {
            found.scroll_into_view().await?;
            found.click().await?;
        }
        Ok(())
    }

    /// Presses a key on whatever has the focus.
    pub async fn press(&self, key: Key) -> anyhow::Result<()> {
        self.type_keys(key).await
    }

    /// Types on whatever has the focus; if that goes away meanwhile, on what has it then.
    pub async fn type_keys(&self, keys: impl Into<TypingData> + Clone) -> anyhow::Result<()> {
        let active = self.page.active_element().await?;
        if active.send_keys(keys.clone()).await.is_err() {
            self.page.active_element().await?.send_keys(keys).await?;
        }
        Ok(())
    }

    /// Goes on by tabbing until the focus is there.
    pub async fn tab_to(&self, selector: &str) -> anyhow::Result<()> {
        self.find(selector).await?;
        for _ in 0..TABS {
            if self.has_focus(selector).await? {
                return Ok(());
            }
            self.press(Key::Tab).await?;
        }
        bail!("{selector} is not reached by tabbing")
    }

    /// Acts so many times at a table of Multiverse without a mouse: keys choose a world, and switch a colour; whatever
    /// else is asked has the focus.
    pub async fn play_worlds_by_keyboard(&self, actions: u32) -> anyhow::Result<()> {
        for action in 0..actions {
            let before = self.move_number().await?;
            self.find(".dcard:focus, .tok.swap:focus, .offer:focus").await?;
            if self.has_focus(".dcard").await? {
                self.type_keys("1").await?;
                self.tab_to("#confirm").await?;
                self.press(Key::Enter).await?;
            } else if self.has_focus(".tok.swap").await? {
                // The outer two of the front row change places.
                self.type_keys("13").await?;
                self.tab_to("#confirm").await?;
                self.press(Key::Enter).await?;
            } else if self.has_focus(".sw").await? {
                self.type_keys(["1", "2", "3", "4", "5", "a"][action as usize % 6]).await?;
            } else {
                self.press(Key::Enter).await?;
            }
            self.wait_for_move_after(before).await?;
        }
        Ok(())
    }

    /// Acts so many times at a table of Multiuniversum without a mouse.
    pub async fn play_cards_by_keyboard(&self, actions: u32) -> anyhow::Result<()> {
        for action in 0..actions {
            self.play_a_card_by_keyboard(action).await?;
        }
        Ok(())
    }

    /// The same until the score sheet is there.
    pub async fn play_cards_by_keyboard_to_the_end(&self) -> anyhow::Result<()> {
        for action in 0..CLICKS {
            if self.is_there("#score").await? {
                return Ok(());
            }
            self.play_a_card_by_keyboard(action).await?;
        }
        bail!("no end after {CLICKS} actions")
    }

    /// A card has the focus, and a key uses it; in a question the first things are chosen. Which card and which use it
    /// is goes by the number of the action.
    async fn play_a_card_by_keyboard(&self, action: u32) -> anyhow::Result<()> {
        // While others act the focus stays where it was: only what can be done now counts.
        self.find(".card.pick:focus, .station.target:focus, .dlg :focus, #pass:enabled:focus, #score")
            .await
            .context("the game goes on, but nothing to do has the focus")?;
        let before = self.move_number().await?;
        if self.is_there("#score").await? {
            return Ok(());
        }
        if self.has_focus(".card").await? {
            for _ in 0..action % 3 {
                self.press(Key::Right).await?;
            }
            // What the card does here may be impossible; preparing never is.
            let prepares = action.is_multiple_of(2) || self.is_there(".card:focus .lit.no").await?;
            self.type_keys(if prepares { "2" } else { "1" }).await?;
        } else if self.has_focus(".pick").await? {
            for _ in 0..TABS {
                if self.is_there("#confirm:enabled").await? || self.has_focus(".offer").await? {
                    break;
                }
                self.press(Key::Enter).await?;
                self.press(Key::Tab).await?;
            }
            self.tab_to("#confirm:enabled, .station.offer").await?;
            self.press(Key::Enter).await?;
        } else {
            self.press(Key::Enter).await?;
        }
        self.wait_for_move_after(before).await
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

    /// The text of an element that is waited for. What fades in is there before WebDriver calls its text visible.
    pub async fn text(&self, selector: &str) -> anyhow::Result<String> {
        let element = self.find(selector).await?;
        for _ in 0..30 {
            let text = element.text().await?;
            if !text.is_empty() {
                return Ok(text);
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        Ok(String::new())
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
