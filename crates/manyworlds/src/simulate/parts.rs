//! Which parts of a game win: portals, tools, worlds, colours.

use games::{Holding, Prize};

use super::tally::{WIN, interval};

/// The groups that prizes are counted in, and which prize is in which.
pub(super) struct Groups {
    /// Kind and name of each.
    pub(super) names: Vec<(String, String)>,
    of: Vec<Vec<usize>>,
}

impl Groups {
    pub(super) fn new(prizes: Vec<Prize>) -> Self {
        let mut names: Vec<(String, String)> = Vec::new();
        let mut number = |group: (String, String)| {
            names.iter().position(|known| *known == group).unwrap_or_else(|| {
                names.push(group);
                names.len() - 1
            })
        };
        let of =
            prizes.into_iter().map(|prize| prize.groups.into_iter().map(&mut number).collect()).collect();
        Self { names, of }
    }
}

/// What was gained of one group in some games. Wins are in sixtieths.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Part {
    /// Games in which somebody gained one.
    games: u64,
    pub(super) gained: u64,
    points: i64,
    wins: u64,
    /// Sums over the games of what was gained squared, times the wins, and of the wins squared.
    gained_squared: u64,
    gained_times_wins: u64,
    wins_squared: u64,
}

impl Part {
    fn add_game(&mut self, gained: u64, points: i64, wins: u64) {
        self.games += 1;
        self.gained += gained;
        self.points += points;
        self.wins += wins;
        self.gained_squared += gained * gained;
        self.gained_times_wins += gained * wins;
        self.wins_squared += wins * wins;
    }

    fn add_all(&mut self, other: &Self) {
        self.games += other.games;
        self.gained += other.gained;
        self.points += other.points;
        self.wins += other.wins;
        self.gained_squared += other.gained_squared;
        self.gained_times_wins += other.gained_times_wins;
        self.wins_squared += other.wins_squared;
    }

    /// What one counted in the mean.
    pub(super) fn mean_points(&self) -> f64 {
        self.points as f64 / self.gained as f64
    }

    /// How often whoever gained one won.
    pub(super) fn win_rate(&self) -> f64 {
        self.wins as f64 / (WIN * self.gained) as f64
    }

    /// The 95 % interval of the win rate. What is gained in one game is won or lost together, so it tells less than
    /// as many games would: Wilson's interval for as many games as have the same variance.
    pub(super) fn win_interval(&self) -> (f64, f64) {
        let (n, rate, one) = (self.gained as f64, self.win_rate(), WIN as f64);
        let squares = self.wins_squared as f64 / (one * one)
            - 2.0 * rate * self.gained_times_wins as f64 / one
            + rate * rate * self.gained_squared as f64;
        let variance = squares / (n * n);
        // Where all were won, or none, the variance tells nothing.
        let as_many =
            if variance > 0.0 { rate * (1.0 - rate) / variance } else { self.games as f64 }.clamp(1.0, n);
        interval(rate * as_many, as_many)
    }
}

/// All groups together.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Parts(pub(super) Vec<Part>);

impl Parts {
    /// Counts a finished game; `wins` are the sixtieths of each participant.
    pub(super) fn add(&mut self, groups: &Groups, holdings: &[Holding], wins: &[u64]) {
        let mut game = vec![(0, 0, 0); groups.names.len()];
        for holding in holdings {
            for &group in &groups.of[holding.prize] {
                let (gained, points, won) = &mut game[group];
                *gained += 1;
                *points += i64::from(holding.points);
                *won += wins[holding.owner];
            }
        }
        self.0.resize(groups.names.len(), Part::default());
        for (part, &(gained, points, won)) in self.0.iter_mut().zip(&game) {
            if gained > 0 {
                part.add_game(gained, points, won);
            }
        }
    }

    pub(super) fn add_all(&mut self, other: &Self) {
        self.0.resize(self.0.len().max(other.0.len()), Part::default());
        self.0.iter_mut().zip(&other.0).for_each(|(mine, theirs)| mine.add_all(theirs));
    }
}

#[cfg(test)]
#[expect(clippy::float_cmp, reason = "halves and whole numbers are exact")]
mod tests {
    use super::*;

    fn groups() -> Groups {
        let prize = |names: &[&str]| Prize {
            groups: names.iter().map(|&name| ("kind".to_owned(), name.to_owned())).collect(),
        };
        Groups::new(vec![prize(&["a", "all"]), prize(&["b", "all"])])
    }

    fn holding(owner: usize, prize: usize, points: i16) -> Holding {
        Holding { owner, prize, points }
    }

    #[test]
    fn a_prize_counts_in_each_of_its_groups() {
        let groups = groups();
        let names: Vec<&str> = groups.names.iter().map(|(_, name)| name.as_str()).collect();
        assert_eq!(names, ["a", "all", "b"]);
        let mut parts = Parts::default();
        parts.add(&groups, &[holding(0, 0, 3), holding(1, 1, 5)], &[WIN, 0]);
        parts.add(&groups, &[holding(1, 1, 5)], &[0, WIN]);
        let [a, all, b] = parts.0[..] else { panic!("{parts:?}") };
        assert_eq!([a.gained, all.gained, b.gained], [1, 3, 2]);
        assert_eq!([a.mean_points(), b.mean_points()], [3.0, 5.0]);
        assert_eq!([a.win_rate(), b.win_rate()], [1.0, 0.5]);
    }

    #[test]
    fn one_a_game_has_the_interval_of_games_and_two_alike_tell_no_more() {
        let (mut single, mut double) = (Part::default(), Part::default());
        for game in 0..100 {
            let won = if game % 2 == 0 { WIN } else { 0 };
            single.add_game(1, 1, won);
            double.add_game(2, 2, 2 * won);
        }
        let expected = interval(50.0, 100.0);
        for part in [single, double] {
            let found = part.win_interval();
            assert!(
                (found.0 - expected.0).abs() < 1e-12 && (found.1 - expected.1).abs() < 1e-12,
                "{found:?}"
            );
        }
    }

    #[test]
    fn the_order_of_games_does_not_matter() {
        let groups = groups();
        let (mut one, mut other) = (Parts::default(), Parts::default());
        one.add(&groups, &[holding(0, 0, 3)], &[WIN, 0]);
        other.add(&groups, &[holding(1, 1, 2)], &[WIN / 2, WIN / 2]);
        let (mut there, mut back) = (one.clone(), other.clone());
        there.add_all(&other);
        back.add_all(&one);
        assert_eq!(there, back);
    }
}
