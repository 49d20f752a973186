//! Whether everybody can use every screen that needs no server.

use browser_tests::Stage;
use browser_tests::screens::{Do, Look, Part, walk};

pub(crate) async fn everybody_can_use_every_page([stage]: &[Stage; 1]) -> anyhow::Result<()> {
    walk(stage, Look::WIDE, Part::Pages, Do::Check).await
}

pub(crate) async fn everybody_can_use_every_page_on_a_light_phone_in_french(
    [stage]: &[Stage; 1],
) -> anyhow::Result<()> {
    walk(stage, Look::PHONE, Part::Pages, Do::Check).await
}

pub(crate) async fn everybody_can_use_every_table_of_multiuniversum(
    [stage]: &[Stage; 1],
) -> anyhow::Result<()> {
    walk(stage, Look::WIDE, Part::Multiuniversum, Do::Check).await
}

pub(crate) async fn everybody_can_use_every_table_of_multiuniversum_on_a_light_phone_in_french(
    [stage]: &[Stage; 1],
) -> anyhow::Result<()> {
    walk(stage, Look::PHONE, Part::Multiuniversum, Do::Check).await
}

pub(crate) async fn everybody_can_use_every_table_of_multiverse([stage]: &[Stage; 1]) -> anyhow::Result<()> {
    walk(stage, Look::WIDE, Part::Multiverse, Do::Check).await
}

pub(crate) async fn everybody_can_use_every_table_of_multiverse_on_a_light_phone_in_french(
    [stage]: &[Stage; 1],
) -> anyhow::Result<()> {
    walk(stage, Look::PHONE, Part::Multiverse, Do::Check).await
}

pub(crate) async fn everybody_can_use_every_game_that_is_over([stage]: &[Stage; 1]) -> anyhow::Result<()> {
    walk(stage, Look::WIDE, Part::Records, Do::Check).await
}

pub(crate) async fn everybody_can_use_every_game_that_is_over_on_a_light_phone_in_french(
    [stage]: &[Stage; 1],
) -> anyhow::Result<()> {
    walk(stage, Look::PHONE, Part::Records, Do::Check).await
}
