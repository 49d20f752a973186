//! What somebody's games came to: counted the same way on a server and in a browser.

use serde::{Deserialize, Serialize};

/// What one game came to for somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// With how many players; alone it is against nobody, or against a virtual player.
    pub players: u32,
    /// 1 for the winner; several may share a place.
    pub place: u32,
    /// When it ended, in milliseconds since 1970.
    pub finished_at: i64,
}

/// What somebody's games came to.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Tally {
    /// How many were played to the end, those alone included.
    pub games: u32,
    /// When the first of them ended, in milliseconds since 1970.
    pub since: Option<i64>,
    /// How many of the last games with others were won in a row. A shared first place is won.
    pub streak: u32,
    /// The most that were ever won in a row.
    pub best_streak: u32,
    /// By the number of players, the smallest first; numbers with which nothing was played are left out.
    pub by_players: Vec<AtSuchTables>,
}

/// What somebody's games with so many players came to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub struct AtSuchTables {
    /// How many played.
    pub players: u32,
    /// How many games were played.
    pub games: u32,
    /// How often each place was taken, the first place first. Alone, the first is a win over the virtual player.
    pub places: Vec<u32>,
}

impl Tally {
    /// Counts games, which come in the order in which they ended.
    pub fn of(outcomes: impl IntoIterator<Item = Outcome>) -> Self {
        let mut tally = Self::default();
        outcomes.into_iter().for_each(|outcome| tally.count(outcome));
        tally
    }

    /// Counts one game more, which ended after all others.
    fn count(&mut self, Outcome { players, place, finished_at }: Outcome) {
        self.games += 1;
        self.since.get_or_insert(finished_at);
        let index = self.by_players.partition_point(|tables| tables.players < players);
        if self.by_players.get(index).is_none_or(|tables| tables.players != players) {
            self.by_players.insert(index, AtSuchTables { players, games: 0, places: Vec::new() });
        }
        let tables = &mut self.by_players[index];
        tables.games += 1;
        let place = place.max(1) as usize;
        if tables.places.len() < place {
            tables.places.resize(place, 0);
        }
        tables.places[place - 1] += 1;
        if players > 1 {
            self.streak = if place == 1 { self.streak + 1 } else { 0 };
            self.best_streak = self.best_streak.max(self.streak);
        }
    }

    /// How many games with others were won, and how many there were.
    pub fn wins(&self) -> (u32, u32) {
        let with_others = self.by_players.iter().filter(|tables| tables.players > 1);
        with_others.fold((0, 0), |(wins, games), tables| (wins + tables.wins(), games + tables.games))
    }
}

impl AtSuchTables {
    /// How many of them were won.
    pub fn wins(&self) -> u32 {
        self.places.first().copied().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(games: &[(u32, u32)]) -> Tally {
        let outcomes = games.iter().zip(100..);
        Tally::of(outcomes.map(|(&(players, place), finished_at)| Outcome { players, place, finished_at }))
    }

    #[test]
    fn games_are_counted_by_players_and_places() {
        let tally = tally(&[(3, 2), (2, 1), (3, 1), (1, 2), (3, 3), (2, 1)]);
        let told: Vec<_> =
            tally.by_players.iter().map(|one| (one.players, one.games, one.places.clone())).collect();
        assert_eq!(told, [(1, 1, vec![0, 1]), (2, 2, vec![2]), (3, 3, vec![1, 1, 1])]);
        assert_eq!((tally.games, tally.since, tally.wins()), (6, Some(100), (3, 5)));
    }

    #[test]
    fn a_streak_ends_with_a_loss_and_games_alone_do_not_count_for_it() {
        let check = |games: &[(u32, u32)], now, best| {
            let tally = tally(games);
            assert_eq!((tally.streak, tally.best_streak), (now, best), "{games:?}");
        };
        check(&[], 0, 0);
        check(&[(2, 1), (2, 1), (1, 2), (4, 1)], 3, 3);
        check(&[(2, 1), (2, 1), (2, 2), (4, 1)], 1, 2);
        check(&[(2, 1), (5, 5)], 0, 1);
    }
}
