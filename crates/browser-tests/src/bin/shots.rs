//! Takes a picture of every screen in both sizes, languages and themes, and of both tables as people see them who cannot
//! tell all colours apart: `cargo xtask shots`.

use browser_tests::play;
use browser_tests::screens::{Do, Look, shoot_with_other_eyes, walk};

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    for number in 0..8 {
        let look = Look { phone: number & 1 > 0, french: number & 2 > 0, light: number & 4 > 0 };
        play("shots", async |stage| walk(stage, look, Do::Shoot).await).await?;
    }
    play("shots-eyes", async |stage| shoot_with_other_eyes(stage).await).await
}
