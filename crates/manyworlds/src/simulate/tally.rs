//! Counting. Only whole numbers are added up, so the order of the games changes nothing, not even the last digit.

use std::collections::BTreeMap;

use engine::{MAX_SEATS, Standing};

/// A shared win counts 1/k; sixtieths are whole for every k up to [`MAX_SEATS`].
const WIN: u64 = 60;

/// What came of some games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Tally {
    pub(super) games: u64,
    pub(super) inputs: u64,
    pub(super) rounds: u64,
    /// The shortest and the longest game.
    pub(super) shortest: Option<u16>,
    pub(super) longest: Option<u16>,
    /// How often games ended in which way.
    pub(super) ended: BTreeMap<&'static str, u64>,
    /// How many are scored.
    pub(super) participants: usize,
    scores: [Scores; MAX_SEATS],
}

/// What one participant made of some games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Scores {
    /// In sixtieths.
    wins: u64,
    points: i64,
    squares: u64,
}

impl Tally {
    /// Counts one finished game; `row` says where a participant is counted.
    pub(super) fn add(
        &mut self,
        inputs: u64,
        rounds: u16,
        ending: &'static str,
        standing: &Standing,
        row: impl Fn(usize) -> usize,
    ) {
        self.games += 1;
        self.inputs += inputs;
        self.rounds += u64::from(rounds);
        self.shortest = Some(self.shortest.map_or(rounds, |least| least.min(rounds)));
        self.longest = self.longest.max(Some(rounds));
        *self.ended.entry(ending).or_default() += 1;
        self.participants = usize::from(standing.participants);
        let places = &standing.places[..self.participants];
        let winners = places.iter().filter(|&&place| place == 1).count() as u64;
        for (participant, &place) in places.iter().enumerate() {
            let scores = &mut self.scores[row(participant)];
            let points = i64::from(standing.points[participant]);
            scores.wins += if place == 1 { WIN / winners } else { 0 };
            scores.points += points;
            scores.squares += points.unsigned_abs().pow(2);
        }
    }

    /// Both together.
    pub(super) fn and(mut self, other: Self) -> Self {
        self.games += other.games;
        self.inputs += other.inputs;
        self.rounds += other.rounds;
        self.shortest = self.shortest.into_iter().chain(other.shortest).min();
        self.longest = self.longest.max(other.longest);
        for (ending, games) in other.ended {
            *self.ended.entry(ending).or_default() += games;
        }
        self.participants = self.participants.max(other.participants);
        for (mine, theirs) in self.scores.iter_mut().zip(other.scores) {
            mine.wins += theirs.wins;
            mine.points += theirs.points;
            mine.squares += theirs.squares;
        }
        self
    }

    /// How many games the participant won.
    pub(super) fn wins(&self, participant: usize) -> f64 {
        self.scores[participant].wins as f64 / WIN as f64
    }

    /// Its points in the mean.
    pub(super) fn mean_score(&self, participant: usize) -> f64 {
        self.scores[participant].points as f64 / self.games as f64
    }

    /// The standard deviation of its points.
    pub(super) fn spread(&self, participant: usize) -> f64 {
        let Scores { points, squares, .. } = self.scores[participant];
        // n·Σx² − (Σx)², exactly: the difference of the two means would lose its digits.
        let games = i128::from(self.games);
        let n_squared_variance = games * i128::from(squares) - i128::from(points).pow(2);
        (n_squared_variance as f64).sqrt() / self.games as f64
    }

    /// The length of games in the mean.
    pub(super) fn mean_rounds(&self) -> f64 {
        self.rounds as f64 / self.games as f64
    }
}

/// The 95 % interval of a rate after `wins` of `games` (Wilson's: it stays within 0 and 1, also at the ends).
pub(super) fn interval(wins: f64, games: f64) -> (f64, f64) {
    const Z: f64 = 1.959_963_984_540_054;
    let rate = wins / games;
    let weight = Z * Z / games;
    let centre = rate + weight / 2.0;
    let reach = Z * (rate * (1.0 - rate) / games + weight / (4.0 * games)).sqrt();
    // Exact at the ends, where the formula is only nearly so.
    let low = if wins > 0.0 { (centre - reach) / (1.0 + weight) } else { 0.0 };
    let high = if wins < games { (centre + reach) / (1.0 + weight) } else { 1.0 };
    (low, high)
}

#[cfg(test)]
#[expect(clippy::float_cmp, reason = "small whole numbers and halves are exact")]
mod tests {
    use super::*;

    fn standing(points: &[i16], places: &[u8]) -> Standing {
        let mut standing =
            Standing { participants: points.len() as u8, points: [0; MAX_SEATS], places: [0; MAX_SEATS] };
        standing.points[..points.len()].copy_from_slice(points);
        standing.places[..places.len()].copy_from_slice(places);
        standing
    }

    fn tally(games: &[(&[i16], &[u8])]) -> Tally {
        let mut tally = Tally::default();
        for (rounds, (points, places)) in (10..).zip(games) {
            tally.add(
                100,
                rounds,
                if rounds % 2 == 0 { "even" } else { "odd" },
                &standing(points, places),
                |n| n,
            );
        }
        tally
    }

    #[test]
    fn a_win_is_whole_however_many_share_it() {
        assert!((1..=MAX_SEATS as u64).all(|winners| WIN.is_multiple_of(winners)));
    }

    #[test]
    fn games_add_up() {
        let tally = tally(&[(&[10, 4, 10], &[1, 3, 1]), (&[-2, 6, 0], &[3, 1, 2])]);
        assert_eq!((tally.games, tally.inputs, tally.participants), (2, 200, 3));
        assert_eq!([0, 1, 2].map(|one| tally.wins(one)), [0.5, 1.0, 0.5]);
        assert_eq!([0, 1, 2].map(|one| tally.mean_score(one)), [4.0, 5.0, 5.0]);
        assert_eq!([0, 1, 2].map(|one| tally.spread(one)), [6.0, 1.0, 5.0]);
        assert_eq!((tally.shortest, tally.longest, tally.mean_rounds()), (Some(10), Some(11), 10.5));
        assert_eq!(tally.ended, BTreeMap::from([("even", 1), ("odd", 1)]));
    }

    #[test]
    fn the_order_of_games_does_not_matter() {
        let one = tally(&[(&[10, 4], &[1, 2]), (&[3, 3], &[1, 1])]);
        let other = tally(&[(&[7, 9], &[2, 1])]);
        assert_eq!(one.clone().and(other.clone()), other.clone().and(one.clone()));
        assert_eq!(Tally::default().and(one.clone()), one);
    }

    #[test]
    fn a_participant_is_counted_where_it_is_listed() {
        let mut tally = Tally::default();
        tally.add(1, 1, "end", &standing(&[5, 2], &[1, 2]), |seat| 1 - seat);
        assert_eq!([tally.wins(0), tally.wins(1)], [0.0, 1.0]);
        assert_eq!([tally.mean_score(0), tally.mean_score(1)], [2.0, 5.0]);
    }

    /// The bounds are the two rates p with (wins/n − p)² = z²·p·(1 − p)/n; these were found by bisection.
    #[test]
    fn the_interval_is_wilsons() {
        let check = |wins: f64, games: f64, low: f64, high: f64| {
            let found = interval(wins, games);
            assert!((found.0 - low).abs() < 1e-6 && (found.1 - high).abs() < 1e-6, "{found:?}");
        };
        check(50.0, 100.0, 0.403_832, 0.596_168);
        check(0.0, 10.0, 0.0, 0.277_533);
        check(10.0, 10.0, 0.722_467, 1.0);
        check(1.0, 3.0, 0.061_492, 0.792_340);
    }
}
