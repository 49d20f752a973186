//! Whether everybody can use every screen, and how soon the first is there.

use anyhow::ensure;
use browser_tests::play;
use browser_tests::screens::{Do, Look, walk};

/// What `cargo xtask web` adds up is what it knows of; this is what a browser really fetches.
#[tokio::test]
async fn the_first_page_is_light() -> anyhow::Result<()> {
    play("first-page", async |stage| {
        let bytes = stage.first_page_bytes().await?;
        ensure!((300 * 1024..=400 * 1024).contains(&bytes), "{bytes} bytes came over the wire");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn everybody_can_use_every_screen() -> anyhow::Result<()> {
    play("screens-dark", async |stage| {
        walk(stage, Look { phone: false, french: false, light: false }, Do::Check).await
    })
    .await
}

#[tokio::test]
async fn everybody_can_use_every_screen_of_a_light_phone_in_french() -> anyhow::Result<()> {
    play("screens-light", async |stage| {
        walk(stage, Look { phone: true, french: true, light: true }, Do::Check).await
    })
    .await
}
