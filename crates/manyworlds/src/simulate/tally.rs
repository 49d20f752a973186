//! Counting. Only whole numbers are added up, so the order of the games changes nothing, not even the last digit.

use std::collections::BTreeMap;

use engine::{MAX_SEATS, Standing};

use super::counts::Counts;
use super::parts::Parts;

/// A shared win counts 1/k; sixtieths are whole for every k up to [`MAX_SEATS`].
pub(super) const WIN: u64 = 60;

/// What came of some games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Tally {
    pub(super) games: u64,
    pub(super) inputs: u64,
    pub(super) rounds: Counts,
    /// How often games ended in which way.
    pub(super) ended: BTreeMap<&'static str, u64>,
    /// How many are scored in a game.
    pub(super) participants: usize,
    /// The bots as they are listed, then whoever else is scored.
    pub(super) rows: Vec<Row>,
    /// Each game by itself, in any order; only where somebody asks for it.
    pub(super) results: Vec<Finished>,
    /// What was gained; only where somebody asks for it.
    pub(super) parts: Parts,
}

/// What one bot made of its games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Row {
    /// In sixtieths.
    wins: u64,
    pub(super) points: Counts,
}

/// A finished game, by its number: the place of each participant.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Finished {
    pub(super) game: u64,
    pub(super) places: [u8; MAX_SEATS],
}

impl Tally {
    /// Counts one finished game; `rows` says where each participant is counted.
    pub(super) fn add(
        &mut self,
        inputs: u64,
        rounds: u16,
        ending: &'static str,
        standing: &Standing,
        rows: &[usize],
    ) {
        self.games += 1;
        self.inputs += inputs;
        self.rounds.add(rounds.into());
        *self.ended.entry(ending).or_default() += 1;
        self.participants = usize::from(standing.participants);
        let scored = rows.iter().zip(&standing.points).zip(shares(standing.places));
        for ((&row, &points), wins) in scored.take(self.participants) {
            if row >= self.rows.len() {
                self.rows.resize_with(row + 1, Row::default);
            }
            self.rows[row].wins += wins;
            self.rows[row].points.add(points.into());
        }
    }

    /// Both together.
    pub(super) fn and(mut self, other: Self) -> Self {
        self.games += other.games;
        self.inputs += other.inputs;
        self.rounds.add_all(&other.rounds);
        for (ending, games) in other.ended {
            *self.ended.entry(ending).or_default() += games;
        }
        self.participants = self.participants.max(other.participants);
        self.rows.resize_with(self.rows.len().max(other.rows.len()), Row::default);
        self.rows.iter_mut().zip(&other.rows).for_each(|(mine, theirs)| mine.add_all(theirs));
        self.results.extend(other.results);
        self.parts.add_all(&other.parts);
        self
    }

    /// The win rate of somebody who is no better than the others.
    pub(super) fn fair_share(&self) -> f64 {
        1.0 / self.participants as f64
    }
}

impl Row {
    pub(super) fn add_all(&mut self, other: &Self) {
        self.wins += other.wins;
        self.points.add_all(&other.points);
    }

    pub(super) fn games(&self) -> u64 {
        self.points.total()
    }

    /// How many games it won.
    pub(super) fn wins(&self) -> f64 {
        self.wins as f64 / WIN as f64
    }

    pub(super) fn win_rate(&self) -> f64 {
        self.wins() / self.games() as f64
    }

    /// The 95 % interval of the win rate.
    pub(super) fn win_interval(&self) -> (f64, f64) {
        interval(self.wins(), self.games() as f64)
    }
}

/// The sixtieths of the win that fall to each place of a game.
pub(super) fn shares(places: [u8; MAX_SEATS]) -> [u64; MAX_SEATS] {
    let winners = places.iter().filter(|&&place| place == 1).count() as u64;
    places.map(|place| if place == 1 { WIN / winners } else { 0 })
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
            let ending = if rounds % 2 == 0 { "even" } else { "odd" };
            tally.add(100, rounds, ending, &standing(points, places), &[0, 1, 2]);
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
        assert_eq!([0, 1, 2].map(|one| tally.rows[one].wins()), [0.5, 1.0, 0.5]);
        assert_eq!([0, 1, 2].map(|one| tally.rows[one].points.mean()), [4.0, 5.0, 5.0]);
        assert_eq!((tally.rounds.range(), tally.rounds.mean()), ((10, 11), 10.5));
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
        tally.add(1, 1, "end", &standing(&[5, 2], &[1, 2]), &[3, 0]);
        assert_eq!([tally.rows[0].wins(), tally.rows[3].wins()], [0.0, 1.0]);
        assert_eq!([tally.rows[0].points.mean(), tally.rows[3].points.mean()], [2.0, 5.0]);
        assert_eq!(tally.rows[1].games(), 0);
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
