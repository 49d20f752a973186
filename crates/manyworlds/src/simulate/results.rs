//! What the places of all games tell: ratings, who comes before whom, and what a seat is worth.

use bots::BotKind;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use super::line_up::LineUps;
use super::tally::{Finished, Row, Tally, WIN, shares};

/// Whoever is scored without a seat is no bot of ours: the virtual player of a solo game.
pub(super) const VIRTUAL: &str = "virtual";

/// Everybody who takes part, by name: bots of the same name are one.
pub(super) struct Entrants {
    pub(super) names: Vec<&'static str>,
    /// By the rows of the tally.
    of: Vec<usize>,
}

impl Entrants {
    pub(super) fn new(bots: &[BotKind], rows: usize) -> Self {
        let mut entrants = Self { names: Vec::new(), of: Vec::new() };
        for row in 0..rows {
            let name = bots.get(row).map_or(VIRTUAL, |bot| bot.name());
            let known = entrants.names.iter().position(|&other| other == name);
            entrants.of.push(known.unwrap_or(entrants.names.len()));
            if known.is_none() {
                entrants.names.push(name);
            }
        }
        entrants
    }

    /// The rows of the tally, those of the same name together.
    pub(super) fn rows(&self, tally: &Tally) -> Vec<Row> {
        let mut rows = vec![Row::default(); self.names.len()];
        self.of.iter().zip(&tally.rows).for_each(|(&entrant, row)| rows[entrant].add_all(row));
        rows
    }

    /// Who takes part in a game, participant by participant.
    fn of_game(&self, line_ups: &LineUps, game: u64) -> Vec<usize> {
        let bots = line_ups.seats(game).into_iter().map(|row| self.of[row]);
        bots.chain(self.names.iter().position(|&name| name == VIRTUAL)).collect()
    }
}

/// The rating of every entrant after all games, in their order: Weng and Lin's for a free-for-all.
///
/// Where bots of the same name meet, each is rated like everybody else, and their common rating goes on as the mean
/// of theirs. A game that has nobody else in it tells nothing.
pub(super) fn ratings(entrants: &Entrants, line_ups: &LineUps, results: &[Finished]) -> Vec<WengLinRating> {
    let config = WengLinConfig::new();
    let mut ratings = vec![WengLinRating::new(); entrants.names.len()];
    for result in results {
        let who = entrants.of_game(line_ups, result.game);
        if who.iter().all(|&one| one == who[0]) {
            continue;
        }
        let before: Vec<[WengLinRating; 1]> = who.iter().map(|&one| [ratings[one]]).collect();
        let places = result.places.iter().map(|&place| MultiTeamOutcome::new(place.into()));
        let teams: Vec<_> = before.iter().map(|team| &team[..]).zip(places).collect();
        let after = weng_lin_multi_team(&teams, &config);
        for &one in &who {
            let mine = || who.iter().zip(&after).filter(|(other, _)| **other == one).map(|(_, team)| team[0]);
            let count = mine().count() as f64;
            ratings[one] = WengLinRating {
                rating: mine().map(|rating| rating.rating).sum::<f64>() / count,
                uncertainty: mine().map(|rating| rating.uncertainty).sum::<f64>() / count,
            };
        }
    }
    ratings
}

/// How often one came before another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Meetings {
    pub(super) games: u64,
    /// In halves: an equal place is one.
    halves: u64,
}

impl Meetings {
    /// How often one came before the other; an equal place counts half. Nothing if they never met.
    pub(super) fn before(&self) -> Option<f64> {
        (self.games > 0).then(|| self.halves as f64 / (2 * self.games) as f64)
    }
}

/// For every entrant, how it did against each of them; against itself nothing is counted.
pub(super) fn meetings(entrants: &Entrants, line_ups: &LineUps, results: &[Finished]) -> Vec<Vec<Meetings>> {
    let count = entrants.names.len();
    let mut all = vec![vec![Meetings::default(); count]; count];
    for result in results {
        let who = entrants.of_game(line_ups, result.game);
        let placed = || who.iter().zip(result.places);
        for (&one, place) in placed() {
            for (&other, other_place) in placed().filter(|(other, _)| **other != one) {
                let met = &mut all[one][other];
                met.games += 1;
                met.halves += u64::from(place <= other_place) + u64::from(place < other_place);
            }
        }
    }
    all
}

/// How many games each seat won, with shared wins in parts.
pub(super) fn seat_wins(line_ups: &LineUps, results: &[Finished]) -> Vec<f64> {
    let mut wins = vec![0; line_ups.players()];
    for result in results {
        wins.iter_mut().zip(shares(result.places)).for_each(|(won, share)| *won += share);
    }
    wins.into_iter().map(|won| won as f64 / WIN as f64).collect()
}

#[cfg(test)]
mod tests {
    use engine::MAX_SEATS;

    use super::*;

    fn finished(all: &[&[u8]]) -> Vec<Finished> {
        let game = |(game, places): (u64, &&[u8])| {
            let mut filled = [0; MAX_SEATS];
            filled[..places.len()].copy_from_slice(places);
            Finished { game, places: filled }
        };
        (0..).zip(all).map(game).collect()
    }

    fn entrants(names: &str, rows: usize) -> Entrants {
        let bots: Vec<BotKind> = names.split(',').map(|name| name.parse().unwrap()).collect();
        Entrants::new(&bots, rows)
    }

    #[test]
    fn bots_of_one_name_are_one() {
        let entrants = entrants("random,greedy,random", 4);
        assert_eq!(entrants.names, ["random", "greedy", "virtual"]);
        assert_eq!(entrants.of, [0, 1, 0, 2]);
    }

    #[test]
    fn whoever_wins_is_rated_higher_and_surer() {
        let entrants = entrants("random,greedy,random", 3);
        let line_ups = LineUps::new(3, None, true, 1).unwrap();
        // Everybody moves on, and greedy wins from each seat.
        let results = finished(&[&[2, 1, 2], &[3, 2, 1], &[1, 2, 3]]);
        let [random, greedy] = ratings(&entrants, &line_ups, &results)[..] else { panic!() };
        let start = WengLinRating::new();
        assert!(greedy.rating > start.rating && random.rating < start.rating);
        assert!(greedy.uncertainty < start.uncertainty && random.uncertainty < start.uncertainty);
    }

    #[test]
    fn a_game_among_equals_tells_nothing() {
        let line_ups = LineUps::new(2, None, false, 1).unwrap();
        let found = ratings(&entrants("random,random", 2), &line_ups, &finished(&[&[1, 2]]));
        assert_eq!(found, [WengLinRating::new()]);
    }

    #[test]
    fn the_order_of_the_games_is_what_the_ratings_follow() {
        let line_ups = LineUps::new(2, None, false, 1).unwrap();
        let entrants = entrants("random,greedy", 2);
        let found = |all: &[&[u8]]| ratings(&entrants, &line_ups, &finished(all));
        assert_ne!(found(&[&[1, 2], &[2, 1], &[2, 1]]), found(&[&[2, 1], &[2, 1], &[1, 2]]));
    }

    #[test]
    fn an_equal_place_is_half_a_win_over_the_other() {
        let line_ups = LineUps::new(3, None, false, 1).unwrap();
        let results = finished(&[&[1, 2, 2], &[2, 1, 3]]);
        let met = meetings(&entrants("random,greedy,easy", 3), &line_ups, &results);
        assert_eq!(met[0][1].before(), Some(0.5));
        assert_eq!(met[1][2].before(), Some(0.75));
        assert_eq!(met[2][1].before(), Some(0.25));
        assert_eq!((met[0][0].before(), met[0][1].games), (None, 2));
    }

    #[test]
    fn a_seat_keeps_its_part_of_a_shared_win() {
        let line_ups = LineUps::new(2, None, true, 1).unwrap();
        assert_eq!(seat_wins(&line_ups, &finished(&[&[1, 1], &[1, 2], &[1, 2]])), [2.5, 0.5]);
    }

    #[test]
    fn the_virtual_player_is_rated_too() {
        let line_ups = LineUps::new(2, Some(1), false, 2).unwrap();
        let entrants = entrants("random,greedy", 3);
        let met = meetings(&entrants, &line_ups, &finished(&[&[2, 1], &[1, 2]]));
        assert_eq!(
            [met[0][2].before(), met[1][2].before(), met[0][1].before()],
            [Some(0.0), Some(1.0), None]
        );
    }
}
