//! Stories that need no server: the client lies as plain files on some host.

mod eureka;
mod keyboard;
mod lesson;
mod local_game;
mod multiverse;
mod own_deck;
mod reload;
mod replay;
mod review;
mod screens;
mod shared_screen;
mod since;
mod site;

use std::process::ExitCode;

use browser_tests::{Source, play, stories};

fn main() -> ExitCode {
    play(
        Source::Files,
        stories![
            shared_screen::two_people_hand_the_screen_over_to_the_end,
            local_game::every_variant_is_played_by_a_page_that_knows_nothing_but_its_own_view,
            local_game::a_whole_game_against_a_bot_is_played_by_clicking,
            screens::everybody_can_use_every_game_that_is_over,
            own_deck::a_deck_is_mended_chosen_played_watched_and_forgotten,
            screens::everybody_can_use_every_table_of_multiuniversum,
            multiverse::somebody_is_revealed_and_met_at_the_end,
            screens::everybody_can_use_every_game_that_is_over_on_a_light_phone_in_french,
            replay::one_plays_on_from_any_moment,
            multiverse::three_to_five_play_multiverse_to_the_end,
            screens::everybody_can_use_every_table_of_multiuniversum_on_a_light_phone_in_french,
            screens::everybody_can_use_every_table_of_multiverse,
            screens::everybody_can_use_every_page_on_a_light_phone_in_french,
            screens::everybody_can_use_every_table_of_multiverse_on_a_light_phone_in_french,
            multiverse::a_whole_game_of_multiverse_is_played_by_clicking,
            screens::everybody_can_use_every_page,
            replay::a_game_in_this_browser_is_kept_and_opens_again,
            replay::a_game_of_multiverse_is_watched_again,
            local_game::a_solo_game_on_a_phone_ends_among_the_best_scores,
            review::a_game_of_multiuniversum_is_looked_back_on,
            since::whoever_comes_back_to_portals_is_shown_what_the_others_did,
            local_game::the_strongest_bot_answers_every_turn,
            reload::a_move_that_was_seen_outlives_a_reload_in_that_moment,
            since::whoever_comes_back_to_worlds_is_shown_what_the_others_did,
            eureka::todays_is_a_click_from_home_and_needs_no_network,
            replay::a_game_of_multiuniversum_is_watched_again,
            lesson::hints_lead_through_the_draft_and_into_the_game_of_multiverse,
            keyboard::turns_are_played_without_a_mouse,
            lesson::a_guided_game_is_played_to_its_end,
            lesson::a_hint_is_asked_for_and_followed,
            review::a_game_of_multiverse_is_looked_back_on,
            site::a_copy_without_a_server_plays_in_any_folder,
            keyboard::multiverse_is_played_without_a_mouse,
            lesson::the_example_turn_of_multiverse_is_played_by_clicking,
            multiverse::six_play_multiverse_in_french_on_a_phone,
            replay::a_record_that_was_changed_is_refused_and_its_dice_say_where,
            local_game::an_action_is_taken_back_and_a_refusal_says_why,
            shared_screen::people_and_a_bot_draft_on_a_phone_that_goes_round,
            lesson::the_example_turn_of_multiverse_is_played_by_keyboard_on_a_phone,
            multiverse::a_jump_is_played_colour_by_colour_with_the_cube_rolling,
            multiverse::what_others_do_is_shown_step_by_step_and_can_be_skipped,
            multiverse::a_chance_that_is_none_is_refused_in_one_sentence,
            multiverse::whoever_holds_the_scepter_may_say_just_roll,
            local_game::a_card_is_dragged_and_a_stack_is_arranged_by_dragging,
            lesson::the_first_lesson_is_played_by_clicking,
            multiverse::the_panel_has_two_looks_and_keeps_the_chosen_one,
            lesson::moves_of_multiverse_are_typed,
            shared_screen::in_the_french_edition_people_at_one_screen_may_give_their_birth_dates,
            keyboard::what_is_opened_keeps_the_focus_and_gives_it_back,
            lesson::a_lesson_does_not_touch_the_game_that_was_left,
            local_game::french_is_one_click_away_and_remembered,
            lesson::the_first_lesson_is_played_by_keyboard_on_a_phone,
            lesson::a_move_is_typed,
            multiverse::the_draft_goes_on_where_it_was_after_a_reload,
            local_game::a_finger_that_rests_on_a_card_reads_it,
            keyboard::the_keys_one_two_and_three_use_the_card_with_the_focus,
        ],
    )
}
