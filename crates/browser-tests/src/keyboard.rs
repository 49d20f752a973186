//! A game as a person plays it who has no mouse.

use anyhow::{anyhow, bail};
use thirtyfour::Key;

use crate::browser::PATIENCE;
use crate::stage::Stage;

/// More actions than any game has.
const ACTIONS: u32 = 3000;
/// More things than any screen has to go to by tabbing.
const TABS: u32 = 300;

impl Stage {
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
                self.tap("1").await?;
                self.tab_to("#confirm").await?;
                self.press(Key::Enter).await?;
            } else if self.has_focus(".tok.swap").await? {
                // The outer two of the front row change places.
                self.tap("13").await?;
                self.tab_to("#confirm").await?;
                self.press(Key::Enter).await?;
            } else if self.has_focus(".sw").await? {
                self.tap(["1", "2", "3", "4", "5", "a"][action as usize % 6]).await?;
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
        for action in 0..ACTIONS {
            if !self.play_a_card_by_keyboard(action).await? {
                return Ok(());
            }
        }
        bail!("no end after {ACTIONS} actions")
    }

    /// A card has the focus, and a key uses it; in a question the first things are chosen. Which card and which use it
    /// is goes by the number of the action. Says whether the game went on.
    async fn play_a_card_by_keyboard(&self, action: u32) -> anyhow::Result<bool> {
        // While others act the focus stays where it was: only what can be done now counts.
        let asked = "#score, .card.pick:focus, .station.target:focus, .dlg :focus, #pass:enabled:focus";
        let [is_over, on_card, on_choice] =
            self.wait_and_see(asked, ["#score", ".card:focus", ".pick:focus"]).await?;
        if is_over {
            return Ok(false);
        }
        let before = self.move_number().await?;
        if on_card {
            if !action.is_multiple_of(3) {
                self.tap(Key::Right.value().to_string().repeat(action as usize % 3)).await?;
            }
            // An action of a card may be impossible here; preparing never is.
            let prepares = action.is_multiple_of(2) || self.is_there(".card:focus .lit.no").await?;
            self.tap(if prepares { "2" } else { "1" }).await?;
        } else if on_choice {
            for _ in 0..TABS {
                let [is_chosen, on_offer] =
                    self.wait_and_see("body", ["#confirm:enabled", ".offer:focus"]).await?;
                if is_chosen || on_offer {
                    break;
                }
                self.tap([Key::Enter.value(), Key::Tab.value()].iter().collect::<String>()).await?;
            }
            self.tab_to("#confirm:enabled, .station.offer").await?;
            self.press(Key::Enter).await?;
        } else {
            self.press(Key::Enter).await?;
        }
        self.wait_for_move_after(before).await?;
        Ok(true)
    }

    /// Waits until something that the first selector finds is there, and says of the others whether there is anything.
    async fn wait_and_see<const N: usize>(
        &self,
        selector: &str,
        others: [&str; N],
    ) -> anyhow::Result<[bool; N]> {
        let look = "const [selector, others, patience, done] = arguments; \
            until(() => find(selector), patience).then((is_there) => \
            done(is_there ? others.map((one) => find(one) !== null) : []))";
        let patience = PATIENCE.as_millis() as u64;
        let seen: Vec<bool> =
            self.ask_page(look, vec![selector.into(), others.to_vec().into(), patience.into()]).await?;
        seen.try_into().map_err(|_| anyhow!("the game goes on, but nothing to do has the focus"))
    }

    /// Whether what has the focus matches the selector.
    pub async fn has_focus(&self, selector: &str) -> anyhow::Result<bool> {
        let script = "return document.activeElement.matches(arguments[0])";
        Ok(self.page.execute(script, vec![selector.into()]).await?.convert()?)
    }
}
