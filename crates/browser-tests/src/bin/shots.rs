//! Takes a picture of every screen in both sizes, languages and themes, and of both tables as people see them who cannot
//! tell all colours apart: `cargo xtask shots`.

use browser_tests::screens::{Do, Look, Part, shoot_with_other_eyes, walk};
use browser_tests::{Browsers, Source, Stage};

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let browsers = Browsers::new(Source::Server);
    let outcome = shoot(&browsers).await;
    browsers.quit().await;
    outcome
}

async fn shoot(browsers: &Browsers) -> anyhow::Result<()> {
    for number in 0..8 {
        let look = Look { phone: number & 1 > 0, french: number & 2 > 0, light: number & 4 > 0 };
        // On a phone the moments come by other ways.
        for part in Part::ALL.into_iter().filter(|part| !look.phone || *part != Part::Moments) {
            let shoot = async |[stage]: &[Stage; 1]| walk(stage, look, part, Do::Shoot).await;
            browsers.play("shots", shoot).await?;
        }
    }
    browsers.play("shots-eyes", async |[stage]: &[Stage; 1]| shoot_with_other_eyes(stage).await).await
}
