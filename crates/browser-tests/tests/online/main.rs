//! Stories with a server: people who meet there, what it remembers of them, and what only it tells a browser.

mod eureka;
mod keyboard;
mod multiverse_online;
mod offline;
mod online;
mod own_deck;
mod screens;
mod since;
mod statistics;

use std::process::ExitCode;

use browser_tests::{Source, play, stories};

fn main() -> ExitCode {
    play(
        Source::Server,
        stories![
            multiverse_online::just_roll_is_asked_of_whoever_holds_the_scepter_and_answered_by_standing_orders,
            statistics::games_are_counted_until_somebody_deletes_their_data,
            keyboard::a_whole_game_from_home_to_the_rematch_without_a_mouse,
            online::friends_play_multiverse_from_two_browsers_to_the_end,
            online::a_bot_goes_on_for_whoever_stays_away_and_nobody_has_to_be_heard,
            offline::a_game_goes_on_after_a_reload_and_without_a_network,
            eureka::the_turn_of_a_day_is_found_in_multiverse,
            multiverse_online::two_draft_at_once_and_nobody_sees_what_the_other_keeps,
            screens::everybody_can_use_every_page_on_a_light_phone_in_french,
            online::seats_that_stay_empty_go_to_bots_with_one_click_and_clocks_run,
            since::on_a_server_the_table_shows_it_again,
            eureka::the_turn_of_a_day_is_found_in_multiuniversum,
            screens::everybody_can_use_every_page,
            multiverse_online::a_jump_goes_on_after_the_server_was_killed,
            online::friends_wait_for_each_other,
            online::friends_play_multiuniversum_and_find_the_table_again,
            online::whoever_looks_on_sees_the_table_and_no_hand,
            online::a_turn_goes_on_after_the_server_was_killed,
            own_deck::friends_are_told_of_the_deck_and_play_with_it,
            online::the_doors_lead_to_a_game_at_once,
            screens::the_first_page_is_light,
        ],
    )
}
