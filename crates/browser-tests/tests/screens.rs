//! Whether everybody can use every screen.

use browser_tests::play;
use browser_tests::screens::{Do, Look, walk};

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
