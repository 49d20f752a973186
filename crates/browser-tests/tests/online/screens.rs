//! Whether everybody can use the screens that show what a server knows, and how soon the first is there.

use anyhow::ensure;
use browser_tests::Stage;
use browser_tests::screens::{Do, Look, Part, walk};

/// What `cargo xtask web` adds up is what it knows of; this is what a browser really fetches.
pub(crate) async fn the_first_page_is_light([stage]: &[Stage; 1]) -> anyhow::Result<()> {
    stage.let_files_be_kept().await?;
    let bytes = stage.first_page_bytes().await?;
    ensure!((300 * 1024..=400 * 1024).contains(&bytes), "{bytes} bytes came over the wire");
    Ok(())
}

pub(crate) async fn everybody_can_use_every_page([stage]: &[Stage; 1]) -> anyhow::Result<()> {
    walk(stage, Look::WIDE, Part::Server, Do::Check).await
}

pub(crate) async fn everybody_can_use_every_page_on_a_light_phone_in_french(
    [stage]: &[Stage; 1],
) -> anyhow::Result<()> {
    walk(stage, Look::PHONE, Part::Server, Do::Check).await
}
