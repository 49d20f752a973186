//! `manyworlds eureka`

use crate::printed;

/// On some of these days chance is to decide right after the turn begins, on others within it.
#[test]
fn the_turns_of_a_week_are_solved_to_the_end() {
    for day in 10..=19 {
        let date = format!("2026-11-{day}");
        for game in ["multiuniversum", "multiverse"] {
            let said = printed(&["eureka", "--date", &date, "--game", game, "--solve"]);
            let line = said.split("The best line with the dice of the day brings").nth(1);
            assert!(line.is_some_and(|line| line.contains("\n  1  ")), "{date}: {said}");
        }
    }
}
