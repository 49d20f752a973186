//! Every screen of the page, one after the other: to look at, or to be checked.

use std::cell::RefCell;

use anyhow::ensure;

use crate::in_page::Wanted;
use crate::own_deck::own_deck;
use crate::stage::Stage;

/// A size, a language and a theme.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// A phone, or a wide window.
    pub phone: bool,
    /// French, or English.
    pub french: bool,
    /// Light, or dark.
    pub light: bool,
}

impl Look {
    /// A wide window in the dark, in English.
    pub const WIDE: Self = Self { phone: false, french: false, light: false };
    /// A light phone in French: everything else.
    pub const PHONE: Self = Self { phone: true, french: true, light: true };
}

/// What is done with each screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Do {
    /// Looks for what keeps people from using it, for what runs out of the page, and for texts that it lacks.
    Check,
    /// Takes a picture.
    Shoot,
}

/// Screens that belong together, and are seen one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Pages that are as they are with or without a server.
    Pages,
    /// Pages that show what a server knows.
    Server,
    /// The tables of Multiuniversum.
    Multiuniversum,
    /// The tables of Multiverse.
    Multiverse,
    /// Games that are over.
    Records,
    /// Things that come and go at a table, and before it. Stories that are about them check them.
    Moments,
}

impl Part {
    /// Every screen is in one of them.
    pub const ALL: [Self; 6] =
        [Self::Pages, Self::Server, Self::Multiuniversum, Self::Multiverse, Self::Records, Self::Moments];
}

/// An address that leads to a screen: the name of the screen, the path, and an element that is there when it is.
type Address = (&'static str, &'static str, &'static str);

/// The addresses of [`Part::Pages`].
const PAGES: [Address; 8] = [
    ("rules-multiuniversum", "/rules/multiuniversum", ".rulebook li"),
    ("rules-multiverse", "/rules/multiverse", ".rulebook li"),
    ("learn", "/learn", ".learn .btn"),
    ("lesson", "/learn/multiuniversum", ".mu[data-move]"),
    ("lesson-multiverse", "/learn/multiverse?pace=0", ".tutor.lesson:not([hidden])"),
    ("eureka", "/eureka", ".eureka .puzzle"),
    ("eureka-multiverse", "/eureka/multiverse/2026-01-08", "#eureka .ask"),
    ("eureka-multiuniversum", "/eureka/multiuniversum/2026-01-08?pace=0", "#eureka .ask"),
];

/// The addresses of [`Part::Server`].
const SERVER: [Address; 8] = [
    ("home", "/", "#now-multiverse"),
    ("lobby", "/lobby", ".lobby .none"),
    ("my-games", "/games", ".stats .none"),
    ("best-scores", "/scores", ".scores .none"),
    ("settings", "/settings", "#my-name"),
    ("new-multiuniversum", "/new/multiuniversum", "#start"),
    ("new-multiverse", "/new/multiverse", "#start"),
    ("nowhere", "/no/such/place", ".nowhere"),
];

/// How some people see colours, as Chromium calls it.
const EYES: [&str; 4] = ["protanopia", "deuteranopia", "tritanopia", "achromatopsia"];

/// Takes pictures of both tables as people see them who cannot tell some colours from others, or any.
pub async fn shoot_with_other_eyes(stage: &Stage) -> anyhow::Result<()> {
    stage.prefer_dark().await?;
    for (game, players, sign) in [("multiuniversum", 5, ".offer"), ("multiverse", 4, ".tok.lit")] {
        stage.open(&format!("/new/{game}?bots=sensible&seed=6&pace=0")).await?;
        stage.start_game(players).await?;
        stage.play_until(sign, Wanted::ENCOUNTERS, 6).await?;
        stage.let_land().await?;
        for eyes in EYES {
            stage.see_as(eyes).await?;
            stage.screenshot(&format!("eyes/{game}-{eyes}")).await?;
        }
        stage.see_as("none").await?;
    }
    Ok(())
}

/// Gives the page its look; in which language it is then.
async fn put_on(stage: &Stage, look: Look) -> anyhow::Result<&'static str> {
    if look.phone {
        stage.as_phone().await?;
    } else {
        stage.resize(1280, 800).await?;
    }
    if look.light {
        stage.prefer_light().await?;
    } else {
        stage.prefer_dark().await?;
    }
    stage.open("/").await?;
    let language = if look.french { "fr" } else { "en" };
    let choose = format!("localStorage.setItem('manyworlds.language', '{language}')");
    stage.page.execute(choose, Vec::new()).await?;
    Ok(language)
}

/// Walks from screen to screen of a part.
pub async fn walk(stage: &Stage, look: Look, part: Part, what: Do) -> anyhow::Result<()> {
    let language = put_on(stage, look).await?;
    let wrong = RefCell::new(Vec::<String>::new());
    let see = async |name: &str| {
        stage.let_land().await?;
        match what {
            Do::Check => {
                if let Err(found) = stage.is_accessible(name).await {
                    wrong.borrow_mut().push(format!("{found:#}"));
                }
                if stage.overflow().await? > 0 {
                    wrong.borrow_mut().push(format!("{name} runs out of the page"));
                }
                let missing = stage.missing_texts().await?;
                if !missing.is_empty() {
                    wrong.borrow_mut().push(format!("{name} lacks the texts {missing:?}"));
                }
                anyhow::Ok(())
            }
            Do::Shoot => {
                let size = if look.phone { "phone" } else { "desktop" };
                let theme = if look.light { "light" } else { "dark" };
                stage.screenshot(&format!("all/{name}-{size}-{language}-{theme}")).await.map(drop)
            }
        }
    };
    match part {
        Part::Pages => see_pages(stage, look, &see).await?,
        Part::Server => see_server(stage, &see).await?,
        Part::Multiuniversum => see_portals(stage, &see).await?,
        Part::Multiverse => see_worlds(stage, &see).await?,
        Part::Records => see_records(stage, &see).await?,
        Part::Moments => see_moments(stage, &see).await?,
    }
    let wrong = wrong.into_inner();
    ensure!(wrong.is_empty(), "{}", wrong.join("\n"));
    Ok(())
}

async fn see_pages(
    stage: &Stage,
    look: Look,
    see: &impl AsyncFn(&str) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    for (name, path, sign) in PAGES {
        stage.open(path).await?;
        stage.find(sign).await?;
        see(name).await?;
    }
    if look.phone {
        stage.click("#eureka .close").await?;
    }
    stage.click("#pass").await?;
    stage.find("#verdict").await?;
    see("eureka-result").await?;
    stage.open("/new/multiuniversum").await?;
    stage.click("#where label:nth-of-type(2)").await?;
    stage.find(".seats .name").await?;
    see("new-one-screen").await?;
    stage.click("#start").await?;
    stage.find("#open-curtain").await?;
    see("curtain").await
}

async fn see_server(stage: &Stage, see: &impl AsyncFn(&str) -> anyhow::Result<()>) -> anyhow::Result<()> {
    for (name, path, sign) in SERVER {
        stage.open(path).await?;
        stage.find(sign).await?;
        see(name).await?;
    }
    stage.open("/new/multiuniversum").await?;
    stage.click("#where label:nth-of-type(3)").await?;
    stage.find("#pace").await?;
    see("new-friends").await?;
    stage.click("#start").await?;
    stage.find("#start-table").await?;
    see("waiting-room").await
}

async fn see_portals(stage: &Stage, see: &impl AsyncFn(&str) -> anyhow::Result<()>) -> anyhow::Result<()> {
    for players in [1, 2, 5] {
        stage.open("/new/multiuniversum?bots=sensible&seed=1&pace=0").await?;
        stage.start_game(players).await?;
        stage.find(".offer, .pick").await?;
        see(&format!("multiuniversum-{players}")).await?;
    }
    stage.play_to_the_end(Wanted::SEALS, 5).await?;
    see("multiuniversum-score").await
}

async fn see_worlds(stage: &Stage, see: &impl AsyncFn(&str) -> anyhow::Result<()>) -> anyhow::Result<()> {
    for players in [2, 4, 6] {
        stage.open("/new/multiverse?bots=sensible&seed=1&pace=0").await?;
        stage.start_game(players).await?;
        stage.find(".offer, .pick:enabled").await?;
        see(&format!("multiverse-draft-{players}")).await?;
        stage.play_until("[data-action='switch all']", Wanted::ENCOUNTERS, 5).await?;
        see(&format!("multiverse-{players}")).await?;
    }
    stage.play_to_the_end(Wanted::ENCOUNTERS, 5).await?;
    see("multiverse-score").await
}

/// Games that are over.
async fn see_records(stage: &Stage, see: &impl AsyncFn(&str) -> anyhow::Result<()>) -> anyhow::Result<()> {
    for (name, record) in [("multiuniversum", "multiuniversum-5"), ("multiverse", "multiverse-6")] {
        stage.open_record(record).await?;
        stage.find(".tline").await?.click().await?;
        stage.wait_for_move_after(Some("1".to_owned())).await?;
        see(&format!("replay-{name}")).await?;
    }
    for name in ["multiuniversum-3", "multiverse-2"] {
        stage.open_record(name).await?;
        stage.open("/review/file?worlds=40").await?;
        stage.find(".review .graph").await?;
        stage.is_reviewed().await?;
        see(&format!("review-{name}")).await?;
    }
    stage.open_record("multiuniversum-pledged").await?;
    stage.open("/fair/file").await?;
    stage.find(".fair .verdict").await?;
    see("fair").await
}

/// Things that come and go.
async fn see_moments(stage: &Stage, see: &impl AsyncFn(&str) -> anyhow::Result<()>) -> anyhow::Result<()> {
    stage.open("/learn?seed=1&pace=0").await?;
    stage.click("#guided").await?;
    stage.find(".tutor.guide:not([hidden])").await?;
    see("guided").await?;
    for game in ["multiuniversum", "multiverse"] {
        stage.open(&format!("/new/{game}?bots=sensible&seed=1&pace=0")).await?;
        stage.start_game(2).await?;
        stage.find(".offer, .pick:enabled").await?;
        stage.tap("h").await?;
        stage.find(".tutor.hint:not([hidden]) .act").await?;
        see(&format!("hint-{game}")).await?;
        stage.page.refresh().await?;
        stage.find(".offer, .pick:enabled").await?;
        stage.click("#menu").await?;
        stage.find(".dlg").await?;
        see(&format!("menu-{game}")).await?;
        stage.click("#type").await?;
        stage.find("#typed:focus").await?;
        see(&format!("typed-{game}")).await?;
        stage.open(&format!("/new/{game}")).await?;
        stage.click("#where label:nth-of-type(3) input").await?;
        stage.click("#clock label:nth-of-type(2)").await?;
        stage.click("#start").await?;
        stage.click("#fill-and-start").await?;
        stage.find(".clk[data-clock='1']").await?;
        see(&format!("clock-{game}")).await?;
        stage.click("#talk").await?;
        stage.find("#say").await?;
        see(&format!("talk-{game}")).await?;
    }
    let folder = tempfile::tempdir()?;
    let deck = folder.path().join("deck.toml");
    for (name, text, sign) in [
        ("deck-faults", own_deck().replace("dp = 5", "dp = 50"), "#deck-faults li"),
        ("own-deck", own_deck(), "#deck li:nth-child(2) :checked"),
    ] {
        std::fs::write(&deck, text)?;
        stage.open("/new/multiuniversum?bots=sensible&seed=2&pace=0").await?;
        stage.choose_deck(&deck).await?;
        stage.find(sign).await?;
        see(name).await?;
    }
    stage.start_game(2).await?;
    stage.find(".portal .dim text").await?;
    see("own-deck-table").await?;
    stage.play_to_the_end(Wanted::SEALS, 5).await?;
    stage.open("/games").await?;
    stage.find("#kept-here li").await?;
    see("my-games-kept").await
}
