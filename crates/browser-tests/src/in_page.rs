//! Games that are played inside the page: a script looks for what can be clicked, clicks it, and waits for the answer. It
//! is many times as quick as a driver that is asked about every step.

use std::time::Duration;

use anyhow::{bail, ensure};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::browser::PATIENCE;
use crate::stage::Stage;

/// The parts that scripts in the page have in common.
pub(crate) const COMMON: &str = include_str!("in_page.js");
const PLAY: &str = include_str!("play.js");

/// More clicks than any game takes.
const CLICKS: u32 = 3000;
/// So long a script plays before it tells how far it is.
const CHUNK: Duration = Duration::from_secs(20);
/// The scale at which a game is drawn that nobody watches.
const UNWATCHED: f64 = 0.1;
/// A table that has nothing to click for so long waits for somebody else.
const PAUSE: Duration = Duration::from_millis(150);

/// The offers that a story takes whenever they are there.
#[derive(Debug, Clone, Copy)]
pub struct Wanted(pub(crate) &'static str);

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

/// Orders for the script that plays.
#[derive(Serialize)]
struct Order<'a> {
    wanted: &'static str,
    until: Option<&'a str>,
    clicks: u32,
    /// In milliseconds: how long to play, to wait for an answer, and for something to click.
    time: u64,
    patience: u64,
    pause: u64,
    /// A number that JavaScript would round.
    dice: String,
}

impl<'a> Order<'a> {
    fn new(wanted: Wanted, until: Option<&'a str>, dice: u64) -> Self {
        Self {
            wanted: wanted.0,
            until,
            clicks: CLICKS,
            time: CHUNK.as_millis() as u64,
            patience: PATIENCE.as_millis() as u64,
            pause: PATIENCE.as_millis() as u64,
            dice: dice.to_string(),
        }
    }
}

/// How far a script has come.
#[derive(Deserialize)]
struct Played {
    end: String,
    clicks: u32,
    dice: String,
}

impl Stage {
    /// Plays until the score sheet is there: does what is wanted when it can, else whatever the dice of this story say.
    /// Returns how many clicks it took.
    pub async fn play_to_the_end(&self, wanted: Wanted, mut dice: u64) -> anyhow::Result<u32> {
        let mut clicks = 0;
        while clicks < CLICKS {
            let played = self.play_in_page(&Order::new(wanted, None, dice)).await?;
            clicks += played.clicks;
            match &*played.end {
                "over" => return Ok(clicks),
                "paused" => dice = played.dice.parse()?,
                "idle" => bail!("the game goes on, but nothing can be clicked"),
                other => bail!("{other}"),
            }
        }
        bail!("no end after {CLICKS} clicks")
    }

    /// Plays until something is on the screen.
    pub async fn play_until(&self, selector: &str, wanted: Wanted, mut dice: u64) -> anyhow::Result<()> {
        let mut clicks = 0;
        while clicks < CLICKS {
            let played = self.play_in_page(&Order::new(wanted, Some(selector), dice)).await?;
            clicks += played.clicks;
            match &*played.end {
                "reached" => return Ok(()),
                "over" => bail!("the game ended without {selector}"),
                "paused" => dice = played.dice.parse()?,
                "idle" => bail!("the game goes on without {selector}, but nothing can be clicked"),
                other => bail!("{other}"),
            }
        }
        bail!("no {selector} after {CLICKS} clicks")
    }

    /// Clicks one offer: one that is wanted, or any. Where a choice takes several clicks, one of them. Waits until there
    /// is something to click.
    pub async fn play_on(&self, wanted: Wanted, dice: &mut u64) -> anyhow::Result<()> {
        self.play_times(1, wanted, dice).await
    }

    /// The same so many times, unless the game ends before.
    pub async fn play_times(&self, clicks: u32, wanted: Wanted, dice: &mut u64) -> anyhow::Result<()> {
        let played = self.play_in_page(&Order { clicks, ..Order::new(wanted, None, *dice) }).await?;
        *dice = played.dice.parse()?;
        let is_right = matches!(&*played.end, "paused" | "over");
        ensure!(is_right, "the game goes on, but nothing can be clicked: {}", played.end);
        Ok(())
    }

    /// Plays as long as there is something to click, or until something is on the screen: at a table with others it may
    /// be somebody else's turn. Says whether there was anything to click.
    pub async fn play_while_asked(
        &self,
        until: Option<&str>,
        wanted: Wanted,
        dice: &mut u64,
    ) -> anyhow::Result<bool> {
        self.play_if(CLICKS, PAUSE, until, wanted, dice).await
    }

    /// Clicks one offer, if there is one now.
    pub async fn play_if_asked(&self, wanted: Wanted, dice: &mut u64) -> anyhow::Result<bool> {
        self.play_if(1, Duration::ZERO, None, wanted, dice).await
    }

    async fn play_if(
        &self,
        clicks: u32,
        pause: Duration,
        until: Option<&str>,
        wanted: Wanted,
        dice: &mut u64,
    ) -> anyhow::Result<bool> {
        let order = Order { clicks, pause: pause.as_millis() as u64, ..Order::new(wanted, until, *dice) };
        let played = self.play_in_page(&order).await?;
        *dice = played.dice.parse()?;
        let is_right = matches!(&*played.end, "paused" | "over" | "reached" | "idle");
        ensure!(is_right, "{}", played.end);
        Ok(played.clicks > 0)
    }

    async fn play_in_page(&self, order: &Order<'_>) -> anyhow::Result<Played> {
        let arguments = vec![serde_json::to_value(order)?];
        if order.clicks == 1 {
            return self.ask_page(PLAY, arguments).await;
        }
        self.draw(UNWATCHED).await?;
        let played = self.ask_page(PLAY, arguments).await;
        self.draw(1.0).await?;
        played
    }

    /// Runs a script in the page that waits for something there. Its last argument is the function to call at the end.
    pub(crate) async fn ask_page<T: DeserializeOwned>(
        &self,
        script: &str,
        arguments: Vec<Value>,
    ) -> anyhow::Result<T> {
        let script = format!("{COMMON}\n{script}");
        Ok(self.page.execute_async(script, arguments).await?.convert()?)
    }
}
